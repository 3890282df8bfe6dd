import { settled, silent } from '../rule.ts';

/** Chapter 13. */
export const ROLLS = {
	'roll.d6': settled('13', 'Every roll is made with a six-sided die.'),
	'roll.bounds': settled('13', 'A roll is never above 6 or below 1.'),
	'roll.made': settled('13', 'Step 1: the die is rolled before it goes on the stack.'),
	'roll.several': settled('13', 'A player who rolls several dice rolls them all before the stack.'),
	'roll.triggers': settled(
		'13',
		'Step 2: once it is on the stack, abilities that trigger on a die being rolled trigger.'
	),
	'roll.modified': settled('13', 'Step 3: on the stack, abilities and loot may change the roll.'),
	'roll.would': settled(
		'13',
		'Step 4: when all have passed, abilities that trigger on what a player would roll trigger; a changed result goes back to step 3.'
	),
	'roll.would-once': silent(
		'13',
		'"Would roll" triggers once for each number the die arrives at, before standing modifiers.'
	),
	'roll.would-number': silent(
		'13',
		'"Would roll" looks at the number on the die, before continuous effects change it.'
	),
	'roll.standing': settled(
		'13',
		'Step 5: as the roll resolves, continuous effects change the result.'
	),
	'roll.together': silent(
		'13',
		'Where each of several players rolls for one ability, what it says of the numbers is read once, when the last of these rolls has resolved.'
	),
	'roll.resolved': settled(
		'13',
		'Step 5: the roll is resolved and final; abilities that trigger on the number rolled trigger.'
	)
} as const;
