import { turningOf, kindOf, type DifferenceKind } from '../judge/verdict/because.ts';
import { outcomeOf } from '../judge/verdict/ledger.ts';
import type { Outcome } from '../judge/verdict/outcome.ts';
import { playOn, type Course, type Part } from '../judge/verdict/play-on.ts';
import { JUDGE, type Judge } from '../judge/judge.ts';
import type { Decision } from '../model/decision.ts';
import type { Position } from '../model/position.ts';
import type { Question } from '../model/question.ts';
import type { Seat } from '../model/words.ts';
import type { RuleId } from '../rules/index.ts';
import type { ReadingId } from '../rules/readings.ts';
import type { Refusal, Step } from '../rules/step.ts';
import { refusalSentence } from '../wording/refusals.ts';
import {
	answersWords,
	becauseSentence,
	dependsOnWords,
	outcomeSentences,
	waitsSentence
} from '../wording/verdict.ts';
import type { Played } from './play.ts';
import { readingsIn } from './readings.ts';
import { NO_REMEDIES, remediesOfLine, type Remedies } from './remedy/remedies.ts';
import { decisionOf } from './resolve.ts';
import { isEdit, isExpectation, type Line } from './scenario.ts';

/** The step that made the difference. */
export interface Because {
	readonly kind: DifferenceKind;
	/** Null where the outcome says it already, as with a death. */
	readonly sentence: string | null;
	readonly step: Step;
}

/** What an outcome hangs on, with every outcome it may have: never two that are the same. */
export interface DependsOn {
	readonly who: Seat;
	readonly question: Question;
	/** "Amy's roll for Guppy's Collar". */
	readonly what: string;
	readonly outcomes: readonly {
		/** The answers that come to it. */
		readonly when: readonly Decision[];
		/** "1–3". */
		readonly words: string;
		readonly verdict: Verdict;
	}[];
}

/** An act that the rules forbid, with the reason. */
export interface RefusedAct {
	readonly sentence: string;
	readonly rules: readonly RuleId[];
	/** What would make it legal. */
	readonly remedies: Remedies;
}

/** What comes of a line if nobody does anything more. Plain data. */
export interface Verdict {
	/** The answer in a few words: deaths and souls first, then the rest, then why. */
	readonly sentence: string;
	readonly sentences: readonly string[];
	/** What the line comes to; where something decides, what it comes to until then. */
	readonly outcome: Outcome;
	readonly because: Because | null;
	/** The rules of the step that made the difference, then those of the other steps that count. */
	readonly rules: readonly RuleId[];
	/** The open questions that any step hangs on. */
	readonly readings: readonly ReadingId[];
	/** The act that ended the line, as it is not legal. */
	readonly refused: RefusedAct | null;
	readonly dependsOn: DependsOn | null;
	/** What nobody has said, and without which it goes no further: the die of an attack, a card. */
	readonly waits: { readonly question: Question; readonly sentence: string } | null;
	/** `limit`: there is more to follow than is followed. */
	readonly end: 'done' | 'waits' | 'depends' | 'limit';
}

/** What happened before the position that a verdict is asked at; it counts as part of the line. */
export interface SoFar {
	readonly parts?: readonly Part[];
	readonly refused?: RefusedAct | null;
	/** The lines that were played, so that a refusal can be said of the very things it is about. */
	readonly script?: readonly Line[];
	/** Another judge, for a test. */
	readonly judge?: Judge;
}

/**
 * What comes if nobody does anything more, from a position or of a scenario that was played, whose own
 * lines count too. Everyone passes until the stack is empty and nothing that was said is left undone;
 * the next turn, and the dice of an attack that nobody has told, are not gone into. Cards that nobody has
 * named stay unknown. At most 300 continuations are followed.
 */
export function verdictOf(
	of: Position | Extract<Played, { ok: true }>,
	soFar: SoFar = {}
): Verdict {
	const { parts = [], refused = null, script = [], judge = JUDGE } = soFar;
	if ('entries' in of) {
		const own = [...parts, ...partsOf(of)];
		return verdictOf(of.position, {
			parts: own,
			refused: refused ?? refusedIn(of, script, judge),
			judge
		});
	}
	const course = playOn(judge, of);
	return told({ ...course, parts: [...parts, ...course.parts] }, refused);
}

/** The parts of what was played: a part for each decision; what was laid by hand is none. */
const partsOf = ({ opening, entries }: Extract<Played, { ok: true }>): readonly Part[] => [
	opening.changed,
	...entries.flatMap(({ decisions }) => decisions)
];

/** The act at which the script stopped, if the rules forbid it. */
function refusedIn(
	{ stopped, position }: Extract<Played, { ok: true }>,
	script: readonly Line[],
	judge: Judge
): RefusedAct | null {
	if (!stopped) return null;
	const { at, refusal, trouble } = stopped;
	const line = script[at];
	return {
		sentence: trouble.message,
		rules: refusal?.rules ?? [],
		remedies: line ? remediesOfLine(position, line, { judge }) : NO_REMEDIES,
		...lesson(position, line, refusal)
	};
}

/** The refusal of a line in words about this very table. */
function lesson(
	position: Position,
	line: Line | undefined,
	refusal: Refusal | null
): Partial<RefusedAct> {
	if (!line || !refusal || isEdit(line) || isExpectation(line) || line.do === 'everyone passes')
		return {};
	const decision = decisionOf(position, line, true);
	return decision.ok ? { sentence: refusalSentence(position, decision.value, refusal) } : {};
}

/** A course as a verdict; answers that come to the same are one, and where all do, nothing decides. */
function told(course: Course, refused: RefusedAct | null): Verdict {
	const { parts, end, stop } = course;
	if (stop.is !== 'forks') return settled(course, refused);
	const groups = new Map<string, { when: Decision[]; verdicts: Verdict[] }>();
	for (const { when, course: way } of stop.ways) {
		const verdict = told({ ...way, parts: [...parts, ...way.parts] }, null);
		const key = likeness(verdict, end.nextId);
		const group = groups.get(key) ?? { when: [], verdicts: [] };
		group.when.push(when);
		group.verdicts.push(verdict);
		groups.set(key, group);
	}
	const all = [...groups.values()].flatMap(({ when, verdicts }) => {
		const verdict = common(verdicts);
		return verdict ? [{ when, words: answersWords(when, end), verdict }] : [];
	});
	const [only, ...others] = all;
	if (only && others.length === 0) return withRefusal({ ...only.verdict, refused });
	const { question } = stop;
	const own = settled(course, refused);
	const readings = [own, ...all.map(({ verdict }) => verdict)].flatMap((one) => one.readings);
	return {
		...own,
		readings: [...new Set(readings)],
		end: 'depends',
		dependsOn: { who: question.who, question, what: dependsOnWords(question, end), outcomes: all }
	};
}

/** Several verdicts of the same outcome as one: only what holds in all of them is said. */
function common([first, ...others]: readonly Verdict[]): Verdict | null {
	if (!first || others.length === 0) return first ?? null;
	const sentences = first.sentences.filter((said) =>
		others.every((other) => other.sentences.includes(said))
	);
	const because = others.every(({ because: other }) => other?.sentence === first.because?.sentence)
		? first.because
		: null;
	const readings = [...new Set([first, ...others].flatMap((one) => one.readings))];
	return { ...first, sentences, sentence: sentences.join(' '), because, readings };
}

/**
 * A text that two verdicts have in common that come to the same, in whatever order.
 * @param known objects from this number on may be numbered otherwise in the other.
 */
export function likeness({ outcome, end, dependsOn, waits, refused }: Verdict, known = 0): string {
	const numberless = (key: string, value: unknown): unknown =>
		key === 'object' && typeof value === 'number' && value >= known ? undefined : value;
	const text = (value: unknown): string => JSON.stringify(value, numberless);
	const { monsters, undone, silent, turned, counters, ...rest } = outcome;
	const unordered = [
		monsters,
		undone.map(({ item, came }) => [item.kind, came, cardIn(item)]),
		silent.map(({ source }) => source.card),
		turned,
		counters
	].map((all) => all.map(text).sort());
	return text([
		rest,
		unordered,
		end,
		waits?.sentence,
		refused !== null,
		dependsOn && [
			dependsOn.what,
			dependsOn.outcomes.map(({ words, verdict }) => [words, likeness(verdict, known)])
		]
	]);
}

const cardIn = (item: Outcome['undone'][number]['item']): string => {
	if (item.kind === 'loot') return item.card;
	return item.kind === 'ability' ? item.effect.card : '';
};

function settled(course: Course, refused: RefusedAct | null): Verdict {
	const { parts, end, stop } = course;
	const outcome = outcomeOf(parts, end);
	const sentences = outcomeSentences(outcome, parts, course);
	const turning = turningOf(parts);
	const steps = parts.flatMap((part) => part.steps);
	const counting = steps.filter(({ what }) => kindOf(what) !== null);
	const rules = [...(turning ? [turning.step] : []), ...counting].flatMap((step) => step.rules);
	return withRefusal({
		sentence: sentences.join(' '),
		sentences,
		outcome,
		because: turning && {
			kind: turning.kind,
			sentence: becauseSentence(turning),
			step: turning.step
		},
		rules: [...new Set(rules)],
		readings: readingsIn(steps),
		refused,
		dependsOn: null,
		waits:
			stop.is === 'waits'
				? { question: stop.question, sentence: waitsSentence(stop.question, stop.attackRoll, end) }
				: null,
		end: stop.is === 'forks' ? 'depends' : stop.is
	});
}

/** A refusal is the answer to what was asked, so it comes first. */
const withRefusal = (verdict: Verdict): Verdict =>
	verdict.refused
		? {
				...verdict,
				sentence: [
					verdict.refused.rules.length > 0
						? `No. ${verdict.refused.sentence}`
						: verdict.refused.sentence,
					...verdict.sentences
				].join(' ')
			}
		: verdict;
