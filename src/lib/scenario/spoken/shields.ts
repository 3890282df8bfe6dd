import { cardOf } from '../../cards/library.ts';
import { isItem } from './cards-said.ts';
import { is, type Reader } from './reader.ts';
import type { Order, Piece, Saying } from './said.ts';
import { harms, protects } from './takes.ts';

type Use = Extract<Saying, { say: 'use' }>;

/**
 * "Holy Mantle, Ben bombs me", "I use my Host Hat, then Ben bombs me": what protects is named before what it
 * protects from, and not as what is answered, so it has resolved by then.
 */
export const withShieldsUp = (reader: Reader, pieces: readonly Piece[]): readonly Piece[] =>
	pieces.flatMap((piece, at): readonly Piece[] => {
		const { what } = piece;
		const before = pieces.slice(0, at).findLast((one) => one.what.say !== 'joins');
		if (what.say !== 'use' || before?.what.say !== 'use') return [piece];
		const isUp =
			isShield(before.what) &&
			isHarm(what, before.what) &&
			(isBare(before.what) || isThen(reader, before.to, piece.from));
		const { from } = piece;
		return isUp
			? [{ from, to: from, what: { say: 'until', until: 'all resolved', what: null } }, piece]
			: [piece];
	});

const isShield = ({ card }: Use): boolean =>
	card.card !== 'same' &&
	card.card !== 'character' &&
	isItem(cardOf(card.card)) &&
	protects(card.card, '2023');

/** Somebody else's act that hurts whoever has the shield. */
const isHarm = (what: Use & { readonly order?: Order }, shield: Use): boolean => {
	const { who, on, card } = what;
	if (card.card === 'same' || card.card === 'character' || !harms(card.card, '2023')) return false;
	if ((what.order ?? 'next') !== 'next' || !who || who.is === 'me' || who.is === 'self')
		return false;
	const owner = shield.who ?? shield.card.of ?? { is: 'me' };
	return on.some(
		(ref) =>
			ref.ref === 'who' &&
			(JSON.stringify(ref.who) === JSON.stringify(owner) || ref.who.is === 'he') &&
			JSON.stringify(who) !== JSON.stringify(owner)
	);
};

const isBare = ({ isVerb, who, on }: Use): boolean => !isVerb && who === null && on.length === 0;

const isThen = (reader: Reader, from: number, to: number): boolean =>
	[...reader.tokens.keys()].some((i) => i >= from && i < to && is(reader, i, 'then'));
