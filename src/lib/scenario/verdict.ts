import { JUDGE, type Judge } from '../judge/judge.ts';
import { BUDGET, following, openingOf, type Part } from '../judge/verdict/play-on.ts';
import { unpaused } from '../judge/verdict/unpaused.ts';
import type { Position } from '../model/position.ts';
import type { Refusal } from '../rules/step.ts';
import { momentSentence } from '../wording/moments.ts';
import { refusalSentence } from '../wording/refusals.ts';
import { unsaidSentence } from '../wording/unsaid.ts';
import { actedAt } from './play-line.ts';
import type { Played } from './play.ts';
import { NO_REMEDIES, remediesOfLine } from './remedy/remedies.ts';
import { questionOf } from './reply/reply.ts';
import { decisionOf, type SingleAct } from './resolve.ts';
import { isEdit, isExpectation, type Line } from './scenario.ts';
import { tellingWhole, toldSoFar, type ToAnswer } from './verdict-told.ts';
import type { RefusedAct, Verdict } from './verdict-shape.ts';

export { inCommon, likeness } from './verdict-alike.ts';
export type { Because, DependsOn, RefusedAct, Verdict } from './verdict-shape.ts';

/** What happened before the position that a verdict is asked at; it counts as part of the line. */
export interface SoFar {
	readonly parts?: readonly Part[];
	readonly refused?: RefusedAct | null;
	/** The lines that were played, so that a refusal can be said of the very things it is about. */
	readonly script?: readonly Line[];
	/** A title that asks something: where the outcome says it, the answer stands first. */
	readonly title?: string | undefined;
	/** Another judge, for a test. */
	readonly judge?: Judge;
}

/**
 * What comes if nobody does anything more, from a position or of a scenario that was played, whose own
 * lines count too. Everyone passes until the stack is empty and nothing that was said is left undone;
 * the next turn, and the dice of an attack that nobody has told, are not gone into. Cards that nobody has
 * named stay unknown. At most 300 answers are followed, in 2600 decisions.
 */
export function verdictOf(of: Asked, soFar: SoFar = {}): Verdict {
	return unpaused(tellingOf(of, soFar));
}

/**
 * The same a piece at a time, for whoever must not wait: first what it comes to until a die or a choice
 * decides, then with each answer that has been followed; `dependsOn.followed` says whether all are. The last
 * one is what `verdictOf` gives.
 */
export function* verdictsOf(of: Asked, soFar: SoFar = {}): Generator<Verdict, undefined> {
	const telling = tellingOf(of, soFar);
	let next = telling.next();
	for (; !next.done; next = telling.next()) if (next.value) yield next.value();
	yield next.value;
}

/** A table, or a scenario that was played. */
type Asked = Position | Extract<Played, { ok: true }>;

/**
 * The same for whoever has something else to do in between: before each answer it gives what can be told so
 * far, which is worked out when that is called; elsewhere on the way it gives null, and at last it returns
 * what `verdictOf` gives.
 */
export function* tellingOf(
	of: Asked,
	soFar: SoFar = {}
): Generator<(() => Verdict) | null, Verdict, undefined> {
	const { parts: before = [], refused: known = null, script = [], title, judge = JUDGE } = soFar;
	const isPlayed = 'entries' in of;
	const at = isPlayed ? of.position : of;
	const to: ToAnswer = {
		refused: known ?? (isPlayed ? refusedIn(of, script, judge) : null),
		question: questionOf(title, isPlayed ? of.opening.position : of, script),
		told: at
	};
	const opening = openingOf(judge, at);
	const { end, stop } = opening;
	const parts = [...before, ...(isPlayed ? partsOf(of) : []), ...opening.parts];
	if (stop.is !== 'forks') return yield* tellingWhole({ parts, end, stop }, to);
	const { question } = stop;
	const left = { ...BUDGET, decisions: BUDGET.decisions - opening.parts.length };
	const work = following({ judge, start: at }, end, stop, left);
	let next = work.next();
	for (; !next.done; next = work.next()) {
		const ways = next.value;
		yield ways && (() => toldSoFar({ parts, end, stop: { is: 'forks', question, ways } }, to));
	}
	return yield* tellingWhole({ parts, end, stop: next.value }, to);
}

/** The parts of what was played: a part for each decision; what was laid by hand is none. */
const partsOf = ({ opening, entries }: Extract<Played, { ok: true }>): readonly Part[] => [
	opening.changed,
	...entries.flatMap(({ decisions }) => decisions)
];

/** So many answers are told to what was left unsaid. */
const MOST_ANSWERS = 12;

/** The act at which the script stopped, if the rules forbid it. */
function refusedIn(
	{ stopped, position: reached }: Extract<Played, { ok: true }>,
	script: readonly Line[],
	judge: Judge
): RefusedAct | null {
	if (!stopped) return null;
	const { at, refusal, trouble } = stopped;
	const line = script[at];
	const act = line && isSingleAct(line) ? line : null;
	const position = act ? actedAt(judge, reached, act) : reached;
	const own = act ? lesson(position, act, refusal, judge) : {};
	const looking = own.asks ? { judge, most: MOST_ANSWERS } : { judge };
	const remedies = line ? remediesOfLine(reached, line, looking) : NO_REMEDIES;
	return {
		act,
		sentence: trouble.message,
		asks: false,
		rules: refusal?.rules ?? [],
		...own,
		remedies,
		needs: act && !own.asks && remedies.found.length === 0 ? needsOf(position, act) : null
	};
}

const isSingleAct = (line: Line): line is SingleAct =>
	!isEdit(line) && !isExpectation(line) && line.do !== 'everyone passes';

/**
 * The refusal of an act in words about this very table; of one that does not name all it has to, why none of
 * what it could name is legal.
 */
function lesson(
	position: Position,
	act: SingleAct,
	refused: Refusal | null,
	judge: Judge
): Partial<RefusedAct> {
	const said = decisionOf(position, act, true);
	if (!said.ok) return {};
	const refusal = refused ?? judge.why(position, said.value);
	if (!refusal) return {};
	const asked = unsaidSentence(position, said.value, refusal);
	return asked === null
		? { sentence: refusalSentence(position, said.value, refusal), rules: refusal.rules }
		: { sentence: asked, asks: true, rules: [] };
}

/** When what an act answers can be there; null where it answers nothing on the stack. */
function needsOf(position: Position, act: SingleAct): string | null {
	const said = decisionOf(position, act, true);
	return said.ok && (said.value.do === 'play' || said.value.do === 'activate')
		? momentSentence(position, said.value)
		: null;
}
