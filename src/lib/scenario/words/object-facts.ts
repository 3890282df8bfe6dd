/** What is expected of an object. */
import * as v from 'valibot';
import { own } from '../../model/own.ts';
import { fail, shorten, type Reader } from '../parse/reader.ts';
import { split, type Span } from '../parse/span.ts';
import { count, maybe, shape, type Of } from './kit.ts';
import { COUNTERS, countersText, state } from './object.ts';

export const objectFacts = shape({
	...state,
	/** Whether it is in play. */
	inPlay: maybe(v.boolean()),
	maxHp: maybe(count()),
	attackStat: maybe(count()),
	evasion: maybe(count())
});

export type ObjectFacts = Of<typeof objectFacts>;

const NUMBERS: readonly (readonly [RegExp, (n: number) => ObjectFacts])[] = [
	[/^(\d{1,3}) HP$/iu, (hp) => ({ hp })],
	[/^max(?:imum)? HP (\d{1,3})$/iu, (maxHp) => ({ maxHp })],
	[/^attack (\d{1,3})$/iu, (attackStat) => ({ attackStat })],
	[/^evasion (\d)$/iu, (evasion) => ({ evasion })]
];

const WORDS: Readonly<Record<string, ObjectFacts>> = {
	charged: { charged: true },
	deactivated: { charged: false },
	'in play': { inPlay: true },
	gone: { inPlay: false }
};

/** Reads what is expected of an object: `3 HP, deactivated`. */
export function readObjectFacts(reader: Reader, span: Span): ObjectFacts | null {
	let facts: ObjectFacts = {};
	for (const word of split(span, ',')) {
		const more = readFact(word.text);
		if (!more)
			return fail(reader, word, `“${shorten(word.text)}” cannot be expected of an object.`, {
				expected:
					'3 HP · max HP 3 · attack 1 · evasion 4 · charged · deactivated · in play · gone · 2 gold counters'
			});
		const counters =
			more.counters || facts.counters ? { counters: { ...facts.counters, ...more.counters } } : {};
		facts = { ...facts, ...more, ...counters };
	}
	return facts;
}

function readFact(text: string): ObjectFacts | null {
	const said = own(WORDS, text.toLowerCase());
	if (said) return said;
	const counted = COUNTERS.exec(text);
	if (counted) return { counters: { [counted[2] ?? 'plain']: Number(counted[1]) } };
	for (const [pattern, give] of NUMBERS) {
		const found = pattern.exec(text)?.[1];
		if (found !== undefined) return give(Number(found));
	}
	return null;
}

export function objectFactsText(facts: ObjectFacts): string {
	return [
		...(facts.inPlay === undefined ? [] : [facts.inPlay ? 'in play' : 'gone']),
		...(facts.hp === undefined ? [] : [`${String(facts.hp)} HP`]),
		...(facts.maxHp === undefined ? [] : [`max HP ${String(facts.maxHp)}`]),
		...(facts.attackStat === undefined ? [] : [`attack ${String(facts.attackStat)}`]),
		...(facts.evasion === undefined ? [] : [`evasion ${String(facts.evasion)}`]),
		...(facts.charged === undefined ? [] : [facts.charged ? 'charged' : 'deactivated']),
		...countersText(facts.counters)
	].join(', ');
}
