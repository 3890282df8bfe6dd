import '../../cards/sets/known.ts';
import { LIBRARY } from '../../cards/library.ts';
import { OFFICIAL_CARDS } from '../../cards/official/lookup.ts';
import { SETS, type Category, type OfficialCard } from '../../cards/official/official-card.ts';
import type { CardKey } from '../../model/words.ts';
import type { Count, Counted, RatioKind, SetCounts } from './ratios.ts';

/** Which kind of chapter 19 a category belongs to; earlier ones go before later ones where a card has several. */
const BY_CATEGORY: readonly (readonly [Category, RatioKind])[] = [
	// "Whatever else it is" (19.1), and the keyword or the name where it has one (19.2).
	['soul', 'soul-item'],
	['one-use', 'one-use'],
	['lost-soul', 'lost-soul'],
	['trinket', 'trinket'],
	['1-cent', 'penny'],
	['2-cent', '2-cents'],
	['3-cent', '3-cents'],
	['4-cent', '4-cents'],
	['nickel/dime', 'nickel'],
	['butter-bean', 'bean'],
	['bomb', 'bomb'],
	['battery', 'battery'],
	['dice-shard', 'shard-heart'],
	['heart', 'shard-heart'],
	['pill', 'pill-rune'],
	['rune', 'pill-rune'],
	['tarot', 'wild'],
	['card', 'wild'],
	['key', 'wild'],
	['sack', 'wild'],
	['ambush', 'wild'],
	// Cursed and holy enemies have no soul icon (19.3), so what is a boss too counts as one.
	['epic', 'epic'],
	['boss', 'boss'],
	['cursed', 'cursed'],
	['holy', 'holy'],
	['charmed', 'holy'],
	['basic', 'basic'],
	['curse', 'curse'],
	['good', 'good'],
	['bad', 'bad'],
	['paid', 'paid'],
	['active', 'active'],
	['passive', 'passive']
];

/** The kind of a card that nobody has sorted, by what is printed on it. */
function bySight({ kind, souls = 0 }: OfficialCard): Counted | null {
	switch (kind) {
		case 'loot':
			// Every loot card of no other kind is a wild card (19.2).
			return 'wild';
		case 'monster':
			// A soul value of 2 is what epic bosses often have, a soul icon what bosses have (19.3).
			if (souls > 1) return 'epic';
			return souls > 0 ? 'boss' : 'basic';
		case 'event':
			return 'either event';
		case 'curse':
			return 'curse';
		default:
			return null;
	}
}

/** What a card counts as; null for what is in none of the piles that are put together. */
export function countedAs(card: OfficialCard): Counted | null {
	const { kind, categories = [] } = card;
	switch (kind) {
		case 'character':
		case 'room':
		case 'bonus soul':
			return kind;
		case 'starting item':
			return null;
		default: {
			if (categories.includes('outside-the-game')) return null;
			if (categories.includes('good') && categories.includes('bad')) return 'either event';
			const found = BY_CATEGORY.find(([category]) => categories.includes(category));
			return found?.[1] ?? bySight(card);
		}
	}
}

const isEden = (key: CardKey): boolean => LIBRARY.get(key)?.eden ?? false;

/** Every set with how many cards of each kind are in it, those that hold something only. */
export function setCounts(): readonly SetCounts[] {
	return Object.entries(SETS).flatMap(([id, name]): readonly SetCounts[] => {
		const counts: Partial<Record<Counted, Count>> = {};
		for (const [key, card] of OFFICIAL_CARDS) {
			const set = card.sets.find((one) => one === id);
			if (set === undefined) continue;
			const copies = card.copies?.[set] ?? 1;
			const kinds = [countedAs(card), ...(isEden(key) ? (['eden'] as const) : [])];
			for (const kind of kinds) {
				if (kind === null) continue;
				const [all, threePlus] = counts[kind] ?? [0, 0];
				counts[kind] = [all + copies, threePlus + (card.threePlus ? copies : 0)];
			}
		}
		return Object.keys(counts).length > 0 ? [{ id, name, counts }] : [];
	});
}
