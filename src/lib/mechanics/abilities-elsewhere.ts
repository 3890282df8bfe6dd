import type { Elsewhere } from '../abilities/grammar.ts';
import { cardOf } from '../cards/library.ts';
import { keptWhile } from '../model/memo.ts';
import type { Position } from '../model/position.ts';
import type { Context } from '../model/stack.ts';
import { DECKS, SLOT_KINDS, type CardKey, type EditionId } from '../model/words.ts';
import { printed, type Held } from './printed-abilities.ts';

const NONE: readonly Held[] = [];

/** What a card has that works where it is, though it is not in play. */
const worksThere = (card: CardKey, edition: EditionId, place: Elsewhere): readonly Held[] =>
	printed(card, edition).elsewhere.filter(({ ability }) => ability.where === place);

/** The abilities of covered cards that work there (3.5), once for each such card. */
export const abilitiesOfCovered = keptWhile(
	(before: Position, now: Position) => before.slots === now.slots && before.edition === now.edition,
	({ slots, edition }): readonly Held[] => {
		const held = SLOT_KINDS.flatMap((kind) =>
			slots[kind].flatMap(({ covered }) =>
				covered.flatMap((card) => worksThere(card, edition, 'covered'))
			)
		);
		return held.length > 0 ? held : NONE;
	}
);

/** The abilities of cards in discard that work there (3.3), once for each such card. */
export const abilitiesInDiscard = keptWhile(
	(before: Position, now: Position) =>
		before.discards === now.discards && before.edition === now.edition,
	({ discards, edition }): readonly Held[] => {
		let held = NONE;
		for (const deck of DECKS)
			for (const { card } of discards[deck]) {
				if (card === null || printed(card, edition).elsewhere.length === 0) continue;
				held = [...held, ...worksThere(card, edition, 'in discard')];
			}
		return held;
	}
);

/** What an ability knows whose card is no object: it is the game's. */
export const contextOfCard = ({ turn }: Position, card: CardKey): Context => ({
	source: null,
	kind: cardOf(card).kind === 'monster' ? 'monster' : null,
	you: turn.active,
	targets: [],
	mode: null,
	event: {}
});
