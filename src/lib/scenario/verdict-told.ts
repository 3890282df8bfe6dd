import { kindOf, turningOf } from '../judge/verdict/because.ts';
import { outcomeOf } from '../judge/verdict/ledger.ts';
import type { Outcome } from '../judge/verdict/outcome.ts';
import type { Course, Stop, Way } from '../judge/verdict/play-on.ts';
import { unpaused } from '../judge/verdict/unpaused.ts';
import type { Decision } from '../model/decision.ts';
import type { Position } from '../model/position.ts';
import {
	answersWords,
	becauseSentence,
	dependsOnWords,
	NOTHING_CHANGES,
	unlessSoFar,
	outcomeSentences,
	waitsSentence
} from '../wording/verdict.ts';
import { readingsIn } from './readings.ts';
import {
	lossAsked,
	replyTo,
	replyToOpen,
	replyToRefusal,
	type AskedOf,
	type Replied
} from './reply/reply.ts';
import type { DependsOn, RefusedAct, Verdict } from './verdict-shape.ts';
import { inWords, toldApart } from './verdict-words.ts';

/** A course where something decides. */
type Forked = Course & { readonly stop: Extract<Stop, { is: 'forks' }> };

/** What is to be answered of a course. */
export interface ToAnswer {
	/** The act that ended it. */
	readonly refused: RefusedAct | null;
	/** What was asked about it. */
	readonly question: AskedOf | null;
	/** The table as it was told, before anybody passes. */
	readonly told: Position;
}

/**
 * A course as a verdict; answers that come to the same are one, and where all do, nothing decides. It pauses
 * before each answer.
 */
export function* tellingWhole(course: Course, to: ToAnswer): Generator<null, Verdict, undefined> {
	return yield* tellingFrom(settled(course, to), course, to);
}

/** The same, of a course of which it is told already what it comes to until something decides. */
function* tellingFrom(
	own: Verdict,
	course: Course,
	to: ToAnswer
): Generator<null, Verdict, undefined> {
	const { stop } = course;
	if (stop.is !== 'forks') return own;
	const outcomes = yield* outcomesOf(course, stop.ways, to);
	const [only, ...others] = outcomes;
	return only && others.length === 0
		? inWords({ ...only.verdict, refused: to.refused, ...refusalOf(to) })
		: dependent(own, { ...course, stop }, outcomes, true);
}

/** A course of which answers are still to be followed. */
export function toldSoFar(course: Course, to: ToAnswer): Verdict {
	const { stop } = course;
	const own = settled(course, to);
	if (stop.is !== 'forks') return own;
	const outcomes = unpaused(outcomesOf(course, stop.ways, to));
	return dependent(own, { ...course, stop }, outcomes, false);
}

function dependent(
	own: Verdict,
	{ end, stop: { question } }: Forked,
	outcomes: DependsOn['outcomes'],
	followed: boolean
): Verdict {
	const readings = [own, ...outcomes.map(({ verdict }) => verdict)].flatMap((one) => one.readings);
	const what = dependsOnWords(question, end);
	const { reply, unanswered } = followed ? repliedInAll(outcomes) : NO_REPLY;
	return inWords({
		...own,
		...(own.refused ? {} : { reply, unanswered }),
		readings: [...new Set(readings)],
		end: 'depends',
		dependsOn: {
			who: question.who,
			question,
			what,
			outcomes: outcomes.map((one) => ({
				...one,
				verdict: besides(one.verdict, { reply, unanswered })
			})),
			followed
		}
	});
}

/** What all outcomes reply, and what all of them leave without a reply. */
function repliedInAll(outcomes: DependsOn['outcomes']): Replied {
	const [first, ...others] = outcomes.map(({ verdict }) => verdict);
	const reply = first?.reply ?? null;
	return {
		reply: others.every((other) => other.reply === reply) ? reply : null,
		unanswered: (first?.unanswered ?? []).filter((question) =>
			others.every((other) => other.unanswered.includes(question))
		)
	};
}

/** An outcome without what all of them reply, and leave without a reply: that is said once. */
const besides = (verdict: Verdict, { reply, unanswered }: Replied): Verdict =>
	reply === null && unanswered.length === 0
		? verdict
		: inWords({
				...verdict,
				reply: reply === null ? verdict.reply : null,
				unanswered: verdict.unanswered.filter((question) => !unanswered.includes(question))
			});

const NO_REPLY: Replied = { reply: null, unanswered: [] };

/** What is replied where an act is refused; nothing where none is. */
const refusalOf = ({ refused, question, told }: ToAnswer): Partial<Replied> => {
	if (!refused) return {};
	if (refused.asks && refused.act && refused.remedies.found.length > 0)
		return { reply: replyToOpen(question, refused.act, told), unanswered: [] };
	return refused.rules.length > 0 ? replyToRefusal(question) : NO_REPLY;
};

/** An answer that was told: what decides after it, what it comes to until then, and all that it may come to. */
interface Told {
	readonly stop: Stop;
	readonly own: Verdict;
	/** A text of that, as `likeness` makes it. */
	readonly comesTo: string;
	readonly verdict: Verdict;
}

/** What the answers come to, each once. */
function* outcomesOf(
	{ parts, end }: Course,
	ways: readonly Way[],
	to: ToAnswer
): Generator<null, DependsOn['outcomes'], undefined> {
	const groups = new Map<string, { when: Decision[]; verdicts: Verdict[]; at: Position }>();
	const told: Told[] = [];
	const toEach: ToAnswer = { ...to, refused: null };
	for (const { when, course: way } of ways) {
		yield null;
		const longer = { ...way, parts: [...parts, ...way.parts] };
		const { stop } = way;
		const own = settled(longer, toEach);
		const comesTo = likeness(own, end.nextId);
		const alike = told.find((one) => one.stop === stop && one.comesTo === comesTo);
		const verdict = alike
			? withOwn(alike.verdict, alike.own, own)
			: yield* tellingFrom(own, longer, toEach);
		if (stop.is === 'forks' && !alike) told.push({ stop, own, comesTo, verdict });
		const key = stop.is === 'forks' ? likeness(verdict, end.nextId) : comesTo;
		const group = groups.get(key) ?? { when: [], verdicts: [], at: way.end };
		group.when.push(when);
		group.verdicts.push(verdict);
		groups.set(key, group);
	}
	const all = [...groups.values()].flatMap(({ when, verdicts, at }) => {
		const verdict = inCommon(verdicts);
		return verdict ? [{ when, verdict, at }] : [];
	});
	return toldApart(all).map(({ when, verdict }) => ({
		when,
		words: answersWords(when, end),
		verdict
	}));
}

/** Several verdicts of the same outcome as one: only what holds in all of them is said. */
export function inCommon([first, ...others]: readonly Verdict[]): Verdict | null {
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
	const reply = others.every((other) => other.reply === first.reply) ? first.reply : null;
	const dependsOn =
		first.dependsOn &&
		withOutcomes(first.dependsOn, (verdict, nth) => {
			const same = others.flatMap((other) => other.dependsOn?.outcomes[nth]?.verdict ?? []);
			return inCommon([verdict, ...same]) ?? verdict;
		});
	return inWords({ ...first, sentences, reply, because, readings, dependsOn });
}

const withOutcomes = (
	{ outcomes, ...rest }: DependsOn,
	verdictOf: (verdict: Verdict, nth: number) => Verdict
): DependsOn => ({
	...rest,
	outcomes: outcomes.map((one, nth) => ({ ...one, verdict: verdictOf(one.verdict, nth) }))
});

/**
 * What follows after an answer, as it is told after another one that goes on in the same way: without what is said
 * of the first alone.
 * @param own what the first comes to until something decides.
 * @param other the same of the other one.
 */
function withOwn(verdict: Verdict, own: Verdict, other: Verdict): Verdict {
	const { because, dependsOn } = verdict;
	const kept = new Set(other.sentences.map(unlessSoFar));
	const gone = new Set(own.sentences.map(unlessSoFar).filter((said) => !kept.has(said)));
	const sentences = verdict.sentences.filter((said) => !gone.has(unlessSoFar(said)));
	return inWords({
		...verdict,
		sentences: sentences.length > 0 ? sentences : [NOTHING_CHANGES],
		because: because && because.sentence === own.because?.sentence ? other.because : because,
		readings: [...new Set([...verdict.readings, ...other.readings])],
		dependsOn: dependsOn && withOutcomes(dependsOn, (one) => withOwn(one, own, other))
	});
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

function settled(course: Course, to: ToAnswer): Verdict {
	const { refused, question, told } = to;
	const { parts, end, stop } = course;
	const outcome = outcomeOf(parts, end);
	const sentences = outcomeSentences(outcome, parts, course);
	const turning = turningOf(parts);
	const steps = parts.flatMap((part) => part.steps);
	const counting = steps.filter(({ what }) => kindOf(what) !== null);
	// What the dead lose is said by the rule of the penalty, and not by that of their death.
	const losers = lossAsked(question?.asked ?? null);
	const asked =
		turning?.kind === 'died'
			? steps.filter(
					({ what }) => what.did === 'penalty' && (losers?.includes(what.player) ?? true)
				)
			: [];
	const rules = [...asked, ...(turning ? [turning.step] : []), ...counting].flatMap(
		(step) => step.rules
	);
	return inWords({
		sentences,
		...replyTo(question, { outcome, parts, told, end, open: stop.is !== 'done' }),
		...refusalOf(to),
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
