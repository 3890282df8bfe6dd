import { createHash } from 'node:crypto';
import { join } from 'node:path';
import '#lib/cards/sets/known.ts';
import { JUDGE_VERSION } from '#lib/judge/version.ts';
import { parse, play, verdictOf, type Scenario } from '#lib/scenario/index.ts';
import { curatedName } from '#lib/ui/table/setup/examples.ts';
import { ROOT } from '../../scripts/paths.ts';
import { bare, scenarioFiles } from './scenarios.ts';
import { rulings } from './rulings.ts';

/** Where the answers stand that the numbered version of the judge gives. */
export const ANSWERS = join(ROOT, 'tests/rulebook/answers.golden.txt');

/** What comes of a text, both as digests. */
export interface Answer {
	/** A ruling by its slug, a curated dispute by its path. */
	readonly of: string;
	readonly text: string;
	readonly comes: string;
}

const digest = (data: unknown): string =>
	createHash('sha256')
		.update(
			// Numbers of objects are the judge's own affair.
			JSON.stringify(data, (key, value: unknown) =>
				key === 'object' && typeof value === 'number' ? 0 : value
			)
		)
		.digest('hex')
		.slice(0, 12);

function answerTo(of: string, scenario: Scenario): Answer {
	const played = play(scenario);
	const verdict = played.ok ? verdictOf(played, { script: scenario.script }) : null;
	const comes = verdict && {
		outcome: verdict.outcome,
		end: verdict.end,
		refused: verdict.refused?.rules ?? null
	};
	return { of, text: digest(bare(scenario)), comes: digest(comes) };
}

/** What the judge of these files answers to every ruling and curated dispute. */
export const answersNow = (): readonly Answer[] => [
	...rulings().flatMap(({ slug, scenario, twin, otherwise }) =>
		[scenario, twin, ...otherwise].map((one) => answerTo(slug, one.scenario))
	),
	...scenarioFiles()
		.map(({ file, text }) => ({ slug: file.replace(/\.souls$/u, ''), text }))
		.filter(({ slug }) => curatedName(slug) !== null)
		.flatMap(({ slug, text }) => {
			const parsed = parse(text);
			return parsed.ok ? [answerTo(slug, parsed.scenario)] : [];
		})
];

/** The answers as they are kept: the version that gives them, then one a line. */
export const recorded = (answers: readonly Answer[]): string =>
	`${[JUDGE_VERSION, ...answers.map(({ of, text, comes }) => `${of} ${text} ${comes}`)].join('\n')}\n`;

/** What was recorded, and by which version. */
export function readRecorded(file: string): {
	readonly version: string;
	readonly answers: readonly Answer[];
} {
	const [version = '', ...lines] = file.trim().split('\n');
	return {
		version,
		answers: lines.map((line) => {
			const [of = '', text = '', comes = ''] = line.split(' ');
			return { of, text, comes };
		})
	};
}

/** Those of which something else comes now, though their text is the same. */
export function cameOtherwise(
	before: readonly Answer[],
	now: readonly Answer[]
): readonly string[] {
	const known = new Map(before.map(({ of, text, comes }) => [`${of} ${text}`, comes]));
	return now
		.filter(({ of, text, comes }) => (known.get(`${of} ${text}`) ?? comes) !== comes)
		.map(({ of }) => of);
}
