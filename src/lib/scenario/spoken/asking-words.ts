/** Words that a question begins with, which ask for somebody, something, a time or a number. */
export const ASKING = [
	'who',
	'whos',
	'what',
	'whats',
	'how',
	'which',
	'why',
	'whose',
	'when',
	'where',
	'whether',
	'odds',
	'chances'
];

/** Verbs that stand before their subject where something is asked. */
export const HELPING = [
	'do',
	'does',
	'did',
	'is',
	'are',
	'am',
	'was',
	'can',
	'could',
	'will',
	'would',
	'should',
	'must',
	'may',
	'has',
	'have',
	'cant',
	'couldnt',
	'wont',
	'wouldnt',
	'doesnt',
	'dont',
	'didnt',
	'isnt',
	'shouldnt'
];
