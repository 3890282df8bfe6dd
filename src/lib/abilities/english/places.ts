/** Where cards are, where they are put, and for how long. */
import type { AttackWord, Cards, Destination, ObjectWord, Until } from '../grammar.ts';
import { DECKS, SLOT_KINDS, type Deck } from '../../model/words.ts';
import { amount, WHERE_X } from './amounts.ts';
import { form, phrase, type Form } from './form.ts';
import type { Hole, Shape } from './hole.ts';
import { filter, number, oneOfWords, player, said, thing, wordsFor } from './holes.ts';

const to = (shape: Shape<Destination>, words: string): Form<Destination> =>
	form<Destination>(shape, words);
const [who, what] = [player('who'), thing('what')];
const n = number('n');
const any = amount('any');
const slot = oneOfWords('slot', SLOT_KINDS);

/** Ways to say what is done with a card that goes somewhere: it is put there, gained, played, removed. */
export type Placing = readonly [to: Shape<Destination>, words: string];

/**
 * Each way to say where something goes, as a clause.
 * @param hole the name of the hole for where it goes.
 * @param what what goes there.
 * @param place where it is put, by what its deck is called there.
 */
export function placings(
	hole: string,
	what: string,
	place: (hole: string) => Shape<Destination>
): readonly Placing[] {
	const by = player(`${hole}By`);
	return [
		[{ gainedBy: by }, `[${by.hole}] gain ${what}`],
		[{ startingItemOf: by }, `[${by.hole}] gain ${what} as a starting item`],
		[{ playedBy: by }, `[${by.hole}] play ${what} for free`],
		['given to players', `give ${what} to players of your choice`],
		['removed from the game', `remove ${what} from the game`],
		[place(hole), `put ${what} [${hole}]`]
	];
}

/** Where something is put; "{deck}" is what its deck is called there. */
export const PLACE = phrase(
	'place',
	[
		to('discard', 'into discard'),
		to('top of deck', 'on top of {deck}'),
		to('bottom of deck', 'on the bottom of {deck}'),
		to('active bonus souls', 'among the active bonus souls'),
		to('given to players', 'into play, given to players of your choice'),
		to('played', 'on the stack, played by the active player'),
		to('removed from the game', 'out of the game'),
		to({ fromTop: 1 }, 'in {deck} 1 card from the top'),
		to({ fromTop: any }, 'in {deck} [any] cards from the top'),
		to({ handOf: who }, "into [who's] hand"),
		to({ gainedBy: who }, 'into play, gained by [who]'),
		to({ playedBy: who }, 'on the stack, played for free by [who]'),
		to({ startingItemOf: who }, "into play as [who's] starting item"),
		to({ under: what }, 'under [what]'),
		to({ belowIn: slot }, 'in a [slot] slot 1 card from the top'),
		to({ newSlot: slot }, 'in a new [slot] slot'),
		to({ slot: 'monster' }, 'in a monster slot not being attacked'),
		to({ slot: 'monster', another: true }, 'in another monster slot not being attacked'),
		to({ slot: 'shop' }, 'in a shop slot'),
		to({ slot: 'room' }, 'in a room slot'),
		to({ slot: 'shop', another: true }, 'in another shop slot'),
		to({ slot: 'room', another: true }, 'in another room slot')
	],
	'where it goes'
);

const somewhere = said(() => PLACE);
/** Where something is put, by what its deck is called there. */
export const place = (hole: string, deck = 'its deck'): Hole<Destination> => ({
	...somewhere(hole),
	deck
});
/** Where a card of a deck is put, by what that deck is called once it was named. */
export const placeOf = (hole: string, deck: Hole<Deck | ObjectWord>): Hole<Destination> => ({
	...somewhere(hole),
	deck
});

/** "the loot deck", or what a word for a deck points at. */
const DECK = phrase('deck', [
	form<Deck | ObjectWord>(oneOfWords('deck', DECKS), 'the [deck] deck'),
	form<Deck | ObjectWord>(thing('deck'), '[deck]')
]);
export const anyDeck = said(() => DECK);

/** So many cards on top of a deck, with what is said at the end of the sentence. */
export const TOP = [
	[1, 'the top card of', ''],
	[n, 'the top [n] cards of', ''],
	[any, 'the top x cards of', WHERE_X]
] as const;

const lie = (shape: Shape<Cards>, words: string): Form<Cards> => form<Cards>(shape, words);
const of = anyDeck('of');
export const CARDS = phrase('cards', [
	lie({ in: 'hand', of: who }, "the cards in [who's] hand"),
	lie({ in: 'hand', of: who, latest: true }, "the latest card in [who's] hand"),
	lie({ in: 'under', under: what }, 'the cards under [what]'),
	lie({ in: 'under', under: what, latest: true }, 'the latest card under [what]'),
	...TOP.map(([top, cards, where]) => lie({ in: 'deck', deck: of, top }, `${cards} [of]${where}`)),
	lie({ in: 'discard', deck: oneOfWords('pile', DECKS) }, 'the cards in the [pile] discard'),
	lie({ in: 'outside' }, 'the cards outside the game')
]);
/** Cards that are not in play: "the cards in your hand". */
export const cardsSomewhere = said(() => CARDS);

/** How long it lasts, after what lasts; empty where there is no end. */
export const UNTIL: Readonly<Record<Until, string>> = {
	'end of turn': 'till end of turn',
	indefinitely: '',
	'your next turn': 'till your next turn starts',
	'their next turn': "till the start of the target's next turn",
	'end of your next turn': 'till the end of your next turn',
	'end of their next turn': 'till the end of their next turn',
	'your turn ends': 'till the next time your turn ends',
	'its next recharge step': "till its controller's next recharge step is over",
	'this is in play': 'for as long as this is in play'
};
export const until = wordsFor<Until>('until', UNTIL);

/** The same where what has no end says so. */
export const FOR: Readonly<Record<Until, string>> = { ...UNTIL, indefinitely: 'from now on' };

/** In which time something is waited for. */
export const WITHIN: Readonly<Record<Until, string>> = {
	'end of turn': 'this turn',
	indefinitely: '',
	'your next turn': 'before your next turn starts',
	'their next turn': "before the start of the target's next turn",
	'end of your next turn': 'before the end of your next turn',
	'end of their next turn': 'before the end of their next turn',
	'your turn ends': 'before your turn ends',
	'its next recharge step': "before its controller's next recharge step is over",
	'this is in play': 'while this is in play'
};

const attack = (shape: Shape<AttackWord>, words: string): Form<AttackWord> =>
	form<AttackWord>(shape, words);
/** What is attacked, after the verb; nothing where it can be anything. */
export const ATTACKED = phrase('what is attacked', [
	attack('anything', ''),
	attack('monster deck', 'the monster deck'),
	attack('the slot it was in', 'the slot this was in'),
	attack('a new slot', 'a monster in one of the new slots'),
	attack('one put there', 'one of those put there'),
	attack({ player: filter('player', 'some') }, '[player]'),
	attack(what, '[what]')
]);
export const attacked = said(() => ATTACKED);
