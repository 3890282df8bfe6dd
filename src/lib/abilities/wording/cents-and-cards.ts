/** The verbs that move ¢ and cards. */
import type { Amount, Effect, ObjectWord, PlayerWord, Several } from '../grammar.ts';
import { togetherWith } from './damage.ts';
import { amountWords, manyThings, muchOf, plain } from './amounts.ts';
import { does, order, type Clause } from './clause.ts';
import { cardsThat, cardThat, eachOf, howMany } from './filters.ts';
import { spaced } from './lists.ts';
import { nounFor, own } from './nouns.ts';
import {
	cardsWords,
	deckWords,
	destinationWords,
	placed,
	sameDeck,
	topCards,
	UNTIL
} from './places.ts';
import { agree, type Noun, type Scope } from './scope.ts';

const VERBS = [
	'gain ¢',
	'lose ¢',
	'pay ¢',
	'give ¢',
	'steal ¢',
	'loot',
	'discard',
	'give loot cards',
	'swap loot cards',
	'pass hands',
	'put cards from hand',
	'look at hand',
	'look',
	'search',
	'reveal until',
	'shuffle',
	'look and put back',
	'put top of deck',
	'put top of discard on deck',
	'put top of discard',
	'put from discard',
	'put from under',
	'put from outside',
	'play',
	'let play',
	'bid',
	'gain treasure'
] as const satisfies readonly Effect['do'][];
export type CentsAndCards = Extract<Effect, { do: (typeof VERBS)[number] }>;

const OWN: ReadonlySet<Effect['do']> = new Set(VERBS);
export const movesCards = (effect: Effect): effect is CentsAndCards => OWN.has(effect.do);

/** The clauses of a verb that moves ¢ or cards. */
export function cardClauses(effect: CentsAndCards, scope: Scope): readonly Clause[] {
	const name = (word: ObjectWord): Noun => nounFor(word, scope);
	switch (effect.do) {
		case 'gain ¢':
			return [does(name(effect.who), 'gain', muchOf(effect.amount, '¢', scope))];
		case 'lose ¢':
			return [does(name(effect.who), 'lose', centsOf(effect.amount, effect.who, scope))];
		case 'pay ¢':
			return [does(name(effect.who), 'pay', centsOf(effect.amount, effect.who, scope))];
		case 'give ¢': {
			const cents = centsOf(effect.amount, effect.from, scope);
			return [does(name(effect.from), 'give', given(cents, name(effect.to)))];
		}
		case 'steal ¢': {
			const { amount } = effect;
			const cents = isSeveral(amount)
				? `${howMany(amount, scope)}¢`
				: centsOf(amount, effect.from, scope);
			return [does(name(effect.who), 'steal', `${cents} from ${name(effect.from).object}`)];
		}
		case 'loot':
			return [
				does(name(effect.who), 'loot', `${plain(effect.amount, scope)}${togetherWith(effect)}`)
			];
		case 'discard':
			return [does(name(effect.who), 'discard', discarded(effect, scope))];
		case 'give loot cards':
			return [givenLoot(effect, scope)];
		case 'swap loot cards':
			return [does(name(effect.who), 'swap', `a loot card with ${name(effect.with).object}`)];
		case 'pass hands':
			return [order('pass', `each player's hand to the player to their ${effect.to}`)];
		case 'put cards from hand': {
			const cards = manyThings(effect.amount, 'loot card', scope);
			const random = effect.random ? ' at random' : '';
			const who = name(effect.who);
			return [
				does(
					who,
					'put',
					`${cards} from ${own(who, scope)} hand${random} ${destinationWords(effect.to, scope, 'the loot deck')}`
				)
			];
		}
		case 'look at hand':
			return [does(name(effect.who), 'look', `at ${name(effect.of).possessive} hand`)];
		case 'look':
			return looking(effect, scope);
		case 'search': {
			const who = name(effect.who);
			const { deck, where, max } = effect;
			const cards =
				max === 1
					? cardThat(where, scope)
					: spaced(howMany({ min: 0, max }, scope), cardsThat(where, scope));
			const it = max === 1 ? 'it' : 'them';
			return [
				does(who, 'search', `the ${deck} deck for ${cards}`, 'searches'),
				placed(it, effect.to, scope, `the ${deck} deck`),
				order('shuffle', `the ${deck} deck`)
			];
		}
		case 'reveal until': {
			const deck = `the ${effect.deck} deck`;
			const it = effect.count === 1 ? 'it' : 'them';
			return [
				order('reveal', `cards from the top of ${deck} until ${found(effect, scope)} revealed`),
				placed(it, effect.to, scope, deck),
				placed('the rest', effect.rest, scope, deck)
			];
		}
		case 'shuffle':
			return [order('shuffle', `the ${effect.deck} deck`)];
		case 'look and put back': {
			const cards = topCards(nounFor(effect.deck, scope).object, effect.amount, scope);
			return [
				does(name(effect.who), 'look', `at ${cards}`, 'looks'),
				order('put', effect.amount === 1 ? 'it back' : 'them back in any order')
			];
		}
		case 'put top of deck': {
			const card = `the top card of ${deckWords(effect.deck, scope)}`;
			const put = `${card} ${destinationWords(effect.to, scope, sameDeck(effect.deck))}`;
			return [effect.who === undefined ? order('put', put) : does(name(effect.who), 'put', put)];
		}
		case 'put top of discard on deck':
			return [order('put', `the top card of ${discardWords(effect, scope)} on top of its deck`)];
		case 'put top of discard': {
			const to = destinationWords(effect.to, scope, `the ${effect.deck} deck`);
			return [order('put', `the top card of the ${effect.deck} discard ${to}`)];
		}
		case 'put from discard': {
			const { amount, where, deck } = effect;
			const cards =
				amount.min === 1 && amount.max === 1
					? cardThat(where, scope, `${deck} card`)
					: spaced(howMany(amount, scope), cardsThat(where, scope, `${deck} card`));
			return [
				does(
					name(effect.who),
					'put',
					`${cards} in discard ${destinationWords(effect.to, scope, `the ${deck} deck`)}`
				)
			];
		}
		case 'put from under': {
			const { amount, where, under } = effect;
			const cards =
				amount.min === 1 && amount.max === 1
					? cardThat(where, scope)
					: spaced(howMany(amount, scope), cardsThat(where, scope));
			const from = `${cards} from under ${name(under).object}`;
			return [does(name(effect.who), 'put', `${from} ${destinationWords(effect.to, scope)}`)];
		}
		case 'put from outside': {
			const { amount, where } = effect;
			const cards =
				amount.min === 1 && amount.max === 1
					? cardThat(where, scope)
					: spaced(howMany(amount, scope), cardsThat(where, scope));
			const it = amount.max === 1 ? 'it' : 'them';
			const put = `to put ${it} ${destinationWords(effect.to, scope)}`;
			return [does(name(effect.who), 'fetch', `${cards} from outside the game ${put}`)];
		}
		case 'let play': {
			const card = cardThat(effect.where, scope, 'loot card');
			const which = effect.copy ? `a copy of ${card}` : card;
			const from = `from among ${cardsWords(effect.from, scope)}`;
			const free = effect.free ? 'for free' : '';
			return [does(name(effect.who), 'may play', spaced(which, from, LASTING[effect.until], free))];
		}
		case 'bid': {
			const bidders = `${eachOf([effect.who], scope)} bid for ${name(effect.what).object}`;
			const highest = `the highest bidder pays ${name(effect.to).object} and steals it`;
			return [order('let', `${bidders}, ${highest}`)];
		}
		case 'play': {
			const card = cardThat(effect.where, scope, 'loot card');
			const which = effect.copy ? `a copy of ${card}` : card;
			const rest = spaced(
				which,
				`from among ${cardsWords(effect.from, scope)}`,
				effect.free ? 'for free' : ''
			);
			return [does(name(effect.who), effect.must ? 'must play' : 'may play', rest)];
		}
		case 'gain treasure':
			return [
				does(name(effect.who), 'gain', `${treasure(effect.amount, scope)}${togetherWith(effect)}`)
			];
	}
}

/** For how long: what lasts for good says so, as what is played at once says nothing. */
const LASTING = { ...UNTIL, indefinitely: 'from now on' } as const;

const discardWords = (
	{ discard }: Extract<Effect, { do: 'put top of discard on deck' }>,
	scope: Scope
): string => nounFor(discard, scope).object;

/** "an event card is", "2 event cards are". */
function found({ count, where }: Extract<Effect, { do: 'reveal until' }>, scope: Scope): string {
	if (count === 1) return `${cardThat(where, scope)} is`;
	return `${amountWords(count, scope)} ${cardsThat(where, scope)} are`;
}

/** "them a loot card", "your hand to the player to your left". */
function given(what: string, { object }: Noun): string {
	return object.includes(' ') ? `${what} to ${object}` : `${object} ${what}`;
}

const treasure = (amount: Amount, scope: Scope): string =>
	typeof amount === 'number' ? `+${amount} treasure` : `treasure ${plain(amount, scope)}`;

/** "3¢", or "all your ¢" where it is all that the one who loses it has. */
function centsOf(amount: Amount, of: PlayerWord, scope: Scope): string {
	const all = typeof amount === 'object' && 'owned' in amount && amount.owned === '¢';
	if (all && JSON.stringify(amount.by) === JSON.stringify(of))
		return `all ${own(nounFor(of, scope), scope)} ¢`;
	return muchOf(amount, '¢', scope);
}

const isSeveral = (amount: Amount | Several): amount is Several =>
	typeof amount === 'object' && 'min' in amount;

function discarded(
	{ amount, who, random }: Extract<Effect, { do: 'discard' }>,
	scope: Scope
): string {
	if (amount === 'hand') return `${own(nounFor(who, scope), scope)} hand`;
	return isSeveral(amount)
		? `${howMany(amount, scope)} loot cards`
		: spaced(manyThings(amount, 'loot card', scope), random ? 'at random' : '');
}

/** Given by choice of the giver, or stolen: chosen by the one who gets them, by another or at random. */
function givenLoot(effect: Extract<Effect, { do: 'give loot cards' }>, scope: Scope): Clause {
	const [from, to] = [nounFor(effect.from, scope), nounFor(effect.to, scope)];
	const cards =
		effect.amount === 'hand'
			? `${own(from, scope)} hand`
			: spaced(manyThings(effect.amount, 'loot card', scope), effect.revealed ? 'face up' : '');
	const key = JSON.stringify(effect.picks);
	if (key === JSON.stringify(effect.from)) return does(from, 'give', given(cards, to));
	const stolen = `${cards} from ${from.object}`;
	if (effect.picks === 'random') return does(to, 'steal', `${stolen} at random`);
	if (key === JSON.stringify(effect.to)) return does(to, 'steal', stolen);
	const picks = agree(nounFor(effect.picks, scope), 'choose');
	return does(from, 'give', given(`${cards} that ${picks}`, to));
}

type Look = Extract<Effect, { do: 'look' }>;

function looking(effect: Look, scope: Scope): readonly Clause[] {
	const who = nounFor(effect.who, scope);
	const at = cardsWords(effect.at, scope);
	const first = effect.reveal ? does(who, 'reveal', at) : does(who, 'look', `at ${at}`);
	return [first, ...(seesOne(effect) ? oneSorted(effect, who, scope) : sorted(effect, scope))];
}

const seesOne = ({ at, sort }: Look): boolean =>
	at.in === 'deck' &&
	at.top === 1 &&
	sort.every(({ take }) => take !== 'all' && (take.min === 0 || take.max === 1));

/** What the deck is called that the cards were looked at in. */
const deckOf = ({ at }: Look): string =>
	at.in === 'deck' || at.in === 'discard' ? sameDeck(at.deck) : 'its deck';

/** Of the one card: put it back, or you may put it elsewhere. */
function oneSorted(effect: Look, who: Noun, scope: Scope): readonly Clause[] {
	const { sort, rest } = effect;
	const put = sort.map(({ take, where, to }): Clause => {
		const which = where.length === 0 ? 'it' : `it, if it's ${cardThat(where, scope)},`;
		const clause = placed(which, to, scope, deckOf(effect));
		return take !== 'all' && take.min === 0 ? { ...clause, who, verb: mayDo(clause) } : clause;
	});
	if (rest === 'top of deck') return [...put, order(otherwise(sort, 'put'), 'it back')];
	const left = placed('it', rest, scope, deckOf(effect));
	return [
		...put,
		{ ...left, verb: [otherwise(sort, left.verb[0]), otherwise(sort, left.verb[1])] }
	];
}

const mayDo = ({ verb }: Clause): Clause['verb'] => [`may ${verb[0]}`, `may ${verb[0]}`];
const otherwise = (sort: Look['sort'], verb: string): string =>
	sort.length > 0 ? `otherwise, ${verb}` : verb;

function sorted(effect: Look, scope: Scope): readonly Clause[] {
	const { sort, rest, order: how } = effect;
	const put = sort.map(({ take, where, to }) => {
		const cards = where.length === 0 ? 'of them' : `of the ${cardsThat(where, scope)} among them`;
		const many = take === 'all' ? 'all' : howMany(take, scope).replace(/ of$/u, '');
		return placed(`${many} ${cards}`, to, scope, deckOf(effect));
	});
	if (sort.length === 0 && rest === 'top of deck' && how === 'any' && effect.at.in === 'deck')
		return [order('put', 'them back in any order')];
	const left = placed(sort.length === 0 ? 'them' : 'the rest', rest, scope, deckOf(effect));
	const byDefault = DECK_ENDS.has(rest) ? 'in any order' : '';
	const ordered = how === 'random' ? 'in a random order' : byDefault;
	return [...put, { ...left, rest: spaced(left.rest, ordered) }];
}
const DECK_ENDS: ReadonlySet<unknown> = new Set(['top of deck', 'bottom of deck']);
