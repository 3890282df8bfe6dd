import { cardOf } from '../../cards/library.ts';
import type { Reader } from './reader.ts';
import type { Piece } from './said.ts';

/** Words that say of what stands behind or before them that it is a response. */
const ANSWERS = /(?:^| )(?:in|as a) (?:response|reaction|resp|answer)(?: to (?:that|this|it))?$/u;
const ANSWERS_BEHIND =
	/^(?:, )?(?:in|as a) (?:response|reaction|resp|answer)(?: to (?:that|this|it))?(?= [.,;!?:]| and | \n|$)/u;

/** As many words say so at most, with a comma and who acts. */
const MOST_WORDS = 7;

const tapsCharacter = (what: Piece['what']): boolean =>
	what.say === 'use' &&
	(what.card.card === 'character' ||
		(what.card.card !== 'same' && cardOf(what.card.card).kind === 'character'));

/** "Mia bombs Tom. In response she plays Soul Heart": one's own act is answered before it resolves. */
export const answeringOwn = ({ tokens }: Reader, pieces: readonly Piece[]): readonly Piece[] =>
	pieces.map((piece, index) => {
		const { what, from, to } = piece;
		if (what.say !== 'use' || (what.order ?? 'next') !== 'next') return piece;
		const words = (start: number, end: number): string =>
			tokens
				.slice(Math.max(0, start), end)
				.map(({ bare }) => bare)
				.join(' ');
		const before = words(from - MOST_WORDS, from).replace(/(?: ,| then| so)+$/u, '');
		const isAnswer = ANSWERS.test(before) || ANSWERS_BEHIND.test(words(to, to + MOST_WORDS));
		// "I tap my guy and play a Nickel in response": what lets it be played resolves first.
		const isTapped = pieces.slice(0, index).some((one) => tapsCharacter(one.what));
		return isAnswer && !isTapped ? { ...piece, what: { ...what, order: 'on top' } } : piece;
	});
