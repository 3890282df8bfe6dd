import { isCard } from '../cards/library.ts';
import { chartOf, type Edition } from '../editions/edition.ts';
import type { RefusingPredicate } from '../flows/chart.ts';
import type { Next } from '../flows/next.ts';
import { PREDICATES, type Predicate, type PredicateName } from '../flows/predicates/index.ts';
import { playerOf } from '../flows/predicates/player.ts';
import { activeOf, ownerOf } from '../flows/predicates/says.ts';
import { topFrame } from '../mechanics/run.ts';
import type { Decision } from '../model/decision.ts';
import { keptWhile, onceFor } from '../model/memo.ts';
import type { Position } from '../model/position.ts';
import type { Seat } from '../model/words.ts';
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

/** What is asked once the targets are named: before that it is enough that there are some. */
const OF_TARGETS = holding(['its targets are named', 'no dead player is chosen']);

/** What is so of whatever a player who has priority could do with cards of their own. */
const OF_OWN = holding([
	'has priority',
	'the object is in play',
	'it is not in the shop',
	'it is no soul',
	'controls it',
	'its option is named'
]);

function holding(names: readonly PredicateName[]): ReadonlySet<Predicate['holds']> {
	return new Set(names.map((name) => PREDICATES[name].holds));
}

/** The same of a loot card of the hand. */
const OF_HAND = holding(['the card is in hand']);

/**
 * How much of a decision is said: all of it; all but its targets; the same, by who has priority, of an own card; the
 * same of a loot card of the hand, where nothing lets one be played without a loot play.
 */
export type Said = 'all' | 'no targets' | 'no targets, of an own card' | 'no targets, of the hand';

/** What is to be asked, one after the other. */
interface Asked {
	readonly questions: readonly RefusingPredicate[];
	/** How many of the first look at nothing of a decision but who decides. */
	readonly ofPlayer: number;
}

/** What is to be asked of a decision, by how much of it is said. */
const askedOf = onceFor((all: readonly RefusingPredicate[]): Record<Said, Asked> => {
	const asked = (...known: readonly ReadonlySet<Predicate['holds']>[]): Asked => {
		const questions = all.filter(({ holds }) => !known.some((some) => some.has(holds)));
		const first = questions.findIndex(({ ofPlayer }) => !ofPlayer);
		return { questions, ofPlayer: first < 0 ? questions.length : first };
	};
	return {
		// Whether there is a loot play is asked of a card, which may take none.
		all: { questions: all, ofPlayer: 0 },
		'no targets': { ...asked(OF_TARGETS), ofPlayer: 0 },
		'no targets, of an own card': { ...asked(OF_TARGETS, OF_OWN), ofPlayer: 0 },
		'no targets, of the hand': asked(OF_TARGETS, OF_OWN, OF_HAND)
	};
});

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
	return position.question ? null : refuserAt(position, edition)(decision, 'all');
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

/** Asks why something cannot be done with priority, again and again at one position: null is legal. */
export function refuserAt(
	position: Position,
	edition: Edition
): (decision: Decision, said: Said) => Refusal | null {
	const { next, asks } = askingAt(position, edition);
	// What keeps a player from one thing keeps them from the next, in the same words.
	let last: Kept | null = null;
	return (decision, said) => {
		const all = asks[decision.do];
		if (!all) return refusalBy(unasked(decision), edition.points);
		next.decision = decision;
		const of = playerOf(next);
		const asked = askedOf(all)[said];
		const { questions } = asked;
		if (last?.from === asked && last.of === of) return last.why;
		for (let at = 0; at < questions.length; at++) {
			const question = questions[at];
			if (!question || question.holds(next)) continue;
			if (!question.ofPlayer) return refusalSaid(question, next);
			const why: Refusal =
				last?.by === question && last.of === of ? last.why : refusalSaid(question, next);
			last = { by: question, of, why, from: at < asked.ofPlayer ? asked : null };
			return why;
		}
		return null;
	};
}

/** Asks whether something can be done with priority as far as its targets are not named, and puts no reason in words. */
export function legalityAt(
	position: Position,
	edition: Edition
): (decision: Decision, said: Said) => boolean {
	const { next, asks } = askingAt(position, edition);
	return (decision, said) => {
		const questions = asks[decision.do];
		next.decision = decision;
		return questions !== undefined && areSo(askedOf(questions)[said].questions, next);
	};
}

/** What is asked of each kind of decision now, and with what. */
function askingAt(position: Position, edition: Edition) {
	const frame = topFrame(position);
	const { asks } = chartOf(edition, frame.chart).state(frame.state);
	return { asks, next: { position, frame, decision: null as Decision | null } };
}

/** Whether every question is answered with yes. */
function areSo(questions: readonly RefusingPredicate[], next: Next): boolean {
	for (const question of questions) if (!question.holds(next)) return false;
	return true;
}

/** What kept a player from something, as a question said it. */
interface Kept {
	readonly by: RefusingPredicate;
	readonly of: Seat;
	readonly why: Refusal;
	/** All that was to be asked, where what keeps from one such thing keeps from all. */
	readonly from: Asked | null;
}
