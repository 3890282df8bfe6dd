import { unsaid, disputed, same, settled } from './rule.ts';

/** "Dice Rolls": rules of this edition alone. */
export const DICE = {
	'roll.initial-only': settled(
		'dice',
		'One roll on the stack',
		'Only the initial roll is put on the stack; whatever rerolls or changes it alters the number there.'
	),
	'roll.modifiers-on-stack': disputed(
		'dice',
		'Bonuses to a roll use the stack',
		'Lasting bonuses to dice rolls go on the stack right above the roll and change it as they resolve.'
	),
	'roll.active-priority': settled(
		'dice',
		'Priority after a roll',
		'Once roll and bonuses are on the stack the active player gets priority, whoever rolled.'
	),
	'roll.resolves': settled(
		'dice',
		'The number that counts',
		'A roll resolves as the number that it shows by then, all changes included.'
	),
	'roll.defines-effect': settled(
		'dice',
		'The roll says what the effect is',
		'When the roll of an effect resolves, the effect that waits for it becomes what the number says, and stays on the stack.'
	),
	'roll.triggers-above': settled(
		'dice',
		'Roll triggers come first',
		'Abilities that trigger on the number go on the stack at once, above the effect or combat damage that was rolled for. Then the active player gets priority.'
	),
	'roll.triggers-on-result': settled(
		'rulings.treasure',
		'Triggers see the final number',
		'An ability that triggers on a roll looks at the number that the roll resolves as, all changes included.'
	),
	'roll.final-reroll': settled(
		'dice',
		'Final rerolls',
		'An ability that acts when a player "would roll" a number triggers on the result and can be answered. The new number is final: nothing changes it and nothing triggers on it.'
	),
	'roll.final-updates': settled(
		'dice',
		'A final reroll changes the effect',
		'The effect or combat damage of the roll is altered to match a final reroll.'
	),
	'roll.final-condition': settled(
		'rulings.treasure',
		'A final reroll that comes too late',
		'A final reroll fizzles if the number is by then not the one that it looks for.'
	)
} as const;

/** What that section shares with the rules of 2023. */
export const DICE_SHARED = {
	'roll.d6': same('dice'),
	'roll.bounds': same('dice'),
	'roll.made': same('dice'),
	'roll.modified': same('dice', 'On the stack, abilities and loot may change the roll.'),
	'roll.no-line': same('dice'),
	'roll.reader-controller': unsaid('dice'),
	'reroll.roll': same('dice')
} as const;
