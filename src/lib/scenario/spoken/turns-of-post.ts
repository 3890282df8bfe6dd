const CENTS = '(?:cents?|coins?|¢|c)';
const N = '(?:\\d\\d?|one|two|three|four|five|ten)';

const SAVES =
	'(?:blocks?|blocked|soaks?|soaked|absorbs?|absorbed|dodges?|dodged|survives?|survived|avoids?|avoided|tanks?|tanked)';
const CANCELS = '(?:an? |his |her |my |their |the )?#(?:butter|bean|bb)';

/** How people begin, ask and cut short what they post, and the same in words that the grammar has. */
/** What pills are painted with, and what they are called for it. */
const PILLS = [
	['white', 'blue', 'blue pill'],
	['white', 'white', 'white pill'],
	['white', 'spots?', 'white pill with spots'],
	['black', 'black', 'black pill'],
	['purple', 'pink', 'purple pill'],
	['red', 'spots?', 'red pill'],
	['brown', 'green', 'yellow pill']
] as const;

export const TURNS_OF_POST: readonly (readonly [said: string, plain: string])[] = [
	// "Steals 3 cents": no card of that name.
	[
		`(?<=(?:steal|steals|stealing|stole|stolen|grab|grabs|grabbed|take|takes|taking|took|snatch|snatches|snatched) )(\\d\\d?) (?:cents?|coins?)`,
		'$1 ¢'
	],
	// Who writes, and whose turn it is: "I (Yan) attack", "turn: Iris".
	['(?<=^|[,.;:!?\\n(] |and |so |ok )i \\( (@\\S+) \\)', '$1 ( me )'],
	['OPENS(?:turn|active) :(?= @\\S+(?= [,.;\\n]|$))', 'active player :'],
	['OPENS(?:e ?g|for example|for instance|i ?e)(?: [,.:])?(?= )', ''],
	[
		'OPENS(?:(?:a |quick |rules? )*question|asking|wondering|confused|not sure) (?:about|on|regarding|re) (?:the |a )?CARD(?:(?: ,)? (?:and|vs|\\+|,) (?:the |a )?CARD)*(?= [.:\\n])',
		''
	],
	[
		'(?<=^|: |\\n )(?:(?:oh|hey|ah|but|whoa|and) )*(?:wait|hold on|stop)(?: up| wait| what)*(?: ,)?(?= (?:i|WHO) (?:#|\\p{L}+s? (?:@|#|OWN |an? |on |it )))',
		''
	],
	// Whose answer it is: "my answer: the Fool", "Ben's response is Butter Bean".
	[
		'OPENS(?:my|our) (?:answer|response|reply|reaction|counter) (?:to (?:it|that|this) )?(?::|is|was)(?= (?:an? |the |OWN )?CARD)',
		'i respond with'
	],
	[
		'OPENS(@\\S+s) (?:answer|response|reply|reaction|counter) (?:to (?:it|that|this) )?(?::|is|was)(?= (?:an? |the |OWN )?CARD)',
		"$1' responds with"
	],
	// The turn ends: "turn's over for Pat", "Hana is done with her turn", "Pat is done".
	[
		'OPENS(?:(?:the|OWN) )?turns? (?:is |are )?(?:over|done|finished) for (WHOM)',
		'$1 ends the turn'
	],
	[
		'OPENS(WHO)(?: (?:BE|has|had))?(?: already| just| now)? (?:done|finished|through)(?: (?:with|for) (?:OWN |this )?(?:turn|go))?(?= [,.;:!-]+ | ->)',
		'$1 ends the turn'
	],
	// Whose turn it is not: "not my turn (it's Jo's)".
	[
		'OPENS(?:(?:it|that) )?(?:BE )?(?:isnt|wasnt|not|BE not)(?: even)? (?:my|his|her|OWN|the) turn (?:[(,] )?(?:it|that) BE (@\\S+s)(?: turn)?(?: \\))?',
		'it is $1 turn'
	],
	['(?<=[,(] )(?:it|that) BE (@\\S+s)(?= \\))', 'it is $1 turn'],
	// What comes up of a deck, or fills a slot: "Breakfast refills", "turned out to be Sacred Heart".
	[
		'OPENS(?:it |that |this |which )?(?:turns?|turned) out(?: to be| as)?(?= (?:an? |the )?CARD)',
		'it is'
	],
	[
		'(CARD) (?:refills?|refilled|replaces?|replaced)(?: (?:it|that|the (?:empty |shop |monster )*(?:slot|shop)))?END',
		'$1 comes up'
	],
	['(buys?|bought|purchases?|purchased) (?:it|one|something) (blind|blindly)', '$1 $2'],
	[`OPENS${N} ${CENTS} (?:off|from|for|on)(?: the top of)? the (?:treasure )?deck(?= [,.;:])`, ','],
	[
		'(?:the )?(?:purchase|attack|buy) (?:(?:has|had|is|was|BE) )?(?:gone|going|goes|went) through',
		'it goes through'
	],
	// A new number: "and the new roll is a 1", "the reroll comes up 2".
	[
		'(?:the|OWN|this|that|a) (?:new|next|second|re|rerolled) (?:roll|result|number|die|dice|one)(?: (?:BE|comes up|came up|shows|showed|says|lands on|landed on|gives))?(?: :)? (?:an? )?(FACE)END',
		'it is $1'
	],
	[
		'OPENS(?:the |OWN )?(?:reroll|re roll)(?: (?:BE|comes up|came up|shows|showed|says|lands on|landed on|gives|gave))?(?: :)? (?:an? )?(FACE)END',
		'it is $1'
	],
	// What is done to it, behind a comma: "a bomb, thrown at Gurdy by me".
	[
		', (?:played|used|thrown|cast|dropped|aimed|activated|tapped|lobbed)(?= (?:on|at|against) )',
		''
	],
	['OPENS(?:end|ending) (?:phase|step)END', 'end of turn'],
	['(?:right )?(?:to|in|into|at) (?:my|our) face', 'on me'],
	['(?:right )?(?:to|in|into|at) (?:his|her|their) face', 'on him'],
	['(my|OWN|@\\S+s) (?:purchase|buy) \\( ((?:the )?CARD)(?: ,)?', '$1 purchase of $2 ('],
	// Cries before what is corrected: "ah no, rosa bombed zac".
	[
		'OPENS(?:ah|oh|uh|um|er|erm|argh|damn|shit|dang|gah|hmm)(?: ,)?(?= (?:no|wait|sorry|nope) )',
		''
	],
	// Nothing that is done: "no roll yet", "bought nothing".
	['(?:with )?no (?:rolls?|dice|die)(?: (?:rolled|made|thrown))? (?:yet|so far)END', ','],
	[
		'(?:(?:he|she|i|they) )?(?:then )?(?:buys?|bought|attacks?|attacked|purchased?|plays?|played) nothing(?: else)?(?: this turn| that turn)?END',
		'does nothing'
	],

	// What somebody makes of it: "you still die!".
	['(?<=: )(?:you|u) still (?:die|dies|take|lose|miss|hit)(?: \\p{L}+)*END', 'i think so'],
	// HP of both: "we're both at 1".
	[
		`(?:we|they|were|theyre) (?:BE )?both (?:BE )?(?:at|on|down to|have|had) (${N})(?: (?:hp|health|life|left))?(?! (?:souls?|cents?|cards?|coins?|loot))END`,
		'everyone is on $1 hp'
	],
	[
		`(@\\S+) and (@\\S+) (?:BE )?(?:both )?(?:BE )?(?:at|on|down to|have|had) (${N})(?: (?:hp|health|life))?END`,
		'$1 has $3 hp , $2 has $3 hp'
	],
	// What is needed says nothing: "needs a 4+ to hit, rolls 3".

	// "Is answered with Butter Bean by Theo".
	[
		'(?<= (?:on|at) (?:#|@)\\S+ |\\) )(?:BE|gets?|got|has been) (?:answered|countered|cancelled|canceled|met|negated|responded to) (?:with|using) (?:an? )?(CARD) by (@\\S+)END',
		', $2 plays $1 on it'
	],
	// "She opens it", of a box.
	['(?:opens|opened) it', 'uses it'],
	// "The declared attack on Gurdy by Nina".
	['declared attack(?= on (?:the )?#)', 'attack'],
	// "Steals 3 cents with Jawbone in response to his purchase": that is what it does.
	[
		`(steals?|stole|takes?|took) ${N}(?: ${CENTS})? (?:with|using|via) (CARD)(?= in (?:response|reaction|answer) to )`,
		'uses $2'
	],
	// "In response to Death": the card.
	['in (?:response|reaction|answer) to (#death)END', 'in response to the $1 card'],
	// "Steals 3 with Jawbone": ¢.
	[`(steals?|stole|takes?|took) (${N}) (with|using|via) (CARD)`, '$1 $2 cents $3 $4'],
	// What is taken: "jawbones 3 off him", "boomerangs a card off her".
	[
		`(#jawbone\\S*|#boomerang\\S*) (?:${N}(?: ${CENTS})?|an? card|an? loot(?: card)?) (?:off|off of|from|out of) (WHOM)`,
		'$1 $2'
	],
	// A roll told by itself: "my roll was a 3 against Mulligan".
	[
		'OPENS(?:my|our) (?:attack )?roll (?:BE )?(?:an? )?(FACE) (?:against|vs|on|versus) (?:the )?(CARD)',
		'i rolled $1 against $2'
	],
	// When it is done.
	[
		'(?:right |just )?before (?:the|his|her|their|your) turn (?:is over|BE over|BE done|ends|ended|is done|can end)(?: ,)?',
		'in response'
	],
	[
		'(?:after|once) (?:(?:the|that|this|taking|taking the|taking that|receiving the|(?:WHO) (?:takes?|took|has taken|had taken)(?: the| that)?) )(?:combat |\\d )?(?:damage|dmg)(?: (?:is|was|has been|gets|got))?(?: (?:dealt|done|resolved|resolves|goes through|lands|landed))?(?: ,)?(?= (?:@|i |he |she |my ))',
		'after the damage resolves'
	],
	// "Bombed him with a gold bomb".
	[
		'#bomb\\S* (WHOM|CARD|it) (?:with|using) (?:an? |the |OWN )?(#(?:gold|bomb|mega)\\S*(?: \\+\\S+)*)',
		'plays $2 on $1'
	],
	// What a monster is at, before what is done: "with Gurdy at 1 HP I attack it".

	[`(#jawbone\\S*|#boomerang\\S*) on (WHOM) for ${N}(?: ${CENTS})?`, '$1 on $2'],
	// Pills by their colors: "Pills! (white/blue)".
	// "Pills! (white/blue)", "the white/blue pill".
	...PILLS.flatMap(([one, other, plain]): readonly (readonly [string, string])[] => [
		[`#?pills?\\S* (?:! )?(?:[(] )?[#+]?${one} (?:/|-|and|&) [#+]?${other}(?: [)])?(?= |$)`, plain],
		[`[#+]?${one} (?:(?:/|-|and|&) )?[#+]?${other} [#+]?pills?(?: !)?(?= |$)`, plain]
	]),
	// A list in one line: "1) Amy attacks 2) rolls 4".
	['(?<=^1 \\) .* )[2-9] \\)', ','],
	// HP in bare brackets, with the roll behind it: "attacks Gurdy (1) with a roll of 5".
	[
		`(attacks?|attacked|fights?|fought) (CARD) [(] (${N}) [)](?=(?: ,)?(?: and| with| then\\b)? (?:rolls?|rolled|a roll|an attack roll|gets|hits|misses|(?:he|she|i|they|@\\S+) (?:rolls?|rolled|gets|got|hits|misses))(?= |$))`,
		'$1 $2 ( $3 hp )'
	],

	// Which card it is, told behind it: "the bomb that Amy threw at Gurdy".
	[
		'(?:the |that |this )?(CARD) (?:that |which )?(@\\S+|i|he|she|my friend) (?:threw|played|used|cast|dropped|lobbed|put|plays|throws|uses)(?: (?:on|at) (CARD|WHOM))END',
		'$2s $1 on $3'
	],
	[
		'(attacks?|attacked|fights?) the top card(?: of (?:the )?(?:monster )?deck)?',
		'$1 the monster deck'
	],

	// What somebody wants before it is done.
	[
		'(?:and |who |he |she )?(?:wants?|wanted) to (?:buy|purchase|attack)(?: (?:something|an item|an? monster|one))?(?= [.;])',
		''
	],

	[
		'(?:steals?|stole|takes?|took) (?:\\d|some|two|three) of (?:them|those|it) (?:with|using) (?:OWN )?(CARD)',
		'uses $1'
	],

	// A fight that is told by how it ends.
	['(rolls?|rolled) (?:a )?double (FACE) ?s?(?= |$)', '$1 $2 , $2'],
	[
		'(?:wins?|won|loses?|lost)(?: (?:it|the fight|OWN fight|the attack|OWN attack))? (?:vs|against) (?:the )?(CARD) (?:with|on|by rolling) (?:an? )?(FACE)END',
		'rolls $2 against $1'
	],
	[
		'(?<=(?:and|but|,) )(?:wins?|won|loses?|lost)(?: (?:it|the fight|OWN fight|the attack|OWN attack))? (?:with|on|by rolling) (?:an? )?(FACE)END',
		'rolls $1'
	],
	['for lethal(?: damage)?', ''],

	// What somebody has done before leaves nothing of it: nobody knows how to lay that yet.

	// What somebody is saved from, and by what: "Amy blocks Ben's bomb with Holy Card", "soaks it with Soul Heart".
	[
		`(WHO) ${SAVES} ((?:@\\S+s|OWN) CARD) (?:with|using|via) (?!${CANCELS})((?:an? |OWN )?CARD)`,
		'$2 on $1 , $1 uses $3'
	],
	[
		`(WHO) ${SAVES} (?:the |that |an? )?(CARD) (?:from|by|of) (@\\S+) (?:with|using|via) (?!${CANCELS})((?:an? |OWN )?CARD)`,
		'$3s $2 on $1 , $1 uses $4'
	],
	[
		`(?<=(?:WHO) )${SAVES} (?:it|that) (?:with|using|via)(?! ${CANCELS})(?= (?:an? |OWN )?CARD)`,
		'uses'
	]
];
