/** How people tell of a game, in words of their own, and the same in words that the grammar has. */
export const TURNS_OF_TELLING: readonly (readonly [said: string, plain: string])[] = [
	[
		'OPENS(?:and |so |then )?we(?: all| both)? (?:pass|passed|let it resolve)END',
		'everyone passes'
	],
	// "So he dies, right?": that is asked.
	[
		'OPENS(WHO|@\\S+) (?:dies|die|BE dead)(?: then)?(?: ,)? (?:right|correct|no|yes|yeah|or not) \\?',
		'does $1 die ?'
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
		'(?:while|when|as) (@\\S+|i|he|she|they) BE (?:fighting|attacking|battling) (it|him|her|them)END',
		'during $1s attack'
	],
	['BE (?:fighting|battling|in a fight with|in combat with|up against)', 'attacks']
];
