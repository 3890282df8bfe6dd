/** The scenarios of the repository, read once. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parse, type Scenario } from '#lib/scenario/index.ts';
import { isExpectation } from '#lib/scenario/scenario.ts';
import { rulings } from './rulings.ts';

const FOLDER = join(import.meta.dirname, '../../content/scenarios');

export interface ScenarioFile {
	/** Path below content/scenarios. */
	readonly file: string;
	readonly text: string;
}

/** Every scenario file, by path. */
export function scenarioFiles(): readonly ScenarioFile[] {
	return readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
		.filter((file) => file.endsWith('.souls'))
		.sort()
		.map((file) => ({ file, text: readFileSync(join(FOLDER, file), 'utf8') }));
}

/**
 * Every scenario, those of the rulings included, parsed.
 * @throws Error when one cannot be read.
 */
export function scenarios(): readonly { readonly file: string; readonly scenario: Scenario }[] {
	const own = scenarioFiles().map(({ file, text }) => {
		const parsed = parse(text);
		if (!parsed.ok) throw new Error(`${file} cannot be read.`);
		return { file, scenario: parsed.scenario };
	});
	const ofRulings = rulings().flatMap(({ slug, scenario, twin, otherwise }) =>
		[scenario, twin, ...otherwise].map((one) => ({ file: `../rulings/${slug}.svx`, ...one }))
	);
	return [...own, ...ofRulings.map(({ file, scenario }) => ({ file, scenario }))];
}

/** The table and what is done there, without what is said or expected of it. */
export function bare(scenario: Scenario): Scenario {
	const { title: _, sources: __, script, ...lies } = scenario;
	return { ...lies, script: script.filter((line) => !isExpectation(line)) };
}
