import type { Test } from '../abilities/grammar.ts';
import { cardOf } from '../cards/library.ts';
import { namesOf } from '../cards/names.ts';
import type { CardKey, EditionId } from '../model/words.ts';
import { asksName, passesByName } from './card-names.ts';

/** Whether the card itself passes a test; null where the test is not about a card. */
export function cardPasses(key: CardKey, test: Test, edition: EditionId): boolean | null {
	const card = cardOf(key);
	if (asksName(test)) return passesByName(namesOf(key, edition), test);
	if (typeof test === 'object' && 'anyOf' in test)
		return test.anyOf.some((one) => cardPasses(key, one, edition) ?? false);
	if (typeof test === 'object') return null;
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
		case 'trinket':
			return card.keywords?.includes('trinket') ?? false;
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
