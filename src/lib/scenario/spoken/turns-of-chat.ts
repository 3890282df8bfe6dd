const N = '(?:\\d|one|two|three|four|five)';
const VERSUS = '(?:against|vs|v|versus|on)';
/** What stands behind what is said of an item or a player. */
const STOPS = '(?= [,.;:)!?]| \\n| and\\b| but\\b| so\\b| then\\b| when\\b| while\\b|$)';
const HEALTH = '(?:hp|health|life|lives|hearts?)';
const EATS = '(?:eats?|ate|catch(?:es)?|caught|tanks?|tanked|swallows?|swallowed)';
const DOING =
	'(?:attacks?|attacked|bombs?|bombed|plays?|played|rolls?|rolled|hits?|uses?|used|fights?|swings?|taps?|tapped|buys?|gets|responds?|goes|kills?|declares?|#\\S+s)';
const MAKES = '(?:makes?|made|turns?|turned|changes?|changed|rerolls?|rerolled|flips?|flipped)';

/** Whose something is, and who that is. */
const WHOSE = [
	['his', 'he'],
	['her', 'she'],
	['my', 'i'],
	['their', 'they']
] as const;

/** How people write in a hurry, without a verb or with one of their own, and the same in words that the grammar has. */
export const TURNS_OF_CHAT: readonly (readonly [said: string, plain: string])[] = [
	// "Changes my roll from 3 to 6": my 3 to a 6.
	[
		`(${MAKES}) (my|OWN|@\\S+s) (?:attack )?(?:roll|die|dice|result) from (?:an? )?(FACE) (?:in ?to|to) (?:an? )?(FACE)(?= |$)`,
		'$1 $2 $3 to a $4'
	],
	[
		`(${MAKES}) (?:it|that|the (?:roll|die|dice)) from (?:an? )?FACE (?:in ?to|to) (?:an? )?(FACE)(?= |$)`,
		'$1 it to a $2'
	],
	// "Dies w/o loot".
	[
		'(?:w|with) (?:/ )?o(?= (?:loot|cards|items?|an? |any |souls?|hp|tapping|using|attacking|rolling))',
		'without'
	],
	[
		'without (?:having )?(?:any |an )?(items?|loot|cards) (?:or|and|nor) (?:any )?(?:cents?|coins?|money|¢)(?= |$)',
		'with no $1 and 0 cents'
	],
	[
		'without (?:having |holding )?(?:any |a )?(?:loot|loot cards|cards|hand)(?= |$)',
		'with no cards'
	],
	['without (?:having )?(?:any |a )?(?:cents?|coins?|money|¢)(?= |$)', 'with 0 cents'],
	['without (?:having )?(?:any |an )?items?(?= |$)', 'with no items'],
	// "1e: …", "1st ed., …".
	['OPENS(?:1 ?e|1 ?ed|(?:first|1st|og) ed)(?: \\.)?(?= [:,;.-])', 'original rules'],
	// "Gets Bob's Brain, no idea what it does": nothing that is told.
	[
		'(?:, )?(?:(?:lol|haha|and|but|which) )*(?:i (?:have|had) |ive )?no (?:idea|clue) (?:what (?:it|that|this|the card) (?:does|did|is|says)|why|how|about (?:it|that))(?: lol| haha)?(?=$| [,.;:!?)]| \\n| and\\b| but\\b| then\\b)',
		''
	],
	// "What if nobody attacks, like Rob kills it": a case is told.
	[
		'(?<=(?:^|[,.;:!?\\n] ))(?:like|e g|say|for example|for instance|suppose|imagine)(?: ,)? (?=@\\S+ \\p{L}+s )',
		''
	],
	// "If I butter bean someone's Swallowed Penny".
	[
		'(?:someones|somebodys|some players|another players|an opponents|someone elses|somebody elses|other peoples) (CARD)(?= |$)',
		'opponents $1'
	],
	// Openings without a verb: "a 2 for Gus against Leech", "Leech vs Ida:", "two hits on Gurdy by Lena:".
	[
		`OPENS(?:an? |another )?(FACE) (?:for|by|from|of) (WHOM) ${VERSUS} (?:the |an? )?(CARD)`,
		'$2 rolls $1 against $3'
	],
	[
		'OPENS(?:the |an? )?(CARD)((?: \\( [^()]*\\))?) (?:vs|v|versus) (@\\S+|me)(?= [:,])',
		'$3 vs $1 $2'
	],
	['(?:to )?loot plays?(?= (?:the |an? |his |her |my |another )?CARD)', 'plays'],
	['turn(?:s|ed|ing)? ((?:@|#)\\S+|(?:his|her|my|their) character) sideways', 'taps $1'],
	[
		'for (?:a|an|another|one more|a second|an extra|the) (?:second |extra |additional )?(?:loot play|loot|play)(?= [,:])',
		''
	],
	['(?<=taps? (?:@\\S+|#\\S+|OWN character) )(?:for|into) (?=(?:an? |OWN )?CARD)', ', plays '],
	['(?:is |was )?cursed (?:with|by)(?= (?:the |an? )?CARD)', 'has'],
	[
		'the (?:guy|one|player|person|dude|girl|friend) (?:with|who (?:has|had|is on|is at)|at|on) ((?:[^ ()]+ ){1,4})\\( (@\\S+) \\)',
		'$2 ( $1 )'
	],
	['(@\\S+) on (CARD)(?= :| , (?:an? )?FACE(?: |$))', '$1 vs $2'],
	[`OPENS(${N}) (?:hp|health) (@\\S+|me)(?= )`, '$2 ( $1 hp )'],
	[
		`OPENS${N} (?:hits?|swings?|rolls) (?:on|at|against) (?:the )?(CARD)((?: \\( [^()]*\\))?) by (WHOM)(?= [:,])`,
		'$3 attacks $1 $2'
	],
	['OPENS(CARD) (?:fight|battle)(?= [,:.(])', 'fight with $1'],
	['(?:an? |OWN )rolled (FACE)END', 'rolls $1'],
	[', (?:played|used|thrown|cast|dropped|activated) by (WHOM)(?= [,.;:]|$)', 'by $1'],
	[`(WHO) (?:had|has|have|got) (?:an? )(FACE) ${VERSUS} (?:the )?(CARD)`, '$1 rolls $2 against $3'],
	// What lies before somebody: "Dry Baby on her side".
	...WHOSE.map(
		([whose, who]) => [`(CARD) on ${whose} (?:side|board|field|half)END`, `${who} has $1`] as const
	),
	['(CARD) on (@\\S+s) (?:side|board|field|half)END', "$2' has $1"],
	// What is taken of what there is: "stole 3 of my 10 cents".
	...WHOSE.map(
		([whose, who]) =>
			[
				`(steals?|stole|takes?|took) (${N}) (?:out )?of ${whose} (\\d\\d?) (cents?|coins?|¢|c)`,
				`$1 $2 cents from ${who === 'i' ? 'me' : who} ( ${who} has $3 $4 )`
			] as const
	),
	// A roll told by the item: "his D6 makes the 2 a 4", "my D6 turns it into a 1".
	...WHOSE.flatMap(
		([whose, who]) =>
			[
				[
					`(?<!(?:with|using|by|via|through) )${whose} (CARD) (?:then )?${MAKES} (?:it|that|this|the roll|the die|the dice|OWN roll|him|her|me) (?:into |to |be |an? )*(FACE)END`,
					`${who} uses $1 to make it $2`
				],
				[
					`(?<!(?:rolls?|rolled|gets?|got|hits?|with|shows?) (?:an? )?FACE(?= |$).*)${whose} (CARD) ${MAKES} (?:the|that|OWN) (FACE) (?:into |to |an? )*(FACE)END`,
					`rolls $2 , ${who} uses $1 to make it $3`
				],
				[
					`${whose} (CARD) ${MAKES} (?:the|that|OWN) FACE (?:into |to |an? )*(FACE)END`,
					`${who} uses $1 to make it $2`
				]
			] as const
	),
	// HP in other words: "down to one HP", "on his last heart", "Gus at 1 attacks".
	[
		`(?<=[,(] )(?:now |already |still )?(?:back )?(?:sitting|standing|down|left|reduced|dropped|hanging|knocked down)(?: down)? (?:to|at|on|with) (?:only |just )?(?=${N} (?:${HEALTH}|left)(?: |$))`,
		''
	],
	[
		`(?:BE )?(?:now |already |still )?(?:back )?(?:sitting|standing|down|left|reduced|dropped|drops|drop|falls|fell|hanging|knocked down)(?: down)? (?:to|at|on|with) (?:only |just )?(?=${N} (?:${HEALTH}|left)(?: |$))`,
		'has '
	],
	// "Kim attacks Gurdy on her last heart": hers, and not what is named before it.
	[
		`(WHO) (${DOING}(?: (?:an? |the )?CARD)) (?:on|at|with|while on) (?:my|his|her|their) (?:very )?last (?:${HEALTH}|hit point)`,
		'$1 ( 1 hp ) $2'
	],
	// "Hal kills Mom! with a 5 (1 HP left)": those of what is killed.
	[
		`((?:kills?|killed|finish(?:es|ed)(?: off)?|hits?) (?:the )?CARD) (?:with|w|on|by) ((?:an? |rolling an? )?FACE) \\( ((?:it )?(?:at |had |has |only |was at )*${N} ${HEALTH}(?: left| remaining)?) \\)`,
		'$1 ( $3 ) with $2'
	],
	// "Kim attacks Gurdy with 1 HP left (her, not him)".
	[
		`(WHO) (${DOING}(?: (?:an? |the )?CARD)) (?:with|at|on) (${N} ${HEALTH})(?: left| remaining)? \\( (?:her|hers|me|mine|the (?:player|attacker)|\\1)(?: ,)?(?: not [^()]*)? \\)`,
		'$1 ( $3 ) $2'
	],
	[
		`(?:BE )?(?:on|at|down to|with|has|having) (?:OWN|its) (?:very )?last (?:${HEALTH}|hit point|point of health)`,
		'has 1 hp'
	],
	[`(?:while|when|being) (?:still |only |already )?(?:at|on) (${N})END`, '( $1 hp )'],
	[`(@\\S+) (?:at|on|with) (${N})(?= ${DOING}(?: |$))`, '$1 ( $2 hp )'],
	// Who is hit, before who does it: "Gus eats a bomb from Tess".
	[
		`(?<!(?:owner|holder|user|haver|#\\S+|\\+\\S+) )(WHO)(?: then)? ${EATS} (?:an? |another |the )?(CARD)(?: to the face)? (?:from|by|off|courtesy of) (WHOM)`,
		'$3 plays $2 on $1'
	],
	[
		'(?<!(?:owner|holder|user|haver|#\\S+|\\+\\S+) )(WHO)(?: then)? (?:takes?|took|gets?|got|receives?|received) (?:an? |another |the )?(#(?:bomb|gold|death)\\S*(?: \\+\\S+)*)(?: to the face)? (?:from|by|off) (WHOM)',
		'$3 plays $2 on $1'
	],
	[`${EATS} ((?:@\\S+s|my|his|her|their) CARD)`, 'gets hit by $1'],
	// Whether an item is charged: "already used her mantle", "the D6 isn't charged".
	[
		`(?:(?:has|have|had) )?already (?:used|tapped|spent|activated|exhausted) (?:OWN )?(CARD)${STOPS}`,
		'has a tapped $1'
	],
	[
		`(?<=[(] |@\\S+ |he |she |they |i )(?:used|tapped|spent|activated) (?:OWN )?(CARD) (?:already|earlier|before)${STOPS}`,
		'has a tapped $1'
	],
	[
		`(?:isnt|arent|wasnt|BE not|BE no longer|not)(?: yet| currently)? (?:charged|untapped|ready|upright|recharged|active)${STOPS}`,
		'is tapped'
	],
	[
		`(?:isnt|arent|wasnt|BE not|not)(?: yet| currently)? (?:tapped|turned|used|sideways|deactivated|spent|exhausted)${STOPS}`,
		'is charged'
	],
	[`there (?:BE) (${N}) counters? on (OWN|@\\S+s) (CARD)`, '$2 $3 has $1 counters'],
	// Hands: "no cards left", "a bean and a shard, nothing else".
	['no cards (?:left|remaining)(?: in (?:OWN )?hand)?', 'no cards'],
	[
		'(?<=(?:holds?|holding|has|have|had|with) [^.;\\n]*), (?:and )?nothing else(?: in (?:OWN )?hand)?END',
		'in hand'
	],
	// When it is done: "in response to the bomb" that was told, "before the bomb from Gus on me resolves".
	[
		'in (?:response|reaction|answer) to (?:the|that|this) (#\\p{L}{3,4})\\S*(?: \\+\\S+)*(?= (?:@|i |he |she |they |my ))(?<=\\1\\S* .* in (?:response|reaction|answer) to .*)',
		'in response'
	],
	[
		'before (?:the |an? |that |this )?(CARD) (?:from|by|of) (@\\S+)((?: (?:on|at|against) (?:WHOM|CARD))?) (?:can |could )?(?:resolves?|resolved|goes off|hits|lands|goes through|happens)',
		'in response to $2s $1 $3'
	],
	[
		'(?:only )?(?:after|upon|on|when) (?:seeing|knowing) (?:the|that|this|OWN) (?:FACE|roll|result|die|number) did (WHO) (\\p{L}+)',
		'$1 $2'
	],
	// What comes of it: "he takes the damage", "I'm dead".
	[
		`OPENS(?:(?:WHO|it) )(?:then |just |now |still )?(?:takes?|took|eats?|ate|suffers?|suffered) (?:the|that|OWN|${N})(?: combat)? (?:damage|dmg)(?= [.,;)]| and\\b| \\n|$)`,
		'the damage resolves'
	],
	[
		`OPENS(?:takes?|took) (?:(?:the|that|${N}) )?(?:combat )?(?:damage|dmg)(?= [.,;)]| and\\b| \n|$)`,
		'the damage resolves'
	],
	['OPENS(?:i am dead)(?= [.,;)]| \\n|$)', 'i die'],
	// What belongs to nobody's act: "Nora's go", "without attacking".
	['(@\\S+s) (?:go|move)(?= [.,:;])', '$1 turn'],
	[', who (?:isnt|is not|BE not) (?:on turn|the active player|active|the attacker) ,', ''],
	[
		'(?:without|instead of) (?:attacking|fighting|buying|purchasing)(?: anything| first)?(?: ,)?',
		''
	],
	// What is attacked, or aimed at, in other words.
	[
		'(?:chooses|chose|choses|picks|picked|selects|selected|names|named|targets|targeted) (?:the )?(CARD) (?:as (?:the|OWN) (?:target|monster)|to (?:attack|fight)|for (?:the|OWN|an) (?:attack|fight))',
		'attacks $1'
	],
	['(CARD) (?:BE) (?:meant|intended|aimed|thrown)(?: for| at)(?= (?:WHOM|CARD))', '$1 on'],
	['(CARD) on the (?:table|board) for (@\\S+)', '$2 has $1'],
	[
		`(@\\S+) (?:blind buys|blindly buys|buys blind) with (${N}|10|\\d\\d) (cents?|coins|¢|c)`,
		'$1 ( $2 $3 ) buys blind'
	],
	// A miss or a hit with its number behind it: "misses (1)", "he misses: 3".
	[
		'(?:misses|missed|whiffs|hits|hit)(?: (?:with|on))? (?::|\\() (?:an? )?(FACE)(?: \\))?END',
		'rolls $1'
	],
	// A character before who plays it: "Cain (Gus)".
	[
		'(@(?:isaac|maggy|cain|judas|eve|samson|eden|lazarus|lilith|azazel|apollyon|keeper)) \\( (@\\S+) \\)',
		'$2 ( $1 )'
	],
	// A number changed by a card: "makes the 6 a 5 using Mini Mush".
	[
		`(?<!(?:rolls?|rolled|gets?|got|hits?|with|shows?) (?:an? )?FACE(?= |$).*)(WHO) ${MAKES} (?:the|that|OWN) (FACE) (?:into |to |an? )*(FACE) (?:with|using|via|through) ((?:OWN |the |an? )?CARD)`,
		'rolls $2 , $1 uses $4 to make it $3'
	],
	// Corrected at once: "Brimstone, er, the Battery", "1 HP, sorry, I mean 2 HP".
	[
		'(CARD) (?:, |\\.+ |- )?(?:er|erm|err|or rather|i mean)(?: ,| \\.+)? (?:the |an? )?(CARD)',
		'$2'
	],
	[
		`${N} (?:hp|cents?|¢|c|souls?|counters?)( \\))? (?:[,.-] |\\.+ )?(?:sorry|no|oops|wait|i mean|er|scratch that)(?: ,)?(?: (?:i mean|i meant|make that|it is|it was|wait|rather))?(?: ,)? (${N}) (hp|cents?|¢|c|souls?|counters?)`,
		'$2 $3 $1'
	],
	// What somebody makes of it, or all agree on.
	['(?:@\\S+|he|she|it|they|i) (?:BE) (?:dead|alive|fine|safe) (?:imo|if you ask me)', 'imo'],
	[
		'OPENS(?:the (?:table|group)|everyone|everybody|we all|all of us) (?:agrees?|agreed|knows?)(?: that)?(?= @)',
		''
	]
];
