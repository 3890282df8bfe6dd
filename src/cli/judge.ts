import { readFileSync } from 'node:fs';
import '#lib/cards/sets/known.ts';
import {
	overTime,
	play,
	playUnderReadings,
	problemText,
	touchedIn,
	underBoth,
	verdictOf,
	verdictUnderReadings,
	type InBoth,
	type Places,
	type Played,
	type Problem,
	type ReadingRun,
	type UnderBoth,
	type UnderReadings
} from '#lib/scenario/index.ts';
import { JUDGE_VERSION } from '#lib/judge/version.ts';
import { cleanText } from '#lib/model/clean-text.ts';
import type { RuleId } from '#lib/rules/index.ts';
import { ahead } from './ahead.ts';
import { readArgs, USAGE, type Wanted } from './args.ts';
import { cardsText } from './cards.ts';
import { choicesText } from './choices.ts';
import { citationsOf, noteRules } from './cited.ts';
import { agreementData, FORMAT, readingsData, runData } from './data.ts';
import { readInput, type Input } from './input.ts';
import { pieces } from './pieces.ts';
import { wrap } from './wrap.ts';
import { writeJson } from './write-json.ts';
import { comparison, partsAt, readingsText } from './comparison.ts';
import { overTimeData, overTimeText } from './over-time.ts';
import { sayLines } from './say.ts';
import { sideBySide } from './side-by-side.ts';
import { sideBySideData } from './side-by-side-data.ts';
import { nowText, trace, verdictText } from './trace.ts';
import { verdictLines } from './verdict.ts';

const HELD = 0;
const FAILED = 1;
const UNREADABLE = 2;

type Ok = Extract<Played, { ok: true }>;

function main(): number {
	const wanted = readArgs(process.argv.slice(2));
	if (typeof wanted === 'string') {
		console.error(`${cleanText(wanted)}\n\n${USAGE}`);
		return UNREADABLE;
	}
	if (wanted.help) {
		console.log(USAGE);
		return HELD;
	}
	if (wanted.say !== null) {
		const { lines, isWhole } = sayLines(wanted.say);
		console.log(lines.join('\n'));
		return isWhole ? HELD : UNREADABLE;
	}
	const name = cleanText(wanted.file ?? 'standard input');
	let text: string;
	try {
		text = readFileSync(wanted.file ?? 0, 'utf8');
	} catch (error) {
		const why = error instanceof Error ? error.message : String(error);
		console.error(cleanText(`${name} cannot be read: ${why}`));
		return UNREADABLE;
	}
	const input = readInput(text);
	if ('scenario' in input && wanted.cards) {
		console.log(cardsText(input.scenario));
		return HELD;
	}
	if ('scenario' in input) return judge(name, wanted, input);
	return unreadable(name, wanted, input.problems);
}

function unreadable(
	name: string,
	{ json }: Pick<Wanted, 'json'>,
	problems: readonly Problem[]
): number {
	if (json) print({ format: FORMAT, judge: JUDGE_VERSION, file: name, problems });
	else for (const problem of problems) console.error(problemText(name, problem));
	return UNREADABLE;
}

function judge(name: string, wanted: Wanted, input: Input): number {
	const { scenario, places } = input;
	const first = play(scenario);
	if (!first.ok)
		return unreadable(
			name,
			wanted,
			first.problems.map(({ field, message, expected }) => ({
				...(places?.header[field] ?? { line: 1, column: 1 }),
				message,
				...(expected === undefined ? {} : { expected })
			}))
		);
	if (wanted.compare) return compare(name, wanted, input, first);
	if (wanted.odds || wanted.stop || wanted.hinges) return lookAhead(name, wanted, input, first);
	const under = wanted.allReadings ? playUnderReadings(scenario) : null;
	if (wanted.json) printData(name, wanted, input, first, under);
	else if (wanted.verdict) printVerdict(name, input, first);
	else printTrace(name, wanted, input, first, under);
	if (first.stopped) return UNREADABLE;
	return first.held ? HELD : FAILED;
}

/** Prints what could still come of it. */
function lookAhead(name: string, wanted: Wanted, input: Input, played: Ok): number {
	const told = ahead(wanted, input.scenario, played, lineNamer(name, input), (line) => {
		console.error(wrap(cleanText(line), '', '  '));
	});
	if ('problem' in told) console.error(cleanText(told.problem));
	else if ('lines' in told) console.log(told.lines.join('\n'));
	else print({ format: FORMAT, judge: JUDGE_VERSION, file: name, ...told.data });
	return 'problem' in told ? UNREADABLE : HELD;
}

/** Plays the scenario under other editions too, and tells each beside its own. */
function compare(
	name: string,
	{ json, beside }: Wanted,
	{ scenario, places, notes }: Input,
	own: Ok
): number {
	const { stopped } = own;
	if (stopped) {
		const place = places?.script[stopped.at] ?? { line: 1, column: 1 };
		console.error(problemText(name, { ...place, ...stopped.trouble }));
		return UNREADABLE;
	}
	const others = beside.filter((edition) => edition !== scenario.rules);
	const all: InBoth[] = [];
	for (const edition of others.length > 0 ? others : [undefined]) {
		const compared = underBoth(scenario, edition);
		if (!compared.ok) return unreadable(name, { json }, problemsUnder(compared.cannot, places));
		all.push(compared.both);
	}
	// Beside one other edition the two traces say all.
	const turns = others.length > 1 ? overTime(scenario, others) : null;
	if (json) {
		const [first, ...more] = all.map((both) => sideBySideData(scenario, places, both));
		print({
			format: FORMAT,
			judge: JUDGE_VERSION,
			file: name,
			scenario,
			...(notes.length > 0 ? { notes } : {}),
			compared: first,
			...(turns ? { alsoCompared: more, overTime: overTimeData(scenario, turns) } : {})
		});
	} else {
		for (const note of notes) console.log(`${problemText(name, note)}\n`);
		const told = all.map((both) => sideBySide(scenario, both));
		console.log([...told, ...(turns ? [overTimeText(scenario, turns)] : [])].join('\n\n'));
	}
	return all.some(({ parts }) => parts) || !own.held ? FAILED : HELD;
}

/** Why a scenario cannot be under another edition, each at its place in the file. */
const problemsUnder = (
	{ edition, problems }: Extract<UnderBoth, { ok: false }>['cannot'],
	places: Places | null
): readonly Problem[] =>
	problems.map((problem) => ({
		...(places?.header[problem.field] ?? { line: 1, column: 1 }),
		message: `Under the rules of ${edition}: ${problem.message}`
	}));

function print(data: object): void {
	const out = pieces();
	writeJson(data, out.write);
	out.write('\n');
	out.end();
}

function printData(
	name: string,
	{ legal }: Wanted,
	{ scenario, places, notes }: Input,
	first: Ok,
	under: UnderReadings | null
): void {
	const runs: readonly ReadingRun[] = under?.runs ?? [{ readings: {}, played: first }];
	const all = runs.map(({ played }) => played);
	const cited = new Set<RuleId>();
	const note = (data: unknown): void => {
		noteRules(cited, data);
	};
	const noted = <T>(data: T): T => {
		note(data);
		return data;
	};
	const told = runs.map(({ readings, played }) =>
		played.ok
			? {
					readings: { ...scenario.readings, ...readings },
					...runData(scenario, places, played, legal, note)
				}
			: { readings, problems: played.problems }
	);
	print({
		format: FORMAT,
		judge: JUDGE_VERSION,
		file: name,
		scenario,
		...(notes.length > 0 ? { notes } : {}),
		runs: told,
		...(under ? { agreement: agreementData(under) } : {}),
		verdict: noted(verdictOf(first, { script: scenario.script, title: scenario.title })),
		// Known when all of the above is written.
		citations: () => citationsOf(scenario.rules, cited),
		readings: readingsData([...new Set(all.flatMap(touchedIn))])
	});
}

/** Prints what comes if nobody does anything more; an act that is refused is part of the answer. */
function printVerdict(name: string, { scenario, notes }: Input, played: Ok): void {
	for (const note of notes) console.log(`${problemText(name, note)}\n`);
	if (scenario.title !== undefined) console.log(`${wrap(scenario.title, '', '')}\n`);
	const verdict = verdictOf(played, { script: scenario.script, title: scenario.title });
	const hangsOn = verdictUnderReadings(scenario, played);
	console.log(verdictLines(verdict, hangsOn, played.position).join('\n'));
}

function printTrace(
	name: string,
	wanted: Wanted,
	input: Input,
	first: Ok,
	under: UnderReadings | null
): void {
	for (const note of input.notes) console.log(`${problemText(name, note)}\n`);
	printRun(name, wanted, input, first);
	if (!under) return;
	for (const { readings, run } of under.apart.slice(1)) {
		const at = partsAt(first, run);
		if (!run.ok || at === null) continue;
		console.log(`\nUnder ${readingsText(readings)}:`);
		console.log(trace(input.scenario, run, lineNamer(name, input), at));
		const { stopped } = run;
		if (stopped)
			console.log(
				`${lineNamer(name, input)(stopped.at)}: ${stopped.trouble.message}\n${nowText(run.position)}`
			);
	}
	console.log(`\n${comparison(input.scenario, under)}`);
}

/** Names the lines of a script by their place in the file. */
const lineNamer =
	(name: string, { places }: Input) =>
	(at: number): string => {
		const place = places?.script[at];
		return place ? `${name}:${String(place.line)}` : `line ${String(at + 1)} of the script`;
	};

function printRun(name: string, wanted: Wanted, input: Input, played: Ok): void {
	const { scenario, places } = input;
	const told = trace(scenario, played, lineNamer(name, input));
	if (told !== '') console.log(`${told}\n`);
	const { stopped } = played;
	if (stopped) {
		const place = places?.script[stopped.at] ?? { line: 1, column: 1 };
		console.error(problemText(name, { ...place, ...stopped.trouble }));
	}
	console.log(nowText(played.position));
	if (wanted.legal) console.log(choicesText(played.position));
	if (!stopped) console.log(verdictText(played));
}

// A reader that has seen enough (`| head`) closes the pipe.
process.stdout.on('error', () => process.exit());

try {
	process.exitCode = main();
} catch (error) {
	const why = error instanceof Error ? error.message : String(error);
	console.error(`The judge broke down, which is a mistake in the judge: ${why}`);
	process.exitCode = UNREADABLE;
}
