import { ACT, ACTING, ASIDE, OWNERS } from './turn-words.ts';

const N = '(?:\\d|one|two|three|four|five|six)';
const DOER = '(?:@\\S+|i|he|she|my \\p{L}+)';
const ON =
	'(?:with|on|at|rolling|after rolling|by rolling|after|on a roll of|with a roll of|from|having rolled)';

/** Where clauses stand, and deaths that are told in one with their roll; the same one after the other. */
export const TURNS_OF_CLAUSES: readonly (readonly [said: string, plain: string])[] = [
	// "And she kicks the bucket", "that kills her", "that was it for her".
	[
		'(?:kicks? the bucket|kicked the bucket|bites? the dust|bit the dust|goes down|went down|drops? dead|dropped dead|drops? to (?:0|zero)(?: hp)?|hits? (?:0|zero)(?: hp)?|goes to (?:0|zero)(?: hp)?|(?:is|was) (?:toast|a goner|done for|dead meat)|croaks?|croaked|keels? over|keeled over|passe[sd] away|(?:meets|met) (?:her|his|my|their) (?:end|maker|fate)|loses (?:her|his|my|their) (?:last|final|only) (?:heart|hp|life|health)|lost (?:her|his|my|their) (?:last|final|only) (?:heart|hp|life|health))END',
		'dies'
	],
	[
		'(?:and |so |, )*(?:that|this|it) (?:is|was|s) (?:it|the end|curtains|game over|over) (?:for|of) (WHOM)END',
		', $1 dies'
	],
	[
		'(?<=[.,;!] )(?:that|which|this|and that|so that) (?:kills|killed|finishes|finished|does|did) (WHOM)(?: in| off)?END',
		'$1 dies'
	],
	// "Amy died fighting Hopper with a 1", "dies on a 1 against Hopper", "Hopper kills Amy, who rolled a 1".
	[
		`(WHO)${ASIDE} (?:dies|died|die) (?:(?:while|when|by) )?(?:attacking|fighting|battling|against|vs|versus|to) ((?:an? |the )?CARD) ${ON} (?:an? )?(FACE)(?! (?:souls?|hp|health|hearts?|life|cents?|¢|c|coins?|loot|cards?|items?|damage)(?: |$))(?= |$)`,
		'$1 $2 attacks $3 , rolls $4 , $1 dies'
	],
	[
		`(WHO)${ASIDE} (?:dies|died|die) ${ON} (?:an? )?(FACE) (?:against|vs|versus|on|fighting|to|attacking|at) ((?:an? |the )?CARD)(?= |$)`,
		'$1 $2 attacks $4 , rolls $3 , $1 dies'
	],
	[
		`OPENS((?:an? |the )?CARD) (?:kills|killed|finishes off|finished off) (@\\S+|me)${ASIDE}(?: ,)? (?:who (?:rolled|rolls|got|gets)|${ON}|(?:after|when|as) (?:he|she|they|i) (?:rolled|rolls|got|gets)) (?:an? )?(FACE)(?! (?:souls?|hp|health|hearts?|life|cents?|¢|c|coins?|loot|cards?|items?|damage)(?: |$))(?= |$)`,
		'$2 $3 attacks $1 , rolls $4 , $2 dies'
	],
	[
		`(@\\S+|i)${ASIDE} (?:is|was|am|gets|got) killed by ((?:an? |the )?CARD) (?:${ON}|when (?:he|she|they|i) (?:rolled|rolls|got|gets)|after (?:he|she|they|i) (?:rolled|rolls|got|gets)) (?:an? )?(FACE)(?! (?:souls?|hp|health|hearts?|life|cents?|¢|c|coins?|loot|cards?|items?|damage)(?: |$))(?= |$)`,
		'$1 $2 attacks $3 , rolls $4 , $1 dies'
	],
	// "The moment Amy attacks, Ben bombs it", "with Amy attacking Hopper, Ben bombs it".
	[
		'OPENS(?:the (?:very |exact |same )?(?:moment|second|instant|minute)(?: when| that)?|no sooner than|directly after|immediately after|straight after|right when|just when)(?= WHO )',
		'when'
	],
	[
		`OPENSwith (${DOER})${ASIDE}(?: already| currently| still)? (?=${ACTING})([^.,;!?\\n]*) ,`,
		'$1 $2 starts $3 ,'
	],
	// "Amy owns it and is at 1 HP when Ben bombs her".
	[
		`OPENS(WHO (?:owns?|(?:has|have|had)(?! \\S+ed )|holds?|controls?|(?:is|was|am|sits?|sat|stands?) (?:at|on|down to)) [^.,;:!?@\\n]*?)(?: ,)? when(?: suddenly)?(?= ${DOER}(?: then| now)? ${ACT})`,
		'$1 ,'
	],
	// "Hopper is attacked by Amy and bombed by Ben".
	[
		'((?:the )?CARD|@\\S+)((?: (?:is|was|gets|got))) (\\S+ed) by (WHOM) (?:and|, then|and then|, and) (?:then |also )?(\\S+ed) by (WHOM)(?= |$)',
		'$1 $2 $3 by $4 , $1 $2 $5 by $6'
	],
	// "There is a Collar in front of Amy".
	[
		'OPENSthere (?:is|was) (?:also |still )?((?:an? |the )?CARD) (?:in front of|before|next to|lying before) (@\\S+)(?= |$)',
		'$2 has $1'
	],
	[
		'OPENSthere (?:is|was) (?:also |still )?((?:an? |the )?CARD) (?:in front of|before|next to|lying before) me(?= |$)',
		'i have $1'
	],
	// "D6 from Ben makes it a 1", "then a 1 after Ben's D6".
	[
		'OPENS(?:an? |the )?(#(?:the \\+)?(?:d6|dice|shard)\\S*(?: \\+\\S+)*) (?:from|by|of) (@\\S+|me) (?:makes?|made|turns|turned|changes|changed|brings|brought) (?:it|that|this|the roll) (?:into |to )?(?:an? )?(FACE)END',
		'$2 uses $1 , it is $3'
	],
	[
		'OPENS(?:with|after|thanks to|because of|due to) (?:an? |the )?(CARD) (?:from|by|of) (@\\S+)(?: ,)? (?:it|that|the roll|this) (?:is|was|becomes|became|turns into|turned into)(?: now)? (?:an? )?(FACE)(?: now| instead)?END',
		'$2 uses $1 , it is $3'
	],
	...OWNERS.flatMap(([whose, who]): readonly (readonly [string, string])[] => {
		const at = (nth: number): string => `$${String(whose.startsWith('(') ? nth : nth - 1)}`;
		const isNamed = whose.startsWith('(');
		return [
			[
				`(?<=(?:^| )(?:then|,) )(?:after|thanks to|because of|due to|with) ${whose} (CARD) (?:an? |it is an? |only an? )(FACE)END`,
				`${who} uses ${at(2)} , it is ${at(3)}`
			],
			[
				`(?<=(?:^| )(?:then|, then|so|now|, now) )(?:an? )?(FACE) (?:after|thanks to|because of|due to) ${whose} (CARD)END`,
				`${isNamed ? "$2'" : who} uses ${isNamed ? '$3' : '$2'} , it is $1`
			]
		];
	}),
	[
		`OPENSbecause (${DOER}) (uses?|used|taps?|tapped|activates?|activated) ((?:OWN |the )?CARD)(?: on (?:it|that))? ,? ?(?:(?:WHO) )?(?:(?:has|have|had) to )?(?:rerolls?|rolls? again|rerolled|rolled again)?(?: and| ,| it)* (?:(?:gets|got|rolls|rolled|is|was|it is|it was) )?(?:an? )(FACE)END`,
		'$1 $2 $3 , it is $4'
	],
	// "Amy only manages a 2 against Hopper".
	[
		`(?:throws?|threw|lands?|landed|manages?|managed|scores?|scored|musters?|pulls|gets|got)(?: only| just)? (?:only |just )?an? (FACE) (?:at|against|on|vs|versus|for)(?= (?:the |an? )?CARD)`,
		'rolls $1 against'
	],
	[
		`(?:it is|it was|its) an? (FACE) (?:for|by|from) (@\\S+|me) (?:at|against|on|vs|versus)(?= (?:the |an? )?CARD)`,
		'$2 rolls $1 against'
	],
	// "Butter Bean answers Ben's Bomb": what is answered stands first.
	[
		`OPENS(?:after |when |once )?(@\\S+s) (CARD) (on|at|against) (@\\S+|me) (?:is|was|gets|got) (?:answered|met|countered|cancelled|canceled|stopped|responded to|beaned) (?:by|with) (?:her|his|my|their|an?|the) (CARD)(?= |$)`,
		"$1' plays $2 $3 $4 , $4 plays $5"
	],
	[
		`(?:drops?|dropped|falls?|fell|goes|went|is|was) (?:from \\S+ )?(?:down )?to (${N}) (hp|health|hearts?|life)END`,
		'has $1 hp'
	]
];
