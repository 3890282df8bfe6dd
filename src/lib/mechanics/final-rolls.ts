import type { Position } from '../model/position.ts';
import type { Damageable, ResolvedRoll } from '../model/stack.ts';
import type { ItemOf, StackItem } from '../model/stack-item.ts';
import type { ItemId } from '../model/words.ts';
import { alsoHits, combatDamageOf, isHit } from './combat.ts';
import { newId, set, tell, type Run } from './run.ts';
import { sameDamageable } from './stats.ts';
import { whoIs } from './who.ts';

/** A roll that has left the stack, with what it was rolled against in an attack. */
type Final = ResolvedRoll & { readonly against?: Damageable };

/** The roll that something on the stack stands for, or that it has waited for. */
function rolledOf(item: StackItem): Final | undefined {
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
export function resolvedRoll({ stack }: Position, id: ItemId | undefined): Final | null {
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
	const changed = stack.flatMap((item): StackItem | readonly StackItem[] => {
		const rolled = rolledOf(item);
		if (rolled?.item !== roll) return item;
		if (item.kind !== 'damage') return withNumber(item, { ...rolled, result: to });
		if (item.rolled?.also) return [];
		const again = combatDamageAgain(run.position, item, to);
		return [again, ...damageBeside(run, again, to)];
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

/** What a roll that has become a miss hits all the same. */
function damageBeside(
	run: Run,
	miss: ItemOf<'damage'>,
	result: number
): readonly ItemOf<'damage'>[] {
	const { rolled } = miss;
	if (!rolled || isHit(run.position, rolled.roller, rolled.against, result)) return [];
	if (!alsoHits(run.position, rolled.against, result)) return [];
	const also = combatDamageOf(run.position, rolled.roller, rolled.against, true);
	if (!also || also.amount <= 0) return [];
	const old = run.position.stack.find(
		(item) => item.kind === 'damage' && item.rolled?.item === rolled.item && item.rolled.also
	);
	return [
		{
			...miss,
			...also,
			id: old?.id ?? newId(run),
			rolled: { ...rolled, attack: also.amount, also: true }
		}
	];
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
	const hits = isHit(position, roller, against, result);
	const again = combatDamageOf(position, roller, against, hits);
	return again
		? { ...item, ...again, roll: result, rolled: { ...rolled, result, attack: again.amount } }
		: item;
}
