import type { Variant } from './variant.ts';

const IN_HAND = 'the number of loot cards in your hand';

/** Counters. */
export const COUNTERS: readonly Variant[] = [
	['add a counter to this', 'put a counter on this'],
	['for each counter it has', 'for each counter on this'],
	['if this has no counters on it', 'if there are 0 counters on this'],
	// What these counters do the rules say too.
	['( hp counters give the ability " you have +1 hp . " )', ''],
	['( atk counters give the ability " this has +1 atk . " )', ''],
	...['player', 'monster'].flatMap((who): readonly Variant[] => [
		[`${who}s with * counters on them have`, `each ${who} with a * counter on it has`],
		[`${who}s with a * counter on them have`, `each ${who} with a * counter on it has`]
	]),
	['there are no counters', 'there are 0 counters'],
	...['#', '#+', '# or more'].flatMap((many) =>
		['counters', 'counters on it'].map((what): Variant => [
			`when this has ${many} ${what}`,
			'when this reaches # counters'
		])
	),
	['remove all of them', 'remove all counters from this'],
	['remove them all', 'remove all counters from this'],
	['on this . if it have', 'on this . if this have'],
	['on this . then if it have', 'on this . then if this have'],
	['on this then if it have', 'on this then if this have'],
	...['have', 'have #+', 'have # or more'].flatMap((have): readonly Variant[] => [
		[`if this ${have} counters on it remove them`, `if this ${have} counters remove all of them`]
	]),
	['this starts with # counters .', 'this item starts with # counters on it .'],
	['when the #th counter is put on this', 'when this reaches # counters'],
	['monsters with a * counter on them have', 'each monster with a * counter on it has'],
	['the number of counters removed in this way', 'the amount done this way'],
	['put counters on this equal to the amount of damage taken', 'put that many counters on this'],
	['the number of counters removed this way', 'the amount done this way'],
	['if this has #+ counters it', 'if there are # or more counters on this this'],
	['if this has #+ counters on it it', 'if there are # or more counters on this this'],
	['if this has #+ counters on it', 'if there are # or more counters on this'],
	['while this has #+ counters on it it', 'while there are # or more counters on this this'],
	['while this has #+ counters on it', 'while there are # or more counters on this'],
	['while this has # counters on it', 'while there are # counters on this'],
	['while this has a counter on it', 'while there are 1 or more counters on this'],
	['if this has #+ counters', 'if there are # or more counters on this'],
	['if this has # or more counters', 'if there are # or more counters on this'],
	['while this has counters on it', 'while there are 1 or more counters on this'],
	['while this has #+ counters', 'while there are # or more counters on this'],
	[`counters on it equal to ${IN_HAND}`, `counters equal to ${IN_HAND} on this`],
	[
		'remove half the counters from this rounded down',
		'remove counters equal to half of the number of counters on this rounded down from this'
	],
	['if it has no counters on it put', 'while there are 0 counters on this put'],
	['this starts at level #', 'as this enters play this levels up by #'],
	[
		'while it has counters on it prevent it',
		'while there are 1 or more counters on this prevent that damage'
	],
	[
		'take damage while this has counters on it',
		'take any amount of damage while there are 1 or more counters on this'
	],
	[
		'remove that many counters and prevent that much damage',
		'remove that many counters from this instead'
	],
	['with a * counter dies remove', 'with a * counter on it dies remove'],
	['all their * counters', 'all * counters from them'],
	['if this is higher than level 0 instead of paying', 'if you would pay'],
	[
		'the death penalty this levels down',
		'the death penalty while there are 1 or more level counters on this do this instead : this levels down'
	]
];
