import type { Variant } from './variant.ts';

/** What was paid, what there is of others, and what is there at all. */
export const COUNTED_OTHERWISE: readonly Variant[] = [
	// What is said right behind a cost is of what was paid.
	...['that many', 'that much'].flatMap((that): readonly Variant[] => [
		[`this : loot ${that}`, 'this : loot equal to the amount done this way'],
		[`this : gain ${that} ¢`, 'this : gain ¢ equal to the amount done this way'],
		...['a monster', 'a player', 'another player', 'a monster or player'].map((whom): Variant => [
			`this : deal ${that} damage to ${whom}`,
			`this : deal damage to ${whom} equal to the amount done this way`
		])
	]),
	['equal to the number of counters removed .', 'equal to the amount done this way .'],
	['equal to the number of counters removed this way', 'equal to the amount done this way'],
	...['while', 'if'].flatMap((so): readonly Variant[] => [
		[`${so} there is another monster`, 'while there are 1 or more other monsters'],
		[`${so} there is another boss`, 'while there are 1 or more other boss monsters'],
		[`${so} there are other monsters`, 'while there are 1 or more other monsters'],
		[`${so} there are any other monsters`, 'while there are 1 or more other monsters'],
		[`${so} there are no other monsters`, 'while there are no other monsters'],
		[`${so} this is the only monster`, 'while there are no other monsters']
	]),
	...["it's", 'this is', 'it is'].map((it): Variant => [
		`this can't be attacked unless ${it} the only monster in play`,
		"this can't be attacked while there are 1 or more other monsters"
	]),
	...['each time', 'when'].map((at): Variant => [
		`${at} you attack ,`,
		`${at} you declare a attack`
	]),
	...['', 'combat ', 'non-combat '].flatMap((kind): readonly Variant[] => [
		...[`you are dealt ${kind}damage`, `you're dealt ${kind}damage`].map((dealt): Variant => [
			dealt,
			`you take ${kind}damage`
		]),
		...['this', 'a player', 'another player', 'a monster', 'the active player'].map(
			(who): Variant => [`${who} is dealt ${kind}damage`, `${who} takes ${kind}damage`]
		)
	]),
	...['hit', 'miss'].map((count): Variant => [
		`attack rolls of # against this are ${count === 'hit' ? 'hits' : 'misses'}`,
		`attack rolls of # against this count as ${count === 'hit' ? 'hits' : 'misses'}`
	]),
	...['has', 'gets'].map((has): Variant => [
		`the first attack roll you make each turn ${has} +#`,
		'you have +# to your first attack roll each turn'
	]),
	...['from each instance of damage', 'from each source', 'each time it takes damage'].map(
		(each): Variant => [
			`this takes # less damage ${each}`,
			'if this would take any amount of damage prevent # of that damage'
		]
	),
	[
		'if you would loot during your loot step',
		"if you would loot any number of loot cards while it's the loot step and it's your turn"
	],
	[
		"you can't loot during your loot step",
		"if you would loot any number of loot cards while it's the loot step and it's your turn skip that"
	],
	['for each player in the game', 'for each player'],
	...['monster killed', 'monster who died', 'monster that was killed'].map((killed): Variant => [
		`for each ${killed} this turn`,
		'for each monster that died this turn'
	]),
	...['monsters killed', 'monsters who died', 'monsters that were killed'].map(
		(killed): Variant => [
			`the number of ${killed} this turn`,
			'the number of monsters that died this turn'
		]
	),
	['the top card of the treasure deck then', '+1 treasure then'],
	...['end', 'ends'].map((end): Variant => [
		`each time you ${end} your turn with`,
		'at the end of your turn if you have'
	]),
	['when you end your turn with', 'at the end of your turn if you have'],
	['each monster gains a counter', 'put a counter on each monster'],
	['this gains a counter', 'put a counter on this'],
	...['atk', 'evasion', 'dc', 'hp'].map((stat): Variant => [
		`have +1 ${stat} for each counter on them`,
		`have +x ${stat} where x is the number of counters each of them has`
	]),
	['your attack rolls of # are misses', 'attack rolls of # you make count as misses'],
	...['gain', 'lose', 'steal'].map((gain): Variant => [
		`time you ${gain} exactly #¢ ,`,
		`time you ${gain} ¢ if that much is #`
	]),
	['roll a # or a #', 'roll a # or #'],
	['rolls a # or a #', 'rolls a # or #'],
	...['during', 'for', 'on'].map((during): Variant => [
		`${during} the first attack you make each turn`,
		"while it's your first attack this turn"
	]),
	['put one into your hand and the other on', 'put one into your hand and the rest on'],
	['put 1 into your hand and the other on', 'put one into your hand and the rest on']
];
