const N = '(?:\\d\\d?|one|two|three|four|five|ten)';
const ARTICLE = '(?:the |an? |OWN |another )?';
const CENTS = '(?:cents?|coins?|¢|c)';
/** Words of praise before a number or a card. */
const PRAISE =
	'(?:nasty|sneaky|cheeky|quick|simple|huge|lone|free|lucky|unlucky|dirty|clean|solid|measly|miserable|crit|critical|nat|natural|surprise|random|spare|perfect|fat|fresh|sad|glorious|desperate|well timed|last second)';

/** Plays in the words of the table, with what is said around them, and the same in words that the grammar has. */
export const TURNS_OF_PLAY: readonly (readonly [said: string, plain: string])[] = [
	// "Taps Crystal Ball and guesses 4": the number is chosen.
	[
		'(?:guesses|guessed|guess|names|named|calls|called) (?:an? |the number )?(FACE)END',
		'chooses $1'
	],
	// "The monster I was fighting (Trite, 1 hp)".
	[
		'(?:the )?(?:monster|enemy|thing|one) (?:that |which )?(WHO)(?: BE)? (?:attacks?|attacking|fighting|attacked|fought) \\( (CARD)(?: ,)? (\\d ?hp(?: left)?) \\)',
		'$2 ( $3 ) , which $1 attacks'
	],
	[
		'(?:the )?(?:monster|enemy|thing|one) (?:that |which )?(WHO)(?: BE)? (?:attacks?|attacking|fighting|attacked|fought) \\( (CARD) \\)',
		'$2 , which $1 attacks'
	],
	// "I died attacking Mulligan (1 hp, rolled 2)".
	[
		'(WHO) (?:dies|died|die) (?:while |when |by |from )?(?:attacking|fighting) (?:an? |the )?(CARD)',
		'$1 attacks $2 , $1 dies'
	],
	[
		'(WHO) (?:dies|died|die) (?:during|in|in the middle of) OWN (?:attack|fight) (?:on|against|with) (?:the )?(CARD)',
		'$1 attacks $2 , $1 dies'
	],
	// "She already attacked. Can she attack again?": that attack is over.
	[
		'(WHO) (?:(?:has|have|had) )?already attackedEND(?=.* attack (?:again|(?:an? |the )?#|something|another|a second)|.* (?:another|a second) attack)',
		'$1 already attacked this turn'
	],
	// "Ben bombs the Fly that Amy attacks".
	[
		'(?<=(?:#\\S+|on|kills?|killed|at) (?:the |an? )?)(CARD) (?:that|which) (@\\S+) (?:just )?(?:attacks|attacked|fights|fought)(?: ,? ?before (?:she|he|they) (?:rolls|rolled|could roll|gets to roll|got to roll))?END',
		'$1 , which $2 attacks'
	],
	// "Amy and Ben fight over Gurdy: …": that they do at the table.
	[
		'OPENS(?:WHO) and (?:WHO) (?:BE )?(?:fight|fighting|argue|arguing|argued|disagree) (?:over|about) (CARD) :',
		'$1 is in play .'
	],
	// "He isn't attacking": nothing happens by that.
	[
		'OPENS(WHO) (?:isnt|wasnt|arent|am not|is not|was not|are not) (?:the one )?(?:attacking|fighting|rolling)END',
		'$1 sits there'
	],
	// "Hairball shows 6": the die that is rolled for it.
	['OPENS(#\\S+(?: \\+\\S+)*) (shows|showed) (?:an? )?(FACE)END', 'the $1 shows $3'],
	// "Ben gave Curse of Pain to Amy".
	[
		'(?:WHO) (?:gives|gave|handed|hands|passes|passed) (?:the )?(#curse\\S*(?: \\+\\S+)*) to (WHOM)',
		'$2 has $1'
	],
	['(?:jumps?|jumped|steps?|stepped|chimes?|cuts?|butts?) in with', 'responds with'],
	// "Kills Gurdy, it had 1 HP, with a bomb", "kills it with 3 hits".
	[
		'(kills?|killed) (CARD) ,? (?:it|which|that) (?:had|has|BE at|BE on) (?:only )?(\\d) ?hp(?: left)? , (with|using)',
		'$1 $2 ( $3 hp ) $4'
	],
	[
		'(kills?|killed|beats?|beat) (it|CARD) (?:with|in|after) (?:\\d|two|three|four|five|six) (?:hits|attack rolls)END',
		'$1 $2'
	],
	// "Buys the deck's top card", "buys a treasure from the deck", "buys off the top".
	[
		'(buys?|bought|purchases?|purchased) (?:the |OWN )?(?:treasure )?(?:#?decks?|deck) (?:top|\\+top|uppermost) (?:card|treasure)END',
		'$1 the top of the treasure deck'
	],
	[
		'(buys?|bought|purchases?|purchased)(?: (?:an? |OWN |the )?(?:item|treasure|card|thing|one))? (?:off|from)(?: of)? (?:the |OWN )?(?:top|deck|top of the deck|treasure deck)END',
		'$1 the top of the treasure deck'
	],
	// "Bombed me to death".
	['(?:bombs|bomb) (WHOM|it|CARD) to death', 'kills $1 with bomb'],
	['bombed (WHOM|it|CARD) to death', 'killed $1 with bomb'],
	// "The monster I fight is Leaper".
	[
		'(?:the )?(?:monster|one|thing) (?:that |which )?(WHO)(?: BE)? (?:fights?|fighting|fought|attacks?|attacking|attacked) BE (?:an? |the )?(CARD)',
		'$1 attacks $2'
	],
	// "Plays a battery on my D6": a loot card is played, The Battery is tapped.
	['(plays?|played|playing) (?:a|an|another|OWN) (?:#battery|battery)(?! \\+)', '$1 lil battery'],
	// How it is done says nothing: "sneakily bombs", "goes ahead and bombs", "a nasty bomb", "a crit 6".
	[
		'(?<=(?:@\\S+|he|she|they|i|then|and|who) )(?!only|barely|hardly|nearly|almost|early)\\p{L}{3,}ly(?= (?:#|\\p{L}+s |\\p{L}+ed ))',
		''
	],
	['(?:goes|went|go|gone) (?:ahead|on|in) and(?= \\S)', ''],
	[`(an?|the|OWN) ${PRAISE}(?= (?:#|[1-6](?: |$)))`, '$1'],
	[`${PRAISE}(?= [1-6](?: |$))`, ''],
	['(CARD) (?:tarot card|tarot|trinket|loot card|pill)(?= |$)', '$1'],
	[
		`(?:whips?|whipped|pulls?|pulled|busts?|brings?|brought|slaps?|slapped|lays?|laid|breaks?|broke) (?:out|down)(?= ${ARTICLE}CARD)`,
		'plays'
	],
	['(?:lights?|lit) up', 'hits'],
	// An attack in other words: "picks a fight with", "tries her luck on", "takes a swing at", "goes up against".
	[
		`(?:picks?|picked|starts?|started|gets? into|got into) (?:an? |the )?(?:fight|battle|brawl|combat) (?:with|against)(?= ${ARTICLE}CARD)`,
		'attacks'
	],
	[
		`(?:(?:tries|tried|try|tests?|tested) OWN luck|(?:takes?|took|has|had|have) (?:an? |another )?(?:swing|shot|stab|go|crack|jab|punch)|(?:goes|went|go|squares|squared|steps|stepped) up|(?:goes|went|go) (?:in|all in)|(?:faces|faced|squares|squared) off|takes on|took on) (?:on|at|against|with|to)(?= ${ARTICLE}CARD)`,
		'attacks'
	],
	[`(?:faces|faced|takes on|took on)(?= ${ARTICLE}CARD)`, 'attacks'],
	['OPENS(?:WHO (?:BE )?)?still (?:attacking|fighting)END', ''],
	// A kill in other words: "lands the final hit on Fat Bat with a 6", "takes down Fat Bat", "with her last roll".
	[
		`(?:lands?|landed|gets?|got|deals?|dealt|scores?|scored|does|did|strikes?|struck) (?:the|OWN) (?:final|last|killing|finishing|fatal|lethal) (?:hit|blow|damage|dmg|point(?: of damage)?|strike) (?:on|to|against|of) ${ARTICLE}(CARD)`,
		'kills $1'
	],
	[`(?:takes?|took|puts?|brings?|brought) down(?= ${ARTICLE}CARD)`, 'kills'],
	[
		'(CARD|it) (?:with|on|by) OWN (?:last|final|next|first|second|third) (?:attack )?(?:roll|die|throw)END',
		'$1'
	],
	['ends? up rolling|ended up rolling|(?:goes|went) on to roll', 'rolls'],
	// "Brought it down to a 2", "gets her roll up to 5".
	[
		'(?:brings?|brought|drops?|dropped|takes?|took|gets?|got|cuts?|moves?|moved|dials?|dialed) (it|that|(?:OWN|@\\S+s) (?:roll|die|dice|result|number|FACE)) (?:down |up |back )+to(?= (?:an? )?FACE(?: |$))',
		'turns $1 into'
	],
	// What is added to a roll, as a noun: "plus one from Book of Belial".
	[
		`(?:and |so )?plus (${N}) (?:from|with|by|via|thanks to|due to)(?= ${ARTICLE}CARD)`,
		'adds $1 with'
	],
	[
		`(?:and |so )?minus (${N}) (?:from|with|by|via|thanks to|due to)(?= ${ARTICLE}CARD)`,
		'subtracts $1 with'
	],
	// What a roll is against, told otherwise: "rolls 6 to hit Leech", "misses Leech (2)", "rolls for Leech: 6".
	[
		`(rolls?|rolled|rolling) (?:an? )?(FACE) to (?:hit|attack|kill) ${ARTICLE}(CARD)`,
		'$1 $2 against $3'
	],
	[
		`(?:misses|missed|whiffs|whiffed|hits)(?: on| at)? (?:the )?(CARD) (?:\\( |with (?:an? )?|, )(FACE)(?: \\))?END`,
		'attacks $1 , rolls $2'
	],
	[`(rolls|rolled) for (?:the )?(CARD) (?::|,) (?:an? )?(FACE)END`, '$1 $3 against $2'],
	[
		`(?:needs?|needed) (?:an? )?FACE(?: \\+)? (?:for|on|to hit|against|to kill) (?:the )?(CARD) (?:and|but|,)(?: only)? (rolls?|rolled|gets?|got) (?:an? )?(FACE)END`,
		'rolls $3 against $1'
	],
	['(?:an? )?(FACE) (?:on|against|vs) (?:the )?(CARD) by (WHOM)', '$3 rolls $1 against $2'],
	// Whose roll is rerolled: "makes Ida reroll her 6 on Leech".
	[
		'(makes|made|forces|forced|has) (@\\S+) (?:to )?(?:reroll|rerolls) (?:OWN) (FACE)',
		'rerolls $2s $3'
	],
	// Purchases: "spends 10 on the Relic", "pays 10 cents and buys", "buys off the deck".
	[`(?:spends?|spent|drops?|dropped|blows?|blew) ${N}(?: ${CENTS})? on(?= ${ARTICLE}CARD)`, 'buys'],
	[`(?:pays?|paid|spends?|spent) ${N}(?: ${CENTS})? (?:and|to) (buys?|purchases?|bought)`, '$1'],
	[
		'(buys?|bought|purchases?|purchased) (?:off of|off|from) (?:the )?(?:top of (?:the )?)?(?:treasure )?deck',
		'$1 the treasure deck'
	],
	[
		`(?:buys?|bought|purchases?|purchased) ${ARTICLE}(CARD) (?:off|from|off of|out of) (?:the )?(?:top(?: of (?:the |OWN )?(?:treasure )?deck)?|treasure deck)END`,
		'buys the treasure deck , reveals $1'
	],
	[
		`(?:pays?|paid|spends?|spent) ${N}(?: ${CENTS})? (?:to (?:draw|get|take|buy|flip|reveal)|for) (?:the )?top (?:(?:card )?of the )?(?:treasure|treasure deck|treasure card|deck|item)(?: deck)?`,
		'buys the treasure deck'
	],
	// Who used what somebody died of: "died to a Gold Bomb I threw".
	[
		`(?<=(?:to|from|by|of) )${ARTICLE}(CARD) (?:that |which )?i (?:had )?(?:threw|thrown|played|used|tossed|activated|dropped|chucked|fired)`,
		'my $1'
	],
	[
		`(?<=(?:to|from|by|of) )${ARTICLE}(CARD) (?:that |which )?(@\\S+) (?:had )?(?:threw|thrown|played|used|tossed|activated|dropped|chucked|fired)`,
		'$2s $1'
	],
	// Items: "recharges the D6 with the Battery", "steals a soul from Ida with Judgement", "swaps Decoy for her Relic".
	[
		`(?:recharges?|recharged|charges?|charged|untaps?|untapped)(?: up)? (${ARTICLE}CARD) (?:with|using|via) (${ARTICLE}CARD)END`,
		'uses $2 on $1'
	],
	[
		`(?:steals?|stole|takes?|took) (?:an? |the |OWN )soul (?:from|of|off) (WHOM) (?:with|using|via) (${ARTICLE}CARD)`,
		'uses $2 on $1'
	],
	[
		`(?:steals?|stole|takes?|took) (@\\S+s) soul (?:with|using|via) (${ARTICLE}CARD)`,
		"uses $2 on $1'"
	],
	[
		`(?:swaps?|swapped|trades?|traded|exchanges?) ${ARTICLE}(#decoy\\S*) (?:for|with|against) ((?:OWN|@\\S+s) CARD)`,
		'uses $1 on $2'
	],
	// Two cards of one verb: "plays a dime, then a nickel".
	[
		`(plays?|played|uses?|used|taps?|tapped) (${ARTICLE}CARD)(?: ,)? (?:and then|then|and|,) (${ARTICLE}CARD)END`,
		'$1 $2 , then $1 $3'
	],
	// The deck: "blind attacks: Gurdy", "attacks the deck and flips Pin".
	[
		'(?:blind attacks|(?:attacks|swings|fights|goes|attacked) (?:in )?blind|blindly attacks|attacked blind|goes blind|attacks blindly)',
		'attacks the monster deck'
	],
	[
		`(?<=attacks? the monster deck(?: [,:.])?(?: and| then\\b)? )(?::? ?)(?:and )?(?:gets?|got|flips?|flipped|finds?|found|hits|reveals?)(?= ${ARTICLE}CARD)`,
		'reveals'
	],
	[
		', which (WHO)(?: then)? (puts?|placed?|places|plays?|played|uses?|used|throws?|threw)(?= (?:on|at|over|onto|in|into|against) )',
		', $1 $2 it'
	],
	[
		'(?:uses?|used|spends?|spent|takes?|took) OWN (?:\\p{L}+ )?(?:loot play|loot|action)(?: (?:for|of) (?:the|this|OWN) turn)? (?:to (?:play|use)|on|for)(?= \\S)',
		'plays'
	],
	[
		`(WHO|(?:the )?CARD) (?:BE (?:about|going|supposed) to|will|would) (?:take|be dealt|get|suffer) (${N}) (combat )?(?:points? of )?(?:damage|dmg)(?= [,.;:!)]| and\\b| but\\b| \\n|$)`,
		'$2 $3 damage to $1 on the stack'
	],
	['(?:and |, )?(?:that|it|this) BE (?:still |already |now )?on the (?:stack)END', ''],
	// A turn that a card ends: "ends her turn with The Fool".
	[
		`(?:ends?|ended) (?:OWN|@\\S+s) turn (?:with|using|by (?:using|playing)) ((?:OWN )?CARD|it)`,
		'plays $1'
	],
	// A monster that is dead before it is told how: "Mulliboom down!", "down goes Gurdy".
	[
		'OPENS(?:and |rip )?(?:the )?(CARD) (?:BE |goes )?(?:down|dead|gone|slain)(?= [,.;:!]|$)',
		'$1 dies'
	],
	['OPENS(?:and )?(?:down goes|bye|rip|goodbye) (?:the )?(CARD)(?= [,.;:!]|$)', '$1 dies'],
	// A number that is there: "with a 6 on the stack".
	[
		'(?<=(?:with|rolls?|rolled|hits|attacks|attacking|gets|got) )((?:an? )?FACE) (?:still |already |now )?on the (?:stack)END',
		'$1'
	],
	// What is done first: "Empress on me before I swing at Gurdy".
	[
		'(?<=[^ ,.;:!?\\n(] )before (WHO) (attacks?|attacked|swings? at|swung at|fights?|fought|goes for|go for|declares?|buys?|bought|purchases?)(?= )',
		', $1 $2'
	],
	['OPENS(?:an? |the )?attack by (@\\S+|me)(?= [,.;:])', '$1 attacks'],
	// Where damage goes that somebody deals: "sends the 3 damage to Cy".
	[
		`(?:sends?|sent|directs?|directed|redirects?|redirected|points?|pointed|assigns?|assigned|puts?|aims?|aimed|gives?|gave|throws?|threw|passes) (?:the |that |its |those |all )*(?:${N} )?(?:of )?(?:the )?(?:damage|dmg) (?:to|at|on|onto|into) (WHOM)`,
		'deals the damage to $1'
	],
	// Who "she" is, in brackets: "She (Mel) attacks".
	['OPENS(?:he|she|they) \\( (@\\S+) \\)', '$1'],
	// Whom it hits: "a bomb to his face".
	['(?:to|in|into|at|on) his (?:face|head)END', 'on him'],
	['(?:to|in|into|at|on) her (?:face|head)END', 'on her'],
	['(?:to|in|into|at|on) my (?:face|head)END', 'on me'],
	// Whom something goes to: "throws Soul Heart his way".
	['(CARD) his way', '$1 at him'],
	['(CARD) her way', '$1 at her'],
	['(CARD) my way', '$1 at me'],
	['(CARD) (@\\S+s) way', "$1 at $2'"],
	// A roll that missed by what came of it, or hit by what it took.
	['(?:takes?|took|eats?|ate) (?:the|a) (?:miss|hit) from (?:the )?(CARD)', 'misses $1'],
	[
		'(?:needs?|needed) (?:an? )?(FACE)(?: \\+)? (?:for|on|to hit|against|to kill|vs) (?:the )?(CARD)(?: ,)? (?:and|so|then)? ?(?:rolls?|rolled|gets?|got|hits?) (?:it|that|just that|exactly that|exactly it)END',
		'rolls $1 against $2'
	],
	// What an item keeps off: "Ivy's Holy Mantle prevents the damage of Gus's bomb".
	...[['(@\\S+s)', "$1'"] as const, ['(my)', 'i'] as const].map(
		([whose, who]) =>
			[
				`${whose} (CARD) (?:prevents?|prevented|blocks?|blocked|absorbs?|absorbed|stops?|stopped) (?:the |that |all )?(?:damage|dmg) (?:from|of|by) ((?:@\\S+s|OWN) CARD)`,
				`${who} uses $2 to prevent the damage from $3`
			] as const
	),
	// The card of that name: nobody plays a death.
	[
		'(?<=(?:to|after|before|when|while|by) )(?:the )?#?death(?= (?:BE |being |getting |gets |got )(?:played|used|cast|put))',
		'the death card'
	],
	// What is answered is there: "in response to the damage".
	[
		'in (?:response|reaction|answer) to (?:the |that |this )?(?:incoming |combat |attack |pending )?(?:damage|dmg|hit)(?! (?:from|of|on|to|by))',
		'when the damage is on the stack'
	],
	// Who has how many HP, before what is done: "with Ida at 1 HP Gus bombs her".
	[
		'OPENS(?:with) (@\\S+) (?:at|on|down to|having) (\\d|one|two|three)(?: (?:hp|health|life|left))?(?: ,)?(?= (?:@|i |he |she |my ))',
		'$1 has $2 hp ,'
	],
	[', (?:thus |thereby |so )?killing (WHOM|it)END', ', $1 dies']
];
