import type { Variant } from './variant.ts';

/** Whoever has done it, by what they did. */
const ITS_CONTROLLER: readonly Variant[] = [
	'the player who played it',
	'the player who played that loot card',
	'the player who played that card',
	'the player who rolled it'
].map((who): Variant => [who, 'its controller']);

/** What a loot that is being played is called again. */
const THAT_LOOT: readonly Variant[] = ['cancel', 'copy'].map((verb): Variant => [
	`${verb} that loot card`,
	`${verb} it`
]);

/** "+2 to your next attack roll", in the words of whoever says it of the roll. */
const NEXT_ROLL: readonly Variant[] = ['+', '-'].flatMap((sign): readonly Variant[] => [
	...['get', 'has', 'gains'].map((get): Variant => [
		`your next attack roll this turn ${get} ${sign}#`,
		`gain ${sign}# to attack rolls for the next attack roll till end of turn`
	]),
	...['get', 'gets'].map((get): Variant => [
		`${get} ${sign}# to your next attack roll this turn`,
		`gain ${sign}# to attack rolls for the next attack roll till end of turn`
	])
]);

/** "The player with the most ¢", where nothing is said of those who are tied. */
const IN_HAND: readonly Variant[] = ['most', 'fewest'].flatMap((extreme) =>
	['loot cards', 'cards'].flatMap((cards) =>
		['in their hand', 'in hand'].map((where): Variant => [
			`with the ${extreme} ${cards} ${where}`,
			`with the ${extreme} loot cards in hand`
		])
	)
);

/** Two things that change places, spoken of together. */
const SWAPPED: readonly Variant[] = ['swap them', 'swap those items', 'swap those two items'].map(
	(swap): Variant => [`. ${swap}`, '. swap the first item with the second item']
);

/** What somebody subtracts is less than nothing that is added. */
const SUBTRACTED: readonly Variant[] = ['subtract', 'subtracts'].map((verb): Variant => [
	`they ${verb} # from it`,
	'they add -# to it'
]);

/** Counters that something has from the beginning, and the last of them. */
const FIRST_AND_LAST: readonly Variant[] = [
	...['starts', 'enters play'].map((starts): Variant => [
		`this ${starts} with # counters on it`,
		'this item starts with # counters on it'
	]),
	...['is removed', 'is removed from this'].map((gone): Variant => [
		`when the last counter ${gone}`,
		'when this has no counters on it'
	])
];

/** Two players who are told apart by who was chosen first. */
const TWO_CHOSEN: readonly Variant[] = [
	...['they each give', 'each of them gives'].flatMap((give): readonly Variant[] =>
		['the other a loot card', 'a loot card to the other'].map((card): Variant => [
			`choose 2 players . ${give} ${card}`,
			'choose a player and another player . the first player swaps a loot card with the second player'
		])
	),
	...['the first player', 'the first'].map((first): Variant => [
		`choose 2 players . ${first}`,
		'choose a player and another player . the first player'
	]),
	...['to', 'from'].map((to): Variant => [`${to} the second .`, `${to} the second player .`])
];

/** Somebody is chosen before a roll: they are the target of all of it. */
const THEN_ROLL: readonly Variant[] = [
	'another player',
	'a monster',
	'a item',
	'a living player'
].map((one): Variant => [`choose ${one} then roll`, `choose ${one} . roll`]);

/** Damage that is prevented, said of whoever deals it or of whoever would take it. */
const ALL_DAMAGE: readonly Variant[] = [
	['you', '', 'you'],
	['that player', '', 'they'],
	['them', '', 'they'],
	['a player', 'choose a player . ', 'they'],
	['a monster', 'choose a monster . ', 'it'],
	['a monster or player', 'choose a monster or player . ', 'they']
].flatMap(([whom = '', choose = '', they = '']) =>
	['this turn', 'till end of turn'].flatMap((time) =>
		[
			`dealt to ${whom} ${time}`,
			`that would be dealt to ${whom} ${time}`,
			...(whom === 'you' ? [`you would take ${time}`] : [])
		].map((dealt): Variant => [
			`prevent all damage ${dealt}`,
			`${choose}till end of turn if ${they} would take any amount of damage prevent that damage`
		])
	)
);

/** "Each time you attack": an attack is declared. */
const ATTACKS: readonly Variant[] = ['each time', 'when'].flatMap((when) =>
	[
		['you attack', 'you declare a attack'],
		['a player attacks', 'a player declares a attack'],
		['another player attacks', 'another player declares a attack'],
		['the active player attacks', 'the active player declares a attack']
	].flatMap(([attack = '', declare = '']): readonly Variant[] => [
		[`${when} ${attack} a monster`, `${when} ${declare} on a monster`],
		...[
			'roll',
			'gain',
			'loot',
			'lose',
			'discard',
			'put',
			'deal',
			'you may',
			'they may',
			'they roll',
			'they lose',
			'they take',
			'they gain',
			'they discard',
			'they loot'
		].map((then): Variant => [`${when} ${attack} ${then}`, `${when} ${declare} ${then}`])
	])
);

/** Whose, which and when, in the words of print. */
export const WHOEVER: readonly Variant[] = [
	...ITS_CONTROLLER,
	...THAT_LOOT,
	...NEXT_ROLL,
	...IN_HAND,
	...SWAPPED,
	...SUBTRACTED,
	...FIRST_AND_LAST,
	...TWO_CHOSEN,
	...THEN_ROLL,
	...ALL_DAMAGE,
	...ATTACKS,
	['maximum hand size', 'max hand size'],
	...['max', 'maximum'].map((max): Variant => [`to your ${max} hand size`, 'to hand size']),
	[
		'if you would roll a # you may reroll it instead',
		'each time you would roll a # you may reroll it'
	],
	// When somebody could purchase is no event.
	...['you', 'they', 'the active player'].map((who): Variant => [
		`^ whenever ${who} could`,
		`whenever ${who} could`
	]),
	['^ whenever', 'each time'],
	['. whenever', '. each time'],
	...ATTACKS.flatMap(([attack, ours]): readonly Variant[] =>
		attack.startsWith('each time') ? [[attack.replace('each time', '^ whenever'), ours]] : []
	),
	['while this is in play .', '.'],
	['while being attacked', 'while this is being attacked'],
	['players attacking this have', 'while this is being attacked the attacking player has'],
	["during other players' turns", "while it's not your turn"],
	["during another player's turn", "while it's not your turn"],
	['when this is healed', 'when this heals'],
	['each time this is healed', 'each time this heals'],
	['must attack again this turn', 'must attack an additional time this turn'],
	['you die each turn before paying penalties', 'you die before paying penalties each turn'],
	...['players', 'they', 'you'].map((who): Variant => [`${who} can look at`, `${who} may look at`]),
	...['less', 'more'].map((more): Variant => [
		`^ items in the shop cost #¢ ${more}`,
		`shop items players purchase cost #¢ ${more}`
	]),
	...['each player', 'each other player'].flatMap((each) =>
		['destroy', 'recharge', 'reroll'].map((does): Variant => [
			`${each} may ${does} a item they control`,
			`for ${each} that player may choose a item they control and ${does} it`
		])
	),
	['a item in play', 'a item'],
	['damage to yourself', 'damage to you'],
	['everything on the stack', "everything that hasn't resolved"],
	...['time', 'when'].map((when): Variant => [
		`${when} an attack roll against this is a #`,
		`${when} a player rolls an attack roll of # against this`
	]),
	['a different item', 'another item'],
	['any more loot cards', 'loot cards'],
	['rolls the number #', 'rolls a #'],
	['roll the number #', 'roll a #'],
	['also takes # damage', 'takes # damage'],
	['also gains #¢', 'gains #¢'],
	['also loots #', 'loots #'],
	['for each player who does gain #¢', 'gain ¢ equal to # times the number of those who did'],
	['for each player who does loot #', 'loot equal to # times the number of those who did'],
	['and you gain that many .', 'and you gain ¢ equal to the amount done this way .'],
	['and you gain that much .', 'and you gain ¢ equal to the amount done this way .'],
	['each turn if this is in play', 'each turn'],
	['heal 1 or more hp', 'heal'],
	['heals 1 or more hp', 'heals'],
	['to your attack rolls', 'to attack rolls'],
	['to your dice rolls', 'to dice rolls'],
	['if it was your #th attack roll this turn', "if it's your #th attack roll this turn"],
	['if it was your first attack roll this turn', "if it's your first attack roll this turn"],
	['till end of turn they gain +# *', 'they gain +# * till end of turn'],
	['till end of turn you gain +# *', 'gain +# * till end of turn'],
	...['#', '# or more', '#+'].flatMap((many) =>
		['a turn', 'one turn', 'a single turn', 'the same turn'].flatMap((turn) =>
			['gains this soul', 'gains this'].map((gains): Variant => [
				`the first player to kill ${many} monsters in ${turn} ${gains}`,
				'as soon as you killed # or more monsters this turn gain this if nobody has yet'
			])
		)
	),
	...['each card', 'all cards', 'all of the cards', 'all loot cards'].flatMap((all) =>
		['under', 'from under'].map((under): Variant => [
			`put ${all} ${under} this into your hand`,
			'put the number of cards under this cards from under this into your hand'
		])
	),
	[
		"other players can't play more than # loot card on your turn",
		"while it's your turn other players can't play more than # loot card each turn"
	]
];
