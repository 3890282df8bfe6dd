import type { Standing } from '../abilities/grammar.ts';
import { playerAt } from '../model/objects.ts';
import type { Cell, Position } from '../model/position.ts';
import type { CardKey, Seat } from '../model/words.ts';
import { reaches } from './abilities-on.ts';
import { takeFromHand } from './belongings.ts';
import { set, tell, type Run } from './run.ts';
import { inForce } from './standings.ts';

/** A pile that loot cards may be played from, as far as an ability permits it (2.2). */
type Pile = Extract<Standing, { plays: unknown }>['plays'];

/** Where a loot card is played from, and whether that takes no loot play. */
export interface PlayedFrom {
	readonly pile: Pile | 'hand';
	readonly free: boolean;
}

const FROM_HAND: PlayedFrom = { pile: 'hand', free: false };

const topOf = ({ decks, discards }: Position, pile: Pile): Cell | undefined =>
	(pile === 'loot deck' ? decks.loot : discards.loot)[0];

/** The piles besides the hand that a player may play the top card of, now. */
export const pilesFor = (position: Position, player: Seat): readonly PlayedFrom[] =>
	inForce(position, 'plays').flatMap(({ standing, context, from }) =>
		'plays' in standing && reaches(position, standing.of, from, context, { player })
			? [{ pile: standing.plays, free: standing.free === true }]
			: []
	);

/** The cards on those piles that somebody has named. */
export const topsFor = (position: Position, player: Seat): readonly CardKey[] =>
	pilesFor(position, player).flatMap(({ pile }) =>
		pile === 'hand' ? [] : (topOf(position, pile)?.card ?? [])
	);

/**
 * Where a player can play a loot card from: the hand, if it is known to be there, else a pile whose
 * top it is or may be, else an unknown card of the hand; null where it is nowhere.
 */
export function playedFrom(position: Position, player: Seat, card: CardKey): PlayedFrom | null {
	const { hand } = playerAt(position, player);
	if (hand.some((cell) => cell.card === card)) return FROM_HAND;
	for (const from of pilesFor(position, player)) {
		const top = from.pile === 'hand' ? undefined : topOf(position, from.pile);
		if (top && (top.card === card || top.card === null)) return from;
	}
	return hand.some((cell) => cell.card === null) ? FROM_HAND : null;
}

/** Takes the card that is played from where it is; a card that nobody had named is revealed. */
export function takePlayed(run: Run, player: Seat, card: CardKey, { pile }: PlayedFrom): void {
	if (pile === 'hand') {
		if (!playerAt(run.position, player).hand.some((cell) => cell.card === card))
			tell(run, { did: 'revealed', deck: 'hand', card }, 'loot.in-hand');
		takeFromHand(run, player, card);
		return;
	}
	if (topOf(run.position, pile)?.card === null)
		tell(run, { did: 'revealed', deck: 'loot', card }, 'loot.elsewhere');
	const { decks, discards } = run.position;
	if (pile === 'loot deck') set(run, { decks: { ...decks, loot: decks.loot.slice(1) } });
	else set(run, { discards: { ...discards, loot: discards.loot.slice(1) } });
}
