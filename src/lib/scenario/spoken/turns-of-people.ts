import { CHARACTERS } from '../../cards/characters.ts';

/** Somebody of whom no name is said. */
const SOMEBODY =
	'(?:(?:the|this|that|some|another|one|a|an|my|our|random) )*(?:other )?(?:dude|guy|man|bro|homie|kid|girl|lady|person|player|opponent|friend)';
/** "If somebody else kills it": with what is not said, so that nothing can be told of it. */
const KILLS = '(?:then |just )*(?:kills?|killed) (?:the monster|it|him|(?:the )?CARD)END';
const BARELY_KILLS = `(?!(?: else)? ${KILLS})`;
/** Whose something is that is not one's own, where no name is said. */
const ANOTHERS =
	'(?:(?:someone|somebody|anyone|anybody|another player) ?@?elses|(?:another|a different|the other|some other|any other|an other) (?:players|persons|guys)|(?:the )?other (?:players|peoples)|(?:my|an|the) (?:opponents|opps)|opponents|someones|somebodys)';
/** Who fights, told before or behind. */
const FIGHTS = '(?:attack(?:s|ing|ed)|fight(?:s|ing)|fought)';
const FIGHT_TOLD = `(?:(?=.* ${FIGHTS} )|(?<= ${FIGHTS} .*))`;
/** Where somebody sits. */
const SEATED =
	'(?:of mine|of ours|of us|(?:to|on|at) my (?:left|right)|next to me|across from me|(?:at|from|in) (?:the|my|our) (?:table|group|playgroup))';

/** The name of a character that is one word. */
const CHARACTER = `(?:${Object.values(CHARACTERS)
	.flatMap(({ name }) => (/^\p{L}+$/u.test(name) ? [name.toLowerCase()] : []))
	.join('|')})`;
/** Who is said to be a character: "Ben is", "Ben plays as". */
const PLAYED_BY = `(?:^|[,.;:!?\\n(] |and )(@(?!${CHARACTER} )\\S+) (?:BE|plays|BE playing|plays as) `;

/** Who does something, as it is said, and how the grammar says it: "my friend he plays", "player Paolo". */
export const TURNS_OF_PEOPLE: readonly (readonly [said: string, plain: string])[] = [
	// "Ben is Judas, Amy is Eve. On Judas's turn Eve bombs him": each is one and the same.
	[`(?=(@${CHARACTER})(?: |$))(?<=${PLAYED_BY}\\1(?= |$).*)\\1`, '$2'],
	[`(?=(@${CHARACTER})s(?: |$))(?<=${PLAYED_BY}\\1(?= |$).*)\\1s`, '$2s'],
	// "Uses Isaac's ability": taps him.
	[
		`(?:uses?|used|taps?|tapped|activates?|activated) (@${CHARACTER}s) (?:(?:own|active|character) )*(?:ability|effect|power|active)(?= |$)`,
		"taps $1'"
	],
	// "Judas uses his ability".
	[
		'(@\\S+|i) (?:uses?|used|taps?|tapped|activates?|activated) (?:OWN|\\1s) (?:(?:own|active|character) )*(?:ability|power)END',
		'$1 taps his character'
	],
	// "Cain's player attacks".
	['(@\\S*[^u\\s]s) player', "$1'"],
	['(?<=^|[,.;:!?\n] |and |then )(my \\p{L}+|@\\S+) (?:he|she|they)(?= \\p{L}+s )', '$1'],
	['(?<!(?:^| )(?:is|was) )(@\\S+s) deadEND', "$1' is dead"],
	['(?:it|that) BE (?:my (?:own )?(?:item|card|treasure|trinket)|mine)END', 'i have it'],
	['(WHO) BE the one (?:with|who has|that has|having)', '$1 has'],
	[
		'(?:someone|somebody|another player|anyone) ?@?elses(?= (?:attack )?(?:roll|die|dice)(?: |$))',
		'anothers'
	],
	// "I play The Fool in the middle of someone else's attack. Ben is fighting Fly": which one, is told.
	[`(?:in the middle of|during) ${ANOTHERS} (?:attack|fight)${FIGHT_TOLD}`, ''],
	// "On someone else's turn", "while it is another player's turn".
	[`${ANOTHERS}(?= (?:own )?(?:turn|attack|purchase|fight)(?: |$))`, 'anothers'],
	['(?:someone|somebody|another player|anyone) ?elses(?= (?:\\p{L}|#))', 'opponents'],
	[
		`(?:(?:when|while|as|if|although|though|but|and) )?(?:it (?:is|was)(?:nt| not)|its not)(?: even)? my(?: own)? turnEND(?!.* ${FIGHTS} )(?<! ${FIGHTS} .*)`,
		'on anothers turn'
	],
	// "Ben bombs Tom, that's me".
	['(@\\S+)(?: ,| [(]| -)? (?:that|which|who) (?:is|would be) me(?: [)])?', '$1 ( me )'],
	['player one', 'p1'],
	['player two', 'p2'],
	['player three', 'p3'],
	['player four', 'p4'],
	['(?:the )?player(?= @\\S+)', ''],
	['the (@\\S+) player [(] (@\\S+) [)]', '$2 ( $1 )'],
	['(?:the )?(@\\S+) player(?= \\S)', '$1'],
	[
		'(?<=^|[,.;:!?\\n] |and |but |so )(friend|buddy|brother|sister|wife|husband|dad|gf|bf|girlfriend|boyfriend|roommate|cousin)(?= \\p{L})',
		'my $1'
	],
	['(?:the )?monster(?= #)', ''],
	// "The boss (Gurdy) is at 1", "her active, the D6,": what a card is, before its name.
	[
		`(?:the|a|this|that) (?:boss|enemy|mob|monster|miniboss)(?: (?:monster|card))? [(] (CARD) [)]`,
		'$1'
	],
	[
		`(?:the|a|this|that) (?:boss|enemy|mob|monster|miniboss)(?: (?:monster|card))?(?: called| named)?(?: ,(?= CARD(?: [,.;!?(\\n]| BE| has| with| at|$)))?(?= #)`,
		''
	],
	[
		`(OWN|@\\S+s) (?:active|item|treasure|passive|trinket|active item|passive item|starting item)(?: [(] | , )(?:(?:a|an|the|OWN) )?(CARD)(?: [)]| ,)`,
		'$1 $2'
	],
	[
		'(WHO) (BE) the (?:one|player|guy) (?:who BE )?(attacking|rolling|buying|purchasing|fighting)',
		'$1 $2 $3'
	],
	['(?:the|OWN) character of (@\\S+)', '$1'],
	[`(?:another|a different|some other) player(?= ${KILLS})`, 'someone else'],
	// "Some dude bombs me", "the guy on my left wants to …", "somebody else rerolls it".
	[
		`(?<=^|[,.;:!?\\n(] |and |then |but |so |can |could |does |on |by |at |to )${SOMEBODY}(?: ${SEATED})?${BARELY_KILLS}(?= (?:then |just |also |now |still )?(?:goes|wants|has|had|is|was|tries|dies|said|(?:\\p{L}+(?:s|ed)|#\\S+)(?= |$)))`,
		'my friend'
	],
	[
		`(?:someone|somebody|anyone|anybody|one of (?:us|them|the others))(?: else)?${BARELY_KILLS}(?= \\p{L}|$)`,
		'my friend'
	]
];
