import type { Ability, Cost, Test } from '../abilities/grammar.ts';
import { locate, playerAt } from '../model/objects.ts';
import type { Position } from '../model/position.ts';
import type { Context } from '../model/stack.ts';
import type { Task } from '../model/task.ts';
import type { Ref, Seat } from '../model/words.ts';
import { bearsKeyword } from './abilities-on.ts';
import { reaches } from './giving.ts';
import { valueOf } from './amounts.ts';
import { destroyIt } from './belongings.ts';
import { dropCents } from './cents.ts';
import { countersAt } from './counters-at.ts';
import { find } from './find.ts';
import { tell, type Run } from './run.ts';
import { inForce } from './static-effects.ts';
import { putDamage } from './stack.ts';
import { hp } from './stats.ts';
import { addCounters, GENERIC } from './verbs/counters.ts';
import { payHp } from './verbs/damage.ts';

/** The objects of a player that can be given or destroyed to pay a cost. */
export const offered = (position: Position, cost: Cost, context: Context): readonly Ref[] => {
	if (cost.pay === 'give') return find(position, cost.what, context);
	if (cost.pay !== 'destroy' && cost.pay !== 'deactivate') return [];
	const { pay, what } = cost;
	const own: readonly Test[] = [{ by: 'you' }, pay === 'destroy' ? 'non-eternal' : 'charged'];
	return typeof what === 'string'
		? find(position, { is: what, where: own }, context)
		: find(position, { ...what, where: [...what.where, ...own] }, context);
};

/** What a loot or an ability costs a player now: a $ ability of an item what is said of those beside (4.1). */
export function costOf(position: Position, ability: Ability, context: Context): readonly Cost[] {
	if (ability.way === 'loot' || ability.way === 'tap') return ability.cost ?? NO_COST;
	if (ability.way !== 'paid') return NO_COST;
	const found = context.source === null ? null : locate(position, context.source);
	if (found?.object.kind !== 'item') return ability.cost;
	const added = addedToItems(position, context.you);
	if (added === 0) return ability.cost;
	const at = ability.cost.findIndex(({ pay }) => pay === '¢');
	const cents = ability.cost[at];
	const amount = Math.max(0, (cents?.pay === '¢' ? cents.amount : 0) + added);
	if (cents) return ability.cost.with(at, { pay: '¢', amount });
	return amount > 0 ? [{ pay: '¢', amount }, ...ability.cost] : ability.cost;
}
const NO_COST: readonly Cost[] = [];

/** What $ abilities of a player's items cost more, or less. */
const addedToItems = (position: Position, player: Seat): number =>
	inForce(position, 'cost').reduce(
		(sum, { standing, context, from }) =>
			'cost' in standing &&
			standing.cost === '$ abilities of items' &&
			reaches(position, standing.of, from, context, { player })
				? sum + valueOf(position, standing.add, context)
				: sum,
		0
	);

/** The first part of a cost that a player cannot pay; null where they can pay it all (4.1). */
export const unpayable = (
	position: Position,
	cost: readonly Cost[],
	context: Context
): Cost | null => cost.find((one) => !canPayPart(position, one, context)) ?? null;

/** Whether a player can pay every cost (4.1). */
export const canPay = (position: Position, cost: readonly Cost[], context: Context): boolean =>
	unpayable(position, cost, context) === null;

function canPayPart(position: Position, one: Cost, context: Context): boolean {
	const { you, source } = context;
	switch (one.pay) {
		case '¢':
			return playerAt(position, you).cents >= one.amount;
		case 'HP':
			return hp(position, { player: you }) >= one.amount;
		case 'counters':
			return (
				source !== null &&
				countersAt(position, { object: source }, one.named) >=
					(one.amount === 'any number' ? 1 : one.amount)
			);
		case 'discard':
			return one.amount === 'hand' || playerAt(position, you).hand.length >= one.amount;
		case 'destroy':
		case 'deactivate':
			return offered(position, one, context).length >= one.amount;
		// Neither needs anything: somebody with no HP left can still take damage (6.8).
		case 'damage':
		case 'put counters':
			return source !== null || one.pay === 'damage';
		case 'give':
			return position.players.length > 1 && offered(position, one, context).length > 0;
		case 'give ¢':
			return position.players.length > 1 && playerAt(position, you).cents >= one.amount;
		case 'give loot':
			return position.players.length > 1 && playerAt(position, you).hand.length >= one.amount;
		case 'put loot':
			return playerAt(position, you).hand.length >= one.amount;
		case 'destroy this': {
			const found = source === null ? null : locate(position, source);
			return found !== null && !bearsKeyword(position, found.object, 'eternal');
		}
	}
}

/**
 * Pays what needs no choice, and plans what does: which cards to discard, which objects to destroy
 * or give (4.1).
 */
export function pay(run: Run, cost: readonly Cost[], context: Context): readonly Task[] {
	const { you: player, source } = context;
	return cost.flatMap((one): readonly Task[] => {
		switch (one.pay) {
			case '¢':
				dropCents(run, player, one.amount);
				tell(run, { did: 'paid ¢', player, amount: one.amount }, '¢ paid as a cost');
				return [];
			case 'HP':
				payHp(run, player, one.amount);
				return [];
			case 'damage':
				putDamage(run, { to: { player }, amount: one.amount, source: { game: true } }, false, [
					'damage taken'
				]);
				return [];
			case 'put counters':
				if (source !== null) addCounters(run, { object: source }, one.amount, one.named ?? GENERIC);
				return [];
			case 'counters':
				if (source === null) return [];
				return [
					{
						do: 'pay counters',
						player,
						object: source,
						...(one.amount === 'any number' ? {} : { count: one.amount }),
						...(one.named === null ? {} : { named: one.named })
					}
				];
			case 'discard': {
				const count =
					one.amount === 'hand' ? playerAt(run.position, player).hand.length : one.amount;
				return [{ do: 'discard', player, count, because: 'cost' }];
			}
			case 'give ¢':
			case 'give loot':
				return [{ do: 'pay by giving', player, how: one.pay, count: one.amount }];
			case 'put loot': {
				const how = one.on === 'top' ? 'top of deck' : 'bottom of deck';
				return [{ do: 'pay by giving', player, how, count: one.amount }];
			}
			case 'destroy this':
				if (source !== null) destroyIt(run, source, player);
				return [];
			case 'destroy':
			case 'deactivate':
			case 'give':
				return [
					{
						do: 'pay objects',
						player,
						how: one.pay,
						count: one.pay === 'give' ? 1 : one.amount,
						options: offered(run.position, one, context)
					}
				];
		}
	});
}
