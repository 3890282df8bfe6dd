import { endsHere } from './facts.ts';
import { anyOf, verbAt, type Reader } from './reader.ts';
import type { Facts } from './ref.ts';
import type { Verb } from './vocabulary.ts';
import { whoAt } from './who.ts';
import type { Found } from './clause.ts';

/** What there is one of each turn, by the word for it. */
const ALLOWED: readonly (readonly [words: string, facts: Facts])[] = [
	['attack|attacks', { attacks: 0 }],
	['purchase|purchases|buy|buys', { purchases: 0 }],
	['loot play|plays', { lootPlays: 0 }]
];

/** What somebody who has already done it cannot do again. */
const SPENT_BY: Partial<Record<Verb, Facts>> = {
	attack: { attacks: 0 },
	buy: { purchases: 0 },
	use: { lootPlays: 0 }
};

/** "I already bought something this turn", "Tom has no attacks left": what there is one of each turn is used up. */
export function spentAt(reader: Reader, at: number): Found {
	const who = whoAt(reader, at);
	const from = who?.to ?? at;
	const found = doneAlready(reader, from) ?? noneLeft(reader, from);
	if (!found) return null;
	const about = { ref: 'who', who: who?.value ?? { is: 'self' }, facts: {} } as const;
	return { to: found.to, value: [{ say: 'fact', about, facts: found.facts }] };
}

interface Spent {
	readonly to: number;
	readonly facts: Facts;
}

/** "Has already attacked this turn", "bought something earlier this turn". */
function doneAlready(reader: Reader, at: number): Spent | null {
	const led = anyOf(reader, at, 'has|have|had already|', 'already', '');
	const verb = verbAt(reader, led);
	const facts = verb?.tense === 'past' ? SPENT_BY[verb.verb] : undefined;
	if (!facts) return null;
	const what = anyOf(
		reader,
		led + 1,
		'something|one|once',
		'an|another|one item',
		'a|one|his|her|my|their loot| card',
		'his|her|my|their loot',
		'a treasure',
		''
	);
	const behind = anyOf(
		reader,
		what,
		'already this|that turn',
		'already',
		'earlier this|that turn',
		'before this|that turn',
		'this|that turn already|',
		'once',
		''
	);
	const isAlready = led > at || behind > what || what > led + 1;
	const isSaid = [...reader.tokens.slice(at, behind)].some(
		({ text }) => text === 'already' || text === 'earlier'
	);
	// "Already used The D6": that is another thing.
	const isLoot = reader.tokens.slice(led, what).some(({ text }) => /^(?:loot|cards?)$/u.test(text));
	if (verb?.verb === 'use' && !isLoot) return null;
	if (!isAlready || !isSaid || !endsHere(reader, behind)) return null;
	return { to: behind, facts };
}

/** "Has no attacks left", "used her attack already", "out of purchases". */
function noneLeft(reader: Reader, at: number): Spent | null {
	for (const [words, facts] of ALLOWED) {
		const none = anyOf(
			reader,
			at,
			`has|have|had|with|is|am|are|having| no|zero ${words} left|remaining|anymore`,
			`has|have|had|with|having| 0 ${words} left|remaining|`,
			`is|am|are| out of ${words}`,
			`has|have|had| already used|spent|made|done his|her|my|their|the|a only|one| ${words}`,
			`used|spent his|her|my|their|the only|one| ${words} already|`,
			`used|spent up his|her|my|their|the|all only|one| ${words} already|`
		);
		const to = none < 0 ? -1 : anyOf(reader, none, 'for|on this turn', 'this|that turn', '');
		if (to >= 0 && endsHere(reader, to)) return { to, facts };
	}
	return null;
}
