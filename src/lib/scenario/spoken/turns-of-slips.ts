import { ACTED } from './acted-words.ts';

const ACT = `(?:#\\S+|${ACTED.any.join('|')})(?= |$)`;
const ACTING = `(?:#\\S+ing|${ACTED.going.join('|')})(?= |$)`;
const PLAYS = '(?:plays?|played|uses?|used|throws?|threw|drops?|dropped)';
const LEAVE =
	'(?:can|could|may|might|should|is|was|would|am)(?: it| that| this)?(?: be)?(?: legal| allowed| ok| okay| fine| possible| right)?(?: for)?';
const TOLD =
	'(?:buying|bought|purchased|gotten|got|gained|picked up|stolen|received|found|won|drawn)';

const ASKS = '(?:is|am|are|was|does|do|did|will|would|can)';
/** Verbs and words behind which a verb stands bare. */
const HELPED =
	'(?:can|could|may|might|should|would|will|does|do|did|to|let|lets|if|when|must|shall|gonna|cannot|cant|dont|doesnt|didnt|makes?|made|helps?) ';
/** Words of a clause that has none of those, and no other who does something. */
const UNHELPED = `(?:(?!${HELPED}|(?:i|we|they) )[^?!\\n ]+ )*?`;
const UNIT = '(hp|health|hearts?|souls?|cents?|¢)';
/** Words of a question that asks for the number that stands in it: "does he end with 3 souls?" */
const ASKS_FOR =
	'(?:left|ends?|up|stays?|remains?|remain|be|goes?|down|starts?|begins?|finish\\p{L}*|has|have|still|then|now|wake\\p{L}*|come|comes|back|alive)(?: |$)';

/** Where a number was rolled, and nothing was done about it since. */
const ROLLED_BEFORE =
	'(?<=(?:rolls?|rolled|rolling) (?:an? )?(FACE)(?= |$)(?:(?! (?:FACE|rerolls?|rerolled|rolls?|rolled|rolling|chooses?|chose|picks?|picked|makes?|made|turns?|turned|attacks|attacked|again|next)(?: |$))[^\\n?])* )(?<=[.,!…-] )(?:so |and |then )?';

/** Whose turn it is, as it is told before all else. */
const TURNS: readonly (readonly [whose: string, told: string])[] = [
	['(@\\S+s)', '$TURN'],
	['my', 'my'],
	['(?:his|her|their)', 'his']
];

/** What is named late, told again or said for another: the same where it belongs. */
export const TURNS_OF_SLIPS: readonly (readonly [said: string, plain: string])[] = [
	// "Leo shuffles... I mean plays the Sun", "Ben plays, sorry, activates the D6".
	[
		`(WHO) \\p{L}+(?: (?:an? |the )?CARD(?: !)?)?(?: (?:\\.\\.\\.|\\.\\.|,|-))+ (?:(?:no|sorry|wait|er|uh|uhm) )*(?:(?:i|he|she) (?:mean|means|meant)(?: to say)?|sorry|rather|scratch that)(?: ,)? ((?:${ACTED.any.join('|')})(?= |$))`,
		'$1 $2'
	],
	// "Can Ana attack when it's Lev's turn?", "is Una allowed to tap it during Vik's turn?"
	...TURNS.map(([whose, told]): readonly [string, string] => {
		const isNamed = told === '$TURN';
		return [
			`OPENS(${LEAVE} (?:@\\S+|i|he|she|they|me|him|her|my \\p{L}+)(?: still| even| ever| now| to| allowed to| able to)* ${ACT}[^.;!?\\n]*?) (?:(?:when|while|if|though|although) (?:it is|its|it was)|on|during|in) ${whose}(?: own)? turn \\?`,
			isNamed ? 'on $2 turn , $1 ?' : `on ${told} turn , $1 ?`
		];
	}),
	// "She plays a second loot, a Dime", "he played a loot card. It was a Dime".
	[
		`(${PLAYS}) (?:an?|another|one more|a second|a third) (?:second |third |more |last )?(?:loot cards?|loot|cards?|tarot card|tarot|rune|pill|trinket) (?:,|:|\\(|, namely|called|namely|, it is|, it was)(?: an?| the)? (CARD)(?: !)?(?: \\))?(?= |$)`,
		'$1 $2'
	],
	[
		`(${PLAYS}) (?:an?|another|one more|a second) (?:loot cards?|loot|cards?|tarot card|tarot|rune|pill)((?: [^#.;!?\\n]*)?)(?: [.;,(])+ (?:and )?(?:it|the card|that|the loot|which) (?:is|was|is being|happened to be)(?: an?| the)? (CARD)(?: !)?(?: \\))?END`,
		'$1 $3 $2'
	],
	// "He had bought The Habit earlier": it is his.
	[
		`(WHO)(?: \\( [^()]* \\))? (?:had|has|have) (?:already |just )?${TOLD} ((?:the |an? )?CARD)(?: !)? (?:earlier|before|already|last turn|the turn before|a turn ago|a round ago|a round earlier|in an earlier turn|on an earlier turn|some turns ago|beforehand|at the start of the game)(?: on| in the game| that turn| this turn)?END`,
		'$1 has $2'
	],
	// "Knut says he's buying it".
	[
		`(@\\S+|i|my \\p{L}+) (?:says?|said|announces?|announced|declares?|declared|tells us|told us|claims?) (?:that )?(?:he|she|they|i) (?:is|am|was|are|will be)(?: now)?(?= (?!going )${ACTING})`,
		'$1 starts'
	],
	// "With Monster Manual I pick War".
	[
		'OPENS(?:with|using|through|via) ((?:OWN |the |an? )?CARD)(?: !)?(?: ,)? (WHO) (?:picks?|picked|chooses?|chose|targets?|targeted|names?|named|selects?|selected|goes for|hits|aims at|points at) (WHOM|(?:(?:the |OWN |@\\S+s )?CARD)|the roll|it)(?= |$)',
		'$2 uses $1 on $3'
	],
	// "He buys blind and it's Breakfast".
	[
		'(?<=(?:buys?|bought|purchases?|purchased|attacks?|attacked|blind|deck)(?= |$)[^.;!?\\n#]*?(?:deck|blind|blindly)[^.;!?\\n#]*?)(?:(?:,|and|:|-) )*(?:it|that|the card) (?:is|was|becomes|turns out to be|turned out to be|happens to be)(?= (?:an? |the )?CARDEND)',
		', reveals'
	],
	['(?<=(?:,|and) )(?:it|that) (?:turns|turned) out to be(?= (?:the |an? )?CARD)', 'reveals'],
	// "There's a Golden Horseshoe on the stack (Moss played it)".
	[
		'OPENSthere (?:is|was) (?:an?|the|already an?) (CARD)(?: !)? on the stack(?: ,)? (?:\\( )?(?:and |which )?(@\\S+|i) (?:just |had |has )*(?:played|plays|used|cast|activated) (?:it|that)?(?: \\))?(?= |$)',
		'$2 plays $1 ,'
	],
	[
		'OPENSthere (?:is|was) (?:an?|the|already an?) (CARD)(?: !)? on the stack(?: ,)? (?:\\( )?(?:(?:played|used|cast|activated) )?(?:by|from) (@\\S+|me)(?: \\))?(?= |$)',
		'$2 plays $1 ,'
	],
	// "… on the rune": the card that was named.
	[
		'(?<=(CARD)(?= |$).*)(?<=(?:on|at|onto|against|beans?|beaned|cancels?|cancelled|stops?|stopped|counters?) )(?:the|that|this|my|his|her|their) (?:rune|tarot card|tarot|pill|spell|trinket|loot card|loot|card)END',
		'it'
	],
	// "Bombs Ben, but has no loot play left": that is so before the card is played.
	[
		`OPENS(@\\S+|i|my \\p{L}+) (${ACT}[^.;:?!\\n,]*?)(?: !)? (?:(?:, )?(?:but|though|although|while|despite|without|having|with) (?:he |she |they |i )?(?:(?:has|have|had|having) )?|, (?:has |have |had )?)(?:no|0|zero|any) loot plays?(?: (?:left|remaining|anymore))?END`,
		'$1 ( 0 loot plays ) $2'
	],
	// "Ben uses The Devil on me for my Dinner": what is taken.
	[
		`(${PLAYS} (?:the |an? )?CARD)(?: !)? (?:on|against|at) me for (my (?:\\p{L}+ )?CARD)(?= |$)`,
		'$1 on $2'
	],
	[
		`(${PLAYS} (?:the |an? )?CARD)(?: !)? (?:on|against|at) (@\\S+) for (?:his|her|their) ((?:\\p{L}+ )?CARD)(?= |$)`,
		'$1 on $2s $3'
	],
	// "Kills Gurdy with a 5 (1 HP left on it)": whose HP they are is said.
	[
		'(kills?|killed|attacks?|attacked|fights?|bombs?|bombed|hits?) ((?:the )?CARD) ([^.;?!\\n(]*?) ?\\( (?:it )?(?:(?:has|had|was|is|at|on|only|with|just) )*(\\d|one|two|three|four) ?(?:hp|health|life|hearts?) (?:left )?on (?:it|him|her) \\)(?= |$)',
		'$1 $2 ( $4 hp ) $3'
	],
	// "Gurdy. Rolled a 1. Ben is the one attacking".
	[
		'(?<=^)((?!.*(?:attacks|attacked|my (?:attack|roll)|(?:^| )i ))(?:[^@]*? )?(?:roll|rolled|rolls) [^@]*?)(?: [,.;?!:])+ (?:and )?(@\\S+) BE (?:the one )?(?:attacking|fighting|rolling|who (?:attacks|attacked|rolled|rolls))(?: here)?(?= [.!?]|$)',
		'it is $2s turn . $1'
	],
	[
		'(?<=^)((?!.*(?:attacks|attacked|my (?:attack|roll)|(?:^| )i ))(?:[^@]*? )?(?:roll|rolled|rolls) [^@]*?)(?: [,.;?!:])+ (?:and )?(my) (\\p{L}+) BE (?:the one )?(?:attacking|fighting|rolling|who (?:attacks|attacked|rolled|rolls))(?: here)?(?= [.!?]|$)',
		'it is $2 $3s turn . $1'
	],
	// "Kay bombs me, use Soul Heart": that is whoever writes.
	[
		`(?<=(?:^|[.;?!\\n:] )(?:(?!${HELPED}|[.;?!\\n])[^ ]+ )*?(?:(?:@\\S+|he|she|my \\p{L}+) ${UNHELPED}(?:me|my)|i (?:am|was|get|got) ${UNHELPED}by) ${UNHELPED}(?:,|\\.|;|-|and|so|then) )(?:then )?(tap|play|use|respond|throw|activate)(?= (?:(?:an?|the|my|with|w|/|by|another) )*CARD)`,
		'i $1'
	],
	// "My two friends": no card is called so.
	['my (?:\\d|two|three|four|other) (#?(?:friends|mates|buddies|opponents))(?= |$)', 'my $1'],
	// "Ravi has 12 cents, buys Dinner. He has 2 left": of what he had.
	[
		'(?<=(?:\\d+ (?:cents?|¢|c|coins)|[1-9]\\d?¢) .*(?:buys?|bought|purchases?|purchased|pays?|paid) .*)(he|she|they|i|@\\S+) (has|have|had|BE left with|ends? up with) (?:only |just )?(\\d)(?: left| remaining)END',
		'$1 $2 $3 ¢ left'
	],
	// "A bomb hits me": who threw it is not said.
	[
		'OPENS(?:an? |the )?(#(?:bomb|gold|mega)\\S*(?: \\+\\S+)*)(?: !)? (?:hits?|strikes?|lands on) me(?= |$)',
		'i is hit by $1'
	],
	// "Is Bea alive (3 HP)?", "does he win with 3 souls?": that is told.
	[
		`OPENS(${ASKS} (@\\S+|i|he|she|they)(?: [^?(]*?)?) ?\\( (?:(?:only|just|at|with|on|has|have) )*(\\d) ?${UNIT}(?: left)? \\)(?= [^?(]*\\?)`,
		'$2 has $3 $4 , $1'
	],
	[
		`OPENS(${ASKS} (@\\S+|i|he|she|they)(?: (?!${ASKS_FOR}|CARD|WHOM)[^ ?,;.()]+)+) (?:with|at|on|w /|having) (?:only |just )?(\\d) ?${UNIT}(?: left)? \\?`,
		'$2 has $3 $4 , $1 ?'
	],
	// "I rolled a 2... that's a 3": what it has become, and no other roll.
	[
		`${ROLLED_BEFORE}(?:that|this) (?:is|was)(?: now)? (?:an? )?\\1(?: (?:now|then|total|in total))?END`,
		''
	],
	[
		`${ROLLED_BEFORE}(?:that|this) (?:is|was)(?: now)? (?:an? )?(FACE)(?: (?:now|then|total|in total))?(?= with |END)`,
		'it becomes $2'
	],
	// "I take a bomb": whoever throws it.
	[
		'OPENS(i|@\\S+) (?:takes?|took|eats?|ate) an? (#(?:bomb|gold|mega)\\S*(?: \\+\\S+)*)(?: !)?(?: to the face)?(?= [,.;?!]| and (?!(?:then )?(?:plays?|uses?|throws?|drops?|bombs?|puts?|keeps?|discards?) )| with |$)',
		'$1 is hit by $2'
	],
	// "Can I bomb a player": whoever else plays.
	[
		`(?<!@.*)(?<=(?:can|could|may|if|when) (?:i|we|you) [^.;?!\\n]*)(?:a|another|any|any other|one other|some) player(?= |$)(?!.*@)(?!.* players?(?: |$))`,
		'my friend'
	],
	// "Is killed by Krampus's death", "by its death effect": no card is played.
	[
		'(?:BE|gets?|got) killed by ((?:the )?CARD) (#?death)(?: effect| trigger| ability)?END',
		'dies to $1 $2'
	],
	[
		'(?:BE|gets?|got) killed by its #?death(?: effect| trigger| ability)?END',
		'dies to its trigger'
	],
	// "Counter war: …", "bean on bean on bean: …": what it is all about.
	['(?<=^)(?:\\p{L}+ )?(?:counter |bean |cancel |butter bean |stack )?#?wars? :', ''],
	[
		'(?<=^)(?:double |triple |two |three )?(?:#\\S+(?: \\+\\S+)*|counter|cancel)(?: (?:on|vs|versus|over|x|after) (?:#\\S+(?: \\+\\S+)*|counter|cancel|a #\\S+))+ [:.](?=.*#)',
		''
	],
	[
		'(?<=^)(?:(?:out of turn|off turn|tapping out of turn|wrong turn|rules?|timing|priority|stack|death|reroll|dice|purchase|attack|event|curse|soul|legal|illegal|weird|odd|simple|hard|tricky|funny|silly|another|next|last|old|new|first|second) )+(?:one|question|case|issue|problem|dispute|situation|stuff|thing|play|q) [:.](?= )',
		''
	],
	// "I say yes": an opinion, and no answer to the game.
	[
		'(?<=[?] )(?:i|we|he|she|they|@\\S+|my \\p{L}+) (?:says?|said|say|votes?|think|thinks|thought|guess|argue|argues|would say) (?:yes|no|nope|yeah|yep|nah|so|not)(?= [.!]|$)',
		''
	],
	// "After Ben's bomb on Dople was cancelled by Lise's bean, …".
	[
		'(?:after |when |once |since )?(@\\S+s) (CARD)(?: !)? (on|at|against) (WHOM|(?:the )?CARD) (?:is|was|gets|got|has been|had been) (?:answered|met|countered|cancelled|canceled|stopped|responded to|beaned|negated) (?:by|with) (@\\S+s) (CARD)(?= |$)',
		"$1' plays $2 $3 $4 , $5' plays $6"
	],
	[
		'OPENS(?:after |when |once |since )?(@\\S+s) (CARD)(?: !)? (?:is|was|gets|got|has been|had been|got hit|was hit|gets hit)(?: answered| met| countered| cancelled| canceled| stopped| responded to| beaned| negated)? (?:by|with) (?:an? )?(@\\S+s )?((?:#butter|#bean)\\S*(?: \\+bean\\S*)?)(?: (?:by|from|of) (@\\S+))(?= |$)',
		"$1' plays $2 , $5 plays $4"
	]
];
