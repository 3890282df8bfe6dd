import type { Position } from '../model/position.ts';
import type { ItemOf, ResolvedRoll, StackItem } from '../model/stack.ts';
import type { ItemId } from '../model/words.ts';
import { combatDamageOf } from './combat.ts';
import { set, tell, type Run } from './run.ts';
import { evasionOf, sameDamageable } from './stats.ts';
import { whoIs } from './who.ts';

/** The roll that something on the stack stands for, or that it has waited for. */
function rolledOf(item: StackItem): ResolvedRoll | undefined {
	switch (item.kind) {
		case 'loot':
		case 'ability':
			return item.context.resolved;
		case 'damage':
			return item.rolled;
		case 'procedure':
			return item.frame.chart === 'reward' ? item.frame.resolved : undefined;
		case 'roll':
		case 'death':
			return undefined;
	}
}

/** A roll that has left the stack, while what it was made for waits there; null once that has gone. */
export function resolvedRoll({ stack }: Position, id: ItemId | undefined): ResolvedRoll | null {
	for (const item of stack) {
		const rolled = rolledOf(item);
		if (rolled?.item === id) return rolled ?? null;
	}
	return null;
}

/** Whether something waits on the stack as the number of a roll that has left it. */
export const hasResolvedRoll = ({ stack }: Position): boolean =>
	stack.some((item) => rolledOf(item) !== undefined);

/** Something on the stack with the number of a roll that it waited for. */
function withNumber(item: StackItem, resolved: ResolvedRoll): StackItem {
	if (item.kind === 'loot' || item.kind === 'ability')
		return { ...item, context: { ...item.context, resolved } };
	if (item.kind === 'procedure' && item.frame.chart === 'reward')
		return { ...item, frame: { ...item.frame, resolved } };
	return item;
}

/** What waits on the stack for a roll becomes what the number says. */
export function define(run: Run, id: ItemId, resolved: ResolvedRoll): void {
	set(run, {
		stack: run.position.stack.map((item) => (item.id === id ? withNumber(item, resolved) : item))
	});
}

/** Changes a roll that has left the stack: what was made for it becomes what the new number says. */
export function changeResolvedRoll(run: Run, { item: roll }: ResolvedRoll, to: number): void {
	const { stack } = run.position;
	const changed = stack.map((item) => {
		const rolled = rolledOf(item);
		if (rolled?.item !== roll) return item;
		if (item.kind === 'damage') return combatDamageAgain(run.position, item, to);
		return withNumber(item, { ...rolled, result: to });
	});
	set(run, { stack: changed });
}

/** Tells what has become of the combat damage of a roll that has left the stack. */
export function tellDamageAnew(run: Run, before: Position, roll: ItemId): void {
	for (const item of run.position.stack) {
		const old = before.stack.find(({ id }) => id === item.id);
		if (item.kind !== 'damage' || old?.kind !== 'damage' || item.rolled?.item !== roll) continue;
		const to = whoIs(run.position, item.to);
		const was = whoIs(run.position, old.to);
		if (to && was && (!sameDamageable(item.to, old.to) || item.amount !== old.amount))
			tell(
				run,
				{ did: 'damage anew', to, amount: item.amount, was, before: old.amount },
				'damage of a final roll'
			);
	}
}

/** The combat damage of an attack roll that shows another number. */
function combatDamageAgain(
	position: Position,
	item: ItemOf<'damage'>,
	result: number
): ItemOf<'damage'> {
	const { rolled } = item;
	if (!rolled) return item;
	const { roller, against } = rolled;
	const hits = result >= evasionOf(position, against, roller);
	const again = combatDamageOf(position, roller, against, hits);
	return again
		? { ...item, ...again, roll: result, rolled: { ...rolled, result, attack: again.amount } }
		: item;
}
