const N = '(?:\\d|one|two|three|four|five|six)';
const UNIT = '(?:hp|health|life|hearts?)';

const TAPPED = '(?:tapped|deactivated|exhausted|sideways|turned|used up)';

/** What is told in the middle of something else, or in another place than it comes; the same in words that the grammar has. */
export const TURNS_OF_ASIDES: readonly (readonly [said: string, plain: string])[] = [
	// "Jan, on 1 HP, took it".
	[
		`OPENS(@\\S+) , (?:on|at|with|down to) (?:only |just )?(${N}) ?${UNIT} ,(?= \\p{L}+(?:s|ed|t|k|w)? )`,
		'$1 ( $2 hp )'
	],
	// "If Ann dies now to my Gold Bomb".
	['(dies|died|die) now (?=(?:to|from|by|of) )', '$1'],
	// "Ben's character is tapped": Isaac's, where it is not said whose.
	...[['(@\\S+s)', "$1'"] as const, ['my', 'i'] as const].map(
		([whose, who]): readonly [string, string] => [
			`(?<!@\\S+ \\( @.*)OPENS${whose} (?:character|char|guy)(?: card)? (?:is|was)(?: already| still| now)* ${TAPPED}(?= |$)`,
			`${who} is isaac , ${who} is tapped`
		]
	),
	[`(@\\S+) \\( (@\\S+) , ${TAPPED} \\)`, '$1 is $2 , $1 is tapped , $1'],
	// "XXI. The World": the dot ends nothing.
	[
		'(?<=(?:can|could|may|does|do|did|will|would) [^.;!?\\n]*)#(?:[iv]+|x[iv]*|xi[vx]|x[vx][iv]*|o|0) \\+\\.(?= \\+(?!death))',
		''
	],
	// "2018 rule set".
	[
		'(?<=(?:original|old|2018|first edition|1st edition|v1) )(?:rule set|ruleset|print(?:ing)? rules)(?= |$)',
		'rules'
	],
	// "Jan took Razor Blade damage from me".
	[
		'(@\\S+|i|he|she)((?: \\( [^()]* \\))?) (?:takes?|took|gets?|got|suffers?|suffered) (?:the )?(CARD) (?:damage|dmg) (?:from|by) (@\\S+)(?= |$)',
		'$4 uses $3 on $1 $2'
	],
	[
		'(@\\S+|he|she)((?: \\( [^()]* \\))?) (?:takes?|took|gets?|got|suffers?|suffered) (?:the )?(CARD) (?:damage|dmg) (?:from|by) me(?= |$)',
		'i use $3 on $1 $2'
	],
	// "Will I, having Ultra Flesh Kid, …": what somebody has.
	[
		'OPENS(will|would|do|does|can|could|may) (i|@\\S+|he|she) , (?:having|with|holding|owning) ((?:the |an? )?CARD(?: (?:with|at) \\S+ counters?)?) ,(?= )',
		'$2 has $3 . $1 $2'
	],
	// "The one with Shadow, that's Hal, gets it".
	[
		'OPENSthe (?:one|player|guy|person) (?:with|who has|who owns|having|that has) ((?:the )?CARD)(?: ,| \\()? (?:(?:that|this|who) (?:is|was) |thats |= ?|namely |i e )?(@\\S+)(?: ,| \\))?(?= )',
		'$2 has $1 . $2'
	],
	// "Restock Machine: Tod pays 2 cents", "Blood Donation: at 1 hp Gus pays the HP": so it is used.
	[
		`(?<=^)(CARD)(?: room)? [:.] (?:at|on|with) (${N}) ${UNIT}(?: ,)? (@\\S+|i|he|she) (?:pays|paid|pay)(?: (?:the|${N}|\\d+|his|her|my) (?:${UNIT}|cents?|¢|coins?))?(?: for it)?(?= [.,;:!?]| on| during|$)`,
		'$3 has $2 hp . $3 uses $1'
	],
	[
		`(?<=^)(CARD)(?: room)? [:.] (@\\S+|i|he|she) (?:pays|paid|pay)(?: (?:the|${N}|\\d+|his|her|my) (?:${UNIT}|cents?|¢|coins?))?(?: for it)?(?= [.,;:!?]| on| during|$)`,
		'$2 uses $1'
	],
	// "Buys it with Blessing of Steam out".
	[
		'(?:,|\\()? ?(?:with|while) (?:the )?(CARD) (?:is )?(?:out|as the room|up as a room|as our room|being the room)(?: \\))?END',
		', $1 is in play'
	],
	// "Can Mo look at my hand with The World?"
	[
		'OPENS(can|could|may) (@\\S+|i|he|she) (?:look at|see|peek at|look into|check) (?:my|his|her|their|OWN|@\\S+s|everyones|all) hands? (?:with|using|via) ((?:the |OWN |an? )?CARD)(?= |$)',
		'$1 $2 use $3'
	],
	// "Attack Punching Bag that Lu owns: can I?"
	[
		'(?<=^)(attack|play|use|tap|activate|buy|purchase|cancel|bomb|reroll|bean) ([^.;!?\\n:]*?)(?: :| -| ,| \\.\\.\\.)+ (can|could|may) (i|he|she|we|@\\S+)(?: (?:do (?:that|this|it)|even))* \\?',
		'$3 $4 $1 $2 ?'
	],
	// "Punching Bag that Lu owns".
	['(?:the |an? )?(CARD) (?:that|which) (@\\S+) (?:owns|has|controls|had|owned)(?= |$)', '$2s $1'],
	// "Bo wants his Decoy to swap my Relic".
	[
		'(@\\S+|i|he|she) (?:wants?|wanted) (OWN CARD) to (?:swap|take|steal|hit|copy|kill|recharge|reroll|destroy|cancel|become)(?: with| into)? ((?:(?:the|OWN|@\\S+s) )?CARD|WHOM)(?= |$)',
		'$1 uses $2 on $3'
	],
	// "Two people at 1 HP", none of whom is named.
	[
		`OPENS(?:two|2|both) (?:people|players) (?:BE )?(?:at|on|with|down to) (?:only |just )?(${N}) ?${UNIT}(?: left)?(?= [,.;])(?! [,.;:] (?:@\\S+|me|i) (?:and|&))`,
		'everyone has $1 hp'
	],
	// "Can he now pick Lena instead?": as it is chosen.
	[
		'OPENS((?:can|may|could|cant) (WHO) (?:(?:still|now|just|then|later) )*(?:pick|choose|target|take|name|hit) (WHOM|(?:the )?CARD)(?: now)? instead(?: now)?) \\?',
		'$1 ? $2 chooses $3'
	],
	['(?:turns?|makes?) (?:it|this|that|CARD) (?:into )?a soul(?= |$)', 'get a soul'],
	// "I plan C the Whipper".
	[
		'(@\\S+|i|he|she|we) (?:will )?#plan \\+c (it|WHOM|(?:the )?CARD)(?= |$)',
		'$1 use Plan C , choose $2'
	],
	// "Ash dies to Imp, 1 HP, roll 2".
	[
		`(@\\S+|i|he|she) (dies|died|die) (?:to|from|by|against|vs) ((?:the |an? )?CARD) ,? ?\\(? ?(?:with |at |on )?(${N}) ?${UNIT}(?: left)? [,&] (?:and )?(?:rolls?|rolled|with|on)(?: of)? (?:an? )?(FACE)(?: \\))?END`,
		'$1 ( $4 hp ) attacks $3 , rolls $5 , $1 $2'
	],
	// "The Holy Card was on Ash": it was played on whom it protects.
	[
		'OPENS(?:the |an? )?(#holy \\+card|#soul \\+heart|#black \\+heart|#blanks|#strength|#chariot) (?:is|was) (?:already |still |now )?(?:on|over) (@\\S+)END',
		'$2 plays $1 on $2'
	],
	[
		'OPENS(?:the |an? )?(#holy \\+card|#soul \\+heart|#black \\+heart|#blanks|#strength|#chariot) (?:is|was) (?:already |still |now )?(?:on|over) meEND',
		'i play $1 on me'
	],
	// "Jawboned him from 10 to 7".
	[
		'(#jawboned|#jawbones) (WHOM) from (\\d+)(?: cents| ¢| c)? (?:down )?to \\d+(?: cents| ¢| c)?(?= |$)',
		'$1 $2 , who has $3 cents'
	],
	['(?:gets?|got|has|had) (OWN CARD) no ! @?ed by (@\\S+|me)(?= |$)', ', $2 uses no ! on $1'],
	// "Plays Dagaz first option on me".
	...(['first', 'second', 'third'] as const).map((nth, at): readonly [string, string] => [
		`(CARD)(?: ,)? (?:the )?${nth} (?:option|mode|choice|half)(?= (?:on|at|to|against|targeting) )`,
		`$1 ( option ${String(at + 1)} )`
	]),
	...(['first', 'second', 'third'] as const).map((nth, at): readonly [string, string] => [
		`(CARD) (?:the )?${nth} (?:option|mode|choice|half)END`,
		`$1 ( option ${String(at + 1)} )`
	]),
	// "The Mega Bomb of Sid".
	['(?:the|an?) (CARD) of (@\\S+)(?= |$)', '$2s $1'],
	// "Buys two things: Lard, then Placenta": one after the other.
	[
		'(buys?|bought|purchases?|purchased) (?:two|three|2|3) (?:things|items|cards|treasures) :',
		'$1'
	],
	[
		'(buys?|bought|purchases?|purchased) ((?:the )?CARD)(?: !)? (?:, )?(?:and )?then ((?:the )?CARD)(?: !)?END',
		'$1 $2 , then $1 $3'
	],
	// "Kills Horf with 4, then Fly with 2".
	[
		'(kills?|killed|attacks?|attacked) ((?:the )?CARD) (?:with|on|rolling) (?:an? )?(FACE) ,? ?(?:and |then )+((?:the )?CARD) (?:with|on|rolling) (?:an? )?(FACE)END',
		'$1 $2 with a $3 , then $1 $4 with a $5'
	],
	// "Two attacks for Rae? Kills Horf …": she does.
	[
		'(?<= for )(@\\S+) \\? (?=(?:kills?|attacks?|rolls?|plays?|buys?|uses?|taps?|ends?|dies) )',
		'$1 ? $1'
	],
	// "The Butter Bean: Zoe rolls 5 for it".
	[
		'(?<=^)((?:the )?CARD)(?: item| card)? [:.] (@\\S+|i|he|she) (rolls?|rolled) (?:an? )?(FACE) (?:for|with|on) it(?= |$)',
		'$2 $3 a $4 for $1'
	],
	[`(at|on|with) (?:hp|health) (${N})(?= [,.;:)!?]| and\\b| \\n|$)`, '$1 $2 hp'],
	// "Lost Soul out of hand: Mel plays Lost Soul", "Tess's curse: she has Curse of Fatigue", "wants to attack twice: …".
	[
		'(?<=^)(?:the |an? )?(CARD)(?: !)*(?: (?:out of|from|in|on|at|against|vs|with) [^:.,;?!\\n]*)? :(?= (?:@\\S+|i|he|she) (?:plays?|uses?|taps?|activates?|throws?)(?: (?:the|an?|his|her|my))? \\1(?= |$))',
		''
	],
	['(?<=^)(@\\S+s) #curse : (?:she|he)(?= .*#curse \\+of)', "$1'"],
	[
		'(?<=^)(@\\S+|i) (?:(?:wants?|tries|wanted|tried|is allowed|am allowed|would like) to|can|may) attack (?:twice|two times|again) :',
		'$1'
	],
	// "Amy passes with a Bomb! on the stack".
	[
		'(@\\S+|i|he|she|they) (passes|passed|pass) with ((?:an? |the |OWN |@\\S+s )?CARD(?: !)*) on the stack',
		'$3 is on the stack , $1 $2'
	],
	// "Uma ends the turn. Then Vic's turn starts": he sits there, and does nothing yet.
	[
		'(?<=(?:ends?|ended|passes|passed) (?:the |OWN )?turn(?= ).*)(?:, |\\. |; )(?:(?:and|then|next|so|after that|now) )*(?:(?:it is|its) )?(@\\S+s) (?:turn|next)(?: (?:starts?|begins?|comes))?(?=(?: [.!;])?(?: (?:how|does|did|is|what|who|has|do|can|will)(?= |$)|$))',
		". $1' watches"
	],
	// "Amy bombs Fat Bat. Cleo bombs too".
	[
		'(?<=(?:#bombs|bombs|#bombed|bombed) ((?:the )?CARD|@\\S+)(?= |$).*)(@\\S+|i|he|she) (#bombs|bombs|#bombed|bombed|#bomb|bomb)(?: ,)? (?:too|as well|also)END',
		'$2 $3 $1'
	],
	// "I have Broken Ankh and roll a 3 for it".
	[
		'(?<=(?:has|have|had|with) (?:the |an? )?(CARD) )and (?:then )?(rolls?|rolled) (?:an? )?(FACE) (?:for|with|on) itEND',
		', $2 a $3 for $1'
	],
	// "She is left with 1 HP".
	[
		'(@\\S+|i|he|she|they) (?:BE|ends?(?: up)?|ended(?: up)?) left (?:with|at|on)(?= (?:\\d|one|two))',
		'$1 goes down to'
	],
	[
		'(?<=, )(?:(?:and|so) )?down to(?= (?:\\d|one|two) (?:hp|health|life|hearts?)(?: now)?END)',
		'now at'
	],
	// "In play: Dinner (mine), The Relic (Ben)".
	['OPENSitems(?= :[^\\n]*\\( (?:mine|OWN|@\\S+) \\))', 'in play'],
	[
		'(?<=(?:^|\\n )(?:in play|on the table|out|on the board) :(?: [^.;\\n]*)?)((?:the |an? )?CARD(?: !)?) \\( (?:mine|my|me) \\)',
		'i have $1'
	],
	[
		'(?<=(?:^|\\n )(?:in play|on the table|out|on the board) :(?: [^.;\\n]*)?)((?:the |an? )?CARD(?: !)?) \\( (@\\S+) \\)',
		'$2 has $1'
	]
];
