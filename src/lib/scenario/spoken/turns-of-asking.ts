/** Before "if" or "whether" with what somebody wants to know: "not sure", "my question is", "can anybody tell me". */
const WONDERING =
	'(?:(?:i|we) (?:(?:just|really|only|still) )*(?:want|wants|wanted|need|would like|d like|wonder|wondered|ask|asked|dont know|do not know|cant tell|cant agree|cannot agree|disagree|argued?|have no idea)(?: to (?:know|ask))?(?: on| about| over)?|(?:(?:i|we) (?:BE )?|im |were )?(?:(?:just|really|still|now|actually) )*(?:wondering|asking|curious|unsure|not (?:quite |really |entirely |100 % )?sure|unclear|arguing(?: about| over)?|discussing|debating|trying to figure out)|(?:(?:my|our|the|one|quick|main|real) )*question(?: (?:BE|here|now|is now))*(?: :)?|(?:have )?no (?:idea|clue)|(?:it )?(?:BE )?unclear(?: to (?:me|us))?|(?:does|do) (?:anyone|anybody|someone|you(?: guys)?) know|(?:can|could) (?:anyone|anybody|someone|somebody|you) (?:please )?(?:tell (?:me|us)|say|explain|confirm)|(?:please |pls )?tell (?:me|us))(?: :| ,)?';

/** Whoever has a card dies, or is about to. */
const DIES =
	'(?:he|she|they|i|WHO) (?:would (?:die|be killed|have died)|(?:BE )?(?:about|going) to die|dies|died|die|BE (?:dying|killed))';

/** "Is Tess dead?": who is asked about at the beginning. */
const FATE =
	'((?:is|does|did|will|would) (@\\S+) (?:now |then |really |actually )?(?:dead|die|alive|survive|live|safe|okay|ok|make it))';
const HP = '(\\d|one|two|three|four|five|six) (?:hp|health|life|lives|hearts?)(?: left)?';
/** Behind a question that goes on. */
const ASKS =
	'(?<=(?:^|[.;!?\\n:,] )(?:(?:so|and|but|ok|then) )*(?:who|whos|whose|what|which|how|does|do|did|is|am|are|was|were|has|have|will|can|may|would|could|must|should) [^.;!?\\n:]+)';
/** So much of something, in two groups. */
const HAD =
	'(\\d+|one|two|three|four|five|six|no) (hp|health|life|lives|hearts?|cents?|¢|c|coins?|souls?|loot|cards?|loot cards?|items)(?: left| in hand)?';
const LISTED = '(?:(?:an?|the) )?(CARD)';

/** As many as sit at a table. */
const MANY = '(?:[2-9]|two|three|four|five|six)';

/** "Can Ben …", "is it legal to …", by what stands behind it. */
const LEAVE_ASKED =
	'(?<=(?:^|[.;!?\\n] |and )(?:(?:can|could|may|is|am) (?:@\\S+|i|my \\p{L}+|he|she|they|you|we|a player)|is it (?:ok|okay|legal|allowed|possible|fine|right) (?:to|for)) [^.;?\\n]*)';

/** How people ask, and the same in words that the grammar has. */
export const TURNS_OF_ASKING: readonly (readonly [said: string, plain: string])[] = [
	// "Ben bombs me. Am I at 1 HP now?": that is asked of what came of it.
	[
		'OPENS(?:so )?(?:is|am|are) (WHO) (?:now |still |then )?(?:at|on|down to) (?:only |just )?(\\d|one|two|three|four|five|six)(?: (?:hp|health|life|lives|hearts?))?(?: now| left| then| after that)* \\?',
		'does $1 have $2 hp ?'
	],
	// "What happens if Ben bombs me and I die?": that is told.
	[
		'OPENS(?:so )?what (?:happens|would happen|will happen) (?:if|when) ([^.;!?]* and (?:then )?WHO (?:die|dies)) \\?',
		'$1'
	],
	// "Is Tess dead? Callus, 1 hp, Razor Blade from Pim.": what is listed is of whom it is asked.
	[`^${FATE} \\? ${LISTED} (?:,|and|with|at|&) ${HP} [,.;]`, '$1 ? $2 has $3 and $4 hp .'],
	[`^${FATE} \\? ${HP} (?:,|and|with|&) ${LISTED} [,.;]`, '$1 ? $2 has $4 and $3 hp .'],
	[`^${FATE} \\? ${HP} [,.;]`, '$1 ? $2 has $3 hp .'],
	// "Who gets the soul, it's Max's turn?", "does she die, she has 1 HP?": what is told with a question.
	[
		`${ASKS}(?:,|:|-)(?: (?:and|but|as|since|when|while|given|if))? (?:it is|its) (@\\S+s|my) turn \\?`,
		'? it is $1 turn .'
	],
	[
		`${ASKS}(?:,|:|-)(?: (?:and|but|as|since|when|while|given|if))? (WHOM|he|she|they|i|it|(?:the )?CARD) (?:(?:only|just|still) )*(?:has|have|had|BE (?:at|on)) (?:(?:only|just) )*${HAD} \\?`,
		'? $1 has $2 $3 .'
	],
	// "Not my turn, can I still play Bomb! on Finn?"
	['OPENS(?:it is |its |this is |on )?not my(?: own)? turn(?= [,.;:-])', 'it is opponents turn'],
	// "Can Ben attack on Amy's turn?", "is it legal to play Bomb! on my turn?"
	[
		`${LEAVE_ASKED}(?:on|in|during) (@\\S+s|my \\p{L}+s|(?:some(?:one|body)|another player) ?@?elses|another players|an opponents|anothers|my|our)(?: own)? turn \\?`,
		'? it is $1 turn'
	],
	[
		`${LEAVE_ASKED}(?:when|while|if) (?:it is|its)(?: not|nt) my(?: own)? turn \\?`,
		'? it is opponents turn'
	],
	// "When does Ben's Bloody Penny trigger": what is asked for, of what is asked without it as well.
	['OPENS(?:and |but |so )?(?:when|at what point)(?= (?:do|does|did|will|would) )', ''],
	// "Does a 6 hit Monstro?": as it is rolled.
	[
		`OPENS((?:does|do|did|will|would|can|is|isnt) (?:an? |the )?(?:roll of (?:an? )?)?(FACE) (?:(?:still|actually|really|be|ever) )*(?:hits?|miss(?:es)?|enough(?: (?:to (?:hit|kill)|for|against|on))?|(?:works?|good enough|do it)(?: (?:against|on|for|to hit))?) ((?:an? |the )?CARD)) \\?(?!.* (?:rolls?|rolled|rolling)(?: |$))`,
		'$1 ? rolls $2 against $3'
	],
	// "Can Ben change his target to Cara?": as it is chosen.
	[
		'OPENS((?:can|may|could|cant) (WHO) (?:(?:still|now|just|then|later) )*(?:change|switch|redirect|move) (?:OWN|the|its) (?:target|choice|mind|aim|option|#bomb\\S*(?: \\+\\S+)*) (?:to|and (?:choose|pick|hit|target|take)) (WHOM|(?:the )?CARD)(?: (?:instead|now))*) \\?',
		'$1 ? $2 chooses $3'
	],
	// "If I die on my opponent's turn, do I lose a loot card?", and nothing else: that is what happens.
	[
		`(?<=^)(?:so |and |but )?(?:if|when|whenever) (WHO|you|one) (?:(?:would|do|does|actually) )*(?:dies?|BE (?:dead|killed)|gets? killed)(?: ,)?(?: then)?(?= (?:do|does|did|will|would|must) (?:WHO|you|one) [^?.;\\n]*\\?$)`,
		'$1 dies .'
	],
	[
		`(?<=^)(?:so |and |but )?(?:if|when|whenever) (WHO|you|one) (?:(?:would|do|does|actually) )*(?:dies?|BE (?:dead|killed)|gets? killed) ((?:on|during|in) (?:(?:my|an?|the|another) )?(?:opponents|@\\S+s|friends|players|OWN)(?: own)? turn)(?: ,)?(?: then)?(?= (?:do|does|did|will|would|must) (?:WHO|you|one) [^?.;\\n]*\\?$)`,
		'$1 dies $2 .'
	],
	[
		`(?<=^)(?:so |and |but )?(?:if|when|whenever) (WHO|you|one) (?:(?:would|do|does|actually) )*(?:dies?|BE (?:dead|killed)|gets? killed) (?:on|during|in) (?:some(?:one|body) @?elses|another (?:persons|guys)) turn(?: ,)?(?: then)?(?= (?:do|does|did|will|would|must) (?:WHO|you|one) [^?.;\\n]*\\?$)`,
		'$1 dies on opponents turn .'
	],
	// "If I die while attacking, does the monster heal?": what is supposed of what is asked, and not told.
	[
		'OPENS(?:if|when|once|after) (?:WHO|the monster|somebody|someone|anyone|a player|everyone) (?:(?:would|do|does|actually|also|both) )*(?:dies?|BE dead|BE killed)(?: (?!then |and )[^ ,.;:!?\\n#@\\d]+){0,4}(?: ,)?(?: then)?(?= (?:do|does|did|is|are|will|would|who|what|which|whose) )',
		''
	],
	// "Not sure if I can bomb Gurdy", "my question is whether it is legal to …": as it is asked straight away.
	[
		`OPENS${WONDERING} (?:if|whether)(?: or not)? (WHO|CARD|it|this|that|(?:OWN )?CARD) (can|could|may|might|should|would|am|is|are|was|were)(?= )`,
		'$2 $1'
	],
	// "Wondering if Ben still gets his loot": what comes of it.
	[`OPENS${WONDERING} (?:if|whether)(?: or not)?(?= )`, 'whether'],
	// "Too late to bomb it?", "is it too early for Ben to use it".
	[
		'OPENS(?:(?:BE|would) (?:it|that|this)(?: be)?(?: already| now)? |or )?(?:already |just )?too (?:late|early|soon)(?=(?: for (?:@\\S+|WHOM))? to )',
		'is it legal'
	],
	[
		'OPENSwould (?:it|that|this) be(?: still)? (?:legal|ok|okay|allowed|possible|fine|right)(?=(?: for (?:@\\S+|WHOM))? to )',
		'is it legal'
	],
	// "Quick question: can Ben bomb it?"
	[
		`OPENS(?:(?:a|my|our|the|one|quick|short|main|real|simple|dumb|stupid|rules|rule) )*(?:question|q)(?: BE)?(?: :| ,| -)?(?= (?:can|could|may|does|do|did|is|am|are|will|would|should) )`,
		''
	],
	// "Boss fight: …", "bean war: …".
	[
		'OPENS#?(?:butter|bean|beans|bomb|bombs|boss|final|big)(?: \\+?(?:bean|beans))? #?(?:fight|war|wars|battle|duel) :(?= )',
		''
	],
	// "Kai wants to know if …".
	[
		'OPENS((?:WHO|we|everyone|everybody) (?:wants?|wanted|needs?|(?:would|d) like|BE curious|BE wondering|asks?|asked|wonders?|wondered|BE not sure|BE unsure)(?: to know)?) if(?= (?:he|she|i|we|they|you|it|@\\S+|CARD|the|OWN) )',
		'$1 whether'
	],
	// "Ben's Collar triggers as he would die": his death is what it triggers on.
	[
		`OPENS(@\\S+s) (CARD) (?:triggers?|triggered|goes off|went off|activates?) (?:as|when|because|since|after|while) (?:${DIES})END`,
		"$1' would die and $2 triggers"
	],
	[
		`OPENSmy (CARD) (?:triggers?|triggered|goes off|went off|activates?) (?:as|when|because|since|after|while) (?:${DIES})END`,
		'i would die and $1 triggers'
	],
	// "Ben's Collar triggers when I kill him": what brought it about comes first.
	[
		'OPENS(@\\S+s) (CARD) (?:triggers?|triggered|goes off|went off) (?:when|as|if|because|since|after)(?= )',
		"$1' has $2 ,"
	],
	[
		'OPENSmy (CARD) (?:triggers?|triggered|goes off|went off) (?:when|as|if|because|since|after)(?= )',
		'i have $1 ,'
	],
	// "In a 4-player game I play …", "three players all at 1 HP": so many sit there.
	[
		`OPENS(?:(?:in|with|playing|we (?:play|BE playing|played|BE)|this is|it is|its|it was) )?(?:(?:an?|our) )?(${MANY})(?:-| -)? ?(?:players?|people|persons?) (?:game|table|match|round)(?: [,:])?(?= |$)`,
		'there are $1 players ,'
	],
	[
		`OPENS(?:(?:we are|were|there are) )?(${MANY}) (?:players|people)(?= (?:all|both|each|everyone|everybody)(?: |$))`,
		'there are $1 players ,'
	],
	// "We're 3 of us", "it's a 4 player game".
	[
		'OPENS(?:(?:were|we BE|there BE|theres|its|it is)(?: an?)? |(?:we )?(?:BE )?(?:(?:in|playing) an? |playing (?:with|as) )|with )(?:only |just )?(\\d|two|three|four|five|six) (?:players?|people|of us|friends)(?: (?:at the table|total|playing|in total|here))*END',
		'there are $1 players'
	],
	// "Bombs me for 1": as much as it does.
	['(#bomb\\S* (?:WHOM|CARD|it)) for (?:1|one)(?: (?:damage|dmg|hp))?END', '$1'],
	// "Dies on Ben's bomb".
	['(dies?|died) (?:on|from|because of|by|due to|thanks to)(?= (?:@\\S+s|OWN) CARD)', '$1 to'],
	// "Bombs him twice".
	['#bomb\\S* (WHOM|CARD|it) (?:twice|two times|2 times|2x)END', 'plays 2 bombs on $1'],
	[
		'(plays?|played|throws?|threw) (?:an? )?#bomb\\S*(?: !)? (?:on|at) (WHOM|CARD|it) (?:twice|two times|2 times)END',
		'$1 2 bombs on $2'
	],
	// "Bombs him with 2 bombs": so many of them.
	['#bomb\\S* (WHOM|CARD|it) with (two|2|three|3|four|4)(?= #bomb)', 'kills $1 with $2'],
	// "Kay bombs me, use Soul Heart?": that is asked by whoever writes.
	['(?<= me [,.] )(use|play|tap|activate) ((?:my )?CARD)(?= \\?)', 'can i $1 $2']
];
