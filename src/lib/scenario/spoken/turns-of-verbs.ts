import { ACTED } from './acted-words.ts';
import { ASIDE } from './turn-words.ts';

const N = '(?:\\d|one|two|three|four|five|six)';
const UNIT = '(?:hp|health|life|lives|hearts?|hit point|hit points)';
const A = '(?:(?:an?|another|his|her|my|their|the|that|this|yet) )*';
const AIM = '(?:on|onto|at|against|upon|into)';
const THING = '(?:WHOM|it|that|(?:an? |the )?CARD)';
const BOMB = '(?:#bomb|#gold \\+bomb|#mega \\+bomb|#tnt|#razor)\\S*(?: \\+\\S+)*';
const BEAN = '(?:#butter|#bean)\\S*(?: \\+bean\\S*)?(?: !)?';
const FORE = '(?:WHO ASIDE|and|then|but|,)'.replace(' ASIDE', '(?: \\( [^()]* \\))?');

const PARTICLE = '(?: (?:down|out|off|up|over|away|back|in|loose|straight|right))?';

/** What somebody does with a card, in words that say no more than that it is played. */
const PLAYS =
	'(?:slap(?:s|ped)|smack(?:s|ed)|whack(?:s|ed)|plonk(?:s|ed)|plop(?:s|ped)|launch(?:es|ed)|burn(?:s|ed|t)|pitch(?:es|ed)|shov(?:es|ed)|slid(?:es)?|expend(?:s|ed)|detonat(?:es|ed)|wast(?:es|ed)|heav(?:es|ed)|yeet(?:s|ed)|explod(?:es|ed)|click(?:s|ed)|press(?:es|ed)|employ(?:s|ed)|invok(?:es|ed)|produc(?:es|ed)|utiliz(?:es|ed)|consum(?:es|ed)|(?:lets?|sets?|fires?|fired) off|lets? (?:loose|fly|rip)|cash(?:es|ed) in|us(?:es|ed) up|(?:comes|came|chimes|chimed|chips|chipped|weighs|weighed|jumps|jumped|steps|stepped|cuts|butts) in with|(?:comes|came) (?:(?:up|back|along|out) )?with|(?:hits|fights|strikes) back with|helps? (?:out )?with|helped (?:out )?with|tries (?:his|her|my|their) luck with|makes use of|made use of|(?:gets|got|digs|dug|breaks|broke|busts|busted) out|reach(?:es|ed) for|crack(?:s|ed)(?: open| out)?|goes with|went with|fires up|slams? (?:down )?|smash(?:es|ed) down)';

/** What somebody does with a card at something. A verb that nobody here knows may deny it ("withholds"), and is marked. */
const SENDS = `(?:${PLAYS}|unload(?:s|ed)|unleash(?:es|ed)|dump(?:s|ed)|plant(?:s|ed)|sling(?:s)|slung|dunk(?:s|ed)|whip(?:s|ped)|pop(?:s|ped)|sticks|stuck|lays|laid|lights|lit|sends|sent|rain(?:s|ed)|pour(?:s|ed)|wing(?:s|ed)|zing(?:s|ed)|catapult(?:s|ed)|deliver(?:s|ed)|inflict(?:s|ed)|bestow(?:s|ed)|administer(?:s|ed)|appl(?:ies|ied)|bounc(?:es|ed)|level(?:s|ed)|land(?:s|ed)|serv(?:es|ed)|shoots|shot|blast(?:s|ed)|splash(?:es|ed)|slam(?:s|med)|smash(?:es|ed)|push(?:es|ed)|kick(?:s|ed)|point(?:s|ed)|aim(?:s|ed)|ram(?:s|med)|jam(?:s|med)|squeez(?:es|ed)|vollied|volleys|lets|direct(?:s|ed)|sacrific(?:es|ed)|casts|spend(?:s)|spent)`;

/** What somebody does to something with a card. */
const HARMS =
	'(?:smash(?:es|ed)|greet(?:s|ed)|slap(?:s|ped)|smok(?:es|ed)|nail(?:s|ed)|clobber(?:s|ed)|wreck(?:s|ed)|toast(?:s|ed)|ends|ended|pelt(?:s|ed)|clip(?:s|ped)|tag(?:s|ged)|pok(?:es|ed)|roast(?:s|ed)|welcom(?:es|ed)|surpris(?:es|ed)|punish(?:es|ed)|crush(?:es|ed)|burn(?:s|ed)|thump(?:s|ed)|bash(?:es|ed)|bonk(?:s|ed)|deck(?:s|ed)|pummel(?:s|ed)|obliterat(?:es|ed)|vaporiz(?:es|ed)|annihilat(?:es|ed)|mess(?:es|ed) with|deals? with|dealt with|picks on|goes after|went after)';

const FIGHTS =
	'(?:tackl(?:es|ed)|rush(?:es|ed)|duel(?:s|ed)|hunt(?:s|ed)(?: down)?|combat(?:s|ed)|strikes|struck|confront(?:s|ed)|(?:heads?|headed|walks?|walked|charg(?:es|ed)|runs?|ran|barg(?:es|ed)) (?:in )?(?:into|at)|moves? in on|sets? (?:her|his|my|their) (?:sights|eyes) on|enters (?:combat|a fight|battle) with|wants a piece of|wanted a piece of|wants to fight|takes? (?:her|his|my|their) (?:attack|chances?|shot|swing) (?:on|at|against|with)|took (?:her|his|my|their) (?:attack|chances?|shot|swing) (?:on|at|against|with)|uses? (?:her|his|my|their|the) attack (?:on|against)|used (?:her|his|my|their|the) attack (?:on|against)|(?:has|had|takes|took) (?:an?|another) (?:#?go \\+?at|crack at|stab at))';

const STOPS_WITH =
	'(?:nopes?|noped|undoes|undid|voids?|voided|vetoe[sd]|parries|parried|wards?|warded|trump(?:s|ed)|overrul(?:es|ed)|shoots? down|shot down|swats?|swatted|disabl(?:es|ed)|ruins?|ruined|spoils?|spoiled|counterspells?|counterspelled|cancels?|cancelled|stops?|stopped|answers?|answered|denie[sd]|prevents?|prevented|sav(?:es|ed)|protect(?:s|ed)|defend(?:s|ed)|keep(?:s)|kept|kill(?:s|ed)|end(?:s|ed)|interrupt(?:s|ed)|says no to|said no to)';

/** What people call an act that they have no verb of ours for; the same in the verbs that the grammar has. */
export const TURNS_OF_VERBS: readonly (readonly [said: string, plain: string])[] = [
	// "Ben grabs a Bomb and throws it at Hopper".
	[
		`(?:grabs?|grabbed|takes|took|pulls?|pulled|picks?|picked|reaches for|reached for|finds|found|brings?|brought|whips?|whipped|holds|held|keeps|kept)(?: out| up)? (${A}CARD)(?: (?:out of|from|in) (?:his|her|my|their) (?:hand|sleeve|pocket))?(?: out| up| ready)? ?(?:,|and|, and|and then|so|which)(?: (?:he|she|they|i))?(?: (?:then|immediately|instantly|just|promptly))* (plays?|played|throws?|threw|uses?|used|drops?|dropped|taps?|tapped|activates?|activated|tosses|tossed|chucks?|chucked|lobs?|lobbed|slams?|slammed|hurls?|hurled|flings?|flung) (?:it|that|the card)(?= |$)`,
		'$2 $1'
	],
	// "Ben slaps a Bomb on it", "whips out A Dime".
	[
		`(?<=(?:^| )${FORE} )${SENDS}${PARTICLE} (?=${A}CARD(?: !)? ${AIM} ${THING}(?= |$))(?:an?|another|yet another) `.trimEnd(),
		'plays a'
	],
	[
		`(?<=(?:^| )${FORE} )${SENDS}${PARTICLE} (his|her|my|their|the|that)(?= CARD(?: !)? ${AIM} ${THING}(?= |$))`,
		'plays $1'
	],
	[`(?<=(?:^| )${FORE} )${PLAYS}(?= ${A}CARD)`, 'plays'],
	// "In comes Ben with a Bomb on it".
	[
		`(?:in|along|here|up|then) (?:comes|steps|jumps|came|pops|runs) (WHO) with(?= ${A}CARD)`,
		'$1 plays'
	],
	// "Ben greets Hopper with a Bomb".
	[
		`(?<=(?:^| )${FORE} )${HARMS} (${THING})(?: off| out| up| down)? (?:with|using)(?= ${A}CARD)`,
		'hits $1 with'
	],
	[
		`(?<=(?:^| )${FORE} )(?:smack(?:s|ed)|punch(?:es|ed)|assault(?:s|ed)|goes for|went for|attack(?:s|ed)) (${THING}) (?:with|using)(?= ${A}${BOMB})`,
		'hits $1 with'
	],
	// "Hopper eats a Bomb from Ben", "a Bomb by Ben hits Hopper", "next up Ben's Bomb on Hopper".
	[
		`(?<!(?:with|has|having|holding|owns|and|,) )(${THING})${ASIDE} (?:gets?|got|eats?|ate|takes|took|receives?|received|catche[sd]|caught|suffers?|suffered|swallows?|tastes?) (?:an?|the|another) (${BOMB})(?: !)? (?:from|by|off|of) (@\\S+|me)(?= |$)`,
		'$4 plays $3 on $1 $2'
	],
	[
		`OPENS(?:(?:then|next|and|now|along comes|here comes|in comes|comes|next comes|then comes|next up|suddenly) )*(?:an?|the|another) (CARD)(?: !)? (?:(?:comes|came|flies|flew|is|was|thrown|lobbed|coming|flying|in|played) )*(?:by|from) (@\\S+|me) (?:(?:hits|lands|targets|strikes|goes|aimed|flies|comes|hit|landed|is|was|that) )*(?:(?:on|at|for|to|onto|against) )?(${THING})END`,
		'$2 plays $1 on $3'
	],
	[
		`OPENS(?:(?:then|next|and|now|along comes|here comes|in comes|next comes|then comes|next up|suddenly) )*(?:an?|the|another) (CARD)(?: !)? (?:on|at|against) (${THING}) (?:from|by) (@\\S+|me)END`,
		'$3 plays $1 on $2'
	],
	[
		`OPENS(?:(?:now|along comes|here comes|in comes|comes|next comes|then comes|next up|suddenly) )+(@\\S+s) (CARD)(?: !)?(?= (?:on|at|against) )`,
		"$1' plays $2"
	],
	[
		`(@\\S+s) (CARD)(?: !)? (?:lands on|landed on|goes off on|flies at|flew at|comes down on|drops on|goes onto|is thrown at|was thrown at|goes for)(?= ${THING}(?= |$))`,
		"$1' plays $2 on"
	],
	[
		`(WHO) (?:has|had|gets|brings|brought|saved|saves|kept) an? (${BOMB})(?: !)? (?:ready )?for(?= ${THING}END)`,
		'$1 plays $2 on'
	],
	// "Amy tackles Hopper".
	[`(?<=(?:^| )${FORE} )${FIGHTS}(?= ${A}CARD)`, 'attacks'],
	// "She rolls the die and sees a 2", "she ends up with a 2".
	[
		`(?<=(?:^| ))(rolls|roll|rolled|throws|tosses)(?: (?:the|OWN|a|an)(?: attack)? DIE)?(?: (?:poorly|badly|well|low|high|great|terribly|for it|for the attack|once))*(?: ,| :| \\.| -| and| but)*(?: (?:it is|it was|its|getting|gets|got|sees|saw|that is|it shows|it says|it comes up|it lands on|which is|ending up with|resulting in|only|just|sadly|unfortunately|luckily|of course))+ (?:an? |only an? )?(FACE)END`,
		'rolls $2'
	],
	[
		`(?<=(?:^| ))(rolls|roll|rolled)(?: (?:the|OWN|a|an)(?: attack)? DIE)?(?: (?:poorly|badly|well|low|high|great|terribly|for it|for the attack|once))* [.:,-] (?:only |just |sadly )?(?:an? )?(FACE)END`,
		'$1 $2'
	],
	[
		`(?:ends? up with|ended up with|lands|landed|manages?|managed|musters?|mustered|scrapes|pulls off|pulled|whips up|hits|draws|drew|turns up|turned up|sees|saw)(?: only| just)? an? (FACE)(?: on the DIE)?END`,
		'rolls $1'
	],
	// "Thanks to Ben's D6 it turns into a 1", "a reroll by Ben's D6 gives a 1".
	...(
		[
			['(@\\S+s)', "$1'"],
			['my', 'i'],
			['his', 'he'],
			['her', 'she']
		] as const
	).flatMap(([whose, who]): readonly (readonly [string, string])[] => {
		const at = (nth: number): string => `$${String(whose.startsWith('(') ? nth : nth - 1)}`;
		return [
			[
				`(?:thanks to|because of|due to|after|following|with|via|through|by) ${whose} (CARD)(?: (?:reroll|activation|use|ability|effect|help))?(?: ,)?(?: (?:it|that|the roll|the die|WHO))?(?: (?:has|have|had) to reroll(?: it)? and)? (?:is|was|becomes|became|turns into|turned into|gets|got|changes to|goes to|ends up as|ends up|rolls|comes up)(?: now)? (?:an? )?(FACE)(?: instead| now)?END`,
				`${who} uses ${at(2)} , it is ${at(3)}`
			],
			[
				`(?:an? |the )?reroll (?:by|from|via|with|through|of|using) ${whose} (CARD)(?: (?:gives|gave|is|was|makes|made|yields|brings|:|,|it))* (?:an? )?(FACE)END`,
				`${who} uses ${at(2)} , it is ${at(3)}`
			],
			[
				`${whose} reroll (?:\\( |with |via |by )(CARD)(?: \\))?(?: (?:gives|gave|is|was|makes|made|yields|brings|:|,|it))* (?:an? )?(FACE)END`,
				`${who} uses ${at(2)} , it is ${at(3)}`
			]
		];
	}),
	[
		'(?:gets|got|has|had) (?:it|that|the roll|the die|OWN roll|@\\S+s roll) rerolled (?:with|by|via)',
		'rerolls it with'
	],
	[
		'(?:has|had|lets?|gets?|asks?|forces?|forced|makes?|made) (?:WHOM) (?:to )?(?:reroll|roll again)(?: it| that| the die| the roll)* (?:with|using|via|thanks to)',
		'rerolls it with'
	],
	['(?:rolls?|rolled) (?:it|that|the die|the dice) again (?:with|using|via)', 'rerolls it with'],
	[
		'(?<=(?:with|via|using) (?:an? |his |her |my |their )?#(?:the \\+)?d6) (?:reroll|activation|use)END',
		''
	],
	[
		'(?<=OPENS(?:@\\S+s|my|his|her|their|the) #(?:the \\+)?d6 )(?:rerolls?|rerolled) (?:it|that|this|the roll|the die) (?:into|to) (?:an? )?(FACE)END',
		', it is $1'
	],
	// "Ben nopes it with Butter Bean", "it runs into Ben's bean", "Ben has Butter Bean for that".
	[
		`(?<=(?:^| )${FORE} )${STOPS_WITH}(?: (?:it|that|this|so|him|her|them|me|himself|herself|myself|the day|(?:his|her|my|their|the|OWN|@\\S+s) \\p{L}+))?(?: off| away| down| out)? (?:with|using|by (?:playing|using)) ${A}(${BEAN})END`,
		'plays $1'
	],
	[
		`(?:it|that|this|which) (?:runs|ran|walks|walked) (?:right |straight )?into (@\\S+s) (${BEAN})END`,
		"$1' plays $2"
	],
	[
		`(WHO) (?:has|had|holds?|held) (?:an? )?(${BEAN}) (?:for (?:it|that|this)|as an answer|to answer|to (?:stop|cancel|counter) (?:it|that|this))END`,
		'$1 plays $2'
	],
	[
		`(WHO) (?:has|had|knows|finds|found) (?:an?|the|OWN) (?:answer|response|reply|reaction|solution|counter)(?: to (?:it|that|this))? [:,-](?= ${A}CARD)`,
		'$1 plays'
	],
	[
		`(?:cancelled|canceled|countered|denied|nope|no) [,:.] (WHO) (?:has|had) (?:an? )?(${BEAN})END`,
		'$1 plays $2'
	],
	// "Amy is hanging on at 1 HP".
	[
		`(WHO) (?:is |was |are |were |am )?(?:(?:still|just|barely|already|only|nearly|almost|so|really|very|now) )*(?:hanging on|hangs on|clinging on|stays|stayed|stuck|alive|standing|limping along|limping|hovering|hovers|rests|dead|hurt|weak|low|wounded|in trouble|in danger|close to death|one hit from death)(?: ,| :)?(?: (?:on|at|with|by|having))* (?:only |just )?(${N}) ${UNIT}(?: left)?END`,
		'$1 has $2 hp'
	],
	[
		`(?<=^)(WHO) (?:is |was |am )?(?:(?:still|just|only) )*(?:left|remains|remained|survives|survived|ends up|ended up)(?: (?:on|at|with|by|having))* (?:only |just )?(${N}) ${UNIT}(?: left)?END`,
		'$1 has $2 hp'
	],
	[
		'(WHO) (?:is|was|am|are) (?:just )?(?:one|1|a single) (?:hit|damage|point|scratch) (?:away )?from (?:death|dying|being dead)END',
		'$1 has 1 hp'
	],
	[`(has|have|had) but (?:an? )?(${N}|single) ${UNIT}(?: left)?END`, '$1 $2 hp'],
	[`(WHO) (?:has |had )?lost all but (${N}) ${UNIT}END`, '$1 has $2 hp'],
	[
		`there (?:is|are|was|were) (?:only |just )?(${N}) ${UNIT} left (?:on|for|of) (WHOM|(?:the )?CARD)END`,
		'$2 has $1 hp'
	],
	// "Amy takes Dinner from the shop", "picks it up for 10 cents".
	[
		`(?<=(?:^| )${FORE} )(?:takes|took|grabs?|grabbed|gets|got|snags?|snagged|snatche[sd]|nabs?|acquire[sd]|orders?|ordered|pick(?:s|ed) up|wants|fetche[sd]|collects?) (${A}CARD)(?: !)?(?: up)? (?:from|off|out of|in) the (?:shop|store)(?= |$)`,
		'buys $1'
	],
	[
		`(?<=(?:^| )${FORE} )(?:takes|took|grabs?|grabbed|gets|got|snags?|snagged|snatche[sd]|nabs?|acquire[sd]|orders?|ordered|pick(?:s|ed) up|fetche[sd]) (${A}CARD)(?: !)?(?: up)? for (?:(?:her|his|my|their) )?(?:10|ten)(?: cents| ¢| c| coins)?END`,
		'buys $1 for 10 cents'
	],
	[
		`(?<=(?:^| )${FORE} )(?:shops for|shopped for|goes shopping for|went shopping for|(?:announces|announced|makes|made|starts|started|begins|does|did) (?:an?|her|his|my|the) purchase (?:of|for|on)|(?:uses|used|spends|spent) (?:her|his|my|the) purchase (?:on|for))(?= ${A}CARD)`,
		'buys'
	],
	[
		`(?<=(?:^| )${FORE} )(?:puts?|lays?|laid|plunks?|slaps?|slapped) (?:down )?(\\d+|ten)(?: cents| ¢| c| coins)?(?: down)? for (${A}CARD)(?: !)?END`,
		'buys $2 for $1 cents'
	],
	// "Amy is buying Dinner when Ben jawbones her".
	[
		`(WHO)${ASIDE} (?:is|was|am) (?=(?:${ACTED.going.join('|')})(?: |$))([^.;!?\\n]*?)(?: ,)? when(?: suddenly)?(?= (?:@\\S+|i|he|she|my \\p{L}+) (?:#\\S+|${ACTED.any.join('|')})(?: |$))`,
		'$1 $2 starts $3 ,'
	]
];
