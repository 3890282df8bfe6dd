import { OWNERS } from './turn-words.ts';

const USES =
	'(?:plays?|played|uses?|used|taps?|tapped|activates?|activated|flips?|flipped|throws?|threw)';
const USED = `${USES} (?:an? |the |OWN )?CARD(?: !)?`;
const THING = '(?:WHOM|(?:(?:the|an?|OWN|@\\S+s) )?CARD|it|the roll)';
const NEXT = '(?: ,| \\.| \\(| :| ;| and| -| then)*';
const PART = '(?:option|mode|choice|half|part|ability|effect|one|alternative|line|version)';
const PICKS =
	'(?:announces|announced|decides on|decided on|names|named|elects|electing|says|said|picks|picked|picking|chooses|chose|choosing|takes|took|taking|goes for|goes with|going for|going with|went for|opts for|opting for|wants|wanting|calls|calling|selects|selecting|declares|declaring|naming|uses|using|in|with|for)';

/** Which option it is, by the words for it. */
const NTHS: readonly (readonly [words: string, nth: string])[] = [
	['(?:first|1st|former)', '1'],
	['(?:second|2nd|latter)', '2'],
	['(?:third|3rd)', '3']
];

const DECK =
	'(?<=(?:buys?|bought|purchases?|purchased|attacks?|attacked|fights?|fought|purchase)(?= |$)[^.;!?#]*(?:deck|blind|blindly|top card|top treasure|top monster)[^.;!?#]*?)';

/** What is chosen, and what something is aimed at, in whatever words and place; the same in words that the grammar has. */
export const TURNS_OF_CHOOSING: readonly (readonly [said: string, plain: string])[] = [
	// "Uses Flush!, monsters option": by what it is about.
	[
		`(${USED})(?: ,| \\(| -) (?:the )?(?!first|second|third|1st|2nd|3rd|other|same|last|only)(\\p{L}+) (?:option|mode|half|choice)(?: \\))?END`,
		'$1 for $2'
	],
	// "Temperance. Her choice: option 2", "plays Temperance and decides on the second one".
	...NTHS.flatMap(([words, nth]): readonly (readonly [string, string])[] => {
		const which = `(?:(?:the |its |his |her |my )?${words}(?: ${PART})?|${PART} (?:number |no )?(?:${nth}|${['', 'one', 'two', 'three'][Number(nth)] ?? ''}))(?: please| instead)?`;
		return [
			[
				`(${USED})${NEXT}(?: (?:WHO))? ?(?<= )(?:${PICKS}|(?:(?:his|her|my|their|the|and) )*(?:choice|option|pick|decision|mode|selection)(?: is| was| :| being)*) ${which}(?: \\))?END`,
				`$1 ( option ${nth} )`
			],
			[
				`(${USED})(?: ,)? ?(?<= )(?:\\( )?(?:the )?${words}(?: ${PART})?(?: \\))?END`,
				`$1 ( option ${nth} )`
			],
			[
				`(?:${USES}|opts for|opted for|chooses|chose|takes|took|picks|picked|goes for|wants) (?:(?:the )?${words} ${PART}|${PART} ${nth}) (?:of|on|from|in) ((?:OWN |the )?CARD)(?= |$)`,
				`plays $1 ( option ${nth} )`
			],
			// "Uses the Bone's second ability on Kai".
			[
				`(${USES}) ((?:OWN |the )?CARD)(?: s| ')? ${words} ${PART}(?= (?:on|at|to|against|targeting) |END)`,
				`$1 $2 ( option ${nth} )`
			]
		];
	}),
	// "Oh, and Ben chose Amy for it".
	[`((?:chooses?|chose|picks?|picked|targets?|targeted) ${THING}) for (?:it|that|this)END`, '$1'],
	// "Temperance, the 8 cents part", "goes for the 2 damage".
	[
		`(${USED})${NEXT} (?:(?:WHO) )?(?:(?:goes for|wants|picks|chooses|takes|going for|picking|choosing|taking) (?:the )?|(?:the )?one (?:with|for|that gives|giving|that gains) (?:the )?|the )(\\d+) (cents|¢|coins)(?: ${PART})?END`,
		'$1 for $2 $3'
	],
	[
		`(${USED})(?: ,| and)* (?:goes for|wants|picks|chooses|going for|picking|choosing|the one with) (?:the )?(\\d) damage(?: ${PART})?END`,
		'$1 , taking $2 damage'
	],
	// "The Magician, value 6", "sets it to 6".
	[
		`(?<=(?:rolls?|rolled|gets?|got|rolling|roll of|roll) .*)(${USED}(?: on (?:it|that|(?:OWN|@\\S+s) roll|the roll))?)(?: ,| and| :)+ (?:(?:he|she|i|they) )?(?:picking|naming|setting it to|sets? it to|set it to|sets? (?:the|OWN|@\\S+s) (?:roll|die) to|wants|takes|value|goes for|choosing|on) (?:an? )?(FACE)END`,
		'$1 and makes it a $2'
	],
	[
		'(?:sets?|modifies|modified|alters?|altered|adjusts?|adjusted|shifts?|fixes|pushes) (?:it|that|the roll|the die|OWN roll|@\\S+s roll) to (?:an? )?(FACE)(?= |$)',
		'makes it a $1'
	],
	['(?<=CARD(?: !)? [.,;-] )(FACE) it isEND', 'it is $1'],
	[
		', changing (?:the|OWN|@\\S+s) (?:FACE|roll|die) (?:in)?to (?:an? )?(FACE)END',
		', makes it a $1'
	],
	// What it is aimed at.
	[
		`(${USED})(?: ,| \\.| and| :| \\(| -)* (?:(?:his|her|the|my|their) )?(?:target|aim|victim)(?: is| :| =| was)+ (${THING})(?: \\))?END`,
		'$1 on $2'
	],
	[
		`(${USED}) and (?:aims|aimed|points|pointed|directs|directed|sends|sent|shoots|fires) (?:(?:it|this) )?(?:at|to|towards|toward) (${THING})(?= |$)`,
		'$1 on $2'
	],
	[`(${USED}) with (${THING}) as (?:the|his|her|a|my|its) (?:target|victim)(?= |$)`, '$1 on $2'],
	[
		`(${USED})(?: \\.| ,| and| ;)+ (@\\S+|(?:the )?CARD) (?:is|was|being) (?:(?:his|her|the|my) )?(?:target|victim|chosen|picked|targeted|chosen target)(?: for it)?END`,
		'$1 on $2'
	],
	[`(${USED})(?: ,| and)+ (?:says?|said|saying|announces|calls) (@\\S+|me)END`, '$1 on $2'],
	['(points?|pointed|directs?|directed) ((?:OWN |the )?CARD) (?:at|towards?)(?= )', 'aims $2 at'],
	[
		`(?:turns?|turned|rotates?|rotated) ((?:OWN |the )?CARD) sideways(?: (?:on|for|at|against) (?=${THING}))?`.replace(
			/ \(\?=(.*)\)\)\?$/u,
			'(?= $1))?'
		),
		'taps $1 on'
	],
	[
		`(${USES}) (?:the |OWN )?(?:(?:tap|activated|paid|item|active|own) )*(?:ability|effect|power) (?:of|on|from) ((?:OWN |the |@\\S+s )?CARD)(?= |$)`,
		'$1 $2'
	],
	...OWNERS.flatMap(([whose, who]): readonly (readonly [string, string])[] => {
		const isNamed = whose.startsWith('(');
		return [
			[
				`OPENS(@\\S+|(?:the )?CARD) (?:is|was) the (?:target|victim) of ${whose} (CARD)END`,
				isNamed ? "$2' uses $3 on $1" : `${who} uses $2 on $1`
			],
			[
				`OPENS${whose} (?!#curse|#holy|#soul)(CARD)(?: !)? (?:is|was) (?:on|for|at|against) (@\\S+)END`,
				isNamed ? "$1' uses $2 on $3" : `${who} uses $1 on $2`
			]
		];
	}),
	[
		'(@\\S+|i) (?:takes|took|eats|gets|got|suffers) an? (#mr(?: \\+\\.)? \\+boom) from (@\\S+|me)END',
		'$3 uses $2 on $1'
	],
	// "Buys the top of the deck, which is Dry Baby".
	[
		'(?:does|did|makes?|made|declares?) an? (?:blind|top deck) (purchase|attack)(?! on| of| from| off)',
		'$1s blind'
	],
	[
		'(?<=(?:buys?|bought|purchases?|purchased|attacks?|attacked|fights?) the )(?:unknown|hidden|face down|mystery|unseen)(?= top )',
		''
	],
	['(?<=buys|bought|purchases|purchased) (?:the )?top deck', ' the top of the treasure deck'],
	[
		`${DECK}(?:(?:,|:|\\.|and|;|which|-) )*(?:(?:she|he|it|that|the card|i|they) )?(?:(?:is|was|hits|lands|landed|draws|drew|reveals|revealed|finds|found|turns up|turned up|shows|showed|uncovers|uncovered|pulls|pulled)(?: out)?)(?= (?:an? |the )?CARDEND)`,
		', reveals'
	],
	// Sacred Heart asks.
	['(?:says?|said) yes to(?= (?:the |OWN )?CARD)', 'uses'],
	[
		'(?<=#sacred \\+heart.*)(?:(?:takes?|took|wants?|wanted) (?:the|a) (?:6|six)|lets it trigger|let it trigger|changes? it (?:in)?to an? (?:6|six)|changed it (?:in)?to an? (?:6|six))END',
		'accepts'
	],
	[
		'(?:(?:OWN|the|@\\S+s) )?(#sacred \\+heart) (?:(?:triggers?|triggered) and (?:WHO )?)?(?:turns?|turned|makes?|made|changes?|changed|sets?) (?:it|that|the roll|OWN roll)(?: in)?(?:to)? (?:an? )?(?:6|six)END',
		'it becomes a 6 because of $1'
	]
];
