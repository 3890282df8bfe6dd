/** What abilities do to objects, decks and slots (chapter 6). */
import type {
	Ability,
	Amount,
	Cards,
	Destination,
	Effect,
	Keyword,
	ObjectWord,
	PlayerWord,
	Several,
	Sorting,
	Test,
	Until
} from '../grammar.ts';
import type { Deck, SlotKind } from '../../model/words.ts';
import { targeted } from './abilities.ts';

export const recharge = (what: ObjectWord = 'this'): Effect => ({ do: 'recharge', what });
export const deactivate = (what: ObjectWord = 'this'): Effect => ({ do: 'deactivate', what });
export const flip = (what: ObjectWord = 'this'): Effect => ({ do: 'flip', what });
export const destroy = (what: ObjectWord = targeted()): Effect => ({ do: 'destroy', what });
export const gain = (what: ObjectWord = 'this', who: PlayerWord = 'you'): Effect => ({
	do: 'gain',
	who,
	what
});
export const give = (what: ObjectWord, to: PlayerWord): Effect => ({ do: 'give', what, to });
export const steal = (what: ObjectWord = targeted(), who: PlayerWord = 'you'): Effect => ({
	do: 'steal',
	who,
	what
});
export const swap = (what: ObjectWord, other: ObjectWord): Effect => ({ do: 'swap', what, with: other });
export const moveToSlot = (
	who: PlayerWord = 'active player',
	what: ObjectWord = 'this',
	slots: SlotKind = 'monster'
): Effect => ({ do: 'move', who, what, slots });
export const becomeRoom = (what: ObjectWord = targeted()): Effect => ({ do: 'become room', what });
export const putIt = (what: ObjectWord, to: Destination): Effect => ({ do: 'put', what, to });
export const replaceWithTop = (what: ObjectWord): Effect => ({ do: 'replace with top of deck', what });
export const becomeSoul = (what: ObjectWord = 'this', value: Amount | null = null): Effect => ({
	do: 'become soul',
	what,
	value
});
export const becomeItem = (
	what: ObjectWord = 'this',
	abilities: readonly Ability[] | null = null
): Effect => ({ do: 'become item', what, abilities });
export const becomeCopy = (
	of: ObjectWord = targeted(),
	until: Until = 'indefinitely',
	what: ObjectWord = 'this'
): Effect => ({ do: 'become copy', what, of, until });
export const gainAbilities = (
	what: ObjectWord,
	until: Until,
	...abilities: Ability[]
): Effect => ({ do: 'gain abilities', what, abilities, until });
export const gainKeyword = (
	keyword: Keyword,
	what: ObjectWord = 'this',
	until: Until = 'indefinitely'
): Effect => ({ do: 'gain keyword', what, keyword, until });
export const loseKeyword = (
	keyword: Keyword,
	what: ObjectWord = 'this',
	until: Until = 'indefinitely'
): Effect => ({ do: 'lose keyword', what, keyword, until });
export const loseAbilities = (
	what: ObjectWord = 'this',
	until: Until = 'indefinitely',
	except: Keyword | null = null
): Effect => ({ do: 'lose abilities', what, except, until });
export const putCounters = (
	amount: Amount = 1,
	on: ObjectWord = 'this',
	named: string | null = null
): Effect => ({ do: 'put counters', on, amount, named });
/** Counters of a kind that is there already. */
export const putAlike = (on: ObjectWord = 'this', amount: Amount = 1): Effect => ({
	do: 'put counters',
	on,
	amount,
	named: null,
	alike: true
});
export const removeCounters = (
	amount: Amount | Several | 'all' = 1,
	from: ObjectWord = 'this',
	named: string | null = null
): Effect => ({ do: 'remove counters', from, amount, named });
export const levelUp = (amount: Amount = 1, what: ObjectWord = 'this'): Effect => ({
	do: 'level up',
	what,
	amount
});
export const levelDown = (amount: Amount = 1, what: ObjectWord = 'this'): Effect => ({
	do: 'level down',
	what,
	amount
});
/** A number that a text says becomes another for this turn. */
export const changeNumber = (
	by: number,
	least: number,
	most: number,
	what: ObjectWord = targeted()
): Effect => ({ do: 'change number', what, by, least, most });
export const note = (what: Amount): Effect => ({ do: 'note', what });
export const expand = (slots: SlotKind, amount: Amount = 1): Effect => ({
	do: 'expand',
	slots,
	amount
});

// Decks and discards
/** Looks at cards and sorts them into places. */
export const look = (
	at: Cards,
	rest: Destination,
	sort: readonly Sorting[] = [],
	how: { readonly reveal?: boolean; readonly who?: PlayerWord; readonly order?: 'any' | 'random' } = {}
): Effect => ({
	do: 'look',
	who: how.who ?? 'you',
	at,
	reveal: how.reveal ?? false,
	sort,
	rest,
	order: how.order ?? 'any'
});
export const take = (take: Several | 'all', to: Destination, ...where: Test[]): Sorting => ({
	take,
	where,
	to
});
/** The top cards of a deck. */
export const topOf = (deck: Deck | ObjectWord, top: Amount = 1): Cards => ({ in: 'deck', deck, top });
export const search = (
	deck: Deck,
	to: Destination,
	where: readonly Test[],
	max: Amount | null = 1,
	who: PlayerWord = 'you'
): Effect => ({ do: 'search', who, deck, where, to, max });
export const shuffle = (deck: Deck): Effect => ({ do: 'shuffle', deck });
export const lookAndPutBack = (
	amount: Amount,
	deck: ObjectWord = targeted(),
	who: PlayerWord = 'you'
): Effect => ({
	do: 'look and put back',
	who,
	deck,
	amount
});
export const putTop = (
	deck: Deck | ObjectWord,
	to: Destination,
	who?: PlayerWord
): Effect => ({
	do: 'put top of deck',
	deck,
	to,
	...(who === undefined ? {} : { who })
});
export const putTopIntoDiscard = (deck: ObjectWord = targeted()): Effect => putTop(deck, 'discard');
export const putTopOfDiscardOnDeck = (discard: ObjectWord = targeted()): Effect => ({
	do: 'put top of discard on deck',
	discard
});
export const putTopOfDiscard = (deck: Deck, to: Destination): Effect => ({
	do: 'put top of discard',
	deck,
	to
});
export const putFromDiscard = (
	deck: Deck,
	amount: Several,
	to: Destination,
	...where: Test[]
): Effect => ({ do: 'put from discard', who: 'you', deck, where, amount, to });
export const putFromUnder = (
	amount: Several,
	to: Destination,
	under: ObjectWord = 'this',
	...where: Test[]
): Effect => ({ do: 'put from under', who: 'you', under, where, amount, to });
export const putFromHand = (
	amount: Amount,
	to: Destination,
	who: PlayerWord = 'you'
): Effect => ({ do: 'put cards from hand', who, amount, to });
