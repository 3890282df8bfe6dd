import { outcomeFor } from '../../abilities/path.ts';
import { effectAt } from '../../cards/library.ts';
import { alsoHits, combatDamageOf, isSecondRoller } from '../../mechanics/combat.ts';
import type { GameEvent } from '../../mechanics/event-match.ts';
import { endCounted } from '../../mechanics/ending-effects.ts';
import { rememberResult } from '../../mechanics/attack-rolls.ts';
import { takeOff } from '../../mechanics/on-stack.ts';
import { replacedResult, withModifiers } from '../../mechanics/rolling.ts';
import { follow, newId, set, setTop, tell, type Run } from '../../mechanics/run.ts';
import { putDamage } from '../../mechanics/stack.ts';
import { bonusOf } from '../../mechanics/roll-bans.ts';
import { evasionIsBound, evasionOf } from '../../mechanics/stats.ts';
import { queueTriggers } from '../../mechanics/triggers.ts';
import { reaches } from '../../mechanics/giving.ts';
import { inForce, type InForce } from '../../mechanics/static-effects.ts';
import { whoIs } from '../../mechanics/who.ts';
import type { ContinuousEffect } from '../../model/effects.ts';
import type { FrameOf } from '../../model/frame.ts';
import type { Position } from '../../model/position.ts';
import type { Context, RollPurpose } from '../../model/stack.ts';
import type { StackItem } from '../../model/stack-item.ts';
import type { Seat } from '../../model/words.ts';
import type { RuleId } from '../../rules/index.ts';
import { to } from '../chart.ts';
import { madeByTheDead } from '../predicates/rolling.ts';

export type RollFrame = FrameOf<'roll'>;

/** What abilities see of a roll. */
export const rollSeen = (
	roll: RollFrame['roll']
): Pick<GameEvent, 'of' | 'number' | 'shown' | 'against' | 'data'> => ({
	of: { player: roll.roller },
	number: roll.result,
	shown: roll.shown,
	...(roll.purpose.for === 'attack' ? { against: roll.purpose.target } : {}),
	data: {
		player: roll.roller,
		item: roll.id,
		amount: roll.result,
		...(roll.purpose.for === 'attack' ? { roll: roll.result, to: roll.purpose.target } : {})
	}
});

/** Standing modifiers change the result, which stays between 1 and 6 (13, step 5). */
function applyStanding(run: Run, frame: RollFrame): void {
	const { roll } = frame;
	const bonus = bonusOf(run.position, roll);
	const result = bonus === 0 ? roll.result : withModifiers(run.position, roll);
	if (bonus !== 0)
		tell(
			run,
			{ did: 'standing modifiers', item: roll.id, from: roll.result, to: result },
			result === roll.result + bonus ? 'roll modified' : 'roll modified within bounds'
		);
	const instead = replacedResult(run, { ...roll, result });
	if (instead !== roll.result) setTop(run, { ...frame, roll: { ...roll, result: instead } });
}

/** The roll leaves the stack with the number that it shows (13, step 5). */
function resolveRoll(run: Run, frame: RollFrame): void {
	const { roll } = frame;
	takeOff(run, roll.id);
	setTop(run, { ...frame, roll: { ...roll, shown: [...roll.shown, roll.result] } });
	const isDead = madeByTheDead(run.position, roll);
	if (isDead) follow(run, 'dead-roll');
	tell(
		run,
		{ did: 'roll resolved', player: roll.roller, result: roll.result, purpose: roll.purpose },
		'roll resolved',
		...(roll.purpose.for === 'ability' && roll.purpose.defines !== undefined
			? (['roll of a waiting effect'] as const)
			: []),
		...(isDead ? (['roll of the dead'] as const) : []),
		...(roll.purpose.for === 'ability' && roll.purpose.controller !== roll.roller
			? (['roll of another player'] as const)
			: [])
	);
	if (roll.purpose.for !== 'attack') endNext(run, roll.roller, ['roll']);
}

/** Abilities that trigger on the number rolled look at it now. */
function noticeRoll(run: Run, { roll }: RollFrame): void {
	queueTriggers(run, { on: 'roll', ...rollSeen(roll) });
	const { turn } = run.position;
	set(run, { turn: { ...turn, lastRolls: { ...turn.lastRolls, [roll.roller]: roll.result } } });
	if (roll.purpose.for === 'attack') rememberResult(run, roll.purpose.target, roll.result);
}

/** Tells a hit or a miss and puts the combat damage on the stack (8). */
export function combatDamage(
	run: Run,
	{ roll: { id, roller: player, result, purpose } }: RollFrame,
	hits: boolean,
	changeable: boolean
): void {
	if (purpose.for !== 'attack') return;
	const { target: of } = purpose;
	const target = whoIs(run.position, of);
	const damage = combatDamageOf(run.position, player, of, hits);
	if (!target || !damage) return;
	const evasion = evasionOf(run.position, of, player);
	const bound = evasionIsBound(run.position, of, player);
	if (bound) follow(run, 'evasion-bounds');
	const second = isSecondRoller(run.position, player);
	if (second) follow(run, hits ? 'second-hit' : 'second-miss');
	const point = hits ? 'attack roll hits' : 'attack roll misses';
	tell(
		run,
		{ did: hits ? 'hit' : 'missed', player, target, result, evasion },
		point,
		...(bound ? (['evasion out of bounds'] as const) : []),
		...(second ? ([hits ? 'second roller hits' : 'second roller misses'] as const) : [])
	);
	const rolled = changeable
		? { rolled: { item: id, roller: player, result, against: of, attack: damage.amount } }
		: {};
	putDamage(run, damage, true, [point], { roll: result, ...rolled });
	const also =
		hits || !alsoHits(run.position, of, result)
			? null
			: combatDamageOf(run.position, player, of, true);
	// The rules are silent on the order of the two: the miss comes first, as for any roll, and what is added above it.
	if (also)
		putDamage(run, also, true, ['combat damage'], {
			roll: result,
			...(rolled.rolled ? { rolled: { ...rolled.rolled, attack: also.amount, also: true } } : {})
		});
	endNext(run, player, ['roll', 'attack roll']);
	endCounted(run, player, of);
	queueTriggers(run, {
		on: hits ? 'hit' : 'miss',
		of: { player },
		against: of,
		data: { player, to: of, roll: result }
	});
}

/** What was only for the next roll, or attack roll, has had it. */
function endNext(
	run: Run,
	player: Seat,
	had: readonly NonNullable<ContinuousEffect['next']>[]
): void {
	const { effects } = run.position;
	const ended = inForceOnce(run.position, had).flatMap(({ standing, context, effect }) =>
		'stat' in standing && reaches(run.position, standing.of, null, context, { player })
			? (effect ?? [])
			: []
	);
	const left = effects.filter(
		({ id, next, of }) =>
			!ended.includes(id) &&
			(next === undefined || !had.includes(next) || !('player' in of) || of.player !== player)
	);
	if (left.length < effects.length) set(run, { effects: left });
}

/** What is true of one roll, or attack roll, whoever makes it. */
const inForceOnce = (
	position: Position,
	had: readonly NonNullable<ContinuousEffect['next']>[]
): readonly InForce[] =>
	had
		.flatMap((roll) => inForce(position, roll === 'roll' ? 'rolls' : 'attack rolls'))
		.filter(({ effect }) => position.effects.some(({ id, once }) => id === effect && once));

type ForAbility = Extract<RollPurpose, { for: 'ability' }>;

/**
 * What the reader of a roll knows. One of several rolls that are read together hands its number on
 * to those that have yet to resolve; null until none is left.
 */
function withOthers(run: Run, roll: RollFrame['roll'], of: ForAbility): Context | null {
	const table = effectAt(of.reader, run.position.edition);
	if (table.do !== 'roll' || typeof table.who !== 'object' || !('each' in table.who))
		return of.context;
	const rolled = [...(of.context.rolled ?? []), { player: roll.roller, result: roll.result }];
	let left = 0;
	const stack = run.position.stack.map((item): StackItem => {
		if (item.kind !== 'roll' || !isReadWith(item.purpose, of)) return item;
		left += 1;
		return { ...item, purpose: { ...item.purpose, context: { ...item.purpose.context, rolled } } };
	});
	set(run, { stack });
	return left > 0 ? null : { ...of.context, rolled };
}

const isReadWith = (purpose: RollPurpose, of: ForAbility): purpose is ForAbility =>
	purpose.for === 'ability' &&
	purpose.together === of.together &&
	purpose.context.source === of.context.source &&
	purpose.reader.card === of.reader.card &&
	purpose.reader.line === of.reader.line;

/** The ability that reads a "Roll-" waits to be put on the stack with the line of its number (4.6). */
function read(run: Run, { roll }: RollFrame): void {
	if (roll.purpose.for !== 'ability') return;
	const { reader, controller } = roll.purpose;
	const table = effectAt(reader, run.position.edition);
	const context = withOthers(run, roll, roll.purpose);
	if (!context) return;
	const line = table.do === 'roll' ? outcomeFor(table.outcomes, roll.result) : null;
	if (!line) {
		tell(run, { did: 'no line', effect: reader, result: roll.result }, 'no line of the number');
		return;
	}
	const id = newId(run);
	const byRoller = roll.roller !== controller && follow(run, 'reader-controller') === 'roller';
	set(run, {
		waiting: [
			...run.position.waiting,
			{
				id,
				controller: byRoller ? roll.roller : controller,
				way: 'outcome',
				effect: { ...reader, path: [...reader.path, line.index] },
				context: {
					...context,
					event: { ...context.event, amount: roll.result * (context.times ?? 1) }
				}
			}
		]
	});
}

/** What is done with a roll. */
export const rollActions = {
	'fizzle, as the roller is dead': (
		run: Run,
		{ roll: item }: RollFrame,
		_: unknown,
		rules: readonly RuleId[]
	): void => {
		follow(run, 'dead-roll');
		takeOff(run, item.id);
		tell(run, { did: 'fizzled', item, because: 'roller died' }, rules);
	},
	'apply standing modifiers': applyStanding,
	'resolve the roll': resolveRoll,
	'look at what was rolled': noticeRoll,
	read
};

/** The attack roll of a second roller who has died since, where that is how it is read (8). */
export const OF_THE_DEAD = to('over', ['attack.dead-roll', 'ability.fizzle', 'stack.removed'], {
	when: ['a second roller made it who has died', 'and the rolls of the dead fizzle'],
	does: ['fizzle, as the roller is dead']
});
