/** Kills in other words: "steals the kill with", "suicides with", "finishes it off with"; the same in words that the grammar has. */
export const TURNS_OF_KILLING: readonly (readonly [said: string, plain: string])[] = [
	[
		'(?:steals?|stole|takes?|took|snipes?|sniped|gets|got|snatch(?:es|ed)?) (?:the |OWN )?(?:kill|killing blow|last hit)(?= (?:with|using|by))',
		'kills it'
	],
	['(?:suicides?|suicided)(?= (?:with|using|by))', 'kills himself'],
	[
		'(?:takes?|took|finish(?:es|ed)?|polish(?:es|ed)?) (WHOM|it|CARD) (?:out|off|down)(?= (?:with|using|by))',
		'kills $1'
	],
	[
		'(?:finish(?:es|ed)?|takes?|took|polish(?:es|ed)?) (?:off|out|down) (WHOM|it|CARD)(?= (?:with|using|by))',
		'kills $1'
	]
];
