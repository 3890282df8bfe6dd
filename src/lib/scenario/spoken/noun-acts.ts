/** Items that are only named between two numbers of a roll: "It was a 3. Ben's D6. Now a 4". */
import { cardOf } from '../../cards/library.ts';
import { EDITIONS } from '../../model/words.ts';
import { isUsable } from './cards-said.ts';
import type { Piece } from './said.ts';
import type { CardRef } from './ref.ts';
import { takesOf } from './takes.ts';

/** What tells a number of the die. */
const tellsNumber = ({ what }: Piece): boolean =>
	(what.say === 'roll' && what.faces.length === 1 && what.for === undefined && !what.against) ||
	(what.say === 'becomes' && typeof what.to === 'number');

const isForRolls = ({ card, facts }: CardRef): boolean =>
	isUsable(cardOf(card)) &&
	facts.deactivated !== true &&
	EDITIONS.some((edition) => takesOf(card, edition).has('dice roll'));

/** The item of somebody that is all that a piece tells, if something can be done to a roll with it. */
function rollItemIn({ what }: Piece): CardRef | null {
	if (what.say === 'topic') {
		const [card, ...others] = what.cards;
		return card?.of && others.length === 0 && isForRolls(card) ? card : null;
	}
	if (what.say !== 'fact' || what.about?.ref !== 'who') return null;
	const { items = [], ...rest } = what.facts;
	const [item, ...others] = items;
	if (!item || others.length > 0 || Object.keys(rest).length > 0) return null;
	return isForRolls(item) ? { ...item, of: what.about.who } : null;
}

/** The pieces, with those that only name what made one number of a roll another told as its use. */
export function withNounActs(pieces: readonly Piece[]): readonly Piece[] {
	const told = pieces.flatMap((piece, i) => (piece.what.say === 'joins' ? [] : [i]));
	return pieces.map((piece, i) => {
		const card = rollItemIn(piece);
		if (!card || !told.includes(i)) return piece;
		const place = told.indexOf(i);
		const before = pieces[told[place - 1] ?? -1];
		const after = pieces[told[place + 1] ?? -1];
		const isRolled =
			before?.what.say === 'roll' || before?.what.say === 'becomes' || before?.what.say === 'use';
		return isRolled && after && tellsNumber(after)
			? { ...piece, what: { say: 'use', who: card.of, card, on: [], words: [] } }
			: piece;
	});
}
