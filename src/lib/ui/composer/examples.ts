/** The beginnings of acts on a table of which nothing has been said. */
export const STARTERS: readonly string[] = [
	'Amy attacks',
	'Amy plays',
	'Amy uses',
	'Ben plays',
	'Ben uses',
	'Amy has',
	'Ben has',
	'On the stack:'
];

/** Disputes as people write them. */
export const EXAMPLES: readonly string[] = [
	'Amy attacks Gurdy (1 HP), rolls a 2, Ben bombs Gurdy in response',
	'Guppy’s Collar (Ben’s). Amy gold bombs him, he rolls a 2 for the collar',
	'Amy plays 3 Cents, Ben butter beans it'
];
