import type { Cost } from '../grammar.ts';
import { counterNoun, indefinite } from './filters.ts';
import { andList, capital, count, withArticle } from './lists.ts';

function costPart(cost: Cost): string {
	switch (cost.pay) {
		case '¢':
			return `pay ${cost.amount}¢`;
		case 'HP':
			return `pay ${cost.amount} HP`;
		case 'counters': {
			const counter = counterNoun(cost.named);
			if (cost.amount === 'any number') return `remove any number of ${counter}s from this`;
			const many = cost.amount === 1 ? withArticle(counter) : `${cost.amount} ${counter}s`;
			return `remove ${many} from this`;
		}
		case 'discard':
			return cost.amount === 'hand'
				? 'discard your hand'
				: `discard ${count(cost.amount, 'a', 'loot card')}`;
		case 'destroy':
			return cost.other
				? `destroy ${cost.amount === 1 ? 'another item' : `${cost.amount} other items`} you control`
				: `destroy ${count(cost.amount, 'an', 'item')} you control`;
		case 'destroy this':
			return 'destroy this';
		case 'give':
			return `give ${indefinite({ any: [cost.what] })} to another player`;
	}
}

/** "Pay 4¢", "Pay 2¢ and destroy this": what a $ ability costs. */
export const costWords = (cost: readonly Cost[]): string => capital(andList(cost.map(costPart)));
