import { guidance, same, settled, unsaid } from './rule.ts';

/** "Playing Effects" and "The Stack": rules of this edition alone. */
export const STACK = {
	'effect.played': guidance(
		'playing',
		'What playing an effect is',
		'Playing a loot card, a ↷ ability or a $ ability is playing an effect. Purchases and attacks are not.'
	),
	'stack.game-events': guidance(
		'stack',
		'What else uses the stack',
		'Purchases, rolls, attacks, combat damage, deaths, refills and non-monster cards use the stack too.'
	),
	'non-monster.on-stack': settled(
		'stack',
		'A non-monster card uses the stack',
		'A non-monster card that is revealed goes on the stack, played by the active player.'
	),
	'roll.effect-waits': settled(
		'stack.example',
		'The effect waits under its roll',
		'An effect that needs a roll begins to resolve and then waits on the stack, under its roll.'
	)
} as const;

/** What those sections share with the rules of 2023. */
export const STACK_SHARED = {
	'stack.waits': same('stack'),
	'ability.targets': same('stack'),
	'ability.mode': same('stack'),
	'ability.choice': unsaid('stack'),
	'ability.at-random': unsaid('stack'),
	'effect.nothing': unsaid('stack'),
	'ability.target-needed': unsaid('stack'),
	'ability.no-target': unsaid('stack'),
	'ability.target-kind': unsaid('stack'),
	'ability.loot': same('stack'),
	'activate.on-stack': same('stack'),
	'play.moves': same('stack'),
	'stack.last-in-first-out': same('stack'),
	'stack.uninterrupted': same('priority'),
	'stack.removed': same('fizzling'),
	'turn.active-only': same('playing')
} as const;
