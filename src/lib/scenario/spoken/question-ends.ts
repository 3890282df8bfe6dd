import { isMonster, isUsable } from './cards-said.ts';
import { type Reader, anyOf, article, cardAt, is, numberAt, skip, verbAt } from './reader.ts';
import type { Match } from './said.ts';
import { cardRef } from './references.ts';
import type { Verb } from './vocabulary.ts';
import { ownerAt, whoAt } from './who.ts';

/** Where a sentence ends: at its mark, or with the line. */
export function endOfSentence(reader: Reader, at: number): number {
	let to = at;
	while (reader.tokens[to] && !is(reader, to, '.', '?', '\n', ';', '...')) to++;
	while (is(reader, to, '?', '!')) to++;
	return to;
}

/** Words behind which a question goes on with what happens. */
export const TELLS_ON = ['when', 'if', 'while', 'once'];
/** The same, and words behind which what is asked about comes after all that is told. */
export const TELLS_FIRST = [...TELLS_ON, 'after', 'before'];

/** Where a question ends: before what happens, which may stand behind "when" or a colon. */
export function endOfQuestion(reader: Reader, start: number): number {
	const end = endOfSentence(reader, start);
	const isMarked = is(reader, end - 1, '?');
	for (let i = start + 1; i < end; i++) {
		if (is(reader, i, ':') && !isMarked) return i;
		const isSomebodys =
			whoAt(reader, i + 1) ??
			ownerAt(reader, article(reader, i + 1)) ??
			diesOf(reader, i + 1) ??
			foeHas(reader, i + 1);
		if (!isSomebodys || isGeneral(reader, i + 1, end)) continue;
		if (is(reader, i, ...TELLS_ON)) return i + 1;
		if (is(reader, i, 'after', 'before') && i > start + 1) return i;
	}
	return end;
}

/** "… when Monstro dies to Lisa's bomb": that is an act. */
function diesOf(reader: Reader, at: number): Match<unknown> | null {
	const foe = cardRef(reader, at, isMonster, false);
	const to = foe ? anyOf(reader, foe.to, 'dies|died to|from|by') : -1;
	const by = to >= 0 ? cardRef(reader, to, isUsable, false) : null;
	return by?.value.of ? by : null;
}

/** "… if it has 1 HP": so many it has. */
function foeHas(reader: Reader, at: number): Match<number> | null {
	const foe = cardRef(reader, at, isMonster, false);
	const of = foe?.to ?? (is(reader, at, 'it', 'that', 'this') ? at + 1 : -1);
	if (of < 0) return null;
	const led = anyOf(
		reader,
		of,
		'only|just|still| has|had only|just|',
		'is|was only|just|still|down| at|on|to only|just|'
	);
	const number = led < 0 ? null : numberAt(reader, led);
	const hasUnit = is(reader, led + 1, 'hp', 'health', 'life', 'heart', 'hearts', 'left', '?');
	return number !== null && hasUnit ? { to: led + 1, value: number } : null;
}

/** What somebody does, in general, of which no act is told. */
const COMES_OF_IT: readonly Verb[] = ['die', 'roll', 'get', 'pay', 'miss'];

/** Whether nothing happens at the table but that somebody dies, rolls, misses or pays: "whose turn is it after I die?". */
function isGeneral(reader: Reader, at: number, end: number): boolean {
	const who = whoAt(reader, at);
	const verb = who && verbAt(reader, skip(reader, who.to, ''))?.verb;
	if (verb === undefined || verb === null || !COMES_OF_IT.includes(verb)) return false;
	// "Does Swallowed Penny pay out when I miss?": that is played.
	if (verb === 'miss' && !is(reader, at - 1, 'after')) return false;
	for (let i = at; i < end; i++)
		if (is(reader, i, ',') || cardAt(reader, i) || numberAt(reader, i) !== null) return false;
	return true;
}
