/** What somebody does in a report of it. */
const ACT =
	'(?:attacks?|bombs?|uses?|plays?|purchases?|buys?|taps?|activates?|throws?|rolls?|rerolls?|ends?|responds?|#\\S+)';
/** Brackets behind a name. */
const ASIDE = '((?: \\( [^()]*\\))?)';
/** Nothing that takes it back or makes it hang on something follows in the sentence. */
const PLAINLY = '(?![^.;!?\\n]* (?:if|unless|but|instead)(?: |$))';

/** How it is told who does something, and the same in words that the grammar has. */
export const TURNS_OF_SPEECH: readonly (readonly [said: string, plain: string])[] = [
	// What is done as a noun: "attack by Pia on Gurdy", "whiff by Kai (1 HP) against Fly", "purchase by Tom: Dinner".
	['(?:(?:the )?monster )?deck attack by (@\\S+)', '$1 attacks the monster deck'],
	[`OPENS(?:an? |the )?attack by (@\\S+|me)${ASIDE} (?:on|against|at)`, '$1 $2 attacks'],
	[
		`OPENS(?:an? |the )?(?:whiff|miss) by (@\\S+|me)${ASIDE} (?:on|against|at|vs)(?= )`,
		'$1 $2 misses'
	],
	[
		`OPENS(?:an? |the )?(?:attack )?roll of (?:an? )?(FACE) (?:on|against|at|vs) (CARD) by (@\\S+|me)${ASIDE}`,
		'$3 $4 rolls $1 against $2'
	],
	['(?:an? |the )?(?:shop )?purchase by (@\\S+|me)(?: :| ,| of)?', '$1 buys'],
	['OPENS(CARD) (?:bought|purchased)END', 'buys $1'],
	['OPENS(CARD) (?:revealed|flipped|turned up)END', 'reveals $1'],
	// What makes it so: "becomes a six thanks to her Sacred Heart", "+1 from Ana's Bone".
	[
		'(?:becomes?|became|BE turned into|BE now|is) (?:an? )?(FACE) (?:thanks to|because of|due to) ((?:OWN|@\\S+s) CARD)',
		', $2 makes it $1'
	],
	[
		'(?:gets? |an? )?\\+ (\\d) (?:from|by|with|via|using|thanks to)(?= (?:@\\S+s|OWN|an?) #)',
		'adds $1 with'
	],
	[
		'(WHO|CARD)((?: \\( [^()]*\\))?) (?:has|have) (\\d|one|two|three) (combat )?damage (?:coming|incoming|on the way|pending)(?: on the stack)?',
		'$3 $4 damage to $1 $2 on the stack'
	],
	// A list with numbers: "1) Mona attacks Scolex".
	['(?<=^|\\n )(?:\\d|[a-e]) \\)', ''],

	['w \\/(?= \\S)', 'with'],
	['w(?= (?:\\d|an?|OWN|CARD|@\\S+) )', 'with'],
	// Who is on turn, before the name: "active player: Cora", "the current player Anna attacks".
	[
		'(?:the )?(?:active|current|attacking) player(?: BE)?(?: :| ,)? (@\\S+)(?= (?:,|\\.|;|and|\\n)|$)',
		'$1 is active'
	],
	['(?:the )?(?:active|current|attacking) player(?: BE)?(?: :| ,)?(?= @\\S+)', ''],
	['(?:the )?(?:active )?monsters?(?: BE)? :(?= #)', 'monsters :'],
	// Who answers: "response by Dino: Bomb on Famine", "Ben's answer: Butter Bean".
	[
		'(?:in )?(?:response|reaction|answer) (?:by|from|of) (@\\S+|WHOM)(?: BE)?(?: :| ,)?(?= (?:an? |the |OWN )?CARD)',
		'$1 responds with'
	],

	// What was announced is done: "told us that he would attack", "announced she was going to use".
	[
		`(WHO) (?:announce[sd]?|declare[sd]?|says?|said|told (?:me|us|them)|tells (?:me|us|them)|decide[sd]?)(?: that)? (?:he|she|they|i) (?:would|will|had|wants? to|wanted to|(?:was|is|were|am) (?:going|about) to)(?= ${ACT} )${PLAINLY}`,
		'$1 will'
	],
	[`(WHO) (?:declare[sd]?|announce[sd]?)(?: that)? (?:he|she|they|i)(?= ${ACT} )${PLAINLY}`, '$1'],
	['(?:would like|is going|am going|are going) to(?= \\S)', 'will'],
	// By which means: "stops me by using Boomerang", "kills it by playing Bomb".
	[
		'(?:stops?|stopped|counters?|countered|interrupts?|interrupted|punish(?:es|ed)?|retaliates?|retaliated|answers?|answered|reacts?|reacted)(?: (?:WHOM|it|that|this))?(?: back)? (?:by (?:using|playing|activating|tapping|throwing|casting|dropping)|by means of)',
		'uses'
	],
	[
		'(?<=(?:kills?|killed|destroys?|destroyed|saves?|saved|prevents?|prevented|cancels?|cancelled|rerolls?|rerolled|steals?|stole|protects?|protected)(?: [^ ,.;:!?\\n]+){1,4} )by (?:using|playing|activating|tapping|throwing)',
		'with'
	],
	// Whose card it is, behind it: "by Mini Mush of Quinn", "a bomb of mine".
	['(?<=(?:by|with|using|through|via) )((?:an? |the )?CARD) of (@\\S+)', '$1 by $2'],
	['((?:an? |the )?CARD) of mine', '$1 by me'],
	// What hurts somebody: "takes damage from Piet's Bomb", "was about to die from my bomb".
	[
		'(?:takes?|took) (?:(?:\\d|one|two|three|some|the) )?(?:damage|dmg) from ((?:OWN|@\\S+s) CARD)',
		'gets hit by $1'
	],
	[
		'(WHO) (?:BE|would have been) (?:about|going|supposed) to (?:die|be killed) (?:from|to|by|because of) (OWN CARD)',
		'$2 on $1'
	],
	[
		'(?:wants to |and |to )*(?:add|adds|adding|subtract|subtracts|subtracting) (?:\\d|one|two)(?: (?:to|from) (?:it|that|(?:OWN )?roll))? (?:with|using|via) ((?:OWN )?CARD)',
		'uses $1'
	],
	// When it is done: "plays Strength before attacking Dople".
	['(?<=[^ ,.;:!?\\n(] )before (?:attacking|fighting) (CARD)', ', attacks $1'],
	['(blind|blindly) (?:from|off|of)(?: the)?(?: top of)?(?: the)? treasure deck', '$1'],
	['OPENS(?:we|i|you) (?:have|had|got)(?= @\\S+ (?:with|at|on|who|\\())', '']
];
