import { cardOf } from '../../cards/library.ts';
import type { Correction } from './corrections.ts';
import type { Reader } from './reader.ts';
import type { Piece } from './said.ts';
import type { Facts, Ref } from './ref.ts';
import { namesIn } from './speakers.ts';

const isFoeRef = (ref: Ref): boolean => ref.ref === 'card' && cardOf(ref.card).kind === 'monster';

/** A monster or a player, of whom another was meant. */
const isAnybody = (ref: Ref): boolean => ref.ref === 'who' || isFoeRef(ref);

const usesCard = ({ what }: Piece, card: string): boolean =>
	what.say === 'use' && what.card.card === card;

/** Corrects what was said before; false where nothing there could be meant. */
export function applied(
	reader: Reader,
	pieces: Piece[],
	correction: Correction,
	at: number,
	isAside: boolean
): boolean {
	const index = pieces.findLastIndex(({ what }) => what.say !== 'joins' && what.say !== 'speaks');
	const target = pieces[index];
	if (!target) return false;
	// What somebody else says takes nothing back.
	if (pieces.slice(index + 1).some(({ what }) => what.say === 'speaks')) return false;
	const aside = isAside ? { isAside: true as const } : {};
	const done = (): true => {
		pieces.push({ from: at, to: correction.to, what: { say: 'left' }, ...aside });
		return true;
	};
	const { number, card } = correction;
	const { facts } = correction;
	if (facts) {
		const isSame = (one: Facts): boolean =>
			(facts.hp !== undefined && one.hp !== undefined) ||
			(facts.cents !== undefined && one.cents !== undefined);
		const told = pieces.findLastIndex(({ what }) => what.say === 'fact' && isSame(what.facts));
		const last = pieces[told];
		if (last?.what.say !== 'fact') return false;
		pieces[told] = { ...last, what: { ...last.what, facts: { ...last.what.facts, ...facts } } };
		return done();
	}
	if (correction.who) {
		const used = pieces.findLastIndex(({ what }) => what.say === 'use' && what.on.length === 1);
		const last = pieces[used];
		if (used !== index || last?.what.say !== 'use' || !last.what.on.some(isAnybody)) return false;
		const on = [{ ref: 'who', who: correction.who, facts: {} } as const];
		pieces[used] = { ...last, what: { ...last.what, on } };
		return done();
	}
	if (number === null && card === null && !correction.isTakenBack) return false;
	if (number !== null) {
		const roll = pieces.findLastIndex(({ what }) => what.say === 'roll' || what.say === 'becomes');
		const last = pieces[roll];
		if (last?.what.say === 'roll') {
			pieces[roll] = {
				...last,
				what: { ...last.what, faces: [...last.what.faces.slice(0, -1), number] }
			};
			return done();
		}
		return false;
	}
	if (card !== null && !correction.isTakenBack) {
		const isFoe = ['monster', 'event', 'curse'].includes(cardOf(card).kind);
		const named = pieces.findLastIndex(({ what }) =>
			isFoe
				? what.say === 'attack' ||
					(what.say === 'roll' && what.against !== null) ||
					(what.say === 'use' && what.on.some(isAnybody))
				: what.say === 'use' || what.say === 'buy'
		);
		const last = pieces[named];
		const ref = { ref: 'card', card, of: null, facts: {} } as const;
		if (last?.what.say === 'attack') pieces[named] = { ...last, what: { ...last.what, on: ref } };
		else if (last?.what.say === 'roll')
			pieces[named] = { ...last, what: { ...last.what, against: ref } };
		else if (last?.what.say === 'buy')
			pieces[named] = { ...last, what: { ...last.what, what: ref } };
		else if (last?.what.say === 'use' && isFoe)
			pieces[named] = {
				...last,
				what: { ...last.what, on: last.what.on.map((one) => (isAnybody(one) ? ref : one)) }
			};
		else if (last?.what.say === 'use')
			pieces[named] = { ...last, what: { ...last.what, card: { ...last.what.card, card } } };
		else return false;
		return done();
	}
	if (correction.isTakenBack) {
		const place = card === null ? index : pieces.findLastIndex((one) => usesCard(one, card));
		const taken = pieces[place];
		if (!taken) return false;
		pieces[place] = {
			...taken,
			what: { say: 'left' },
			names: namesIn(reader, taken.from, taken.to),
			isTakenBack: true
		};
		return done();
	}
	return false;
}
