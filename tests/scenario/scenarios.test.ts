import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parse, play, print, spelledOut } from '#lib/scenario/index.ts';
import { faultsOf } from '../support/faults.ts';

const TOP = fileURLToPath(new URL('../../', import.meta.url));
const FOLDER = join('content', 'scenarios');

const files = readdirSync(join(TOP, FOLDER), { recursive: true, encoding: 'utf8' })
	.filter((name) => name.endsWith('.souls'))
	.sort();

describe.each(files)('%s', (name) => {
	const file = join(FOLDER, name);

	it('holds', () => {
		const text = readFileSync(join(TOP, file), 'utf8');
		const [first] = faultsOf(file, parse(text, { ruling: true }));
		if (first !== undefined) expect.fail(first);
	});

	it('says the same after printing', () => {
		const parsed = parse(readFileSync(join(TOP, file), 'utf8'));
		if (!parsed.ok) return;
		const again = parse(print(parsed.scenario));
		expect(again.ok && again.scenario).toEqual(parsed.scenario);
	});

	it('goes the same way with its passes written out', () => {
		const parsed = parse(readFileSync(join(TOP, file), 'utf8'));
		if (!parsed.ok) return;
		const played = play(parsed.scenario);
		const again = play(spelledOut(parsed.scenario));
		expect(again.ok && again.position).toEqual(played.ok && played.position);
		if (again.ok)
			expect(
				again.entries.flatMap(({ decisions }) => decisions.filter(({ by }) => by === 'implied'))
			).toEqual([]);
	});
});
