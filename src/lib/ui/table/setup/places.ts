import { deckOf } from '../../../cards/card.ts';
import { cardOf } from '../../../cards/library.ts';
import type { Position } from '../../../model/position.ts';
import type { CardKey } from '../../../model/words.ts';
import type { Edit } from '../../../scenario/words/edit/changes.ts';
import { cardName } from '../../../wording/index.ts';

/** Where a card can be put, and the change that puts it there. */
export interface CardPlace {
	readonly name: string;
	readonly edit: Edit;
}

/** The places on the table where a card of its kind can lie. */
export function placesFor(position: Position, card: CardKey): readonly CardPlace[] {
	const { kind, souls, keywords } = cardOf(card);
	const object = { card };
	const each = (make: (player: string) => CardPlace): readonly CardPlace[] =>
		position.players.map(({ name }) => make(name));
	const isItem =
		kind === 'treasure' || kind === 'starting item' || (keywords?.includes('trinket') ?? false);
	const deck = deckOf(kind);
	const places: CardPlace[] = [];
	if (kind === 'character')
		places.push(
			...each((player) => ({
				name: `${player}’s character`,
				edit: { edit: 'set player', player, facts: { character: object } }
			}))
		);
	if (kind === 'loot')
		places.push(
			...each((player) => ({
				name: `${player}’s hand`,
				edit: { edit: 'deal', player, cell: { card } }
			}))
		);
	if (isItem)
		places.push(
			...each((player) => ({
				name: `${player}’s items`,
				edit: { edit: 'give', player, object, among: 'items' }
			}))
		);
	if (kind === 'curse')
		places.push(
			...each((player) => ({
				name: `${player}’s curses`,
				edit: { edit: 'give', player, object, among: 'curses' }
			}))
		);
	if (kind === 'bonus soul' || (souls ?? 0) > 0)
		places.push(
			...each((player) => ({
				name: `${player}’s souls`,
				edit: { edit: 'give', player, object, among: 'souls' }
			}))
		);
	const slot = deck === 'treasure' ? 'shop' : deck === 'monster' || deck === 'room' ? deck : null;
	if (slot) {
		places.push({
			name: `a new ${slot} slot`,
			edit: { edit: 'add slot', slot, holds: { top: object } }
		});
		for (const [i, { top }] of position.slots[slot].entries())
			places.push(
				{
					name: `${slot} slot ${String(i + 1)}${top ? `, instead of ${cardName(top.card)}` : ''}`,
					edit: { edit: 'set slot', slot, number: i + 1, holds: { top: object } }
				},
				...(top
					? [
							{
								name: `${slot} slot ${String(i + 1)}, over ${cardName(top.card)}`,
								edit: { edit: 'cover', slot, number: i + 1, object } as const
							}
						]
					: [])
			);
	}
	if (deck)
		places.push(
			{ name: `on the ${deck} deck`, edit: { edit: 'put', cell: { card }, pile: 'deck', deck } },
			{
				name: `under the ${deck} deck`,
				edit: { edit: 'put', cell: { card }, pile: 'deck', deck, under: true }
			},
			{
				name: `the ${deck} discard`,
				edit: { edit: 'put', cell: { card }, pile: 'discard', deck }
			}
		);
	return places;
}
