const TO = '(?<=(?:to|after|before|when|while|with|on|until|as|once|above|over|under) )';
/** Who is said before to be killed, or bombed: the last one. */
const KILLED =
	'(?<=(?:kills?|killed|#bomb\\S*(?: !)?(?: on| at)?|gold bombs?) (WHOM|CARD)(?= |$).*?)';

/** Deaths that are spoken of without whose they are, and the same with their owners. */
export const TURNS_OF_DEATHS: readonly (readonly [said: string, plain: string])[] = [
	// "Amy kills Monstro. In response to the death Ben plays …": no card of that name.
	[
		`${KILLED}${TO}(?:the|that|this) #?death(?: trigger)?(?! (?:card|penalty|of)|(?: BE| gets?| got)? (?:played|used|cast))`,
		'the death of $1'
	],
	[
		`(?<=(?:^| )(@\\S+|i) (?:dies|died|die)(?= |$).*?)${TO}(?:the|that|this) #?death(?: trigger)?(?! (?:card|penalty|of))`,
		'the death of $1'
	],
	[`${TO}((?:OWN|@\\S+s) )#?death trigger`, '$1death'],
	// "… before she gets the soul": while its death is on the stack.
	[
		'(?<=(?:kills?|killed) (CARD)(?= |$).*?)(?<!(?:can|could|may|do|does|did|is|am) [^.;!?\\n]*)before (?:WHO) (?:gets?|got|gains?|gained|takes?|took|receives?|can (?:get|take)|could (?:get|take)) (?:the|its|OWN|that|any) (?:soul|rewards?)',
		'in response to the death of $1'
	],
	// "Is about to die to Amy's Bomb": as things stand it kills.
	[
		'(WHO) (?:BE|would have been) (?:about|going|supposed) to (?:die|be killed) (?:from|to|by|because of) (@\\S+s) (CARD)',
		"$2' kills $1 with $3"
	],
	[
		'(WHO) (?:BE|would have been) (?:about|going|supposed) to (?:die|be killed) (?:from|to|by|because of) my (CARD)',
		'i kill $1 with $2'
	],
	// "Misses twice".
	['(misses|missed|hits|hit) (?:(?:it|CARD) )?(?:twice|two times|2 times)END', '$1 , $1'],
	['(misses|missed|hits|hit) (?:(?:it|CARD) )?(?:three times|3 times|thrice)END', '$1 , $1 , $1']
];
