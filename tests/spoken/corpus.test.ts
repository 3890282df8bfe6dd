import { describe, expect, it, test } from 'vitest';
import { parse, playLeniently, print } from '#lib/scenario/index.ts';
import { corpus, POOLS, type Spoken } from './corpus.ts';

/** How many sentences each pool has at least. */
const ENOUGH = 60;

/** What is wrong with what a sentence is said to mean; null when it is true notation and can be played. */
function faultOf({ meant, refused, said, left }: Spoken): string | null {
	const strange = left.find((piece) => !said.includes(piece));
	if (strange !== undefined) return `It does not say “${strange}”.`;
	const parsed = parse(meant);
	if (!parsed.ok) return parsed.problems.map(({ message }) => message).join(' ');
	const canonical = print(parsed.scenario)
		.replace(/^rules: 2023\n/m, '')
		.trim();
	if (canonical !== meant) return `It is printed otherwise:\n${canonical}`;
	const played = playLeniently(parsed.scenario);
	if (!played.ok) return played.problems.map(({ message }) => message).join(' ');
	for (const [at, line] of played.entries.entries()) {
		if (refused.includes(at) && line.refused === null) return `Line ${String(at + 1)} is legal.`;
		if (!refused.includes(at) && line.refused !== null)
			return `Line ${String(at + 1)}: ${line.refused.trouble.message}`;
	}
	return null;
}

describe.each(POOLS)('the pool %s', (pool) => {
	const entries = corpus(pool);

	it('has enough sentences', () => {
		expect(entries.length).toBeGreaterThanOrEqual(ENOUGH);
	});

	it('means what can be laid and played', () => {
		expect(
			entries.flatMap((entry) => {
				const fault = faultOf(entry);
				return fault === null ? [] : [`${pool}/${entry.kind}: ${entry.said}\n${fault}`];
			})
		).toEqual([]);
	});
});

test('the pools have the same kinds, the fresh one more, and no sentence twice', () => {
	const pools = POOLS.map(corpus);
	const [seen, ...others] = pools.map((entries) => [...new Set(entries.map(({ kind }) => kind))]);
	for (const kinds of others) expect(kinds).toEqual(expect.arrayContaining(seen ?? []));
	const all = pools.flat().map(({ said }) => said.toLowerCase());
	expect(all.filter((said, at) => all.indexOf(said) !== at)).toEqual([]);
});
