import { kindOf, turningOf } from '../judge/verdict/because.ts';
import { outcomeOf } from '../judge/verdict/ledger.ts';
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
import { inCommon, likeness, withOutcomes } from './verdict-alike.ts';
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

/** An answer, and what it comes to. */
interface One {
	readonly when: Decision;
	readonly verdict: Verdict;
	readonly at: Position;
	/** A text of the effects that have begun with it. */
	readonly begun: string;
}

/** Answers of one outcome, apart by the effects that begin, where nothing else could be said of them. */
function apartIfNothing(group: readonly One[]): readonly (readonly One[])[] {
	const common = inCommon(group.map(({ verdict }) => verdict));
	return common?.sentences.join(' ') === NOTHING_CHANGES
		? [...Map.groupBy(group, ({ begun }) => begun).values()]
		: [group];
}

/** What the answers come to, each once. */
function* outcomesOf(
	{ parts, end }: Course,
	ways: readonly Way[],
	to: ToAnswer
): Generator<null, DependsOn['outcomes'], undefined> {
	const groups = new Map<string, One[]>();
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
		const group = groups.get(key) ?? [];
		group.push({ when, verdict, at: way.end, begun: begunIn(way.end, end) });
		groups.set(key, group);
	}
	const all = [...groups.values()].flatMap(apartIfNothing).flatMap((group) => {
		const [first] = group;
		const verdict = inCommon(group.map((one) => one.verdict));
		return first && verdict ? [{ when: group.map(({ when }) => when), verdict, at: first.at }] : [];
	});
	return toldApart(all).map(({ when, verdict }) => ({
		when,
		words: answersWords(when, end),
		verdict
	}));
}

/** A text of the effects that have begun and last, which no outcome tells of. */
function begunIn({ effects }: Position, before: Position): string {
	const begun = effects
		.slice(before.effects.length)
		.map(({ of, change }) => JSON.stringify([of, change]));
	return begun.sort().join(' ');
}

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
