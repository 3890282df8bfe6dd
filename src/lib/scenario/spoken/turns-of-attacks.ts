const HP = '(\\d|one|two|three|four|five|six)(?: -)? ?(?:hp|health|life|hearts?)(?: left)?';
const ATTACKS = '(?:BE )?(?:attacks?|attacking|attacked|fights?|fighting|fought)';
/** What somebody does to the monster that another attacks, as the last of it. */
const ON_IT = (hpBefore: string, hpBehind: string): string =>
	`OPENS(WHO) ([^.;!?,\\n]*?\\S) (?:the|an?) ${hpBefore}(?:monster|enemy) (?:that |which )?(WHO) ${ATTACKS}${hpBehind}((?: (?:with|using|by) (?:an? |OWN )?CARD)?)END`;

/** Attacks in other words, and the same in words that the grammar has. */
export const TURNS_OF_ATTACKS: readonly (readonly [said: string, plain: string])[] = [
	// "Ben bombs the 1 hp monster (that) I'm attacking", "… the monster I attack (1 HP left)".
	[ON_IT(`${HP} `, ''), '$4 attacks a monster with $3 hp , $1 $2 it $5'],
	[
		ON_IT('', ` \\( (?:it |has |had |at |with |only )*${HP} \\)`),
		'$3 attacks a monster with $4 hp , $1 $2 it $5'
	],
	[ON_IT('', ''), '$3 attacks a monster , $1 $2 it $4'],
	// "A 1 HP monster".
	[`(the|an?) ${HP} (?:monster|enemy)`, '$1 monster with $2 hp'],
	// "The Gurdy I'm attacking (1 HP)".
	[
		`(?<=(?:#\\S+|on|kills?|killed|at) (?:the |an? )?)(CARD) (?:that |which )?(WHO) ${ATTACKS} \\( ${HP} \\)`,
		'$1 ( $3 hp ) , which $2 attacks'
	],
	// Attacks: "made an attack on", "is attack", "attacks to".
	[
		'(?:BE|makes?|made|does|did|do|launche[sd]|launch|start(?:s|ed)?|begins?|began|perform(?:s|ed)?|initiate[sd]?) (?:(?:an?|OWN) )?(?:#?(?:blind|new|second|first|other) )?\\+?attacks? (?:on|against|to|at|towards|of|versus)',
		'attacks'
	],
	['(?:(?:an?|OWN) )?attack(?: BE| has been)? declared (?:on|against|at)', 'attacks'],
	['(?:(?:an?|OWN) )?attack (?:on|against) (CARD)(?: BE| has been)? declared', 'attacks $1'],
	['(?:(?:an?|OWN) )?purchase(?: of (CARD))?(?: BE| has been)? declared', 'purchases $1'],
	['OPENS(CARD) : (attacks?|attacked|attacking)END', '$2 $1'],
	['BE attack', 'attacks'],
	[
		'(@\\S+s|WHO)(?: (?:BE|got|gets|goes|went))? (?:in|into) (?:an? |OWN )?(?:fight|battle|combat|brawl|duel) (?:with|against)',
		"$1' attacks"
	],
	['(attacks|attacked|attacking) (?:to|at|towards|upon|on|into)', '$1'],
	['(?<=(?:i|we|they|you|to|can|will|and|then|would) )attack (?:to|at|towards|upon)', 'attack'],
	// Rolls: "threw the dice", "the dice say 3", "made a 3 with the dice", "with a throw of 4", "two 1s in a row".
	['(?:throws?|threw|thrown|toss(?:es|ed)?|casts?) (?:OWN |a )?DIE(?: again)?', 'rolls'],
	['rolls(?: ,)? for (?:(?:the|OWN|an?) )?attack (?:of|on|against|to)', 'rolls against'],
	[
		'(?:and )?(?:OWN )?(?:(?:new|final) )*(?:DIE|result|outcome|number)(?: roll)? (?:says?|said|show(?:s|ed)?|gives?|gave|BE|comes up|came up|lands on|landed on|makes|made)(?: now)? (?:an? )?(FACE)END',
		'rolls $1'
	],
	[
		'(?:makes?|made|does|did|do|scores?|scored|throws?|threw|gets?|got|has) (?:an? )?(FACE) (?:with|on|at|by) (?:OWN )?(?:DIE|roll)',
		'rolls $1'
	],
	['(?:did|does|throws?|threw|throwing|scores?|scored) (?:an? )?(FACE)END', 'rolls $1'],
	[
		'(?:(?:the|OWN) )?(?:first|second|third|fourth|next|last|other)(?: (?:one|attack|attack roll|roll|die|time))? (?:BE|shows?|showed|comes up|came up) (?:an? )?(FACE)END',
		'rolls $1'
	],
	['with (?:an? |OWN )?(?:throw|roll|DIE|result) of (?:an? )?(FACE)', 'with $1'],
	['(rolls?|rolled|rolling) (?:two|2) (FACE) ?s(?: in a row| straight)?', '$1 $2 , $2'],
	['(rolls?|rolled|rolling) (?:three|3) (FACE) ?s(?: in a row| straight)?', '$1 $2 , $2 , $2'],
	['(?:two times|2 times|2x|twice in a row)', 'twice'],
	['(?:after|upon|on) seeing (?:an? |the )?(FACE) (?:on|against)', 'after rolling $1 against'],
	['rolls so far(?: :)?', 'rolls'],
	// Turns: "finishes his turn", "her turn ends", "before Petra's turn ended".
	['(?:finish(?:es|ed)?|completes?d?|concludes?d?) (OWN)(?: own)? turn', 'ends $1 turn'],
	['OWN turn (?:ends|ended|ends now|comes to an end)', 'ends the turn'],
	[
		'(?:before|as|when|while) (@\\S+s) turn (?:ends|ended|was ending|is ending|BE about to end)',
		"$1' ends the turn"
	],
	['(@\\S+s) turn (?:ends|ended|comes to an end)END', "$1' ends the turn"],
	['BE (?:it )?the turn of (@\\S+)', 'it is $1 turn']
];
