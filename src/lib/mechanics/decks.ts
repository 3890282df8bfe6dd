import { deckOf } from '../cards/card.ts';
import { cardOf } from '../cards/library.ts';
import type { Position } from '../model/position.ts';
import type { Cell } from '../model/board.ts';
import { DECKS, type CardKey, type Deck } from '../model/words.ts';
import { set, tell, type Run } from './run.ts';

/** A card nobody has named. */
export const UNKNOWN: Cell = { card: null, seenBy: [] };

const face = (card: CardKey | null): Cell => (card === null ? UNKNOWN : { card, seenBy: [] });

/** Puts a card on top of the discard of its kind (3.3); an unnamed card goes to the one given. */
export function putIntoDiscard(run: Run, card: CardKey | null, deck: Deck): void {
	set(run, {
		discards: {
			...run.position.discards,
			[deck]: [face(card), ...run.position.discards[deck]]
		}
	});
}

/** The deck a card belongs to, or null (3.2). */
export const deckOfCard = (card: CardKey): Deck | null => deckOf(cardOf(card).kind);

/** Moves a card that has left play to its discard, or outside the game if it has none (3.3). */
export function retire(run: Run, card: CardKey): void {
	const deck = deckOfCard(card);
	if (deck) putIntoDiscard(run, card, deck);
	else set(run, { outside: [...run.position.outside, card] });
}

/** Makes a deck that has run out anew from its discard (3.2); the order is unknown after shuffling. */
export function reshuffle(run: Run, deck: Deck): void {
	const { decks, discards } = run.position;
	if (decks[deck].length > 0 || discards[deck].length === 0) return;
	set(run, {
		decks: { ...decks, [deck]: discards[deck].map(() => UNKNOWN) },
		discards: { ...discards, [deck]: [] }
	});
	tell(run, { did: 'reshuffled', deck }, 'deck empty');
}

/** Whether a card can be taken from a deck, shuffling its discard if need be. */
export const canDraw = (position: Position, deck: Deck): boolean =>
	position.decks[deck].length > 0 || position.discards[deck].length > 0;

/** Takes the top card of a deck, or null when deck and discard are empty. */
export function draw(run: Run, deck: Deck): Cell | null {
	reshuffle(run, deck);
	const [top, ...rest] = run.position.decks[deck];
	if (!top) return null;
	set(run, { decks: { ...run.position.decks, [deck]: rest } });
	return top;
}

/** The decks of which cards are held for the moment, on their way elsewhere. */
const heldFrom = ({ frames }: Position): readonly Deck[] =>
	frames.flatMap(({ agenda }) =>
		agenda.flatMap((task) => (task.do === 'put cards' && task.from === 'deck' ? [task.deck] : []))
	);

/** Makes the decks anew that have run out by what was just done, once their last cards are elsewhere (3.2). */
export function renewDecks(run: Run, before: Position): void {
	const { decks, discards } = run.position;
	for (const deck of DECKS) {
		if (decks[deck].length > 0 || discards[deck].length === 0) continue;
		const hadSome = before.decks[deck].length > 0 || heldFrom(before).includes(deck);
		if (hadSome && !heldFrom(run.position).includes(deck)) reshuffle(run, deck);
	}
}
