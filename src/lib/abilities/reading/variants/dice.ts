import type { Variant } from './variant.ts';

const IN_A_ROW = 'twice in a row on the same turn';
const TWICE = 'the same result twice in a row';
const AGAIN = 'this roll shows the same number as the 1 before it';

/** Who has rolled the lowest or highest of all; of those who are tied for it one, as of those with the most ¢. */
const rolledMost = (extreme: string): readonly Variant[] => {
	const tied = `or tied for the ${extreme}`;
	const one = `the player with the ${extreme} result ${tied}`;
	const all = `each player with the ${extreme} result ${tied}`;
	const rolled = ['rolled', 'rolled the', 'roll', 'roll the'].map((roll) => `${roll} ${extreme}`);
	return [
		...[
			...[`with the ${extreme} result`, `with the ${extreme} roll`],
			...rolled.map((roll) => `who ${roll}`),
			...rolled.map((roll) => `that ${roll}`)
		].flatMap((who): readonly Variant[] => [
			[`the player ${who}`, one],
			[`the player ${who} ${tied}`, one],
			[`each player ${who}`, all],
			[`each player ${who} ${tied}`, all]
		]),
		...rolled.map((roll): Variant => [`whoever ${roll}`, one])
	];
};

/** Rolls and their results. */
export const DICE: readonly Variant[] = [
	...[
		'a number of your choice',
		'any number',
		'a number of your choosing',
		'any number you choose'
	].map((any): Variant => [
		`result of a dice roll to ${any}`,
		'result of a dice roll to a 1 2 3 4 5 or 6'
	]),
	['roll that dice again', 'reroll it'],
	['roll that die again', 'reroll it'],
	...['you may roll again instead', 'you may reroll instead', 'you may reroll it instead'].map(
		(may): Variant => [may, 'you may reroll it']
	),
	...['+', '-'].flatMap((sign) =>
		['they', 'you'].map((who): Variant => [
			`${who} have ${sign}# to ${who === 'you' ? 'your' : 'their'} next attack roll this turn`,
			`${who} gain ${sign}# to attack rolls for the next attack roll till end of turn`
		])
	),
	...['+', '-'].flatMap((sign) =>
		['gain', 'gains'].map((gain): Variant => [
			`${gain} ${sign}# to their next attack roll this turn`,
			`${gain} ${sign}# to attack rolls for the next attack roll till end of turn`
		])
	),
	...['+', '-'].flatMap((sign): readonly Variant[] =>
		['gain', 'gains'].map((gain): Variant => [
			`${gain} ${sign}# to your next attack roll this turn`,
			`${gain} ${sign}# to attack rolls for the next attack roll till end of turn`
		])
	),
	...['attack', 'non-attack'].map((kind): Variant => [
		`^ you may add or subtract # from any of your ${kind} rolls`,
		`each time you make a ${kind} roll you may add +# or -# to it`
	]),
	[`rolls the same attack roll result ${IN_A_ROW}`, `rolls an attack roll while ${AGAIN}`],
	[`roll ${TWICE} on an attack roll on the same turn`, `roll an attack roll while ${AGAIN}`],
	[
		'the first active player to roll a # three times on the same turn gains this soul',
		'when the active player rolls a # for the third time each turn the active player gains this'
	],
	[
		'the next attack roll this turn has -#',
		'once till end of turn players have -# to attack rolls'
	],
	[
		'the next attack roll this turn has +#',
		'once till end of turn players have +# to attack rolls'
	],
	...['second', 'third', 'fourth'].map((nth): Variant => [
		`^ after the ${nth} attack roll you make each turn you gain`,
		`the ${nth} time you roll an attack roll each turn gain`
	]),
	...['make it a #', 'turn it into a #', 'change it to a #', 'change the result to a #'].map(
		(said): Variant => [`may ${said}`, 'may change the result of it to a #']
	),
	['to a # or a #', 'to a # or #'],
	['change a dice roll to a # or a #', 'change the result of a dice roll to a # or #'],
	['change a dice roll to a # or #', 'change the result of a dice roll to a # or #'],
	['to all dice rolls', 'to dice rolls'],
	['to all attack rolls', 'to attack rolls'],
	['to all your dice rolls', 'to dice rolls'],
	['change a dice roll to any number', 'change the result of a dice roll to a 1 2 3 4 5 or 6'],
	[
		'change the result of a dice roll to any number',
		'change the result of a dice roll to a 1 2 3 4 5 or 6'
	],
	['it becomes a # instead', 'the result becomes # instead'],
	[
		'rolls a # this turn it becomes a # instead',
		'would roll a # this turn the result becomes # instead'
	],
	[
		'roll a # this turn it becomes a # instead',
		'would roll a # this turn the result becomes # instead'
	],
	['rolls a # against this', 'rolls a attack roll of # against this'],
	['rolls a # or # against this', 'rolls a attack roll of # or # against this'],
	['rolls a # while attacking this', 'rolls a attack roll of # against this'],
	['change a dice roll to a #', 'change the result of a dice roll to a #'],
	['reward : roll - gain x¢', 'reward : roll - gain that much ¢'],
	['reward : roll - loot x', 'reward : roll - loot that much'],
	['roll a # or # on a attack roll', 'roll a attack roll of # or #'],
	['roll a # on a attack roll', 'roll a attack roll of #'],
	['roll then gain that much ¢', 'roll - gain that much ¢'],
	['roll then gain ¢ equal to the result', 'roll - gain that much ¢'],
	['roll then loot that many', 'roll - loot that much'],
	[`rolls ${TWICE} on the same turn`, `rolls while ${AGAIN}`],
	[`roll ${TWICE} on each of your turns`, `roll while ${AGAIN} and it's your turn`],
	['would roll a dice they instead roll # dice .', 'would roll they roll # dice instead and'],
	['chooses one of the rolls as the result', 'chooses which one counts'],
	...['# - #', '# :', '# or #'].map((line): Variant => [
		`each player rolls - ${line}`,
		`for each player that player rolls - ${line}`
	]),
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
	...['lowest', 'highest'].flatMap(rolledMost),
	[
		'has -# to their next attack roll this turn',
		'gains -# to attack rolls for the next attack roll till end of turn'
	],
	[
		'has +# to their next attack roll this turn',
		'gains +# to attack rolls for the next attack roll till end of turn'
	],
	['for your next attack roll this turn', 'for the next attack roll till end of turn'],
	['when you roll a # - # this turn', 'the next time you roll a # - # this turn'],
	[
		'roll a attack roll of # end your turn',
		"roll a attack roll of # if it's your turn end the turn"
	],
	['to your roll', 'to a dice roll you control'],
	['each non-active player rolls - # - #', 'for each non-active player that player rolls - # - #']
];
