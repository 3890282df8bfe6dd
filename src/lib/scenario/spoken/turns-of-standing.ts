import { OWNERS } from './turn-words.ts';

const N = '(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten)';
const UNIT = '(?:hp|health|life|lives|hearts?|hit points?)';
const CENTS = '(?:cents?|¢|c|coins?|pennies|money|bucks)';
const HAS = '(?:has|have|had|holds?|held|owns?|owned|got|with)';
const CURSE = '(#curse \\+of \\+\\S+(?: \\+\\S+)?)';
const SELF = '(?:her|him|me|them|herself|himself|myself)';
const LOOT = '(?!#(?:bomb|gold|butter|bean|soul|dice|holy|mega|a |the \\+sun))';
const HURT =
	'(?:(?:almost|nearly|half) dead|(?:(?:very|quite|already|pretty|badly|just|so) )?(?:wounded|weak|hurt|low|damaged|injured|weakened|beaten up|on its last legs))';

const TAPPED = '(?:tapped|deactivated|exhausted|sideways)';
/** What may be told of a monster behind its name. */
const WITH = ' (?:\\( )?(?:with |at )?\\d (?:hp|health|left)(?: left)?(?: \\))?';
/** What is said of a card that comes up off a deck is another thing. */
const NOT_DECK = '(?<!(?:deck|flip|reveal|turn\\S* (?:up|over)).*)';

/** How things stand, in other words than the grammar has; the same in its words. */
export const TURNS_OF_STANDING: readonly (readonly [said: string, plain: string])[] = [
	// "Keep in mind that Amy has Dry Baby".
	[
		`OPENS(?:(?:please|also|but|and|oh|just) )*(?:note|keep in mind|mind you|mind|remember|dont forget|do not forget|bear in mind|fyi|worth noting|important|it should be said|should mention|i should mention|i forgot to say|i should add|to be clear|for context|context|background|as background|setup|setting|for the record)(?: is)?(?: that| :| ,)*(?= (?:WHO|my|his|her|@\\S+s|it is|its|(?:the |an? )?CARD|everyone|nobody|we))`,
		''
	],
	// "Ben has The D6 and Boomerang tapped": both are; "a tapped D6 and a Boomerang": the one is.
	[
		`(?<=${HAS} (?:an? |the |OWN )?)(CARD)(?: and| &| \\+) ((?:an? |the |OWN )?CARD) (?:both )?(${TAPPED})END`,
		'$1 $3 and $2 $3'
	],
	[
		`(?<=${HAS} )an? (${TAPPED}) (CARD)(?: and| &| \\+) (?:an? |the |OWN )?(CARD)END`,
		'$2 $1 and $3'
	],
	// "Monsters fly and gurdy", "the monster (in play) is Fat Bat", "I bomb the monster, it's a Fat Bat".
	[
		'OPENS(?:the )?(?:(?:current|active) )?monsters(?: in play| out| up| there)? ((?:the )?CARD(?: ,)?(?: and)? (?:the )?CARD)(?= [.,;!)]|$)',
		'monsters : $1'
	],
	[
		`OPENS(?:the|that|our) (?:(?:current|active|only) )?monster(?: in play| out| up| there| in question)? (?:is|was) (?:an? )?((?:the )?CARD)(?=(?:${WITH})?END)${NOT_DECK}`,
		'the monsters are $1'
	],
	[
		`(?<=the monster(?! deck| slot) (?:(?! #)[^\\n])*(?:[,.;!:(]|and) )(?:it is|its|it was|thats|that is|this is) (?:an? |just an? )?((?:the )?CARD)(?=(?:${WITH})?END)${NOT_DECK}`,
		'the monsters are $1'
	],
	[`(WHO) happen(?:s|ed) to (?=have |be |own |hold )(?:have|own|hold)(?= )`, '$1 has'],
	// Whose turn it is.
	[
		`OPENS(@\\S+) (?:is|was)(?: currently| now| still)? (?:up|up next|taking (?:her|his|their) turn|in (?:her|his|their)(?: own)? turn|the turn player|the current player|playing (?:her|his|their) turn|the active one|mid turn|mid - turn|in the middle of (?:her|his|their)(?: own)? turn|having (?:her|his|their) turn)END`,
		'it is $1s turn'
	],
	[
		`OPENSi (?:am|was)(?: currently| now| still)? (?:up|taking my turn|in my(?: own)? turn|the turn player|the current player|the active one|mid turn|in the middle of my(?: own)? turn|having my turn)END`,
		'it is my turn'
	],
	[
		'OPENS(?:it is|its|it was) (?:currently|still|now|only|just|actually) (@\\S+s|my|his|her|their) turn(?= |$)',
		'it is $1 turn'
	],
	[
		'OPENS(?:the turn (?:is|was)|(?:it|this) (?:is|was)) (@\\S+s)(?: turn| go)?END',
		'it is $1 turn'
	],
	['OPENS(?:it is|its|it was) the turn of (@\\S+)(?= |$)', 'it is $1s turn'],
	[
		'OPENS(?:(?:we (?:are|were)|right|all this|this (?:is|was|happens|happened)|it (?:is|was|happens|happened)|still) )?(?:(?:in|during|on) )?(?:the )?(?:middle|midst) of (@\\S+s|my|his|her|their)(?: own)? turn(?= |$)',
		'on $1 turn'
	],
	[
		'OPENS(?:we (?:are|were)|it (?:happens|happened)|this (?:happens|happened)|all (?:of )?this (?:happens|happened)|all in|everything (?:happens|happened)) (?:in|during|on) (@\\S+s|my|his|her|their)(?: own)? turn(?= |$)',
		'on $1 turn'
	],
	['OPENS(@\\S+) (?:has|had) (?:her|his|their) turnEND', 'it is $1s turn'],
	['OPENS(@\\S+) to (?:play|move)(?= [.:;]|$)', 'it is $1s turn'],
	// ¢, cards and souls.
	[
		`(${HAS}) (?:a total of|a stash of|a pile of|a sum of|a whopping|all of|saved up|collected|gathered|amassed|a grand total of|a bank of|a heap of) (${N} ?(?:${CENTS}|souls?|(?:loot )?cards?|loot|${UNIT}))`,
		'$1 $2'
	],
	[
		`(WHO) (?:is|was|am) sitting on (?:a (?:pile|stash|heap|bank) of )?(${N} ?${CENTS})`,
		'$1 has $2'
	],
	[
		`(${HAS} ${N} ?(?:${CENTS}|souls?)) (?:to (?:her|his|my|their) name|in (?:her|his|my|their) (?:pocket|purse|bank|pool)|in the bank|in total|altogether|all told|all in all|overall)(?= |$)`,
		'$1'
	],
	[
		`(WHO) (?:had|has) (?:saved up|saved|collected|gathered|earned|amassed|won|made) (${N} ?(?:${CENTS}|souls?))(?: so far| before| until then| by then)?END`,
		'$1 has $2'
	],
	[
		`OPENSthere (?:are|is|were|was) (${N} ?(?:${CENTS}|souls?)) (?:in front of|before|next to) (@\\S+)END`,
		'$2 has $1'
	],
	[
		`(${HAS}) an? (?:loot )?hand of (${N})(?: (?:loot )?cards?| loot)?(?= |$)`,
		'$1 $2 cards in hand'
	],
	...OWNERS.flatMap(([whose, who]): readonly (readonly [string, string])[] => {
		const nth = whose.startsWith('(') ? '$2' : '$1';
		return [
			[
				`OPENS${whose} (?:loot )?hand (?:is|was|has|had|:|size is|counts)(?: at| of)? (${N})(?: (?:loot )?cards?| loot)?END`,
				`${who} has ${nth} cards in hand`
			],
			[
				`OPENSthere (?:are|were|is|was) (?:only )?(${N}) (?:loot )?(?:cards?|loot)(?: left)? in ${whose} handEND`,
				`${whose.startsWith('(') ? "$2'" : who} has $1 cards in hand`
			],
			[`OPENS${whose} souls? (?:is|are|:|count is|total is) (${N})END`, `${who} has ${nth} souls`],
			[
				`OPENS${whose} (?:(?:only|single|one|main|other|new|last|sole) )*(?:item|treasure|items|treasures) (?:is|was|are|were|being) ((?:the |an? )?CARD)(?= |$)`,
				`${who} has ${nth}`
			],
			[
				`OPENS(?:among|amongst|one of) ${whose} (?:items|treasures|cards|things) (?:is|was|there is) ((?:the |an? )?CARD)(?= |$)`,
				`${who} has ${nth}`
			],
			[`OPENS${whose} #?curse(?: is| was| :| being)+ (?:the )?${CURSE}`, `${who} has ${nth}`]
		];
	}),
	// Items.
	[
		`(WHO) (?:runs|ran|is running|is equipped with|was equipped with|rocks|sports|keeps|relies on|is using|plays with|(?:is|was) the (?:owner|holder) of|(?:is|was) in possession of) (?=(?:the |an? )?CARD(?: !)?(?: out| in play| on the board)?END)`.replace(
			/ \(\?=/u,
			'(?= '
		),
		'$1 has'
	],
	[
		'(got|gets|has|have|had) ((?:the |an? )?CARD)(?: !)? (?:on the board|on (?:her|his|my|their) (?:board|side|side of the table)|in (?:her|his|my|their) (?:arsenal|collection|inventory|pile of items))END',
		'has $2'
	],
	[
		'(WHO)(?: \\( [^()]* \\))? (?:bought|purchased|picked up|got|gained|acquired|found|received|won|stole) ((?:the |an? )?CARD)(?: !)? (?:last turn|earlier|the turn before|a turn ago|a round ago|a round earlier|some turns ago|a while ago|a few turns ago|two turns ago|on (?:her|his|my|their) last turn|the previous turn|beforehand)END',
		'$1 has $2'
	],
	// What was used before.
	[
		`(WHO) (?:has |had |have )?(?:already )?(?:used up|used|tapped|activated|spent) ((?:her|his|my|their)) (${LOOT}CARD) (?:(?:already|earlier|before|once) )*(?:earlier this turn|this turn|that turn|in the same turn|for the turn)END`,
		'$1 has a tapped $3'
	],
	...OWNERS.map(([whose, who]): readonly [string, string] => [
		`OPENS${whose} (${LOOT}CARD) (?:has|had) (?:already |just )?been (?:used|tapped|activated)(?: already| earlier| before| this turn| once)*END`,
		`${who} has a tapped ${whose.startsWith('(') ? '$2' : '$1'}`
	]),
	[
		'(has|have|had|owns?) ((?:the |an? )?CARD) , (?:which (?:is|was) )?(?:already |now |still )?(?:tapped|deactivated|exhausted|sideways)END',
		'$1 $2 ( tapped )'
	],
	// Curses.
	[
		`(WHO) (?:(?:is|was|am|are) (?:#?cursed with|#?cursed by|under|afflicted by|afflicted with|affected by|stuck with|suffering from)|suffers? from|suffered from|got|gets|was given|is given|received|carries|carried|bears) (?:the |an? )?${CURSE}(?: on ${SELF})?(?= |$)`,
		'$1 has $2'
	],
	[
		`OPENS(?:the )?${CURSE} (?:is|was|sits|lies|hangs) (?:on|over|upon|in front of|with) (@\\S+)END`,
		'$2 has $1'
	],
	[
		`OPENS(?:the )?${CURSE} (?:is|was|sits|lies|hangs) (?:on|over|upon|in front of|with) meEND`,
		'i have $1'
	],
	[
		`(${HAS}) (?:the |an? )?${CURSE} (?:on|over|upon|in front of|attached to) ${SELF}(?= |$)`,
		'$1 $2'
	],
	[
		`(${HAS}) (?:an?|one) #?curse(?: ,| :| \\(| -| called| namely| on (?:her|him|me|them))+ (?:the )?${CURSE}(?: \\))?(?= |$)`,
		'$1 $2'
	],
	// HP of monsters and players.
	[
		`OPENSthere (?:is|was) (?:an?|the) (CARD) (?:with|at|on) (?:only |just )?(${N}) ${UNIT}(?: left)?(?: in play| out| in a slot| on the table)?(?= [.,;!]| \\n|$)`,
		'$1 has $2 hp'
	],
	[
		`((?:the |an? )?CARD|@\\S+) , (?:(?:already|now|who is|which is|only) )*(?:down to|at|on|with) (?:only |just )?(${N}) ${UNIT}(?: left)? ,(?= )`,
		'$1 ( $2 hp )'
	],
	[
		`((?:the |an? )?CARD|WHO) (?:is|was|are|am) ${HURT}(?: already| by now)? (?:\\(|,|-|:) (?:only |just |at |on |with )*(${N}) ?${UNIT}(?: left)?(?: \\))?END`,
		'$1 has $2 hp'
	],
	[
		`(?:, )?(?:who|which|that) (?:is|has|had|was|s)(?: already)?(?: been)? (?:brought|knocked|reduced|whittled|beaten|cut|worn|taken|hit)(?: down)? to (${N}) ${UNIT}(?: left)?(?= |$)`,
		'( $1 hp )'
	],
	[
		`(?:had|has|have)? ?(?:already )?(?:taken|took|suffered|lost) (?:some|a bit of|a little|a little bit of|an?|one|1|two|2|a few|lots of|a lot of)? ?(?:damage|dmg|hits?|hp|hearts?|health)(?: earlier| before| already| this turn| before that)*(?: ,)? (?:and|so) (?:(?:he|she|it|they|i) )?(?:is|was|sits|stands|am|are)(?: now| only| just| down| left)*(?= (?:at|on|to|with) (?:only |just )?(?:${N}))`,
		'is'
	],
	// Purchases.
	[
		'(?:declares?|declared|makes?|made|does|did|starts|announces) an? purchase(?: ,| :| and\\b| \\(| of| -| then\\b)+(?: picks?| picking| chooses?| choosing| takes?| taking| goes for| selects?| selecting| names?| naming| wants?| buys?| points at)?(?= (?:the |an? )?CARD)',
		'buys'
	],
	[
		'(?:buys?|bought|purchases?|purchased) (?:an? |the |one )?(?:item|treasure|card|shop item|face up item)?(?:(?: |(?<=buys |bought |purchases |purchased |buy |purchase ))(?:from|in|off|out of) the (?:shop|store))?(?: ,| :| \\(| -|, namely)+(?= (?:the )?CARD)',
		'buys'
	],
	[
		'(?:goes|went) shopping(?: ,| :| and\\b|, for| for)+ ?(?:buys?|takes?|picks?)?(?= (?:the )?CARD)',
		'buys'
	]
];
