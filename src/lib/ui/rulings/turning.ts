import type { Position } from '../../model/position.ts';
import type { Did } from '../../scenario/expect/step-words.ts';
import { namesOf, play, toldAt, type RulingScenario } from '../../scenario/index.ts';
import type { Ruling } from '../../scenario/ruling/ruling.ts';
import { verdictAnswer } from '../judge-worker/answers/verdict.ts';
import { drawnBoardOf, sharingAlike, type DrawnBoardView } from '../position/drawn-board.ts';
import { answerOf, type Answer } from '../table/share/answer.ts';
import { toldSentence } from '../../wording/index.ts';
import { NOTHING_CHANGES } from '../../wording/verdict.ts';
import { endsOf } from './divergence.ts';
import { momentsOf, type Happens, type Moment } from './story.ts';

/** A scenario of a ruling as it is played beside its answer: plain data. */
export interface TurnSide {
	readonly title: string;
	/** What comes of it. */
	readonly bold: string;
	/** What made the difference; empty where the answer says it. */
	readonly rest: string;
	/** The table as it lies, then each act. */
	readonly moments: readonly {
		readonly says: string;
		readonly happens: readonly string[];
		readonly board: DrawnBoardView;
	}[];
	/** The moment that is argued about: the last at which somebody did something, or could not. */
	readonly argued: number;
}

interface Told {
	readonly side: RulingScenario;
	readonly moments: readonly Moment[];
	/** What happened of weight, and what could not be done. */
	readonly weighty: readonly string[];
	readonly refusals: readonly string[];
	readonly verdict: Pick<Answer, 'bold' | 'rest'>;
	readonly end: Position;
}

/** How a game gets anywhere, which is no answer to anybody. */
const MERELY: ReadonlySet<Did> = new Set<Did>([
	'activated',
	'all passed',
	'attack started',
	'attack target',
	'began effect',
	'began to resolve',
	'chose',
	'declared',
	'entered phase',
	'no line',
	'passed',
	'played',
	'put damage',
	'put death',
	'put into discard',
	'put procedure',
	'roll resolved',
	'rolled',
	'triggered'
]);

/** The case of a ruling and its twin, each with what comes of it. */
export function turningOf({ scenario, twin }: Ruling): readonly [TurnSide, TurnSide] {
	const [one, other] = [told(scenario), told(twin)];
	const shared = sharingAlike();
	return [sideOf(one, other, 0, shared), sideOf(other, one, 1, shared)];
}

function told(side: RulingScenario): Told {
	const { scenario, title } = side;
	const played = play(scenario);
	if (!played.ok) throw new Error(`“${title}” cannot be laid out.`);
	const moments = momentsOf(played, namesOf(scenario));
	return {
		side,
		moments,
		weighty: [played.opening, ...played.entries]
			.flatMap(toldAt)
			.filter(({ step }) => !MERELY.has(step.what.did))
			.map(toldSentence),
		refusals: moments
			.flatMap(({ act }) => act.happens)
			.filter(isRefusal)
			.map(({ sentence }) => sentence),
		verdict: answerOf(verdictAnswer({ scenario })),
		end: played.position
	};
}

/** What nobody decides, or decides by doing nothing. */
const NO_ACTS: ReadonlySet<string> = new Set(['pass', 'everyone passes', 'roll', 'reveal']);

/** A note with its rules is why something cannot be done. */
const isRefusal = ({ stands, rules }: Happens): boolean => stands === true && rules.length > 0;

/** Whether somebody does something there, or could not. */
const isActed = ({ line, act }: Moment): boolean =>
	act.happens.some(isRefusal) || (line !== null && 'do' in line && !NO_ACTS.has(line.do));

function sideOf(
	here: Told,
	there: Told,
	nth: 0 | 1,
	shared: ReturnType<typeof sharingAlike>
): TurnSide {
	const { side, moments } = here;
	return {
		title: side.title,
		...comesOf(here, there, nth),
		moments: moments.map(({ act, position }) => ({
			says: act.sentence.replace(/:$/u, '.'),
			happens: act.happens.map(({ sentence }) => sentence),
			board: shared(drawnBoardOf(position))
		})),
		argued: Math.max(moments.findLastIndex(isActed), 0)
	};
}

/** How many sentences are taken in at a glance. */
const GLANCE = 2;

/**
 * The answer of one, as it differs from the answer of the other: what cannot be done there, what the judge says
 * of it, or, where that is the same of both, what happened in one alone.
 */
function comesOf(here: Told, there: Told, nth: 0 | 1): Pick<TurnSide, 'bold' | 'rest'> {
	const { bold, rest } = here.verdict;
	const alone = (these: readonly string[], those: readonly string[]): readonly string[] =>
		these.filter((one) => !those.includes(one));
	const [refusal] = alone(here.refusals, there.refusals);
	if (refusal !== undefined) return { bold: refusal, rest: bold };
	const own = alone(here.weighty, there.weighty).slice(0, GLANCE);
	const isSame = bold === there.verdict.bold;
	if (!isSame && (bold !== NOTHING_CHANGES || own.length === 0)) return { bold, rest };
	if (own.length > 0) return { bold: own.join(' '), rest: bold === NOTHING_CHANGES ? '' : bold };
	if (alone(there.weighty, here.weighty).length > 0 || there.refusals.length > 0)
		return { bold, rest };
	const [ends] = nth === 0 ? endsOf(here.end, there.end) : endsOf(there.end, here.end);
	return ends ? { bold: `${ends.of}: ${ends.is[nth]}.`, rest: bold } : { bold, rest };
}
