import { ACTED } from './acted-words.ts';

const ACT = `(?:#\\S+|${ACTED.any.join('|')})(?= |$)`;
const ASIDE = '((?: \\( [^()]* \\))?)';
/** "While she is in the middle of fighting it". */
const AMID =
	'(?:while|when|whilst|as|if|although|though) (?:(?:he|she|they|i|you) )?(?:(?:is|was|am|are|were) )?(?:(?:still|already|busy|currently|right) )*(?:in the (?:middle|midst) of |halfway through |busy with |busy |mid )?(?:(?:an?|his|her|my|their|the) )?(?:attacking|fighting|battling|(?:attack|fight|combat|battle)(?: on| against| with)) ((?:an? |the )?CARD)';
const OUT =
	'(?:not active|not the active player|not on turn|off turn|out of turn|inactive|a non active player|being inactive|who is inactive|not being active|without it being (?:his|her|their) turn)';

/** When something is done, told within it: the same told before it. */
export const TURNS_OF_TIMES: readonly (readonly [said: string, plain: string])[] = [
	// "Rosa died in Kaj's turn by Kaj's Death", "Theo dies on Maja's turn, killed by her Bomb".
	[
		`(WHO)${ASIDE} (?:dies|died|die) (?:in|on|during) (@\\S+s|my)(?: own)? turn(?: ,)? (?:(?:was )?killed )?(?:to|by|from|because of|due to|of|through) ((?:OWN|@\\S+s|an?) CARD)(?= |$)`,
		'on $3 turn , $1 $2 dies to $4'
	],
	// "Raj attacks on my turn".
	[
		`OPENS(@\\S+|my \\p{L}+)${ASIDE} (attacks?|attacked|buys?|bought|purchases?|purchased)((?: [^.,;:!?\\n]*)?) (?:on|during|in) (my|@\\S+s) turn(?= [.,;!]| \\n|$)`,
		'on $5 turn , $1 $2 $3 $4'
	],
	// "Tristan wanted to buy it while he was in the middle of fighting Carrion Queen".
	[
		`(@\\S+|i|my \\p{L}+)${ASIDE} (wants?|wanted|tries|tried|attempts|attempted|decides|decided) to (${ACT}[^.;!?\\n]*?)(?: ,)? ${AMID}(?= [,.;!]| \\n| and\\b| but\\b|$)`,
		'$1 $2 attacks $5 , $3 to $4'
	],
	[
		`OPENS((?:can|could|may|might) )(@\\S+|i|he|she|they|my \\p{L}+)((?: still| even| ever| now)*) (${ACT}[^.;!?\\n]*?)(?: ,)? ${AMID} \\?`,
		'$2 attacks $5 . $1 $2 $3 $4 ?'
	],
	// "Tom was on his turn".
	['OPENS(@\\S+) (?:was|is) on (?:his|her|their)(?: own)? turn(?= |$)', 'on $1s turn'],
	// "Frida, not active, attacks Greedling".
	[
		`OPENS(@\\S+)(?: ,| \\() ${OUT}(?: ,| \\)) (?=${ACT})([^.;!?\\n]*)`,
		'$1 $2 on anothers than $1 turn'
	]
];
