/** What must hold in every position a game can reach. */
import { deckOf } from '#lib/cards/card.ts';
import { cardOf } from '#lib/cards/library.ts';
import { playedCard } from '#lib/mechanics/on-stack.ts';
import { maxHp } from '#lib/mechanics/stats.ts';
import { cardIn } from '#lib/mechanics/zones.ts';
import type { Frame } from '#lib/model/frame.ts';
import { inPlay } from '#lib/model/in-play.ts';
import type { Position } from '#lib/model/position.ts';
import type { Cell } from '#lib/model/board.ts';
import type { StackItem } from '#lib/model/stack-item.ts';
import { DECKS, type CardKey, type Deck, type EditionId } from '#lib/model/words.ts';

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
	for (const { object } of inPlay(position)) {
		add(cardIn(object));
		for (const card of object.under ?? []) add(card);
	}
	for (const soul of position.bonusSouls ?? []) add(soul.card);
	for (const slots of Object.values(position.slots))
		for (const { covered } of slots) for (const card of covered) add(card);
	for (const card of position.outside) add(card);
	const addItem = (item: StackItem): void => {
		const card = item.kind === 'loot' || item.kind === 'ability' ? playedCard(item) : null;
		if (card !== null) add(card);
		if (item.kind === 'procedure') addHeld(item.frame);
	};
	const addHeld = (frame: Frame): void => {
		if (frame.chart === 'monsterDeath' && frame.holding) add(cardIn(frame.monster));
	};
	for (const item of position.stack) addItem(item);
	for (const frame of position.frames) {
		for (const task of frame.agenda) {
			if (task.do === 'put cards') for (const cell of task.cards) addCell(task.deck, cell);
			if (task.do === 'put copy' || task.do === 'put paid') addItem(task.item);
			// Of several lines of a card the first is put first, and brings the card along.
			if (task.do === 'play event' && task.line === undefined) add(task.card);
		}
		addHeld(frame);
		if (frame.chart === 'setup') for (const card of frame.laid ?? []) add(card);
		if (
			frame.chart === 'resolution' &&
			!frame.moved &&
			(frame.state === 'resolving' ||
				frame.state === 'performed' ||
				frame.agenda.some((task) => task.do === 'put ambush'))
		)
			addItem(frame.item);
	}
	return count;
}

type Invariant = (position: Position) => string | null;

/** A card of the monster deck that is no monster covers no slot: it is played ("Attacking", "Refilling"). */
const eventsArePlayed: Invariant = ({ slots }) =>
	slots.monster.some(({ top }) => top?.kind === 'event')
		? 'An event lies in a monster slot.'
		: null;

/** Declarations, refills, penalties and rewards never wait on the stack (8 to 11). */
const proceduresRunAtOnce: Invariant = ({ stack }) =>
	stack.some(({ kind }) => kind === 'procedure') ? 'A procedure waits on the stack.' : null;

/** An event is put into a slot, and only its triggers go on the stack (2.3.2). */
const eventsLieInSlots: Invariant = ({ stack }) =>
	stack.some((item) => item.kind === 'ability' && item.plays !== undefined)
		? 'A card of the monster deck is played.'
		: null;

/** What holds in the games of one edition only. */
export const INVARIANTS_OF: Readonly<Record<EditionId, Readonly<Record<string, Invariant>>>> = {
	'2023': { proceduresRunAtOnce, eventsLieInSlots },
	'2024': { proceduresRunAtOnce, eventsLieInSlots },
	original: { eventsArePlayed }
};

/** What is wrong with a position that a game has come to, where a table that is laid could have it so. */
export const faultsOfGame = (position: Position): readonly string[] => [
	...faultsOf(position),
	...faultsOfStack(position),
	...Object.values(INVARIANTS_OF[position.edition]).flatMap((holds) => holds(position) ?? [])
];

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
	position.players.forEach(({ name, damage, dead, cents }, player) => {
		const max = maxHp(position, { player });
		if (damage < 0 || (damage > max && !dead))
			faults.push(`${name} has ${String(damage)} damage of ${String(max)} HP.`);
		if (cents < 0) faults.push(`${name} has ${String(cents)}¢.`);
	});
	for (const { object } of inPlay(position)) {
		const max = maxHp(position, { object: object.id });
		if (object.damage < 0 || object.damage > max)
			faults.push(`${object.card} has ${String(object.damage)} damage of ${String(max)} HP.`);
	}
	if (position.pool < 0) faults.push('The pool of ¢ is below 0.');
	return faults;
}

/** What is wrong with the order of the stack. */
function faultsOfStack({ stack, players }: Position): readonly string[] {
	const heightOf = (id: number): number => stack.findIndex((item) => item.id === id);
	return stack.flatMap((item, height): string[] => {
		if (
			item.kind === 'roll' &&
			item.purpose.for === 'ability' &&
			item.purpose.defines !== undefined
		)
			return heightOf(item.purpose.defines) < height
				? []
				: ['What waits for a roll lies above it.'];
		if (item.kind !== 'procedure') return [];
		const { frame } = item;
		if (frame.chart === 'modifier' && heightOf(frame.roll) > height)
			return ['A modifier lies below its roll.'];
		if (frame.chart === 'playerDeath' && players[frame.player]?.dead !== true)
			return ['The death penalty of a living player is on the stack.'];
		return [];
	});
}

/** Freezes a value to its depths, so that changing it throws. */
export function freeze<T>(value: T): T {
	if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
		Object.freeze(value);
		for (const part of Object.values(value)) freeze(part);
	}
	return value;
}
