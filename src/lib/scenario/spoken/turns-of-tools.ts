const TAPPED = '(?:tapped|deactivated|exhausted|sideways|turned|used|spent)';
const USES = '(?:taps?|tapped|uses?|used|activates?|activated|tap|use|activate)';

/** What is done with an item, and whose it is, told otherwise; the same in words that the grammar has. */
export const TURNS_OF_TOOLS: readonly (readonly [said: string, plain: string])[] = [
	// "Plays Key for another attack", "to get an extra attack".
	[
		'(?<= )(CARD)(?: ,)? (?:for|(?:so as )?to (?:get|gain|make|have|take|do|give OWNself)|getting|gaining) (?:(?:an|a|one|the|OWN|yet) )*(?:another|extra|more|further|bonus|second|additional) attack(?: action)?(?= |$)',
		'$1 for an additional attack'
	],
	// "Amy has The Dead Cat. Ben bombs its owner".
	[
		"(?<=(@\\S+) (?:has|had|owns|owned|holds|controls) (?:(?!@)\\S+ )*CARD(?: (?!@)\\S+)* (?:\\S+ ){0,8})(?:its|the|that card's|that item's|the card's|the item's) (?:owner|controller)(?= |$)",
		'$1'
	],
	// "Modeling Clay copies Guppy's Collar".
	[
		'(CARD) (?:copies|copied|is copying|to copy|becomes a copy of|became a copy of|is used as|used as|as a copy of) ((?:the |OWN |an? |@\\S+s )?CARD)(?= |$)',
		'$1 on $2'
	],
	// "Event: Dark Chest".
	[
		'(?<=(?:^|[.!?;\\n]) ?)(?:the |an? )?(?:event|monster deck|top card|deck) : (?:it is )?(?:an? |the )?(CARD)(?= [.,;!?:)]| \\n| and|$)',
		'$1 comes up'
	],
	// "Dies w/ Jawbone".
	['w /(?! o(?: |$))', 'with'],
	// "Taps a D6 that's already sideways".
	[
		`(${USES}) (?:an?|the|that|this|OWN) (CARD) (?:that|which|when it|even though it|although it|though it) (?:is|was|has been|had been) (?:(?:already|still|now|just) )*${TAPPED}(?: before| earlier)?END`,
		'$1 a tapped $2'
	],
	// "Uses 20/20 to add 2", "taps Book of Belial to subtract 1".
	...(['add', 'subtract'] as const).map((verb): readonly [string, string] => [
		`(${USES} (?:OWN |an? |the )?CARD(?: on (?:it|that|(?:OWN|@\\S+s)(?: attack)? roll))?) to (?:${verb === 'add' ? 'add|give it \\+' : 'subtract|take away|remove'}) (?:an? )?(\\d|one|two|three)(?: more)?(?: (?:to|from) (?:it|that|(?:OWN|@\\S+s)(?: attack)? roll))?END`,
		verb === 'add' ? '$1 , adds $2' : '$1 , lowers it by $2'
	]),
	// "Ben's bean cancels it, he tapped his character for it": where the loot play came from.
	[
		'(?<=(?:#\\S+|plays?|played|uses?|used|cancels?|cancelled) [^.;!?\\n]*[,;(] )(?:and )?(he|she|they|i|@\\S+) (?:used|uses|tapped|taps|turned|turns|spent|spends) OWN (?:character|character card|guy) (?:for (?:it|that|this)|to do (?:so|it|that)|to play (?:it|that))',
		'$1 has 1 loot play'
	],
	// "Picks Kathy for Two of Clubs".
	[
		'(WHO) (?:picks?|picked|chooses?|chose|targets?|targeted|names?|named) (WHOM|(?:the |OWN |@\\S+s )?CARD) (?:for|with|as the target (?:of|for)|as target (?:of|for)) (?:OWN |the )?(CARD)(?= instead|$| [,.;:!?)]| \\n| and\\b| but\\b| then\\b)',
		'$1 uses $3 on $2'
	],
	// "A 3, made 5 by Vic's 20/20".
	[
		'(FACE)(?: ,)? (?:made|turned|changed)(?: into| to)? (?:an? )?(FACE) (?:by|with|using|via) (@\\S+s) (CARD)(?= |$)',
		"$1 , $3' uses $4 , it becomes $2"
	],
	// "With the D6 and Lucky Foot tapped": how it lies in a list.
	[
		`(?<=(?:with|has|have|had|having) [^.;!?\\n]*(?:,|and) )(?:the |an? |OWN )?(CARD) (?:(?:already|still) )?${TAPPED}(?=$| [,.;:)!?]| \\n| and\\b)`,
		'a tapped $1'
	],
	// "Dies with Counterfeit Penny out".
	[
		'(?<=(?<!we )(?:with|has|have|had|having) (?:[^.;!?\\n]*(?:,|and) )?)((?:the |an? |OWN )?CARD) out(?=$| [,.;:)!?]| \\n| and\\b)',
		'$1'
	],
	// "Buys The Bible and uses it on his Curse of Amnesia", "has Curse of Pain and taps The Bible on it".
	[
		'(?<=(CARD)(?: !)?(?: ,| \\.| and| then)+ )((?:WHO )?(?:uses?|used|taps?|tapped|plays?|played|activates?|activated)) it (?:(?:right away|immediately|at once|then) )*(?:on|against|to destroy|to remove) ((?:his|her|my|their|the) #curse\\S*(?: \\+\\S+)*)',
		'$2 $1 on $3'
	],
	[
		`(?<=(?:has|have|had|under|with) (?:the |an? )?(#curse\\S*(?: \\+\\S+)*)[^.;!?#]*?)(${USES}|plays?|played) ((?:the |an? |OWN )?CARD) (?:on|against) it(?= |$)`,
		'$2 $3 on the $1'
	],
	// "Mom's Shovel belongs to Rick".
	['OPENS(?:the |that |this )?(CARD) belong(?:s|ed) to (@\\S+|i|he|she)END', '$2 has $1'],
	['OPENS(?:the |that |this )?(CARD) belong(?:s|ed) to meEND', 'i have $1'],
	// "Ben's Jawbone steals from Amy", "Ivo's Modeling Clay copies my Relic".
	...[['(@\\S+s)', "$1'"] as const, ['my', 'i'] as const].flatMap(
		([whose, who]): readonly (readonly [string, string])[] => {
			const at = (nth: number): string => `$${String(whose === 'my' ? nth - 1 : nth)}`;
			return [
				[
					`OPENS${whose} (CARD) (?:copies|copied|becomes?|became|turns into|targets?|targeted) (?:a copy of )?((?:the |an? |OWN |@\\S+s )?CARD)(?= |$)`,
					`${who} uses ${at(2)} on ${at(3)}`
				],
				[
					`OPENS${whose} (CARD) (?:steals?|stole|takes?|took)(?: \\S+ (?:cents?|coins?|¢))? (?:from|off) (WHOM)END`,
					`${who} uses ${at(2)} on ${at(3)}`
				]
			];
		}
	),
	// "Dagaz, first ability".
	...(['first', 'second', 'third'] as const).flatMap(
		(nth, at): readonly (readonly [string, string])[] => [
			[
				`(?<=CARD(?: ,| \\(| for| with| using| choosing)?(?: OWN)? )${nth} (?:ability|line|bullet|text|part)END`,
				`option ${String(at + 1)}`
			]
		]
	),
	// "It was aimed at Amy": what was used without a word of it.
	[
		'(?<=(?:plays?|played|uses?|used|throws?|threw|taps?|tapped|activates?|activated) (?:an? |the |OWN )?CARD(?: !)? [.,;:] )(?:and )?(?:it|which|that) (?:is|was) (?:aimed at|targeting|pointed at|directed at|meant for|on|for) ((?:the )?CARD|WHOM|(?:OWN|@\\S+s) (?:roll|CARD))END',
		'on $1'
	],
	// "His Dagaz fizzles because Ivo beans it".
	[
		'(?:BE (?:cancelled|canceled|stopped|countered|negated)|gets? (?:cancelled|canceled|stopped|countered)|fizzles?|fizzled|fails?|failed|does nothing|did nothing) (?:because|since|cause|as)(?= (?:@\\S+|i|he|she|my \\p{L}+) (?:#|cancels|cancelled|stops|stopped|counters|countered|plays|played|uses|used))',
		','
	],
	// "Draws Soul Heart and plays it".
	[
		'(draws?|drew|loots?|looted) (?:into )?(?:an? |the )?(CARD)(?: (?:off|from|with|for) (?:it|that|this|the trigger|the deck|the top))? ?,?(?: and| then\\b| and then)? (?:immediately |instantly |just )?(plays?|played|uses?|used) (?:it|that|the card)(?= |$)',
		'$3 $2'
	],
	// "Steals a coin from Ben with Jawbone".
	[
		'(?:steals?|stole|takes?|took|swipes?|swiped|grabs?|grabbed|nabs?|nabbed) (?:an?|one|two|three|\\d|some)(?: of OWN)? (?:cents?|coins?|money|penny|pennies|¢) (?:from|off) (WHOM) (?:with|using|via) ((?:the |OWN |an? )?CARD)',
		'uses $2 on $1'
	],
	// "Amy says: in response I kill Fly with Bomb!"
	[
		'(@\\S+) (?:says?|said|goes|shouts?|shouted|yells?|yelled) (?:[,:;"“”-] )*(?:in (?:response|reaction)|respond(?:ing)?)(?: ,| with)? (?=i )i',
		'in response $1'
	],
	// "Taps The D6 twice on his 1".
	[
		`(${USES}) ((?:OWN |the |an? )?CARD) (?:twice|two times|2 times) (on [^.,;:!?\\n]+?)END`,
		'$1 $2 $3 , $1 $2 $3'
	],
	// "Rerolls Ben's Dinner with The D20, he gets Breakfast", "… on my Dinner, I get The Relic from it".
	[
		'(?<=(?:rerolls?|rerolled|#d20s?|#d20d) (?:OWN |the |an? |@\\S+s )?CARD(?: [^.;\\n]*)? (?:,|and|so|then)(?: and| so| then| now)* )(?:(?:WHO) )?(?:gets?|got|receives?|received) (?:an? |the )?(CARD)(?: (?:from|out of|for|instead)(?: of)?(?: it| that)?)?END',
		'it becomes $1'
	],
	[
		'(?<=(?:on|at) (?:OWN |the |an? |@\\S+s )?CARD (?:,|and|so|then)(?: and| so| then| now)* )(?:(?:WHO) )?(?:gets?|got|receives?|received) (?:an? |the )?(CARD) (?:from it|out of it|for it|instead|instead of it|in its place)END',
		'it becomes $1'
	],
	// "Perthro on my Chest": what somebody has is the item.
	['(?<=(?:on|at|destroys?|rerolls?|steals?) (?:my|his|her|@\\S+s) )#chest', 'the chest'],
	// "Gets bombed twice in one turn by Zed".
	[
		'((?:the )?CARD|WHO)((?: \\( [^()]* \\))?) (?:BE|gets?|got) (?:#bombed|bombed) (?:twice|two times|2 times)(?: in (?:one|a|the same|this) turn| in a row)? by (@\\S+|me)END',
		'$3 bombs $1 $2 , $3 bombs $1'
	],
	// "Wanted to Holy Card": as somebody would have used it.
	['(wants?|wanted|tries|tried|attempts?|attempted) to (CARD)END', '$1 to use $2']
];
