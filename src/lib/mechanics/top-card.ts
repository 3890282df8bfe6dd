import { cardOf } from '../cards/library.ts';
import type { Position } from '../model/position.ts';
import type { CardKey, Deck, Seat } from '../model/words.ts';
import type { Point } from '../rules/points.ts';
import { playsTogether } from '../rules/variants.ts';
import { draw, reshuffle } from './decks.ts';
import { ask, set, setTop, tell, topFrame, type Run } from './run.ts';

/** The name of a top card; 'none' when deck and discard are empty, 'asked' when the judge must be told first. */
type TopCard = { readonly card: CardKey } | 'none' | 'asked';

/**
 * The name of the top card of a deck, asked for if nobody knows it. One that does not belong into so
 * small a game is put aside, and the next one takes its place (2.7, 17.3).
 */
export function topCard(run: Run, n: number, who: Seat, deck: Deck): TopCard {
	for (;;) {
		reshuffle(run, deck);
		const top = run.position.decks[deck][0];
		if (!top) return 'none';
		const card = top.card ?? nameTold(run, n, who, deck);
		if (card === null) return 'asked';
		if (!isForMorePlayers(run, card)) return { card };
		tellRevealed(run, deck, card);
		draw(run, deck);
		set(run, { outside: [...run.position.outside, card] });
		const together = playsTogether(run.position) ? (['three-player card of a team'] as const) : [];
		tell(run, { did: 'put aside', card, deck }, 'three-player card put aside', ...together);
		// The next card has a name of its own.
		if (top.card === null) setTop(run, { ...topFrame(run.position), answers: [] });
	}
}

/** The name that was told of the top card; null where it is asked for now. */
function nameTold(run: Run, n: number, who: Seat, deck: Deck): CardKey | null {
	const answer = ask(run, n, {
		who,
		purpose: { about: 'reveal', deck },
		domain: { pick: 'card', deck },
		options: []
	});
	const named = answer?.[0];
	return named && 'card' in named ? named.card : null;
}

/** How many play at least where the cards for three or more players belong into the game. */
const THREE = 3;

/** Whether a card is for three or more players, and fewer play (2.7). */
const isForMorePlayers = ({ position, options }: Run, card: CardKey): boolean =>
	options.cardsForThree === 'are put aside' &&
	position.players.length < THREE &&
	cardOf(card).threePlus === true;

/** Tells which card turned up, where nobody knew it. */
export function tellRevealed(run: Run, deck: Deck, card: CardKey): void {
	if (run.position.decks[deck][0]?.card === null)
		tell(run, { did: 'revealed', deck, card }, pointOfRevealing(run.position, deck));
}

/** What the top card of a deck is turned up for. */
function pointOfRevealing(position: Position, deck: Deck): Point {
	switch (topFrame(position).chart) {
		case 'setup':
			return POINTS_OF_SETUP[deck];
		case 'attack':
			return 'top card attacked';
		case 'refill':
			return deck === 'treasure' ? 'shop refilled' : 'slot refilled';
		case 'purchase':
			return 'purchased card revealed';
		default:
			return deck === 'treasure' ? 'treasure gained' : 'card put';
	}
}

const POINTS_OF_SETUP: Readonly<Record<Deck, Point>> = {
	monster: 'monster slots set up',
	treasure: 'shop set up',
	room: 'room set up',
	loot: 'hands dealt'
};
