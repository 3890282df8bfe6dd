import { locate } from '../model/objects.ts';
import type { DamageSource, ItemOf, Mortal, RollPurpose, StackItem } from '../model/stack.ts';
import type { ItemId, Seat } from '../model/words.ts';
import { mark } from './hearts.ts';
import { follow, newId, set, tell, type Run } from './run.ts';
import { hp, maxHp } from './stats.ts';
import { notice } from './triggers.ts';
import { whoIs } from './who.ts';
import { putIntoDiscard } from './zones.ts';

/** Puts something on top of the stack (3.6). */
export function put(run: Run, item: StackItem): void {
	set(run, { stack: [...run.position.stack, item] });
}

/** A thing on the stack by its id. */
export const onStack = (run: Run, id: ItemId): StackItem | null =>
	run.position.stack.find((item) => item.id === id) ?? null;

/** Takes a thing off the stack. */
export function takeOff(run: Run, id: ItemId): void {
	set(run, { stack: run.position.stack.filter((item) => item.id !== id) });
}

/** Puts damage on the stack (6.8); 0 damage is nothing. */
export function putDamage(
	run: Run,
	to: Mortal,
	amount: number,
	combat: boolean,
	source: DamageSource
): void {
	const who = whoIs(run.position, to);
	if (!who) return;
	if (amount <= 0) {
		tell(run, { did: 'no damage', to: who }, 'damage.none');
		return;
	}
	put(run, { kind: 'damage', id: newId(run), to, amount, combat, source });
	tell(run, { did: 'put damage', to: who, amount, combat, source });
}

/** Puts a die that has been rolled on the stack (13, steps 1 and 2). */
export function putRoll(run: Run, roller: Seat, result: number, purpose: RollPurpose): void {
	const id = newId(run);
	put(run, { kind: 'roll', id, roller, result, shown: [result], looked: [], purpose });
	tell(run, { did: 'rolled', player: roller, result, purpose }, 'roll.made');
	if (purpose.for === 'attack')
		set(run, { turn: { ...run.position.turn, attackRolls: run.position.turn.attackRolls + 1 } });
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
export function putDeath(run: Run, of: Mortal): void {
	const who = whoIs(run.position, of);
	if (!who) return;
	const id = newId(run);
	put(run, { kind: 'death', id, of });
	tell(run, { did: 'put death', of: who });
	if ('player' in of)
		notice(run, { on: 'would die', player: of.player, data: { item: id, player: of.player } });
}

/** Heals someone whose death was prevented or cancelled until they have at least 1 HP (6.5, 6.25). */
export function healToOne(run: Run, of: Mortal): void {
	if (hp(run.position, of) < 1) mark(run, of, Math.max(0, maxHp(run.position, of) - 1));
}

/** Cancels a thing on the stack: it leaves and does nothing (6.5). */
export function cancelItem(run: Run, item: StackItem): void {
	takeOff(run, item.id);
	if (item.kind === 'loot') {
		putIntoDiscard(run, item.card, 'loot');
		tell(run, { did: 'cancelled', item }, 'cancel.removed', 'cancel.loot');
	} else if (item.kind === 'death') {
		healToOne(run, item.of);
		tell(run, { did: 'cancelled', item }, 'cancel.removed', 'cancel.death');
	} else tell(run, { did: 'cancelled', item }, 'cancel.removed');
}

/** Kills or destroys a player or object: HP is set to 0, and without an HP stat it is moved to discard (6.10). */
export function killIt(run: Run, of: Mortal): void {
	const who = whoIs(run.position, of);
	if (!who) return;
	if (
		maxHp(run.position, of) > 0 ||
		'player' in of ||
		locate(run.position, of.object)?.object.kind === 'monster'
	) {
		mark(run, of, maxHp(run.position, of));
		tell(run, { did: 'killed', of: who }, 'destroy.kill');
	}
}
