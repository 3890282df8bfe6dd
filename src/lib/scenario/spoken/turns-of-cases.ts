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
		'(WHO) (?:flips?|flipped|reveals?|revealed|turns? up|turns? over|turned up|turned over|hits?|finds?|found|draws?|drew) (?:an? |the )?(CARD(?: !)?)(?: (?:event|card|curse|monster))?(?: (?:from|off|on)(?: of)?(?: the)?(?: top of)?(?: the)? (?:monster )?deck)? (?:when|while|as|by) (?:(?:WHO) )?(?:attacks?|attacking|attacked) (?:it|the deck|the monster deck|blind)END',
		'$1 attacks the monster deck , reveals $2'
	],
	// "Wrath kills me".
	[
		'OPENS(?:the )?(?!#(?:death|bomb|gold|mega))(CARD) (?:then )?(?:kills?|killed|slays?|slew|murders?|murdered|finishes|finished) me(?: off)?(?= [,.;:!)]| \\n| and\\b| then\\b| but\\b| so\\b|$)',
		'i die to $1'
	],
	[
		'OPENS(?:the )?(?!#(?:death|bomb|gold|mega))(CARD) (?:then )?(?:kills?|killed|slays?|slew|murders?|murdered|finishes|finished) (@\\S+)(?: off)?(?= [,.;:!)]| \\n| and\\b| then\\b| but\\b| so\\b|$)',
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
		'OPENS(?:it is|its) not (?:my|@\\S+s|OWN) turn(?: ,| yet| but\\b| so\\b|\\.)*(?=.*(?: @\\S+s (?:turn|purchase|attack)| while @))',
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
	['OPENSwith (CARD)(?: \\( the monster(?: card)? \\))? dying', '$1 dies'],
	// "Isa (active), Jens and me": whose turn it is.
	['OPENSi \\( (?:the )?(?:active(?: player)?|on turn|whose turn it is) \\)', 'it is my turn . i'],
	[
		'OPENS(@\\S+) \\( (?:the )?(?:active(?: player)?|on turn|whose turn it is) \\)',
		'it is $1s turn . $1'
	],
	// "Lands a 2 on Knight", "we rolled a 6 for it".
	[
		'(?:lands?|landed|hits?) (?:an? )(FACE) (?:on|against|vs) ((?:the )?CARD)(?= )',
		'rolls $1 against $2'
	],
	[
		'OPENSwe (?:roll|rolled|got|get) (?:an? )?(FACE)(?: (?:for|on) (?:it|that|the (?:trigger|card|effect|reward)))?END',
		'rolls $1'
	],
	// "Daddy Long Legs next to it".
	[
		'OPENS(?:the )?(CARD) (?:BE |sits |lies )?(?:right )?(?:next to|beside|alongside) (?:it|him|her|(?:the )?CARD)(?: too)?END',
		'$1 is in play'
	],
	// "Hand: none; money: 7": what somebody has, as a list.
	['OPENS(?:hand|cards|loot) : (?:none|empty|nothing|0|zero)END', 'has no cards in hand'],
	['OPENS(?:hand|cards|loot) : (\\d+)(?: cards?| loot)?END', 'has $1 cards in hand'],
	['OPENS(?:money|cents|coins) : (\\d+)(?: cents?| c| ¢)?END', 'has $1 cents'],
	[`OPENS(?:${UNIT}) : (\\d)END`, 'has $1 hp'],
	['OPENSsouls? : (\\d)END', 'has $1 souls'],
	// "Her reply is a Butter Bean she'd been hoarding".
	...(
		[
			['his', 'he'],
			['her', 'she'],
			['my', 'i'],
			['their', 'they']
		] as const
	).map(([whose, who]): readonly [string, string] => [
		`OPENS${whose} (?:reply|answer|response|reaction)(?: to (?:it|that|this))? (?:BE|:)(?: an?| the| OWN)?(?= #)`,
		`${who} responds with`
	]),
	[
		'(?<=CARD )(?:(?:that|which) )?(?:WHO) (?:had|have|has) been #?(?:hoarding|saving|holding|keeping|hiding|sitting on)(?: (?:on to|onto|all game|back|for ages|up))*END',
		''
	],
	// "…, which my friend had already brought to 1 hp".
	[
		`(CARD) , which (?:WHO|the \\p{L}+)(?: has| had)?(?: already| just)? (?:brought|reduced|taken|got|beaten|knocked|whittled) (?:it )?(?:down )?to (?:only |just )?(${N}) ${UNIT}(?: left)?END`,
		'$1 ( $2 hp )'
	],
	// "Activates Smelter discarding a loot": what it costs.
	[
		`((?:uses?|used|taps?|tapped|activates?|activated) (?:(?:the|OWN) )?CARD)(?: ,)?(?: by)? #?(?:discarding|tossing|throwing away) (?:an?|one|another|OWN|${N}|some) (?:loot cards?|loot|cards?)(?: (?:for it|as (?:the|a) cost|to it|from (?:OWN )?hand))?END`,
		'$1'
	],
	// "Boom Fly killed with a 4 by Zoe with everybody on 1 hp".
	[
		'OPENS(?:the )?(CARD) (?:is |was |gets |got )?killed (?:with|on|by) (?:an? )?(?:roll of )?(?:an? )?(FACE) by (@\\S+|me)(?= |$)',
		'$3 kills $1 with $2'
	],
	[
		`(?<=[^ ,.;:!?\\n(] )(?:with|while) (?:everybody|everyone|all of us|all players|each of us|each player)(?: BE)? (?:on|at|having|down to) (?:only |just )?(${N}) ${UNIT}(?: left| each)?`,
		', everyone has $1 hp'
	],
	// "Kills Chub anyhow", "Aaron bartered:".
	['(?:anyhow|regardless|all the same|nonetheless|nevertheless)(?= (?:with|by|using) )', ''],
	['OPENS(?:WHO) (?:bartered|made a deal|made a trade|negotiated)(?: with (?:WHOM))? :', ''],
	// "Rerolls Fabio's Relic with the D4".
	[
		'(?:rerolls?|rerolled) ((?:@\\S+s|OWN) (?!#(?:roll|die|dice))CARD) (?:with|using|via) ((?:an? |the |OWN )?CARD)(?= |$)',
		'uses $2 on $1'
	],
	// "We each had a Soul Heart. He plays his on himself, I play mine on him".
	[
		'(?<=(?:each|both|all) (?:has|have|had|got|hold|held) (?:an? )?(CARD)(?= ).*)(plays?|played|uses?|used|throws?|threw) (?:his|hers|mine|theirs|ours)(?= )',
		'$2 $1'
	],
	// "A Mega Bomb from Max incoming to me".
	[
		'((?:an? |the )?CARD) (?:from|by) (@\\S+|my \\p{L}+) (?:BE )?(?:incoming|coming|on its way|headed|flying|aimed|thrown)(?: in)? (?:to|at|for|toward|towards) (WHOM)(?= )',
		'$2 plays $1 on $3'
	],
	['OPENS(?:items?|treasures?|in play) :(?= (?:the |an? )?#)', 'has'],
	// "Kills her with Tech X (3 counters)".
	[
		`(?:kills?|killed|kill) (WHOM|(?:the )?CARD) (?:with|using) ((?:(?:OWN|the|an?) )?CARD) \\( (${N}) counters?(?: on it)? \\)`,
		'uses $2 ( $3 counters ) on $1'
	],
	// "Kid (4¢) attacks": somebody's.
	[
		'OPENS(friend|buddy|brother|sister|wife|husband|dad|mom|kid|son|daughter|gf|bf|roommate|cousin|opponent|opp)(?= \\()',
		'my $1'
	],
	// "Died with 2 souls, a Breakfast and 1 cent": no roll of 2.
	[
		`(@\\S+|i|he|she|they) (dies|died|die) with (${N}) souls?((?: (?:,|and) [^.;!?\\n]*)?)END`,
		'$1 has $3 souls $4 . $1 $2'
	],
	// "Tries to buy Brimstone with 9 cents": whether that can be is for the rules.
	[
		'(?:tries|tried|attempts|attempted) to (buy|purchase|attack)(?= (?:the |an? )?#)',
		'wants to $1'
	],
	// "Uses it again the same turn".
	[
		'(?<=(?:uses?|used|taps?|tapped|activates?|activated) (?:it|that) )again (?:(?:in |on |during )?the same turn|this turn|that turn|right away|at once)END',
		'again'
	],
	// "(paid the 5c)": what it costs.
	[
		'\\( (?:paid|paying|pays|costs?|spent|for) (?:(?:the|OWN) )?\\d+ ?(?:c|¢|cents?|coins?) \\)',
		''
	],
	// "… before I'd picked an option".
	[
		'before (?:WHO) (?:(?:had|has|have|could|can|even) )*(?:picked|picks?|chosen|chooses?|chose|choose|named|names?) (?:an?|the|any|OWN) (?:option|mode|effect|part)END',
		''
	],
	// "Uses Witch choosing the damage mode on Carrion Queen".
	[
		'((?:uses?|used|plays?|played|taps?|tapped|activates?|activated) (?:(?:the|OWN|an?) )?CARD)(?: ,)? (?:choosing|picking|taking|with|in) (?:the )?(\\p{L}+) (?:mode|option|part|effect) on ((?:(?:the|OWN) )?CARD|WHOM)',
		'$1 on $3 for $2'
	],
	// "Only eternal stuff (The D6)".
	[
		'(?:(?:only|just) )?(?:OWN )?(?:eternal|starting) (?:stuff|items?|things?|cards?) \\( ((?:the )?CARD) \\)',
		'$1'
	],
	// "Hits with a 4 twice", "hit Monstro once, then missed".
	['(?:hits?|misses|missed) with (?:an? )?(FACE) (?:twice|two times|2 times)END', 'rolls $1 , $1'],
	['hits? ((?:the )?CARD) (?:once|one time|1 time)END', 'attacks $1 , hits'],
	[
		'(?<=(?:@\\S+|i|he|she|they) )hits? ((?:the )?CARD)(?= (?:, )?(?:and |but )?then (?:miss|missed|misses)(?: |$))',
		'attacks $1 , hits'
	],
	// "Judas vs Maggy.": who plays.
	['OPENS(@\\S+) (?:vs|versus|against) (@\\S+)(?= [.;:])', 'players : $1 and $2']
];
