const THIS_TURN = '(?: (?:(?:this|in (?:one|a|that|the same|a single)|on OWN(?: own)?|per) turn))?';
const USES = '(?:uses?|used|taps?|tapped|activates?|activated|plays?|played)';

/** "Can I", "can a player", "am I allowed to": whoever it is. */
const MAY_ANYBODY =
	'(?:(?:can|may|could) (?:i|you|one|we|a player|someone|somebody|the active player)|(?:am i|are you|is a player) allowed to|is it (?:legal|allowed|ok|okay|possible) to) (?:(?:actually|even|ever|really|still|also) )*';
/** More than once. */
const TWICE = '(?:twice|two times|2 times|more than once|multiple times|a second time|again)';
const IN_A_TURN =
	'(?: (?:(?:this|in (?:one|a|that|the same|a single)|on (?:OWN|your)(?: own)?|per|each|during (?:one|a|the same)) turn))';

/** More of something than a turn gives, and the same in words that the grammar has. */
export const TURNS_OF_LIMITS: readonly (readonly [said: string, plain: string])[] = [
	// "Can I attack twice in one turn?": as somebody does it.
	[
		`OPENS(${MAY_ANYBODY}attack ${TWICE}${IN_A_TURN}) \\?`,
		'$1 ? i already attacked this turn , i attack'
	],
	[
		`OPENS(${MAY_ANYBODY}(?:(?:buy|purchase) (?:${TWICE}|(?:two|2|several|multiple|more than one) (?:items?|things|treasures?|cards?)))${IN_A_TURN}) \\?`,
		'$1 ? i already bought this turn , i buy'
	],
	// "Attacks twice", "makes two attacks", "makes a second attack on Fly".
	[
		`(WHO) (?:(?:attacks?|attacked) (?:twice|two times|2 times|a second time)|(?:makes?|made|declares?|declared|does|did) (?:two|2) attacks)${THIS_TURN}(?! :)END`,
		'$1 already attacked this turn , $1 attacks'
	],
	[
		'(WHO) (?:makes?|made|declares?|declared|does|did|starts?|started) (?:another|a|OWN|the)(?: (?:second|2nd|additional|extra|new))? attack (?:on|against) (CARD)(?<=(?:another|second|2nd|additional|extra|new) attack .*)',
		'$1 already attacked this turn , $1 attacks $2'
	],
	[
		`(WHO) (?:makes?|made|declares?|declared|does|did|starts?|started) (?:another|(?:a|OWN|the) (?:second|2nd|additional|extra|new)) attack${THIS_TURN}(?! :)END`,
		'$1 already attacked this turn , $1 attacks'
	],
	[
		`(?<=(?:,|and|then) )(?:attacks|attacked) (?:twice|two times|2 times|a second time)${THIS_TURN}(?! :)END`,
		'already attacked this turn , attacks'
	],
	// "Taps it again", "uses Book of Sin twice".
	[`(${USES}) (it|CARD) (?:a second time|one more time|once more)END`, '$1 $2 again'],
	[
		`(${USES}) ((?:OWN |the )?CARD) (?:twice|two times|2 times)${THIS_TURN}(?! :)END`,
		'$1 $2 , then $1 it again'
	],
	// "Ben ends Amy's turn".
	['OPENS(@\\S+) (ends?|ended) (@\\S+s) turnEND', 'it is $3 turn . $1 $2 the turn']
];
