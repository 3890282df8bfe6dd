/** content/changes.json against the judge: its version, and the rulings and scenarios that there are. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { JUDGE_VERSION } from '#lib/judge/version.ts';
import { parse, play } from '#lib/scenario/index.ts';
import { versionsIn } from '#lib/ui/changes/changes.ts';
import { ROOT } from '../../scripts/paths.ts';
import { ANSWERS, answersNow, cameOtherwise, readRecorded } from '../support/answers.ts';
import { rulings } from '../support/rulings.ts';
import { scenarioFiles } from '../support/scenarios.ts';

const versions = versionsIn(readFileSync(join(ROOT, 'content/changes.json'), 'utf8'));
const numbers = (version: string): readonly number[] => version.split('.').map(Number);
const isNewer = (a: string, b: string): boolean => {
	const [one, other] = [numbers(a), numbers(b)];
	const at = one.findIndex((number, place) => number !== other[place]);
	return at >= 0 && (one[at] ?? 0) > (other[at] ?? 0);
};

describe('what changed', () => {
	it('begins with the version of the judge, and goes back from there', () => {
		expect(versions[0]?.version).toBe(JUDGE_VERSION);
		for (const [at, { version, date }] of versions.slice(1).entries()) {
			expect(isNewer(versions[at]?.version ?? '', version)).toBe(true);
			expect((versions[at]?.date ?? '') >= date).toBe(true);
		}
	});

	it('names rulings that there are, and says of the newest change what is so', () => {
		const known = new Map(rulings().map((ruling) => [ruling.slug, ruling]));
		const seen = new Set<string>();
		for (const { changes } of versions)
			for (const change of changes) {
				if (!('ruling' in change)) continue;
				const ruling = known.get(change.ruling);
				expect(ruling, change.ruling).toBeDefined();
				if (!('is' in change)) continue;
				expect(change.was, change.ruling).not.toBe(change.is);
				if (!seen.has(change.ruling)) expect(ruling?.status, change.ruling).toBe(change.is);
				seen.add(change.ruling);
			}
	});

	it('names scenarios that there are, and that go as they expect', () => {
		const known = new Map(scenarioFiles().map(({ file, text }) => [file, text]));
		for (const { changes } of versions)
			for (const change of changes) {
				if (!('scenario' in change)) continue;
				const parsed = parse(known.get(`${change.scenario}.souls`) ?? '');
				const played = parsed.ok && play(parsed.scenario);
				expect(played && played.ok && played.held, change.scenario).toBe(true);
			}
	});
});

describe('the answers to rulings and curated disputes', () => {
	const { version, answers } = readRecorded(readFileSync(ANSWERS, 'utf8'));

	it('are recorded of this version: after it has grown, npm run answers', () => {
		expect(version).toBe(JUDGE_VERSION);
	});

	it('are those of this version: where another comes, let it grow and say why in content/changes.json', () => {
		expect(cameOtherwise(answers, answersNow())).toEqual([]);
	});

	it('are told apart, a changed text left out', () => {
		const [one, two] = answers;
		if (!one || !two) throw new Error('Nothing is recorded.');
		expect(cameOtherwise(answers, [{ ...one, comes: 'other' }, two])).toEqual([one.of]);
		expect(cameOtherwise(answers, [{ ...one, text: 'other', comes: 'other' }])).toEqual([]);
	});
});
