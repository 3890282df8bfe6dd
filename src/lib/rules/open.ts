import { disputed, silent } from './rule.ts';

/** What the document leaves open, as the default readings have it. */
export const OPEN = {
	'ability.some-targets': silent(
		'6.14',
		'An ability that has lost some of its targets, not all, still does to the others what it says.'
	),
	'trigger.asked-again': silent(
		'4.4',
		'What a triggered ability asks before its effect is asked as it triggers, and again as it resolves.'
	),
	'trigger.before-deaths': silent(
		'11',
		'When triggered abilities and deaths are due at once, the triggers go on the stack first and the deaths above them.'
	),
	'effect.replacement-same': silent(
		'5.2',
		'Replacements from two copies of one card, or from one card used twice, each apply to an event.'
	),
	'roll.would-number': silent(
		'13',
		'"Would roll" looks at the number on the die, before continuous effects change it.'
	),
	'attack.forced-before': silent(
		'8',
		'Attacks on the monster deck that were made this turn count for so many that must be made on it.'
	),
	'ambush.slot': disputed('4.6', 'An ambush goes into a monster slot that is not being attacked.'),
	'death.monster.uncovers': silent(
		'11.1',
		'A card under a dying monster enters play as the monster leaves its slot.'
	),
	'death.player.chosen': silent(
		'11.2',
		'A dead player can be chosen by whatever does not ask for a living one.'
	)
} as const;
