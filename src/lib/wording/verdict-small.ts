import type { Part } from '../judge/verdict/play-on.ts';
import type { Happening } from '../model/happening/index.ts';
import type { Step } from '../rules/step.ts';
import { toldSentence } from './steps.ts';
import type { ToldStep } from './told.ts';

/** More cards that came and went than are told of. */
const MOST_CARDS = 4;
/** More hands that changed than are told of. */
const MOST_HANDS = 3;

const toldIn = ({ before, steps, position }: Part): readonly ToldStep[] =>
	steps.map((step) => ({ step, before, position }));

/**
 * What came of a line that nothing weightier came of: the last that happened, and of cards that came and
 * went all that did so with it.
 */
export function smallSentences(parts: readonly Part[]): readonly string[] {
	const small = parts.map((part) => toldIn(part).filter(({ step }) => isSmall(step)));
	const latest = small.findLast((all) => all.length > 0) ?? [];
	const cards = latest.filter(({ step }) => OF_CARDS.has(step.what.did));
	return (cards.length > 0 ? cards.slice(0, MOST_CARDS) : latest.slice(-1)).map(toldSentence);
}

/** Loot cards that went from hand to hand. */
export const handSentences = (parts: readonly Part[]): readonly string[] =>
	parts
		.flatMap(toldIn)
		.filter(({ step }) => OF_HANDS.has(step.what.did))
		.map(toldSentence)
		.slice(0, MOST_HANDS);

/** Cards that turned up and do not belong into the game: the rules put them aside, whoever expected them. */
export const asideSentences = (parts: readonly Part[]): readonly string[] =>
	parts
		.flatMap(toldIn)
		.filter(({ step }) => step.what.did === 'put aside')
		.map(toldSentence)
		.slice(0, MOST_CARDS);

/** Whether something is worth a sentence where nothing else happened. */
function isSmall({ what, rules }: Step): boolean {
	if (what.did === 'put into slot') return !rules.some((id) => REFILLS.has(id));
	// A loot that has resolved leaves the stack, whatever it did.
	if (what.did === 'put card')
		return what.from !== 'stack' || what.to !== 'discard' || what.deck !== 'loot';
	return SMALL.has(what.did) || OF_CARDS.has(what.did);
}

type Did = Happening['did'];

/** The rules by which a slot is filled of itself. */
const REFILLS: ReadonlySet<string> = new Set([
	'refill.when',
	'refill.after-death',
	'refill.reveals',
	'refill.shop'
]);

const OF_HANDS: ReadonlySet<Did> = new Set([
	'gave loot cards',
	'swapped loot cards',
	'swapped hands',
	'passed hands'
]);

/** Cards that come into slots and leave them, slots that are added, objects that change whose they are. */
const OF_CARDS: ReadonlySet<Did> = new Set([
	'became monster',
	'destroyed',
	'expanded',
	'put card',
	'put into discard',
	'put into slot'
]);

const SMALL: ReadonlySet<Did> = new Set([
	'declared',
	'gained loot play',
	'gained effect',
	'will prevent',
	'looked',
	'looked at hand',
	'reordered',
	'deactivated',
	'became copy',
	'changed abilities',
	'copied',
	'flipped',
	'may play',
	'noted',
	'not destroyed',
	'rerolled item',
	'revealed cards',
	'set stat',
	'swapped',
	'turn ends',
	'began effect',
	'shuffled',
	'teamed up',
	'voted',
	'left to the table'
]);
