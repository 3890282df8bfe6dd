/** How people tell what somebody or something is at, and the same in words that the grammar has. */
const N = '(?:\\d|one|two|three|four|five|six)';
const UNIT = '(?:hp|health|life|lives|hearts?|hit points?|hitpoints?)';
const ONLY =
	'(?:(?:only|just|still|also|already|now|currently|exactly|both|each|all|down|left|sitting|herself|himself|myself|themselves) )*';
const ALSO =
	'(?: (?:each|both|apiece|left|remaining|too|also|now|as well|herself|himself|myself|already))*';
const CENTS = '(?:cents?|coins?|¢|c|penny|pennies)';
const HARM = '#(?:gold|bomb|mega|death|xiii|razor)\\S*(?: \\+\\S+)*';

export const TURNS_OF_STATES: readonly (readonly [said: string, plain: string])[] = [
	['(@\\S+|i|he|she|they) had been(?= (?:already |still )?(?:at|on|down) )', '$1 was'],
	[
		'(?:gets|got|gets|is allowed|was allowed|has) to reroll(?= ?$| [,.;:!?)]| it| that| with| and\\b)',
		'rerolls'
	],
	// "Two players both have 3 souls".
	[
		'OPENS(?:(?:the )?(?:two|2|both|all|3|three|4|four) (?:of the )?players|(?:the )?players)(?: (?:both|each|all))*(?= (?:have|has|had|BE (?:at|on)) )',
		'everyone'
	],
	// "Attacks Monstro, who covers Fly".
	[
		'(CARD)(?: ,)? (?:(?:who|which|that) )?(?:covers|covering|is covering|is on top of|sits on|lies on top of|sits on top of) (CARD)END',
		'$1 on top of $2'
	],
	// "She's the richest with 11".
	[
		'(WHO)(?: BE)? the (?:richest|wealthiest)(?: player)? (?:with|at|on) (\\d+)(?: cents?| ¢| c)?END',
		'$1 has $2 cents'
	],
	[
		'(?:shes|hes|theyre) the (?:richest|wealthiest)(?: player)? (?:with|at|on) (\\d+)(?: cents?| ¢| c)?END',
		'has $1 cents'
	],
	// "Dies with 0 cents, no loot, just the D6".
	[
		'(?<=(?:^| )(?:with|has|had|have) [^.;!?]*, )(?:just|only) ((?:the |an? |OWN )?CARD)END',
		'has $1'
	],
	// "Two items (Relic, D6)".
	[
		`(?:${N}) (?:items|treasures) \\( ((?:an? |the )?CARD) (?:,|and|&) ((?:an? |the )?CARD) \\)`,
		'$1 and $2'
	],
	// "Amy has two items: Breakfast and Dinner".
	[
		`(has|have|had|with|owns|controls|got) (?:${N}) (?:items|treasures|passives|actives|trinkets)(?: :|(?: ,| -)?(?= CARD (?:and|&|,) CARDEND))(?= (?:an? |the )?#)`,
		'$1'
	],
	// "Attacks a monster": the first.
	['(attacks?|attacked|BE attacking) (?:an?|some|any) (?:random )?monsterEND', '$1'],
	// "Amy, Ben and Cleo all have 1 HP".
	[
		`OPENS(?:with |while |when )?(WHO|me) , (WHO|me) ,? ?and (WHO|me) (?:BE )?${ONLY}(?:all |each |BE )*(?:at|on|have|has|had|with) (?:only |just |exactly )?(\\d+|${N}) ?(${UNIT}|souls?|cents?|coins?|¢|c)(?: each)?${ALSO}END`,
		'$1 has $4 $5 . $2 has $4 $5 . $3 has $4 $5'
	],
	// "Me and Ben at 1 hp each", "with Ida and Tom both on 2".
	[
		`(?:OPENS(?:with |while |when |and )?)(WHO|me) and (WHO|me) (?:BE )?${ONLY}(?:(?:at|on|to|have|had|has|with) )?(?:only |just |exactly )?(${N}) ?${UNIT}${ALSO}END`,
		'$1 has $3 hp , $2 has $3 hp'
	],
	[
		`(?:OPENS(?:with |while |when |and )?)(WHO|me) and (WHO|me) (?:BE )?${ONLY}(?:at|on|down to) (?:only |just |exactly )?(${N})${ALSO}END`,
		'$1 has $3 hp , $2 has $3 hp'
	],
	// "Kira at 1 as well", "who is on 1 too": the number of HP without its word.
	[
		`OPENS(@\\S+|i|he|she) (?:BE )?${ONLY}(?:at|on|down to) (?:only |just |exactly )?(${N})(?: ${UNIT})? (?:as well|too|also|herself|himself|myself|already)END`,
		'$1 has $2 hp'
	],
	[
		`OPENS(?:which|it|that) BE ${ONLY}(?:at|on|down to) (?:only |just |exactly )?(${N})(?: ${UNIT})?${ALSO}END`,
		'it has $1 hp'
	],
	[
		`OPENS(@\\S+|i|he|she) ,? ?(?:herself|himself|myself) ${ONLY}(?:at|on|down to) (?:only |just |exactly )?(${N})(?: ${UNIT})?${ALSO}END`,
		'$1 has $2 hp'
	],
	// "While Rosa is rolling against it", "before I roll against Gurdy", "before he rolls a 4 against it".
	['(@\\S+|i|he|she|they) BE rolling (?:against|vs|on)(?= (?:the )?(?:CARD|it))', '$1 attacks'],
	[
		'before (@\\S+|i|he|she|they) (?:rolls?|rolled) (?:an? )?(FACE) (?:against|vs|on) ((?:the )?CARD|it)END',
		'while $1 attacks $3 , rolls $2'
	],
	[
		'before (@\\S+|i|he|she|they) (?:rolls?|rolled|can roll|could roll|even rolls?|even rolled) (?:against|vs|on|for)(?= (?:the )?(?:CARD|it))',
		'while $1 attacks'
	],
	// "Otto, who is attacking Horf, gets bombed": what he does comes first.
	[
		'OPENS(@\\S+)(?: ,)? who (?:BE )?(?:attacking|attacks|attacked|fighting|fights|fought) ((?:the )?CARD)(?: ,)?(?= [\\p{L}#])',
		'$1 attacks $2 , $1'
	],
	// "In front of me: Jawbone and the D6", "2 cents and a Jawbone in front of Raj".
	['OPENSin front of me(?: BE| lies| lie| i have)?(?: :| ,)?', 'i have'],
	['OPENSin front of (@\\S+)(?: BE| lies| lie)?(?: :| ,)?', '$1 has'],
	[
		`OPENS(\\d+ ${CENTS}) and ((?:an? |the )?CARD) (?:in front of|before) (@\\S+)`,
		'$3 has $1 and $2'
	],
	[`OPENS(\\d+ ${CENTS}) and ((?:an? |the )?CARD) (?:in front of|before) me`, 'i have $1 and $2'],
	// "It's my death".
	['OPENS(?:its|it is|that is|thats) ((?:my|@\\S+s) #?death)END', '$1 is on the stack'],
	// "The Wheel of Fortune roll was 3".
	[
		'OPENS(?:(?:the|OWN|@\\S+s) )?(CARD) roll (?:BE|shows?|showed|came up|comes up)(?: as)? (?:an? )?(FACE)(?= [,.;:!(]| and\\b|$)',
		'rolls $2 for $1'
	],
	[
		'OPENS(?:(?:the|OWN) )?roll (?:for|of|on) (?:the )?(CARD) (?:BE|shows?|showed|came up|comes up)(?: as)? (?:an? )?(FACE)(?= [,.;:!(]| and\\b|$)',
		'rolls $2 for $1'
	],
	// "I was attacking Fly when Ben bombed it": that came first.
	[
		'(@\\S+|i|he|she|they) (?:was|were|is|am|are)(?: just| still| in the middle of)? (attacking|fighting|purchasing|buying) ((?:the |a |an )?(?:CARD|monster deck|shop))(?: (?:and|,))? (?:when|as)(?= (?:@\\S+|i|he|she|they|my) )',
		'$1 $2 $3'
	],
	// "Ben's tapped D6".
	[
		'(?<=(?:on|to|recharges?|untaps?|with|at) )(OWN|@\\S+s) (?:tapped|deactivated|exhausted|sideways|turned) (CARD)(?= |$)',
		'$1 $2 ( tapped )'
	],
	[
		'(?<=(?:on|to|recharges?|untaps?|with|at) )(@\\S+) is (?:tapped|deactivated|exhausted|sideways|turned) (CARD)(?= |$)',
		'$1s $2 ( tapped )'
	],
	// "While I have Holy Mantle tapped", "has 6 counters on his Bone".
	[
		'(has|have|had) (?:(?:the|OWN) )?(CARD) (tapped|deactivated|sideways|charged|untapped)END',
		'$1 $2 ( $3 )'
	],
	[
		'(has|have|had) (\\d+|one|two|three|four|five|six) (counters?) (?:left )?on (?:(?:the|OWN) )?(CARD)END',
		'$1 $4 ( $2 $3 )'
	],
	// "Plays two loot cards: Bomb on me and A Penny".
	[
		'(plays?|played) (?:two|2|three|3|several) (?:loot )?cards(?: in (?:a row|one turn))?(?: :| ,)(?= (?:an? )?#)',
		'$1'
	],
	['OPENS(?:@\\S+|i|he|she|they) (?:goes|go|went|is|am|was) first(?: and)?(?: ,|END)', ''],
	// "Rolled a 1 and is at 1 hp".
	[
		`(?<=(?:,|and|but|,and|, and|, but) )BE ${ONLY}(?:at|on|down to|with) (?:only |just |exactly )?((?:${N}|\\d+) ?(?:${UNIT}|${CENTS}))${ALSO}END`,
		'has $1'
	],
	// "Dies from a roll of 1", "died to rolling a 1 against Famine".
	[
		'(?<=(?:@\\S+|i|he|she|and) )(?:dies?|died) (?:from|to|on|by|with|after) (?:rolling )?(?:an? )?(?:attack )?(?:roll of )?(?:an? )?(FACE)((?: (?:vs|against|on) (?:the )?CARD)?)(?= [(]|END)',
		'rolls $1 $2 , dies'
	],
	// "After Amy killed Fly with a 3, …": so it has died.
	[
		'OPENS(?:after|once) (@\\S+|i|he|she|they) (?:has |had )?(?:kills?|killed) ((?:the )?CARD) with (?:an? )?(FACE)END',
		'$1 attacks $2 , rolls $3 , it dies'
	],
	// "Ben takes 1 from my bomb".
	[
		`(?:takes?|took|taking|suffers?|suffered) (?:\\d|one|two|three) from(?= (?:OWN|@\\S+s|an?) ${HARM})`,
		'gets hit by'
	],
	// "She hasn't attacked yet": nothing that is told.
	[
		'(?:(?:but|and|while|when) )?(?:WHO|nobody|no one|noone) (?:hasnt|havent|hadnt|didnt|(?:has|have|had|did) not|has|have|had)(?: yet| even)? (?:attacked|bought|purchased|attack|buy|purchase|done|do|played|play|used|use)(?: (?:a monster|anything|any loot|a card|anyone|something|his attack|her attack|my attack))?(?: yet| so far)END',
		''
	],
	// "The D6 that Ben owns is used on it".
	[
		'(?:the )?(CARD) (?:that |which )?(@\\S+) (?:owns|owned|has|had|holds|controls)(?= (?:is|was|gets|got|being|has been))',
		'$2s $1'
	],
	// "Leo's relic and jawbone are both tapped".
	[
		'OPENS(@\\S+s) (CARD) and (CARD) BE (?:both |all |already |now )*(?:tapped|deactivated|turned|sideways|exhausted|used)END',
		"$1' has a tapped $2 and a tapped $3"
	],
	[
		'OPENSmy (CARD) and (CARD) BE (?:both |all |already |now )*(?:tapped|deactivated|turned|sideways|exhausted|used)END',
		'i have a tapped $1 and a tapped $2'
	],
	// "Recharges Jawbone with the Battery", "taps his Battery to recharge Jawbone".
	[
		'(?:recharges?|recharged|untaps?|untapped|re ?charges?|readies|readied) ((?:OWN |@\\S+s )?CARD|it|that) (?:with|using|via|by (?:using|playing|tapping)) ((?:OWN |an? )?CARD)',
		'uses $2 on $1'
	],
	[
		'((?:uses?|used|taps?|tapped|plays?|played|activates?|activated|using|playing) (?:OWN |an? )?CARD) to (?:recharge|untap|re ?charge|ready) ((?:OWN |@\\S+s )?CARD|it|that)(?= |$)',
		'$1 on $2'
	],
	// "Gets a gold bomb from me".
	[
		`(?:gets?|got|receives?|received|ate|catches|caught) ((?:an?|the) ${HARM}) (?:from|by)(?= (?:@\\S+|WHOM))`,
		'takes $1 from'
	],
	// "Uses Forever Alone to steal a penny from me".
	[
		`(?<=CARD )to (?:steal|take|grab|rob|get) (?:an?|one) ${CENTS} (?:off of|off|from|out of)(?= (?:@\\S+|WHOM))`,
		'to steal 1 from'
	],
	// What lies on the stack as something is done.
	[
		'(?<=^|[,.;] |and )with (?:the|that|his|her|its|my|this) (?:trigger|triggered ability)(?: from it)? (?:still )?(?:on the stack|pending|waiting|unresolved)(?: ,)?(?= )',
		'in response to the trigger'
	],
	// A roll for what was used: "rolls 6 for it".
	['(rolls?|rolled) (?:an? )?(FACE) for (?:it|its (?:ability|effect|roll)|that)END', '$1 $2'],
	// "It's a Secret Room in slot 2": what came up.
	[
		'(?<=deck(?: [^#.;\\n]*)? )(?:it is|its|it was) (an? )?(CARD) (?:in|on|into|over|onto) (slot \\S+)',
		'reveals $2 on $3'
	]
];
