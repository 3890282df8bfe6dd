import { settled, silent } from './rule.ts';

/** Zones, abilities, the stack and priority: chapters 2-5, 14 and 15. */
export const PLAY = {
	'zone.new-object': settled(
		'3',
		'A card that changes zone is a new object; what pointed at the old one has lost it.'
	),
	'zone.deck-empty': settled(
		'3.2',
		'A deck that runs out is made anew at once from its shuffled discard.'
	),
	'zone.nothing-to-draw': silent(
		'3.2',
		'With deck and discard both empty there is nothing to take: a player takes what there was, and nothing more happens.'
	),
	'zone.covered': settled(
		'3.5',
		'Covered cards are not in play. When the card above leaves, the card below enters play anew.'
	),
	'loot.play': settled(
		'2.2',
		'A player with priority and a loot play left may play a loot card from their hand; it goes on the stack.'
	),
	'loot.needs-loot-play': settled('7.2', 'Playing a loot card uses up one loot play.'),
	'loot.in-hand': settled(
		'6.24',
		'Only a card from your own hand can be played, unless an ability allows another zone.'
	),
	'loot.discarded': settled('2.2', 'A loot that has resolved goes to the loot discard.'),
	'loot.trinket': settled(
		'4.6',
		'A trinket that resolves becomes an item and its player gains it.'
	),
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
	'ability.fizzle': settled(
		'6.14',
		'A loot or ability whose targets have all gone or no longer fit fizzles: the game cancels it.'
	),
	'ability.activate': settled(
		'4.2',
		'An activated ability may be activated by the controller of its object whenever they have priority and can pay.'
	),
	'ability.tap': settled('6.1', 'Activating a ↷ ability turns its object sideways as the cost.'),
	'ability.needs-charge': settled('4.2', 'A ↷ ability needs a charged object.'),
	'ability.cost': settled('4.1', 'A cost that cannot be paid in full forbids the ability.'),
	'ability.controller-only': settled(
		'4.2',
		'Only the player who controls an item or character can activate it.'
	),
	'ability.no-activated': settled('4.2', 'Only ↷ and $ abilities can be activated.'),
	'ability.shop': settled('2.1.2', 'The abilities of shop items do not work in the shop.'),
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
	'roll.keyword': settled(
		'4.6',
		'"Roll-" makes a dice roll after its ability has resolved; once the roll resolves, a triggered ability reads the number.'
	),
	'roll.reader': silent(
		'4.6',
		'The ability that reads a "Roll-" triggers as its roll resolves and is ordered with the other triggers.'
	),
	'roll.no-line': settled('4.6', 'A number that no line of the ability names does nothing.'),
	'effect.until-end-of-turn': settled(
		'5.1',
		'An effect "till end of turn" lasts until the current turn ends.'
	),
	'effect.standing': settled(
		'5.1',
		'The effect of a static ability lasts while its card stays in play.'
	),
	'effect.replacement': settled(
		'5.2',
		'A replacement changes the event itself, without the stack, once per event.'
	),
	'effect.replacement-order': settled(
		'5.2',
		'When several replacements meet one event, the affected player chooses their order.'
	),
	'priority.passes': settled(
		'14',
		'When all players pass in a row, the top of the stack resolves; on an empty stack the game moves on.'
	),
	'priority.active-first': settled(
		'14',
		'When priority passes, the active player gets it first, then the others in turn order.'
	),
	'priority.from-actor': settled(
		'14',
		'After a player puts something on the stack, a roll included, priority starts from that player.'
	),
	'priority.needed': settled('14', 'Only the player who has priority can act.'),
	'priority.nobody': settled(
		'14',
		'While something resolves or the game takes its steps, nobody has priority.'
	),
	'stack.last-in-first-out': settled(
		'15',
		'The stack resolves from the top: what was put there last resolves first.'
	),
	'stack.uninterrupted': settled('15', 'Nothing can be done while a single thing is resolving.'),
	'stack.action-phase-waits': settled(
		'15',
		'The action phase does not end by passing: the active player must end the turn, or an effect must.'
	),
	'stack.must-be-empty': settled(
		'7.2',
		'Declaring an attack, a purchase or the end of the turn needs an empty stack.'
	),
	'win.souls': settled(
		'16',
		'A player who controls a soul value of 4 wins; this is checked between resolutions.'
	),
	'win.tie': settled('16', 'Players who win at the same time tie.'),
	'game.over': settled('16', 'A win or a tie ends the game.')
} as const;
