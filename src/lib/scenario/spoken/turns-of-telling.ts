const N = '(?:one|two|three|four|five|six|ten)';
const UNIT = '(?:hp|health|life|lives|hearts?|cents?|c|¢|coins?|souls?|counters?|cards?|loot)';

/** How people tell of a game, in words of their own, and the same in words that the grammar has. */
export const TURNS_OF_TELLING: readonly (readonly [said: string, plain: string])[] = [
	// "Gives Amy a coin", "… so she can buy it": what she may do with it is no deal.
	[
		'(gives?|gave|hands?|handed|pays?|paid|lends?|lent|slips?|slipped) (WHOM) (?:a|an|one|a single) (?:coin|cent|#?penny|¢)(?! !)',
		'$1 $2 1 ¢'
	],
	[
		'(?<=(?:gives?|gave|hands?|handed|lends?|lent|pays?|paid) (?:WHOM) (?:\\d+|one|two|three|four|five) (?:¢|cents?|coins?|c) )so(?: that)? (?:WHO) (?:can|could|may|BE able to) (?:still |finally )?(?:buy|purchase|afford|pay for) (?:(?:an? |the |OWN )?CARD|it|that)',
		''
	],
	// "Ben killed Gurdy and got the soul. I bomb him": all of that has come.
	[
		'(kills?|killed) (CARD)((?: with (?:an? )?FACE)?)(?: and|,) (?:then )?(?:gets?|got|gains?|gained|takes?|took|collects?|collected) (?:the|its|OWN|an?) (?:soul|rewards?|coins?|cents|money|loot)(?: and (?:the |its |OWN )?(?:soul|rewards?|coins?|cents|money|loot))?END',
		'$1 $2 $3 , it dies'
	],
	[
		'OPENS(?:and |so |then )?we(?: all| both)? (?:pass|passed|let it resolve)END',
		'everyone passes'
	],
	// "So he dies, right?": that is asked.
	[
		'OPENS(WHO|@\\S+) (?:dies|die|BE dead)(?: then)?(?: ,)? (?:right|correct|no|yes|yeah|or not) \\?',
		'does $1 die ?'
	],
	['(?:whos|whose)(?= (?:at|on|down to) (?:\\d|one|two|three)(?: |$))', 'who is'],
	// Which game is played: "we own only the first printing", "og box only".
	[
		'OPENS(?:(?:we(?: BE)?|were|this BE|its) )?(?:(?:still|only|all|always|just|on|use|using|with|play|playing|own|have|got|by|from) )*(?:the )?(?:2018|og|old|original|first|1st)(?: (?:edition|base|game))? (?:rulebook|rule book|box|printing|print|set|copy|version)(?: only| here| rules)?(?= [,.;:!)(]|$)',
		'original rules'
	],
	// "We had Gurdy at 1 HP", "I got it down to 1".
	[
		`(?:WHO) (?:had|have|has|got|get|brought|bring) (?:the )?(CARD) (?:(?:already|still|just|only|now) )*(?:down to|at|on) (?:only |just )?(\\d|one|two|three)(?: (?:hp|health|life|left))*END`,
		'$1 has $2 hp'
	],
	// "Ben's Yum Heart was used in response".
	[
		'(@\\S+s) (CARD) (?:BE|gets?|got) (?:used|played|tapped|activated) in (?:response|answer|reaction|reply)',
		"$1' uses $2"
	],
	// "Cleo dies on her own turn to Ben's bomb".
	['(@\\S+) (dies|died) (?:on|during|in) OWN(?: own)? turn (to|from|by)', 'on $1s turn $1 $2 $3'],
	['OPENS(?:turn)(?: of| :)? (@\\S+)(?= [.,;:]| \\n)', 'on $1s turn'],
	// What a die is rolled for, said again: "rolls a 3 on her attack roll (against Gurdy)".
	[
		'(rolls?|rolled|gets?|got|throws?|threw|makes?|made) (?:an? )?(FACE) (?:on|for|as|with|in) (?:OWN|the|an?) (?:first )?attack(?: roll)?(?= (?:against|vs|on|at) |END)',
		'rolls $2'
	],
	// "Bombs the monster (that) Amy is attacking": when it is done.
	[
		'the monster (?:that |which )?(@\\S+) (?:attacks?|attacked|BE attacking|BE fighting|fights?|fought)(?= while|END)',
		'the monster in response to $1s attack'
	],
	[
		'the monster (?:that |which )?(?:i|me) (?:attack|attacked|BE attacking|BE fighting|fight|fought)(?= while|END)',
		'the monster in response to my attack'
	],
	// What is bought or attacked, as somebody's wish: "she was after the Brimstone", "it was going to be Dry Baby".
	[
		'(WHO) (?:BE (?:after|eyeing|going for|aiming (?:for|at)|looking at)|ha[ds] OWN (?:eyes?|sights?|heart) (?:set )?on|(?:hoped|hopes) (?:for|to get|to buy)|(?:planned|plans) (?:on|to (?:get|buy|take))|BE going to (?:buy|get|take|pick))(?= (?:the |OWN )?CARDEND)',
		'$1 wanted'
	],
	[
		'(?:it|that|the (?:plan|idea|target)) BE (?:going to be|supposed to be|meant to be|(?:meant |intended )?for)(?= (?:the |OWN )?CARDEND)',
		'wanted'
	],
	[
		'(?:because|since|as) (WHO) (?:only |really |just )?(wants?|wanted)(?= (?:the |OWN )?CARDEND)',
		'$1 $2'
	],
	// "The two of us both had 9¢", "while he and I were both on 1 HP".
	[
		`(?:while |when |and )?(WHO|me) and (WHO|me) (?:BE )?(?:both|each|all)(?: each)?(?: BE)? (at|on|down to|have|had|has|with) (?:only |just |exactly )?(\\d+|${N}) ?(${UNIT})?END`,
		', $1 has $4 $5 , $2 has $4 $5'
	],
	// "He sat there with 22 cents", "is sitting on three souls: …".
	[
		`(?:BE )?(?:(?:just |still |always )*(?:sits?|sat|sitting|stands?|stood|standing|waits?|waited|waiting))(?: there| here| around| pretty)?(?: (?:on|at|with|holding))(?= (?:exactly |only |just )?(?:\\d+|${N}) (?:${UNIT})(?: |$)| (?:OWN |an? )?CARD)`,
		'has'
	],
	// "Slams down Ehwaz", "put up my Host Hat", "dumps his Nickel on the table".
	[
		`((?:play|use|tap|throw|drop|slam|fling|toss|dump|chuck|hurl)(?:s|es|ed)?|threw|slammed|dropped|flung|chucked) (?:down|up|out|in|over)(?= (?:OWN |an? )?CARD)`,
		'$1'
	],
	[
		'(?:puts?|holds?|held|sticks?|brings?|brought|pulls?|pulled|gets?|got|raises?|raised) (?:up|out|down|forward)(?= (?:OWN|an?) CARD)',
		'uses'
	],
	[
		'(?<=(?:plays?|uses?|throws?|drops?|slams?|tosses|dumps?|puts?|played|used|threw|dropped|slammed|tossed|dumped) (?:OWN |an? )?CARD) (?:down )?(?:on|onto) the tableEND',
		''
	],
	// "He gets 1 cent from me for attacking the Dip".
	[
		'(WHO) (?:gets?|got|takes?|took|receives?|received|accepts?|accepted) (\\d+|one|two|three|four|five|ten) (cents?|c|¢|coins?) from (WHOM) for(?= (?:not )?\\p{L}+ing(?: |$))',
		'$4 pays $1 $2 $3 for'
	],
	// What ¢ are spent on.
	[
		'(?:spends?|spent|uses?|used|puts?|drops?|dropped) (?:(?:all|exactly) )?(?:of )?(?:OWN )?(?:last )?(\\d+|ten|five) (cents?|c|¢|coins?) (?:on|for)(?= )',
		'pays $1 $2 for'
	],
	// Who plays whom: "Petra, who is playing Azazel,".
	[', (?:who|that) (?:BE |BE the one )?(?:playing|plays|played)(?: as)?(?= @)', ', playing'],
	// What lies on the stack, as a list: "the stack looks like this:", "stack from bottom to top:".
	[
		'OPENS(?:(?:the|our|my|current) )*stack(?: (?:now|currently|right now|rn|BE|has|had))? (?:looks?|looked|goes|went|reads?)(?: like)?(?: this| that| so| as follows)?(?: now)? :',
		'stack :'
	],
	[
		'OPENS(?:(?:the|our|my|current) )*(?:on the )?stack(?: BE)?(?: ,| \\()?(?: read)?(?: from)?(?: the)? (?:bottom|lowest|oldest)(?: (?:to|up|first)(?: the)?(?: top)?| up)?(?: \\))? :',
		'stack :'
	],
	[
		'OPENS(?:(?:the|our|my|current) )*(?:on the )?stack(?: BE)?(?: ,| \\()?(?: read)?(?: from)?(?: the)? (?:top|newest|latest|highest|last|most recent)(?: (?:to|down|first)(?: the)?(?: (?:to )?(?:bottom|oldest))?)?(?: \\))? :',
		'stack from the top :'
	],
	['OPENSstack (?:rn|now|right now|currently|atm|at the moment|so far) :', 'stack :'],
	['BE (?:on|at) (\\d+|one|two|three|four|five|six) counters?', 'has $1 counters'],
	['((?:OWN )?CARD) BE (OWN) (last|only) (card|loot|loot card)END', '$2 $3 card is $1'],
	// Who fights whom, as a heading: "Rika vs Imp: first roll 3, next roll 5".
	['OPENS(@\\S+|me) (?:vs|versus|against) (?:the )?(CARD) :', '$1 attacks $2 ,'],
	[
		'OPENS(?:and )?(?:the |OWN )?(?:first|second|third|next|last|fourth)(?: attack)? roll (?:BE |of |= |: )?(?:an? )?(FACE)END',
		'rolls $1'
	],
	// "While Liselot was fighting it".
	[
		'(?:while|when|as) (@\\S+) BE (?:fighting|attacking|battling) (?:it|him|her|them)END',
		'during $1s attack'
	],
	...(
		[
			['i', 'my'],
			['he', 'his'],
			['she', 'her'],
			['they', 'their']
		] as const
	).map(
		([who, whose]) =>
			[
				`(?:while|when|as) ${who} BE (?:fighting|attacking|battling) (?:it|him|her|them)END`,
				`during ${whose} attack`
			] as const
	),
	['BE (?:fighting|battling|in a fight with|in combat with|up against)', 'attacks']
];
