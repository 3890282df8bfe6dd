import { own } from '../../model/own.ts';
import { COUNTERS } from './objects.ts';
import { fail, shorten, type Reader } from './reader.ts';
import type { ObjectFacts } from '../scenario.ts';
import { split, type Span } from './span.ts';

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
