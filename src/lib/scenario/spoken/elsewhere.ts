import { anyOf, is, type Reader } from './reader.ts';
import { whoAt } from './who.ts';

/** Behind the words of a piece, up to its mark. */
function pieceEnd({ tokens }: Reader, at: number): number {
	let to = at;
	while (tokens[to] && tokens[to]?.kind !== 'mark') to++;
	return to;
}

/** Behind "once Ben is dead", where nothing was told that he could die of; -1 where nothing of the kind stands there. */
export function onceDeadAt(reader: Reader, at: number): number {
	const once = anyOf(reader, at, 'once', 'as soon as');
	const who = once < 0 ? null : whoAt(reader, once);
	return who ? anyOf(reader, who.to, 'is|am|are dead|gone') : -1;
}

/**
 * Behind words that say that something is done at another time, or in place of something else, or only on a
 * condition: "next turn", "instead of that", "only if he dies". -1 where none stand there. Nothing that stands by
 * them may be taken as if they were not there.
 */
export function elsewhereAt(reader: Reader, at: number): number {
	const turn = anyOf(
		reader,
		at,
		'on|in|during|at| the|his|her|my|their| next|following|previous turn|round',
		'a|one turn|round later|earlier|ago',
		'the turn|round after|before that|this'
	);
	if (turn >= 0) return turn;
	const hangs = anyOf(reader, at, 'instead of', 'rather than', 'only|just if|when', 'except for|');
	return hangs >= 0 && !is(reader, at - 1, 'and') ? pieceEnd(reader, hangs) : -1;
}
