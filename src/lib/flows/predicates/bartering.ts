import {
	ownGoods,
	tradesGoods,
	tradesItemsAtBadTime,
	tradesSoul
} from '../../mechanics/trading.ts';
import { playerAt } from '../../model/objects.ts';
import { hasVariant, playsTogether } from '../../rules/variants.ts';
import { ask, type Predicate } from './predicate.ts';

/** Bartering (12). */
export const BARTERING_PREDICATES = {
	'the players may trade': ask(
		({ position }) => !playsTogether(position),
		['trade within a team'],
		'the characters may not trade ¢'
	),
	'both trade and the ¢ are there': ask(
		({ position, decision }) =>
			decision?.do === 'barter' &&
			decision.player !== decision.to &&
			decision.to in position.players &&
			Number.isInteger(decision.amount) &&
			decision.amount >= 0 &&
			decision.amount <= playerAt(position, decision.player).cents,
		['trade'],
		'a trade needs another player, and ¢ that are there',
		({ position, decision }) => {
			if (decision?.do !== 'barter' || decision.player === decision.to)
				return 'a trade needs another player';
			const { name, cents } = playerAt(position, decision.player);
			return decision.amount > cents
				? `${name} has only ${String(cents)}¢`
				: 'a trade needs another player, and ¢ that are there';
		}
	),
	'only ¢ are traded': ask(
		({ decision }) => decision?.do === 'barter' && !tradesGoods(decision),
		['trade of ¢ alone'],
		'only ¢ can be traded'
	),
	'goods may be traded': ask(
		({ position, decision }) =>
			decision?.do === 'barter' &&
			(!tradesGoods(decision) || hasVariant(position, 'enhanced bartering')),
		['trade of ¢ alone'],
		'only ¢ can be traded'
	),
	'no soul is traded': ask(
		({ position, decision }) => decision?.do === 'barter' && !tradesSoul(position, decision),
		['trade of a soul'],
		'souls cannot be traded'
	),
	'both have what they give': ask(
		({ position, decision }) => decision?.do === 'barter' && ownGoods(position, decision),
		['trade of goods'],
		'only loot cards in hand and items in play can be traded, by whose they are'
	),
	'items can be traded now': ask(
		({ position, decision }) =>
			decision?.do === 'barter' && !tradesItemsAtBadTime(position, decision),
		['time for goods'],
		'no item is traded by the dead or during an attack'
	)
} as const satisfies Record<string, Predicate>;
