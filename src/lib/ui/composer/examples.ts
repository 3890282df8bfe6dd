/** The beginnings of acts on a table of which nothing has been said, by who they are of. */
export const STARTERS: Readonly<Record<string, readonly string[]>> = {
	Amy: ['attacks', 'plays', 'uses', 'has'],
	Ben: ['plays', 'uses', 'has'],
	'': ['On the stack:']
};

/** Disputes as people write them. */
export const EXAMPLES: readonly string[] = [
	'Amy attacks Gurdy (1 HP), rolls a 2, Ben bombs Gurdy in response',
	'Guppy’s Collar (Ben’s). Amy gold bombs him, he rolls a 2 for the collar',
	'Amy plays 3 Cents, Ben butter beans it'
];
