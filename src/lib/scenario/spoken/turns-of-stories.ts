const N = '(?:\\d|one|two|three|four|five|six)';
const SOMEBODY =
	'(?:somebody|someone|anybody|anyone|a player|another player|some player|any player|a person)';
const DEAD = '(?:(?:is|was|has been|got|gets) (?:dead|killed)|died|dies)';
const DIED = `(?:@\\S+|i|he|she|they) (?:just |now |really )*${DEAD}(?: \\( [^()]* \\))?`;
const ACTS =
	'(?:attacks?|attacked|buys?|bought|purchases?|purchased|plays?|played|uses?|used|taps?|tapped|activates?|activated|ends?|ended|throws?|threw|declares?|declared)';
/** What a card is said to do. */
const DOES_IT =
	'(?:rerolls?|rerolled|cancels?|cancelled|kills?|killed|hits?|bombs?|changes?|changed|prevents?|prevented|saves?|saved|makes?|made|adds?|added|steals?|stole|stops?|stopped|deals?|dealt|destroys?|destroyed|gives?|gave)';
const DEVIL = '((?:the )?#(?:the \\+)?devil)';
const GIVES =
	'(?:, )?(?:(?:and|by) )?(?:gives?|giving|gave|destroys?|destroying|destroyed|sacrifices?|sacrificing|sacrificed|loses?|losing|pays?|paying|paid)(?: up| with)?';
const CHANGES = '#(?:mini|20|lucky|spoon)\\S*(?: \\+\\S+)*(?: / \\+?20)?';

/** Stories that are told backwards, with whose turn it is not, and by example; the same in words that the grammar has. */
export const TURNS_OF_STORIES: readonly (readonly [said: string, plain: string])[] = [
	// "He's dead and it's my fault: I bombed him", "Lou died. The reason: …": what he died of is told behind it.
	[
		`(?<=${DIED} )(?:(?:and|,|\\.|;|:|-|!) )*(?:(?:it|that|this) (?:is|was) )?(?:(?:all|entirely|kind of|sort of|technically|clearly) )*(?:my|OWN|@\\S+s) (?:own )?(?:fault|doing|work)(?: (?:too|really))?(?: (?:,|:|\\.|;|-|because|since|as))+`,
		'because'
	],
	[
		`(?<=${DIED} )(?:(?:and|,|\\.|;|-|!) )*(?:the |one |here is the |here is |this is |that is |thats )?(?:reason|cause|why|how|how so|how come|how it happened|what happened)(?: is| was| being)? (?:that|:|\\?)`,
		'because'
	],
	// "If somebody dies on my turn, like Wendy (0 HP)": she does.
	[
		`${SOMEBODY} (?:dies|died|BE dead)((?: (?:on|in|during) (?:OWN|@\\S+s) turn)?)(?: ,| \\()? (?:like|say|for example|for instance|such as|lets say)(?: ,)? (@\\S+) \\( ([^()]*?)(?: ,| and| with)* #?death on the stack \\)`,
		'$2 ( $3 ) dies $1'
	],
	[
		`${SOMEBODY} ([^ ,.;:!?\\n#@]+(?: (?:on|in|during) (?:OWN|@\\S+s) turn)?)(?: ,| \\()? (?:like|say|for example|for instance|e \\. g \\.|eg|such as|lets say)(?: ,)? (@\\S+|me)((?: \\( [^()]* \\))?)(?= [,.;:)!?]| and\\b| with| who| \\n|$)`,
		'$2 $3 $1'
	],
	// "Sid, dead, activates Crystal Ball".
	[
		'OPENS(@\\S+) , (?:already |by then |now |being )?dead(?: already| by then| now)? ,(?= [^ ]+)',
		'$1 ( dead )'
	],
	// "On Lou's own turn".
	['(on|during|in) (@\\S+s) own turn(?= |$)', '$1 $2 turn'],
	// "Ana out of turn buys Soy Milk", "Ben attacks on somebody else's turn", "it isn't Ben's turn".
	[
		`(@\\S+|i|he|she|they)((?: \\( [^()]* \\))?)(?: ,)? out of turn(?: ,)? (${ACTS}[^.,;:!?\\n]*)`,
		'$1 $2 $3 on anothers than $1 turn'
	],
	[
		`(@\\S+|i|he|she|they)((?: \\( [^()]* \\))?) (${ACTS} [^.,;:!?\\n]*?)(?: ,)?(?: \\()? ?(?:out of turn|(?:when|while|although|though|and|but) (?:it (?:is|was) not|it isnt|it wasnt|isnt|not) (?:his|her|my|their|OWN) turn|(?:on|during|in) (?:(?:some(?:one|body)|any(?:one|body)) @?elses|another (?:players|persons)) turn)(?: \\))?(?=$| [,.;:!)]| \\n| and\\b| but\\b| then\\b)`,
		'$1 $2 $3 on anothers than $1 turn'
	],
	[
		`OPENS(@\\S+|i)((?: \\( [^()]* \\))?) (${ACTS}(?: [^.,;:!?()\\n]*?)??)(?: ,)?(?: out of turn)? \\( (?:it is|its|it was|during|on|in) (@\\S+s) (?:own )?turn \\)(?: :)?`,
		'it is $4 turn . $1 $2 $3'
	],
	[
		`OPENS(@\\S+)(?: ,| \\()? who (?:isnt|wasnt|is not|was not) (?:the active player|on turn|active|the turn player)(?: ,| \\))? (${ACTS} [^.,;:!?\\n]*)`,
		'$1 $2 on anothers than $1 turn'
	],
	[
		'OPENS(?:on|in|during) (?:anothers|(?:(?:some(?:one|body) @?elses|another (?:players|persons)))) turn(?: ,)? (@\\S+|i) ([^.,;:!?\\n]+)',
		'$1 $2 on anothers than $1 turn'
	],
	[
		'OPENS(?:it|its|this) (?:is not|was not|isnt|wasnt|not)(?: even)? (@\\S+s) turn(?=$| [.;!]| \\n)',
		"it is anothers than $1' turn"
	],
	[
		'OPENS(?:it|its|this) (?:is not|was not|isnt|wasnt|not)(?: even)? my turn(?=$| [.;!]| \\n)',
		'it is anothers than i turn'
	],
	// "Buys Soy Milk for 10 on Ben's turn".
	[
		'(?<=(?:buys?|bought|purchases?|purchased|buying) (?:the )?CARD(?: !)? )for (\\d+|ten)(?= (?:on|in|during|out) )',
		'for $1 cents'
	],
	// "It's in the left slot": what was named before it.
	[
		'(?<=(CARD)(?: !)? [.?!,;] )(?:it|he|she) (?:is|was|lies|lay|sits|sat) (?:in|on) (?:the )?(left|right|first|second|1st|2nd) (?:monster )?slot(?= |$)',
		'$1 is in the $2 slot'
	],
	['OPENS@?(?:papa|grandpa|grandma|granny|mum|mummy|mama)(?= [^ ]+s )', 'my dad'],
	// "0 cents, no cards, only The Battery".
	[
		`(?<=(?:no|zero|0|${N}) (?:cards?|loot(?: cards?)?|hand|cents?|coins?|money|¢|c|hp|souls?) (?:, )?(?:and )?)(?:only|(?<=and )just)(?= (?:the |an? )?CARDEND)`,
		'has'
	],
	// "Answers the roll with Mini Mush, minus 2".
	[
		`(${CHANGES})(?: ,| :| for| with| as| to)* (?:minus|- ?|subtract(?:s|ing)?) ?(${N})END`,
		'$1 , lowers it by $2'
	],
	[
		`(${CHANGES})(?: ,| :| for| with| as| to)* (?:plus|\\+ ?|add(?:s|ing)?) ?(${N})END`,
		'$1 , adds $2'
	],
	[
		'(?:answers?|answered|responds?|responded|reacts?|reacted) (?:to )?((?:the|that|this|OWN|@\\S+s) (?:attack )?roll) with ((?:OWN |an? |the )?CARD)',
		'uses $2 on $1'
	],
	// "Bombs the thing twice".
	[
		'(?<=CARD(?= |$).*)(#?bombs?|#?bombed|hits|kills?|killed) (?:the|that) (?:poor |damn |little |bloody )?(?:thing|beast|bugger|creature|critter|guy)(?= |$)',
		'$1 it'
	],
	[
		'(#bombs|#bombed|bombs|bombed) (it|WHOM|(?:the )?CARD|the monster) (?:twice|two times|2 times)(?: in (?:response|a row))?END',
		'$1 $2 , $1 $2'
	],
	// "Pete said no to my no".
	[
		'(?<=#(?:butter|bean)\\S*(?: \\+bean\\S*)?(?= |$).*)(?:says?|said) (?:no|nope|nah) to (my|his|her|their|@\\S+s) (?:no|nope|#?bean|#butter \\+bean)(?= |$)',
		'cancels $1 butter bean with butter bean'
	],
	// "Is Hagalaz cancellable by a bean?"
	[
		'OPENS(?:is|was) (?:the |an? |OWN |@\\S+s )?(CARD) (?:cancell?able|counterable|beanable|stoppable|cancell?able at all)(?: (?:by|with) (?:an? |the )?(CARD))? \\?',
		'can i bean $1 ?'
	],
	// "She played it, mode 1".
	[
		'(?<=(#(?!bean|butter)\\S+(?: \\+\\S+)*)(?= |$).*)(plays?|played|uses?|used) it(?: ,| \\(| in| with| for| as| using)* (mode|option) (one|two|three|1|2|3)(?: \\))?(?= |$)',
		'$2 $1 ( $3 $4 )'
	],
	// "My own hp was 1 as well".
	[
		`OPENS(?:my|mine)(?: own)? ?(?:hp|health|life|hearts?) (?:is|was)(?: at| on| down to| also| only| just)* (${N})(?: as well| too| also| left)*END`,
		'i have $1 hp'
	],
	// "Ben got blasted by Boom Fly when I killed it with a 4": that is what it does as it dies.
	[
		'(@\\S+|i|my \\p{L}+|he|she)((?: \\( [^()]* \\))?) (?:gets?|got|BE) (?:blasted|caught|blown up|hit|killed|wiped out|taken out)(?: too| as well)? by (?:the |an? )?(#boom \\+fly|#mulliboom)(?: !)?(?: (?:explosion|blast|explosions))? (?:when|as|because|after|once) (WHO) (killed|kills|shot|finished) (?:it|the fly|CARD)(?: off)?(?= |$)',
		'$1 $2 . $4 $5 $3'
	],
	// "Tapped Jawbone. Noel taps it again".
	['(?<=^)(tapped|deactivated|sideways|exhausted) (CARD)(?= [.:;])', '$2 is tapped'],
	[
		'(?<=(CARD)(?= |$)[^#]*)(taps?|tapped|uses?|used|activates?|activated) it again(?: ,)? (on|against|at|for) (WHOM)(?= |$)',
		'$2 $1 again on $4'
	],
	// "Rolls 5 for her Fruitcake", "Gail's roll for Fruitcake is a 5": what the roll is for.
	[
		'(rolls?|rolled|rolling|gets?|got) (?:an? )?(FACE) for (?:the |OWN )(#(?!d6|dice|shard)\\S+(?: \\+\\S+)*)(?= [,.;:!?]| and\\b| but\\b| then\\b| \\n|$)',
		'$1 a $2 for $3'
	],
	[
		'OPENS(?:the )?(@\\S+s) roll (?:for|of|on) (?:the |OWN )?(#(?!d6|dice|shard)\\S+(?: \\+\\S+)*) (?:is|was|shows|showed|came up|comes up) (?:an? )?(FACE)(?= |$)',
		"$1' rolls a $3 for $2"
	],
	[
		'OPENSmy roll (?:for|of|on) (?:the |my )?(#(?!d6|dice|shard)\\S+(?: \\+\\S+)*) (?:is|was|shows|showed|came up|comes up) (?:an? )?(FACE)(?= |$)',
		'i roll a $2 for $1'
	],
	// "Has just Doorway": that and nothing else.
	['(has|have|had|holds|held) just(?= (?:the |an? )?CARD)', '$1 only'],
	// "Fiend Fire is mine", "that Soul Heart was Ben's by the way": whose it is, told behind.
	[
		'OPENS(?:the |that |this )?(CARD) (?:is|was) mine(?:,? ?(?:by the way|btw|though|actually|too|as well))*END',
		'i have $1'
	],
	// "The D6 rerolls it. That D6 is Ben's": whose it is, told behind what is done with it.
	...[`(?:is|was) (@\\S+s)`, `belong(?:s|ed) to (@\\S+)`].map(
		(owner, i): readonly [string, string] => [
			`OPENS((?:the )?(CARD)) (${DOES_IT}(?: [^.;!?\\n#@]*)?)([.;,(] )(?:(?:and|but|btw|by the way|note) )*(?:(?:that|the|this) )?\\2 ${owner}(?: (?:by the way|btw|though|actually|too|as well))*(?: \\))?END`,
			i === 0 ? '$5 $2 $3' : '$5s $2 $3'
		]
	),
	[
		`OPENS((?:the )?(CARD)) (${DOES_IT}(?: [^.;!?\\n#@]*)?)([.;,(] )(?:(?:and|but|btw|by the way|note) )*(@\\S+) (?:has|had|owns|owned) (?:(?:that|the|this) )?\\2(?: \\))?END`,
		'$5s $2 $3'
	],
	...[`(?:is|was) (@\\S+s)`, `belong(?:s|ed) to (@\\S+)`].map(
		(owner, i): readonly [string, string] => [
			`((?:gets?|got|is|was) \\S+ed (?:again )?(?:with|by|using|via)) (?:the |an? )?(#(?:the \\+)?(\\S+(?: \\+\\S+)*))((?: [^.;!?\\n#@]*)?[.;,(] )(?:(?:and|but|btw|by the way|note) )*(?:(?:that|the|this) )?#(?:the \\+)?\\3 ${owner}(?: (?:by the way|btw|though|actually|too|as well))*(?: \\))?END`,
			i === 0 ? '$1 $5 $2' : '$1 $5s $2'
		]
	),
	// "Nell got rid of Xavi with a Gold Bomb".
	[
		'(?:gets?|got|getting) rid of (WHOM|(?:the )?CARD|it) (?:with|using|by (?:playing|using|throwing))(?= )',
		'kills $1 with'
	],
	[
		'before (?:the|that|OWN) (?:FACE|roll|die) (?:counts?|counted|resolves|resolved|mattered|did anything)(?= |$)',
		'in response'
	],
	// "Emergency Contact on Monstro. Played by Hugo.": who did it, told behind.
	[
		'OPENS((?:an? |the )?CARD)((?: (?:on|at|against) (?:CARD|WHOM))) \\. (?:it (?:is|was) )?(?:played|used|thrown|tapped) by (@\\S+|me)END',
		'$1 $2 by $3'
	],
	// "Mugger Bean vs Butter Bean. Lia plays …": what it is about, where both are told of behind it.
	['(?<=^)(CARD) (?:vs|versus|against|and|or|x) (CARD) [:.?!](?=.* \\1.* \\2|.* \\2.* \\1)', ''],
	// "Gun That Can Kill The Past: Ike fires it".
	[
		'(?<=^)(CARD) [:.] ((?:@\\S+|i|he|she|my \\p{L}+) (?:(?:then|just) )?(?:fires?|fired|uses?|used|taps?|tapped|plays?|played|activates?|activated|pops?|popped)) it(?= |$)',
		'$2 $1'
	],
	// "Dead from Curse of Pain at the start of my turn (1 HP)".
	[
		`OPENS(?:i (?:am )?)?(?:dead|die|died|dying|killed) (?:from|to|by|of|because of) (#curse \\+of \\+pain) at the (?:start|beginning) of my turn(?: \\( (${N}) (?:hp|health|hearts?) \\))?(?= |$)`,
		'at the start of my turn i have $1 and $2 hp'
	],
	// "Later that turn Olaf bombs him again".
	[
		'OPENS(?:later|afterwards|still later) (?:that|the same|in that|in the same|this) turn(?: ,)?(?= )',
		'then'
	],
	// "Lars died attacking": what is not said.
	[
		'(@\\S+|i|he|she) (?:dies|died|die) (?:while |by |from )?(?:attacking|fighting)END',
		'$1 attacks , misses , $1 dies'
	],
	// "My Bomb got no!ed by him".
	['(?:gets?|got|is|was|BE) no ! @?ed by (WHOM)(?= |$)', ', $1 uses no ! on it'],
	// "Orig. rules — …".
	[
		'(?:orig|og|old school|oldschool)(?: \\.)? (rules|ruleset|rulebook|edition|version|game)',
		'original $1'
	],
	// "No items but her starter": which that is is not said.
	['(his|her|my|their) #?starter(?! \\+?deck)(?= |$)', '$1 starting item'],
	// "My opponent, dead this turn already, wants to play it".
	[
		'OPENS(@\\S+|my \\p{L}+) , (?:who is )?(?:already |by then |now )?dead(?: this turn| since \\p{L}+)?(?: already| by now)? ,(?= [^ ]+)',
		'$1 ( dead )'
	],
	['(?<=[.;] )(?:on )?(his|her|my|their) own turn(?= [.;]|$)', 'it is $1 turn'],
	// "Deb uses Host Hat because Kay's Gold Bomb is coming for her".
	...[['@\\S+s', "$3'"] as const, ['my', 'i'] as const].map(
		([whose, who]): readonly [string, string] => [
			`OPENS(@\\S+|i|my \\p{L}+) (${ACTS} [^.;!?\\n]*?)(?: ,)? (?:because|as|since|when|while) (${whose}) (CARD) (?:is|was) (?:coming (?:for|at|toward|towards)|on|flying at|aimed at|heading for|about to (?:hit|kill|get)|waiting for|targeting) (?:him|her|me|them)(?= |$)`,
			`${who} plays $4 on $1 , $1 $2`
		]
	),
	// "Temperance, part two".
	[
		'(CARD)(?: ,)? (?:part|half|line|bullet|number|choice|ability) (one|two|three|1|2|3)(?= |$)',
		'$1 ( option $2 )'
	],
	[
		'(?:picks?|picked|chooses?|chose) (CARD \\( option (?:one|two|three|1|2|3) \\))(?= |$)',
		'plays $1'
	],
	// "Greed Butt, played by Jon, who attacks it".
	[
		'OPENS((?:an? |the )?CARD)(?: !)? , (?:played|used|tapped|activated|thrown) by (@\\S+|me) ,(?: who)?(?= )',
		'$2 plays $1 ,'
	],
	['OPENSmy (?:turn is|turn was|turns) over(?= |$)', 'i end my turn'],
	// "Roll 1 vs Coil by Pam".
	[
		'OPENS(?:an? |the |first )?(?:attack )?roll (?:of )?(?:an? )?(FACE) (vs|v|versus|against|on) ((?:the )?CARD) by (@\\S+)((?: \\( [^()]* \\))?)(?= |$)',
		'$4 $5 rolls $1 $2 $3'
	],
	// "I hit it with a 6, it had 1".
	[
		`(?<=(?:attack|hit|kill|fought|fight|roll)\\S* .*(?:,|and|when|but|because|since) )(it|the monster) (?:only |just )?(?:had|has|was at|was on) (?:only |just )?(${N})(?: left)?(?= [,.;)!?]|$)`,
		'$1 had $2 hp'
	],
	// "Uses Smelter w/o cards in hand": what somebody has is said with what they do.
	[
		`(@\\S+|i|he|she|they)((?: (?:wants?|wanted|tries|tried|would like) to)?) (${ACTS} [^.,;:!?\\n]*?) (?:with no|without any|without|w / o|w / o any|with zero|with 0|with an empty) (?:(?:loot )?cards?(?: in (?:OWN )?hand)?|hand)END`,
		'$1 has no cards in hand , $1 $2 $3'
	],
	// "The Devil, giving up Lunch to steal Amy's Dinner".
	...[['i ', 'my'] as const, ['(?:@\\S+|he|she|my \\p{L}+) ', 'his'] as const].flatMap(
		([who, whose]): readonly (readonly [string, string])[] => [
			[
				`(?<=(?:^| )${who}(?:plays?|played|uses?|used) )${DEVIL} ${GIVES} (?:(?:his|her|my|their) )?(CARD) (?:to steal|to take|to get|for|and steals?|and takes?|stealing|taking) ((?:(?:@\\S+s|OWN) )?CARD)(?= |$)`,
				`$1 on ${whose} $2 and $3`
			],
			[
				`(?<=(?:^| )${who}(?:plays?|played|uses?|used) )${DEVIL} ${GIVES} (?:(?:his|her|my|their) )?(CARD)(?= |$)`,
				`$1 on ${whose} $2`
			]
		]
	),
	// "Temperance, says 4 cents".
	[
		'(?<=(?:plays?|played) )(#temperance) , (?:says|said|saying|calls|named|naming|picks|picking) (\\d+ (?:cents?|¢|c))(?= |$)',
		'$1 for $2'
	],
	// "Then wants the second option", "then switches to Cara".
	[
		'(?:then|but then|later|afterwards) (?:(WHO) )?(?:wants?|wanted|switches|switched|changes|changed|tries|tried)(?: (?:his|her|my|their) mind| it)?(?: to| and (?:wants?|takes?|picks?))?(?: (?:take|have|choose|pick))? (?:the )?(first|second|third) (?:option|mode|one|choice|half)(?: instead)?(?= |$)',
		'. then $1 chooses the $2 option'
	],
	[
		'(?:then|but then|later|afterwards) (?:(WHO) )?(?:switches|switched|changes|changed|redirects|redirected|moves|moved)(?: (?:his|her|my|their) (?:mind|target|choice|aim)| it)? (?:to|and (?:wants?|takes?|picks?|chooses?)) (@\\S+|me)(?: instead)?(?= |$)',
		'. then $1 chooses $2'
	],
	// "Amy taps The D6 and Ben bombs her in response": a roll lies there of which nothing is said.
	[
		'(?<!(?:roll|reroll|attack|fight|die|dice|miss|hit|fought|purchase)(?:s|ed|ing|es)?(?: .*)?)(?<!(?: |^)[1-6](?: .*)?)(?:OPENS)(@\\S+) (taps?|tapped|uses?|used|activates?|activated) ((?:his |her |the )?#(?:the \\+)?d6)(?= and| ,| \\.| but\\b| so\\b|$)(?!.* (?:roll|reroll|attack|fight|die|dice|miss|hit|fought)(?:s|ed|ing|es)?(?: |$))(?!.* [1-6](?: |$))',
		'$1 $2 $3 on $1s roll'
	]
];
