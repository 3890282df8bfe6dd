import { compile } from 'mdsvex';
import { describe, expect, it } from 'vitest';
import { isReadingId, READINGS, type Reading, type ReadingId } from '#lib/rules/readings.ts';
import { ruleIn, type RuleId } from '#lib/rules/index.ts';
import {
	isExpectation,
	parse,
	parseRuling,
	play,
	playUnderReadings,
	print,
	problemText,
	stepsOf,
	touchedIn,
	type Ruling,
	type RulingScenario,
	type Scenario
} from '#lib/scenario/index.ts';
import { atOdds } from '../support/at-odds.ts';
import { faultsOf } from '../support/faults.ts';
import { rulingFiles } from '../support/rulings.ts';

const files = rulingFiles();

/** All rules that a scenario comes to: those of its steps, and of what it expects to be refused. */
function citedIn({ scenario }: RulingScenario): ReadonlySet<RuleId> {
	const refused = scenario.script.flatMap((line) =>
		isExpectation(line) && line.expect === 'refused' ? (line.rules ?? []) : []
	);
	return new Set([...stepsOf(play(scenario)).flatMap(({ rules }) => rules), ...refused]);
}

const withoutWords = ({ title: _, sources: __, ...scenario }: Scenario): Scenario => scenario;

const READING_IDS: readonly ReadingId[] = Object.keys(READINGS).filter(isReadingId);

/** The readings that a scenario asks for. */
const askedIn = ({ scenario }: RulingScenario): readonly ReadingId[] =>
	READING_IDS.filter((id) => scenario.readings?.[id] !== undefined);

/** Whether a scenario goes as expected however the open questions that it touches are read. */
const holdsHoweverRead = ({ scenario }: RulingScenario): boolean =>
	playUnderReadings(scenario).runs.every(({ played }) => played.ok && played.held);

describe.each(files)('$file', ({ slug, file, text }) => {
	const parsed = parseRuling(slug, text);
	const ruling = (): Ruling =>
		parsed.ok
			? parsed.ruling
			: expect.fail(parsed.problems.map((problem) => problemText(file, problem)).join('\n'));
	const all = (): readonly RulingScenario[] => {
		const { scenario, twin, otherwise } = ruling();
		return [scenario, twin, ...otherwise];
	};

	it('holds', () => {
		for (const one of all()) {
			const faults = faultsOf(file, parse(one.text), one.line - 1);
			if (faults.length > 0) expect.fail(faults.join('\n'));
		}
	});

	it('comes to the rules it names', () => {
		const cited = new Set(all().flatMap((one) => [...citedIn(one)]));
		expect(ruling().rules.filter((id) => !cited.has(id))).toEqual([]);
		expect(ruling().beside.filter((id) => cited.has(id))).toEqual([]);
	});

	it('names rules of its edition', () => {
		const { edition, rules, beside } = ruling();
		expect([...rules, ...beside].filter((id) => ruleIn(id, edition) === null)).toEqual([]);
	});

	it('has a twin that goes otherwise', () => {
		const { scenario, twin } = ruling();
		expect(withoutWords(twin.scenario)).not.toEqual(withoutWords(scenario.scenario));
		expect(atOdds(scenario.scenario, twin.scenario)).not.toEqual([]);
		expect(twin.title).not.toBe(scenario.title);
	});

	it('is as open as it says', () => {
		const { edition, status, scenario, otherwise, rules, beside } = ruling();
		const open = [...rules, ...beside].filter((id) => ruleIn(id, edition)?.status !== 'settled');
		if (status === 'settled') {
			expect(open, 'a settled ruling leans on settled rules').toEqual([]);
			expect(otherwise).toEqual([]);
			const depending = all().filter((one) => !holdsHoweverRead(one));
			expect(depending.map(({ title }) => title)).toEqual([]);
			return;
		}
		expect(open, 'an open ruling names the rule that is open').not.toEqual([]);
		for (const other of otherwise) {
			expect(askedIn(other), other.title).not.toEqual([]);
			for (const id of askedIn(other)) expect(touchedIn(play(scenario.scenario))).toContain(id);
		}
		if (!holdsHoweverRead(scenario)) expect(otherwise.length).toBeGreaterThan(0);
	});

	it('says the same after printing', () => {
		for (const { scenario } of all()) {
			const again = parse(print(scenario));
			expect(again.ok && again.scenario).toEqual(scenario);
		}
	});

	it('is read by mdsvex alike', async () => {
		const compiled = await compile(text);
		const said = text
			.split('---\n')[1]
			?.trimEnd()
			.split('\n')
			.map((line) => /^(\w+): (.*)$/u.exec(line)?.slice(1) ?? []);
		expect(compiled?.data?.['fm']).toEqual(Object.fromEntries(said ?? []));
	});
});

it('answers every reading: a ruling shows the case under each value', () => {
	const shown = files.flatMap(({ slug, text }) => {
		const parsed = parseRuling(slug, text);
		if (!parsed.ok) return [];
		const { edition, otherwise } = parsed.ruling;
		return otherwise.flatMap((one) =>
			askedIn(one).map((id) => `${id} = ${one.scenario.readings?.[id] ?? ''} (${edition})`)
		);
	});
	const missing = READING_IDS.filter((id) => {
		const { values, editions }: Reading = READINGS[id];
		const [, ...others] = values;
		return !editions.some((edition) =>
			others.every((value) => shown.includes(`${id} = ${value} (${edition})`))
		);
	});
	expect(missing).toEqual([]);
});

it('has no question twice', () => {
	const questions = files.map(({ slug, text }) => {
		const parsed = parseRuling(slug, text);
		return parsed.ok ? parsed.ruling.question : slug;
	});
	expect(new Set(questions).size).toBe(questions.length);
});
