const N = '(?:\\d|one|two|three|four|five|six)';
const UNIT = '(?:hp|health|life|lives|hearts?)';
const DAMAGE = '(?:combat )?(?:damage|dmg)';
const WAITS = '(?:still |now |already )?(?:on the stack|pending|waiting)';

/** What is done, after which damage is what comes of it. */
const DEED =
	'(?:attack\\w*|fight\\w*|fought|roll\\w*|reroll\\w*|plays?|played|uses?|used|taps?|activate\\w*|throw\\w*|threw|casts?|drops?|dropped|respond\\w*|answer\\w*|buys?|bought|purchase\\w*|kill\\w*|steals?|stole|ends?|ended|hits?|miss\\w*|(?:@\\S+|i|he|she|they|who) #\\S+|#\\S+ (?:on|at|against))';
/** Nothing is told before that could deal it. */
const UNTOLD = `(?<!(?:^| )${DEED}(?: .*)?)`;
/** Nor behind: what it came of may be told there. */
const UNEXPLAINED =
	'(?! ?\\?)(?!.* (?:attack\\w*|fight\\w*|fought|rolls|rolled|miss\\w*|because|since|cause|from|due|after)(?: |$))';

/** Damage of which nobody says what deals it, and the same as it lies on the stack. */
export const TURNS_OF_HARM: readonly (readonly [said: string, plain: string])[] = [
	// "Dagaz to prevent the damage from my missed attack (on Gurdy)".
	[
		`(?:to (?:prevent|avoid|stop|block|reduce) (?:the |some |all |any )?(?:${N} )?${DAMAGE} )?(?:from|of) (?:a|the|my|his|her|their) (?:missed|failed|lost) (?:attack roll|attack|roll)(?: (?:on|against) ((?:the )?CARD))?(?= |$)`,
		'after missing $1'
	],
	// "Took 1 damage from a bomb", by whoever writes.
	[
		`(?:OPENS|(?<=(?:^|[.;!?] )(?:so )?i [^.;!?,]* and ))(took|got)(?= ${N} ${DAMAGE} (?:from|by|off) )`,
		'i $1'
	],
	// "Gurdy's damage is on the stack (2 to Ben)", "the damage from Gurdy is on the stack, 2 to Ben".
	[
		`OPENS(?:the )?(?:${DAMAGE} (?:from|of|by) )?((?:the )?CARD)(?: ${DAMAGE})? (?:BE )?${WAITS}(?: \\(| ,| :) (\\d|one|two|three)(?: ${DAMAGE})? (?:to|on|for|at) (@\\S+|me)(?: \\))?(?= |$)`,
		'$2 damage to $3 from $1 is on the stack'
	],
	// "I miss Gurdy and its damage is on the stack": it is told how it came.
	[
		`(?<=(?:attack|miss|roll|fight|swing)\\S*(?= |$).*(?:[,.;]|and) )(?:(?:the|its|his|her|that)|(?:the )?CARD)(?: ${DAMAGE})(?: (?:to|on) WHOM)? BE ${WAITS}END`,
		'with the damage on the stack'
	],
	// "The Fly's damage is on the stack, I play …": whoever answers takes it.
	[
		`(?<!(?:attack|miss|roll|fight|swing).*)OPENS(?:the )?(?:${DAMAGE} (?:from|of|by) )?((?:the )?CARD)(?: ${DAMAGE})? (?:BE )?${WAITS}(?= [,.;:](?: and| so| then)? i (?:#|play|use|tap|activate|drink))`,
		'damage to me from $1 is on the stack'
	],
	[`(?<=damage to me [^.;]*on the stack .*)(i CARD)(?: on)? (?:it|that)END`, '$1 on me'],
	// "Amy takes 1 damage. Ben plays Soul Heart on her."
	[
		`${UNTOLD}OPENS(WHO) (?:(?:then|just|now|would|will|is|are|am|about|going|to|has|have) )*(?:takes?|took|suffers?|suffer|receives?|gets?) (?:exactly )?(${N})(?: points? of)? ${DAMAGE}END${UNEXPLAINED}`,
		'$2 damage to $1 on the stack'
	],
	// "Rose has 2 HP and takes 2 damage".
	[
		`${UNTOLD}OPENS(WHO) (?:has|have|had|BE (?:at|on|down to)) (?:(?:only|just|full) )*(${N} ${UNIT})(?: left)?(?: ,| and| then)+ (?:takes?|took|suffers?|receives?|gets?) (?:exactly )?(${N})(?: points? of)? ${DAMAGE}END${UNEXPLAINED}`,
		'$1 has $2 . $3 damage to $1 on the stack'
	],
	// "Ben would die. His Guppy's Collar triggers": his death is on the stack.
	[
		`${UNTOLD}(?<!(?:^| )if .*)OPENS(WHO) (?:(?:then|just|now) )*(?:would die|BE (?:about|going) to die|BE dying)END${UNEXPLAINED}`,
		'$1 dies'
	],
	// "Attacks Larry Jr. and brings it down to 1 HP": so many it has now.
	[
		`(?<=(?:^| )(?:attacks?|attacked|BE attacking|fights?|fought|BE fighting) (?:an? |the )?#\\S+(?: \\+\\S+)*(?: [.,;]| and| then| \\n)* (?:(?:he|she|they|i|@\\S+) )?)(?:gets|got|brings|brought|knocks|knocked|beats|beat|takes|took|whittles|whittled|reduces|reduced|leaves|left) (?:it|him|her|(?:an? |the )?CARD) (?:all the way )?(?:down )?(?:to|at|on|with) (?:only |just )?(${N})(?: ${UNIT})?(?: left)?END`,
		' . it has $1 hp'
	],
	// "Hits Gurdy until it has 1 HP left".
	[
		`(?:hits|hit|attacks|attacked|fights|fought|damages|damaged) ((?:an? |the )?CARD) (?:until|till|so that) (?:it|he|she) (?:has|had|BE (?:at|down to|on)) (?:only |just )?(${N})(?: ${UNIT})?(?: left| remaining)?END`,
		'attacks $1 . it has $2 hp'
	],
	// "A monster deals her 1 damage": whatever it is.
	[
		`OPENS(?:an?|the|some|another) (?:monster|card|effect|item|ability|loot card) (?:deals?|dealt|does|did) (WHOM) (${N})(?: points? of)? ${DAMAGE}END${UNEXPLAINED}`,
		'$2 damage to $1 on the stack'
	],
	[
		`OPENS(?:an?|the|some|another) (?:monster|card|effect|item|ability|loot card) (?:deals?|dealt|does|did) (${N})(?: points? of)? ${DAMAGE} to (WHOM)END${UNEXPLAINED}`,
		'$1 damage to $2 on the stack'
	],
	// "Ben steals my Guppy's Collar as I'm about to die".
	...(
		[
			['i', 'my'],
			['(?:he|she|they)', 'his']
		] as const
	).map(([who, whose]): readonly [string, string] => [
		`(?:as|when|while|just as|right as|just when) ${who} (?:BE (?:about|going) to die|BE dying|would die)END`,
		`in response to ${whose} death`
	]),
	[
		'(?:as|when|while|just as|right as|just when) (@\\S+) (?:BE (?:about|going) to die|BE dying|would die)END',
		'in response to $1s death'
	],
	// "When I pay HP with Guppy's Paw": that is to use it.
	[
		'(pays?|paid) (?:(?:an?|one|1|two|2) )?(?:hp|health|hearts?|life) (?:with|for|to use|to activate|to) ((?:an? |the |OWN )?CARD)',
		'uses $2'
	],
	// "Ben kills her with a card": with which is not said.
	[
		'(?<=(?:^| )(?:kills?|killed|steals?|stole|destroys?|destroyed|rerolls?|rerolled|changes?|changed|heals?|healed|deals?|dealt|hits?|makes?|made|cancels?|cancelled) [^.;!?\\n]*)(?:with|using|by) (?:an?|some|another|OWN|one of OWN) (?:cards?|items?|loot cards?|loot|treasures?|effects?|ability|thing)END',
		''
	],
	// "Lou is dying (on the stack)".
	['(dies|died|dying) \\( (?:it is |BE )?on the stack \\)', '$1'],
	// "While Ben's Bomb! is on Fly".
	[
		'((?:@\\S+s|my) #(?:gold |bomb|mega)\\S*(?: \\+\\S+)*) (?:is|was) (?:on|aimed at|pointed at) ((?:an? |the )?CARD|WHOM)END',
		'$1 on $2'
	],
	// "Ben responds by killing her".
	...(
		[
			['killing', 'kills'],
			['stealing', 'steals'],
			['destroying', 'destroys'],
			['healing', 'heals'],
			['rerolling', 'rerolls'],
			['changing', 'changes'],
			['bombing', 'bombs']
		] as const
	).map(([doing, does]): readonly [string, string] => [
		`(?:responds?|responded|answers?|answered|reacts?|reacted|responding|(?:fizzles?|stops?|stopped|ends?|ended|counters?) (?:it|that|this))(?: to (?:it|that|this))? (?:by|with) ${doing}`,
		does
	]),
	// "Takes 1 damage from a bomb".
	[
		`OPENS(WHO) (?:takes?|took|suffers?|suffered|gets?|got) (?:${N}) (?:points? of )?${DAMAGE} (?:from|by) (?:an? )?((?:OWN |@\\S+s )?#bomb\\S*(?: \\+\\S+)*)`,
		'$1 is hit by $2'
	],
	// "Misses, then took damage, down to 1": so many HP are left.
	[
		`(?<=(?:^| )(?:rolls?|rolled|misses|missed|gets?|got) .*)(?:and )?(?:then |so )?(?:(WHO) )?(?:takes?|took|suffers?|suffered) (?:the |${N} )?${DAMAGE}(?: ,| and)+ (?:(?:so|now|is|was|goes|went|gets|got|drops|dropped|that puts|puts|WHOM) )*(?:down )?to (?:only )?(${N})(?: ${UNIT})?(?: left)?END`,
		'the damage resolves , now at $2 hp'
	],
	// "2 damage to Amy".
	[
		`${UNTOLD}OPENS(${N})(?: points? of)? ${DAMAGE} (?:to|on|for|at|against) (WHOM|CARD)END${UNEXPLAINED}`,
		'$1 damage to $2 on the stack'
	],
	// "Ben attacks Gurdy. He takes 1 damage": so he missed.
	[
		`(?<=(?:^| )(@\\S+|i) (?:attacks?|attacked|BE attacking|fights?|BE fighting) (?:an? |the )?#\\S+(?: \\+\\S+)*(?: \\( [^()#@]*\\))?(?: [.,;]| and| \\n| then)* )(?:(?:\\1|i|he|she|they) )?(?:then )?(?:takes?|took|suffers?|suffered) (?:(?:the|${N}) )?${DAMAGE}END(?! ?\\?)`,
		'misses , the damage resolves'
	]
];
