import { TURNS_OF_ASKING } from './turns-of-asking.ts';
import { TURNS_OF_STATES } from './turns-of-states.ts';

/** How people run words together, double a subject and add what says nothing, and the same in words that the grammar has. */
const DOES =
	'(?:use|play|bomb|attack|roll|reroll|tap|buy|take|make|say|want|kill|put|throw|answer|respond|activate|steal|end|get|have|go)(?:s|es)?';
const KIN =
	'(?:friend|buddy|brother|sister|wife|husband|dad|gf|bf|girlfriend|boyfriend|roommate|cousin|sis|bro|uncle|aunt|opponent|opp)';

export const TURNS_OF_TALK: readonly (readonly [said: string, plain: string])[] = [
	// "Ben gets mad and uses Bomb! on her": he uses it.
	[
		'OPENS(WHO) (?:gets?|got|BE|feels?|felt) (?:really |very |so |super |a bit |a little )?(?:mad|angry|salty|upset|annoyed|pissed|pissed off|nervous|greedy|scared|smug|desperate|worried|cocky|bored|tilted|furious|jealous|petty|spiteful|generous|nice)(?: about (?:it|that|this))? (?:and|so|,)(?: (?:he|she|they|i))?',
		'$1'
	],
	// "Ben said wait and played a Dice Shard".
	[
		'OPENS(WHO) (?:says?|said|goes|went|yells?|yelled|shouts?|shouted|screams?|screamed)(?: ,| :)? (?:["“] )?(?:wait|stop|hold on|hang on|not so fast|nope|haha|ha|nu ?uh|hey|hah)(?: [!.,])*(?: ["”])?(?: ,)? (?:and|then)',
		'$1'
	],
	['prior to(?= )', 'before'],
	['wanna', 'want to'],
	['gonna', 'going to'],
	['gotta', 'have to'],
	// "My friend he use the D6", "Tom, he bombs me".
	[
		`(?<=^|[,.;:!?\\n] |and |then )(my \\p{L}+|@\\S+)(?: ,)? (?:he|she|they)(?= (?:then |now )?${DOES} )`,
		'$1'
	],
	// Who speaks, by what they are to whoever writes: "sis: dice shard".
	[`(?<=^|[,.;!?\\n] )(${KIN})(?= :)`, 'my $1'],
	// "Says no with the Fool".
	[
		'(?:says?|said|goes|went) (?:no|nope|nah)(?: to (?:it|that|this))?(?: ,)? with(?= (?:an? |the |OWN )?CARD)',
		'plays'
	],
	// "Taps Judas for a loot play and …": that is what it does.
	[
		'(?<=(?:taps?|tapped|uses?|used|turns?|turned) (?:@\\S+|#\\S+|OWN (?:character|guy)) )for (?:an?|the|OWN|another|one) (?:more |second |extra |additional )?(?:loot play|loot|play)(?= and| to| then\\b| [,.;:]|$)',
		''
	],
	// "Buys the Relic in the shop".
	[
		'(?<=(?:goes for|went for|wants|wanted|buys?|bought|purchases?|purchased) (?:the |an? |OWN )?CARD )(?:in|from|out of|off) the shopEND',
		''
	],
	// "Taps Decoy. Swap with Hal's Relic".
	[
		'OPENS(?:to )?(?:swap|swaps|swapping|switch|switches|switching|exchange|exchanging)(?: it)? (?:with|for|against)(?= (?:OWN |@\\S+s |an? )CARDEND)',
		'targeting'
	],
	// Whom it hits: "to my own face".
	['(?:to|in|into|at|on) my own (?:face|head)(?= |$)', 'on me'],
	// "Hal had it down to 1".
	[
		'(?:WHO)(?: already| just)? (?:had|have|has|got|brought) it (?:(?:already|still|just|only|now) )*(?:down to|at|on) (?:only |just )?(\\d|one|two|three)(?: (?:hp|health|life|left))*END',
		'it has $1 hp'
	],
	...TURNS_OF_ASKING,
	...TURNS_OF_STATES
];
