import { hp } from '../../mechanics/stats.ts';
import type { Position, Slot } from '../../model/position.ts';
import type { GameObject, Cell } from '../../model/board.ts';
import type { Played } from '../play.ts';
import { digest } from './digest.ts';

/** Few enough for a link, enough to tell two outcomes apart. */
export const OUTCOME_BITS = 24;

/**
 * What a scenario comes to in 24 bits: who is where with what, and who has won. It says nothing of the
 * steps that led there, of what waits on the stack or of rules, so that it outlives repairs of them.
 */
export function outcomeOf(played: Played): number {
	const text = played.ok ? JSON.stringify(sumUp(played)) : 'it cannot begin';
	return digest(
		Array.from(text, (letter) => letter.codePointAt(0) ?? 0),
		OUTCOME_BITS
	);
}

function sumUp({ position, stopped }: Extract<Played, { ok: true }>): unknown {
	const { players, slots, discards, bonusSouls = [], outside, turn, winners } = position;
	return [
		stopped?.at ?? null,
		winners,
		turn.active,
		players.map(({ name, dead, cents, character, ...has }, seat) => [
			name,
			dead,
			hp(position, { player: seat }),
			cents,
			objectIn(character),
			cardsIn(has.hand).sort(),
			...[has.items, has.souls, has.curses].map((objects) => objects.map(objectIn).sort())
		]),
		...[slots.monster, slots.shop, slots.room].map((row) =>
			row.map((slot) => slotIn(position, slot))
		),
		...[discards.loot, discards.monster, discards.treasure, discards.room].map(cardsIn),
		bonusSouls.map(objectIn),
		[...outside].sort()
	];
}

const cardsIn = (cells: readonly Cell[]): string[] => cells.map(({ card }) => card ?? '?');

const objectIn = ({ card, charged, counters }: GameObject): string =>
	[
		card,
		charged,
		...Object.entries(counters)
			.map((held) => held.join(' '))
			.sort()
	].join();

const slotIn = (position: Position, { top, covered }: Slot): unknown => [
	top && [objectIn(top), hp(position, { object: top.id })],
	covered
];
