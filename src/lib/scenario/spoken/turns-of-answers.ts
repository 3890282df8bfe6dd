const USES = '(?:uses?|used|taps?|tapped|activates?|activated|plays?|played|use|tap|activate|play)';
const CANCELS =
	'(?:cancels?|cancell?ed|cancelling|counters?|countered|negates?|negated|stops?|stopped|blocks?|blocked|denies|denied|nullif\\w+)';
const BEAN = '(?:#(?:butter|bean|bb)\\S*(?: \\+bean\\S*)?(?: !)?)';
const KIN =
	'(?:brother|sister|friend|buddy|girlfriend|boyfriend|wife|husband|dad|mom|kid|son|daughter|cousin|roommate|neighbor|mate|partner|gf|bf)';

const N = '(?:\\d|one|two|three|four|five)';
const UNIT = '(?:hp|health|life|hearts?)';
const HAVE = '(?:BE |have |had |sit |sitting |stand |at |on |down to )+';

/** How somebody answers what another did, and the same in words that the grammar has. */
export const TURNS_OF_ANSWERS: readonly (readonly [said: string, plain: string])[] = [
	// A name that is spoken as a sentence.
	[
		'i cant believe (?:it is|its|it) not (?:#butter \\+bean|#bean)',
		'i-cant-believe-its-not-butter-bean'
	],
	// "Nora no!s the bean".
	[
		'(?<=(?:@\\S+|i|he|she|my \\p{L}+) )no ! s(?= (?:(?:the|this|that|OWN|@\\S+s) )?(?:#|it|that))',
		'uses no ! on'
	],
	// "Shuts it down with a bean".
	[
		'(?:shuts?|shutting|shoots?|shot|turns?|turned) (it|that|this|(?:(?:the|OWN|@\\S+s) )?CARD) (?:down|off)(?= (?:with|using|via|by) )',
		'cancels $1'
	],
	[
		`(${CANCELS}(?: (?:it|that|this))?) (?:by way of|by means of|by use of|courtesy of|thanks to)(?= )`,
		'$1 with'
	],
	// "… and Jon cancels that with another one", "… with his own".
	[
		`(?<=${BEAN} .*)(${CANCELS} (?:it|that|this|(?:@\\S+s|OWN) CARD)) with (?:another|a second|one|OWN own|OWN) ?(?:one|own|of (?:his|her|my|their) own)?END`,
		'$1 with butter bean'
	],
	// "Ida's brother Jon".
	[`(?:@\\S+s|my|his|her|their) ${KIN} (@\\S+)`, '$1'],
	// "Mr Boom at Pin, beaned."
	[
		`(?<=(?:#\\S+|WHOM) ), (?:but |and |then )*(?:#beaned|#bean|(?:butter )?beaned|countered|cancell?ed|negated)END`,
		', it gets beaned'
	],
	// "Faye's bean gets countered by Gil".
	[
		`OPENS(@\\S+s|my|OWN) (${BEAN}) (?:(?:then|also|in turn|itself) )*(?:gets?|got|is|was)(?: then| also| in turn| itself)? (?:${CANCELS}|#beaned|#\\S*beaned) by (@\\S+)`,
		'$3 cancels $1 $2'
	],
	// "Hugo's Judgement goes off?"
	[
		'OPENS((?:@\\S+s|OWN) CARD) (?:still |then |now |so )*(?:goes off|goes through|resolves|works|happens|gets through|stands|survives|counts)(?= \\?)',
		'does $1 resolve'
	],
	// "Cleo's Jera: bean from Amy".
	[`OPENS(@\\S+s) (CARD) :(?= (?:an? )?${BEAN} (?:from|by) (?:@\\S+|me)(?= |$))`, "$1' plays $2 ,"],
	[`OPENSmy (CARD) :(?= (?:an? )?${BEAN} (?:from|by) @\\S+(?= |$))`, 'i play $1 ,'],
	// "Had Pay to Play and aimed it at my Brimstone".
	[
		'(?<=(?:has|had|have|with|takes|took|readies|readied|grabs|grabbed) (?:an? |the |OWN )?#.*)(aims?|aimed|points?|pointed|directs?|directed) it (?:at|against|toward|towards)(?= )',
		'uses it on'
	],
	// "There are no charges left on his Jawbone".
	[
		'(?:has|have|had|with) (?:no|zero) charges?(?: left| remaining)* (?:on|in|for) (?:OWN )?(CARD)',
		'has a tapped $1'
	],
	[
		'OPENS((?:(?:@\\S+s|OWN) )?CARD) (?:has|had|have) (?:no|zero) charges?(?: left| remaining)?END',
		'$1 is tapped'
	],
	// "Has tapped it already", behind the question whether it can be used.
	[
		'(?<=(?:can|could|may|allowed|able) [^?#]*(CARD)[^?#]*\\? (?:[^#.]* )?)(?:has|have|had) (?:(?:already (?:used|tapped|activated|spent) (?:it|that))|(?:(?:used|tapped|activated|spent) (?:it|that) (?:already|before|earlier|once)))(?: (?:this turn|before|earlier|today))?END',
		'has a tapped $1'
	],
	// "Uses it twice on Carl".
	[
		`(?:(?:wants?|wanted|tries|tried|decides|decided|plans|planned) to )?(${USES}) (it|(?:OWN )?CARD) (?:twice|two times|2 times)(?: in a row| back to back| this turn)* (?:on|against|at) (WHOM|CARD)END`,
		'$1 $2 on $3 , then $1 it again on $3'
	],
	// "Says he'd rather buy Dinner".
	[
		'(?:(?:says?|said|decides?|decided|announces?|announced) (?:that )?)?(?:he|she|they|i|WHO) (?:had|would|will) rather (buy|attack|purchase|play|use)',
		'wants to $1'
	],
	// "Can Pete buy Dinner in the middle of his fight with Gurdy?"
	[
		'OPENS((?:can|could|may) (@\\S+) [^.;!?\\n]*?) (?:in the middle of|in the midst of|during|mid) (?:an?|the|his|her|their) (?:fight|attack|battle|combat) (?:with|against|on|vs) ((?:the )?CARD) \\?',
		'$1 while $2 attacks $3 ?'
	],
	[
		'OPENS((?:can|could|may) i [^.;!?\\n]*?) (?:in the middle of|in the midst of|during|mid) (?:an?|the|my) (?:fight|attack|battle|combat) (?:with|against|on|vs) ((?:the )?CARD) \\?',
		'$1 while i attack $2 ?'
	],
	// "… rolls a 2. Can he buy Dinner in the middle of the fight?": the one that was told.
	[
		'(?<=(?:attacks?|attacked|attacking|fights?|fought|fighting) .*(?:can|could|may) (?:WHO) [^.;!?\\n]*)(?:in the middle of|in the midst of|during|mid|halfway through) (?:(?:the|that|this|his|her|my|their) )?(?:fight|attack|battle|combat)(?= \\?)',
		'in response'
	],
	// "The three of us have 1 HP": so many play, where nobody is named.
	...(
		[
			['(?:two|2|both)', 'i and ben'],
			['(?:three|3)', 'i , ben and cleo'],
			['(?:four|4)', 'i , ben , cleo and dan']
		] as const
	).flatMap(([many, names]): readonly (readonly [string, string])[] => [
		[
			`(?<!@.*)OPENS(?:all |the )?${many} of us (?:(?:all|each|both|now|still) )*${HAVE}(?:only |just )?(${N})(?: ${UNIT})?(?: left)?(?: each)?END(?!.*@)`,
			`players : ${names} . everyone has $1 hp`
		],
		[
			`OPENS(?:all |the )?${many} of us (?:(?:all|each|both|now|still) )*${HAVE}(?:only |just )?(${N})(?: ${UNIT})?(?: left)?(?: each)?END`,
			'everyone has $1 hp'
		]
	]),
	// "Ruth has a bean. May she cancel my Charged Baby trigger?": with that.
	[
		`(?<=(?:has|had|have|holds|held|with) (?:an? |the |OWN )?${BEAN} ?[^.;!?]*[.;,!] .*)((?:can|could|may) (?:WHO)) (?:cancel|stop|counter|negate)(?= (?:(?:my|the|OWN|@\\S+s) #|it|that)[^.;!?]*\\?)(?![^.;!?]* with )`,
		'$1 bean'
	],
	// "Chad interrupted me and cancelled it".
	['(WHO) (?:interrupts?|interrupted)(?: (?:WHOM|it|that))? (?:and|by|,)(?= )', '$1'],
	[
		'(?:interrupts?|interrupted)(?: (?:WHOM|it|that))? with(?= (?:an? |the |OWN )?#)',
		'responds with'
	],
	// "I rolled... Uli rolled a 2".
	[
		'(?:WHO) (rolls?|rolled|plays|played|attacks|attacked|has|had) (?:\\.\\.\\.|…|\\.\\.) (?=(?:@\\S+|i|he|she|no|wait|sorry)(?: ,)? \\1 )',
		''
	],
	// "Wants to undo it since Vic stole …".
	[
		'(?:and )?(?:wants|wanted|tries|tried) to (?:undo|take (?:it|that) back|cancel)(?: (?:it|that))? (?:since|because|as|after)(?= )',
		'.'
	],
	// "Attacks and picks Chub as target".
	[
		'(attacks?|attacked)(?: and|,)+ (?:picks?|picked|chooses?|chose|names?|named|selects?|selected) ((?:the )?CARD)(?: as (?:(?:the|his|her|my) )?target)?',
		'$1 $2'
	],
	[
		'(?<=#flush\\S*(?: !)? )(?:for|on|onto|against|to|choosing)(?: the)? (monsters|shop)(?= |$)',
		'on the $1'
	],
	// "Declines recharging her Jawbone".
	[
		'(declines?|declined|refuses?|refused) (?:to )?(?:recharging|recharge|rerolling|reroll|looting|loot|stealing|steal|taking|take|using|use|swapping|swap|attacking again|attack again)(?: (?:(?:the|his|her|my|their|an?) )?(?:CARD|it|loot|roll))?END',
		'$1'
	],
	// "Killed Rag Man on a 5".
	[
		'(kills?|killed|beats?|slays?|slew) ((?:the )?CARD) on (?:an? )(?:roll of )?(FACE)(?= |$)',
		'$1 $2 with a $3'
	],
	// "Lea takes 1 from Razor Blade by Moe".
	[
		'(@\\S+|i|he|she)((?: \\( [^()]* \\))?) (?:takes?|took|suffers?|suffered|gets?|got) (?:\\d|one|two)(?: damage)? (?:from|by) ((?:(?:the|an?) )?CARD) (?:by|of|from) (@\\S+)',
		'$4 uses $3 on $1 $2'
	],
	// "Gold bombed her at 3".
	[
		`((?:#gold \\+bombed|#\\S*bombed|#\\S*bombs)) (WHOM) (?:at|on|with) (?:only |just )?(${N})(?: ${UNIT})?END`,
		'$1 $2 ( $3 hp )'
	],
	['with (@\\S+) and (@\\S+) (?:both )?(?:at|on)(?= \\d)', ', $1 and $2 at'],
	['OPENS(?:the )?monsters (?=#)', 'monsters : '],
	['OPENSdied (?:at|with|on)(?= )', 'i died with'],
	// "Buys Dinner with 4 cents and Steamy Sale".
	[
		'(buys?|bought|purchases?|purchased) ((?:the )?CARD) with (?:only )?(\\d+) (cents?|¢|c|coins?) and ((?:(?:his|her|my|an?) )?CARD)END',
		'$1 $2 , has $3 cents and $5'
	],
	['(?:back to back|in a row)(?= |$)', ''],
	[
		'(CARD) (?:lies|lay|lying|sits|sitting) (?:under|below|beneath|underneath) ((?:the )?CARD)END',
		'$1 is under $2'
	],
	// "Ends her turn while Tom's Bomb! on her is unresolved".
	[
		'((?:while|as|with) (?:@\\S+s|my|his|her|their) CARD(?: !)?(?: (?:on|at) (?:WHOM|CARD))?) (?:BE )?(?:still )?(?:unresolved|pending|waiting|not resolved|hasnt resolved|has not resolved)(?: yet)?END',
		'$1 is still on the stack'
	],
	// "Mid attack Ben taps Jawbone on me. Ben's attack: rolled 1 on Spider".
	[
		'OPENSmid (?:attack|fight|combat)(?: ,)? (@\\S+) ([^.;!?\\n]*?) [.;,] (@\\S+s) (?:attack|fight)(?: :)? (?:rolled|rolls|on|a) (?:an? )?(FACE) (?:on|against|vs) ((?:the )?CARD)(?= |$)',
		"$3' attacks $5 , rolls $4 , $1 $2"
	],
	// "Dagaz option 1 on Zoe who has Curse of Greed".
	[
		'(#dagaz(?: ,)? (?:mode|option) 1) on (@\\S+)(?: ,)? (?:who |that )?(?:has|had|with|under) (?:the |an? )?(#curse\\S*(?: \\+\\S+)*)END',
		'$2 has $3 . $1 on $3'
	],
	// "Vi's Diplopia copies Dead Eye (Bea's)".
	['(CARD) \\( (@\\S+s) \\)(?= |$)', '$2 $1'],
	// "Tom death's Eve".
	['(@\\S+) (#deaths) (@\\S+)(?= (?:after|then|too|next|as well|,|\\.)|$)', '$1 uses death on $3'],
	// "Plays a Nickel, then a Dime without tapping his character".
	[
		'(?<=(?:@\\S+|i|he|she|they) (?:plays?|played) (?:an? )?CARD(?: !)?(?: !)? ,? ?(?:(?:and|then) )+(?:(?:plays?|played) )?(?:an? )?CARD(?: !)?(?: !)? )(?:without|w / o) (?:tapping|using|turning|activating) (?:OWN )?(?:character|guy|char|CARD|@\\S+)(?: card)?END',
		', has 1 loot play'
	]
];
