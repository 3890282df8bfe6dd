import type { TurnOfPhrase } from './turn-of-phrase.ts';
import { TURNS_OF_ANSWERS } from './turns-of-answers.ts';
import { TURNS_OF_ASIDES } from './turns-of-asides.ts';
import { TURNS_OF_ATTACKS } from './turns-of-attacks.ts';
import { TURNS_OF_CHAT } from './turns-of-chat.ts';
import { TURNS_OF_CHOOSING } from './turns-of-choosing.ts';
import { TURNS_OF_CLAUSES } from './turns-of-clauses.ts';
import { TURNS_OF_DEATHS } from './turns-of-deaths.ts';
import { TURNS_OF_DICE } from './turns-of-dice.ts';
import { TURNS_OF_EDITIONS } from './turns-of-editions.ts';
import { TURNS_OF_FACTS } from './turns-of-facts.ts';
import { TURNS_OF_FATES } from './turns-of-fates.ts';
import { TURNS_OF_FRAMES } from './turns-of-frames.ts';
import { TURNS_OF_HARM } from './turns-of-harm.ts';
import { TURNS_OF_KILLING } from './turns-of-killing.ts';
import { TURNS_OF_MOMENTS } from './turns-of-moments.ts';
import { TURNS_OF_PEOPLE } from './turns-of-people.ts';
import { TURNS_OF_PLAY } from './turns-of-play.ts';
import { TURNS_OF_POST } from './turns-of-post.ts';
import { TURNS_OF_SLIPS } from './turns-of-slips.ts';
import { TURNS_OF_SPEECH } from './turns-of-speech.ts';
import { TURNS_OF_LIMITS } from './turns-of-limits.ts';
import { TURNS_OF_STANDING } from './turns-of-standing.ts';
import { TURNS_OF_STORIES } from './turns-of-stories.ts';
import { TURNS_OF_STOPPING } from './turns-of-stopping.ts';
import { TURNS_OF_TALK } from './turns-of-talk.ts';
import { TURNS_OF_TELLING } from './turns-of-telling.ts';
import { TURNS_OF_TIMES } from './turns-of-times.ts';
import { TURNS_OF_TOOLS } from './turns-of-tools.ts';
import { TURNS_OF_VERBS } from './turns-of-verbs.ts';

/** A number of the die. */
const FACE = '(?:[1-6]|one|two|three|four|five|six)';

/** What ends a piece. */
const END = '(?= [,.;:!?)-]| \\n| (?:and|then|but|so)(?: |$)|$)';
const OWN = '(?:his|her|my|their|your|the)';
const DIE = '(?:dice|die|dices|d6 dice)';
const BE = '(?:is|was|are|were|am)';
const CARD = '(?:#\\S+(?: \\+\\S+)*)';
const WHO = '(?:@\\S+|my \\p{L}+|i|he|she|they|you|we)';
const WHOM = '(?:@\\S+|my \\p{L}+|me|him|her|them|you|himself|herself|myself)';

/** Where something new begins. */
const OPENS = '(?<=^|[,.;:!?\\n(] |and |then |but |so )';

/** What the names in a pattern stand for. */
const NAMES: Readonly<Record<string, string>> = { FACE, END, OWN, DIE, BE, CARD, WHO, WHOM, OPENS };

/** The sources of the patterns: in a pattern the names of the above stand for them, "CARDEND" for two of them. */
const spelled = (source: string): RegExp =>
	new RegExp(
		`(?<= |^)${source.replace(
			/WHOM|WHO|FACE|END|OWN|DIE|BE|CARD|OPENS/gu,
			(name) => NAMES[name] ?? name
		)}(?= |$)`,
		'dgu'
	);

/** One after the other: what one has said plainly the next may take up. */
const SAID: readonly (readonly [said: string, plain: string])[] = [
	...TURNS_OF_EDITIONS,
	...TURNS_OF_SLIPS,
	...TURNS_OF_FRAMES,
	...TURNS_OF_STANDING,
	...TURNS_OF_CHOOSING,
	...TURNS_OF_VERBS,
	...TURNS_OF_TIMES,
	...TURNS_OF_CLAUSES,
	// "Plays The Devil, gives up Dinner, wants Ben's Guppy's Head": that is no purchase.
	[
		'(?<=(?:plays?|played|uses?|used|taps?|tapped|activates?|activated) [^.;\\n]*)(?:wants?|wanted) ((?:@\\S+s|my) CARD)',
		'takes $1'
	],
	// "What's the evasion of Fly with Soy Milk out?"
	[
		'(?:, )?(?:with|while) (?:the )?(CARD) (?:is )?(?:out|in play|on the table|on the board) \\?',
		'? $1 is in play .'
	],
	// "Amy saves her Bomb! for Ben", "Amy is against bombing Ben": nothing is played.
	[
		'(?:saves?|saved|keeps?|kept|reserves?|reserved|holds|held) ((?:an? |OWN )CARD(?: !)*) (?:back )?for(?= (?:WHOM|later|the |CARD|another|next))',
		'does not use $1 on'
	],
	['(?:is|was|am|are) against(?= #?\\p{L}+ing(?: |$))', 'does not'],
	...TURNS_OF_STORIES,
	...TURNS_OF_ASIDES,
	...TURNS_OF_ANSWERS,
	...TURNS_OF_FATES,
	...TURNS_OF_TOOLS,
	...TURNS_OF_MOMENTS,
	...TURNS_OF_FACTS,
	...TURNS_OF_DEATHS,
	...TURNS_OF_HARM,
	...TURNS_OF_TALK,
	...TURNS_OF_POST,
	...TURNS_OF_SPEECH,
	...TURNS_OF_TELLING,
	...TURNS_OF_CHAT,
	...TURNS_OF_STOPPING,
	...TURNS_OF_LIMITS,
	...TURNS_OF_PLAY,
	...TURNS_OF_DICE,
	...TURNS_OF_ATTACKS,
	...TURNS_OF_PEOPLE,
	// What there is: "1 of life", "has got", "there were two monsters out", "in the old version of the rules".
	['(\\d+) of (life|health|hp|hearts?)', '$1 hp'],
	['(?:has|have|had|BE)(?: only| just| still)? got', 'has'],
	[
		'there (?:is|are|was|were) (?:two|2|three|3) monsters? (?:out|in play|on the table|active)(?: ,| :)?',
		'monsters :'
	],
	['(version|edition|set) of (?:the )?(?:rules|rulebook|game)', '$1'],
	['(?:the )?decks? of (?:the )?(loot|treasure|monster)s?', 'the $1 deck'],
	['(?:the )?left(?: monster)? slot', 'slot 1'],
	['(?:the )?right(?: monster)? slot', 'slot 2'],
	['(?:and |then |, )?(?:there )?appears(?= #)', ', reveals'],
	['paying (\\S+) of (?:OWN) (\\S+) (cents|cent|c|¢|coins)', 'paying $2 $3'],
	// What is done: "says reroll", "forces her to throw again", "steals him 3 coins", "starts with a bomb".
	['(?:says?|said|wants|calls)(?= (?:reroll|rerolls)(?: |$))', ''],
	['(?:forces?|forced|makes?|made) (\\S+) (?:to )?(?:throw|roll) again', 'makes $1 reroll'],
	[
		'(?:steals?|stole|takes?|took) (him|her|me|them|@\\S+) (\\S+) (cents?|c|¢|coins?|money)',
		'steals $2 $3 from $1'
	],
	[
		'(?:starts?|started|begins?|began|opens?|opened)(?: off)? (?:with|by (?:playing|using|throwing))(?= (?:an? |OWN )?#)',
		'plays'
	],
	['(?<=^|[:\\n] )rerolled (?:to|into) (?:an? )?(FACE)END', 'it is $1'],
	[
		'which (?:gives|gave|made|makes|turns out|came up|was|is|showed|shows)(?: it)? (?:another |an? )?(FACE)END',
		'it is $1'
	],
	['(?:now (?:it )?is|is now) (FACE)END', 'it is $1'],
	['(?:takes?|took|chooses|chose|picks|picked) (?:the )?(option|mode) (\\S+)', 'chooses $1 $2'],
	[
		'(?:responds?|responded|answers?|answered|replies|replied|reacts?|reacted) by (?:playing|using|throwing|dropping|activating)',
		'plays'
	],
	['(?:responds?|responded|answers?|answered|replies|replied|reacts?|reacted) by tapping', 'taps'],
	[
		'(?:responds?|responded|answers?|answered|replies|replied|reacts?|reacted) by stealing',
		'steals'
	],
	[
		'(?:responds?|responded|answers?|answered|replies|replied|reacts?|reacted) by rerolling',
		'rerolls'
	],
	['(?:responds?|responded|answers?|answered|replies|replied|reacts?|reacted) by bombing', 'bombs'],
	['(?:at first|first of all|firstly|to start)(?: ,)?', 'first'],
	['(?:after this|after which|following this)(?: ,)?', 'then'],
	// What comes of it: "gets killed", "the bomb kills her", "X is dead".
	[
		'(?<=#\\S+(?: \\S+)? |@\\S+ |(?:it|he|she|they) )(?:gets?|got|BE) killed(?! (?:by|with))',
		'dies'
	],
	[
		'(?:the|that|this) (?:bomb|damage|roll|hit|card|attack|gold bomb) (?:kills|killed|finishes|finished) (@\\S+|him|her|me|it|them)',
		'$1 dies'
	],
	['(?<=#\\S+(?: \\S+)? )BE dead', 'dies'],
	[
		'(?<=resolves? , )(?:and )?(?:the |its )?damage(?: does)?(?: too| as well| also)END',
		'the damage resolves'
	],
	// Who speaks in the middle of a line, and what is asked there.
	[
		'(@\\S+|i|he|she)(?: then)? (?:\\( |, )?(?:in (?:response|reaction|answer|return)|as an? (?:response|reaction|answer))(?: (?:to|on) (?:that|it|this))?(?: \\))? :(?= (?:an? |OWN )?CARD)',
		'$1 responds with'
	],
	[
		'(@\\S+) (?:says?|said|replies|replied|responds?|responded|answers?|answered|goes|went) :(?= (?:nope |no |yes |ok |, )*(?:an? |OWN )?CARD)',
		'$1 responds with'
	],
	[
		'(?<!(?:what|who|whos|how|why|when|where|which|whose|that|if)(?: [^ ,.;:!?\\n]+)*)(?<=[^ ,.;:!?\\n(]+ )(?<!(?:and|so|but|then|or|says?|when|if) )((?:does|do|did|will|can|could) (?:i|he|she|they|it|we|@\\S+)|am i)(?= )',
		', $1'
	],
	[
		'(?<=[^ ,.;:!?\\n(]+ )(?<!(?:and|so|but|then|or|says?|said|asks?|asked|knows?|know|sure|decide|wonder|wondering|about|see|tell) )(who (?:gets (?:the|it|to|a)|wins|loses (?:the|a)|takes the)|what happens|what now)(?= |$)',
		', $1'
	],
	// A card before the clause that it is used in: "with Mini Mush my friend made it a 1".
	[
		'OPENS(?:with|using|by using|thanks to) ((?:an? |OWN )?CARD)(?: ,)? (WHO (?:then )?(?:makes?|made|adds?|added|rerolls?|rerolled|changes?|changed|turns?|turned|prevents?|prevented|kills?|killed|cancels?|cancelled|hits?|steals?|stole|saves?|saved)(?: [^ ,.;:!?\\n]+)*)',
		'$2 with $1'
	],
	// "His only card, a dime", "has already used his D6", "kills it first with a bomb".
	['(OWN) (?:only|final|one|single|remaining|very last)(?: remaining| loot)? card', '$1 last card'],
	['(OWN) last loot card', '$1 last card'],
	[
		'(?:responds?|responded|answers?|answered|replies|replied|reacts?|reacted) with (OWN) last',
		'plays $1 last'
	],
	[
		'(?:plays?|played|uses?|used) (OWN) last card ,(?: the| an?)? (CARD)',
		'plays $1 last card : $2'
	],
	['(?:has|have|had) already (?:used|tapped|spent|activated) (?:OWN )?(CARD)', 'has a tapped $1'],
	[
		'(?:has|have|had)?(?: already)? ?(?:used|tapped|spent|activated) OWN (CARD) (?:already|earlier|before)',
		'has a tapped $1'
	],
	[
		'(kills?|killed|destroys?|destroyed) (CARD|WHOM|it) (?:first|then|also|instead)(?= with)',
		'$1 $2'
	],
	['(hits?|hit) (CARD|it|him|her) for (?:one|two|1|2)(?: damage)?(?= with)', '$1 $2'],
	[
		'(?:deals?|dealt|does|did) (WHOM|it) (?:\\d|one|two|three) (?:damage|dmg)(?= (?:with|using))',
		'hits $1'
	],
	[
		'(?:deals?|dealt|does|did) (?:\\d|one|two|three) (?:damage|dmg) to (WHOM|CARD|it)(?= (?:with|using))',
		'hits $1'
	],
	['declare[sd]? (?:that )?(?:he|she|they|i) (attacks?|buys?|purchases?)', '$1'],
	['(?:declares?|declared|announces?|announced) (?:an? |OWN )?attack', 'attacks'],
	['(@\\S+s) attack(?: is| goes)? :', "$1' attacks"],
	[
		'(#jawbone\\S*|#boomerang\\S*|steals?|robs) (WHOM) for (?:\\d|one|two|three)(?: cents?| coins?| ¢| c)?',
		'$1 $2'
	],
	['(?:(?:and )?kill(?:s|ed|ing) it|and kills?) rolling (?:an? )?(FACE)', ', rolls $1 , it dies'],
	['(?:the )?(?:attacker|attacking player|active player) (?:,|\\() (@\\S+) (?:,|\\))', '$1'],
	['(?<=(?:, |\\. |and ))its(?= (?:an? )?CARD)', 'it is'],
	[
		'in (?:response|reaction|answer) to (?:the|that|this|his|her|their|my)(?: attack)? roll(?= (?:@|i |he |she |they |my )| ?$)',
		'in response'
	],
	[
		'in (?:our|my|the|a|one|another|todays|this)(?: (?:last|latest|previous|current|recent|first))? (?:game|session|match|round)',
		''
	],
	// "Makes the 6 a 5": the 6 was told, or is told with it.
	[
		'(?<=(?:rolls?|rolled|gets?|got|hits?|with|shows?) (?:an? )?FACE(?= |$).*)(makes?|made|turns?|turned|changes?|changed) (?:the|that|OWN) FACE (?:into |to )?(?:an? )?(FACE)(?= |$)',
		'$1 it into $2'
	],
	[
		'(WHO) (makes?|made|turns?|turned|changes?|changed) (?:the|that|OWN) (FACE) (?:into |to )?(?:an? )?(FACE)(?= (?:with|using|via)|END)',
		'rolls $3 , $1 $2 it into $4'
	],
	[
		'(?:(?:quick|short|rules?|general|another|dumb|stupid) )*question (?:about|on|regarding|concerning|for)(?: the)? (?:purchases?|attacks?|damage|rolls?|timing|priority|responses?|souls?|death|dying|triggers?|rerolls?|loot|items?|the stack)(?: :|END)',
		'so'
	],
	[
		'(?:(?:quick|short|rules?|general|another|dumb|stupid) )*question (?:about|on|regarding|concerning)(?= (?:an? |the )?CARD :)',
		''
	],
	['(?:forces?|forced) (?:an? |another )?reroll', 'makes a reroll'],
	[
		'OPENS(?:with|using) ((?:OWN|an?) CARD)(?: ,)? (rerolls?|rerolled)( it| that)?(?= )',
		'$2 $3 with $1'
	],
	[', which (i|he|she|they|@\\S+)(?= (?:then )?#)', ', $1'],
	['(?:,|and|so)? ?(?:so|such) that it (?:became|becomes|was|is)(?= )', ', it becomes'],
	[
		', (?:with )?(OWN) (?:attack )?roll (?:being|having been) (?:an? )?(FACE)END',
		'( $1 roll was $2 )'
	],
	// "In response to the losing roll": the one that was told, else one that misses.
	[
		'(?<=(?:rolls?|rolled|rolling|miss|misses|missed|gets|got|with|die|dice) .*)(?:in (?:response|reaction|answer) to|after|on) (?:the|a|an|OWN|that|this) (?:losing|missed|missing|failed|failing|winning|successful|hitting) (?:attack )?(?:roll|die|dice|throw)',
		'in response'
	],
	[
		'(?:in (?:response|reaction|answer) to|after|on) (?:the|a|an|OWN|that|this) (?:losing|missed|missing|failed|failing) (?:attack )?(?:roll|die|dice|throw)',
		'after misses'
	],
	[
		'(?:in (?:response|reaction|answer) to|after|on) (?:the|a|an|OWN|that|this) (?:winning|successful|hitting) (?:attack )?(?:roll|die|dice|throw)',
		'after hits'
	],
	...TURNS_OF_KILLING,
	['(blind|blindly) (buys?|purchases?|bought|purchased)', '$2 $1'],
	['hit points?', 'hp'],
	[
		'(?<=(?:#\\S+|on|kills?|killed|at) (?:the |an? )?)(CARD) (?:that |which )?(WHO) BE (?:attacking|fighting)',
		'$1 , which $2 attacks'
	],
	// Cards: "make bomb on me", "gave her Soul Heart", "prevented the damage with".
	['(?:makes?|made|does|did|do)(?: (?:an?|OWN))?(?= CARD (?:on|to|at|against))', 'plays'],
	[
		'(?:the|OWN|an?) (?:object|item|treasure|trinket|loot card|loot|card|artifact)(?: called| named)?(?: ,| :)?(?= #)',
		''
	],
	['(?:has|have|had|owns|with) (?:object|item|treasure)(?= #)', 'has']
];

/** What people say in other words than the grammar has, and the same in its words. */
export const TURNS_OF_PHRASE: readonly TurnOfPhrase[] = SAID.map(([said, plain]) => {
	const found = spelled(said);
	return { said: found, isSaid: new RegExp(found.source, 'u'), plain };
});
