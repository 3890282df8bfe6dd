/**
 * What is told behind what hangs on it: "bean the death card. Mia played it on me". What answers a card is told behind
 * it, and who did what was only asked about is who does it.
 */
import { cardOf, FACES } from '../../cards/library.ts';
import { named, type Placed } from './awaited.ts';
import { isUsable } from './cards-said.ts';
import { cardAt, type Reader } from './reader.ts';
import type { CardRef, Who } from './ref.ts';
import { LATER } from './told-text.ts';
import type { Order, Piece, Saying } from './said.ts';
import { answersUse, takesOf } from './takes.ts';

type Use = Extract<Saying, { say: 'use' }> & { readonly order?: Order };

const SAME = 'same';

/** Whether a card does nothing but answer others. */
const isAnswer = ({ card }: CardRef): boolean =>
	FACES.has(card) && isUsable(cardOf(card)) && answersUse(takesOf(card, '2023'));

/** The card that somebody is said to answer. */
function answeredBy(reader: Reader, { what, from }: Piece): CardRef | null {
	if (what.say !== 'use' || !isAnswer(what.card)) return null;
	const [on, other] = what.on;
	if (other) return null;
	if (on?.ref === 'it') return namedBefore(reader, from);
	return on?.ref === 'card' && FACES.has(on.card) && isUsable(cardOf(on.card)) ? on : null;
}

/** "Does she keep her penny if Jack butter beans it?": the card that a sentence names before a place. */
function namedBefore(reader: Reader, at: number): CardRef | null {
	for (let i = at - 1; i >= 0 && !/^[.;!?\n]$/u.test(reader.tokens[i]?.text ?? ''); i--) {
		const card = cardAt(reader, i, isUsable);
		if (card) return { ref: 'card', card: card.value, of: null, facts: {} };
	}
	return null;
}

/** "Does Iris keep her penny if Jack beans it? She played it": the only one named there besides who answers it. */
function ownerNamed(
	pieces: readonly Piece[],
	at: number,
	{ of }: CardRef,
	{ who }: Use
): Who | null {
	if (of?.is === 'name') return of;
	const names_ = pieces.slice(0, at).flatMap(({ names = [] }) => names);
	const [only, other] = [...new Set(names_)].filter(
		(name) => !(who?.is === 'name' && who.name === name)
	);
	return only !== undefined && other === undefined ? { is: 'name', name: only } : null;
}

const isSaid = (one: Who | null, other: Who | null): boolean =>
	one !== null && other !== null && JSON.stringify(one) === JSON.stringify(other);

const userOf = ({ what }: Piece): Who | null =>
	what.say === 'use' ? (what.who ?? what.card.of) : null;

/** Whether a piece tells who used a card: by its name, or by a word for it. */
function tells(piece: Piece, card: CardRef, answer: Use): boolean {
	const { what } = piece;
	const who = userOf(piece);
	if (what.say !== 'use' || who === null || isSaid(who, answer.who)) return false;
	const isOthers = card.of?.is === 'name' && who.is === 'name' && !isSaid(card.of, who);
	return !isOthers && (what.card.card === card.card || what.card.card === SAME);
}

/** The pieces, with those that answer what is told behind them behind that. */
export function basesFirst(reader: Reader, all: readonly Piece[]): readonly Piece[] {
	const pieces = askedDone(nounsDone(reader, purchasesAnswered(all)));
	const at = pieces.findIndex((piece) => answeredBy(reader, piece) !== null);
	const answer = pieces[at];
	const card = answer ? answeredBy(reader, answer) : null;
	if (!card || answer?.what.say !== 'use') return pieces;
	const use = answer.what;
	const isOfIt = ({ what }: Piece): boolean =>
		what.say === 'use' && (what.card.card === card.card || use.on[0]?.ref === 'it');
	if (pieces.slice(0, at).some(isOfIt)) return pieces;
	const base = pieces.findIndex((piece, i) => i > at && tells(piece, card, use));
	const told = pieces[base];
	if (told?.what.say !== 'use' || isOrderSaid(reader, answer, told)) return pieces;
	const { what } = told;
	// "Bean on the D20! Ned taps it, I bean it": that is told again.
	const isAgain = pieces.some(
		({ what: later }, i) => i > base && later.say === 'use' && later.card.card === use.card.card
	);
	const waits: Piece = isAgain
		? { ...answer, what: { say: 'topic', cards: [card] } }
		: {
				...answer,
				awaits: 'base',
				what: { ...use, who: use.who ?? use.card.of ?? { is: 'me' }, on: [{ ...card, of: null }] }
			};
	// "Rita's D6 got beaned after she used it": whose it is used it.
	const isHers = what.who?.is === 'he';
	const owner = isHers ? (ownerNamed(pieces, at, card, use) ?? what.who) : what.who;
	const first: Piece = {
		...told,
		isBase: true,
		what: { ...what, who: owner, card: { ...what.card, card: card.card } }
	};
	return pieces.map((piece, i) => (i === at ? waits : i === base ? first : piece));
}

/** Whether a word between two pieces tells that what the later says came later. */
const isOrderSaid = ({ tokens }: Reader, first: Piece, second: Piece): boolean =>
	tokens.slice(first.to, second.from + 1).some(({ bare }) => LATER.has(bare));

/** The pieces as they are told: what answers something told behind it is told behind that. */
export function answersBehind(all: readonly Placed[]): readonly Placed[] {
	const at = all.findIndex(({ piece }) => piece.awaits === 'base');
	const base = all.findIndex(({ piece }) => piece.isBase === true);
	const answer = all[at];
	if (!answer || base < at) return all;
	return [
		...all.slice(0, at),
		named(answer),
		...all.slice(at + 1, base + 1),
		answer,
		...all.slice(base + 1)
	];
}

/**
 * "Bomb vs Stoney works? Jo plays it": who is told to have used a loot card of which nobody was said to use it is who
 * does what was told of it.
 */
function askedDone(pieces: readonly Piece[]): readonly Piece[] {
	const at = pieces.findIndex(
		(piece) => piece.what.say === 'use' && FACES.has(piece.what.card.card) && piece.isAside !== true
	);
	const asked = pieces[at];
	const isOpen = asked?.what.say === 'use' && userOf(asked) === null && asked.what.on.length > 0;
	if (!isOpen) return pieces;
	const { card, on } = asked.what;
	const next = pieces.findIndex(({ what }, i) => i > at && what.say === 'use');
	const told = pieces[next];
	const isIt = told?.what.say === 'use' && told.what.card.card === SAME && userOf(told) !== null;
	if (!isIt || cardOf(card.card).kind !== 'loot') return pieces;
	if (told.what.on.length > 0) return pieces;
	const done: Piece = { ...told, what: { ...told.what, card, on } };
	return pieces.map((piece, i) =>
		i === at ? { ...piece, what: { say: 'topic', cards: [card] } } : i === next ? done : piece
	);
}

/**
 * "What's first, my end of turn or Hal's bomb on me? I said end turn, he bombed": what a question speaks of is what is
 * told to have been done behind it.
 */
function nounsDone(reader: Reader, pieces: readonly Piece[]): readonly Piece[] {
	const at = pieces.findIndex(({ what }) => what.say === 'fact' && what.about?.ref === 'use');
	const mark = reader.tokens.findIndex(
		({ text }, i) => i >= (pieces[at]?.to ?? 0) - 1 && text === '?'
	);
	const { what: noun } = pieces[at] ?? {};
	const use = noun?.say === 'fact' && noun.about?.ref === 'use' ? noun.about : null;
	const owner = use?.card.of;
	if (!use || !owner || use.on.length === 0) return pieces;
	const next = pieces.findIndex(({ what }, i) => i > at && what.say === 'use');
	const told = pieces[next];
	if (mark < 0 || (told?.from ?? 0) < mark) return pieces;
	if (told?.what.say !== 'use' || told.what.card.card !== use.card.card) return pieces;
	const { who, on, card } = told.what;
	const isTheirs = who?.is === 'he' || isSaid(who, owner);
	const isOpen = on.every(({ ref }) => ref === 'roll' || ref === 'attack');
	if (!isTheirs || !isOpen) return pieces;
	const done: Piece = {
		...told,
		what: { ...told.what, who: owner, card: { ...card, of: null }, on: [...use.on, ...on] }
	};
	return pieces.map((piece, i) =>
		i === at ? { ...piece, what: { say: 'topic', cards: [] } } : i === next ? done : piece
	);
}

/** "Can I respond to the purchase of The Chest by stealing from Jo?": it is hers from whom that is taken. */
function purchasesAnswered(pieces: readonly Piece[]): readonly Piece[] {
	return pieces.map((piece, i) => {
		const { what } = piece;
		const next = pieces[i + 1]?.what;
		if (what.say !== 'fact' || what.about?.ref !== 'purchase' || next?.say !== 'use') return piece;
		const [on, other] = next.on;
		if (what.about.of || on?.ref !== 'who' || other) return piece;
		const isAnother = on.who.is === 'name' && !isSaid(next.who, on.who);
		return isAnother
			? { ...piece, what: { ...what, about: { ...what.about, of: on.who, isWanted: true } } }
			: piece;
	});
}
