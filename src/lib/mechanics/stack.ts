import type { WaitingFrame } from '../model/frame.ts';
import { locate, playerAt } from '../model/objects.ts';
import type { Position } from '../model/position.ts';
import type { ItemOf, Damageable, RollPurpose, StackItem } from '../model/stack.ts';
import type { CardKey, ItemId, Seat } from '../model/words.ts';
import { bearsKeyword } from './abilities-on.ts';
import { destroyIt } from './belongings.ts';
import { blowOn, rememberBlow } from './kill-credit.ts';
import { ARMOR, isFinalBoss } from './challenges.ts';
import { dealersOf } from './dealers.ts';
import { mark } from './hearts.ts';
import type { By, Told } from '../rules/points.ts';
import { follow, fresh, newId, set, tell, type Run } from './run.ts';
import { tellNoDeath } from './no-death.ts';
import { hasHp, hp, markedOn, maxHp, sameDamageable } from './stats.ts';
import { follows } from '../rules/readings.ts';
import { queueTriggers, tellUndone, wouldTrigger, type GameEvent } from './triggers.ts';
import { whoIs } from './who.ts';
import { putIntoDiscard, retire } from './zones.ts';

/** Puts something on top of the stack (3.6). */
export function put(run: Run, item: StackItem): void {
	run.position = { ...run.position, stack: [...run.position.stack, item] };
}

/** A thing on the stack by its id. */
export const onStack = (run: Run, id: ItemId): StackItem | null =>
	run.position.stack.find((item) => item.id === id) ?? null;

/** The card that a thing on the stack is: of a loot, or of a played card of the monster deck. */
export function playedCard(item: ItemOf<'loot' | 'ability'>): CardKey | null {
	if (item.kind === 'ability') return item.plays ?? null;
	return item.copy ? null : item.card;
}

/** Takes a thing off the stack. */
export function takeOff(run: Run, id: ItemId): void {
	run.position = { ...run.position, stack: run.position.stack.filter((item) => item.id !== id) };
}

/** Puts a thing on the stack in the place of what it was before. */
export function exchange(run: Run, now: StackItem): void {
	set(run, { stack: run.position.stack.map((item) => (item.id === now.id ? now : item)) });
}

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
		data: { item: id, amount, ...to, ...(from ? { roll: from.roll } : {}) }
	};
	const dealt = dealersOf(source).map((of): GameEvent => ({
		...coming,
		on: 'would deal damage',
		of,
		data: { ...coming.data, ...('player' in to ? to : 'player' in of ? of : {}), to }
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
				data: { amount: 0, ...('player' in to ? to : 'player' in of ? of : {}), to }
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
			frame.chart === 'attack' && frame.rollers?.some((seat) => playerAt(position, seat).dead)
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
	if (purpose.for === 'attack')
		set(run, { turn: { ...run.position.turn, attackRolls: run.position.turn.attackRolls + 1 } });
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

/** Puts a death on the stack; "when you would die" looks at it (11, reading 5). */
export function putDeath(run: Run, of: Damageable, ...told: Told): void {
	const who = whoIs(run.position, of);
	if (!who) return;
	const id = newId(run);
	const { by, roll } = blowOn(run.position, of);
	const death: ItemOf<'death'> = {
		kind: 'death',
		id,
		of,
		...(by === undefined ? {} : { by }),
		...(roll === undefined ? {} : { roll })
	};
	put(run, death);
	const matters = wouldTrigger(run, wouldDie(death)).length > 0;
	const now = !matters || follow(run, 'would-die') === 'as-put';
	tell(run, { did: 'put death', of: who }, ...told);
	if (now) queueTriggers(run, wouldDie(death));
}

const wouldDie = ({ id, of }: ItemOf<'death'>): GameEvent => ({
	on: 'would die',
	of,
	data: { item: id, ...of }
});

/**
 * Lets "when you would die" look at a death that is about to resolve, where it does so then, once
 * for each death (reading would-die). Says whether anything triggered: the death waits for it.
 */
export function lookAtDeath(run: Run, death: ItemOf<'death'>): boolean {
	if (death.looked || !follows(run.position, 'would-die', 'as-resolves')) return false;
	if (wouldTrigger(run, wouldDie(death)).length === 0) return false;
	follow(run, 'would-die');
	set(run, {
		stack: run.position.stack.map((item) =>
			item.id === death.id ? { ...death, looked: true } : item
		)
	});
	queueTriggers(run, wouldDie(death));
	return true;
}

/** Heals someone whose death was prevented or cancelled: to 1 HP at least, or to what they had (6.5, 6.25). */
export function saveFromDeath(run: Run, of: Damageable): void {
	const before = blowOn(run.position, of).hp;
	if (run.options.savedWith === 'the HP before' && before !== undefined)
		mark(run, of, Math.max(0, maxHp(run.position, of) - before));
	else if (hp(run.position, of) < 1) mark(run, of, Math.max(0, maxHp(run.position, of) - 1));
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

/**
 * Kills a player or object: HP is set to 0, and what has no HP stat is destroyed (6.10).
 * @param by the player who does it; null where the game does.
 */
export function killIt(run: Run, of: Damageable, by: Seat | null): boolean {
	const who = whoIs(run.position, of);
	if (!who) return false;
	if ('object' in of && !hasHp(run.position, of)) return destroyIt(run, of.object);
	if ('object' in of) {
		const found = locate(run.position, of.object);
		if (found && bearsKeyword(run.position, found.object, 'eternal')) {
			tell(run, { did: 'not destroyed', of: { ...of, card: found.object.card } }, 'eternal stays');
			return false;
		}
	}
	if ('player' in of && playerAt(run.position, of.player).dead) {
		tell(run, { did: 'no death', of: who, because: 'already died' }, 'death already died');
		tellNoDeath(run, of, 'already dead');
		return false;
	}
	if (isFinalBoss(run.position, of)) return armorHolds(run, of);
	const before = hp(run.position, of);
	mark(run, of, maxHp(run.position, of));
	rememberBlow(run, of, { hp: before, ...(by === null ? {} : { by }) });
	tell(
		run,
		{ did: 'killed', of: who, ...(before === 0 ? { already: 'at 0 HP' as const } : {}) },
		'killed',
		...(by === null ? (['killed by the game'] as const) : [])
	);
	return true;
}

/** A final boss is not killed by an ability: it takes damage from nobody instead (18). */
function armorHolds(run: Run, of: Damageable): boolean {
	const who = whoIs(run.position, of);
	if (!who) return false;
	tell(run, { did: 'armor', of: who, amount: ARMOR }, 'boss armor');
	putDamage(run, { to: of, amount: ARMOR, source: { game: true } }, false, [
		'damage of boss armor'
	]);
	return true;
}

/** Whether the death of a player or object waits on the stack. */
const isDeathOnStack = ({ stack }: Position, of: Damageable): boolean =>
	stack.some((item) => item.kind === 'death' && sameDamageable(item.of, of));

/**
 * Heals a player or object by so much, or to full HP; the dead cannot be healed, nor in some editions
 * what has its death on the stack (6.17, 11.2).
 */
export function healIt(run: Run, of: Damageable, by: number | null): number {
	const marked = markedOn(run.position, of);
	const who = whoIs(run.position, of);
	if (!who) return 0;
	if ('player' in of && playerAt(run.position, of.player).dead) {
		tell(run, { did: 'not healed', of: who }, 'dead not healed');
		return 0;
	}
	if (run.options.healingUnderDeath === 'does not heal' && isDeathOnStack(run.position, of)) {
		tell(run, { did: 'not healed', of: who }, 'not healed under a death');
		return 0;
	}
	const healed = by === null ? marked : Math.min(by, marked);
	if (healed > 0) mark(run, of, marked - healed);
	tell(
		run,
		{ did: 'healed', of: who, amount: healed, hp: hp(run.position, of) },
		by === null ? 'healed to full' : 'healed'
	);
	return healed;
}
