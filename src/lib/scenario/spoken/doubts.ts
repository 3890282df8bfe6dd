/** What a number beside an attack is of, where it may be of one thing as well as of another: the chip asks. */
import { cardOf } from '../../cards/library.ts';
import { cardText } from '../names.ts';
import type { Plan } from './plan.ts';
import { is, numberAt, type Reader } from './reader.ts';
import type { Piece } from './said.ts';
import { USUAL_HP } from './more-hp.ts';

/** Questions by the piece that they are about: "Fat Bat’s HP, or Amy’s?". */
export function doubtsOf(
	reader: Reader,
	pieces: readonly Piece[],
	{ events }: Plan
): ReadonlyMap<number, string> {
	const doubts = new Map<number, string>();
	for (const [index, { what, to }] of pieces.entries()) {
		const on = what.say === 'attack' && what.on?.ref === 'card' ? what.on : null;
		const attack = events.find((event) => event.piece === index && event.is === 'attack');
		if (!on || attack?.is !== 'attack') continue;
		// What a piece says as well is one chip with it.
		const next = pieces.findIndex((piece, i) => i > index && piece.to > to);
		const last = next < 0 ? pieces.length - 1 : next - 1;
		const { hp: most = 0 } = cardOf(on.card);
		const { hp, isLoose } = on.facts;
		const isEithers = hp !== undefined && isLoose === true && hp <= Math.min(most, USUAL_HP);
		if (isEithers && !(hp === 1 && most === 1))
			doubts.set(last, `${cardText(on.card)}’s HP, or ${attack.who}’s?`);
		// "Attacks Gurdy (4)".
		const roll = pieces[index + 1]?.what;
		const number = numberAt(reader, to - 2);
		const isBracketed = is(reader, to - 1, ')') && is(reader, to - 3, '(') && number !== null;
		const isOnly = events.filter((event) => event.is === 'roll').length === 1;
		if (roll?.say === 'roll' && isBracketed && isOnly && number <= most)
			doubts.set(last, 'the roll, or HP?');
	}
	return doubts;
}
