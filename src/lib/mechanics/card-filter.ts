import type { Test } from '../abilities/grammar.ts';
import { cardOf } from '../cards/library.ts';
import { type CardKey } from '../model/words.ts';

/** Whether the card itself passes a test; null where the test is not about a card. */
export function cardPasses(key: CardKey, test: Test): boolean | null {
	const card = cardOf(key);
	if (typeof test === 'object') {
		if ('named' in test) return card.name === test.named;
		if ('nameHas' in test) return card.name.toLowerCase().includes(test.nameHas.toLowerCase());
		return null;
	}
	switch (test) {
		case 'event':
			return card.kind === 'event';
		case 'non-event':
			return card.kind === 'monster';
		case 'non-monster':
			return card.kind === 'event' || card.kind === 'curse';
		case 'curse card':
			return card.kind === 'curse';
		case 'boss':
			return (card.souls ?? 0) > 0;
		case 'non-boss':
			return (card.souls ?? 0) === 0;
		case 'non-trinket':
			return !(card.keywords?.includes('trinket') ?? false);
		case 'non-ambush':
			return !(card.keywords?.includes('ambush') ?? false);
		case 'guppy':
			return card.keywords?.includes('guppy') ?? false;
		default:
			return null;
	}
}
