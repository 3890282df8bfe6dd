import { numbersOf } from '../../abilities/numbers.ts';
import { ordinal } from '../../abilities/wording/lists.ts';
import { abilityOf, writtenOn } from '../../cards/library.ts';
import type { NumberChanged } from '../../model/stack.ts';
import type { CardKey, EditionId } from '../../model/words.ts';
import { fizzleWithNothing } from '../late-fizzle.ts';
import { exchange, onStack } from '../on-stack.ts';
import { ask, tell } from '../run.ts';
import { NOTHING, type TaskResult } from '../task-result.ts';
import { begin } from './begin-lasting.ts';
import { done, object, ref, type Doing, type EffectOf } from './doing.ts';

type ChangeNumber = EffectOf<'change number'>;

/** A way to change a number, and the words that say it: "second 1 to 2". */
interface Way extends NumberChanged {
	readonly word: string;
}

/** The numbers in the text of a card as they are now, by line; its rewards stand beside its text. */
function numbersIn(
	card: CardKey,
	edition: EditionId,
	changed: readonly NumberChanged[]
): readonly (NumberChanged & { readonly value: number })[] {
	return writtenOn(card, edition).flatMap(({ way }, line) => {
		const own = changed.filter((one) => one.line === line);
		const now = abilityOf({ card, line, changed: own }, edition);
		if (way === 'reward' || !now) return [];
		return numbersOf(now).map((value, at) => ({ line, at, by: 0, value }));
	});
}

/** Every way to change a number of a card within bounds, down before up. */
function waysOf(
	card: CardKey,
	edition: EditionId,
	changed: readonly NumberChanged[],
	{ by, least, most }: ChangeNumber
): readonly Way[] {
	const all = numbersIn(card, edition, changed);
	return all.flatMap(({ line, at, value }, place): readonly Way[] => {
		const alike = all.filter((one) => one.value === value).length;
		const before = all.slice(0, place).filter((one) => one.value === value).length;
		const which = alike > 1 ? `${ordinal(before + 1)} ` : '';
		return [-by, by]
			.filter((change) => value + change >= least && value + change <= most)
			.map((change) => ({
				line,
				at,
				by: change,
				word: `${which}${String(value)} to ${String(value + change)}`
			}));
	});
}

/** Changes a number in the text of an object, or of a loot that waits on the stack, which the player chooses. */
export function changeNumber(doing: Doing, effect: ChangeNumber): TaskResult {
	const { run, at, context } = doing;
	const { edition, effects } = run.position;
	const where = ref(doing, effect.what);
	const item = where && 'item' in where ? onStack(run, where.item) : null;
	const loot = item?.kind === 'loot' ? item : null;
	const found = loot ? null : object(doing, effect.what);
	const card = loot?.card ?? found?.object.card ?? null;
	const changed =
		loot?.changed ??
		effects.flatMap(({ change, of }) =>
			'number' in change && change.on === card && 'object' in of && of.object === found?.object.id
				? [change.number]
				: []
		);
	const ways = card === null ? [] : waysOf(card, edition, changed, effect);
	if (card === null || ways.length === 0) {
		done(run, 0);
		fizzleWithNothing(run, at);
		return NOTHING;
	}
	const answer = ask(run, 0, {
		who: context.you,
		purpose: { about: 'choice', effect: at },
		domain: { pick: 'one' },
		options: ways.map(({ word }) => ({ word }))
	});
	if (!answer) return null;
	const [picked] = answer;
	const way = ways.find(({ word }) => picked && 'word' in picked && picked.word === word);
	done(run, way ? 1 : 0);
	if (!way) return NOTHING;
	const number = { line: way.line, at: way.at, by: way.by };
	const began = (): void => {
		tell(run, { did: 'began effect', player: context.you, effect: at }, 'lasting effect');
	};
	if (loot) {
		exchange(run, { ...loot, changed: [...changed, number] });
		began();
	} else if (found)
		begin(doing, { object: found.object.id }, { number, on: card }, 'end of turn', {}, began);
	return NOTHING;
}
