import { disputed, settled, silent } from '../rule.ts';

/** Chapter 4. */
export const ABILITIES = {
	'ability.targets': settled(
		'4',
		'Targets and a choice of options are named as the ability goes on the stack, not later.'
	),
	'ability.mode': settled(
		'4',
		'An option of "choose one" is chosen as the ability is put on the stack.'
	),
	'ability.target-needed': settled(
		'4',
		'An ability that asks for a target needs a valid one to be put on the stack.'
	),
	'ability.no-target': silent(
		'4',
		'A trigger with nothing it could point at is not put on the stack.'
	),
	'ability.target-kind': settled('4', 'A target must be what the ability names.'),
	'ability.cost': settled('4.1', 'A cost that cannot be paid in full forbids the ability.'),
	'ability.activate': settled(
		'4.2',
		'An activated ability may be activated by the controller of its object whenever they have priority and can pay.'
	),
	'ability.needs-charge': settled('4.2', 'A ↷ ability needs a charged object.'),
	'ability.controller-only': settled(
		'4.2',
		'Only the player who controls an item or character can activate it.'
	),
	'ability.no-activated': settled('4.2', 'Only ↷ and $ abilities can be activated.'),
	'trigger.condition': settled(
		'4.4',
		'A triggered ability is put on the stack when its condition is met, the next time anyone would get priority.'
	),
	'trigger.order': settled(
		'4.4',
		"Of triggers at the same time the game's go on the stack first, as the active player orders them; then each player's, in turn order, each in their own order."
	),
	'trigger.not-met': settled(
		'4.4',
		'A triggered ability whose condition is not met does not trigger.'
	),
	'trigger.choice': settled(
		'4.4',
		'A trigger with "may" leaves the choice to its controller as it resolves.'
	),
	'effect.delayed': silent(
		'4.4',
		'An ability that waits for an event triggers like one in play when the event comes.'
	),
	'trigger.asked-again': silent(
		'4.4',
		'What a triggered ability asks before its effect is asked as it triggers, and again as it resolves.'
	),
	'loot.trinket': settled(
		'4.6',
		'A trinket that resolves becomes an item and its player gains it.'
	),
	'roll.keyword': settled(
		'4.6',
		'"Roll-" makes a dice roll after its ability has resolved; once the roll resolves, a triggered ability reads the number.'
	),
	'roll.reader': silent(
		'4.6',
		'The ability that reads a "Roll-" triggers as its roll resolves and is ordered with the other triggers.'
	),
	'roll.no-line': settled('4.6', 'A number that no line of the ability names does nothing.'),
	'destroy.eternal': settled('4.6', 'An eternal object cannot be destroyed or put into discard.'),
	'curse.given': settled('4.6', 'The active player chooses who is given a curse that enters play.'),
	'curse.death': settled('4.6', 'A player who dies puts their curses into discard.'),
	'ambush.monster': settled(
		'4.6',
		'An ambush becomes a monster in a monster slot of its player’s choice, and the active player must attack it once more this turn.'
	),
	'indomitable.slot': settled(
		'4.6',
		'An indomitable monster gets a monster slot of its own and cannot be covered.'
	),
	'ambush.slot': disputed('4.6', 'An ambush goes into a monster slot that is not being attacked.')
} as const;
