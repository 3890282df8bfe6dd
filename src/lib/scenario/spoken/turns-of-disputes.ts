const N = '(?:\\d|one|two|three|four|five|six)';
const SAYS = '(?:says?|said|claims?|claimed|thinks?|argues?|argued|insists?|insisted|believes?)';
const DAMAGE = '(?:combat )?(?:damage|dmg)';

/** How people lay a dispute before others, and the same in words that the grammar has. */
export const TURNS_OF_DISPUTES: readonly (readonly [said: string, plain: string])[] = [
	// "We had a situation where Ben bombed me".
	[
		'OPENS(?:so |ok |okay |hi |hey )*(?:(?:i|we) (?:had|have|got|just had|recently had|once had)|there (?:was|is)|here (?:was|is)|heres|it was|imagine|picture|take) (?:the |an? |this |one |another )(?:\\p{L}+ )?(?:situation|case|moment|scenario|game|argument|dispute|discussion|time|turn|position)(?: yesterday| today| last night| recently| earlier| once)? (?:where|in which|when|that|about how)(?: :| ,)?',
		''
	],
	// "Before the damage went through my brother bombs it".
	[
		`(?:right |just )?before (?:(?:the|that|any|its|OWN) )?${DAMAGE} (?:(?:goes|went|(?:could|can) (?:go|get)|gets|got|BE|could be|can be) )(?:through|in|dealt|done|applied|resolved|counted)(?: ,)?`,
		'in response'
	],
	// "I let the damage go on the stack and then she plays …".
	[
		`OPENS(?:WHO) (?:lets?|allow|allows|allowed|waits?|waited|waited for|waits for)(?: until| till| for)? (?:the|that|its) ${DAMAGE} (?:to )?(?:go|goes|went|get|be|is|was)(?: put)? (?:on|onto|to) the stack(?: [.;,])?(?: and| then| before)*`,
		'. in response to the damage'
	],
	// "Do I loot before I pay the penalty or after?"
	[
		'(?<=(?:^| )(?:before|after) [^?.\\n]*)(?:, )?or (?:is (?:it|that) )?(?:after|before)(?: (?:that|it|this))?(?= \\?)',
		''
	],
	// "Does she die, or can she tap Yum Heart?": two questions.
	[
		'(?<=(?:^|[.!?\\n;,] |and |so )(?:does|do|did|is|are|am|will|would|can|could) [^.!?\\n;]*)(?:, )?or(?= (?:can|could|may) (?:WHO) [^.?!\\n]*#)',
		'?'
	],
	// "The death penalty" is no card.
	['(?:the |OWN )?#?death penalty', 'the penalty'],
	// "He is trying to buy a second item, Tech X".
	['BE (?:now |already |also |still |then )*(?:trying|attempting|looking) to', 'tries to'],
	[
		'(buys?|bought|purchases?|purchased|attacks?|attacked) (?:an?|the|another|one more) (?:(?:second|third|new|next|other|shop|different) )*(?:item|treasure|monster|boss|one)(?: called| named)? [,:] (?:the )?(CARD)',
		'$1 $2'
	],
	// "It is the start of Lena's turn", "she is on 1 HP at the start of her turn".
	[
		'OPENS(?:it BE |its )(?:now )?(?:at )?the (?:very )?(?:start|beginning) of (my|@\\S+s|my \\p{L}+s) turn(?= [.,;]| and\\b|$)',
		'at the start of $1 turn ,'
	],
	[
		'OPENS(?:it BE |its )(?:now )?(?:at )?the (?:very )?(?:start|beginning) of (?:his|her|their) turn(?= [.,;]| and\\b|$)',
		'she starts her turn'
	],
	[
		`(?<=(?:^| )(?:at|on|has|have|had|with|to) (?:only |just )?(?:${N}) (?:hp|health|life|hearts?)(?: left)? )(?:at|on) the (?:very )?(?:start|beginning) of OWN turn(?= [.;])`,
		'. she starts her turn'
	],
	// "Steals the eternal D6 with Decoy".
	['(the|OWN|an?|@\\S+s) eternal(?= #)', '$1'],
	...(
		[
			['steal|swap|take|grab|get', 'use'],
			['steals|swaps|takes|grabs|gets', 'uses'],
			['stole|swapped|took|grabbed|got', 'used']
		] as const
	).map(([verb, uses]): readonly [string, string] => [
		`(?:${verb}) ((?:the |an? |OWN |@\\S+s )?CARD)(?: from WHOM)? (?:with|using|via|by using) ((?:the |an? |OWN )?#decoy)END`,
		`${uses} $2 on $1`
	]),
	// "He's got Monstro at 1 HP".
	[
		`(?:WHO) (?:BE|has|have|had) got (?:the )?(CARD) (?:(?:already|still|just|only|now) )*(?:down to|at|on) (?:only |just )?(${N})(?: (?:hp|health|life|hearts?|left))*END`,
		'$1 has $2 hp'
	],
	// "Me: Judas, him: Eve."
	[
		'OPENS(?:me|i) (?::|=) (?:the )?(@\\S+|CARD)(?: [,;.]| and| vs)+ (?:him|her|them|they|he|she|(?:my )?(?:opponent|opp|friend|other)) (?::|=) (?:the )?(@\\S+|CARD)END',
		'i am $1 . my opponent is $2'
	],
	// "We were three: Tim, Uma and me."
	[
		`OPENS(?:we|there) (?:BE|have|had|were) (?:just |only |like )?(?:${N})(?: players| people| of us)?(?: playing| at the table| in (?:the|this|our) game)? :(?= @)`,
		'players :'
	],
	[`OPENSthere (?:BE) (?:${N}) monsters?(?: there)? :`, 'monsters :'],
	// "Dice shards it to a 3": what came of it.
	[
		'(#(?:dice|d6|the|reroll)\\S*(?: \\+\\S+)*) (it|that|the roll|OWN roll|@\\S+s roll) (?:back |down |up |over )*(?:to|into) (?:an? )?(FACE)END',
		'$1 $2 , it is $3'
	],
	// "Rolls a hit against Monstro".
	...(['hit', 'miss'] as const).flatMap((one): readonly (readonly [string, string])[] => {
		const done = one === 'hit' ? 'hits' : 'misses';
		const rolls = `(?:rolls?|rolled|gets?|got|rolling) an? ${one}`;
		return [
			[`${rolls} (?:against|on|vs|versus|at) ((?:an? |the )?CARD)`, `attacks $1 , ${done}`],
			[`${rolls}END`, done]
		];
	}),
	// "Monstro hits me for lethal", "Monstro kills me".
	[
		`OPENS((?:the )?CARD) (?:hits?|gets?|got|deals?|dealt|does|did) (i|WHOM) (?:for |with )?(?:exactly )?(?:lethal|fatal)(?: ${DAMAGE}| hit)?END`,
		'$2 dies to $1'
	],
	// "He says No! only works on items": what it does, as somebody has it.
	[
		`OPENS(WHO) (?:BE )?(?:(?:now|still|also|just) )*${SAYS}(?: that)? (?:(?:the|OWN) )?(?:CARD|no !)(?= (?:only |just |still |also )?(?:works?|worked|doesnt|does not|cant|cannot|isnt|is not|wont|counts?|applies|needs?) )`,
		'$1 says that it'
	],
	// "I flipped my lid and bombed him".
	[
		'OPENS(WHO) (?:just |then |totally |completely )*(?:flips?|flipped|loses?|lost|blows?|blew) (?:OWN|it|the) ?(?:lid|mind|cool|temper|top|patience)?(?: over (?:it|that))? (?:and|so|,)(?: (?:he|she|they|i))?(?= \\p{L}+(?:s|ed) | #)',
		'$1'
	],
	// "The stack: …".
	['OPENS(?:(?:the|our|my|current) )+stack(?: BE)? :', 'stack :'],
	// "A Bomb on Ben, a Soul Heart on top of it": the order of the list says so.
	[
		'(?<=(?:^| )stack :[^.?\\n]* )on top(?: of (?:it|that|those|them))?(?= [,.;]| and\\b| then\\b|$)',
		''
	],
	// "With her last 3 cents": no card of that name.
	[
		'(?<!(?:respond|answer|react|counter|repl)\\p{L}* )(with|for|spending|paying) (?:OWN |the )?(?:(?:very|only|last|final|remaining|exactly) )*(\\d+) centsEND',
		'$1 $2 ¢'
	],
	[
		'(?<=(?:with|has|have|had) (?:(?!play|use|throw)[^.;!?\\n])*)(and|,) (\\d+) centsEND',
		'$1 $2 ¢'
	],
	// "Liv ends her turn with Curse of Greed and 3 cents".
	[
		'(WHO) (ends?|ended) OWN turn (?:with|having|under) ((?:the )?#curse\\S*(?: \\+\\S+)*)((?: (?:and|,)[^.;?!\\n]*)?)END',
		'$1 has $3 $4 . $1 ends the turn'
	],
	// "Dies on her own turn after a 1 against Pin": whoever rolled is on turn.
	[
		`(dies|died|die) (?:on|during|in) OWN(?: own)? turn (after|to|from|with|by)(?= (?:rolling )?(?:an? )?(?:roll of )?(?:an? )?FACE (?:against|vs|on) )`,
		'$1 $2'
	],
	// "We have Greed Mode as the room", "taps the room (Beggar)".
	[
		'(?:(?:we|they|you|i) (?:have|had|play with|(?:are )?playing with)|with) ((?:the )?CARD) (?:as|for|being) (?:(?:the|our|a|current|active|starting) )*room(?: card)?END',
		'$1 is in play'
	],
	['(taps?|tapped|uses?|used|activates?|activated) the room [(] (CARD) [)]', '$1 $2'],
	// "The room is Blood Money".
	[
		'(?:with |and |while )?(?:(?:the|our|active|current|starting) )*room(?: card)?(?: in play| right now| slot)? (?:BE|:|has|was) (?:the )?(CARD)END',
		'$1 is in play'
	],
	[
		'(?:with |and |while )?(?:in )?(?:the )?(CARD) (?:room|as (?:the|our) room|in the room slot)(?: card)?(?: BE)?(?: (?:out|up|in play|active|there|on the table))?END',
		'$1 is in play'
	],
	// "Option b".
	...(['a', 'b', 'c'] as const).map((letter, at): readonly [string, string] => [
		`(?:option|mode|choice|part) (?:\\( )?${letter}(?: \\))?END`,
		`option ${String(at + 1)}`
	]),
	[
		'(?:says?|said|picks?|picked|wants?|wanted|(?:goes|went|go) (?:for|with)|takes?|took|names?|named|calls?|called|declares?|declared)(?: to do| to use| to take)? (?:the )?option (\\d)END',
		'chooses option $1'
	],
	// "Rolls the killing 4 on Lust", "rolled 6 for his Ipecac attack on Greedling".
	[
		'(rolls?|rolled|rolling) (?:the|an?|OWN) (?:killing|winning|deciding|fatal|final|lethal|needed|hitting|missing|decisive|finishing|necessary|required) (FACE)(?= )',
		'$1 $2'
	],
	[
		'(rolls?|rolled|rolling) (?:an? )?(FACE) (?:on|for|with|in) OWN (CARD) (?:attack|roll|attack roll) (?:on|against|at|vs) ((?:the )?CARD)',
		'$1 $2 against $4 with $3'
	],
	// "Big Spider stays, right?"
	[
		'OPENS((?:the |OWN )?CARD|it|@\\S+) (?:stays|remains|survives|lives)(?: in play| there| alive| put| where it is)?(?: ,)?(?: (?:right|correct|yes|no))? \\?',
		'does $1 stay ?'
	],
	// "The other monster was Trite".
	[
		'OPENS(?:the|our) (?:other|second|first|only|left|right)(?: active)? (?:monster|slot|one)(?: in play| there| up| on the table)? (?:BE|has|had|shows?|shows) (?:an? |the )?(CARD)END',
		'$1 is in play'
	],
	// "A curse question:": no card of that name.
	[
		'OPENS(?:(?:an?|another|my|our|quick|one) )*#?(?:curse|cancel|cancelling|butter|loot|item|monster|treasure|room|event|dice|purchase|death|soul|timing|stack|attack|combat|shop|boss|trinket|pill|pills) (?:question|dispute|case|problem|puzzle|issue)(?: for you| here| again)?(?= [:.,])',
		''
	],
	// "Curse of Loss with 2 souls (Pin and Envy)".
	[
		`((?:has|have|had|with) (?:(?:the|an?|OWN) )?(?:CARD|it)) with (${N} souls?|souls?)(?= )`,
		'$1 and $2'
	],
	[`${N} souls? \\( (CARD) (?:,|and|&) (CARD) \\)`, 'souls $1 and $2'],
	// "I was on my opponent's turn at 1 hp": whose turn it was, and how many HP were left.
	[
		'OPENS(WHO) (?:BE|was) (?:on|in|into) (@\\S+s|my \\p{L}+s) turn (at|with|on|having)(?= )',
		'it is $2 turn . $1 is $3'
	],
	// "Reveals Pin from the top of the deck".
	[
		'(reveals?|revealed|flips?|flipped) ((?:an? |the )?CARD) (?:from|off)(?: of)? (?:the )?(?:top of )?(?:the )?(?:monster |treasure |loot )?(?:#?decks?)END',
		'$1 $2'
	],
	// "Hana beans Gil's": his bean.
	[
		'(?<=#\\S*bean\\S* .*)(#\\S*bean\\S*(?: \\+\\S+)*|cancels|cancelled|counters|countered) (@\\S+s|mine|his|hers)END',
		'$1 $2 butter bean'
	],
	['(has|have|had|with|holds?) (?:a second|another|one more|a spare)(?= #)', '$1 a'],
	// "His D6 and Jawbone are tapped", "Eli's Curse of Fatigue: …".
	[
		'OPENS(?:his|her|their) (CARD) and (CARD) BE (?:both |all |already |now |still )*(?:tapped|deactivated|turned|sideways|exhausted|used)END',
		'he has a tapped $1 and a tapped $2'
	],
	['OPENS(@\\S+s) ((?:the )?#curse\\S*(?: \\+\\S+)*) :(?= )', "$1' has $2 ."],
	// "Purchases two items in one turn: Meat! and Breakfast".
	[
		'(WHO) (buys?|bought|purchases?|purchased) (?:two|2|both) (?:items|treasures|things|cards|shop items)(?: (?:in|on|during) (?:one|a|the same|OWN|a single)(?: own)? turn)? [:,] ((?:the )?CARD)(?: !)? (?:and|,) ((?:the )?CARD)(?: !)?',
		'$1 $2 $3 , then $2 $4'
	]
];
