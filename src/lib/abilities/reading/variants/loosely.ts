import type { Variant } from './variant.ts';

/** What one thing is done to: "any item" is whichever you choose. */
const DONE_TO = [
	...['destroy', 'kill', 'recharge', 'deactivate', 'reroll', 'steal', 'choose', 'cancel'],
	...['damage to', 'damage dealt to', 'swap this with']
];
const KINDS = [
	...['item', 'non-eternal item', 'monster', 'player', 'soul', 'curse', 'shop item', 'dice roll'],
	...['item', 'monster', 'soul', 'curse'].map((kind) => `${kind} in play`)
];
const ANY: readonly Variant[] = DONE_TO.flatMap((done) => [
	...KINDS.flatMap((kind): readonly Variant[] => [
		[`${done} any ${kind}`, `${done} a ${kind.replace(' in play', '')}`],
		[`${done} any other ${kind}`, `${done} another ${kind.replace(' in play', '')}`],
		[`${done} any 1 ${kind}`, `${done} a ${kind.replace(' in play', '')}`]
	]),
	[`${done} any monster or player`, `${done} a monster or player`],
	[`${done} any player or monster`, `${done} a player or monster`]
]);

/** Other games draw cards. */
const DRAWN = ['loot cards', 'loot card', 'loot', 'cards', 'card', 'cards from the loot deck'];
const DRAWING: readonly Variant[] = [
	...(
		[
			['draw', 'loot'],
			['draws', 'loots']
		] as const
	).flatMap(([draw, loot]): readonly Variant[] => [
		...DRAWN.map((cards): Variant => [`${draw} # ${cards}`, `${loot} #`]),
		...['a loot card', 'a loot', 'a card', 'a card from the loot deck'].map((card): Variant => [
			`${draw} ${card}`,
			`${loot} 1`
		]),
		...['that many cards', 'that many loot cards', 'that many'].map((many): Variant => [
			`${draw} ${many}`,
			`${loot} that many cards`
		])
	]),
	...['loot', 'loots', 'draw', 'draws'].flatMap((draw) =>
		['the same number of cards', 'the same number of loot cards', 'the same amount'].map(
			(same): Variant => [
				`${draw} ${same}`,
				`${draw.endsWith('s') ? 'loots' : 'loot'} that many cards`
			]
		)
	)
];

/** What a bonus soul waits for, told of a player. */
const HELD = ['#¢', 'souls', 'items', 'curses', 'loot cards in hand'] as const;
const FIRST_TO_HAVE: readonly Variant[] = ['^ when', '^ as soon as', '^ if', '^ once'].flatMap(
	(at) =>
		['have', 'controls'].flatMap((have) =>
			['they gain this', 'that player gains this'].flatMap((gains) =>
				['', ' soul'].flatMap((soul) =>
					HELD.flatMap((what) =>
						(what === '#¢' ? ['#¢ or more'] : [`# or more ${what}`, `#+ ${what}`]).map(
							(many): Variant => [
								`${at} a player ${have} ${many} ${gains}${soul}`,
								`as soon as you have ${many.replace('#+', '# or more')} gain this if nobody has yet`
							]
						)
					)
				)
			)
		)
);

/** What is typed in fewer words, or in those of other games. */
export const LOOSELY: readonly Variant[] = [
	...ANY,
	...DRAWING,
	...FIRST_TO_HAVE,
	...['shop', 'monster', 'room'].flatMap((slots) =>
		['the', 'the number of'].map((the): Variant => [
			`expand ${the} ${slots} slots by #`,
			`expand ${slots} slots by #`
		])
	),
	['that many ¢', 'that much ¢'],
	...['hand', 'your hand', 'their hand'].map((hand): Variant => [
		`loot in ${hand}`,
		`loot cards in ${hand}`
	]),
	...['it', 'this', 'them', 'that monster'].map((it): Variant => [
		`must attack ${it} this turn .`,
		`must attack ${it} this turn if able .`
	]),
	...['attack rolls of #', 'rolls of #', 'a attack roll of #', 'a roll of #'].map(
		(rolls): Variant => [
			`^ on ${rolls} this takes double damage`,
			'combat damage this takes on attack rolls of # is doubled'
		]
	),
	...['your death', 'their death', "that player's death"].flatMap((death) =>
		['.', 'and', 'then'].map((next): Variant => [
			`prevent ${death} ${next}`,
			`prevent death ${next}`
		])
	),
	...['from it', 'from that hand', 'from their hand'].flatMap((from): readonly Variant[] => [
		...['you may steal', 'steal', 'then steal', 'and steal'].flatMap(
			(steal): readonly Variant[] => [
				[`hand . ${steal} a loot card ${from}`, `hand . ${steal} a loot card from them`],
				[`hand ${steal} a loot card ${from}`, `hand ${steal} a loot card from them`]
			]
		)
	]),
	['steal a loot card of your choice from', 'steal a loot card from']
];
