import type { Points } from '../rules/points.ts';
import { POINTS_2023 } from './points-2023.ts';

/** By which rules the online rulebook tells each point of the game: those of 2023, but for these. */
export const POINTS_2024 = {
	...POINTS_2023,
	// Abilities
	'targets chosen': ['ability.targets', 'ability.targets-where'],
	'targets named': ['ability.targets', 'ability.targets-where', 'ability.target-kind'],
	'late option': ['ability.late-option'],
	'option chosen': ['ability.mode', 'ability.mode-with-targets'],
	'roll of another player': ['roll.roller-controls'],
	// Effects
	'replaced at its time': ['effect.instead-timing'],
	'death prevented': ['prevent.death', 'effect.prevent'],
	'damage prevented': ['prevent.damage', 'effect.prevent'],
	'damage prevented in advance': ['effect.prevent', 'prevent.next'],
	'prevention waits': ['prevent.next', 'effect.prevent'],
	// Specific mechanics
	'further name': ['name.additional'],
	'reward of a copy': ['copy.reward-copied'],
	'players in order': ['each.from-controller'],
	'own objects ordered': ['each.order', 'each.from-controller'],
	'deaths of each in order': ['each.from-controller', 'each.stacked'],
	'deaths of one effect': ['each.from-controller', 'each.stacked'],
	// Attacking
	'top card attacked': ['attack.deck-top', 'attack.deck-revealed'],
	// Death
	'death at 0 HP': ['death.at-zero', 'death.not-again']
} as const satisfies Points;
