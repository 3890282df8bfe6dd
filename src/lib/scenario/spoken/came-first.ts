/** What came before what is told before it: "he bombed me first", "Ben bombs it before I roll, I attacked it". */
import type { Said } from './clause.ts';
import { endsHere } from './facts.ts';
import { anyOf, is, type Reader } from './reader.ts';
import type { Match, Piece, Saying } from './said.ts';

/** Pieces of what happens. */
const HAPPENS: readonly Piece['what']['say'][] = ['attack', 'roll', 'use', 'buy', 'end', 'until'];

/** What is told at a place, with its order where words beside it say that it came first. */
export function cameFirst(
	reader: Reader,
	at: number,
	found: Match<Said>,
	pieces: readonly Piece[]
): Match<Said> {
	const last = pieces.findLast(({ what }) => HAPPENS.includes(what.say));
	if (last?.what.say !== 'use') return found;
	const before = (value: Said): Said => value.map((one) => ({ order: 'before' as const, ...one }));
	const [one] = found.value;
	const words = reader.tokens.slice(at, found.to);
	// "She soul hearts first" may be her answer.
	const isDone = words.some(({ text }) => text.endsWith('ed'));
	// "I bombed Ben, he bombed me first".
	if (
		one?.say === 'use' &&
		isDone &&
		is(reader, found.to, 'first') &&
		endsHere(reader, found.to + 1)
	)
		return { to: found.to + 1, value: before(found.value) };
	// "Ben bombs Fly before I roll, I attacked it": no attack was told yet.
	const isAttacked = pieces.some(({ what }) => what.say === 'attack');
	const between = reader.tokens.slice(last.to, at).map(({ text }) => text);
	const isBeforeRoll = between.includes('before') && between.some((text) => /^roll/u.test(text));
	return one?.say === 'attack' && !isAttacked && isBeforeRoll
		? { ...found, value: before(found.value) }
		: found;
}

/** What is declared, and never in response to anything. */
const DECLARED: readonly Saying['say'][] = ['attack', 'buy', 'end'];

/** Whether "in response" stands right before something that is declared, or right behind it. */
export const isDeclaredInAnswer = (
	reader: Reader,
	{ say }: Saying,
	from: number,
	to: number
): boolean =>
	DECLARED.includes(say) &&
	(anyOf(reader, from - 2, 'in response|reaction|answer') === from ||
		anyOf(reader, from - 3, 'in response|reaction|answer ,') === from ||
		(anyOf(reader, to, 'in response|reaction|answer') >= 0 && !is(reader, to + 2, 'to')));
