import type { Position } from '../../../model/position.ts';
import { sameOption, type CardKey, type Ref, type Seat } from '../../../model/words.ts';
import { optionText } from '../../../scenario/describe/describe.ts';
import { actWords } from '../../../scenario/spoken/index.ts';
import {
	actOfPut,
	giftsFor,
	refusedTargetsOfPut,
	targetsOfPut,
	waysOf,
	type Putting,
	type Way
} from '../../table/prompt/put.ts';
import { positionAfter } from '../../table/state/edits.ts';
import { beginning, whole, type Offer } from './offer.ts';
import type { Scene } from './scene.ts';

/** A card on its way to the stack, at a table where its player has it. */
export interface Aiming {
	readonly putting: Putting;
	readonly at: Position;
	readonly targets: readonly (readonly Ref[])[];
	/** The card can do nothing else of this kind, so nobody has to say which of its lines it is. */
	readonly alone: boolean;
}

/** A card as a player plays or uses it, once for each of its ways. */
export const aimingsOf = (
	{ position }: Scene,
	seat: Seat,
	card: CardKey,
	wanted: (way: Way) => boolean
): readonly Aiming[] =>
	waysOf(card, position.edition)
		.filter((way) => way.way !== 'trigger' && wanted(way))
		.map((way, _, { length }) => {
			const putting: Putting = { card, seat, way };
			const at = positionAfter(position, giftsFor(position, putting));
			return { putting, at, targets: targetsOfPut(at, putting), alone: length === 1 };
		});

/** The only thing that a card can target; null where there are several, or none. */
function onlyAim({ targets }: Aiming): readonly Ref[] | null {
	const [first, second] = targets;
	return first?.length === 1 && !second ? first : null;
}

/** The act in words, aimed at some of what it needs. */
export function aimedWords(
	{ players }: Scene,
	{ at, putting, alone }: Aiming,
	aims: readonly Ref[]
): string {
	const act = actOfPut(at, putting, aims);
	if (act?.do !== 'activate' || !alone) return act ? actWords(act, players) : '';
	const { line: _, ...object } = act.object;
	return actWords({ ...act, object }, players);
}

/** The act as it is offered before it is aimed: whole where it needs no target, or there is just one. */
export function offerOf(scene: Scene, aiming: Aiming): Offer {
	const aim = onlyAim(aiming);
	const words = aimedWords(scene, aiming, aim ?? []);
	if (!aim && aiming.targets.length > 0 && aimedOffers(scene, aiming, []).length === 0)
		return { ...whole(words), note: 'nothing to aim it at', forbidden: true };
	const offer = aim || aiming.targets.length === 0 ? whole(words) : beginning(`${words} on`);
	return aiming.alone ? offer : { ...offer, note: aiming.putting.way.text };
}

/** The act aimed at each thing that it can target, then at what it cannot and somebody may have meant. */
export function aimedOffers(scene: Scene, aiming: Aiming, aimed: readonly Ref[]): readonly Offer[] {
	const { at, putting, targets } = aiming;
	const legal = targets[aimed.length] ?? [];
	const said = (ref: Ref): Offer => {
		const words = aimedWords(scene, aiming, [...aimed, ref]);
		return aimed.length + 1 < targets.length ? beginning(`${words} and`) : whole(words);
	};
	const refused = refusedTargetsOfPut(at, putting, aimed.length).filter(
		({ option, refusal }) => refusal && 'item' in option
	);
	return [
		...newestFirst(legal).map(said),
		...refused.map(({ option, refusal }) => ({
			...said(option),
			note: refusal?.refused ?? '',
			forbidden: true
		}))
	];
}

/** What is on the stack comes first, its top before all; then monsters, players and the rest as they lie. */
const newestFirst = (refs: readonly Ref[]): readonly Ref[] => [
	...refs.filter((ref) => 'item' in ref).reverse(),
	...refs.filter((ref) => 'object' in ref),
	...refs.filter((ref) => !('item' in ref) && !('object' in ref))
];

/** What is aimed at, read back from its words; null where that is not all of it. */
export function aimsIn(aiming: Aiming, texts: readonly string[]): readonly Ref[] | null {
	const aims: Ref[] = [];
	for (const [i, text] of texts.entries()) {
		const found = aiming.targets[i]?.find(
			(ref) => optionText(aiming.at, ref).toLowerCase() === text.trim().toLowerCase()
		);
		if (!found || aims.some((one) => sameOption(one, found))) return null;
		aims.push(found);
	}
	return aims;
}
