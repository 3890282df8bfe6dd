import { disputed, guidance, settled, silent } from '../rule.ts';

/** Chapter 4. */
export const ABILITIES = {
	'ability.in-play': guidance(
		'4',
		'Where abilities work',
		'Abilities work while their object is in play, unless they say otherwise. Those of a loot work as it resolves.'
	),
	'ability.targets': settled(
		'4',
		'When targets are chosen',
		'Targets are chosen as the ability goes on the stack, not as it resolves.'
	),
	'ability.mode': settled(
		'4',
		'When "choose one" is chosen',
		'An option of "choose one" is chosen as the ability is put on the stack.'
	),
	'ability.choice': silent(
		'4',
		'Who makes the other choices',
		'Everything else that an ability or its cost leaves open is chosen when it comes up: by the player it names, or else by its controller.'
	),
	'ability.at-random': silent(
		'4',
		'Taking at random',
		'If something is taken at random, nobody chooses it: the players let chance decide in a way that is fair.'
	),
	'ability.target-needed': settled(
		'4',
		'No target, no ability',
		'An ability that asks for a target needs a valid one to be put on the stack.'
	),
	'ability.no-target': silent(
		'4',
		'A trigger without a target',
		'A trigger with nothing it could point at is not put on the stack.'
	),
	'ability.target-kind': settled(
		'4',
		'What makes a target valid',
		'A target must be what the ability names.'
	),
	'ability.cost': settled(
		'4.1',
		'A cost must be paid in full',
		'A cost that cannot be paid in full forbids the ability.'
	),
	'ability.activate': settled(
		'4.2',
		'When an ability can be activated',
		'Unless it says otherwise, an activated ability may be activated by the controller of its object whenever they have priority and can pay.'
	),
	'ability.no-activated': settled(
		'4.2',
		'Which abilities can be activated',
		'Only ↷ and $ abilities can be activated.'
	),
	'ability.controller-only': settled(
		'4.2',
		'Who can activate an item',
		'Only the player who controls an item or character can activate it.'
	),
	'ability.needs-charge': settled(
		'4.2',
		'A ↷ ability needs a charge',
		'A ↷ ability needs a charged object.'
	),
	'ability.paid-uncharged': settled(
		'4.2',
		'A $ ability needs no charge',
		'A $ ability can be activated even if its object is turned sideways.'
	),
	'ability.static': guidance(
		'4.3',
		'Static abilities',
		'A static ability is always true and never uses the stack.'
	),
	'trigger.condition': settled(
		'4.4',
		'When a trigger goes on the stack',
		'A triggered ability is put on the stack when its condition is met, the next time anyone would get priority.'
	),
	'trigger.order': settled(
		'4.4',
		'The order of triggers',
		"Of triggers at the same time the game's go on the stack first, as the active player orders them. Then come each player's, in turn order, each in their own order."
	),
	'trigger.any-roll': settled(
		'4.4',
		'A circled number',
		'A circled number triggers on any roll that resolves as that number, whatever it was made for.'
	),
	'trigger.some-rolls': settled(
		'4.4',
		'A number without a circle',
		'A number without a circle asks for more: for an attack roll of 5, say, and not for any 5.'
	),
	'trigger.attacking-player': silent(
		'4.4',
		'"The attacking player"',
		'"The attacking player" on a monster is whoever attacks that very monster.'
	),
	'trigger.not-met': settled(
		'4.4',
		'A condition that is not met',
		'A triggered ability whose condition is not met does not trigger.'
	),
	'trigger.choice': settled(
		'4.4',
		'A trigger with "may"',
		'A trigger with "may" leaves the choice to its controller as it resolves.'
	),
	'effect.delayed': silent(
		'4.4',
		'An ability that waits',
		'An ability that waits for something to happen triggers like one in play when it does.'
	),
	'trigger.asked-again': silent(
		'4.4',
		'A condition that is asked twice',
		'If a triggered ability has a condition before its effect, the condition must hold as it triggers, and again as it resolves.'
	),
	'ability.loot': settled(
		'4.5',
		'What a loot does',
		'The loot ability of a card is performed as the loot resolves.'
	),
	'destroy.eternal': settled(
		'4.6',
		'Eternal objects cannot be destroyed',
		'An eternal object cannot be destroyed or put into discard.'
	),
	'eternal.in-play': guidance('4.6', 'Eternal works in play', 'Eternal works in play only.'),
	'item.becomes': settled(
		'4.6',
		'From card to item',
		'A card that becomes an item is an item in play from then on.'
	),
	'loot.trinket': settled(
		'4.6',
		'A trinket becomes an item',
		'A trinket that resolves becomes an item and its player gains it.'
	),
	'trinket.where': guidance(
		'4.6',
		'Where "trinket" works',
		'The keyword of a trinket works on the stack only; the rest of its text, unless it says otherwise, in play only.'
	),
	'ambush.monster': settled(
		'4.6',
		'An ambush becomes a monster',
		'An ambush that resolves becomes a monster in a monster slot that its player chooses.'
	),
	'ambush.attack': settled(
		'4.6',
		'An ambush must be attacked',
		'The active player must make an additional attack this turn, and make it on the ambush.'
	),
	'ambush.slot': disputed(
		'4.6',
		'Which slot an ambush takes',
		'An ambush goes into a monster slot that is not being attacked.'
	),
	'ambush.where': guidance(
		'4.6',
		'Where "ambush" works',
		'The keyword of an ambush works on the stack only; the rest of its text, unless it says otherwise, in play only.'
	),
	'guppy.marker': guidance(
		'4.6',
		'Guppy items',
		'Guppy does nothing itself; other cards look for it.'
	),
	'curse.given': settled(
		'4.6',
		'Giving a curse',
		'When a curse enters play, the active player chooses a player, who gains it.'
	),
	'curse.death': settled(
		'4.6',
		'Death takes curses away',
		'A player who dies puts their curses into discard.'
	),
	'indomitable.slot': settled(
		'4.6',
		'Indomitable brings its own slot',
		'An indomitable card that would go into a monster slot gets a new slot of its own.'
	),
	'indomitable.covered': settled(
		'4.6',
		'Indomitable is never covered',
		'An indomitable monster cannot be covered.'
	),
	'roll.keyword': settled(
		'4.6',
		'What "Roll-" does',
		'"Roll-" makes a dice roll after its ability has resolved; once the roll resolves, a triggered ability reads the number.'
	),
	'roll.reader': silent(
		'4.6',
		'What reads a "Roll-"',
		'The ability that reads a "Roll-" triggers as its roll resolves and is ordered with the other triggers.'
	),
	'roll.reader-controller': silent(
		'4.6',
		'Who controls what reads the roll',
		'If somebody else makes the roll, the player whose ability it is still controls the ability that reads it.'
	),
	'roll.no-line': settled(
		'4.6',
		'A number without a line',
		'A number that no line of the ability names does nothing.'
	)
} as const;
