import { same, settled, silent, unsaid } from './rule.ts';

/** "Monster Death": rules of this edition alone. */
export const MONSTER_DEATH = {
	'monster-death.card-on-stack': settled(
		'monster-death',
		"The dead monster's card waits",
		'Step 2: once the death has resolved, the card of the monster is moved to the stack.'
	),
	'monster-death.reward-on-stack': settled(
		'monster-death',
		'The reward uses the stack',
		'Step 2 goes on: the reward is put on the stack above the card.'
	),
	'monster-death.triggers-on-stack': settled(
		'monster-death',
		'Its own triggers come first',
		'Step 2 ends: what the monster does when it dies goes on the stack above the reward, and the active player gets priority.'
	),
	'monster-death.soul': settled(
		'monster-death',
		'Gaining the boss as a soul',
		'Step 3: when all of that has resolved, the active player gains the card of a boss as a soul.'
	),
	'monster-death.discard': settled(
		'monster-death',
		'Discarding the monster',
		'Step 3: the card of a basic monster goes to discard.'
	),
	'monster-death.refill': settled(
		'monster-death',
		'The slot refills last',
		'A slot that the death has left empty triggers its refill as the last part of step 3.'
	),
	'monster-death.other-triggers': silent(
		'monster-death',
		'Other triggers on its death',
		"Other abilities that trigger on the death of a monster go on the stack with the monster's own effects, in the order of Timing."
	),
	'reward.roll': settled(
		'faq.monsters',
		'Rolling for a reward',
		'A reward that names a roll is rolled for as the reward resolves, and brings as much as the number.'
	)
} as const;

/** What that section shares with the rules of 2023. */
export const MONSTER_DEATH_SHARED = {
	'death.at-zero': same(
		'monster-death',
		'When a player or monster is reduced to 0 HP or killed by an effect, its death is put on the stack.'
	),
	'death.resolves': same('monster-death'),
	'death.monster.uncovers': unsaid('monster-death'),
	'death.target-gone': unsaid('monster-death'),
	'destroy.kill': same('glossary'),
	'destroy.words': same('glossary'),
	'destroy.die': same('glossary')
} as const;
