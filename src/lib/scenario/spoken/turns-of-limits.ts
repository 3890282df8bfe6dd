const THIS_TURN = '(?: (?:(?:this|in (?:one|a|that|the same|a single)|on OWN(?: own)?|per) turn))?';
const USES = '(?:uses?|used|taps?|tapped|activates?|activated|plays?|played)';

/** More of something than a turn gives, and the same in words that the grammar has. */
export const TURNS_OF_LIMITS: readonly (readonly [said: string, plain: string])[] = [
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
