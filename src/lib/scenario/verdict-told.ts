import { kindOf, turningOf } from '../judge/verdict/because.ts';
import { outcomeOf } from '../judge/verdict/ledger.ts';
import type { Outcome } from '../judge/verdict/outcome.ts';
import type { Course, Way } from '../judge/verdict/play-on.ts';
import type { Decision } from '../model/decision.ts';
import {
	answersWords,
	becauseSentence,
	dependsOnWords,
	NOTHING_CHANGES,
	outcomeSentences,
	waitsSentence
} from '../wording/verdict.ts';
import { readingsIn } from './readings.ts';
import type { DependsOn, RefusedAct, Verdict } from './verdict-shape.ts';

/** A course as a verdict; answers that come to the same are one, and where all do, nothing decides. */
export function told(course: Course, refused: RefusedAct | null): Verdict {
	if (course.stop.is !== 'forks') return settled(course, refused);
	const [only, ...others] = outcomesOf(course, course.stop.ways);
	return only && others.length === 0
		? withRefusal({ ...only.verdict, refused })
		: dependent(course, course.stop, refused, true);
}

/** A course of which answers are still to be followed. */
export const toldSoFar = (course: Course, refused: RefusedAct | null): Verdict =>
	course.stop.is === 'forks'
		? dependent(course, course.stop, refused, false)
		: settled(course, refused);

function dependent(
	course: Course,
	{ question, ways }: Extract<Course['stop'], { is: 'forks' }>,
	refused: RefusedAct | null,
	followed: boolean
): Verdict {
	const { end } = course;
	const outcomes = outcomesOf(course, ways);
	const own = settled(course, refused);
	const readings = [own, ...outcomes.map(({ verdict }) => verdict)].flatMap((one) => one.readings);
	const what = dependsOnWords(question, end);
	return {
		...own,
		readings: [...new Set(readings)],
		end: 'depends',
		dependsOn: { who: question.who, question, what, outcomes, followed }
	};
}

/** What the answers come to, each once. */
function outcomesOf({ parts, end }: Course, ways: readonly Way[]): DependsOn['outcomes'] {
	const groups = new Map<string, { when: Decision[]; verdicts: Verdict[] }>();
	for (const { when, course: way } of ways) {
		const verdict = told({ ...way, parts: [...parts, ...way.parts] }, null);
		const key = likeness(verdict, end.nextId);
		const group = groups.get(key) ?? { when: [], verdicts: [] };
		group.when.push(when);
		group.verdicts.push(verdict);
		groups.set(key, group);
	}
	return [...groups.values()].flatMap(({ when, verdicts }) => {
		const verdict = common(verdicts);
		return verdict ? [{ when, words: answersWords(when, end), verdict }] : [];
	});
}

/** Several verdicts of the same outcome as one: only what holds in all of them is said. */
function common([first, ...others]: readonly Verdict[]): Verdict | null {
	if (!first || others.length === 0) return first ?? null;
	const shared = first.sentences.filter((said) =>
		others.every((other) => other.sentences.includes(said))
	);
	// Each told why nothing came of it, in its own words.
	const sentences = shared.length > 0 ? shared : [NOTHING_CHANGES];
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
					...(verdict.refused.needs === null ? [] : [verdict.refused.needs]),
					...verdict.sentences
				].join(' ')
			}
		: verdict;
