import { LIBRARY } from '../cards/library.ts';
import { deckOfCard } from '../mechanics/zones.ts';
import type { Edition } from '../editions/edition.ts';
import { PREDICATES, type PredicateName } from '../flows/predicates.ts';
import { topFrame } from '../mechanics/run.ts';
import type { Decision } from '../model/decision.ts';
import type { Position } from '../model/position.ts';
import type { Question } from '../model/question.ts';
import { sameOption, type Option } from '../model/words.ts';
import type { Refusal } from '../rules/step.ts';

const refuse = (refused: string, ...rules: Refusal['rules']): Refusal => ({ refused, rules });

const GAME_OVER = refuse('the game is over', 'game.over');
const NOBODY = refuse('nobody has priority: a choice must be made first', 'priority.nobody');
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
	if ('player' in decision && !(decision.player in position.players)) return NO_SUCH_PLAYER;
	if ('card' in decision && !LIBRARY.has(decision.card)) return NO_SUCH_CARD;
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
			? answerRefusal(position.question, decision)
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
	const waiting = edition.charts[frame.chart].on(frame.state);
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

/** Why an answer does not answer the question, or null when it does. */
export function answerRefusal(question: Question, decision: Decision): Refusal | null {
	const { domain, options } = question;
	switch (decision.do) {
		case 'roll':
			if (domain.pick !== 'roll') return refuse('no die is being rolled', 'roll.made');
			return isDie(decision.result)
				? null
				: refuse('a die shows a whole number from 1 to 6', 'roll.bounds');
		case 'reveal':
			if (domain.pick !== 'card') return refuse('no card is being revealed', 'zone.new-object');
			return deckOfCard(decision.card) === domain.deck
				? null
				: refuse(`that card does not belong to the ${domain.deck} deck`, 'put.deck');
		case 'choose':
			if (decision.player !== question.who)
				return refuse('somebody else has to choose', 'priority.nobody');
			return picksRefusal(domain, options, decision.picks);
		default:
			return NOBODY;
	}
}

const isDie = (n: number): boolean => Number.isInteger(n) && n >= 1 && n <= 6;

function picksRefusal(
	domain: Question['domain'],
	options: readonly Option[],
	picks: readonly Option[]
): Refusal | null {
	const rule = 'ability.targets';
	if (domain.pick === 'roll') return refuse('the number on the die must be told', 'roll.made');
	if (domain.pick === 'card') return refuse('the card must be named', 'zone.new-object');
	if (domain.pick === 'amount') return amountRefusal(domain, picks);
	if (!picks.every((pick) => options.some((option) => fits(option, pick))))
		return refuse('that is not one of the choices', rule);
	if (domain.pick === 'split')
		return picks.length === domain.total
			? null
			: refuse(`all ${String(domain.total)} must be divided, each point named once`, rule);
	const distinct = picks.every((pick, i) => !picks.slice(0, i).some((p) => sameOption(p, pick)));
	if (!distinct) return refuse('the same choice was named twice', rule);
	const [min, max] = boundsOf(domain, options.length);
	if (picks.length < min || picks.length > max)
		return refuse(
			min === max
				? `exactly ${String(min)} must be chosen`
				: `between ${String(min)} and ${String(max)} must be chosen`,
			rule
		);
	return null;
}

/** How few and how many of the options an answer names. */
function boundsOf(
	domain: Extract<Question['domain'], { pick: 'one' | 'some' | 'order' }>,
	all: number
): readonly [min: number, max: number] {
	if (domain.pick === 'one') return [1, 1];
	return domain.pick === 'some' ? [domain.min, domain.max] : [all, all];
}

function amountRefusal(
	{ min, max }: Extract<Question['domain'], { pick: 'amount' }>,
	picks: readonly Option[]
): Refusal | null {
	const [pick, ...more] = picks;
	const named = pick && 'number' in pick && more.length === 0 ? pick.number : NaN;
	return Number.isInteger(named) && named >= min && named <= max
		? null
		: refuse(
				`a whole number from ${String(min)} to ${String(max)} must be named`,
				'ability.targets'
			);
}

/** Whether a pick is the option, or names the card that an unnamed card turns out to be. */
function fits(option: Option, pick: Option): boolean {
	if (sameOption(option, pick)) return true;
	return (
		'at' in option &&
		'at' in pick &&
		option.at === pick.at &&
		option.card === null &&
		pick.card !== null &&
		deckOfCard(pick.card) === 'loot'
	);
}
