import type { Edit } from '../words/edit/changes.ts';
import { cardText } from '../names.ts';
import { thingText } from '../words/thing.ts';

/** What a change makes so, as it is said of a table: "Ben has 5 cents"; null where speech has no words for it. */
export function editWords(edit: Edit, players: readonly string[]): string | null {
	switch (edit.edit) {
		case 'set player': {
			const { lootPlays, cents, hp } = edit.facts;
			if (lootPlays !== undefined)
				return `${edit.player} has ${String(lootPlays)} loot ${lootPlays === 1 ? 'play' : 'plays'}`;
			if (cents !== undefined) return `${edit.player} has ${String(cents)} cents`;
			return hp === undefined ? null : `${edit.player} has ${String(hp)} HP`;
		}
		case 'deal':
			return 'unknown' in edit.cell
				? null
				: `${edit.player} has ${cardText(edit.cell.card)} in hand`;
		case 'give':
			return `${edit.player} has ${cardText(edit.object.card)}`;
		case 'set object': {
			const { charged, counters } = edit.facts;
			const name = cardText(edit.object.card);
			if (charged) return `${name} is charged`;
			const [count] = Object.values(counters ?? {});
			return count === undefined ? null : `${name} has ${String(count)} counters`;
		}
		case 'set turn':
			return edit.facts.active === undefined ? null : `it's ${edit.facts.active}'s turn`;
		case 'stack': {
			const [thing] = edit.things;
			return thing ? `on the stack: ${thingText(thing, players)}` : null;
		}
		case 'add slot': {
			const card = edit.holds.top?.card;
			return card === undefined ? null : `${cardText(card)} is in a slot`;
		}
		default:
			return null;
	}
}
