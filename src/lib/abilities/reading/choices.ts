/** What some words can be, for the samples that name each. */
import type { Amount, AttackWord, Cards, Owned, ObjectWord, Stat, Until } from '../grammar.ts';
import { DECKS, type Deck } from '../../model/words.ts';
import { amount, amounts, filter, number, patient, player } from './template.ts';

export const OWNED: readonly Owned[] = ['¢', 'loot cards', 'items', 'souls', 'curses', 'HP'];
export const UNTILS: readonly Until[] = [
	'end of turn',
	'indefinitely',
	'your next turn',
	'their next turn',
	'end of your next turn',
	'your turn ends',
	'its next recharge step'
];
export const STATS: readonly Stat[] = [
	'hp',
	'attack',
	'evasion',
	'rolls',
	'attack rolls',
	'hand size'
];
/** A deck of the game, or one that is pointed at. */
export const ANY_DECK: readonly (Deck | ObjectWord)[] = [...DECKS, patient()];
export const CARDS: readonly Cards[] = [
	...[{}, { latest: true as const }].flatMap((which): readonly Cards[] => [
		{ in: 'hand', of: player(1), ...which },
		{ in: 'under', under: patient(), ...which }
	]),
	...ANY_DECK.flatMap((deck) => amounts().map((top): Cards => ({ in: 'deck', deck, top }))),
	...DECKS.map((deck): Cards => ({ in: 'discard', deck })),
	{ in: 'outside' }
];
export const ATTACKED: readonly AttackWord[] = [
	'anything',
	'monster deck',
	'the slot it was in',
	'a new slot',
	'one put there',
	patient(1),
	{ player: filter() }
];
/** Changes to a stat: "+1", "-1", by an amount. */
export const CHANGES: readonly Amount[] = [number(), -number(), amount()];
/** All that the one has who loses it: "all their ¢". */
export const OWN_AMOUNT: Amount = { owned: '¢', by: player() };
