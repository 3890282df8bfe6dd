const USES =
	'(?:uses?|used|taps?|tapped|activates?|activated|plays?|played|flips?|flipped|casts?|pops?|popped)';
const N = '(?:\\d|one|two|three|four|five|six)';
const UNIT = '(?:hp|health|life|hearts?)';
const SPENT = '(?:used|tapped|spent|activated|exhausted)';

/** How somebody comes to die, what they choose, and what was done before; the same in words that the grammar has. */
export const TURNS_OF_FATES: readonly (readonly [said: string, plain: string])[] = [
	// "Pops Forget Me Now", "lays Holy Mantle on herself".
	[
		'(?:pops|popped|lays|slaps|slapped|sticks|stuck)(?= (?:the |OWN |an? )?#\\S+(?: \\+\\S+)*(?: on| during| in| ,| \\.| while\\b|$))',
		'uses'
	],
	['(?:flips|flipped)(?= (?:the |OWN )?#flush)', 'uses'],
	// "Flips Holy Mantle for Lou".
	[
		`(${USES} (?:(?:the|an?|OWN) )?CARD) for (@\\S+|him|her|me|himself|herself|myself)END`,
		'$1 on $2'
	],
	// "Jawbone, which Wes used already on Hal".
	[
		`(?:the |OWN )?(CARD)(?: ,)? (?:which|that) (@\\S+) (?:(?:has|had|already) )*${SPENT}(?: up)? (?:already|before|earlier)(?: (?:this turn|on (?:WHOM)))*END`,
		'$2s $1 . $2 has a tapped $1'
	],
	[
		`(?:the |OWN )?(CARD)(?: ,)? (?:which|that) (@\\S+) (?:(?:has|had) )?already ${SPENT}(?: up)?(?: (?:this turn|on (?:WHOM)))*END`,
		'$2s $1 . $2 has a tapped $1'
	],
	// "Then a second time Clog", behind an attack.
	[
		'(?<=(?:attacks?|attacked) (?:the )?CARD )(?:(?:and|then|,) )+(?:a second time|once more|again) ((?:the )?CARD)END',
		', then attacks $1'
	],
	// "Lisa holy cards herself after the 1 on The Haunt": her own, where nobody else is named.
	[
		'(?<!@.*)(@\\S+) ((?:(?!@)[^.,;!?\\n])*?) after (?:the|a|an|his|her) (FACE) (?:on|against|vs|at) ((?:the )?CARD)(?!.*@)END',
		'$1 attacks $4 , rolls $3 , $1 $2'
	],
	// "Declares he'll attack".
	[
		'(?:declares?|declared|announces?|announced) (?:that )?(?:he|she|they|i) (?:will|would|had|is going to|was going to|wants to|BE) (attack|buy|purchase)(?:ing)?(?= )',
		'wants to $1'
	],
	// "To bump her 4 up on The Bloat".
	[
		'to (?:bump|boost|raise|push|nudge|lower|change|fix|improve) (his|her|my|their) (FACE)(?: up| down)? (?:on|against|vs) ((?:the )?CARD)(?= |$)',
		'on $1 roll of $2 against $3'
	],
	// "Dies to Fatty on a roll of 1 with 2 HP".
	[
		`(@\\S+|i|he|she) (?:dies|died|die) (?:to|from|by|against|vs) ((?:the |an? )?#(?!bomb|gold|mega|death)\\S+(?: \\+\\S+)*) (?:on|with|after|by rolling|rolling|on rolling) (?:an? )?(?:roll )?(?:of )?(?:an? )?(FACE) (?:with|at|on|having) (?:only )?(${N}) ${UNIT}END`,
		'$1 ( $4 hp ) attacks $2 , rolls $3 , $1 dies'
	],
	// "Tia picks Ben after dying to Fatty, roll 1".
	[
		'OPENS(@\\S+) ((?:(?!#(?:bomb|gold))[^.;!?,\\n])*?) after dying (to|from|against) ((?:an? |the )?#\\S+(?: \\+\\S+)*)((?: ,)? (?:roll|rolled|rolling|on) (?:an? )?FACE)?((?: ,)?(?: at| with)? \\d hp)?END',
		'$1 dies $3 $4 $5 $6 , $1 $2'
	],
	['OPENSdying with', 'i die with'],
	// "Val at 0 with death on the stack".
	[
		`(@\\S+|i) (?:BE |has |have |at |on )*(?:0|zero)(?: ${UNIT})?(?: ,| and\\b| with)* (?:OWN )?#?death (?:BE )?on (?:the )?stack(?= |$)`,
		'$1 has 0 hp , $1 dies'
	],
	// "Gives her 1 HP via Yum Heart".
	[
		`(?:gives?|gave|giving|heals?|healed) (WHOM) (?:for )?(?:\\+ )?${N} ${UNIT}(?: back)? (?:via|with|using|from|through|by) ((?:OWN |an? |the )?CARD)`,
		'uses $2 on $1'
	],
	// "She's bombed at 1 HP by Ed".
	[
		`(WHO) (BE|gets|got) (#bomb\\S*|killed|attacked) (?:at|on|with|while at) (${N}) ${UNIT} (by|from)(?= )`,
		'$1 has $4 hp , $1 $2 $3 $5'
	],
	// "By my Tech X (3 counters)".
	[
		`((?:by|with|from|to) (?:my|his|her|their|@\\S+s)) (CARD) \\( (${N}) counters?(?: on it| left)? \\)END`,
		'$1 $2 . $2 has $3 counters'
	],
	// "Theo attacks while holding priority over his own bomb on Horf".
	[
		'(@\\S+|i|he|she) ((?:attacks?|attacked|buys?|bought|purchases?|ends?)[^.,;!?\\n]*?) while (?:still )?holding priority (?:over|on|with|after|for) OWN (?:own )?(CARD)((?: (?:on|at) (?:CARD|WHOM))?)END',
		'$1 plays $3 $4 , holding priority $1 $2'
	],
	// "Mona: 1 HP, Guppy's Hairball, missed Pin": what she has.
	[`OPENS(@\\S+) : (${N}) ${UNIT} , ((?:OWN |an? |the )?CARD)(?= ,)`, '$1 has $2 hp and $3'],
	// "Poor Lev", "on self", "his gf".
	['(?:poor|dear|good old|lovely) (@\\S+)', '$1'],
	['(?<=(?:WHO) .*)on (?:self|oneself)(?= |$)', 'on himself'],
	['(?<!(?:WHO) .*)on (?:self|oneself)(?= |$)', 'on myself'],
	// "Joker looked through my hand".
	[
		'(@\\S+s) (CARD) (?:looks?|looked|peeks?|peeked) (?:at|through|into|in) my hand',
		"$1' uses $2 on me"
	],
	[
		'(@\\S+s) (CARD) (?:looks?|looked|peeks?|peeked) (?:at|through|into|in) (?:@\\S+s|his|her|their) hand',
		"$1' uses $2"
	],
	// "Kills it with a 4, on its trigger she rolls a 1".
	[
		'(?:on|for|with) (?:its|the|that|this) (?:death )?(?:trigger|ability|effect)(?: roll)?(?: ,)? (?:(WHO) )?(rolls?|rolled)(?= )',
		'then $1 $2'
	],
	// "Tess was mid purchase of Relic".
	[
		'(@\\S+|i|he|she) BE (?:mid|in the middle of|in the midst of) (?:(?:an?|his|her|my|the) )?purchase (?:of|on) ((?:the )?CARD)(?= |$)',
		'$1 buys $2'
	],
	// "Buy Soul of Guppy for 10?"
	[
		'(?<=^)(buy|play|use|tap|activate|attack|cancel|reroll|purchase)(?= [^.;!?,\\n]*\\?)',
		'can i $1'
	],
	['(?:with|w / ) ?(?:nothing|no thing)(?: else)? on the stack(?= |$)', ''],
	['responds? to (?:nobody|nothing|no one)(?= |$)', ''],
	['(?<=\\( )(has|had) also(?= )', 'also $1']
];
