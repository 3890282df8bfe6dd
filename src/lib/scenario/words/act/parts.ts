/** Whoever does something. */
import { fail, playerNamed, shorten, type Reader } from '../../parse/reader.ts';
import { part, type Span } from '../../parse/span.ts';
import { opensLine } from '../../reserved-words.ts';
import { list, maybe, player } from '../kit.ts';
import { thing } from '../things.ts';

export const who = player();
/** Targets, or what is traded. */
export const goods = maybe(list(thing));

/** A player's name at the start of a line. */
export const subject = (name: string): string => (opensLine(name) ? `player ${name}` : name);

/** The player a line begins with, the longest name that fits, and what follows it. */
export function readSubject(
	reader: Reader,
	span: Span
): { readonly player: string; readonly rest: Span } | null {
	const marked = /^player\s+/iu.exec(span.text);
	const tries = marked ? [part(span, marked[0].length), span] : [span];
	const longestFirst = [...reader.players].sort((a, b) => b.length - a.length);
	for (const at of tries) {
		for (const name of longestFirst) {
			if (!(marked && at === tries[0]) && opensLine(name)) continue;
			const head = at.text.slice(0, name.length);
			if (playerNamed(reader, head) !== name) continue;
			if (!/^(?:[\s:]|$)/u.test(at.text.slice(name.length))) continue;
			return { player: name, rest: part(at, name.length) };
		}
	}
	return null;
}

/** An act that is said in full: what stands behind it is too much. */
export function alone<A>(
	reader: Reader,
	rest: Span,
	act: A,
	hint = 'the end of the line'
): A | null {
	if (rest.text === '') return act;
	return fail(reader, rest, `“${shorten(rest.text)}” is too much.`, { expected: hint });
}
