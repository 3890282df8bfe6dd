import { disputed, guidance, settled, silent } from './rule.ts';

/** The rules that the online rulebook has and 2023 has not, in its order. */
export const NEW_RULES = {
	'boss.soul-icon': guidance(
		'2.3.1',
		'What a boss is',
		'A boss is a monster that has a soul icon.'
	),
	'ability.targets-where': settled(
		'4',
		'Where targets are named',
		'Targets are what an ability names after its ↷, its $ or its trigger, or in the first line of a loot, ahead of the first full stop. All that follows is done as it resolves.'
	),
	'ability.mode-with-targets': settled(
		'4',
		'The option and the targets together',
		'The option of a "choose one" is chosen in the same moment as the targets.'
	),
	'ability.later-choice': settled(
		'4',
		'A later choice with nothing left',
		'An ability also fizzles if it makes a choice as it resolves, and nothing is left to choose from.'
	),
	'ability.later-choice-ends': silent(
		'4',
		'What stands behind that choice',
		'If a later choice has nothing left to choose from, the sentences behind it are not done: the ability has been cancelled.'
	),
	'ability.late-option': disputed(
		'4',
		'A "choose one" behind a full stop',
		'The option of a "choose one" that stands behind a full stop is chosen as the ability is put on the stack all the same.'
	),
	'roll.roller-controls': settled(
		'4.6',
		'The roller controls the roll',
		'Whoever makes the dice roll of a "Roll-" controls that roll and the ability that reads it.'
	),
	'team-up.rolls': settled(
		'4.6',
		'Team Up',
		'Team Up: after each attack roll of the active player against this, every other player who was chosen makes one against it too, in turn order.'
	),
	'team-up.lasts': settled(
		'4.6',
		'How long Team Up lasts',
		'Unless it says otherwise, Team Up lasts for that attack.'
	),
	'familiar.attackable': settled('4.6', 'Familiar', 'Familiar: this item can be attacked.'),
	'effect.instead-timing': settled(
		'5.2',
		'"Instead" is a replacement',
		'A line with "instead" is a replacement even where it opens with words such as "the next time": they say when it applies, and nothing triggers.'
	),
	'effect.prevent': settled(
		'5.2',
		'"Prevent" is a replacement',
		'An effect that says "prevent" is a replacement: the death or the damage becomes nothing.'
	),
	'name.box': guidance(
		'6.1a',
		'What a card is called',
		'The name of a card is what stands in its name box.'
	),
	'name.additional': settled(
		'6.1a',
		'Additional names',
		'"This is also named …" gives a card one more name, in every zone and outside the game as well.'
	),
	'copy.reward-copied': settled(
		'6.6',
		"A copy has the other's rewards",
		'A copy has the reward box of what it copies, and not its own.'
	),
	'counter.special': guidance(
		'6.7a',
		'Special counters',
		'HP, attack and eternal counters give what they are put on an ability of themselves.'
	),
	'counter.hp': settled(
		'6.7a',
		'HP counters',
		'Each HP counter gives +1 HP as long as it is there. On an item or a character it goes to that one’s player, on a monster to the monster.'
	),
	'counter.attack': settled(
		'6.7a',
		'Attack counters',
		'Each attack counter gives +1 attack as long as it is there. On an item or a character it goes to that one’s player, on a monster to the monster.'
	),
	'counter.eternal': settled(
		'6.7a',
		'Eternal counters',
		'An object with an eternal counter is eternal as long as the counter is there.'
	),
	'double.cents': guidance(
		'6.11a',
		'Doubling ¢',
		"To double a player's ¢, they gain as many ¢ as they have."
	),
	'each.all': guidance(
		'6.12',
		'"All" means "each"',
		'The rules for "each" hold for "all players" and "all monsters" too.'
	),
	'each.from-controller': settled(
		'6.12',
		'"Each" begins with the controller',
		'Where each player does something, or something is done to each, the controller of the ability comes first and the others follow in turn order. If the game controls it, the active player comes first.'
	),
	'heal.not-under-death': settled(
		'6.17',
		'No healing under a pending death',
		'Nothing whose death is on the stack can be healed, unless that death is prevented or cancelled too.'
	),
	'attack.deck-revealed': settled(
		'8',
		'The attacked deck shows its card first',
		'The top card of the attacked deck is revealed before its slot is chosen.'
	),
	'death.not-again': settled(
		'11',
		"Nobody's death waits twice",
		'A death that is on the stack already is not put there a second time.'
	),
	'death.no-number': guidance(
		'11',
		'HP that is no number',
		"An HP stat that isn't a number counts as 0 HP."
	)
} as const;
