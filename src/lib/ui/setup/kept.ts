import { EDITIONS } from '../../model/words.ts';
import { isVariantId, variant, type Variants } from '../../rules/variants.ts';
import { AT_FIRST, FEWEST_PLAYERS, MOST_PLAYERS, type Choice } from './choice.ts';
import { RATIOS } from './ratios.ts';

const KEY = 'fizzle-setup';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

const texts = (value: unknown): readonly string[] | null =>
	Array.isArray(value) && value.every((one) => typeof one === 'string') ? value : null;

const whole = (value: unknown, least: number): value is number =>
	typeof value === 'number' && Number.isInteger(value) && value >= least && value < 1_000;

function variantsIn(value: unknown): Variants {
	if (!isRecord(value)) return {};
	return Object.fromEntries(
		Object.entries(value).filter(([id, said]) => {
			if (!isVariantId(id)) return false;
			const { least } = variant(id);
			return least === undefined ? said === true : whole(said, least);
		})
	);
}

/** What was kept, as far as it still makes sense; the rest is as at first. */
export function choiceIn(data: unknown): Choice {
	if (!isRecord(data)) return AT_FIRST;
	const names = texts(data['names']);
	const own = isRecord(data['own']) ? data['own'] : {};
	return {
		edition: EDITIONS.find((id) => id === data['edition']) ?? AT_FIRST.edition,
		names:
			names && names.length >= FEWEST_PLAYERS && names.length <= MOST_PLAYERS
				? names
				: AT_FIRST.names,
		variants: variantsIn(data['variants']),
		rooms: typeof data['rooms'] === 'boolean' ? data['rooms'] : AT_FIRST.rooms,
		bonusSouls: typeof data['bonusSouls'] === 'boolean' ? data['bonusSouls'] : AT_FIRST.bonusSouls,
		sets: texts(data['sets']) ?? AT_FIRST.sets,
		own: Object.fromEntries(
			RATIOS.flatMap(({ kind }) => (whole(own[kind], 0) ? [[kind, own[kind]]] : []))
		),
		done: texts(data['done']) ?? AT_FIRST.done
	};
}

/** What this group chose before; as at first where nothing was kept, or may be. */
export function keptChoice(): Choice {
	try {
		return choiceIn(JSON.parse(localStorage.getItem(KEY) ?? 'null'));
	} catch {
		return AT_FIRST;
	}
}

/** Keeps what is chosen for the next visit, where the browser allows that. */
export function keepChoice(choice: Choice): void {
	try {
		localStorage.setItem(KEY, JSON.stringify(choice));
	} catch {
		// A browser that stores nothing still shows the choice until the page is left.
	}
}
