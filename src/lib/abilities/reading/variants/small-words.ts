import type { Variant } from './variant.ts';

/** What is done by those who must do it, as any order is; an attack or a purchase is owed all the turn. */
const MUST = [
	'discard',
	'pay #¢',
	'pay # hp',
	'lose',
	'take',
	'destroy',
	'loot',
	'roll',
	'choose',
	'put',
	'steal',
	'give',
	'deactivate',
	'reroll',
	'gain'
];

/** Small words: when it is, how parts hang together, what names what. */
export const SMALL_WORDS: readonly Variant[] = [
	["at the end of each player's turn", 'at the end of each turn'],
	...['player', 'monster', 'item'].map((one): Variant => [`a different ${one}`, `another ${one}`]),
	...['they', 'you'].map((who): Variant => [`${who} may then`, `${who} may`]),
	['face down under', 'under'],
	["you've", 'you have'],
	['^ the first player to die each turn gains', 'the first time a player dies each turn they gain'],
	['^ the first player to die each turn loots', 'the first time a player dies each turn they loot'],
	['when you end your turn with', 'at the end of your turn if you have'],
	...['heal', 'heals'].map((heal): Variant => [`${heal} any amount of hp`, heal]),
	...['a player', 'another player'].map((who): Variant => [
		`${who} ends their turn`,
		`${who}'s turn ends`
	]),
	...['curse', 'item', 'trinket', 'monster', 'room'].flatMap((kind): readonly Variant[] => [
		[`destroy this ${kind}`, 'destroy this'],
		[`recharge this ${kind}`, 'recharge this'],
		[`discard this ${kind}`, 'put this into discard']
	]),
	['discard this .', 'put this into discard .'],
	['^ start the game with an additional #¢', 'when you start the game gain #¢'],
	['^ you start the game with an additional #¢', 'when you start the game gain #¢'],
	...["didn't purchase anything", "haven't purchased anything"].map((none): Variant => [
		`if you ${none}`,
		"if you didn't purchase an item this turn"
	]),
	...['end your turn .', 'your turn ends .'].flatMap((ends) =>
		['^', '.', 'then'].map((before): Variant => [
			`${before} ${ends}`,
			`${before === '^' ? '' : `${before} `}if it's your turn end the turn .`
		])
	),
	['if it was a', "if it's a"],
	["if it wasn't a", "if it's not true that it is a"],
	['on your first attack roll each turn', 'for your first attack roll each turn'],
	["can't attack again this turn", "can't attack this turn"],
	['any number of curses in play', 'any number of curses'],
	['any number of items in play', 'any number of items'],
	['for the rest of the turn', 'till end of turn'],
	['for the rest of this turn', 'till end of turn'],
	...MUST.map((verb): Variant => [`must ${verb}`, verb]),
	['per turn', 'each turn'],
	['and your turn ends', "and if it's your turn end the turn"],
	['if you do your turn ends', "if you do if it's your turn end the turn"],
	['discard pile', 'discard'],
	['a number between # and #', 'a number from # to #'],
	['a die', 'a dice'],
	...['item', 'soul'].flatMap((one) =>
		['they', 'you'].flatMap((who): readonly Variant[] => [
			[`one of ${who === 'you' ? 'your' : 'their'} ${one}s`, `a ${one} ${who} control`],
			[`one ${one} ${who} control`, `a ${one} ${who} control`]
		])
	),
	['its killer', 'the player who killed it'],
	['a random player', 'a player at random'],
	['another random player', 'another player at random'],
	['a random monster', 'a monster at random'],
	['each opponent', 'each other player'],
	['a opponent', 'another player'],
	['opponents', 'other players'],
	['if you do you must use the new result .', ''],
	['and must use the new result', ''],
	['another item in play', 'another item'],
	['another player in play', 'another player'],
	['each player in play', 'each player'],
	["on another player's turn", "while it's not your turn"],
	["on other players' turns", "while it's not your turn"],
	["of each other player's turn", "of another player's turn"],
	['^ on your turn', "while it's your turn"],
	['^ during your turn', "while it's your turn"],
	['while another monster is in play', 'while there are 1 or more other monsters'],
	['each other monster in play', 'each other monster'],
	['other monsters in play', 'other monsters'],
	['each monster in play', 'each monster'],
	['and replace each with', 'and replace it with'],
	['as your turn starts', 'at the start of your turn'],
	['as your turn ends', 'at the end of your turn'],
	['as each turn starts', 'at the start of each turn'],
	['as each turn ends', 'at the end of each turn'],
	['as the game starts', 'when the game begins'],
	['if able then', 'then'],
	['#¢ if able .', '#¢ .'],
	['loot card if able .', 'loot card .'],
	['#¢ if able /', '#¢'],
	['loot card if able /', 'loot card'],
	['where x is equal to', 'where x is'],
	['and gain 1 . put the rest', 'and gain 1 of them . put the rest'],
	[". if they can't", '. if they do nothing happens . otherwise'],
	[". if you can't", '. if you do nothing happens . otherwise'],
	[
		'the first time you kill a monster on your turn',
		'the first time you kill a monster each turn on your turn'
	],
	['player that died this turn', 'player who died this turn'],
	['any number of times till end of turn', 'any number of additional times this turn'],
	['declare a purchase before choosing what to purchase', 'declare a purchase'],
	['and loses all other abilities', ''],
	['and loses all other abilites', ''],
	['that player wins .', 'that player wins the game .'],
	...['at the end of the turn', 'at the end of turn', 'at end of turn'].flatMap(
		(end): readonly Variant[] => [
			[`^ ${end}`, 'at the end of each turn'],
			...['kill a monster', 'till end of turn'].map((before): Variant => [
				`${before} . ${end}`,
				`${before} . the next time a player's turn ends this turn`
			])
		]
	),
	...['start', 'end'].flatMap((end) =>
		['that player', 'they'].map((who): Variant => [
			`at the ${end} of each player's turn ${who}`,
			`at the ${end} of each turn the active player`
		])
	),
	['^ while this is in play', ''],
	['they are the active player', "it's their turn"],
	['you are the active player', "it's your turn"],
	['a monster in play', 'a monster'],
	['another monster in play', 'another monster'],
	['a player in play', 'a player'],
	['each item in play', 'each item'],
	['^ odd :', '1 3 or 5 :'],
	['^ even :', '2 4 or 6 :'],
	['^ odds :', '1 3 or 5 :'],
	['^ evens :', '2 4 or 6 :'],
	...['each player', 'each other player', 'each non-active player'].flatMap((each) =>
		['who', 'that'].flatMap((who): readonly Variant[] => [
			...['does', 'did'].map((does): Variant => [`. ${each} ${who} ${does}`, '. if they do they']),
			...["doesn't", "didn't", "can't", 'does not', 'did not', 'cannot'].map((not): Variant => [
				`. ${each} ${who} ${not}`,
				". if they don't they"
			])
		])
	),
	['. those who do', '. if they do they'],
	...["don't", "didn't", "can't"].map((not): Variant => [
		`. those who ${not}`,
		". if they don't they"
	]),
	[': nothing', ': nothing happens'],
	[': nothing happens', ': nothing happens'],
	...['curse', 'soul', 'room', 'character'].map((one): Variant => [
		`each ${one} in play`,
		`each ${one}`
	]),
	...['+', '-'].flatMap((sign) =>
		['*', 'to attack rolls', 'to dice rolls'].map((stat): Variant => [
			`gain ${sign}# ${stat} this turn`,
			`gain ${sign}# ${stat} till end of turn`
		])
	),
	...['recharge', 'deactivate'].map((verb): Variant => [
		`${verb} their character`,
		`${verb} a character they control`
	]),
	['^ at the start of the turn', 'at the start of each turn'],
	['till the start of your next turn', 'till your next turn starts'],
	['until the start of your next turn', 'till your next turn starts'],
	['until your next turn', 'till your next turn starts'],
	['till your next turn', 'till your next turn starts'],
	...['till', 'until'].map((till): Variant => [
		`${till} your next turn starts`,
		'till your next turn starts'
	]),
	...['until', 'till'].flatMap((until) =>
		["that player's next turn", "the chosen player's next turn", 'their next turn'].map(
			(turn): Variant => [`${until} the end of ${turn}`, 'till the end of their next turn']
		)
	),
	...[
		...['stays', 'remains', 'is'].flatMap((stays) => [
			`as long as this ${stays} in play`,
			`for as long as this ${stays} in play`
		]),
		'while this is in play',
		'until this leaves play',
		'till this leaves play'
	].map((long): Variant => [long, 'for as long as this is in play']),
	// What says so of all that its line says says nothing.
	...['while', 'as long as', 'for as long as'].flatMap((long) =>
		['is', 'stays', 'remains'].map((stays): Variant => [`^ ${long} this ${stays} in play *`, '*'])
	),
	...['miss', 'hit', 'kill'].map((done): Variant => [
		`^ after you ${done}`,
		`each time you ${done}`
	]),
	...['if', 'while'].flatMap((so) =>
		['you', 'they', 'the active player'].map((who): Variant => [
			`${so} ${who} didn't attack ,`,
			`${so} ${who} didn't attack this turn`
		])
	),
	...['a counter', '# counters'].map((many): Variant => [
		`^ remove ${many} :`,
		`remove ${many} from this :`
	]),
	['until end of turn', 'till end of turn'],
	...['until', 'till'].flatMap((until): readonly Variant[] => [
		[`${until} the end of turn`, 'till end of turn'],
		[`${until} the end of the turn`, 'till end of turn'],
		[`${until} the end of this turn`, 'till end of turn']
	]),
	...['first', 'second', 'third', '#th'].flatMap((nth) =>
		['in a turn', 'in the same turn'].map((turn): Variant => [
			`for the ${nth} time ${turn}`,
			`for the ${nth} time each turn`
		])
	),
	['^ starting with the active player each player', 'each player'],
	...['their', 'your'].flatMap((whose): readonly Variant[] => [
		[`for ${whose} next attack roll this turn`, 'for the next attack roll till end of turn'],
		[`on ${whose} next attack roll this turn`, 'for the next attack roll till end of turn']
	]),
	['put it back on', 'put it on'],
	['put this back on', 'put this on'],
	...["that isn't", 'that is not', "that's not"].map((not): Variant => [
		`${not} being attacked`,
		'not being attacked'
	]),
	...['that is', "that's"].map((is): Variant => [`${is} being attacked`, 'being attacked']),
	...['on', 'during'].flatMap((on) =>
		['first', 'second', 'third'].flatMap((nth): readonly Variant[] => [
			[`${on} your ${nth} attack each turn`, `while it's your ${nth} attack this turn`],
			[`for your ${nth} attack each turn`, `while it's your ${nth} attack this turn`]
		])
	),
	...['the monster deck', 'the treasure deck', 'the loot deck', 'its deck'].flatMap((deck) =>
		['of discard', 'of into discard', 'of in discard'].map((place): Variant => [
			`${deck} instead ${place}`,
			deck
		])
	),
	["it's your turn end it", "it's your turn end the turn"],
	['force that player to', 'have that player'],
	['they must give', 'they give'],
	['that player must give', 'that player gives'],
	['in this way', 'this way'],
	['while this is charged it', 'while this is charged this'],
	['they choose a living player .', 'choose a living player .'],
	['the active player forces a player to', 'choose a player . they'],
	['choose the player', 'choose a player'],
	['to a number of your choosing', 'to a 1 2 3 4 5 or 6'],
	['the player that killed it', 'the player who killed it'],
	['the player that killed this', 'the player who killed it'],
	['and end your turn', 'and end the turn'],
	['and end it', 'and end the turn'],
	['divided as they choose', 'divided as chosen'],
	['divided as you choose', 'divided as chosen'],
	['divided as the active player chooses', 'divided by the active player'],
	[
		'gain +# * and +# * till end of turn',
		'gain +# * till end of turn and gain +# * till end of turn'
	],
	[
		'gains +# * and +# * till end of turn',
		'gains +# * till end of turn and gains +# * till end of turn'
	],
	['you may play any number of additional', 'play any number of additional'],
	['any number of times on your turn', 'any number of additional times on your turn'],
	['to a player of your choice', 'to a player'],
	['make them', 'have them'],
	['you may put them back in any order', 'put them back in any order'],
	[
		'gains +# * and -# * till end of turn',
		'gains +# * till end of turn and gains -# * till end of turn'
	]
];
