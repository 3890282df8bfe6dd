import type { Ability } from '../../abilities/grammar.ts';
import type { Card, Reward } from '../card.ts';

/** HP, evasion and attack, as they stand in a stat box (2.7). */
type StatBlock = readonly [hp: number, evasion: number, attack: number];

/** A monster of the base set. */
export const monster = (
	name: string,
	[hp, evasion, attack]: StatBlock,
	rewards: readonly Reward[],
	...abilities: Ability[]
): Card => ({ name, kind: 'monster', hp, evasion, attack, rewards, copies: 1, abilities });

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
