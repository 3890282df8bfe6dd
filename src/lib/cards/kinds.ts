/** Cards as each kind of them is written down: one copy, and what stands on it. */
import type { Ability } from '../abilities/grammar.ts';
import type { Card, CardKind, Reward } from './card.ts';

const card = (kind: CardKind, name: string, abilities: readonly Ability[]): Card => ({
	name,
	kind,
	copies: 1,
	abilities
});

/** HP, evasion and attack, as they stand in a stat box (2.7). */
type StatBlock = readonly [hp: number, evasion: number, attack: number];

export const treasure = (name: string, ...abilities: Ability[]): Card =>
	card('treasure', name, abilities);

export const startingItem = (name: string, ...abilities: Ability[]): Card => ({
	...card('starting item', name, abilities),
	keywords: ['eternal']
});

/** A character with 2 HP and 1 attack. */
export const character = (name: string, item: string, ...abilities: Ability[]): Card => ({
	...card('character', name, abilities),
	hp: 2,
	attack: 1,
	startingItem: item
});

export const lootCard = (name: string, ...abilities: Ability[]): Card =>
	card('loot', name, abilities);

/** A loot that becomes an item. */
export const trinket = (name: string, ...abilities: Ability[]): Card => ({
	...lootCard(name, ...abilities),
	keywords: ['trinket']
});

export const monster = (
	name: string,
	[hp, evasion, attack]: StatBlock,
	rewards: readonly Reward[],
	...abilities: Ability[]
): Card => ({ ...card('monster', name, abilities), hp, evasion, attack, rewards });

/** A monster with a soul icon. */
export const boss = (
	name: string,
	stats: StatBlock,
	rewards: readonly Reward[],
	...abilities: Ability[]
): Card => ({ ...monster(name, stats, rewards, ...abilities), souls: 1 });

/** A reward of ¢, of loot cards, of treasures. */
export const cents = (amount: number): readonly Reward[] => [{ gain: '¢', amount }];
export const lootCards = (amount: number): readonly Reward[] => [{ gain: 'loot', amount }];
export const treasures = (amount: number): readonly Reward[] => [{ gain: 'treasure', amount }];

export const event = (name: string, ...abilities: Ability[]): Card =>
	card('event', name, abilities);

export const curse = (name: string, ...abilities: Ability[]): Card => ({
	...card('curse', name, abilities),
	keywords: ['curse']
});

export const room = (name: string, ...abilities: Ability[]): Card => card('room', name, abilities);

export const bonusSoul = (name: string, ...abilities: Ability[]): Card => ({
	...card('bonus soul', name, abilities),
	souls: 1
});

/** A card whose name another has too, with what tells it apart. */
export const called = (variant: string, one: Card): Card => ({ ...one, variant });
