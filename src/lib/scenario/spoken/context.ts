import { ACTED } from './acted-words.ts';
import { words } from './fillers.ts';
import { patternAt, phrase } from './patterns.ts';
import type { Reader } from './reader.ts';

/** Whose something is, before its noun. */
const OWN = '(?:the|that|this|these|those|his|her|my|their|your|our|its|any|a|an)';

/** What lies on the stack or goes on, as one speaks of it again. */
const THING =
	'(?:roll|die|dice|dice roll|attack roll|damage|dmg|combat damage|bomb|card|attack|declaration|loot|item|ability|effect|trigger|purchase|death|activation|stack)';

/** What lies there by a name, or by a word for it. */
const IT = `(?:it|that|this|everything|anything|(?:${OWN} )?${THING})`;

const ANYONE = '(?:he|she|they|i|we|you|anyone|anybody|everyone|somebody|someone else|anyone else)';

/** Somebody who plays or uses something. */
const DOES =
	'(?:my )?\\p{L}+ (?:plays?|played|uses?|used|taps?|tapped|bombs?|bombed|casts?|throws?|threw|activates?|activated|rerolls?|rerolled)(?= |$)';

/** Words of when something is done that say no more than that it is done then. */
const TIMING: readonly RegExp[] = [
	phrase(
		`(?:right |just |shortly )?before (?!(?:${OWN} )?(?:attack|purchase)(?: \\p{P}|$| (?:i|he|she|they|${OWN}) ))${IT}(?: (?:can|could|even|ever|actually|gets to|get to|got to|is|was|has|had|gets|would|will))*(?: (?:resolve|resolves|resolved|resolving|react|reacts|respond|responds|(?:roll|rolls|rolled)(?! (?:an? |the )?(?:\\d|one|two|three|four|five|six)(?= |$))|happen|happens|happened|hit|hits|die|dies|died|land|lands|landed|dealt|done|made|applied|end|ends|do anything|does anything|finished|over|complete|goes through|go through|goes off|go off|went off|counts|counted|count|matters|mattered|applies|applied|takes effect|is decided))?`
	),
	phrase(
		`(?:right |just |shortly )?before ${ANYONE}(?:(?: (?:can|could|even|ever|actually|gets to|get to|got to|is|was|has|had|gets|would|will))*(?: (?:resolve|resolves|resolved|resolving|react|reacts|respond|responds|(?:roll|rolls|rolled)(?! (?:an? |the )?(?:\\d|one|two|three|four|five|six)(?= |$))|happen|happens|happened|hit|hits|die|dies|died|land|lands|landed|dealt|done|made|applied|end|ends|do anything|does anything|finished|goes through|go through|pays?(?! \\d)|paid(?! \\d)))|(?: (?:does|do|did|can|could))?(?= [.,;:!?]|$)| (?:does|do|did)(?= \\S+ (?:plays?|uses?|taps?|bombs?|activates?)))`
	),
	phrase(
		`(?:right |just |shortly )?before (?:${ANYONE}|\\S+) (?:(?:would|could|can|has to|have to|had to) )?(?:takes?|took|gets?|got|suffers?|suffered|receives?|received) (?:${OWN} |any |\\d |one |two )?(?:combat )?(?:damage|dmg|hit)`
	),
	// The target of an attack is chosen as its declaration resolves.
	phrase(
		`(?:right |just |shortly )?before (?:${ANYONE}|(?:my )?\\p{L}+) (?:(?:can|could|even|has|had|gets to|got to|ever) )*(?:picks?|picked|chooses?|chose|chosen|names?|named|selects?|selected|decides?|decided)(?: on)?(?: (?:${OWN} )?(?:target|monster|anything|something|one|what to attack|whom to attack|which monster|which one))?(?= [.,:;!]|$| ${DOES}| (?:i|he|she|they) )`
	),
	// What comes of an act that is answered: "before I got the money", "before he heals".
	phrase(
		`(?:right |just |shortly )?before (?:${ANYONE}|\\S+)(?: (?:can|could|actually|has to|have to|had to|would))* (?:gets?|got|gains?|gained|collects?|collected|draws?|drew|loots?|looted|loses?|lost|pays?|paid|takes?|took|discards?|discarded) (?:${OWN} |any |all |\\d |one |two |three )*(?:money|cents?|coins?|loot|cards?|hand|souls?|rewards?|treasure|items?|penalty|penalties)(?: in)?`
	),
	phrase(
		`(?:right |just |shortly )?before (?:${ANYONE}|\\S+)(?: (?:can|could|actually|has to|have to|had to|would))* (?:heals?|healed|discards?|discarded|dies|died|die|loots?|looted|draws?|drew)(?: (?:it|them|anything|back|off))?(?= [.,!:;?(]| (?:he|she|they|i|we|${OWN}) |$)`
	),
	phrase('(?:(?:in|on|during|within) )?(?:the|that) (?:very )?same (?:turn|attack|fight)'),
	phrase('(?:i am |he is |she is |im |hes |shes )?still (?:attacking|fighting)(?= [.,:;!]|$)'),
	phrase(
		'before \\S+ (?:gets?|got|buys?|takes?|took|picks?|receives?|can take|could take) (?:it|that|this|the (?:card|item|treasure))'
	),
	phrase(
		`(?:right |just |shortly )?before (?:(?:my )?\\p{L}+ (?:rolls|rolled)(?! (?:an? |the )?(?:\\d|one|two|three|four|five|six)(?= |$))|\\p{L}+s (?:attack )?(?:roll|die|dice))(?= [.,:!;?]|$| ${DOES})`
	),
	phrase(`(?:after|on) (?:${OWN} )?(?:attack )?(?:roll|die|dice)(?= [.,:!;?]|$| ${DOES})`),
	phrase(`(?:after|once|when) ${ANYONE} (?:rolled|rolls|roll)(?= ,|$| ${DOES})`),
	phrase(
		`(?:while|when|as|once|with) (?!(?:${OWN} )?trigger |(?:an?|another) (?:purchase|attack|death) )${IT}(?: (?:is|was|are|were))?(?: still)? (?:on the stack|pending|waiting|unresolved)`
	),
	phrase(
		`(?:as|in|by way of)? ?(?:a |an )?(?:response|reaction|answer|resp|reply)(?: to (?:${OWN} (?!trigger)${THING}|it|that|this|all that|all of that|him|her|them))?`
	),
	phrase('(?:responding|reacting|in response and) to (?:it|that|this)'),
	phrase(
		'(?:and |but |who )?(?:has |had |have |did |hasnt |hadnt |havent )?(?:not |no |never )?(?:rolled|roll) yet(?= [.,:;!?)]|$| and\\b| but\\b| so\\b)'
	),
	phrase(
		'(?:and |but |while |as )?(?:\\S+ )(?:hasnt|has not|havent|have not|didnt|did not)(?: even)? (?:rolled|roll)(?: yet)?(?= [.,:;!?)(]|$| and\\b| but\\b| so\\b)'
	),
	phrase('(?:and |but )(?:has |had |have )?not rolled(?= [.,:;!?)]|$| and\\b| so\\b)'),
	phrase(
		'(?:all along|since (?:the |his |her |my |their )?(?:last|previous) (?:turn|fight|attack|round)|since earlier)'
	),
	phrase('(?:in between|inbetween|in the middle|midway)(?= [.,:!;?]|$)'),
	phrase(
		`(?:after|when|once|as|since) (?:${OWN} )?(?:attack )?(?:roll|die|dice) (?:(?:has|had|is|was)(?: been)? )?(?:missed|misses|failed|fails|hit|hits|made|rolled|landed|lands)`
	),
	phrase(
		`(?:after|before|upon|on) (?:seeing|knowing|hearing|looking at) (?:${OWN} )?(?:attack )?(?:roll|result|die|dice|number)`
	),
	phrase(
		'(?:nobody|none|no player)(?: else)? (?:(?:has|had|wants|wanted|chose|did|does|can|could)(?: to)? )?(?:(?:responds?|responded|reacts?|reacted|(?:a |any )?(?:response|responses|reaction))(?: to (?:it|that|this))?|(?:do|did|does|has|had|plays?|played|says?|said|adds?|added) (?:anything|something)(?: (?:to (?:it|that|this)|about it|in response))?)'
	),
	phrase('(?:everyone|everybody|all) else (?:passes|passed|does nothing|did nothing)'),
	phrase(
		'(?:after|at|on|upon|following) (?:the|that|this|his|her|my|their) (?:attack |purchase )?(?:declaration|announcement)'
	),
	phrase(
		'(?:after|following|upon) (?:that|this|which)|at (?:this|that) (?:point|moment|time)|in the meantime|by then|from there|from then on|the next moment|one after the other|in the process|at once|all at once'
	),
	phrase('(?:during|on|in|for) (?:his|her|their)(?: own| current)? turn|(?:this|that) turn'),
	phrase(
		'(?:during|in|at) (?:(?:yesterdays|todays|tonights|our|my|the|a|one|last \\w+|this \\w+s?|saturdays|sundays|fridays) )*(?:last |first |latest |weekly )?(?:game|session|match|game night|playthrough)(?: (?:yesterday|today|last night|last week))?'
	),
	phrase(
		'(?:(?:a|an|one|two|three|ten|five|some|few|half) )*(?:bit|moment|second|minute|seconds|minutes|moments|heartbeat|hour|hours|beat|while) later(?: on)?(?: that evening| that night)?'
	),
	phrase(
		'(?:(?:on|one|last|this|every|late|early) )*(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)s?(?: (?:morning|evening|night|afternoon))?(?: (?:after|before|over|during) (?:coffee|lunch|breakfast|work|school|class|church|tea|drinks|pizza|beers?))?(?= [,;:]| (?:@|i |he |she |we |they |my )|$)'
	),
	phrase(
		'(?:after|before|over|during) (?:coffee|lunch|work|school|class|church|tea|drinks|pizza|beers?)(?= |$)'
	),
	phrase(
		`(?:yesterday|(?:last|every|on|each|this) (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)s?|last (?:night|game|week|time|weekend|session|evening)|today|tonight|earlier(?: today)?|the other (?:day|night)|just now|this (?:morning|evening|weekend|time)|recently|a while ago)`
	)
];

/** Words of how, why and with what right something is done. */
const MANNER: readonly RegExp[] = [
	phrase(
		'for (?:some reason|fun|free|now|once|whatever reason|safety|the win|good measure|the kill)|out of (?:(?:pure|sheer|utter|plain|simple|total) )?(?:spite|nowhere|turn order|hand|habit|panic|desperation|boredom|revenge|curiosity|fear|greed|pity|mercy|love|frustration|kindness)|by (?:accident|mistake|chance)|on purpose|as usual|in a panic|just in case|no matter what|as always|as planned|without (?:thinking|hesitation|a word)'
	),
	phrase('(?:from|out of) (?:his|her|my|their|your|the) hand'),
	// Where the turn has ended: else it does so then.
	phrase('(?:in|during|at) (?:the|his|her|my|their) end (?:step|phase)'),
	phrase('with (?:priority|no hesitation)'),
	phrase('(?:outside|out) of (?:(?:an?|any|the|her|his|their|my) )?(?:attacks?|combat|fights?)'),
	phrase('because of (?:(?:the|a|an|some|his|her|my) )?(?:earlier|previous|prior|other|last) \\w+'),
	phrase(
		'(?:as|for|with|using) (?:his|her|my|their|your|the)(?: (?:only|one|first|single|normal|free|regular|mandatory))* (?:attack|loot play|loot|purchase|action|turn|play)(?:(?: for| of)?(?: the| this| his| her| my| their)? turn)?'
	),
	phrase('on (?:the|his|her|my|their|your) (?:die|dice)'),
	phrase(
		'without (?:doing|saying|responding|any response|any|a response|further)(?: (?:anything|with|to|it|responses|ado))*'
	),
	// What is not there has no place on the table.
	phrase(
		`(?:(?:with|having|there is|there was|theres|there being|and|but) )?(?:no|without (?:a|any)) (?:other |pending |current |attack |dice |combat )*(?:roll|rolls|die|dice|damage|dmg)(?: (?:around|anywhere|there|here|on the table|on the stack|in play|to (?:change|reroll|target|use it on)|going on|happening|pending|waiting|right now|at all|at the moment))*(?= [.,:;!?)]|$| and\\b| so\\b)`
	),
	// What it takes to hit is printed.
	phrase(
		'(?:(?:he|she|it|i|they|you|who|which) )?(?:needs?|needed|needing|requires|requiring|hits? (?:on|at|with)|(?:to|can) hit (?:it|him|her)? ?(?:on|with|at)?) (?:(?:a|an|at least) )?(?:\\d|one|two|three|four|five|six)(?: ?(?:\\+|or (?:more|better|higher|up)|plus))?(?: to (?:hit|kill)(?: (?:it|him|her|that))?)?(?= [.,:;!?)]|$| and\\b| but\\b| so\\b)'
	),
	phrase('(?:at|in) the (?:start|beginning)(?= [,.;:)!]|$)|to (?:start|begin) with'),
	phrase(
		'(?:no )?wait(?: no)?(?= [,:])|(?:not|no) (?!(?:resolv|roll|miss|hit|us|play|tap|charg|turn|kill|di|cancel|pass|attack|buy|bought|dead|end|really|actual|quite|exactly|true|happen|anymore)\\S*)\\S+(?= \\))|trade(?= :)'
	),
	phrase('in (?:one|a single) go|straight away|as well|in play')
];

/** Words round the dispute: greetings, thanks, how many play, how it came up. */
const ROUND: readonly RegExp[] = [
	phrase(
		'(?:hi|hello|hey|hiya|good (?:morning|evening|day|afternoon)|dear)(?: (?:all|everyone|everybody|folks|guys|there|team|friends|people))?'
	),
	phrase(
		'(?:many |a thousand )?(?:thanks|thx|thank you|cheers|ty)(?: (?:so|very) much| a lot)?(?: in advance)?(?: for (?:any|the|your|all)(?: \\w+)?)?'
	),
	phrase(
		'(?:please|pls|plz) (?:help|advise|explain|settle this)|help(?: me| us)?(?: please)?|in advance'
	),
	phrase(
		'(?:sorry|apologies) (?:for|about) (?:the|my|this)(?: \\w+){1,3}(?= ,| but\\b| :| \\.)|(?:sorry|apologies) if this(?: \\w+){1,6}(?= ,| but\\b| :| \\.)'
	),
	phrase(
		'(?:(?:i|we) (?:have|got|ve)(?: got)? )?(?:just )?(?:(?:a|an|one|another|my|our|the|this|some|two|here is a|here is our|here is the|next|weird|odd) )*(?:(?:quick|short|simple|dumb|stupid|silly|weird|noob|newbie|rule|rules|timing|small|stack|edge|serious|real|interaction) )*(?:question|questions|query|ruling|check|dispute|scenario|situation|case|example|setup|context|interaction|clarification)(?: (?:here|please|for you|for you all|about (?:this|timing|the stack)|time|guys|for today))?'
	),
	phrase('(?:quick|short|weird|easy|hard|last|another) (?:one|q)(?: for you| here)?'),
	phrase(
		'(?:newbie|noob|beginner|new player|first time player) here|(?:i am |we are )?new to (?:the|this) game'
	),
	phrase(
		'(?:so |then )?(?:this|it|something|the following|here is what|this is what|what)(?: just| recently)? (?:came up|happened|occurred)(?: (?:was|is)(?: that| this)?)?(?: (?:in|during) (?:our|my|a|the|todays|yesterdays)(?: last| latest)? (?:game|session|match))?'
	),
	phrase(
		'(?:we|me and my \\w+|my \\w+ and (?:i|me)|my group|the table|us)(?: all)? (?:are|were|have been|had|got into|had been)(?: still| all)? (?:an argument|a discussion|a fight|arguing|fighting|debating|disagreeing|confused|unsure|not sure|stuck|discussing)(?: (?:about|over) (?:this|it|that))?'
	),
	// "Three of us rolled a 6" says more.
	phrase(
		`(?:in |with |playing |we play |we are playing |it is |its |at )?(?:a |our )?(?:\\d|two|three|four|five|six) ?(?:player|players|p|people|of us|person)(?: (?:game|table|match|round|here|playing|at the table))?(?! (?:(?:all|both|each|have|had|just|then|now) )*(?:${ACTED.any.join('|')})(?= |$))`
	),
	phrase(
		'(?:we|we are|we were|us) (?:play|playing|played) with (?:\\d|two|three|four|five|six)(?: (?:players|people))?'
	),
	phrase(
		'\\S+(?: (?:is|was|got|gets))?(?: (?:so|very|really|super|pretty|a bit|kinda|now))* (?:pissed|angry|mad|annoyed|furious|salty|confused|unhappy|upset|raging|laughing|grumpy|disappointed|thrilled)(?: (?:about|at|with) (?:it|that|this|me|him|her|us))?'
	),
	phrase('(?:\\d|two|three|four)(?: -)? players?(?: game| match)?(?= [.,:;!])'),
	phrase(
		'(?:we|there|theres) (?:(?:is|are|were|was) )?(?:\\d|two|three|four|five|six)(?: players| people| of us)(?= [.,:;!]|$)'
	),
	phrase(
		'(?:i am |we are |im |was |were )?playing (?:solo|alone|online|at home|casually|competitively|a game)?(?: (?:against|with|vs) (?:my )?\\S+)?(?: (?:here|today|tonight|yesterday|last night))?(?= [.,;:!]|$)'
	),
	phrase('(?:the )?base (?:game|set)(?: only)?|no expansions|(?:with )?all expansions'),
	phrase(
		'(?:correction|edit|update|addendum|note|ps|nb|clarification|reminder|oh|important)(?: :)?(?= :|$)'
	),
	phrase(
		'(?:i am|we are|im|i was|we were|i got|we got) (?:(?:so|very|really|a bit|still|kinda) )?(?:confused|unsure|not sure|uncertain|curious|lost)(?: (?:about|on|over|how|if|what|whether|by)(?: \\w+){1,6})?(?= [.,!:;]|$)'
	),
	phrase(
		'(?:i|we) (?:had|have|got)(?: just)? (?:a|an|this|another|one)(?: \\w+)? (?:one|case|situation|argument|discussion|debate|dispute|question|problem|issue|moment|thing|fight)(?: (?:about|over|with|in|yesterday|today|last)(?: \\w+){0,3})?(?= [.,!:;]|$)'
	),
	phrase(
		'(?:me and my \\w+|my \\w+ and (?:i|me)|we|i|it was) (?:(?:play|are playing|were playing|played|were in|had) )?(?:a |an |our |the |in )*(?:(?:\\d|two|three|four)(?: -)? ?players?(?: game| match)?|(?:\\w+ )?(?:game|match|session)(?: of four souls)?|four souls|against each other|at home|together)(?: (?:yesterday|today|last night|tonight|last week))?(?= [.,!:;(]|$)'
	),
	phrase(
		'(?:nothing|nobody)(?: else)? (?:had|has|was|is)(?: been)?(?: yet)? (?:rolled|happened|resolved|done|played|attacked|declared)(?: yet| so far)?'
	),
	phrase(
		'(?:(?:but|and|he|she|i|they|we|it) )*(?:hasnt|havent|hadnt|didnt|(?:has|have|had|did) not)(?: yet| even)? (?:rolled|roll|resolved|resolve)(?: (?:for it|anything|the dice|the die))?(?: yet| so far)?(?= [.,!:;]|$)'
	),
	phrase(
		'(?:i|we|he|she|they) (?:had|have|has|saw|see) no (?:way|chance|means|idea|option|time|possibility)(?: to (?:respond|react|answer|stop it|do anything))?(?= [.,!:;]|$)'
	),
	phrase('on top of (?:that|it|this|all that)(?= [.,!:;?]|$)'),
	phrase('(?:order|question|matter) of (?:triggers?|order|timing|priority|resolution)'),
	phrase(
		'it is complicated|long story short|bear with me|you know|you see|i swear|to be fair|in short|tldr|fyi'
	)
];

/** Words before what is told as if it had happened. */
const FRAMES: readonly RegExp[] = [
	phrase('(?:so )?(?:lets|let us) (?:just )?(?:say|assume|pretend|imagine|suppose)(?: that)?'),
	phrase(
		'(?:suppose|imagine|assume|assuming|say|picture|consider|supposing|given)(?: that| this)?'
	),
	phrase('(?:and |but |so )?(?:what )?if(?: then)?'),
	phrase(
		'(?:in case|in the event|provided|given|as long as|under the assumption|on the condition)(?: that)?|(?:i|we) (?:remember|recall|noticed|saw)(?: that)?'
	),
	phrase('in the end'),
	phrase('(?:(?:and |but |as |it )*(?:turns|turned) out|as it (?:turns|turned) out)(?: that)?'),
	phrase('(?:it is|it was|its) (?:that|like this)|like so|like this|as follows')
];

/** Behind words that say nothing of the table and are known to: of time, manner, courtesy and occasion; -1 where none stand there. */
export const contextAt = (reader: Reader, at: number): number =>
	withBombTold(reader, at, patternAt(reader, at, ...TIMING, ...MANNER, ...ROUND));

/** "Yum Heart on myself before the bomb": that says no more than when, where a bomb is spoken of besides. */
function withBombTold({ tokens }: Reader, at: number, to: number): number {
	const isBomb = ({ text }: { readonly text: string }): boolean => /bomb/iu.test(text);
	const isOnlyOne = tokens.every((token, i) => (i >= at && i < to) || !isBomb(token));
	const said = tokens.slice(at, to);
	const isBefore = said.some(({ text }) => text === 'before');
	return isBefore && isOnlyOne && said.some(isBomb) ? -1 : to;
}

/** Behind "suppose", "let's say", "if"; -1 where nothing of the kind stands there. */
export const frameAt = (reader: Reader, at: number): number => patternAt(reader, at, ...FRAMES);

/** Words that say nothing by themselves, so that a few of them alone say nothing either. */
const EMPTY: ReadonlySet<string> = new Set(
	words(
		`so then and now there here that this it is was the a an too also as well his her my their him own
		turn way side during up out back off response thing things one just right of course okay
		he she they i me be are were no none`
	)
);

/** Behind a few words of which none says anything, up to the end of the piece; -1 where another stands there. */
export function emptyAt({ tokens }: Reader, at: number): number {
	let to = at;
	while (tokens[to]?.kind === 'word' && EMPTY.has(tokens[to]?.text ?? '')) to++;
	const next = tokens[to];
	return to > at && to - at <= 4 && (next === undefined || next.kind === 'mark') ? to : -1;
}
