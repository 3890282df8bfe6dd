import { abilitiesOn, abilityWritten } from '../../mechanics/abilities-on.ts';
import { attackTargets } from '../../mechanics/attack-targets.ts';
import { canDraw } from '../../mechanics/decks.ts';
import { canBeAttacked, hp } from '../../mechanics/stats.ts';
import { lookers } from '../../mechanics/watchers.ts';
import { whoIs } from '../../mechanics/who.ts';
import type { GameObject } from '../../model/board.ts';
import { locate, playerAt } from '../../model/objects.ts';
import type { Position } from '../../model/position.ts';
import type { Damageable } from '../../model/stack.ts';
import { follows } from '../../rules/readings.ts';
import type { Next } from '../next.ts';
import { ask, frameOf, type Predicate } from './predicate.ts';

const attackTarget = (at: Next): Damageable | null => {
	const { target } = frameOf(at, 'attack');
	return target === null || target === 'deck' ? null : target;
};

/** Whether something waits for the stack that triggered as the target of the attack was chosen (8). */
const targetTriggers = (position: Position): boolean =>
	position.waiting.some(({ way, effect }) => {
		const ability = way === 'trigger' ? abilityWritten(position, effect) : null;
		return ability?.way === 'trigger' && ability.when.on === 'declare attack';
	});

/** Whether an ability that an object has now triggers before an attack roll against it. */
const looksForRoll = (position: Position, object: GameObject): boolean =>
	abilitiesOn(position, object).some(
		({ ability }) => ability.way === 'trigger' && ability.when.on === 'before attack roll'
	);

/** Attacking (8). */
export const ATTACKING_PREDICATES = {
	'nothing can be attacked': ask(({ position }) => attackTargets(position).length === 0),
	'the deck is attacked': ask((at) => frameOf(at, 'attack').target === 'deck'),
	'an event came up': ask((at) => {
		const target = attackTarget(at);
		return (
			target !== null &&
			'object' in target &&
			locate(at.position, target.object)?.object.kind === 'event'
		);
	}),
	'the target cannot be attacked': ask((at) => {
		const target = attackTarget(at);
		return target !== null && !canBeAttacked(at.position, target);
	}),
	'the attacker has 0 HP': ask(
		(at) => hp(at.position, { player: frameOf(at, 'attack').attacker }) === 0
	),
	'the target has 0 HP': ask((at) => {
		const target = attackTarget(at);
		return target !== null && hp(at.position, target) === 0;
	}),
	'an attack roll has been dealt with': ask((at) => frameOf(at, 'attack').rolled !== undefined),
	'the choice of the target has triggered something': ask((at) => targetTriggers(at.position)),
	'and that comes before the roll': ask(({ position }) =>
		follows(position, 'target-triggers', 'before-roll')
	),
	'something looks out for the next roll': ask((at) => {
		const target = attackTarget(at);
		return (
			frameOf(at, 'attack').awaited === undefined &&
			target !== null &&
			'object' in target &&
			lookers(at.position, 'before attack roll').some(
				({ object }) => object.id === target.object && looksForRoll(at.position, object)
			)
		);
	}),
	'the next to roll is dead': ask((at) => {
		const { next = 0, rollers = [], due = [] } = frameOf(at, 'attack');
		const roller = due[0] ?? rollers[(next % (rollers.length + 1)) - 1];
		return roller !== undefined && playerAt(at.position, roller).dead;
	}),
	'what was to be attacked has gone': ask((at) => {
		const { position } = at;
		const { attacker, target } = frameOf(at, 'attack');
		if (playerAt(position, attacker).dead || position.turn.phase !== 'action') return true;
		if (target === 'deck') return !canDraw(position, 'monster');
		return target === null || whoIs(position, target) === null;
	})
} as const satisfies Record<string, Predicate>;
