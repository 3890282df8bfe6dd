import { settled, silent } from '../rule.ts';

/** Chapter 13. */
export const ROLLS = {
	'roll.d6': settled('13', 'The die', 'Every roll is made with a six-sided die.'),
	'roll.bounds': settled('13', 'A roll is 1 to 6', 'A roll is never above 6 or below 1.'),
	'roll.made': settled(
		'13',
		'The die is rolled first',
		'Step 1: the die is rolled before it goes on the stack.'
	),
	'roll.several': settled(
		'13',
		'Several dice',
		'A player told to roll several dice rolls all of them before anything goes on the stack.'
	),
	'roll.counted': silent(
		'13',
		'One die of several counts',
		'Of several dice that are rolled for one result, only the one that counts is the roll; the others count for nothing.'
	),
	'roll.triggers': settled(
		'13',
		'Triggers on a die being rolled',
		'Step 2: once it is on the stack, abilities that trigger on a die being rolled trigger.'
	),
	'roll.modified': settled(
		'13',
		'Changing a roll',
		'Step 3: on the stack, abilities and loot may change the roll.'
	),
	'roll.would': settled(
		'13',
		'"Would roll"',
		'Step 4: when all have passed, abilities that trigger on what a player would roll trigger; a changed result goes back to step 3.'
	),
	'roll.would-once': silent(
		'13',
		'"Would roll" triggers once a number',
		'"Would roll" triggers once for each number the die arrives at, before standing modifiers.'
	),
	'roll.would-number': silent(
		'13',
		'The number "would roll" sees',
		'"Would roll" looks at the number on the die, before continuous effects change it.'
	),
	'roll.standing': settled(
		'13',
		'Standing bonuses to a roll',
		'Step 5: as the roll resolves, continuous effects change the result.'
	),
	'roll.together': silent(
		'13',
		"Several players' rolls together",
		'Where each of several players rolls for one ability, what it says of the numbers is read once, when the last of these rolls has resolved.'
	),
	'roll.resolved': settled(
		'13',
		'The roll is final',
		'Step 5: the roll is resolved and final; abilities that trigger on the number rolled trigger.'
	)
} as const;
