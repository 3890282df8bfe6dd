import { isCard } from '../cards/library.ts';
import { chartOf, type Edition } from '../editions/edition.ts';
import type { RefusingPredicate } from '../flows/chart.ts';
import type { Next } from '../flows/next.ts';
import { PREDICATES } from '../flows/predicates/index.ts';
import { activeOf, ownerOf } from '../flows/predicates/says.ts';
import { topFrame } from '../mechanics/run.ts';
import type { Decision } from '../model/decision.ts';
import { keptWhile, onceFor } from '../model/memo.ts';
import type { Position } from '../model/position.ts';
import type { Refusal } from '../rules/step.ts';
import { answerRefusal, refusalBy, refuse, type Objection } from './answers.ts';

const GAME_OVER = refuse('the game is over', 'game over');

/** An answer to what nobody has asked. */
function unasked({ do: what }: Decision): Objection {
	if (what === 'roll') return refuse('no die is being rolled', 'priority needed');
	return what === 'reveal'
		? refuse('no card is being revealed', 'priority needed')
		: refuse('there is nothing to choose now', 'priority needed');
}

const NO_SUCH_PLAYER = refuse('there is no such player', 'priority needed');
const NO_SUCH_CARD = refuse('the card library has no such card', 'loot in hand');

/** Refuses what has not the shape of a decision. */
export const noDecision = (problems: readonly string[]): Objection =>
	refuse(`that is no decision: ${problems.join(' ')}`, 'priority needed');

/** Refuses what would make a stat depend on itself. */
export const dependsOnItself = (message: string): Objection =>
	refuse(message, 'static ability holds');

/** Only asked once the targets are named: before that it is enough that there are some. */
const TARGETS_NAMED = PREDICATES['its targets are named'].holds;

/** What only the active player does, whatever is asked (7.2, 8, 9). */
const DECLARED: ReadonlySet<Decision['do']> = new Set(['attack', 'purchase', 'end turn']);

/**
 * Why no answer to what is asked could make this decision legal, or null: the game is over, it names a
 * player or a card that does not exist, or it is another player's turn.
 */
export function outOfPlace(position: Position, decision: Decision): Objection | null {
	if (position.winners) return GAME_OVER;
	if ('player' in decision && position.players[decision.player] === undefined)
		return NO_SUCH_PLAYER;
	if ('card' in decision && !isCard(decision.card)) return NO_SUCH_CARD;
	if (
		position.question &&
		DECLARED.has(decision.do) &&
		'player' in decision &&
		decision.player !== position.turn.active
	)
		return refuse(`it is ${ownerOf(activeOf(position))} turn`, 'active player’s turn');
	return null;
}

/**
 * Why a decision is refused, or null when it is legal: the first question of its transition that
 * is answered with no.
 */
export function refusalOf(
	position: Position,
	edition: Edition,
	decision: Decision
): Refusal | null {
	const objection =
		outOfPlace(position, decision) ??
		(position.question ? answerRefusal(position, position.question, decision) : null);
	if (objection) return refusalBy(objection, edition.points);
	return position.question ? null : refuserAt(position, edition, true)(decision);
}

/** The refusal of a question that was answered with no, in the words of this table. */
function refusalSaid(question: RefusingPredicate, at: Next): Refusal {
	const { refusal, says } = question;
	return says ? saying(question)(says(at)) : refusal;
}

/** What is refused by a question in the same words as before is the same refusal. */
const saying = onceFor(({ refusal }: RefusingPredicate) =>
	keptWhile(
		(before: string, now: string) => before === now,
		(refused): Refusal => ({ ...refusal, refused })
	)
);

/**
 * Asks why something cannot be done with priority, again and again at one position: null is legal.
 * @param named whether its targets must be named, and not only be there to be named.
 */
export function refuserAt(
	position: Position,
	edition: Edition,
	named: boolean
): (decision: Decision) => Refusal | null {
	const { next, asks } = askingAt(position, edition);
	return (decision) => {
		const questions = asks[decision.do];
		if (!questions) return refusalBy(unasked(decision), edition.points);
		next.decision = decision;
		const failed = failedOf(questions, next, named);
		return failed && refusalSaid(failed, next);
	};
}

/** Asks whether something can be done with priority as far as its targets are not named, and puts no reason in words. */
export function legalityAt(position: Position, edition: Edition): (decision: Decision) => boolean {
	const { next, asks } = askingAt(position, edition);
	return (decision) => {
		const questions = asks[decision.do];
		if (!questions) return false;
		next.decision = decision;
		return failedOf(questions, next, false) === null;
	};
}

/** What is asked of each kind of decision now, and with what. */
function askingAt(position: Position, edition: Edition) {
	const frame = topFrame(position);
	const { asks } = chartOf(edition, frame.chart).state(frame.state);
	return { asks, next: { position, frame, decision: null as Decision | null } };
}

/** The first question that is answered with no. */
function failedOf(
	questions: readonly RefusingPredicate[],
	next: Next,
	named: boolean
): RefusingPredicate | null {
	for (const question of questions) {
		if (!named && question.holds === TARGETS_NAMED) continue;
		if (!question.holds(next)) return question;
	}
	return null;
}
