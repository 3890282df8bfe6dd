/** Ways of speaking of a roll, and the same in words that the grammar has. */
const AFTER = '(?:after|once|when) ';
const ROLLED =
	'(?:has |have |had )?(?:already |just )?(?:rolls?|rolled)(?: (?:the|OWN) (?:die|dice))?(?: for (?:the|OWN) attack)?(?: (?:but )?before (?:the )?(?:damage|it resolves))?(?= \\?)';

/** Nothing was named by then that may do it. */
const BY_NO_CARD = '(?<! (?:has|had|have|owns|holds|using|with|via) .*)(?<!^(?:using|with) .*)';

export const TURNS_OF_DICE: readonly (readonly [said: string, plain: string])[] = [
	// What a roll came to be: "the new roll is a 5", "which gave him a 5", "now she has a 5".
	[
		'(?:and |now |then )*(?:(?:the|OWN) )?(?:new|final|rerolled|resulting|next|changed)(?: (?:roll|result|die|dice|number|value|one))? (?:BE|shows?|showed|comes?|came|gives?|gave|lands?|landed|turns|turned|ends?|ended|becomes?|became)(?: (?:up|out|on|at|as|to be|with))* (?:an? )?(FACE)END',
		'it is $1'
	],
	[
		'(?:and )?(?:which|that|this) (?:gives?|gave|gets?|got|nets?|earns?)(?: WHOM)? (?:an? |another )?(FACE)END',
		'it is $1'
	],
	['(?:so |and )?now (?:WHO) (?:has|have|had|got) (?:an? |another )(FACE)END', 'it is $1'],
	[
		'(?:and |so |then )*we (?:get|got|ended? up with|land(?:ed)? on) (?:an? )?(FACE)END',
		'it is $1'
	],
	// "After my roll of 1 (Fatty)", "my 4 (attacking Boom Fly)": what it is against.
	[
		'(@\\S+s|OWN) (?:attack )?((?:roll of )?FACE) \\( (?:(?:attacking|fighting|against|on|vs|attack on) )?((?:the )?CARD) \\)(?= |$)',
		'$1 $2 against $3'
	],
	// "Nina's attack roll 6 at Mom's Hand", "the die says 6".
	[
		'(@\\S+s|OWN) attack roll (FACE) (?:at|on|against|vs)(?= (?:the )?#)',
		'$1 attack roll of $2 against'
	],
	[
		'(?:the|OWN) (?:die|dice) (?:says?|said|reads?|comes? up|came up|lands? on|landed on) (?:an? )?(FACE)END',
		'rolls $1'
	],
	// "Uses Dice Shard so she rerolls": what it does.
	[
		'(?<=(?:uses?|used|plays?|played|taps?|tapped|activates?|activated) (?:an? |the |OWN )?CARD(?: on (?:it|that|WHOM))?(?: ,)?(?: and)? )so (?:that )?(?:WHO) rerolls?(?: (?:it|again|the (?:die|dice)))?END',
		''
	],
	// "Can I use Dice Shard after my friend has rolled?": a roll of which no number is told.
	[
		`(?<=(?:^| )(?:can|could|may) (?:i|@\\S+|he|she|they|you|we) .* (?:roll|die|dice) )${AFTER}(?:WHO) ${ROLLED}`,
		''
	],
	[
		`(?<=(?:^| )(?:can|could|may) (?:i|@\\S+|he|she|they|you|we) .*)${AFTER}(@\\S+) ${ROLLED}`,
		'on $1s roll'
	],
	[
		`(?<=(?:^| )(?:can|could|may) (?:i|@\\S+|he|she|they|you|we) .*)${AFTER}(my) (\\p{L}+) ${ROLLED}`,
		'on $1 $2s roll'
	],
	[
		`(?<=(?:^| )(?:can|could|may) (?:i|@\\S+|he|she|they|you|we) .*)${AFTER}(?:he|she|they) ${ROLLED}`,
		'on his roll'
	],
	[
		`(?<=(?:^| )(?:can|could|may) (?:i|@\\S+|he|she|they|you|we) .*)${AFTER}i ${ROLLED}`,
		'on my roll'
	],
	[
		'OPENS(WHO) (?:has |have |had )?(?:already |just )?(?:rolls?|rolled)(?: (?:the|OWN) (?:die|dice))?(?: for (?:the|OWN) attack)?(?= (?:[.;,]|and|\\n)(?: |$))(?!.* (?:FACE|hits?|miss\\w*)(?: |$))(?<!(?:attack|fight)\\w* .*)',
		'$1 attacks , misses'
	],
	['rolls against (CARD) ,(?: and)? rolls (FACE)', 'rolls $2 against $1'],
	['with (?:an? )?(FACE) rolled', 'with $1'],
	// What was rolled, as something that was done: "a 4 was rolled", "is hit with a 3".
	['(?:an? )?(FACE)(?: (?:BE|gets?|got|has been|had been))? rolled by (WHOM)', '$2 rolls $1'],
	['(?:an? )(FACE) (?:BE|gets?|got|has been|had been) rolled', 'rolls $1'],
	[
		'(?:BE|gets?|got) (?:hit|struck) (?:with|by|for|on) (?:(?:an?|OWN) )?(?:roll of )?(?:an? )?(FACE)END',
		', rolls $1'
	],
	// How something was killed: "kills Fly by rolling a 4", "killed it with a 3 and then a 4".
	[
		'(?:(?:has|have|had) )?(?:kills?|killed|killing) (CARD) (?:by|with|after) (?:rolling|rolls of|a roll of) (?:an? )?(FACE) and (?:then )?(?:an? )?(FACE)',
		'attacks $1 , rolls $2 , rolls $3 , it dies'
	],
	[
		'(?:(?:has|have|had) )?(?:kills?|killed|killing) (CARD) (?:by |with |after )?(?:rolling|a roll of) (?:an? )?(FACE)',
		'attacks $1 , rolls $2 , it dies'
	],
	[
		'(?:and )?(?:kills?|killed|killing) it (?:by |with |after )?(?:rolling|a roll of) (?:an? )?(FACE)',
		', rolls $1 , it dies'
	],
	// What a roll led to, said around it: "rolling a 3 she missed", "his trigger rolls a 6".
	[
		'OPENS(?:by |with |on )?(?:rolling|a roll of|with) (?:an? )?(FACE)(?: ,)? (WHO) (?:misses|missed|hits|hit|fails|failed)END',
		'$2 rolls $1'
	],
	[
		'(?:(?:the|its|OWN|@\\S+s) )(?:death |reward )?(?:trigger|ability|effect)(?: then| now)? (rolls?|rolled)',
		'$1'
	],
	// "Rolls a 1 with the Relic in play against Portal".
	[
		'(rolls?|rolled|rolling) (?:an? )?(FACE) with ((?:OWN )?CARD)(?: in play| out| up| active| on (?:the|my) (?:board|table))? (against|vs|on) (CARD)',
		'$1 $2 $4 $5 with $3'
	],
	// "Uses Godhead to turn Vera's 2 against The Haunt into a 6".
	[
		'(WHO)(?: just| then)? (?:uses?|used|plays?|played|taps?|tapped|activates?|activated) ((?:OWN |an? )?CARD) to (?:turn|make|change) (@\\S+s)(?: roll of)? (FACE) (?:against|vs|on) (CARD) (?:into |to )?(?:an? )?(FACE)',
		"$3' rolls $4 against $5 , $1 uses $2 to make it $6"
	],
	// "I missed my roll against Gurdy", "Ben misses his attack roll".
	[
		'(?<=(?:^| )(?:WHO) )(?:just )?(?:misses|missed|failed|fails|whiffed|flubbed) (?:OWN )(?:(?:first|second|last|attack) )*(?:roll|attack|swing|throw)(?: (?:against|on|vs|at) ((?:the )?CARD))?(?= |$)',
		'misses $1'
	],
	// "Ben rerolls it into a 2": what it is then.
	[
		`${BY_NO_CARD}(rerolls|rerolled) (it|that|this|(?:OWN|my|@\\S+s) (?:(?:attack )?(?:roll|die|dice)|FACE)) (?:in ?to|to) (?:an? )?(FACE)END`,
		'$1 $2 , $3'
	],
	// "Ben makes me reroll".
	[
		`${BY_NO_CARD}(?:makes|made|forces|forced|has|had) me (?:to )?reroll(?: it| that)?END`,
		'rerolls my roll'
	],
	[
		`${BY_NO_CARD}(?:makes|made|forces|forced|has|had) (?:him|her|them) (?:to )?reroll(?: it| that)?END`,
		'rerolls his roll'
	]
];
