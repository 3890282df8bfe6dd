import type { Variant } from './variant.ts';

const TWICE = 'the same result twice in a row';
const AGAIN = 'this roll shows the same number as the 1 before it';

/** Rolls and their results. */
export const DICE: readonly Variant[] = [
	[`rolls ${TWICE} on the same turn`, `rolls while ${AGAIN}`],
	[`roll ${TWICE} on each of your turns`, `roll while ${AGAIN} and it's your turn`],
	['would roll a dice they instead roll # dice .', 'would roll they roll # dice instead and'],
	['chooses one of the rolls as the result', 'chooses which one counts'],
	['each player rolls - # - #', 'for each player that player rolls - # - #'],
	['where x is # times the result', 'where x is # times that much'],
	['roll and gain ¢ equal to the result', 'roll - they gain that much ¢'],
	['gain ¢ equal to the result', 'gain that much ¢'],
	[
		'gain +# * and +# to dice rolls till end of turn',
		'gain +# * till end of turn and gain +# to dice rolls till end of turn'
	],
	['choose a player or monster then roll', 'choose a player or monster . roll'],
	['choose a player then roll', 'choose a player . roll'],
	['deal damage to them equal to the result', 'deal that much damage to them'],
	['they take damage equal to the result', 'they take that much damage'],
	['take damage equal to the result', 'take that much damage'],
	['that player gains ¢ equal to the result', 'that player gains that much ¢'],
	[
		'each player who rolls the lowest or tied for the lowest',
		'each player with the lowest result or tied for the lowest'
	],
	[
		'each player who rolls the highest or tied for the highest',
		'each player with the highest result or tied for the highest'
	]
];
