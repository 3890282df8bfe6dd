/** How people ask, and the same in words that the grammar has. */
export const TURNS_OF_ASKING: readonly (readonly [said: string, plain: string])[] = [
	// "When does Ben's Bloody Penny trigger": what is asked for, of what is asked without it as well.
	['OPENS(?:and |but |so )?(?:when|at what point)(?= (?:do|does|did|will|would) )', ''],
	// "If I die while attacking, does the monster heal?": what is supposed of what is asked, and not told.
	[
		'OPENS(?:if|when|once|after) (?:WHO|the monster|somebody|someone|anyone|a player|everyone) (?:(?:would|do|does|actually|also|both) )*(?:dies?|BE dead|BE killed)(?: (?!then |and )[^ ,.;:!?\\n#@\\d]+){0,4}(?: ,)?(?: then)?(?= (?:do|does|did|is|are|will|would|who|what|which|whose) )',
		''
	],
	// "Boss fight: …", "bean war: …".
	[
		'OPENS#?(?:butter|bean|beans|bomb|bombs|boss|final|big)(?: \\+?(?:bean|beans))? (?:fight|war|battle|duel) :(?= )',
		''
	],
	// "Kai wants to know if …".
	[
		'OPENS((?:WHO|we|everyone|everybody) (?:wants?|wanted|needs?|(?:would|d) like|BE curious|BE wondering|asks?|asked|wonders?|wondered|BE not sure|BE unsure)(?: to know)?) if(?= (?:he|she|i|we|they|you|it|@\\S+|CARD|the|OWN) )',
		'$1 whether'
	],
	// "Ben's Collar triggers when I kill him": what brought it about comes first.
	[
		'OPENS(@\\S+s) (CARD) (?:triggers?|triggered|goes off|went off) (?:when|as|if|because|since|after)(?= )',
		"$1' has $2 ,"
	],
	[
		'OPENSmy (CARD) (?:triggers?|triggered|goes off|went off) (?:when|as|if|because|since|after)(?= )',
		'i have $1 ,'
	],
	// How many play says nothing: "we're 2 players".
	[
		'OPENS(?:(?:were|we BE|there BE|theres|its|it is) |(?:we )?(?:BE )?playing (?:with|as) |with )(?:only |just )?(?:\\d|two|three|four|five|six)(?: other)? (?:players?|people|of us|player game|friends)(?: (?:at the table|total|playing|in total|here))*END',
		''
	],
	// "Bombs me for 1": as much as it does.
	['(#bomb\\S* (?:WHOM|CARD|it)) for (?:1|one)(?: (?:damage|dmg|hp))?END', '$1'],
	// "Dies on Ben's bomb".
	['(dies?|died) (?:on|from|because of|by|due to|thanks to)(?= (?:@\\S+s|OWN) CARD)', '$1 to'],
	// "Bombs him twice".
	['#bomb\\S* (WHOM|CARD|it) (?:twice|two times|2 times|2x)END', 'plays 2 bombs on $1'],
	[
		'(plays?|played|throws?|threw) (?:an? )?#bomb\\S*(?: !)? (?:on|at) (WHOM|CARD|it) (?:twice|two times|2 times)END',
		'$1 2 bombs on $2'
	],
	// "Bombs him with 2 bombs": so many of them.
	['#bomb\\S* (WHOM|CARD|it) with (two|2|three|3|four|4)(?= #bomb)', 'kills $1 with $2']
];
