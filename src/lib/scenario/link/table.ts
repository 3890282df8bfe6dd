import { card } from './cards.ts';
import { always, either, flag, has, list, number, record, signed } from './combine.ts';
import type { Codec, Fields } from './combine.ts';
import { ATTACKED, COUNTERS, MORTAL, object, player, STACK_THING } from './things.ts';
import { challengeSlot, dyingAt, stat, turnStep } from './words.ts';

const yes = always(true);
const seenBy = list(player());

/** A card of a hand or a pile. */
export const cell = (): Codec =>
	either(
		[has('card'), record({ always: { card: card() }, maybe: { seenBy } })],
		[() => true, record({ always: { unknown: number() }, maybe: { seenBy } })]
	);
const cells = (): Codec => list(cell());

/** What is said of a player, but for what is given one by one. */
export const ABOUT: NonNullable<Fields['maybe']> = {
	character: object(),
	hp: number(),
	cents: number(),
	dead: flag(0.9),
	lootPlays: number(),
	attacks: number(),
	purchases: number(),
	hand: cells()
};
export const FACTS = record({
	maybe: { ...ABOUT, items: list(object()), souls: list(object()), curses: list(object()) },
	likely: 0.3,
	since: [{ counters: COUNTERS }, { skips: number() }]
});

/** What a slot holds. */
export const SLOT = record({
	maybe: { top: object(), covered: list(card()) },
	likely: 0.6,
	since: [{ as: challengeSlot }]
});
const piles = (): Codec =>
	record({
		maybe: { loot: cells(), treasure: cells(), monster: cells(), room: cells() },
		likely: 0.3
	});

export const EFFECT = record({
	always: {
		of: MORTAL,
		change: either(
			[has('stat'), record({ always: { stat: stat, add: signed() } })],
			[has('left'), record({ always: { prevent: always('damage'), left: number() } })],
			[() => true, record({ always: { prevent: always('instance') }, maybe: { upTo: number() } })]
		),
		from: card()
	},
	maybe: { indefinitely: yes }
});

const HAPPENED = record({
	maybe: {
		attacks: number(),
		'loot cards played': number(),
		'shop items purchased': number(),
		'players died': number()
	},
	likely: 0.4
});
export const PRIORITY = record({ always: { player: player(), passes: number() } });

/** What is changed of the turn in the middle of it. */
export const TURN_CHANGE = record({
	maybe: {
		active: player(),
		step: turnStep,
		attackRolls: number(),
		monsterDied: flag(0.9),
		ending: flag(0.9),
		happened: HAPPENED,
		extraAfter: player(),
		usual: yes,
		starting: player()
	},
	likely: 0.3
});

/** The table apart from the players. */
export const BOARD = record({
	maybe: {
		slots: record({
			maybe: { monster: list(SLOT), shop: list(SLOT), room: list(SLOT) },
			likely: 0.5
		}),
		decks: piles(),
		discards: piles(),
		pool: number(),
		outside: list(card()),
		turn: record({
			maybe: {
				active: player(),
				step: turnStep,
				attackRolls: number(),
				monsterDied: yes,
				ending: yes
			},
			since: [{ happened: HAPPENED, extraAfter: player() }, { starting: player() }]
		}),
		priority: PRIORITY,
		attack: record({ always: { attacker: player() }, maybe: { target: ATTACKED }, likely: 0.8 }),
		purchase: record({ always: { buyer: player() } }),
		dying: list(
			record({
				always: { of: MORTAL, at: dyingAt, below: number() },
				maybe: { slot: number() }
			})
		),
		stack: list(STACK_THING),
		effects: list(EFFECT)
	},
	likely: 0.2,
	since: [
		{
			bonusSouls: list(card()),
			setup: record({ maybe: { rooms: yes, bonusSouls: yes } })
		},
		{ extraTurns: list(player()) },
		{ timer: number() }
	]
});
