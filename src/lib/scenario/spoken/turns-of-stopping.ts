/** Whom or what somebody wants to stop: "him", "him from winning", "the attack". */
const AGAINST =
	'(?:(?:WHOM|it|this|that|CARD)(?: from \\p{L}+ing(?: (?:the|OWN|an?))?(?: (?:\\p{L}+|CARD))?)?|(?:the|that|this|OWN|@\\S+s) (?:attack|purchase|roll|kill))';

/** What somebody wants to stop, and by what: the same as the act with which they do. */
export const TURNS_OF_STOPPING: readonly (readonly [said: string, plain: string])[] = [
	// "Can I stop him with a bomb on him?", "… stop him from winning by killing him with a bomb?".
	[
		`(?:stop|save|prevent|answer|counter|keep) ${AGAINST} (?:with|by (?:playing|using|throwing)) (?:an? |OWN )?(CARD)(?= (?:on|to|at|against) )`,
		'play $1'
	],
	[
		`(?:stop|prevent|keep|save) ${AGAINST} by (?:killing|#?bombing) (WHOM|CARD|it) with`,
		'kill $1 with'
	],
	[`(?:stop|prevent|keep|save) ${AGAINST} by #?bombing(?= (?:WHOM|CARD|it))`, 'bomb'],
	// "The Fool from Raj cancels Mia's attack on Pin".
	[
		'(?:the |an? )?(CARD) (?:from|by|of) (@\\S+|me)(?: then| now)? (cancels?|cancelled|stops?|stopped|ends?|ended|interrupts?|interrupted) ((?:@\\S+s|my|his|her|their|the) attack(?: on (?:the )?CARD)?)',
		'$2 cancels $4 with $1'
	],
	// "Cancels the attack with the Fool after rolling a 1 on Fatty": the attack is told with the roll.
	[
		'(?:cancels?|cancelled|stops?|stopped|ends?|ended) (?:the|OWN) (?:attack|fight) (?:with|by playing|using) ((?:OWN |the )?CARD)(?= (?:after|when|once|on) (?:(?:rolling|(?:WHO) (?:rolls?|rolled)|(?:the|OWN) (?:attack )?roll of)) )',
		'plays $1'
	],
	// "Amy's Bomb! gets cancelled", by nobody that is named.
	[
		'(CARD(?: !)?|OPENSit|OPENSthat) (?:gets?|got|was|has been) (?:cancell?ed|countered|negated)END',
		'$1 gets beaned'
	]
];
