import type { Variant } from './variant.ts';

/** Counters. */
export const COUNTERS: readonly Variant[] = [
	['remove all of them', 'remove all counters from this'],
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
	['while this has #+ counters', 'while there are # or more counters on this']
];
