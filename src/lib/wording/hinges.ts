import { ordinal } from '../abilities/wording/lists.ts';
import { andList, orList } from '../abilities/wording-nouns.ts';
import { possessive, sentence } from './names.ts';

/** A changed fact as a clause that begins with what is changed. */
export const CHANGED = {
	/** A roll that is on the table from the start, whoever made it. */
	laidRoll: (roll: string): string => (roll.startsWith('roll') ? `the ${roll}` : roll),
	roll: (what: string, were: string, numbers: string): string =>
		`${what}: with ${numbers} instead of ${were}`,
	toCome: (what: string, numbers: string): string => `${what} to come: with ${numbers}`,
	hp: (whose: string, was: number, is: number): string =>
		`${possessive(whose)} HP: with ${String(is)} instead of ${String(was)}`,
	charge: (whose: string, card: string, charged: boolean): string =>
		`${possessive(whose)} ${card}: ${charged ? 'charged instead of deactivated' : 'deactivated instead of charged'}`,
	cents: (whose: string, was: number, is: number): string =>
		`${possessive(whose)} money: ${String(is)}¢ instead of ${String(was)}¢`,
	counters: (whose: string, kind: string, was: number, is: number): string =>
		`${possessive(whose)} ${kind === 'plain' ? '' : `${kind} `}counters: ${String(is)} instead of ${String(was)}`,
	cards: (whose: string, cards: readonly string[]): string =>
		`${possessive(whose)} ${andList(cards)}: without ${cards.length > 1 ? 'one of them' : 'it'}`,
	choice: (line: string, other: string): string => `“${line}”: with “${other}” instead`,
	act: (line: string): string => `${line}: if that hadn’t happened`,
	response: (line: string): string => `one response more: “${line}”`,
	reading: (answers: string): string => `how an open question is answered: ${answers}`,
	/** What is about a card that nobody has said anything of. */
	filler: (words: string, card: string): string => `${words} (${card} only fills a slot)`,
	editions: (rules: readonly string[]): string => `the rulebook: by ${orList(rules)}`
};

/** How much a changed fact is one that somebody would argue about. */
export type Weight = 'fact' | 'choice' | 'deed' | 'filler';

/** What it hinges on, for a person. @param first the first of what was found. */
export const hingesSentence = (
	first: { readonly words: string; readonly sentence: string; readonly weight: Weight } | undefined,
	tried: number
): string => {
	if (!first) return `None of the ${String(tried)} changed facts that were tried turns it.`;
	const { words, sentence: then, weight } = first;
	return `${LED[weight]} ${words}. ${then}`;
};

const LED: Readonly<Record<Weight, string>> = {
	fact: 'It hinges on',
	choice: 'No smaller fact turns it. What does is',
	deed: 'No smaller fact turns it. What does is',
	filler: 'Nothing that was said turns it. What does is'
};

/** "It depends on Amy's roll for Guppy's Collar. With 1–3: Amy survives." */
export const differsSentence = (
	what: string,
	parts: readonly { readonly words: string; readonly sentence: string }[]
): string =>
	[
		sentence(`it depends on ${what}`),
		...parts.map((one) => `${/^\d/u.test(one.words) ? 'With' : 'If'} ${one.words}: ${one.sentence}`)
	].join(' ');

/** "Amy's roll (the second)", of several that have no other words. */
export const nthWords = (what: string, nth: number): string => `${what} (the ${ordinal(nth)})`;

/** Numbers of a die with runs joined: "1–3, 5". */
export function facesText(faces: readonly number[]): string {
	const runs: [from: number, to: number][] = [];
	for (const face of [...faces].sort((a, b) => a - b)) {
		const last = runs.at(-1);
		if (last && last[1] === face - 1) last[1] = face;
		else runs.push([face, face]);
	}
	return runs
		.map(([from, to]) => (from === to ? String(from) : `${String(from)}–${String(to)}`))
		.join(', ');
}
