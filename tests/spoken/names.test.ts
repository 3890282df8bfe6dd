/** Every card of which something can be said to happen is understood by the name that the site shows for it. */
import { expect, it } from 'vitest';
import type { Card } from '#lib/cards/card.ts';
import { cardOf, LIBRARY } from '#lib/cards/library.ts';
import { cardText } from '#lib/scenario/names.ts';
import { understand } from '#lib/scenario/spoken/index.ts';

/** Names that are words of the game, of people, or of a card that everybody has; a table has these by their sheet. */
const SAID_OTHERWISE: ReadonlySet<string> = new Set([
	...['card', 'phd', 'is-you', 'flip'],
	...['a-friend', 'the-monster', 'loot-card', 'monster-card', 'three-dollar-bill'],
	...['evis', 'lil-hunter', 'shopkeeper'],
	...['the-butter-bean', 'the-beast', 'big-horn', 'aa-xiii-death', 'aa-lost-soul', 'lost-soul2'],
	'the-duke-of-flies-but-really-its-the-bloat'
]);

/** What is said to happen with a card; null of what only lies somewhere. */
function saidOf({ kind, abilities }: Card, name: string): string | null {
	switch (kind) {
		case 'loot':
			return `Amy plays ${name}.`;
		case 'monster':
			return `Amy attacks ${name}.`;
		case 'treasure':
		case 'starting item': {
			const isActive = abilities.some(({ way }) => way === 'tap' || way === 'paid');
			return `Amy ${isActive ? 'activates' : 'has'} ${name}.`;
		}
		default:
			return null;
	}
}

it('understands each card by its name', () => {
	const missed = [...LIBRARY.keys()].filter((key) => {
		const said = saidOf(cardOf(key), cardText(key));
		if (said === null) return false;
		const { scenario, chips } = understand(said);
		const isThere = JSON.stringify(scenario).includes(JSON.stringify(key));
		return !isThere || chips.some(({ kind }) => kind === 'unread');
	});
	expect(missed.toSorted()).toEqual([...SAID_OTHERWISE].toSorted());
});
