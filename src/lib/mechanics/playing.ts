import type { StaticEffect } from '../abilities/grammar.ts';
import type { Change, ContinuousEffect } from '../model/effects.ts';
import { locate, playerAt, withObject } from '../model/objects.ts';
import type { Position } from '../model/position.ts';
import type { Cell } from '../model/board.ts';
import type { CardKey, Seat } from '../model/words.ts';
import { reaches } from './giving.ts';
import { takeFromHand } from './loot-cards.ts';
import { set, tell, type Run } from './run.ts';
import { inForce } from './static-effects.ts';

/** A pile that loot cards may be played from, as far as an ability permits it (2.2). */
type Pile = Extract<StaticEffect, { plays: unknown }>['plays'];

/** Where a loot card is played from, and whether that takes no loot play. */
export interface PlayedFrom {
	readonly pile: Pile | 'hand' | Let;
	readonly free: boolean;
}

/** An effect that lets a player play a card, or a copy of one, for a while (6.6). */
type Let = ContinuousEffect & { readonly change: Extract<Change, { plays: unknown }> };

/** What effects let a player play, now: copies that wait, and cards that are still where they were. */
const letsFor = (position: Position, player: Seat): readonly Let[] =>
	position.effects.length === 0
		? NO_LETS
		: position.effects.filter(
				(effect): effect is Let =>
					'plays' in effect.change &&
					'player' in effect.of &&
					effect.of.player === player &&
					isThere(position, effect.change)
			);
const NO_LETS: readonly Let[] = [];

function isThere(position: Position, { plays, where }: Let['change']): boolean {
	if (!where) return true;
	if ('under' in where)
		return locate(position, where.under)?.object.under?.includes(plays) ?? false;
	if ('hand' in where)
		return playerAt(position, where.hand).hand.some(({ card }) => card === plays);
	if (where.pile === 'outside') return position.outside.includes(plays);
	const pile = where.pile === 'deck' ? position.decks.loot : position.discards.loot;
	return pile.some(({ card }) => card === plays);
}

/** Whether what is played is a copy of a card, which exists on the stack alone (6.6). */
export const isCopied = ({ pile }: PlayedFrom): boolean =>
	typeof pile === 'object' && pile.change.where === undefined;

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
export function topsFor(position: Position, player: Seat): readonly CardKey[] {
	const [lets, piles] = [letsFor(position, player), pilesFor(position, player)];
	if (lets.length + piles.length === 0) return NO_CARDS;
	return [
		...lets.map(({ change }) => change.plays),
		...piles.flatMap(({ pile }) =>
			typeof pile === 'object' || pile === 'hand' ? [] : (topOf(position, pile)?.card ?? [])
		)
	];
}

const NO_CARDS: readonly CardKey[] = [];

/**
 * Where a player can play a loot card from: what an effect lets them play for a while, else the hand, if it is known to be there, else a pile whose
 * top it is or may be, else an unknown card of the hand; null where it is nowhere.
 */
export function playedFrom(position: Position, player: Seat, card: CardKey): PlayedFrom | null {
	const { hand } = playerAt(position, player);
	const lets = letsFor(position, player).find(({ change }) => change.plays === card);
	if (lets) return { pile: lets, free: lets.change.free };
	if (hand.some((cell) => cell.card === card)) return FROM_HAND;
	for (const from of pilesFor(position, player)) {
		const top =
			typeof from.pile === 'object' || from.pile === 'hand'
				? undefined
				: topOf(position, from.pile);
		if (top && (top.card === card || top.card === null)) return from;
	}
	return hand.some((cell) => cell.card === null) ? FROM_HAND : null;
}

/** Takes the card that is played from where it is; a card that nobody had named is revealed. */
export function takePlayed(run: Run, player: Seat, card: CardKey, { pile }: PlayedFrom): void {
	if (pile === 'hand') {
		if (!playerAt(run.position, player).hand.some((cell) => cell.card === card))
			tell(run, { did: 'revealed', deck: 'hand', card }, 'loot in hand');
		takeFromHand(run, player, card);
		return;
	}
	if (typeof pile === 'object') {
		takeLet(run, pile);
		return;
	}
	if (topOf(run.position, pile)?.card === null)
		tell(run, { did: 'revealed', deck: 'loot', card }, 'played from elsewhere');
	const { decks, discards } = run.position;
	if (pile === 'loot deck') set(run, { decks: { ...decks, loot: decks.loot.slice(1) } });
	else set(run, { discards: { ...discards, loot: discards.loot.slice(1) } });
}

/** Takes the card from where an effect let it be played; the effect is used up, and with it a copy (6.6). */
function takeLet(run: Run, { id, change: { plays: card, where } }: Let): void {
	set(run, { effects: run.position.effects.filter((effect) => effect.id !== id) });
	if (!where) return;
	if ('under' in where) {
		const under = locate(run.position, where.under)?.object.under ?? [];
		run.position = withObject(run.position, where.under, {
			under: under.toSpliced(under.indexOf(card), 1)
		});
		return;
	}
	if ('hand' in where) {
		takeFromHand(run, where.hand, card);
		return;
	}
	const { decks, discards, outside } = run.position;
	if (where.pile === 'outside') set(run, { outside: outside.toSpliced(outside.indexOf(card), 1) });
	else if (where.pile === 'deck')
		set(run, { decks: { ...decks, loot: without(decks.loot, card) } });
	else set(run, { discards: { ...discards, loot: without(discards.loot, card) } });
}

const without = (cells: readonly Cell[], card: CardKey): readonly Cell[] =>
	cells.toSpliced(
		cells.findIndex((cell) => cell.card === card),
		1
	);
