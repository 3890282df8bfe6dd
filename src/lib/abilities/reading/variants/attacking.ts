import type { Variant } from './variant.ts';

const MAY_ATTACK = 'may attack each player who has # evasion then';
const RICHER = 'players who control more souls than you';
const MORE = 'must make an additional attack on';

/** Attacks that may or must be made. */
export const ATTACKING: readonly Variant[] = [
	['may attack up to # additional times', 'may attack # additional times'],
	...['+', '-'].flatMap((sign): readonly Variant[] => [
		[`^ monsters being attacked have ${sign}#`, `each monster being attacked has ${sign}#`],
		[`^ the monster being attacked has ${sign}#`, `each monster being attacked has ${sign}#`],
		[`^ monsters not being attacked have ${sign}#`, `each monster not being attacked has ${sign}#`]
	]),
	['a player makes an attack roll', 'a player makes an attack roll'],
	['a player makes an attack', 'a player declares an attack'],
	["kill the monster you're attacking", 'kill the target of the attack'],
	["if this wasn't attacked", 'if this has not been attacked this turn'],
	["if this wasn't attacked this turn", 'if this has not been attacked this turn'],
	[
		"can't attack on your next turn",
		"the next time your turn starts till end of turn you can't attack"
	],
	...['+', '-'].flatMap((sign) =>
		['evasion', 'dc', 'atk', 'attack'].flatMap((stat) =>
			['monsters you attack have', "monsters you're attacking have"].map((have): Variant => [
				`${have} ${sign}# ${stat}`,
				`each monster being attacked has ${sign}# ${stat} while it's your turn`
			])
		)
	),
	...['first', 'second', 'third'].flatMap((nth) =>
		[
			`your ${nth} attack roll each turn counts`,
			`the ${nth} attack roll you make each turn counts`
		].flatMap((roll) =>
			[
				['as a miss', 'misses'],
				['as a hit', 'hits']
			].map(([as = '', count = '']): Variant => [
				`${roll} ${as}`,
				`while it's your ${nth} attack roll this turn attack rolls of 1 2 3 4 5 or 6 you make count as ${count}`
			])
		)
	),
	...['bosses', 'boss monsters', 'a boss'].flatMap((bosses): readonly Variant[] =>
		['to attack rolls', 'atk', 'attack'].map((stat): Variant => [
			`${stat} against ${bosses}`,
			`${stat} while the target of the attack is a boss monster`
		])
	),
	[
		'the active player misses a attack roll against this',
		'the attacking player misses a attack roll'
	],
	...['on this', 'against this'].map((on): Variant => [
		`cancel the attack ${on} .`,
		'if this is a object being attacked cancel the attack .'
	]),
	...['on it', 'on that monster'].map((on): Variant => [
		`choose a monster being attacked . cancel the attack ${on}`,
		'choose a monster being attacked . cancel the attack'
	]),
	['end a attack .', 'cancel a attack .'],
	['must attack # times this turn .', 'must attack # times this turn if able .'],
	["the monster you're attacking", 'the target of the attack'],
	['the monster you are attacking', 'the target of the attack'],
	['kill the monster you are attacking', 'kill the target of the attack'],
	...['attack an additional time', 'attack an extra time', 'make an additional attack'].flatMap(
		(more) =>
			['may', 'can'].flatMap((may): readonly Variant[] => [
				[`you ${may} ${more} each turn`, 'you may attack an additional time on your turn'],
				[`you ${may} ${more} on your turn`, 'you may attack an additional time on your turn'],
				[
					`you ${may} ${more} on each of your turns`,
					'you may attack an additional time on your turn'
				]
			])
	),
	["the active player can't attack other monsters", "other monsters can't be attacked"],
	["the active player can't attack any other monster", "other monsters can't be attacked"],
	[
		"if the active player didn't attack they",
		'if the number of attacks made this turn is at most 0 the active player'
	],
	['^ bosses have', 'each boss monster has'],
	['^ boss monsters have', 'each boss monster has'],
	['attack at least once each turn if able', 'attack each turn if able'],
	['attack at least once on your turn if able', 'attack each turn if able'],
	['no damage from attack rolls', 'no combat damage on attack rolls'],
	['no damage on attack rolls', 'no combat damage on attack rolls'],
	['attack another time this turn', 'attack an additional time this turn'],
	[
		"^ if you didn't attack this turn at the end of your turn",
		'at the end of your turn if the number of attacks made this turn is at most 0'
	],
	[
		"at the end of your turn if you didn't attack this turn",
		'at the end of your turn if the number of attacks made this turn is at most 0'
	],
	[
		"at the end of your turn if you didn't attack a monster this turn",
		'at the end of your turn if the number of attacks made this turn is at most 0'
	],
	...["didn't attack", 'made no attacks', "hasn't attacked"].map((none): Variant => [
		`if the active player ${none} this turn`,
		'if the number of attacks made this turn is at most 0'
	]),
	...["didn't kill a monster", 'killed no monsters', "hasn't killed a monster"].flatMap(
		(none): readonly Variant[] => [[`${none} this turn`, 'killed 0 monsters this turn']]
	),
	...['killed a monster', 'has killed a monster', 'have killed a monster'].map((some): Variant => [
		`${some} this turn`,
		'killed 1 or more monsters this turn'
	]),
	['if no monsters died this turn', "if it's not true that a monster died this turn"],
	['if no monster died this turn', "if it's not true that a monster died this turn"],
	['a monster has died this turn', 'a monster died this turn'],
	...['attack', 'attack this', 'attack the monster deck'].flatMap((what): [string, string][] => [
		[
			`the active player must ${what} once each turn if able`,
			`players must ${what} each turn if able`
		],
		[`the active player must ${what} each turn if able`, `players must ${what} each turn if able`]
	]),
	[
		`you may attack ${RICHER} . they have #+ dc for the attack`,
		'you may attack each player with more souls than you who has # evasion then'
	],
	['may attack again this turn', 'may attack an additional time this turn'],
	['may attack an additional time .', 'may attack an additional time this turn .'],
	['may attack again .', 'may attack an additional time this turn .'],
	...['+', '-'].map((sign): Variant => [
		`your attack rolls have ${sign}#`,
		`you have ${sign}# to attack rolls`
	]),
	...['#', '# or #'].map((numbers): Variant => [
		`your attack rolls of ${numbers} count`,
		`attack rolls of ${numbers} you make count`
	]),
	['declare an attack before choosing what to attack', 'declare an attack'],
	['declares an attack before choosing what to attack', 'declares an attack'],
	['you may choose which monster they attack', 'you may choose the monster that is attacked'],
	['if another player declares a attack', 'each time another player declares a attack'],
	['this item can be attacked', 'this can be attacked'],
	['this room can be attacked', 'this can be attacked'],
	['attack this once each turn if able', 'attack this each turn if able'],
	['attack the monster deck once each turn if able', 'attack the monster deck each turn if able'],
	['each player must attack this on their turn', 'players must attack this each turn if able'],
	['you must attack on your turn if able', 'you must attack each turn if able'],
	['attack this this turn .', 'attack this this turn if able .'],
	['must make an additional attack this turn', 'must attack an additional time this turn'],
	['may make an additional attack this turn', 'may attack an additional time this turn'],
	['must make an additional attack on it this turn', 'must attack it an additional time this turn'],
	[
		`${MORE} the monster slot this was in`,
		'must attack the slot this was in an additional time this turn'
	],
	[
		`${MORE} a monster in one of those slots this turn`,
		'must attack a monster in one of the new slots an additional time this turn'
	],
	[
		`. the active player ${MORE} one of them this turn`,
		'. the active player must attack one of those put there an additional time this turn'
	],
	['in one or more monster slots not being attacked', 'in a monster slot not being attacked'],
	['must make an additional attack on it', 'must attack it an additional time this turn'],
	['must make an additional attack', 'must attack an additional time this turn'],
	['may make an additional attack', 'may attack an additional time this turn'],
	[
		'attack the monster deck # times this turn .',
		'attack the monster deck # times this turn if able .'
	],
	[
		'attack the monster deck an additional time .',
		'attack the monster deck an additional time this turn .'
	],
	['while this is being attacked', 'while this is a object being attacked'],
	['if this is being attacked', 'if this is a object being attacked'],
	...['each time', 'when'].flatMap((at): readonly Variant[] => [
		[`${at} you are attacked ,`, `${at} a player declares a attack on you`],
		[`${at} you're attacked ,`, `${at} a player declares a attack on you`],
		...['a monster', 'a boss', 'this', 'the monster deck', 'a player', 'another player'].map(
			(what): Variant => [`${at} you attack ${what}`, `${at} you declare a attack on ${what}`]
		),
		...['a player', 'another player', 'the active player'].flatMap((who): readonly Variant[] => [
			[`${at} ${who} attacks you ,`, `${at} ${who} declares a attack on you`],
			[`${at} ${who} attacks ,`, `${at} ${who} declares a attack`],
			...['a monster', 'a boss', 'this', 'the monster deck', 'a player', 'another player'].map(
				(what): Variant => [
					`${at} ${who} attacks ${what}`,
					`${at} ${who} declares a attack on ${what}`
				]
			)
		])
	]),
	[
		'each attack roll of # against this counts as a miss',
		'attack rolls of # against this count as misses'
	],
	[
		'each attack roll of # against this counts as a hit',
		'attack rolls of # against this count as hits'
	],
	['when an attack on this is declared', 'when a player declares an attack on this'],
	['each time an attack on this is declared', 'each time a player declares an attack on this'],
	...['the attacking player', 'a player'].flatMap((who): readonly Variant[] => [
		[`${who} misses this ,`, 'the attacking player misses an attack roll'],
		[`${who} misses a attack roll against this`, 'the attacking player misses an attack roll']
	]),
	...['each time', 'when'].map((at): Variant => [
		`${at} the attacking player misses this this`,
		`${at} the attacking player misses an attack roll this`
	]),
	['the first time you attack each turn', 'the first time you declare a attack each turn'],
	['cancel a attack on a monster .', 'choose a monster being attacked . cancel the attack .'],
	...['', ' this', ' a attack roll', ' a attack roll against this'].map((what): Variant => [
		`the attacking player misses${what} they may cancel the attack`,
		'the attacking player misses a attack roll they may cancel their attack'
	]),
	['each time this is attacked', 'each time a player declares an attack on this'],
	['when an attack is declared on this', 'when a player declares an attack on this'],
	['each time an attack is declared', 'each time a player declares an attack'],
	[
		'must make an additional attack on the monster deck',
		'must attack the monster deck an additional time this turn'
	],
	[
		'may make an additional attack on the monster deck',
		'may attack the monster deck an additional time this turn'
	],
	[
		'they must make a attack roll against this after each attack roll',
		'that player joins the attack'
	],
	['must make a attack roll against this after each attack roll', 'joins the attack'],
	['teams up with you', 'teams up for the attack'],
	['teams up with the attacking player', 'teams up for the attack'],
	['the active player makes this attack', ''],
	...['it dies', 'they die', 'this dies', 'that monster dies', 'that player dies'].flatMap((dies) =>
		['if', 'when'].flatMap((at): readonly Variant[] => [
			[`${at} ${dies} this turn`, `the next time ${dies} this turn`],
			[`this turn ${at} ${dies}`, `the next time ${dies} this turn`]
		])
	),
	['this must be attacked each turn if able and', 'players must attack this each turn if able .'],
	[
		'a counter on this if and cancel the attack if able',
		'a counter on this then cancel the attack'
	],
	['cancel a attack against this', 'if this is a object being attacked cancel the attack'],
	['cancel a attack . that player may', 'choose a attack . cancel it . its controller may'],
	[
		'then you may cancel your attack on this',
		'/ if this is a object being attacked you may cancel your attack'
	],
	...['+', '-'].map((sign): Variant => [
		`monsters you attack have ${sign}# dc till end of turn`,
		`till end of turn while it's your turn each monster being attacked has ${sign}# evasion`
	]),
	[
		'not being attacked . the active player must make',
		'not being attacked . the active player must attack what was put there an additional time this turn'
	],
	['a additional attack on it this turn', ''],
	[
		'the active player may attack any number of times .',
		'players may attack any number of additional times on their turn .'
	],
	[
		'players can be attacked till end of turn . they have #+ dc for the attack',
		`till end of turn the active player ${MAY_ATTACK}`
	],
	[
		'till end of turn each player has #+ dc and can be attacked',
		`till end of turn the active player ${MAY_ATTACK}`
	],
	[
		'on your turn other players have #+ dc and can be attacked',
		"while it's your turn you may attack each other player who has # evasion then"
	],
	[
		'gain #¢ or loot # then you may cancel your attack on this',
		'choose 1 - / • gain #¢ . / • loot # . / if this is a object being attacked you may cancel your attack'
	],
	...[
		'on them have #+ and can be attacked',
		'can be attacked as if they were monsters with a #+ dc'
	].map((are): Variant => [
		`players with * counters ${are}`,
		'the active player may attack each player with a * counter on it who has # evasion then'
	]),
	[
		'cancel a attack on a monster and put that monster card',
		'choose a monster being attacked . cancel the attack and put it'
	],
	['cancel your attack on a monster', 'if the target of the attack is a monster cancel your attack']
];
