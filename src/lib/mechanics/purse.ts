import type { Cost } from '../abilities/grammar.ts';
import { locate, playerAt } from '../model/objects.ts';
import type { Position } from '../model/position.ts';
import type { Context } from '../model/stack.ts';
import { offered } from './costs.ts';
import { countersAt } from './counters-at.ts';
import { wordOf } from './filter-words.ts';
import { hp } from './stats.ts';

const counted = (count: number, one: string): string =>
	`${String(count)} ${one}${count === 1 ? '' : 's'}`;

/** A cost beside what there is to pay it with: "this costs 5¢; Amy has 4¢". */
export function shortOf(position: Position, cost: Cost, context: Context): string {
	const { you, source } = context;
	const player = playerAt(position, you);
	const { name } = player;
	switch (cost.pay) {
		case '¢':
		case 'give ¢':
			return `this costs ${String(cost.amount)}¢; ${name} has ${String(player.cents)}¢`;
		case 'HP':
			return `this costs ${String(cost.amount)} HP; ${name} has ${String(hp(position, { player: you }))} HP`;
		case 'counters': {
			const counter = cost.named === null ? 'counter' : `${cost.named} counter`;
			const costs = cost.amount === 'any number' ? 1 : cost.amount;
			const has = source === null ? 0 : countersAt(position, { object: source }, cost.named);
			return `this costs ${counted(costs, counter)}; it has ${has === 0 ? 'none' : String(has)}`;
		}
		case 'discard':
		case 'give loot':
		case 'put loot': {
			const costs = cost.amount === 'hand' ? 0 : cost.amount;
			const has = player.hand.length;
			return `this costs ${counted(costs, 'loot card')}; ${name} has ${has === 0 ? 'none' : String(has)}`;
		}
		case 'destroy': {
			const has = offered(position, cost, context).length;
			return `this costs ${counted(cost.amount, wordOf(cost.what))}; ${name} has ${has === 0 ? 'none' : String(has)} to destroy`;
		}
		case 'deactivate': {
			const has = offered(position, cost, context).length;
			return `this costs deactivating ${counted(cost.amount, wordOf(cost.what))}; ${name} has ${has === 0 ? 'none' : String(has)} that can be`;
		}
		case 'damage':
		case 'put counters':
			return 'this has left play';
		case 'give':
			return position.players.length > 1
				? `${name} has nothing to give for it`
				: 'there is nobody to give anything to';
		case 'destroy this':
			return source !== null && locate(position, source)
				? 'this costs destroying it, and it is eternal'
				: 'this costs destroying it, and it has left play';
	}
}
