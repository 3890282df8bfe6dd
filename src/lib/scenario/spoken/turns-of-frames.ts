import { ACT, ACTING, ASIDE, OWNERS } from './turn-words.ts';

const SOME = '(?:(?:then|just|simply|also|now|still|really|actually|instantly|quickly|suddenly) )*';

/** Words in which nobody, no card and no number is named. */
const PLAIN = '[^#@\\d,.;:!?()\\n ]+';

/** Whom something is asked of, as the one who does it. */
const DOERS: readonly (readonly [whom: string, who: string])[] = [
	['(@\\S+|my \\p{L}+)', '$1'],
	['me', 'i'],
	['him', 'he'],
	['her', 'she'],
	['them', 'they']
];

/** What somebody does besides, which says nothing of the table. */
const MANNER =
	'(?:goes|went|disagrees?|disagreed|objects?|objected|protests?|protested|complains?|complained|refuses|refused|laughs?|laughed|shrugs?|shrugged|smiles?|smiled|grins?|grinned|sighs?|sighed|smirks?|smirked|nods?|nodded|winks?|winked|frowns?|frowned|panics?|panicked|hesitates?|hesitated|freaks? out|freaked out|thinks?|thought|thinks? (?:hard|twice)|cheers?|cheered|gets? (?:scared|nervous|greedy|angry|mad|excited)|got (?:scared|nervous|greedy|angry|mad|excited)|jumps? (?:in|up)|jumped (?:in|up)|steps? in|stepped in|leans? (?:in|over|back)|leaned (?:in|over|back)|(?:#?sees?|saw|hears?|heard|notices?|noticed|realizes?|realized|likes?|hates?|(?:does not|doesnt|did not|didnt|dont|do not) like) (?:this|that|it|so|what is coming|what was coming|the danger|(?:his|her|my|their|a|the) chance)|(?:takes|took) (?:a (?:moment|breath|second|look)|(?:his|her|my|their|the) (?:time|chance))|(?:looks?|looked) (?:around|at (?:me|us|it|(?:his|her|my|their) (?:hand|cards|items))))';
const WHILE =
	'(?: (?:for a (?:moment|second|bit|while|minute)|at (?:me|us|him|her|them)|about (?:it|that|this)|to (?:himself|herself|myself)|out loud|a bit))?';

/** What leads to the act itself, before its "-ing". */
const STARTS =
	'(?:(?:ends?|ended|winds?|wound) up|insists? on|insisted on|settles? (?:for|on)|settled (?:for|on)|goes for|go for|went for|opts? for|opted for|resorts? to|resorted to|commits? to|committed to|plans? on|planned on|(?:thinks?|thought|is thinking|was thinking) (?:of|about)|considers?|considered|feels? like|felt like|(?:is|was|am|are) (?:dead )?(?:set|bent) on|(?:follows?|followed)(?: (?:it|that|this))? up (?:by|with)|(?:jumps?|jumped|steps?|stepped|cuts?|chimes?|chimed) in (?:by|with)|(?:interrupts?|interrupted)(?: (?:her|him|it|this|that|me|us))? (?:by|with)|(?:retaliates?|retaliated|continues?|continued|finishes|finished|begins|began|opens|opened) by|(?:takes|took) (?:her|his|my|their) (?:revenge|chance) (?:by|with)|saves? (?:himself|herself|myself) by|tries to (?:save|rescue|help|stop) (?:himself|herself|myself|it|this|that|him|her|me|them) (?:by|with)|tried to (?:save|rescue|help|stop) (?:himself|herself|myself|it|this|that|him|her|me|them) (?:by|with))';

/** What leads to the act itself, before its infinitive. */
const WANTS =
	'(?:would (?:really )?(?:like|love|prefer)|(?:is|was|am|are) (?:eager|keen|happy|quick|ready|willing|tempted|hoping|trying|planning|looking|determined|itching|dying)|(?:has|have|had|gets|got) (?:the|a|an) (?:chance|option|opportunity|idea|plan|time|bright idea|great idea|good idea|brilliant idea)|seeks?|aims?|hopes?|hoped|means?|meant|intends?|intended|elects?|elected|opts?|opted|prefers?|preferred|rush(?:es|ed)?|hurries|hurried|dares?|dared|(?:jumps?|jumped|steps?|stepped) in|(?:uses?|used|takes?|took|seizes?|seized) (?:the|that|this|his|her|my|their) (?:chance|opportunity|moment|window))';

const CLAIMS =
	'(?:thinks?|thought|reckons?|reckoned|claims?|claimed|says?|said|argues?|argued|insists?|insisted|believes?|believed|swears?|swore|(?:is|was|am|are) (?:sure|convinced|certain|adamant)|figures?|figured|suggests?|suggested|assumes?|assumed|wonders? if|wondered if|asks? if|asked if|asks? whether|asked whether|wonders? whether|wondered whether|wants to know if|wants to know whether)';
const JUDGED =
	'(?= (?:can|could|is|was|does|do|may|am|are|would|right|true|correct|allowed|legal|possible|ok|okay|well|so|really|fine|agreed|agree|yes or no|valid)(?: [^.?!]*)?[?])';

/** What leads to an act and says nothing of the table, whatever the act is; the act alone. */
export const TURNS_OF_FRAMES: readonly (readonly [said: string, plain: string])[] = [
	// "Ben goes: not so fast, I bomb it".
	[
		`(WHO) (?:goes|went|is like|was like|be like|shouts?|shouted|yells?|yelled|screams?|screamed|(?:calls?|called) out|cries|cried|whispers?|whispered|replies|replied|blurts? out|exclaims?|exclaimed|chimes in)(?: (?:like|:|,|ok|okay|no|nope|wait|well|haha|not so fast|hold on|oh|ah|hey|stop|sorry|then))*(?= (?:i|ill)(?: will| would| just| now)? ${ACT})`,
		'$1 says'
	],
	// "Ben claims he can bomb it. Can he?"
	...[...DOERS, ['(i|he|she|they|we)', '$1'] as const].map(
		([whom, who]): readonly [string, string] => [
			`OPENS${whom} ${SOME}${CLAIMS} (?:that )?(?:he|she|they|i|WHO)(?: is| was| am)? (?:can|could|may|able to|allowed to|is able to|gets to|might|should be able to|should be allowed to)((?: still| even| now| just)*) (${ACT}[^.;!?\\n]*)(?: [.;!?,-])+${JUDGED}`,
			`can ${who} $${who === '$1' ? '2' : '1'} $${who === '$1' ? '3' : '2'} ?`
		]
	),
	// "Ben laughs and bombs it".
	[
		`(WHO)${ASIDE} ${SOME}${MANNER}${WHILE}(?: ,)? (?:and|,|so)(?: (?:so|then|just|now|simply|immediately))*(?= ${ACT})`,
		'$1 $2'
	],
	// "Ben ends up bombing it", "Ben would love to bomb it".
	[`(WHO)${ASIDE} ${SOME}${STARTS}(?= ${ACTING})`, '$1 $2 starts'],
	[`(WHO)${ASIDE} ${SOME}${WANTS} to(?= ${ACT})`, '$1 $2 wants to'],
	...OWNERS.map(([whose, who]): readonly [string, string] => [
		`(?<= |^)${whose} (?:(?:own|next|first|only|immediate|natural|best|big|whole|brilliant|obvious|quick|instant|last) )*(?:response|answer|reaction|reply|plan|idea|move|play|intention|solution|trick|comeback|wish|decision|hope) (?:is|was|would be|will be|:)(?: then| simply| just)?(?: to)?(?= ${ACT})`,
		`${who} wants to`
	]),
	// "Do we let Ben bomb it?", "is there still time for me to bomb it?"
	...DOERS.flatMap(([whom, who]): readonly (readonly [string, string])[] => [
		[
			`OPENS(?:do|would|should|could|can|did) (?:we|you|they|i|you guys) (?:(?:have|need) to |really |just )?(?:let|allow|permit) ${whom}(?: to)?(?= ${ACT})`,
			`can ${who}`
		],
		[
			`OPENS(?:is|was|would|will) there (?:be )?(?:still |even |ever )?(?:any |enough |some |a |an )?(?:time|chance|way|window|room|opportunity|possibility|moment|point)(?: left| here| now| still)* for ${whom} to(?= ${ACT})`,
			`can ${who}`
		]
	]),
	[
		`OPENS(?:does|do|did|will|would|has|have) (WHO) (?:still |even |actually )*(?:get|have|had|got)(?: (?:a|the|any|enough|another))? (?:chance|right|time|option|opportunity|window|possibility|way|shot)(?: left| here| now| still)* to(?= ${ACT})`,
		'can $1'
	],
	// "Does it help if Ben bombs it?", "if I attack, Ben would bomb it".
	[
		`OPENS(?:does|will) (?:it|that|this|anything) (?:still |even |actually )*(?:help|matter|work|change (?:anything|something|things)|make (?:a|any) difference)(?: at all)? (?:if|when)(?= (?:WHO) ${ACT})`,
		'what happens if'
	],
	[
		`(?<=(?:^|[.;!?,\\n] )(?:if|say|suppose|imagine|assume|assuming|hypothetically|hypothetical|lets say|what if)(?: .*)?)(WHO) would(?: then| just| also| simply)*(?= (?!die|hit|miss|kill|resolve|end|pass|trigger|cancel|win|lose|survive|stop)${ACT})`,
		'$1 wants to'
	],
	// "It was Ben who bombed it", "nobody but Ben, who bombs it".
	[
		`(?:it|that|this) (?:is|was) (@\\S+|me|my \\p{L}+)${ASIDE}(?: ,)? (?:who|that)(?= (?:then |just )?${ACT})`,
		'$1 $2'
	],
	[
		`(@\\S+|my \\p{L}+)${ASIDE} (?:is|was) the (?:one|player|guy|person|first|only one|first one) (?:who|that|to)(?= ${ACT})`,
		'$1 $2'
	],
	[
		`(?<= |^)(?:(?:${PLAIN} )+, )?(?:except|but|apart from|other than)(?: for)? (@\\S+|my \\p{L}+) , who(?= ${ACT})`,
		'$1'
	],
	// "That's when Ben bombs it", "all was well until Ben bombed it".
	[
		`(?:(?:that|this|which|it|thats|and that) )?(?:is|was|thats) (?:(?:the|just the|exactly the) )?(?:when|where|the moment|moment|point when|point where|moment when|time when)(?: ,)?(?= (?:@\\S+|i|he|she|my \\p{L}+)(?: then| just)? ${ACT})`,
		''
	],
	['(?:only |right |just |exactly )(?:then|now|there) (?:does|did)(?= WHO )', ''],
	[
		`(?:at which point|whereupon|at which moment|upon which|only for|then along comes|along comes|enter|cue)(?= (?:@\\S+|i|he|she|my \\p{L}+)(?: then| just)? ${ACT})`,
		''
	],
	[
		`(?<=^|[.;!?\\n] )(?!@|i |he |she |they |(?:${PLAIN} )*wait)(?:${PLAIN} )+until(?= (?:@\\S+|i|he|she|my \\p{L}+)(?: then| just| suddenly)? ${ACT})`,
		''
	],
	// "Seeing this, Ben bombs it", "out of spite Ben bombs it".
	[
		`OPENS(?:#?seeing|hearing|noticing|realizing|knowing|fearing|sensing|feeling|wanting|not wanting|hoping|thinking|afraid|scared|annoyed|worried|unhappy|desperate|not happy|being|having seen|panicking|laughing|grinning|sighing|smiling|(?:instead of|rather than|without) (?:just |even )?\\S+ing|in (?:panic|desperation|anger|despair|shock|revenge|a panic)|out of (?:spite|fear|anger|desperation|nowhere|the blue|revenge)|with (?:a (?:grin|smile|smirk|sigh|laugh)|nothing to lose|no hesitation)|without (?:hesitation|warning|a word)|as (?:revenge|payback|a last resort|a joke|usual|always)|for (?:fun|revenge|no reason|good measure|some reason|spite)|all of a sudden)(?: ${PLAIN})* ,(?= (?:@\\S+|i|he|she|they|my \\p{L}+) )`,
		''
	],
	[
		`OPENS(?:out of (?:spite|fear|anger|desperation|nowhere|the blue|revenge)|in (?:panic|desperation|anger|despair|shock|a panic)|without (?:hesitation|warning)|for (?:fun|revenge|no reason|some reason|spite)|all of a sudden)(?= (?:@\\S+|i|he|she|they|my \\p{L}+) )`,
		''
	],
	[
		`(?:out of (?:spite|fear|anger|desperation|nowhere|the blue|revenge)|in (?:panic|desperation|anger|despair|shock|a panic)|without (?:hesitation|warning)|(?:just )?for (?:fun|revenge|no reason|good measure|some reason|spite)|(?:just )?to be (?:safe|sure|mean|funny|nice)|as (?:payback|a last resort|a joke|usual|always)|(?:with|having) nothing to lose)END`,
		''
	]
];
