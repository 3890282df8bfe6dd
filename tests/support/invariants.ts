/** What must hold in every position a game can reach. */
import { deckOf } from '#lib/cards/card.ts';
import { cardOf } from '#lib/cards/library.ts';
import { maxHp } from '#lib/mechanics/stats.ts';
import { inPlay } from '#lib/model/objects.ts';
import type { Cell, Position } from '#lib/model/position.ts';
import { DECKS, type CardKey, type Deck } from '#lib/model/words.ts';

/** ¢ at the table: the pool and what the players hold. */
export function centsOf(position: Position): number {
	return position.players.reduce((sum, player) => sum + player.cents, position.pool);
}

/** Cards of each deck in every zone of the game, the holding zones of procedures included. */
export function cardsOf(position: Position): Record<Deck | 'none', number> {
	const count = { loot: 0, treasure: 0, monster: 0, room: 0, none: 0 };
	const add = (card: CardKey): void => {
		count[deckOf(cardOf(card).kind) ?? 'none']++;
	};
	const addCell = (deck: Deck, { card }: Cell): void => {
		if (card === null) count[deck]++;
		else add(card);
	};
	for (const deck of DECKS)
		for (const cell of [...position.decks[deck], ...position.discards[deck]]) addCell(deck, cell);
	for (const { hand } of position.players) for (const cell of hand) addCell('loot', cell);
	for (const { object } of inPlay(position)) add(object.card);
	for (const slots of Object.values(position.slots))
		for (const { covered } of slots) for (const card of covered) add(card);
	for (const card of position.outside) add(card);
	for (const item of position.stack) if (item.kind === 'loot') add(item.card);
	for (const frame of position.frames) {
		if (frame.chart === 'monsterDeath' && frame.holding) add(frame.monster.card);
		if (
			frame.chart === 'resolution' &&
			frame.item.kind === 'loot' &&
			(frame.state === 'resolving' || frame.state === 'performed')
		)
			add(frame.item.card);
	}
	return count;
}

/** What is wrong with a position, in sentences; empty when nothing is. */
export function faultsOf(position: Position): readonly string[] {
	const faults: string[] = [];
	const ids = [
		...inPlay(position).map(({ object }) => object.id),
		...position.stack.map(({ id }) => id),
		...position.waiting.map(({ id }) => id)
	];
	if (new Set(ids).size !== ids.length) faults.push('An id is borne by two things.');
	if (ids.some((id) => id >= position.nextId)) faults.push('An id has not been given out yet.');
	position.players.forEach(({ name, damage, dead, cents, lootPlays }, player) => {
		const max = maxHp(position, { player });
		if (damage < 0 || (damage > max && !dead))
			faults.push(`${name} has ${String(damage)} damage of ${String(max)} HP.`);
		if (cents < 0) faults.push(`${name} has ${String(cents)}¢.`);
		if (lootPlays < 0) faults.push(`${name} has ${String(lootPlays)} loot plays.`);
	});
	for (const { object } of inPlay(position)) {
		const max = maxHp(position, { object: object.id });
		if (object.damage < 0 || object.damage > max)
			faults.push(`${object.card} has ${String(object.damage)} damage of ${String(max)} HP.`);
	}
	if (position.pool < 0) faults.push('The pool of ¢ is below 0.');
	return faults;
}

/** Freezes a value to its depths, so that changing it throws. */
export function freeze<T>(value: T): T {
	if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
		Object.freeze(value);
		for (const part of Object.values(value)) freeze(part);
	}
	return value;
}
