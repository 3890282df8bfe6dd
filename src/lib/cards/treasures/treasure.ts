import type { Ability } from '../../abilities/grammar.ts';
import type { Card } from '../card.ts';

/** A treasure of which there is one. */
export const treasure = (name: string, ...abilities: Ability[]): Card => ({
	name,
	kind: 'treasure',
	copies: 1,
	abilities
});
