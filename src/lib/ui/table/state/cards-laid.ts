import type { CardKey } from '../../../model/words.ts';
import type { Edit } from '../../../scenario/words/edit/changes.ts';

/** The cards that changes put on the table. */
export const cardsLaidBy = (edits: readonly Edit[]): ReadonlySet<CardKey> =>
	new Set(edits.flatMap(cardsOf));

/** The cards among what was put on the table for what was said. */
export const cardsAmong = (
	laid: readonly { readonly card: CardKey | null }[]
): ReadonlySet<CardKey> => new Set(laid.flatMap(({ card }) => card ?? []));

function cardsOf(edit: Edit): readonly CardKey[] {
	switch (edit.edit) {
		case 'deal':
			return 'card' in edit.cell ? [edit.cell.card] : [];
		case 'give':
			return [edit.object.card];
		case 'set slot':
		case 'add slot':
			return edit.holds.top ? [edit.holds.top.card] : [];
		case 'cover':
			return [edit.object.card];
		case 'stack':
			return edit.things.flatMap((thing) => (thing.is === 'card' ? [thing.card] : []));
		default:
			return [];
	}
}
