import { isCard } from '../cards/library.ts';
import type { Edition } from '../editions/edition.ts';
import { PREDICATES, type PredicateName } from '../flows/predicates.ts';
import { topFrame } from '../mechanics/run.ts';
import type { Decision } from '../model/decision.ts';
import type { Position } from '../model/position.ts';
import type { Refusal } from '../rules/step.ts';
import { answerRefusal, refuse } from './answers.ts';

const GAME_OVER = refuse('the game is over', 'game.over');
const NO_QUESTION = refuse('nothing is being asked', 'priority.needed');
const NO_SUCH_PLAYER = refuse('there is no such player', 'priority.needed');
const NO_SUCH_CARD = refuse('the card library has no such card', 'loot.in-hand');

const REFUSALS = new Map<PredicateName, Refusal>();

/** The refusal a question gives when its answer is no; one object each, so that a prompt costs little. */
function refusalBy(name: PredicateName): Refusal {
	let refusal = REFUSALS.get(name);
	if (!refusal) {
		refusal = { refused: PREDICATES[name].refusal, rules: PREDICATES[name].rules };
		REFUSALS.set(name, refusal);
	}
	return refusal;
}

/**
 * Why nothing at the table could make this decision legal, or null: the game is over, or it names
 * a player or a card that does not exist.
 */
export function outOfPlace(position: Position, decision: Decision): Refusal | null {
	if (position.winners) return GAME_OVER;
	if ('player' in decision && position.players[decision.player] === undefined)
		return NO_SUCH_PLAYER;
	if ('card' in decision && !isCard(decision.card)) return NO_SUCH_CARD;
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
	return (
		outOfPlace(position, decision) ??
		(position.question
			? answerRefusal(position, position.question, decision)
			: refuserAt(position, edition, true)(decision))
	);
}

/**
 * Asks why something cannot be done with priority, again and again at one position: null is legal.
 * @param named whether its targets must be named, and not only be there to be named.
 */
export function refuserAt(
	position: Position,
	edition: Edition,
	named: boolean
): (decision: Decision) => Refusal | null {
	const frame = topFrame(position);
	const waiting = edition.charts[frame.chart].state(frame.state).on;
	const next = { type: 'NEXT' as const, position, frame, decision: null as Decision | null };
	return (decision) => {
		const move = waiting[decision.do];
		if (!move) return NO_QUESTION;
		next.decision = decision;
		for (const name of move.when) {
			if (!named && name === 'its targets are named') continue;
			if (!PREDICATES[name].holds(next)) return refusalBy(name);
		}
		return null;
	};
}
