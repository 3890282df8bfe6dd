import { faceAt } from './numbers.ts';
import { anyOf, cardAt, is, article, type Reader } from './reader.ts';
import { endsHere } from './facts.ts';
import { isUsable } from './cards-said.ts';
import { counted } from './facts-counted.ts';
import type { Facts, Who } from './ref.ts';
import { whoAt } from './who.ts';

/** What corrects something that was said before. */
export interface Correction {
	readonly to: number;
	/** The number that was meant. */
	readonly number: number | null;
	/** What was meant of HP or ¢. */
	readonly facts?: Facts;
	/** The card that was meant. */
	readonly card: string | null;
	/** Who was meant. */
	readonly who?: Who;
	/**
	 * What came before is taken back whole, and something else follows; where a card is named, it is the
	 * last act with that card.
	 */
	readonly isTakenBack: boolean;
}

const WORDS = [
	'no',
	'nope',
	'wait',
	'sorry',
	'oops',
	'scratch',
	'correction',
	'meant',
	'mean',
	'*',
	'nah',
	'whoops',
	'sry',
	'edit'
];

/** "Wait for it to resolve": that corrects nothing. */
const waits = (reader: Reader, at: number): boolean =>
	anyOf(
		reader,
		at,
		'wait for|until|till|on',
		// "6! No damage, right?": that is of what comes of it.
		'no damage|dmg|soul|souls|loot|reward|rewards|cents|money|response|responses|hit|more|effect|kill|penalty|die|dice'
	) >= 0;

/** Words before what is supposed. */
const SUPPOSED = ['and', 'but', 'what', 'if', 'suppose', 'say', 'imagine'];
/** So many words a name has at most. */
const LONGEST_NAME = 3;

/** "What if Ben doesn't play Sleight of Hand?": the act with that card is taken back. */
export function unplayedAt(reader: Reader, at: number): Correction | null {
	let from = at;
	while (is(reader, from, ...SUPPOSED)) from++;
	for (let i = from + 1; i <= from + LONGEST_NAME && reader.tokens[i]?.kind === 'word'; i++) {
		const not = anyOf(reader, i, 'doesnt|didnt|hadnt|never|wouldnt', 'does|did|had|would not');
		if (not < 0) continue;
		const verb = anyOf(
			reader,
			not,
			'play|plays|played|use|uses|used|activate|activated|activates|tap|tapped|cast'
		);
		const card = verb < 0 ? null : (cardAt(reader, article(reader, verb)) ?? cardAt(reader, verb));
		if (!card) return null;
		const to = is(reader, card.to, '!') ? card.to + 1 : card.to;
		return endsHere(reader, to) ? { to, number: null, card: card.value, isTakenBack: true } : null;
	}
	return null;
}

/** Behind ", not Fly": what it was not, as it was said before. */
function behindWrong(reader: Reader, at: number): number {
	const not = anyOf(reader, at, ', not', '( not', 'not', 'and not', 'instead of', ', instead of');
	const wrong = not < 0 ? null : (cardAt(reader, article(reader, not)) ?? cardAt(reader, not));
	if (!wrong) return at;
	return is(reader, not - 2, '(') && is(reader, wrong.to, ')') ? wrong.to + 1 : wrong.to;
}

/** Whether something that can be used is named right before a place. */
const isUsedBefore = (reader: Reader, at: number): boolean => {
	const end = is(reader, at - 1, ',', '...', '-', '?') ? at - 1 : at;
	return [1, 2, 3, 4].some((words) => cardAt(reader, end - words, isUsable)?.to === end);
};

/** Whether a correction may begin at a place. */
export const CORRECTING = (reader: Reader, at: number): boolean =>
	(is(reader, at, ...WORDS) && !waits(reader, at)) ||
	anyOf(
		reader,
		at,
		'i mean|meant',
		'actually no',
		'actually it was|is',
		'make that',
		'... wait|no',
		'... i mean|meant'
	) >= 0;

/** A correction: "sorry, meant 1", "no, Fatty!", "no wait". */
export function correctionAt(reader: Reader, at: number): Correction | null {
	let to = at;
	for (;;) {
		if (
			is(reader, to, ...WORDS, 'that', 'i', 'actually', ',', ':', '...', '.') &&
			(is(reader, to, ...WORDS, ',', ':', '...') ||
				anyOf(reader, to, 'i mean|meant', 'that', 'actually no') >= 0)
		)
			to++;
		else if (anyOf(reader, to, 'actually it was|is') >= 0) to += 3;
		else if (is(reader, to, 'it') && anyOf(reader, to, 'it was|is') >= 0) to += 2;
		else if (anyOf(reader, to, 'the roll|number|die was|is') >= 0) to += 3;
		else break;
	}
	const isNo = is(
		reader,
		at,
		'no',
		'nope',
		'nah',
		'wait',
		'...',
		'scratch',
		'sorry',
		'oops',
		'actually'
	);
	const face = faceAt(reader, to);
	if (face && endsHere(reader, face.to))
		return { to: face.to, number: face.value, card: null, isTakenBack: false };
	const told = to > at ? counted(reader, to) : null;
	const isTold = told !== null && (told.value.hp !== undefined || told.value.cents !== undefined);
	if (isTold && endsHere(reader, told.to))
		return { to: told.to, number: null, card: null, isTakenBack: false, facts: told.value };
	// "Responds with Mom's Shovel, no wait, with Boomerang".
	const named = to > at && is(reader, to, 'with') && isUsedBefore(reader, at) ? to + 1 : to;
	const found = cardAt(reader, article(reader, named)) ?? cardAt(reader, named);
	const card = found && {
		...found,
		to: anyOf(reader, behindWrong(reader, found.to), 'instead|rather', '')
	};
	if (
		card &&
		(reader.tokens[card.to] === undefined || is(reader, card.to, '!', '.', ',', '\n', ')', ';'))
	)
		return {
			to: is(reader, card.to, '!') ? card.to + 1 : card.to,
			number: null,
			card: card.value,
			isTakenBack: false
		};
	// "No wait, Cara instead", "sorry, I meant Cara".
	const who = to > at ? whoAt(reader, anyOf(reader, to, 'on|at', '')) : null;
	const isMeant = who?.value.is === 'name' || who?.value.is === 'me' || who?.value.is === 'self';
	const end = who && isMeant ? anyOf(reader, who.to, 'instead|rather|then', '') : -1;
	if (who && end > at && endsHere(reader, end) && (end > who.to || reader.tokens[to]?.text !== 'i'))
		return { to: end, number: null, card: null, who: who.value, isTakenBack: false };
	if (!isNo || to === at) return null;
	// "No he can't": what he was said to do did not happen.
	const cannot = anyOf(reader, to, 'he|she|they|i|it|you cant|cannot|didnt|doesnt|isnt');
	if (cannot >= 0) {
		let end = cannot;
		while (reader.tokens[end] && !is(reader, end, '.', ',', '\n', ';')) end++;
		return { to: end, number: null, card: null, isTakenBack: true };
	}
	return { to, number: null, card: null, isTakenBack: true };
}
