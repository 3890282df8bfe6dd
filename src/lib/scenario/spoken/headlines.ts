import { isUsable } from './cards-said.ts';
import { hasOneOf } from './effects-said.ts';
import { article, cardAt, is, type Reader } from './reader.ts';
import type { CardRef } from './ref.ts';
import type { Piece } from './said.ts';
import { whoAt } from './who.ts';

type Use = Extract<Piece['what'], { say: 'use' }>;

/** Whether a piece is nothing but a card's name, and nobody is said to use it: "Moms shovel!". */
function isBare(reader: Reader, { from, to, what, isAside }: Piece): boolean {
	if (what.say !== 'use' || isAside || what.who || what.card.of) return false;
	if (what.on.length > 0 || what.words.length > 0 || what.mode !== undefined) return false;
	const start = article(reader, from);
	const card = cardAt(reader, start, isUsable) ?? cardAt(reader, from, isUsable);
	return card?.to === to;
}

/** Whether a card stands before all else of its sentence, with a mark behind it. */
function standsAlone(reader: Reader, { from, to }: Piece): boolean {
	const isSpoken = is(reader, from - 1, ':') && whoAt(reader, from - 2) !== null;
	const opens = from === 0 || is(reader, from - 1, '.', '!', '?', '\n', ':', ';', '...', '…');
	if (isSpoken) return false;
	const isEnded = is(reader, to, '.', ',', '!', '\n', ':', ';', '-', '...', '…', '(', '–', '—');
	return opens && (isEnded || is(reader, to - 1, '!'));
}

/** Whether a piece behind it tells who uses that card, and how. */
function tellsUse({ what }: Piece, { card }: Use, isNext: boolean): boolean {
	if (what.say === 'use') return what.card.card === card.card || (isNext && isSame(what));
	return what.say === 'effect' && hasOneOf(card.card, what.kinds);
}

const isSame = ({ card, who }: Use): boolean => card.card === 'same' && who !== null;

/** Whether somebody is told to target another. */
const isChosenFor = (piece: Piece | undefined): boolean =>
	piece?.what.say === 'choose' && piece.what.who !== null && piece.what.what.ref === 'who';

/** The card that stands before all else, and is used by whoever is named behind it. */
function headOf(reader: Reader, piece: Piece): CardRef | null {
	const { what } = piece;
	if (what.say === 'use')
		return isBare(reader, piece) && standsAlone(reader, piece) ? what.card : null;
	const [card, other] = what.say === 'topic' ? what.cards : [];
	if (card && !other) return card;
	const named =
		what.say === 'unread' || what.say === 'lone' ? cardAt(reader, piece.from, isUsable) : null;
	return named?.to === piece.to || named?.to === piece.to - 1
		? { ref: 'card', card: named.value, of: null, facts: {} }
		: null;
}

/**
 * The pieces with those that only name the card which what is told behind them is about: "Moms shovel! Sam digs up
 * Vera's soul", "beaned! Val uses the Battery, Al beans it".
 */
export function headlined(reader: Reader, pieces: readonly Piece[]): readonly Piece[] {
	return pieces.map((piece, i) => {
		const { what } = piece;
		const before = pieces.slice(0, i).findLast((one) => one.what.say !== 'joins');
		const card = before && isChosenFor(piece) ? headOf(reader, before) : null;
		// "Jawbone: Pete targets me": he uses it on whom he targets.
		if (card && what.say === 'choose' && what.what.ref === 'who')
			return {
				...piece,
				what: { say: 'use', who: what.who, card, on: [what.what], words: [], isVerb: true }
			};
		if (what.say !== 'use' || !isBare(reader, piece) || !standsAlone(reader, piece)) return piece;
		const later = pieces.slice(i + 1).filter((one) => one.what.say !== 'joins');
		const nextUse = later.findIndex((one) => one.what.say === 'use');
		const isTold =
			later.some((one, j) => tellsUse(one, what, j === nextUse)) || isChosenFor(later[0]);
		return isTold
			? { ...piece, what: { say: 'topic', cards: [what.card] } }
			: { ...piece, isHeadline: true };
	});
}
