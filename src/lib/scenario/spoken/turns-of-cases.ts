const N = '(?:\\d|one|two|three|four|five|six)';
const UNIT = '(?:hp|health|life|lives|hearts?)';
const HARM = '#(?:gold|bomb|mega|death|xiii|razor)\\S*(?: \\+\\S+)*';
/** A card with what it is aimed at. */
const AIMED = '((?:an? |the |OWN )?CARD(?: (?:on|at) (?:(?:the )?CARD|WHOM|it))?)';
const NO_TAPS =
	'(?: without (?:tapping|using|turning|activating) (?:anything|(?:OWN |the )?(?:character|card|guy)|@\\S+|#\\S+))?';
const CARDS = '((?:(?:an?|the|OWN) )?CARD(?: (?:,|and|&|, and) (?:(?:an?|the|OWN) )?CARD)+)';

/** How a case is stated, with what somebody has and what came of it, and the same in words that the grammar has. */
export const TURNS_OF_CASES: readonly (readonly [said: string, plain: string])[] = [
	// "3 items (Breakfast, Dinner, The Relic)".
	[`(?:${N}) (?:items|treasures|trinkets|passives) \\( ${CARDS} \\)`, '$1'],
	// "While holding 9 cents".
	[
		`(?<=[^ ,.;:!?\\n(] )while (?:holding|having|controlling|owning|sitting on)(?= (?:\\d|an? |the |OWN |#|${N} ))`,
		'with'
	],
	// "Killed it on Quirin's turn with a Mega Bomb".
	[
		'(kills?|killed|finish(?:es|ed)? off) it ((?:on|during|in) (?:@\\S+s|OWN)(?: own)? turn) ((?:with|using|by) (?:an? |OWN |@\\S+s )?CARD)',
		'$1 it $3 $2'
	],
	// "Flips Greed! from the deck when she attacks it": what came up.
	[
		'(WHO) (?:flips?|flipped|reveals?|revealed|turns? up|turns? over|turned up|turned over|hits?|finds?|found|draws?|drew) (?:an? |the )?(CARD)(?: !)?(?: (?:event|card|curse|monster))?(?: (?:from|off|on)(?: of)?(?: the)?(?: top of)?(?: the)? (?:monster )?deck)? (?:when|while|as|by) (?:(?:WHO) )?(?:attacks?|attacking|attacked) (?:it|the deck|the monster deck|blind)END',
		'$1 attacks the monster deck , reveals $2'
	],
	// "Wrath kills me".
	[
		'OPENS(?:the )?(?!#(?:death|bomb|gold|mega))(CARD) (?:then )?(?:kills?|killed|slays?|slew|murders?|murdered|finishes|finished) me(?: off)?(?= [,.;:!)]| \\n| and| then| but| so|$)',
		'i die to $1'
	],
	[
		'OPENS(?:the )?(?!#(?:death|bomb|gold|mega))(CARD) (?:then )?(?:kills?|killed|slays?|slew|murders?|murdered|finishes|finished) (@\\S+)(?: off)?(?= [,.;:!)]| \\n| and| then| but| so|$)',
		'$2 dies to $1'
	],
	// "Bombed Satan from 1 HP".
	[
		`((?:bombs?|bombed|#bombs?|kills?|killed|hits?) (?:(?:the )?CARD|WHOM)) (?:from|at|on|down from) (${N}) ${UNIT}(?: left)?(?= |$)`,
		'$1 ( $2 hp )'
	],
	// "Attack 1: Fly, 3".
	[
		'OPENS(?:(?:the|my|OWN) )?(?:(?:first|second|third|1st|2nd|3rd) attack|attack [123]) :(?= (?:the )?CARD)',
		'attacks'
	],
	['OPENS(?:we|were|we are) (?:play|playing|played) with (?:the )?bonus soulsEND', ''],
	// "While the die's still rolling".
	[
		'(?:while|when|as) (?:the|OWN) (?:die|dice|dies|dices)(?: (?:is|was|are|were))?(?: still)? (?:rolling|in the air|spinning|tumbling|on the table|on the stack)END',
		'in response to the roll'
	],
	// "His turn ends?": that is asked.
	[
		'OPENS(OWN|@\\S+s) turn (?:then |just |also )?(?:ends|BE over|BE done|BE ended|BE finished)(?: then| now| too)?(?: ,)?(?: (?:right|correct|yes|no))? \\?',
		'does $1 turn end ?'
	],
	// "He's got Holy Mantle charged and taps it".
	[
		'(?:has|have|had|BE got|got|has got|have got) ((?:(?:an?|the|OWN) )?CARD)(?: (?:charged|ready|untapped|available))? and (taps?|tapped|uses?|used|activates?|activated|plays?|played) it(?= |$)',
		'$2 $1'
	],
	// "A monster, Mulliboom, was killed by …".
	[
		'OPENS(?:an?|the|one|some|our) (?:other )?(?:monster|boss|enemy)(?: called| named)? , (CARD) ,(?= (?:BE|has|had|gets|got|dies|died) )',
		'$1'
	],
	// "Gains 4 cents from a monster".
	[
		'(gains?|gained|gets?|got|receives?|received|earns?|earned) (\\d+) (?:cents?|coins?) (?:from|off|by|for|as a reward from) (?:killing )?(?:an?|the|some|that|OWN) (?:monster|kill|card|reward|event|monsters reward)END',
		'$1 $2 ¢'
	],
	// "Played three loot cards without tapping anything: Nickel, Bomb on Fly, Soul Heart on herself".
	...(
		[
			['without', '$1 ( 1 loot play ) $2 $3'],
			['', '$1 $2 $3']
		] as const
	).flatMap(([taps, first]): readonly (readonly [string, string])[] => {
		const led = `(WHO) (plays?|played) (?:${N}|several) (?:loot )?cards(?: (?:on|in|during) OWN(?: own)? turn| in (?:a row|one turn))?${taps === '' ? '' : NO_TAPS.slice(0, -1)}(?: :| ,)`;
		return [
			[
				`${led} ${AIMED} ,? ?${AIMED} ,? ?(?:and )?${AIMED}END`,
				`${first} , then $2 $4 , then $2 $5`
			],
			[`${led} ${AIMED} (?:,|and) ?${AIMED}END`, `${first} , then $2 $4`]
		];
	}),
	// "Pia hits Godhead with Butter Bean".
	[
		'(hits?|shuts? down|negates?|denies|blocks?|nukes?|answered|answers?|shut down|negated|blocked|denied) ((?:OWN |the |@\\S+s )?CARD|it|that) (?:with|using|by) ((?:an? |the |OWN )?#(?:butter|bean|no|dull)\\S*(?: \\+\\S+)*)',
		'uses $3 on $2'
	],
	// "… but after my Gold Bomb in response he wants the other".
	[
		`(?:but )?after my (${HARM})(?: (?:on|at) (?:him|her|them))? (?:in|as a) (?:response|answer)(?: to (?:it|that))?(?: ,)?`,
		', i play $1 on him in response ,'
	],
	[
		'(?:but )?after (@\\S+)s (CARD)(?: (?:on|at) (?:him|her|them|me))? (?:in|as a) (?:response|answer)(?: to (?:it|that))?(?: ,)?',
		', $1 plays $2 in response ,'
	],
	// "The items: Meat! and Dinner".
	['OPENSmy (?:items?|treasures?)(?: (?:BE|in play|out|on the table))* :', 'i have'],
	['OPENS(?:his|her|their) (?:items?|treasures?)(?: (?:BE|in play|out|on the table))* :', 'he has'],
	[
		`(?<=(?:^| )i (?:die|died|have|had|am|was)(?= |$).*[.;?!\\n] )the (?:items?|treasures?)(?: (?:BE|in play|out|on the table))* :`,
		'i have'
	],
	[
		`with (?:${N}) items? and (no loot|no cards|no hand)(?=.* (?:items?|treasures?)(?: BE)? :| .* i have )`,
		'with $1'
	],
	// "Fires Tech X at me with three counters".
	[
		`((?:fires?|fired|uses?|used|taps?|tapped|activates?|activated) (?:(?:the|OWN|an?) )?CARD) (at|on) (WHOM) with (${N}) counters?(?: on it)?END`,
		'$1 ( $4 counters ) $2 $3'
	],
	// "Lazarus dies on Britt's turn, after a Mega Bomb at 2 HP".
	[
		`(dies|died)((?: with [^ ,.;]+(?: [^ ,.;]+){0,2} (?:out|up|in play))?(?: (?:on|during|in) (?:@\\S+s|OWN)(?: own)? turn)?)(?: ,)? after ((?:an?|the|OWN|@\\S+s) ${HARM})(?: (?:at|on|with) (${N}) ${UNIT})END`,
		'( $4 hp ) $1 to $3 $2'
	],
	[
		`(dies|died)((?: with [^ ,.;]+(?: [^ ,.;]+){0,2} (?:out|up|in play))?(?: (?:on|during|in) (?:@\\S+s|OWN)(?: own)? turn)?)(?: ,)? after ((?:an?|the|OWN|@\\S+s) ${HARM})END`,
		'$1 to $3 $2'
	],
	// "I have no Strength and nothing": what is not there.
	[
		'(?:if|when|though|although|since|as) (?:WHO) (?:has|have|had|got) no (?!#(?:loot|soul|cards?))(?:CARD)(?: (?:and|or) (?:nothing|anything)(?: else| like (?:that|it))?)?END',
		''
	],
	// "I'd like to purchase Breakfast while Conny is shopping".
	['(i|he|she|they|we) had like to(?= )', '$1'],
	[
		'(?:while|when|as) (@\\S+) BE (?:shopping|buying|purchasing|buying something|in the shop)END',
		'in response to $1s purchase'
	],
	[
		'OPENS(?:it is|its) not (?:my|@\\S+s|OWN) turn(?: ,| yet| but| so|\\.)*(?=.*(?: @\\S+s (?:turn|purchase|attack)| while @))',
		''
	],
	// "Attacks Fly, declares it, and …".
	[
		'(?<=(?:attacks?|attacked|attacking) (?:the |an? )?CARD )(?:, )?(?:and )?(?:declares?|declared|announces?) (?:it|that|the attack)(?: as (?:the|OWN) target)?END',
		''
	],
	// "Responded by playing Ehwaz... no, by stealing 3 cents": the second.
	[
		'((?:responds?|responded|answers?|answered|reacts?|reacted)) by \\p{L}+ (?:an? |the |OWN )?CARD(?: !)?(?: [.,]+| \\.\\.+| …)* (?:no|wait|sorry|actually|er|i mean)(?: no| wait| sorry)?(?: ,)? by(?= \\p{L}+ing )',
		'$1 by'
	],
	// "Is the Mantle able to be used": whether it can be.
	[
		'(?:is|was) ((?:the |OWN |@\\S+s )?CARD) (?:still )?able to (?:still )?be (used|played|activated|tapped)(?= )',
		'can $1 be $2'
	],
	[
		'(?:when|while|once|if|after) (?:the |OWN )#?death (?:is|BE) (?:already |still |now )?on the stack',
		'in response to the death'
	],
	// "With Death (the monster) dying".
	['OPENSwith (CARD)(?: \\( the monster(?: card)? \\))? dying', '$1 dies']
];
