import type { WaitingFrame } from '../model/frame.ts';
import { playerAt } from '../model/objects.ts';
import type { Position } from '../model/position.ts';
import type { Damageable, RollPurpose } from '../model/stack.ts';
import type { ItemOf, StackItem } from '../model/stack-item.ts';
import type { ItemId, Seat } from '../model/words.ts';
import type { By, Told } from '../rules/points.ts';
import { countAttackRoll, rememberAttackRoll, rememberRoll } from './attack-rolls.ts';
import { dealerOf, dealersOf, whoIsThey } from './dealers.ts';
import { saveFromDeath } from './deaths-on-stack.ts';
import { putIntoDiscard, retire } from './decks.ts';
import type { GameEvent } from './event-match.ts';
import { tellNoDeath } from './no-death.ts';
import { put, takeOff } from './on-stack.ts';
import { follow, fresh, newId, set, tell, type Run } from './run.ts';
import { hp, sameDamageable } from './stats.ts';
import { queueTriggers, tellUndone, wouldTrigger } from './triggers.ts';
import { whoIs } from './who.ts';

/** The damage of an attack roll: what it stands for, and the number. */
export interface FromRoll {
	readonly roll: number;
	/** Where the roll can still change it. */
	readonly rolled?: NonNullable<ItemOf<'damage'>['rolled']>;
}

/**
 * Deals damage: it goes on the stack (6.8), or is taken at once where the edition has only combat
 * damage wait there and nothing looks at it before it is taken; 0 damage is nothing.
 */
export function putDamage(
	run: Run,
	{ to, amount, source }: Pick<ItemOf<'damage'>, 'to' | 'amount' | 'source'>,
	combat: boolean,
	told: Told,
	from?: FromRoll
): void {
	const who = whoIs(run.position, to);
	if (!who) return;
	if (amount <= 0) {
		tell(run, { did: 'no damage', to: who }, 'no damage');
		tellNoDamage(run, { to, combat, source });
		return;
	}
	const id = newId(run);
	const item: ItemOf<'damage'> = { kind: 'damage', id, to, amount, combat, source, ...from };
	const coming: GameEvent = {
		on: 'would take damage',
		of: to,
		combat,
		data: { item: id, amount, ...to, ...dealerOf(source), ...(from ? { roll: from.roll } : {}) }
	};
	const dealt = dealersOf(source).map((of): GameEvent => ({
		...coming,
		on: 'would deal damage',
		of,
		data: { ...coming.data, ...whoIsThey(of, to), to }
	}));
	const looked = [coming, ...dealt];
	const waits =
		combat ||
		run.options.damageOnStack === 'all' ||
		looked.some((one) => wouldTrigger(run, one).length > 0);
	if (!waits) {
		run.framesToPush.push({ chart: 'damage', ...fresh('taking'), item, amount, applied: [] });
		return;
	}
	put(run, item);
	tell(run, { did: 'put damage', to: who, amount, combat, source }, ...told);
	for (const one of looked) queueTriggers(run, one);
}

/** Tells which abilities would have triggered on damage of which nothing is taken. */
export function tellNoDamage(
	run: Run,
	{ to, combat, source }: Pick<ItemOf<'damage'>, 'to' | 'combat' | 'source'>
): void {
	const taken: GameEvent = { on: 'take damage', of: to, combat, data: { amount: 0, ...to } };
	tellUndone(run, taken, 'no damage');
	for (const of of dealersOf(source))
		tellUndone(
			run,
			{
				...taken,
				on: 'deal damage',
				of,
				data: { amount: 0, ...whoIsThey(of, to), to }
			},
			'no damage'
		);
}

/** Lets the procedure that runs wait on the stack; it goes on from its state as it resolves. */
export function waitOnStack(run: Run, frame: WaitingFrame, by: By): ItemId {
	const id = newId(run);
	const item: ItemOf<'procedure'> = { kind: 'procedure', id, frame };
	put(run, item);
	tell(run, { did: 'put procedure', item }, by);
	return id;
}

/**
 * A roll of an attack goes on by the rules of attacks too, and passes over those who have died (8, 13);
 * any other is made for an effect. After that of another player priority does not start as usual (14).
 */
function pointsOfRoll({ position }: Run, roller: Seat, purpose: RollPurpose): Told {
	const first = roller === position.turn.active ? [] : (['roll of who is not active'] as const);
	if (purpose.for !== 'attack') return ['rolled for an effect', ...first];
	const someoneDied = position.frames.some(
		(frame) =>
			frame.chart === 'attack' &&
			[...(frame.rollers ?? []), ...(frame.team?.seats ?? [])].some(
				(seat) => playerAt(position, seat).dead
			)
	);
	return ['attack roll made', ...(someoneDied ? (['roller died'] as const) : []), ...first];
}

/** Puts a die that has been rolled on the stack (13, steps 1 and 2). */
export function putRoll(run: Run, roller: Seat, result: number, purpose: RollPurpose): ItemId {
	const id = newId(run);
	put(run, { kind: 'roll', id, roller, result, shown: [result], looked: [], purpose });
	tell(
		run,
		{ did: 'rolled', player: roller, result, purpose },
		...pointsOfRoll(run, roller, purpose)
	);
	rememberRoll(run, roller, id);
	if (purpose.for === 'attack') {
		countAttackRoll(run, roller);
		rememberAttackRoll(run, roller, purpose.target);
	}
	queueTriggers(run, {
		on: 'roll a dice',
		of: { player: roller },
		...(purpose.for === 'attack' ? { against: purpose.target } : {}),
		data: { player: roller, item: id, amount: result }
	});
	return id;
}

/**
 * Changes the number a roll on the stack shows (13, step 3). Whether "would roll" looks again at a
 * number it has looked at before is a reading.
 */
export function changeRoll(run: Run, roll: ItemOf<'roll'>, to: number): void {
	const again = roll.looked.includes(to) && follow(run, 'would-roll') === 'each-arrival';
	set(run, {
		stack: run.position.stack.map((item) =>
			item.id === roll.id
				? {
						...roll,
						result: to,
						shown: [...roll.shown, to],
						looked: again ? roll.looked.filter((n) => n !== to) : roll.looked
					}
				: item
		)
	});
}

/** What must be done once it waits on the stack: the death penalty, a refill, the end of a monster's death. */
const CANNOT_BE_CANCELLED: readonly ItemOf<'procedure'>['frame']['chart'][] = [
	'playerDeath',
	'refill',
	'monsterDeath'
];

/**
 * Cancels a thing on the stack: it leaves and does nothing (6.5).
 * @returns whether it could be cancelled.
 */
export function cancelItem(run: Run, item: StackItem): boolean {
	if (item.kind === 'procedure' && CANNOT_BE_CANCELLED.includes(item.frame.chart)) {
		tell(
			run,
			{ did: 'not cancelled', item },
			item.frame.chart === 'playerDeath' ? 'penalty not cancelled' : 'procedure not cancelled'
		);
		return false;
	}
	takeOff(run, item.id);
	if (item.kind === 'loot' && item.copy) tell(run, { did: 'cancelled', item }, 'copy cancelled');
	else if (item.kind === 'loot') {
		putIntoDiscard(run, item.card, 'loot');
		const byLoot = run.position.frames.some(
			(frame) => frame.chart === 'resolution' && frame.item.kind === 'loot'
		);
		tell(
			run,
			{ did: 'cancelled', item },
			'loot cancelled',
			...(byLoot ? (['loot cancelled by loot'] as const) : [])
		);
	} else if (item.kind === 'death') {
		tell(run, { did: 'cancelled', item }, 'death cancelled');
		const of = whoIs(run.position, item.of);
		const before = of ? hp(run.position, item.of) : 0;
		tellNoDeath(run, item.of, 'death cancelled');
		saveFromDeath(run, item.of);
		const now = of ? hp(run.position, item.of) : 0;
		if (of && now > before)
			tell(run, { did: 'healed', of, amount: now - before, hp: now }, 'saved by a cancelled death');
	} else {
		if (item.kind === 'ability' && item.plays !== undefined) retire(run, item.plays);
		tell(run, { did: 'cancelled', item }, 'cancelled');
	}
	return true;
}

/** Whether the death of a player or object waits on the stack. */
export const isDeathOnStack = ({ stack }: Position, of: Damageable): boolean =>
	stack.some((item) => item.kind === 'death' && sameDamageable(item.of, of));
