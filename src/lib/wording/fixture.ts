import type { Happening, OfEffects } from '../model/happening/index.ts';
import type { PriorityFrame } from '../model/frame.ts';
import type { Player, Position } from '../model/position.ts';
import type { GameObject } from '../model/board.ts';
import type { Context } from '../model/stack.ts';
import type { StackItem } from '../model/stack-item.ts';
import type { CardKey, ObjectKind } from '../model/words.ts';
import type { Told } from './reasons.ts';

/** A small table for the tests of this folder; its objects by name. */
export const IDS = {
	isaac: 1,
	relic: 2,
	d6: 3,
	cain: 4,
	sleight: 5,
	judas: 6,
	fly: 10,
	secondFly: 11,
	gurdy: 12,
	shopCoin: 13,
	gone: 99
} as const;

const object = (id: number, card: CardKey, kind: ObjectKind): GameObject => ({
	id,
	card,
	kind,
	charged: true,
	damage: 0,
	counters: {}
});

const player = (name: string, character: GameObject, ...items: GameObject[]): Player => ({
	name,
	character,
	damage: 0,
	cents: 3,
	hand: [],
	items,
	souls: [],
	curses: [],
	lootPlays: 1,
	attacks: 1,
	purchases: 1,
	dead: false
});

/** The window of the action phase, with Amy to act. */
export const ACTION: PriorityFrame = {
	chart: 'priority',
	state: 'open',
	agenda: [],
	answers: [],
	stackFloor: 0,
	holder: 0,
	from: 0,
	passes: 0,
	action: true
};

/** What an ability knows that was given these targets. */
export const context = (targets: Context['targets'] = []): Context => ({
	source: null,
	kind: null,
	you: 0,
	targets,
	mode: null,
	event: {}
});

/** Amy, whose turn it is, Ben and James; two Flies and Gurdy in the monster slots. */
export function table(change: Partial<Position> = {}): Position {
	return {
		edition: '2023',
		readings: {},
		players: [
			player(
				'Amy',
				object(IDS.isaac, 'isaac', 'character'),
				object(IDS.relic, 'the-relic', 'item'),
				object(IDS.d6, 'the-d6', 'item')
			),
			player(
				'Ben',
				object(IDS.cain, 'cain', 'character'),
				object(IDS.sleight, 'sleight-of-hand', 'item')
			),
			player('James', object(IDS.judas, 'judas', 'character'))
		],
		slots: {
			monster: [
				{ top: object(IDS.fly, 'fly', 'monster'), covered: [] },
				{ top: object(IDS.secondFly, 'fly', 'monster'), covered: [] },
				{ top: object(IDS.gurdy, 'gurdy', 'monster'), covered: [] }
			],
			shop: [{ top: object(IDS.shopCoin, 'dads-lost-coin', 'item'), covered: [] }],
			room: []
		},
		decks: { loot: [{ card: null, seenBy: [] }], treasure: [], monster: [], room: [] },
		discards: { loot: [], treasure: [], monster: [], room: [] },
		pool: 100,
		outside: [],
		stack: [],
		waiting: [],
		effects: [],
		frames: [{ chart: 'turn', state: 'action', agenda: [], answers: [] }, ACTION],
		turn: {
			active: 0,
			phase: 'action',
			ending: false,
			attackRolls: 0,
			monsterDied: false,
			declared: null
		},
		question: null,
		winners: null,
		nextId: 100,
		...change
	};
}

/** A table from which everybody and everything has gone. */
export const emptied = (): Position =>
	table({ players: [], slots: { monster: [], shop: [], room: [] }, frames: [] });

/** Amy's attack roll against Gurdy. */
export const attackRoll = (...shown: readonly [number, ...number[]]): StackItem => ({
	kind: 'roll',
	id: 50,
	roller: 0,
	result: shown.at(-1) ?? 1,
	shown,
	looked: [],
	purpose: { for: 'attack', target: { object: IDS.gurdy } }
});

/** Ben plays Butter Bean! on something. */
export const butterBean = (...targets: Context['targets']): StackItem => ({
	kind: 'loot',
	id: 51,
	card: 'butter-bean',
	controller: 1,
	context: context(targets)
});

/** Ben's Sleight of Hand on the loot deck. */
export const SLEIGHT: StackItem = {
	kind: 'ability',
	id: 49,
	way: 'tap',
	controller: 1,
	effect: { card: 'sleight-of-hand', line: 0, path: [] },
	context: { ...context([{ deck: 'loot' }]), source: IDS.sleight, kind: 'item', you: 1 }
};

/** Happenings of the verbs of chapter 6. */
export type Verbs = OfEffects['did'];

/** Happenings of decisions, the stack, dice and attacks; the rest changes what players and slots have. */
export type Play =
	| 'passed'
	| 'played'
	| 'activated'
	| 'declared'
	| 'entered phase'
	| 'triggered'
	| 'did not trigger'
	| 'all passed'
	| 'began to resolve'
	| 'fizzled'
	| 'cancelled'
	| 'chose'
	| 'declined'
	| 'rolled'
	| 'rerolled'
	| 'changed roll'
	| 'standing modifiers'
	| 'roll resolved'
	| 'no line'
	| 'attack target'
	| 'hit'
	| 'missed'
	| 'attack ended';

/** For each of these kinds of happening, some with their sentences: all of them, or it does not compile. */
export type Sentences<D extends Happening['did']> = {
	readonly [K in D]: readonly (readonly [Told<K>, string])[];
};
