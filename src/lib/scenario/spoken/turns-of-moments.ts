const TURN_END =
	'(?:end of (?:the |OWN )?turn|turn ending|OWN turn ending|end step|end phase|end of turn step)';
const ANSWERING = 'in (?:response|reaction|answer) to';
const FIGHT = '(?:attack|fight|combat|battle)';

/** When something is done, told otherwise; the same in words that the grammar has. */
export const TURNS_OF_MOMENTS: readonly (readonly [said: string, plain: string])[] = [
	// "Can Ben answer the end of my turn with a bomb on me?", "… bomb me in response to me ending my turn?".
	[
		'OPENS(can|could|may) (WHO) (?:respond to|react to|answer) (?:the )?end of (my|@\\S+s) turn with (?:an? |OWN )?(CARD(?: !)? on (?:WHOM|CARD))(?= \\?)',
		'$1 $2 play $4 in response to the end of $3 turn'
	],
	[`${ANSWERING} (?:me ending|the end of) my turn(?= \\?)`, 'when i end my turn'],
	[`${ANSWERING} (@\\S+) ending (?:OWN|the) turn(?= \\?)`, 'when $1 ends his turn'],
	[`${ANSWERING} the end of (@\\S+s) turn(?= \\?)`, "when $1' ends his turn"],
	// "Cleo ends her turn. In response to the end of turn Dan bombs her".
	[
		`(?<=(?:ends?|ended|ending|passes|passed|finish\\w*) (?:OWN|@\\S+s|the) (?:own )?turn .*)in (?:response|reaction|answer) to (?:the |that |OWN |@\\S+s )?${TURN_END}`,
		'in response'
	],
	[
		'in (?:response|reaction|answer) to the end of (@\\S+s|OWN) turn(?: ,)?',
		'at the end of $1 turn'
	],
	// "Jo dies on Kai's turn, mid attack on Mask of Infamy".
	[
		`(?:on|during|in) (@\\S+s) turn(?: ,| and)? (?:mid|in the middle of|in the midst of|during) (?:(?:an?|the|his|her|their) )?${FIGHT} (?:on|against|with|vs) ((?:the )?CARD)END`,
		"while $1' attacks $2"
	],
	// "During the purchase of Max": it is his.
	[
		'(?<=(?:during|on|in|to|after|before|until|with) )(?:the|an?) (purchase|attack|roll|turn|declaration) (?:of|by) (@\\S+)(?=$| [,.;:!?)]| \\n| and\\b| but\\b| then\\b)',
		'$2s $1'
	],
	// "Amy's attack on Dank Globin declared".
	[
		'(@\\S+s) attack (?:on|against) ((?:the )?CARD) (?:BE |has been |just |already )*declared(?= |$)',
		"$1' attacks $2"
	],
	[
		'my attack (?:on|against) ((?:the )?CARD) (?:BE |has been |just |already )*declared(?= |$)',
		'i attack $1'
	],
	['(WHO) (is|was|am) the active (?:one|guy|person)(?= |$)', '$1 $2 the active player'],
	// "Amy passes the turn to Ben", and before that nothing is told.
	[
		'(?<=^)(?:@\\S+|i|my \\p{L}+) (?:pass(?:es|ed)?|gives?|gave|hands?|handed) (?:the |OWN )?(?:turn|play) (?:over )?to (@\\S+|me)(?= [.,;!]| and\\b| then\\b|$)',
		'it is $1s turn'
	],
	// "Goes shopping and buys Dinner".
	[
		'(?:goes|went|go) (?:shopping|to the (?:shop|store))(?: ,| and| then| to)+ (buys?|bought|purchases?|purchased)',
		'$1'
	],
	// "In the shop, buying Godhead".
	[
		'(@\\S+|i|he|she|they) BE (?:in|at) the (?:shop|store)(?: and| ,)? (?:buying|purchasing)(?= )',
		'$1 buys'
	],
	// "Can I use my D6 before his Dice Shard resolves?": while it is there.
	[
		'(?:right |just |shortly )?before (?:OWN |my |@\\S+s )?CARD(?: (?:can|could|ever|actually|gets to|got to|has|had))* (?:resolves?|resolved|goes (?:off|through)|went (?:off|through)|go (?:off|through)|happens?|happened|takes effect|does anything|does its thing)(?= |$)',
		'in response'
	],
	// "Plays Soul Heart with his character's tap".
	[
		'(?<=(?:^| )(?:can|could|may|cant) )(WHO) (play|use) ((?:OWN |my |the |an? )?CARD(?: on (?:WHOM))?) (?:with|using|by|off|via|through) (?:OWN|my) (?:character|characters)(?: cards?)?(?: (?:tap|tapping|ability|loot play))?(?= |$)',
		'$1 tap my character and $2 $3'
	],
	// "My turn ended with 12 cards in hand".
	[
		'my turn (?:ended|ends) with (\\d+|\\p{L}+) ((?:loot )?cards?)(?: (?:left|in (?:my )?hand))*END',
		'i have $1 $2 . i end my turn'
	],
	// "After I bought Dinner, Ben plays Death on me": it was theirs by then.
	[
		`OPENS(?:right |just |shortly )?(?:after|once|when) (WHO) (?:have |has |had |just )*(?:bought|purchased) ((?:the |an? )?CARD)(?: ,)?(?= (?:@\\S+|i|he|she|they|my \\p{L}+) )`,
		'$1 bought $2 , it resolves ,'
	],
	[
		'OPENS([^.,;:!?\\n]+) (?:right |just |shortly )?after (@\\S+|i) (?:have |has |had |just )*(?:bought|purchased) ((?:the |an? )?CARD)END',
		'$2 bought $3 , it resolves , $1'
	],
	[
		'(WHO) (?:have |has |had )?just (?:bought|purchased) ((?:the |an? )?CARD) when(?= (?:@\\S+|i|he|she|they|my \\p{L}+) )',
		'$1 bought $2 , it resolves ,'
	],
	// "I bought Dinner. Ben plays Death on me. Do I lose Dinner?"
	[
		'(buys?|bought|purchases?|purchased) ((?:the |an? )?(CARD))(?= (?:[.,;]|and then|then|but) .*(?:lose|loses|destroy|sacrifice|give up|choose) (?:OWN |my )?\\3(?: |$))(?!.* (?:respon\\S+|react\\S*|resolves?|resolved) )',
		'$1 $2 , it resolves'
	],
	// "Can I still play Soul Heart after dying?": the death comes first.
	[
		'(can|could|may) (WHO) ([^.;!?\\n]*) (?:after|once) (?:dying|\\2 (?:dies?|died|BE dead)|(?:he|she|they) (?:dies?|died|BE dead))(?= \\?)',
		'$2 died . $1 $2 $3'
	],
	// "Greed Mode is the room".
	[
		'(?:with |and |while )?(?:the )?(CARD) (?:is|was|being) (?:the|our) (?:(?:current|active|starting) )?room(?: card)?(?: right now| in play| at the moment| atm)?END',
		'$1 is in play'
	]
];
