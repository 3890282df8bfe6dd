import * as v from 'valibot';
import type { CardKey, EditionId } from '../../model/words.ts';
import { isRuleId, type RuleId } from '../../rules/index.ts';
import { basePrinting, cardText, cardsNamed } from '../names.ts';
import { parse } from '../parse/parse.ts';
import type { Problem } from '../parse/problem.ts';
import { fencesIn, frontMatterOf, type Fence, type Field } from './text.ts';
import type { Scenario } from '../scenario.ts';
import { TOPICS, type Topic } from './topics.ts';

export const RULING_STATUSES = ['settled', 'silent', 'disputed'] as const;
export type RulingStatus = (typeof RULING_STATUSES)[number];

/** A scenario that stands in a ruling. */
export interface RulingScenario {
	readonly title: string;
	readonly text: string;
	/** The line of the file that its text begins at, counted from 1. */
	readonly line: number;
	readonly scenario: Scenario;
}

/** A dispute and its answer. */
export interface Ruling {
	readonly slug: string;
	/** The rules that answer it: those that its scenarios play by. */
	readonly edition: EditionId;
	readonly question: string;
	/** The same as players ask it in other words: what the search finds it by. */
	readonly asked: readonly string[];
	/** One sentence. */
	readonly verdict: string;
	readonly status: RulingStatus;
	/** The first is the one it is listed under. */
	readonly topics: readonly Topic[];
	readonly sources: readonly string[];
	/** Rules that the scenarios come to. */
	readonly rules: readonly RuleId[];
	/** Rules that explain the answer, though no step of the scenarios rests on them. */
	readonly beside: readonly RuleId[];
	readonly cards: readonly CardKey[];
	/** What became of an older answer; null where the old one holds. */
	readonly changed: string | null;
	/** Paragraphs; rules stand in them between backticks. */
	readonly reasoning: readonly string[];
	readonly scenario: RulingScenario;
	/** The same with one fact changed, and the opposite outcome. */
	readonly twin: RulingScenario;
	/** The scenario where an open question is read otherwise. */
	readonly otherwise: readonly RulingScenario[];
}

/** A ruling that could be read, or all that was wrong with the text. */
export type ParsedRuling =
	| { readonly ok: true; readonly ruling: Ruling }
	| { readonly ok: false; readonly problems: readonly Problem[] };

const words = (separator: string): v.GenericSchema<string, string[]> =>
	v.pipe(
		v.string(),
		v.transform((text) =>
			text
				.split(separator)
				.map((word) => word.trim())
				.filter((word) => word !== '')
		),
		v.minLength(1, 'At least one must be named.')
	);

const ruleIds = v.pipe(
	words(','),
	v.array(
		v.custom<RuleId>((id) => typeof id === 'string' && isRuleId(id), 'There is no such rule.')
	)
);

/** In how many other ways a question is asked. */
const FEWEST_ASKED = 2;
const MOST_ASKED = 5;
const ASKED_ENOUGH = 'A question is asked in two to five other ways.';

const HEAD = v.strictObject({
	question: v.pipe(v.string(), v.endsWith('?', 'A question ends with a question mark.')),
	asked: v.pipe(
		words(';'),
		v.minLength(FEWEST_ASKED, ASKED_ENOUGH),
		v.maxLength(MOST_ASKED, ASKED_ENOUGH)
	),
	verdict: v.pipe(v.string(), v.endsWith('.', 'A verdict is a sentence.')),
	status: v.picklist(RULING_STATUSES, `The status is one of ${RULING_STATUSES.join(', ')}.`),
	topics: v.pipe(
		words(','),
		v.array(v.picklist(TOPICS, `The topics are ${TOPICS.join(', ')}.`)),
		v.minLength(1)
	),
	sources: words(';'),
	rules: ruleIds,
	beside: v.optional(ruleIds),
	cards: v.optional(words(',')),
	changed: v.optional(v.string())
});

/** Reads the file of a ruling. Nothing is thrown and nothing half read is given back. */
export function parseRuling(slug: string, text: string): ParsedRuling {
	const front = frontMatterOf(text);
	if (!front.ok) return { ok: false, problems: [front.problem] };
	const problems: Problem[] = [];
	const head = readHead(front.fields, problems);
	const { fences, prose } = fencesIn(text, front.end);
	const scenarios = fences.flatMap((fence) => readScenario(fence, problems));
	const [scenario, twin, ...otherwise] = scenarios;
	if (fences.length < 2)
		problems.push({
			line: front.end,
			column: 1,
			message: 'A ruling has a scenario and a twin, each between ```souls and ```.'
		});
	for (const { scenario: other, line } of scenario ? scenarios : [])
		if (other.rules !== scenario?.scenario.rules)
			problems.push({ line, column: 1, message: 'The scenarios of a ruling play by one edition.' });
	if (prose.length === 0)
		problems.push({ line: front.end, column: 1, message: 'A ruling says why.' });
	const cards = head ? readCards(head.cards ?? [], front.fields, problems) : [];
	const named = new Set<string>([...(head?.rules ?? []), ...(head?.beside ?? [])]);
	for (const { text: paragraph, line } of prose)
		for (const [, id = ''] of paragraph.matchAll(/`([^`]*)`/gu))
			if (head && !named.has(id))
				problems.push({
					line,
					column: 1,
					message: `“${id}” is cited, and is not among the rules of the ruling.`
				});
	if (problems.length > 0 || !head || !scenario || !twin) return { ok: false, problems };
	const { changed = null, beside = [], ...said } = head;
	return {
		ok: true,
		ruling: {
			slug,
			edition: scenario.scenario.rules,
			...said,
			beside,
			cards,
			changed,
			reasoning: prose.map((paragraph) => paragraph.text),
			scenario,
			twin,
			otherwise
		}
	};
}

function readHead(
	fields: readonly Field[],
	problems: Problem[]
): v.InferOutput<typeof HEAD> | null {
	const read = v.safeParse(HEAD, Object.fromEntries(fields.map(({ key, value }) => [key, value])));
	if (read.success) return read.output;
	for (const issue of read.issues) {
		const key = v.getDotPath(issue)?.split('.')[0] ?? '';
		const field = fields.find((one) => one.key === key);
		const value = typeof issue.input === 'string' ? `“${issue.input}”: ` : '';
		problems.push({
			line: field?.line ?? 1,
			column: field?.column ?? 1,
			message: field ? `${value}${issue.message}` : `There is no line “${key}:”.`
		});
	}
	return null;
}

function readCards(
	names: readonly string[],
	fields: readonly Field[],
	problems: Problem[]
): CardKey[] {
	const { line = 1, column = 1 } = fields.find(({ key }) => key === 'cards') ?? {};
	return names.flatMap((name) => {
		const keys = cardsNamed(name.replace(/\s*\([^)]*\)$/u, ''));
		const key = keys.find((one) => cardText(one) === name) ?? basePrinting(keys);
		if (key === null) problems.push({ line, column, message: `There is no card “${name}”.` });
		return key === null ? [] : [key];
	});
}

function readScenario({ text, line }: Fence, problems: Problem[]): RulingScenario[] {
	const parsed = parse(text);
	if (!parsed.ok) {
		problems.push(
			...parsed.problems.map((problem) => ({ ...problem, line: problem.line + line - 1 }))
		);
		return [];
	}
	const { title } = parsed.scenario;
	if (title === undefined) {
		problems.push({ line, column: 1, message: 'A scenario of a ruling has a title.' });
		return [];
	}
	return [{ title, text, line, scenario: parsed.scenario }];
}
