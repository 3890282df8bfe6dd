import { disputed, doubtful, same, settled, silent, unsaid } from './rule.ts';

/** "Timing" and "Resolving the Stack": rules of this edition alone. */
export const TIMING = {
	'timing.monsters-first': settled(
		'timing',
		'Monsters before everything else',
		'Of what triggers at one time, the effects of monster cards and the deaths of monsters go on the stack first, as the active player orders them.'
	),
	'timing.turn-order': settled(
		'timing',
		'The others in turn order',
		'All other triggers follow in turn order from the active player; each player orders their own.'
	),
	'timing.own-death': settled(
		'timing',
		'Your death is one of your triggers',
		'In that order the death of a player counts as one of their own triggers.'
	),
	'timing.otherwise': settled(
		'timing',
		'All else at one time',
		'The active player orders everything else that comes at the same time.'
	),
	'death.above-damage-triggers': disputed(
		'glossary',
		'Damage triggers go below the death',
		'An ability that damage triggers goes on the stack before the death that the damage causes, and so below it.'
	),
	'timing.rest-with-deaths': silent(
		'timing',
		"Other triggers share the deaths' order",
		'Other triggers that are due together with deaths share their order with them.'
	),
	'non-monster.discarded': settled(
		'resolving',
		'When a non-monster card is discarded',
		'A non-monster card goes to discard as the last part of its resolving.'
	)
} as const;

/** What those sections share with the rules of 2023. */
export const TIMING_SHARED = {
	'trigger.condition': same('timing'),
	'trigger.not-met': same('fizzling'),
	'trigger.choice': unsaid('timing'),
	'trigger.asked-again': same('fizzling'),
	'death.order': doubtful('faq.attacking'),
	'refill.order': same('timing'),
	'effect.replacement-nobody': same('timing'),
	'loot.discarded': same('resolving'),
	'stack.between': same('resolving'),
	'stack.pile': same('resolving'),
	'loop.named': unsaid('resolving')
} as const;
