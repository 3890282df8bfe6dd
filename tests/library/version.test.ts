import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { JUDGE_VERSION } from '#lib/judge/version.ts';

it('has one version: that of the package is the judge’s', () => {
	const { version } = v.parse(
		v.object({ version: v.string() }),
		JSON.parse(readFileSync('package.json', 'utf8'))
	);
	expect(JUDGE_VERSION).toBe(version);
});
