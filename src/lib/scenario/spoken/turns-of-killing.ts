/** Kills in other words: "steals the kill with", "suicides with", "finishes it off with"; the same in words that the grammar has. */
export const TURNS_OF_KILLING: readonly (readonly [said: string, plain: string])[] = [
	// "Ana drops dead", "keels over", "bites the dust".
	[
		'(?:(?:drops?|dropped|falls?|fell) dead|(?:keels?|keeled) over|(?:bites?|bit) the dust|(?:kicks?|kicked) the bucket|croaks?|croaked)',
		'dies'
	],
	// "Ana dies after Max's Gold Bomb!! on her".
	[
		'(?<=(@\\S+|i|he|she|they) (?:dies|died) )after ((?:@\\S+s|my|his|her) CARD(?: !)*) on (?:him|her|me|them)END',
		'to $2'
	],
	// "Two bombs from Oz on Uma".
	[
		'OPENS(?:two|2|both) (?:#bombs?|bombs) (?:from|by|of) (@\\S+|me)(?: both)? (?:on|at|for|hit|go at|against) ((?:the )?CARD|WHOM)END',
		'$1 bombs $2 , $1 bombs $2'
	],
	// "Sid gave her a bomb".
	[
		'(?:gives?|gave|hands|handed|serves?|served|feeds?|fed|treats?|treated) (WHOM|it|CARD)(?: to)? (?:an? |the |OWN |another )?((?:#bomb|#gold|#mega)\\S*(?: \\+\\S+)*)(?: to the face| in the face)?END(?! and (?:he|she|they|i|@\\S+) (?:#|uses|plays|throws))(?!.* with it)',
		'uses $2 on $1'
	],
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
	],
	// "Attacks and kills Pooter".
	[
		'(?:attacks?|attacked)(?: ,| and\\b| then\\b)+ (kills?|killed|beats?|defeats?|defeated|slays?|slew)(?= (?:an? |the )?CARD)',
		'$1'
	],
	// "Attacks and misses Pooter".
	[
		'(attacks?|attacked)(?: ,)? and (?:then )?(hits?|misses|missed|miss) ((?:an? |the )?CARD)',
		'$1 $3 and $2'
	],
	// "Ben uses Razor Blade to kill himself".
	[
		'(?:uses?|used|plays?|played|taps?|tapped|activates?|activated) ((?:OWN |my |the |an? )?CARD)(?: on (?:himself|herself|myself|me))? to kill (himself|herself|myself|themself|themselves)END',
		'kills $2 with $1'
	],
	[
		'(?<=(?:kills?|killed) (?:himself|herself|myself) with (?:OWN |my )?CARD )on (?:OWN|my) own turn(?= |$)',
		''
	],
	// "Tom has Mega Bomb and bombs me": with that one.
	...[
		['@\\S+|my \\p{L}+|he|she', '(?:he|she|they|\\1)'],
		['i', 'i']
	].map(([who = '', again = '']): readonly [string, string] => [
		`(?<=(${who}) (?:has|have|had|holds?|held|BE holding) (?:(?:an?|the|one) )?(#\\S+ \\+bomb\\S*)(?: (?:in|left|on) (?:OWN |my )?hand)?(?:(?: [,.]| and| then| so)+ ${again})?(?: [,.]| and| then| so)* )#?(?:bombs?|bombed)(?= (?:WHOM|CARD|it)(?: |$))`,
		'plays $2 on'
	])
];
