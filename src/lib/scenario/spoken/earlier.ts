import { clauseAt } from './clauses.ts';
import { anyOf, is, skip, verbAt, type Reader } from './reader.ts';
import type { Match, Piece } from './said.ts';
import { damageThere, goesThrough } from './short.ts';
import { whoAt } from './who.ts';
import { endsHere } from './facts.ts';
import type { Said } from './clause.ts';
import { cardVerbedAt } from './clause-words.ts';

/** Words that say that what follows came first. */
const EARLIER = [
	'after',
	'when',
	'while',
	'during',
	'once',
	'following',
	'as',
	'as soon as',
	'mid',
	'midway through',
	'in the middle of',
	'throughout',
	'as a reaction|response to',
	'in response|reaction|answer to',
	'reacting|responding to',
	'in resp to',
	'to',
	'on',
	'in',
	'before'
];

/** The same, those of most words first. */
export const LONGEST_FIRST = [...EARLIER].sort((a, b) => b.split(' ').length - a.split(' ').length);

/** "…, and with the damage on the stack Ben bombs her", "and after that resolves …": said before what is done then. */
export function awaitedFirst(reader: Reader, at: number): Match<Said> | null {
	const before = reader.tokens[at - 1];
	const opens = !before || before.kind === 'mark' || is(reader, at - 1, 'and', 'but', 'then', 'so');
	if (!opens) return null;
	const goesOn = (_: Reader, to: number): boolean => clauseAt(reader, skip(reader, to)) !== null;
	const led = anyOf(reader, at, 'after|once|when', 'as soon as');
	const there = damageThere(reader, at);
	if (there) return goesOn(reader, there.to) ? there : null;
	return led < 0 ? null : goesThrough(reader, led, goesOn);
}

/** "Before that Ben bombed Gurdy", "earlier he had …": it came before what was told last. */
export function earlierAt(
	reader: Reader,
	at: number,
	before: readonly Piece[]
): Match<Said> | null {
	const led = anyOf(
		reader,
		at,
		'before that|this',
		'prior to that|this',
		'earlier|previously|beforehand',
		'first'
	);
	const start = led < 0 ? -1 : skip(reader, led);
	const found = start < 0 ? null : clauseAt(reader, start);
	const who = found ? whoAt(reader, start) : null;
	const does = skip(reader, who?.to ?? start, '');
	const isPast =
		!is(reader, at, 'first') &&
		(verbAt(reader, does)?.tense === 'past' || cardVerbedAt(reader, does));
	// "But first she plays …": of one's own act.
	const isFirst = anyOf(reader, at - 1, 'but first') === led && who?.value.is === 'he';
	// "Before that resolved": until then, it has not.
	const isUntil = who === null && found?.value.every(({ say }) => say === 'until') === true;
	if (!found || isUntil || !(isPast || isFirst) || before.every(({ what }) => what.say === 'joins'))
		return null;
	return { to: found.to, value: found.value.map((one) => ({ ...one, order: 'before' as const })) };
}

/** "Ben bombed it earlier": said behind what came before all that was told. */
export function saidEarlier(
	reader: Reader,
	found: Match<Said>,
	before: readonly Piece[]
): Match<Said> {
	const to = anyOf(reader, found.to, 'earlier|beforehand|previously', 'before that|this');
	const isAct = found.value.every(({ say }) => ['attack', 'use', 'roll', 'kill'].includes(say));
	if (to < 0 || !isAct || !endsHere(reader, to) || before.every(({ what }) => what.say === 'joins'))
		return found;
	return { to, value: found.value.map((one) => ({ ...one, order: 'before' as const })) };
}

/** "Rolls a 1 attacking Fly": the attack came first. */
export function meanwhile(
	reader: Reader,
	at: number,
	before: readonly Piece[]
): Match<Said> | null {
	const verb = verbAt(reader, at);
	if (verb?.verb !== 'attack' || verb.tense !== 'going on') return null;
	if (before.at(-1)?.what.say !== 'roll') return null;
	const found = clauseAt(reader, at);
	return (
		found && {
			to: found.to,
			value: found.value.map((one) => ({ ...one, order: 'before' as const }))
		}
	);
}
