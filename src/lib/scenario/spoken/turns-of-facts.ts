import { TURNS_OF_CASES } from './turns-of-cases.ts';
import { TURNS_OF_DISPUTES } from './turns-of-disputes.ts';

/** How people tell behind an act how things stood, and the same in words that the grammar has. */
const N = '(?:\\d|one|two|three|four|five|six)';
const UNIT = '(?:hp|health|life|lives|hearts?)';
const TAPPED = '(?:tapped|deactivated|exhausted|sideways|turned|used|spent)';
const HELD = '(?:already |still |now |both |all )*';
const UP = '(?:up|out|in play|in the slots|on the board|on the table)';

/** Some cards, one after the other. */
const CARDS = '(?:an? |the )?CARD(?: !)?(?:(?: ,| and|,| \\+| &)+ (?:an? |the )?CARD(?: !)?)*';

/** "Amy has 3 souls, Ben 2 and Cara 1": so many of the same. @param many people of whom it is told. */
function alsoHave(many: number): readonly [said: string, plain: string] {
	const others = Array.from({ length: many - 1 }, (_, i) => 2 * i + 4);
	return [
		`OPENS(WHO) (?:has |have |had |got |BE (?:at|on) |at |on |with |: )?(${N}) ?(${UNIT}|souls?|cents?|¢)${others.map(() => ` (?:, and|,|and) (WHO) (?:has |have |had |only |at |on |with |: )?(${N})`).join('')}END`,
		[`$1 has $2 $3`, ...others.map((at) => `$${String(at)} has $${String(at + 1)} $3`)].join(' . ')
	];
}

export const TURNS_OF_FACTS: readonly (readonly [said: string, plain: string])[] = [
	// "We got Monstro and Envy up".
	[
		`OPENS(?:so |ok |okay )?we (?:have |has |had |got )+((?:the |an? )?CARD(?: (?:and|,|&) (?:the |an? )?CARD)+) ${UP}END`,
		'$1 are up'
	],
	[`OPENS(?:so |ok |okay )?we (?:have |has |had |got )+((?:the |an? )?CARD) ${UP}END`, '$1 is out'],
	// "Ben's Curse of Loss": a curse is nothing that is done.
	['OPENS(@\\S+s) (#curse(?: \\+\\S+)+)END', "$1' has $2"],
	['OPENSmy (#curse(?: \\+\\S+)+)END', 'i have $1'],
	// "Amy has Guppy's Tail... wait no, Guppy's Collar".
	[
		'(?<=(?:has|have|had|owns|with) (?:the |an? |OWN )?)CARD(?: (?:[.,-]+|…))*(?: (?:oh|er|uh|ah))? (?:no|wait|sorry|i mean|oops|nope)(?: (?:,|no|wait|sorry|i mean|i meant|actually|its|it is))* ((?:the |an? )?CARD)END',
		'$1'
	],
	...TURNS_OF_DISPUTES,
	...TURNS_OF_CASES,
	// "Everyone else is at 2": whoever's HP are said has those.
	[
		`OPENS(?:with |while )?(?:everyone|everybody|all the others|the others|all others|all other players|the rest)(?: else| of us| of the table)? (?:BE |has |have |had )?(?:still |all )*(?:at|on|with|have|has|had) (${N})(?: ${UNIT})?(?: left| each)?END`,
		'everyone has $1 hp'
	],
	// "Leo, active, has 1 HP".
	[
		'OPENS(@\\S+) (?:,|\\() (?:who is |(?:BE )?the )?(?:active|active player|on turn)(?: ,| \\))',
		'it is $1s turn , $1'
	],
	// "So 4 of us, …": no roll.
	[
		`OPENS(?:(?:so|ok|okay|well|anyway|hi|hey) )*(?:there (?:were|are|was|is) |(?:we|they) (?:are|were) )?(three|3|four|4) of us(?: playing| at the table| left| here)?(?= [,.;!]|$)`,
		'a $1 player game'
	],
	[
		`OPENS(?:(?:so|ok|okay|well|anyway|hi|hey) )*(?:there (?:were|are|was|is) |(?:we|they) (?:are|were) )?(?:several|all|two|2) of us(?: playing| at the table| left| here)?(?= [,.;!]|$)`,
		''
	],
	// "Both me and the monster are at 1".
	[
		`(?:(?:if|when|while|with|since|as) )?both (WHO|me) and (the monster|(?:the )?CARD) (?:(?:BE|have|has|had|both|still|now|only|already) )*(?:(?:at|on|down to|with) )?(?:only )?(${N})(?: ${UNIT})?(?: left)?END`,
		'$1 has $3 hp . $2 has $3 hp'
	],
	// "The monster has 1 HP. I roll a 6 against Brain".
	[
		`the monster(?= (?:(?:has|had|BE|at|on|with|down to|only|still) )+(?:${N}) ${UNIT}(?: |$).*? (?:attack(?:s|ed|ing)?|fight(?:s|ing)?|fought|against|vs|versus|on) (?:the |an? )?(CARD)(?= |$))`,
		'$1'
	],
	// "Dies with 1 item (Jawbone), 1 loot".
	[
		`(?:an?|1|one|only 1|only one|just one|OWN only|OWN) (?:item|treasure|trinket|passive) (?:\\( |: |, )((?:the |an? )?CARD)(?: \\))?END`,
		'$1'
	],
	// "Has Trinity Shield up on his turn".
	[
		'(has|have|had) ((?:the |an? )?CARD)(?: (?:up|out|in play|active|on the board|on the table))? (?:on|during) (his|her|my|their) (?:own )?turn(?=$| [,.;:!)]| \\n| and\\b| but\\b| then\\b)',
		'$1 $2 , it is $3 turn'
	],
	[
		'(has|have|had) ((?:the |an? )?CARD) (?:up|out|on the board|in front of (?:him|her|me|them))END',
		'$1 $2'
	],
	// "Amy has two Bombs and plays both on Gurdy".
	[
		'(WHO) (?:has|have|had|holds?|held) (two|2) (CARD) (?:and|,|, and|\\.) (?:WHO )?(plays?|played|throws?|threw|uses?|used) (?:them )?both(?: of them)? (on|at)(?= )',
		'$1 $4 $2 $3 $5'
	],
	// "Ben tapped Cain on Amy's turn to play Lil Battery".
	[
		'(WHO) (taps?|tapped) ((?:OWN |the )?(?:CARD|character|@\\S+))((?: (?:on|during|in) (?:@\\S+s|OWN) turn)?) to (?:play|throw|use)(?= (?:(?:an?|the|OWN|another|second) )*#)',
		'$4 $1 $2 $3 , then $1 plays'
	],
	// "But Amy was the attacker".
	[
		'(WHO) (?:was|is|were|am) the (?:attacker|attacking player|one (?:attacking|who (?:was attacking|attacked)))(?= |$)',
		'$1 is attacking it'
	],
	...[4, 3, 2].map((many): readonly [said: string, plain: string] => alsoHave(many)),
	// "We're at 3 souls each".
	[
		`OPENS(?:(?:we|both of us|we both)(?: both| each| all)? (?:has|have|had|BE(?: both| each| all)? (?:at|on)|got)|(?:were|we re)(?: both| each| all)? (?:at|on)) ${HELD}(${N}) souls?(?: each)?(?= |$)`,
		'everyone has $1 souls'
	],
	// "We're both on 1", "1 hp both:", "both on 1".
	[
		`OPENS(?:we|you two|they) (?:BE )?(?:both|all) ${HELD}(?:at|on|down to) (?:only |just )?(${N})(?: ${UNIT})?(?: left)?END`,
		'we both are at $1 hp'
	],
	[`OPENS(${N}) ?${UNIT} (?:both|each|for both)(?: of (?:us|them))?(?= [:,.;])`, 'both at $1 hp'],
	// "Amy and Ben both have 3 souls", "we both have 3 souls".
	[
		`(?<!(?:@\\S+|i|me) , )OPENS(?:both )?(WHO) and (WHO)(?: both| each)? (?:has|have|had|BE (?:at|on)|got) ${HELD}(?:only |exactly )?(${N}) souls?(?: each)?(?= |$)`,
		'$1 has $3 souls . $2 has $3 souls'
	],
	// "Both me and Kit are at 1".
	[
		`OPENSboth (?:me|i) and (@\\S+) (?:BE (?:at|on)|have|has|had) ${HELD}(?:only |just )?(${N})(?: ${UNIT})?(?: left)?(?: each)?END`,
		'$1 has $2 hp . i has $2 hp'
	],
	// "Amy has 3 HP thanks to Breakfast".
	[
		`(${N}) ${UNIT} (?:thanks to|because of|due to|from) (?:having )?(?:OWN |the |an? )?(CARD)(?= |$)`,
		'$1 hp and $2'
	],
	// "Both Clotty and Squirt are in play, each with 1 HP".
	[
		`OPENSboth (CARD) and (CARD) BE (?:in play|out|there|up|in (?:the )?slots|on the table) ,? ?(?:each|both) (?:with|at|on) (${N}) ?${UNIT}(?: left)?END`,
		'$1 has $3 hp . $2 has $3 hp'
	],
	[
		'OPENSboth (CARD) and (CARD) (?:BE )?(?:in play|out|there|up|in (?:the )?slots|on the table)END',
		'$1 is in play . $2 is in play'
	],
	// "Gina owns Boomerang and Book of Sin; both are tapped".
	[
		`(has|have|had|owns?|owned|holds?|with) ((?:an? |the )?CARD) and ((?:an? |the )?CARD) (?:;|,|\\.|and|but) ?(?:they (?:BE )?)?(?:both|all)(?: of them)? (?:BE )?${HELD}${TAPPED}END`,
		'$1 $2 ( tapped ) and $3 ( tapped )'
	],
	// "He tried to use Holy Mantle, but it was already tapped": nothing was used.
	[
		`(WHO)(?: then)? (?:tried|tries|wanted|wants|attempted|attempts) to (?:use|tap|activate|flip) (?:(?:OWN|the) )?(CARD) ,? ?but (?:it|that) (?:BE|had been) ${HELD}${TAPPED}END`,
		'$1 has a tapped $2'
	],
	// "I'm the one with the Eye".
	[
		'OPENS(WHO) BE the (?:one|player|guy|girl|person|owner)(?: here)? (?:with|who (?:has|owns|holds|had)|that has|holding|owning|of)(?= (?:OWN |an? )?CARDEND)',
		'$1 has'
	],
	// "The trigger is on the stack": what is done then answers it.
	[
		'(?:and |, )?with (?:the|that|its|his|her|my) (?:trigger|triggered ability) (?:still |already )?(?:on the stack|waiting|pending|unresolved)(?: ,)?(?= (?:WHO|OWN|CARD))',
		'in response to the trigger'
	],
	// "Eye of Greed question: …", "question about Dad's Lost Coin: …": what it is all about.
	[
		`OPENS(?:(?:an?|quick|short|rules?|general|another|my) )*question (?:about|on|regarding|concerning|for) ((?:the )?CARD) ?[:.](?= )`,
		'$1 :'
	],
	[
		`OPENS((?:the )?CARD) (?:(?:quick|short|rules?) )*(?:question|q|dispute|issue|problem) ?[:.](?= )`,
		'$1 :'
	],
	// "Two players at 1 hp: Jo and me".
	[
		`OPENS(?:two|2|both) (?:players|people|of us) (?:BE )?(?:at|on|with|down to) (?:only |just )?(${N}) ?${UNIT}(?: left)? [:,(] ?(WHO|me) (?:and|&) (WHO|me)(?: \\))?END`,
		'$2 has $1 hp , $3 has $1 hp'
	],
	// "Ben has tapped The D6 and Boomerang": neither is said to be used on anything.
	[
		`OPENS(WHO) (?:has|have|had) (?:already |both )*(?:tapped|used|exhausted) (?:both )?((?:OWN |the )?CARD) and ((?:OWN |the )?CARD)(?: already| this turn| before)*END`,
		'$1 has $2 ( tapped ) and $3 ( tapped )'
	],
	// "Eve (played by Tim)".
	['OPENS(@\\S+) \\( (?:played by|is|aka|=) (@\\S+) \\)', '$2 ( $1 )'],
	// What lies there besides: "there's a bomb from Dan on me as well", "Lex had a Bomb on me on the stack".
	[
		`OPENSthere (?:is|was) (?:also |still |already )*an? (CARD) (?:from|by|of) (@\\S+|me|him|her) (?:on|at|against|targeting) (WHOM)(?: as well| too| also| already| waiting| there| on the stack)*END`,
		'a $1 from $2 on $3 is on the stack'
	],
	[
		`OPENS(@\\S+) (?:has|had) (?:already |still |also )*(?:an?|his|her|their) (CARD) (?:on|at|against|targeting) (WHOM) (?:waiting |pending |already )*on the stack(?: before that| before| already| as well| too)*END`,
		'a $2 from $1 on $3 is on the stack'
	],
	// "Dice Shard on Ivy's 3 vs Leaper by me -> 6": who plays it stands behind all of it.
	[
		`OPENS((?:an? )?CARD) on (@\\S+s|OWN) (?:roll of )?(FACE) (vs|v|versus|against|on) ((?:the )?CARD) by (@\\S+|me|him|her)(?= |$)`,
		'$1 by $6 on $2 $3 $4 $5'
	],
	// "My D6 on her 4 against Leech gave a 4".
	[
		'(?<=(?:#d6|#dice|#shard|#reroll)\\S*(?: [^.;!?#]*)?(?: #[^.;!?#]*)? )(?:gave|gives|came up|comes up|produced)(?: (?:WHOM|it))?(?: with)? (?:an? )?(FACE)(?: again)?(?= lol| haha|[,.;:!?]| [,.;:!?]|$)',
		', it is $1'
	],
	// "Rolls exactly the 3 he needed".
	[
		'(rolls?|rolled|gets?|got|throws?|threw|rolling) exactly (?:an? |the )?(FACE)(?: (?:WHO|that was) (?:needed|needs|need|wanted|had to))?END',
		'$1 $2'
	],
	[
		'my character(?= (?:dies|died|is|was|has|had|gets|got|attacks|attacked|rolls|rolled)(?: |$))',
		'i'
	],
	// "Jo has exactly 10", "she had 12 before".
	[
		'OPENS(@\\S+|i|he|she|they) (has|have|had) exactly (\\d+|ten|three|four|five|six)(?: (?:before|left|then|by then))?END',
		'$1 $2 $3'
	],
	['OPENS(@\\S+|i|he|she|they) (has|have|had) (\\d+) beforeEND', '$1 $2 $3'],
	// "She played it on her own turn": that is no more than whose turn it is.
	['(?<=(?:plays?|played|uses?|used) (?:it|that) )on (OWN) own turnEND', 'on $1 turn'],
	// "With two loot cards (Bomb! and A Nickel!)", "both me and Ben".
	[
		`(?:two|three|four|five|\\d) (?:loot )?cards?(?: left)?(?: in (?:OWN )?hand)? \\( (${CARDS}) \\)`,
		'$1 in hand'
	],
	['both(?= (?:me|i|my \\p{L}+|@\\S+) and (?:me|i|my \\p{L}+|@\\S+) (?:at|on|with) )', ''],
	// "I have 9 cards, Soul of Gluttony is out": it is nobody's.
	[',(?= #soul \\+of \\+\\S+ (?:is|are) )', '.'],
	[
		'(?:nobody|no one|none of us) has (?:the )?(#soul \\+of \\+\\S+)(?: yet| so far)?END',
		'$1 is in play'
	],
	// "I don't have any cents".
	[
		'(WHO) (?:dont|doesnt|do not|does not|didnt|did not) have (?:any |a single |one )?(?:cents?|coins?|money|¢|penny|pennies)END',
		'$1 has 0 cents'
	]
];
