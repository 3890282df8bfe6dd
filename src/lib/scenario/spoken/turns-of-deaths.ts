const TO = '(?<=(?:to|after|before|when|while|with|on|until|as|once|above|over|under) )';
/** Who is said before to be killed, or bombed: the last one. */
const KILLED =
	'(?<=(?:kills?|killed|#bomb\\S*(?: !)?(?: on| at)?|gold bombs?) (WHOM|CARD)(?= |$).*?)';

/** Deaths that are spoken of without whose they are, and the same with their owners. */
export const TURNS_OF_DEATHS: readonly (readonly [said: string, plain: string])[] = [
	// "Amy kills Monstro. In response to the death Ben plays …": no card of that name.
	[
		`${KILLED}${TO}(?:the|that|this) #?death(?: trigger)?(?! (?:card|penalty|of)|(?: BE| gets?| got)? (?:played|used|cast))`,
		'the death of $1'
	],
	[
		`(?<=(?:^| )(@\\S+|i) (?:dies|died|die)(?= |$).*?)${TO}(?:the|that|this) #?death(?: trigger)?(?! (?:card|penalty|of))`,
		'the death of $1'
	],
	[`${TO}((?:OWN|@\\S+s) )#?death trigger`, '$1death'],
	// "Pin has 0 HP and its death is on the stack".
	[
		'(?<=(?:^| )(CARD) (?:has|had|is|was|at|on|with|dies|died|gets|got)(?= |$)(?:(?! #)[^.;!?\\n])*(?:[.;!] )?)(?:its|the monsters) #?death(?! card)',
		'the death of $1'
	],
	// "After Val's death her Boomerang gets destroyed".
	[
		'OPENS(?:after|upon|following) (@\\S+s) #?death(?: ,)?(?= (?:his|her|their|my|the|i|he|she|@\\S+|#\\S+) )',
		"$1' dies ,"
	],
	[
		'OPENS(?:after|upon|following) my #?death(?: ,)?(?= (?:his|her|their|my|the|i|he|she|@\\S+|#\\S+) )',
		'i die ,'
	],
	// "Lou dies to his own Mega Bomb": so he used it.
	[
		'(?<!#.*)(@\\S+|he|she) (?:dies|died) (?:from|to|by|of|because of) (?:his|her|their) own (CARD)(?= |$)',
		'$1 kills himself with $2'
	],
	[
		'(?<!#.*)i (?:die|died) (?:from|to|by|of|because of) my own (CARD)(?= |$)',
		'i kill myself with $1'
	],
	// "Sol died this turn already, gets bombed again".
	[
		'(@\\S+|i|he|she|they) (?:(?:has|have|had) )?died (?:earlier |once )?(?:this|that|in this|in the same|the same) turn(?: already| before)?(?: ,)?(?: and)? (?=(?:gets|got|is|was|and|then|,))',
		'$1 already died this turn . $1 '
	],
	// "Bill's death on his own turn": nobody plays it.
	[
		'OPENS(@\\S+s) #?death (on|during|in) (OWN|@\\S+s)((?: own)?) turn(?= |$)',
		"$1' dies $2 $3 $4 turn"
	],
	['OPENSmy #?death (on|during|in) (my|@\\S+s)((?: own)?) turn(?= |$)', 'i die $1 $2 $3 turn'],
	// "Dies to Boom Fly's death": to what triggers then.
	[
		'(?<=(?:dies?|died|killed|damage|hit|dying|dead) (?:to|from|by|of|because of) )((?:the )?CARD)(?<=s) #?death(?: trigger| ability| effect| damage| explosion| blast)?(?! card)(?= |$)',
		"$1'"
	],
	// "Ivy dies to Boom Fly's blast on Gus's turn".
	[
		'(@\\S+|i) (?:dies|died|die) (?:to|from|by) ((?:the )?CARD)(?<=s) #?(?:death|blast|explosion)(?: trigger)? (?:on|during|in) (@\\S+s) turn(?= |$)',
		"$3' kills $2' . $1 dies"
	],
	[
		'(@\\S+|i) (?:dies|died|die) (?:on|during|in) (@\\S+s) turn (?:to|from|by) ((?:the )?CARD)(?<=s) #?(?:death|blast|explosion)(?: trigger)?(?= |$)',
		"$2' kills $3' . $1 dies"
	],
	// "Dies to Boom Fly's blast".
	[
		'(?<=(?:dies?|died|killed|damage|hit|dying|dead) (?:to|from|by|of|because of) )((?:the )?CARD)(?<=s) (?:explosion|blast|boom|bang|burst)(?= |$)',
		"$1'"
	],
	// "When Envy died on Lars's 5".
	[
		'(CARD) (?:dies|died) (?:on|with) (@\\S+s) (?:attack )?(?:roll of )?(?:an? )?(FACE)END',
		'$1 dies to $2 $3'
	],
	[
		'(CARD) (?:dies|died) (?:on|with) my (?:attack )?(?:roll of )?(?:an? )?(FACE)END',
		'$1 dies to my $2'
	],
	// "Vic death'd on own turn": it was done to him.
	[
		'(@\\S+) #deathd(?= (?:on|during|in|while|by) |END)'.replace('END', '(?:$|[,.;!?] )'),
		'$1 is killed with death'
	],
	['(on|during|in) own turn(?= |$)', '$1 his own turn'],
	// "Boil kills Tor with two misses, 1 and 2".
	[
		'OPENS(CARD) (?:kills?|killed) (@\\S+)((?: \\( [^()]* \\))?) (?:with|on|by|in|after) (?:two|2|three|3) misses(?: ,| :| \\(| of)* (FACE) (?:and|,|then) (FACE)(?: \\))?END',
		'$2 $3 attacks $1 , rolls $4 , rolls $5'
	],
	// "My death triggers Suicide King": it comes of itself.
	...[['my', 'i'] as const, ['(@\\S+s)', "$1'"] as const].map(
		([whose, who]): readonly [string, string] => {
			const card = whose === 'my' ? '$1' : '$2';
			return [
				`OPENS${whose} #?death (?:triggers?|triggered|sets off|set off) (?:OWN |the )?(CARD)(?= |$)`,
				`${who} has ${card} , ${who} dies`
			];
		}
	),
	// "Rolls a 6, kill": it is dead.
	[
		'(?<=(?:rolls?|rolled) (?:an? )?FACE(?: [^.;!?,]*)?, )(?:and )?(?:an? |the |for the )?(?:kill|lethal)(?: shot| blow)?(?= [,.;!]|$)',
		'it dies'
	],
	// "… before she gets the soul": while its death is on the stack.
	[
		'(?<=(?:kills?|killed) (CARD)(?= |$).*?)(?<!(?:can|could|may|do|does|did|is|am) [^.;!?\\n]*)before (?:WHO) (?:gets?|got|gains?|gained|takes?|took|receives?|can (?:get|take)|could (?:get|take)) (?:the|its|OWN|that|any) (?:soul|rewards?)',
		'in response to the death of $1'
	],
	// "Is about to die to Amy's Bomb": as things stand it kills.
	[
		'(WHO) (?:(?:BE|would have been) (?:about|going|supposed) to (?:die|be killed)|would die) (?:from|to|by|because of) (@\\S+s) (CARD)',
		"$2' kills $1 with $3"
	],
	[
		'(WHO) (?:(?:BE|would have been) (?:about|going|supposed) to (?:die|be killed)|would die) (?:from|to|by|because of) my (CARD)',
		'i kill $1 with $2'
	],
	// "I attacked Mulliboom and won": it is dead.
	[
		'(?<=(?:attacks?|attacked|attacking|fights?|fought|fighting) (?:an? |the )?CARD(?= |$)[^.;!?\\n]*)(?:, )?(?:and )?(?:then )?(?:WHO )?(?:wins?|won|beats? it|defeats? it|defeated it)(?: (?:the|that|my|his|her) (?:fight|attack|combat|battle))?END',
		', it dies'
	],
	// "Kills Famine on Amy's turn with a bomb".
	[
		'(kills?|killed|finish(?:es|ed)? off) (CARD|WHOM) ((?:on|during|in) (?:@\\S+s|OWN)(?: own)? turn) ((?:with|using|by) (?:an? |OWN |@\\S+s )?CARD)',
		'$1 $2 $4 $3'
	],
	// "Rolls a 4 and hits twice": with the same number.
	[
		'(rolls?|rolled|rolling) (?:an? )?(FACE) (?:and|,) (?:hits|hit|misses|missed|miss) (?:(?:it|CARD) )?(?:twice|two times|2 times)END',
		'$1 $2 , $2'
	],
	// "Misses and the damage is on the stack": what is done next answers it.
	[
		'(misses|missed|miss|rolls an? FACE|rolls FACE) (?:and|,|so) (?:then )?(?:the |its |that )?(?:combat )?(?:damage|dmg) (?:BE|goes|went)(?: put)? (?:on|onto) the stack(?: [.;,])?(?: and| then)*',
		'$1 . in response to the damage'
	],
	// "Misses twice".
	['(miss|misses|missed|hits|hit) (?:it )?(?:twice|two times|2 times)END', '$1 , $1'],
	[
		'(miss|misses|missed|hits|hit) ((?:the )?CARD) (?:twice|two times|2 times)END',
		'attacks $2 , $1 , $1'
	],
	['(miss|misses|missed|hits|hit) (?:it )?(?:three times|3 times|thrice)END', '$1 , $1 , $1'],
	[
		'(miss|misses|missed|hits|hit) ((?:the )?CARD) (?:three times|3 times|thrice)END',
		'attacks $2 , $1 , $1 , $1'
	]
];
