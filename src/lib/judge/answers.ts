import { hasKeyword } from '../cards/library.ts';
import { targetOf } from '../flows/predicates/says.ts';
import { bearsKeyword } from '../mechanics/abilities-on.ts';
import { isKeptFromAttack } from '../mechanics/attack-targets.ts';
import { isRef } from '../mechanics/choosing.ts';
import { coverable } from '../mechanics/covering.ts';
import { deckOfCard } from '../mechanics/decks.ts';
import { canBeSettled } from '../mechanics/standing-answers.ts';
import { canBeAttacked, waitsForMinions } from '../mechanics/stats.ts';
import { specsAt } from '../mechanics/targets.ts';
import type { Decision } from '../model/decision.ts';
import { locate } from '../model/objects.ts';
import type { Position } from '../model/position.ts';
import type { Domain, Question } from '../model/question.ts';
import { sameOption, type Option } from '../model/words.ts';
import { rulesOf, type AtPoint, type Points } from '../rules/points.ts';
import type { Refusal } from '../rules/step.ts';
import { pointsOfChoice } from './choice-rules.ts';

/** Why something is refused, whatever the edition: the clause and its point. */
export interface Objection {
	readonly refused: string;
	readonly by: AtPoint;
}

/** An objection in words, with its point. */
export const refuse = (refused: string, ...by: AtPoint): Objection => ({ refused, by });

/** An objection as an edition refuses by it. */
export const refusalBy = ({ refused, by }: Objection, points: Points): Refusal => ({
	refused,
	rules: rulesOf(points, by)
});

const isDie = (n: number): boolean => Number.isInteger(n) && n >= 1 && n <= 6;

/** Nobody can do anything else before a choice is made, least of all while a thing resolves. */
const notNow = ({ frames, players }: Position, { who, domain }: Question): Objection =>
	refuse(
		`${mustDo(domain, players[who]?.name ?? 'somebody')} first`,
		frames.at(-1)?.chart === 'resolution' ? 'choice within a resolution' : 'choice before priority'
	);

/** What has to be done before anything else. */
function mustDo(domain: Domain, name: string): string {
	if (domain.pick === 'roll') return `the die must be rolled for ${name}`;
	return domain.pick === 'card'
		? `the top card of the ${domain.deck} deck must be revealed`
		: `${name} has to choose`;
}

/** What an ability could target in a place of its own. */
function notATarget(
	position: Position,
	{ effect, index }: Extract<Question['purpose'], { about: 'target' }>
): Objection {
	const spec = specsAt(position, effect, null)[index];
	return refuse(
		spec ? `it needs ${targetOf(spec)}` : 'that is not something it can target',
		'kind of target'
	);
}
/** What is said of any other pick than those that are offered. */
export const NO_CHOICE = 'that is not one of the choices';

const NOT_ATTACKABLE = refuse('it cannot be attacked', 'not attackable');
const MINIONS_FIRST = refuse('a basic monster has to die first', 'minions first');
const NOT_TO_ATTACK = refuse(
	'only a monster in a slot or the top card of the monster deck can be attacked',
	'attack target chosen'
);
const ATTACK_OWED = refuse('an attack on something else must be made', 'attack forced');
const NOT_COVERABLE = refuse(
	'the deck cannot be attacked where no monster can be covered',
	'deck without a monster to cover'
);
const NOT_TO_PURCHASE = refuse(
	'only what is in the shop, or the top of the treasure deck, can be purchased',
	'purchase chosen'
);
const ETERNAL = refuse('an eternal item cannot be destroyed', 'eternal penalty item');

const INDOMITABLE = refuse('an indomitable monster cannot be covered', 'indomitable covered');

/** Whether a slot shows an indomitable monster. */
function isIndomitable(position: Position, option: Option): boolean {
	const top = 'slot' in option ? position.slots[option.slot][option.index]?.top : null;
	return top ? bearsKeyword(position, top, 'indomitable') : false;
}

/** Why something that was pointed at is none of the choices, by what was asked. */
export function optionRefusal(position: Position, question: Question, option: Option): Objection {
	const { purpose } = question;
	const found = 'object' in option ? locate(position, option.object) : null;
	switch (purpose.about) {
		case 'target':
			return notATarget(position, purpose);
		case 'attack target':
			if ('deck' in option && option.deck === 'monster' && coverable(position).length === 0)
				return NOT_COVERABLE;
			if (isRef(option) && isKeptFromAttack(position, option)) return ATTACK_OWED;
			if (found && waitsForMinions(position, { object: found.object.id })) return MINIONS_FIRST;
			return found?.object.kind === 'monster' &&
				!canBeAttacked(position, { object: found.object.id })
				? NOT_ATTACKABLE
				: NOT_TO_ATTACK;
		case 'purchase':
			return NOT_TO_PURCHASE;
		case 'slot to cover':
			return isIndomitable(position, option)
				? INDOMITABLE
				: refuse(NO_CHOICE, ...pointsOfChoice(position, question));
		case 'penalty item':
			return found && hasKeyword(found.object.card, 'eternal')
				? ETERNAL
				: refuse(NO_CHOICE, 'penalty paid');
		default:
			return refuse(NO_CHOICE, ...pointsOfChoice(position, question));
	}
}

/** Why an answer does not answer the question, or null when it does. */
export function answerRefusal(
	position: Position,
	question: Question,
	decision: Decision
): Objection | null {
	const { domain } = question;
	switch (decision.do) {
		case 'roll':
			if (domain.pick !== 'roll') return refuse('no die is being rolled', 'die rolled');
			return isDie(decision.result)
				? null
				: refuse('a die shows a whole number from 1 to 6', 'number of a die');
		case 'reveal':
			if (domain.pick !== 'card') return refuse('no card is being revealed', 'deck hidden');
			return deckOfCard(decision.card) === domain.deck
				? null
				: refuse(`it is no card of the ${domain.deck} deck`, 'card put on a deck');
		case 'choose':
			if (decision.player !== question.who)
				return refuse(
					mustDo(domain, position.players[question.who]?.name ?? 'somebody else'),
					'choice before priority'
				);
			if (decision.always && !canBeSettled(question))
				return refuse(
					'only whether to use an ability, and an order of abilities, is answered once for all',
					'trigger used or not'
				);
			return picksRefusal(position, question, decision.picks);
		default:
			return notNow(position, question);
	}
}

function picksRefusal(
	position: Position,
	question: Question,
	picks: readonly Option[]
): Objection | null {
	const { domain, options } = question;
	const points = pointsOfChoice(position, question);
	if (domain.pick === 'roll') return refuse('the number on the die must be told', 'die rolled');
	if (domain.pick === 'card') return refuse('the card must be named', 'deck hidden');
	if (domain.pick === 'amount') return amountRefusal(domain, picks, points);
	const wrong = picks.find((pick) => !options.some((option) => fits(option, pick)));
	if (wrong) return optionRefusal(position, question, wrong);
	if (domain.pick === 'split')
		return picks.length === domain.total
			? null
			: refuse(`all ${String(domain.total)} must be divided, each point named once`, ...points);
	const distinct = picks.every((pick, i) => !picks.slice(0, i).some((p) => sameOption(p, pick)));
	if (!distinct) return refuse('the same choice was named twice', ...points);
	const [min, max] = boundsOf(domain, options.length);
	if (picks.length >= min && picks.length <= max) return null;
	return refuse(
		min === max
			? `exactly ${String(min)} must be chosen`
			: `between ${String(min)} and ${String(max)} must be chosen`,
		...points
	);
}

/** How few and how many of the options an answer names. */
function boundsOf(
	domain: Extract<Domain, { pick: 'one' | 'some' | 'order' }>,
	all: number
): readonly [min: number, max: number] {
	if (domain.pick === 'one') return [1, 1];
	return domain.pick === 'some' ? [domain.min, domain.max] : [all, all];
}

function amountRefusal(
	{ min, max }: Extract<Domain, { pick: 'amount' }>,
	picks: readonly Option[],
	points: AtPoint
): Objection | null {
	const [pick, ...more] = picks;
	const named = pick && 'number' in pick && more.length === 0 ? pick.number : NaN;
	return Number.isInteger(named) && named >= min && named <= max
		? null
		: refuse(`a whole number from ${String(min)} to ${String(max)} must be named`, ...points);
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
