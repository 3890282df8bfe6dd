import type { ChartName } from '../../model/frame.ts';
import { attackFee, canPayToAttack, feeInAll } from '../../mechanics/attack-fee.ts';
import { attackComesNext, attackIsOwed, attacksLeft } from '../../mechanics/attack-targets.ts';
import { purchaseIsOwed, purchasesLeft } from '../../mechanics/purchase-targets.ts';
import { hasSoul } from '../../mechanics/soul-purchases.ts';
import { playerAt } from '../../model/objects.ts';
import type { Next } from '../next.ts';
import type { Position } from '../../model/position.ts';
import { hasVariant } from '../../rules/variants.ts';
import { barred, barredWords, playerOf } from './player.ts';
import { ask, askPlayer, frameOf, type Predicate } from './predicate.ts';
import { activeOf, cardNameOf, ownerOf, topOf } from './says.ts';

/** What has to end before anything else can be declared. */
const UNDER_WAY: Partial<Readonly<Record<ChartName, string>>> = {
	attack: 'an attack is still going on',
	purchase: 'a purchase is still going on',
	monsterDeath: 'a monster is still dying',
	playerDeath: 'a player is still dying'
};

const DECLARED: Readonly<Record<NonNullable<Position['turn']['declared']>, string>> = {
	attack: 'an attack',
	purchase: 'a purchase',
	'end turn': 'the end of the turn'
};

/** What an attack costs that a player cannot pay: "Tax costs 4¢; Ben has 3¢". */
function feeWords(at: Next): string | null {
	const player = playerOf(at);
	const fee = attackFee(at.position, player);
	if (!fee) return null;
	const costs = `with ${cardNameOf(fee.card)} an attack costs ${String(feeInAll(at.position, fee))}¢`;
	const { name, cents } = playerAt(at.position, player);
	return `${costs}; ${name} has ${String(cents)}¢`;
}

/** Whether the action phase may end by a pass of the active player, if everyone else passes too. */
const mayEndPhase = (at: Next): boolean =>
	frameOf(at, 'priority').action &&
	at.position.stack.length === 0 &&
	playerOf(at) === at.position.turn.active;

/** Declaring an attack, a purchase, the end of the turn (7.2, 8, 9). */
export const DECLARING_PREDICATES = {
	'is the active player': askPlayer(
		(at) => at.position.turn.active === playerOf(at),
		['active player’s turn'],
		'it is not their turn',
		({ position }) => `it is ${ownerOf(activeOf(position))} turn`
	),
	'has not died this turn': askPlayer(
		(at) => !playerAt(at.position, playerOf(at)).dead,
		['active player died'],
		'they have died this turn'
	),
	'the end phase has not begun': askPlayer(
		({ position }) => position.turn.phase !== 'end',
		['turn already ending'],
		'the end phase has begun'
	),
	'it is the action phase': askPlayer(
		({ position }) => position.turn.phase === 'action',
		['declaring'],
		'it is not the action phase',
		({ position }) =>
			position.turn.phase === 'start'
				? 'the action phase has not begun'
				: 'the action phase is over'
	),
	'the stack is empty': askPlayer(
		({ position }) => position.stack.length === 0,
		['stack must be empty'],
		'something is on the stack',
		({ position }) => `${topOf(position)} is still on the stack`
	),
	'nothing is declared yet': askPlayer(
		(at) => frameOf(at, 'priority').action,
		['declaring'],
		'something else has to end first',
		({ position }) => {
			const under = position.frames.findLast(({ chart }) => chart in UNDER_WAY);
			if (under) return UNDER_WAY[under.chart] ?? 'something else has to end first';
			const { declared } = position.turn;
			return declared
				? `${activeOf(position)} has already declared ${DECLARED[declared]}`
				: 'something else has to end first';
		}
	),
	'an attack is left': askPlayer(
		(at) => attacksLeft(at.position, playerOf(at)) > 0,
		['attack of the turn'],
		'no attack is left this turn'
	),
	'nothing keeps them from attacking': askPlayer(
		(at) => !barred(at, playerOf(at), 'attack') && canPayToAttack(at.position, playerOf(at)),
		['static ability holds'],
		'an effect keeps them from attacking',
		(at) =>
			(barred(at, playerOf(at), 'attack') ? null : feeWords(at)) ??
			barredWords(at, playerOf(at), 'attack')
	),
	'a purchase is left': askPlayer(
		(at) => purchasesLeft(at.position, playerOf(at)) > 0,
		['purchase of the turn'],
		'no purchase is left this turn'
	),
	'nothing keeps them from purchasing': askPlayer(
		(at) => !barred(at, playerOf(at), 'purchase'),
		['static ability holds'],
		'an effect keeps them from purchasing',
		(at) => barredWords(at, playerOf(at), 'purchase')
	),
	'souls buy something': ask(
		({ position }) => hasVariant(position, 'souls are $$$'),
		['purchase chosen'],
		'souls buy nothing'
	),
	'the soul is theirs': ask(
		({ position, decision }) =>
			decision?.do === 'soul purchase' && hasSoul(position, decision.player, decision.soul),
		['soul bought with'],
		'they do not have that soul'
	),
	'no attack is owed': ask(
		({ position }) => !attackIsOwed(position),
		['attack forced'],
		'an attack must still be made this turn'
	),
	'no purchase is owed': ask(
		({ position }) => !purchaseIsOwed(position),
		['static ability holds'],
		'a shop item must still be purchased this turn'
	),
	'the action phase ends by a declaration': ask(
		() => false,
		['turn ends by passing'],
		'the action phase ends when everyone passes on an empty stack'
	),
	'no forced attack keeps them': ask(
		(at) => !mayEndPhase(at) || !attackIsOwed(at.position),
		['attack forced this turn'],
		'an attack must still be made this turn'
	),
	'no forced purchase keeps them': ask(
		(at) => !mayEndPhase(at) || !purchaseIsOwed(at.position),
		['static ability holds'],
		'a shop item must still be purchased this turn'
	),
	'no attack must come first': ask(
		(at) => !mayEndPhase(at) || !attackComesNext(at.position),
		['attack forced next'],
		'an attack that is forced must be made first'
	)
} as const satisfies Record<string, Predicate>;

/** What must hold for anything to be declared, priority aside. */
export const TO_DECLARE = [
	'is the active player',
	'has not died this turn',
	'the end phase has not begun',
	'it is the action phase',
	'the stack is empty',
	'nothing is declared yet'
] as const satisfies readonly (keyof typeof DECLARING_PREDICATES)[];

/** What keeps a player from declaring a purchase, but for priority; null where nothing does (9). */
export const keptFromPurchase = (at: Next): Predicate | null =>
	([...TO_DECLARE, 'a purchase is left', 'nothing keeps them from purchasing'] as const)
		.map((name) => DECLARING_PREDICATES[name])
		.find((predicate) => !predicate.holds(at)) ?? null;
