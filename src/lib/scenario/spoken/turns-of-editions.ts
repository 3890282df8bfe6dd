/** What else than the original rules is spoken of: then each is left as it is said. */
const NEWER =
	'(?<!pre |pre - |pre-|before )(?:new|newer|newest|current|2023|2024|second|2nd|latest|online|todays|modern|v2|both|either) (?:edition|editions|rules|rulebook|rulebooks|ruleset|version|versions|game|ed|printing|print|box)';
const ALONE = `(?<!(?:^| )${NEWER}(?: .*)?)(?!.* ${NEWER}(?: |$))`;
const NOT =
	'(?<!(?:^| )(?:not|isnt|arent|wasnt|unlike|than|different|differs|differently|before|changed|instead of|rather than)(?: from| to)?(?: in| by| with| under| from| as in)?(?: the| our| my)?(?: very)? )';
const GAME = '(?:game|four souls|rules|rulebook|base game)';
const NOUN =
	'(?:editions?|@?ed|rules|rule set|rulebooks?|ruleset|version|printings?|prints?|game|release|copy|#?box|set|four souls|faq|comprehensive rules|rules text)';

/** The first edition, in all the words that people have for it. */
const FIRST = [
	`(?:very )?(?:original|og|2018|classic|kickstarter)(?: 2018| comprehensive| official| first| four souls| kickstarter)* ${NOUN}(?: ${NOUN})?`,
	`(?:very )?(?:old|older|oldest|earlier) (?:edition|@?ed|rules|rulebook|ruleset|rule set|version|printing|print|release|#?box|copy|four souls|2018 rules|faq)(?: (?:rules|rulebook|edition|version))?`,
	`(?:very )?(?:first|1st) (?:edition|@?ed|version|printing|print|release|rulebook|rules|#?box)(?: (?:rules|rulebook|ruleset|game|copy|box))?`,
	'(?:pre|before)(?: - | |-)2023 (?:edition|rules|rulebook|version|printing)',
	'(?:rules|rulebook|edition|version|game|printing|ruleset|box)(?: that (?:is|was))? (?:from|of) (?:2018|the (?:original|first|1st|old) (?:edition|version|printing|print|game|box|rulebook)|the original)',
	'(?:version|edition) (?:1|one)(?: rules)?',
	'v1(?: rules| edition| rulebook)?'
].join('|');
const EDITION = `(?:${FIRST})(?: \\. )?(?: (?:of|for) (?:the )?${GAME})?(?: (?:from|of) 2018)?`;
const ORIGINAL = 'original rules';

/** The edition in whatever words it is said, told as the grammar has it. */
export const TURNS_OF_EDITIONS: readonly (readonly [said: string, plain: string])[] = [
	[`${ALONE}${NOT}(?<=^|[^ ]+ |[(,:] )(?:${EDITION})(?= |$)`, ORIGINAL],
	[
		`${ORIGINAL}(?: ,| and\\b| \\+| but\\b)? (?:no|without|with no|plus no|only , no|not the) (?:any )?expansions?(?: packs?| cards| sets?)?(?: mixed in| added| included)?(?= |$)`,
		ORIGINAL
	],
	// "This is about the original rules.", "question on the original rules:", "it's the original rules".
	[
		`OPENS(?:(?:so|ok|hi|hey|and|but|well|just|a|an|one|quick|short|another|rules?) )*(?:question|q|ruling|case|situation|dispute|this|that|it|its|ours|our (?:copy|box|game|group|set|rulebook|version)|my (?:copy|box|game|set|rulebook|version)|we|i|were|im|the (?:game|box|copy)|mine|all|everything|which)?(?: (?:is|are|was|were|am|have|has|had|got|use|using|used|still|only|about|on|concerns|regarding|for|from|with|by|under|in|of|here|to|play|playing|played|going|own|know|know it|stuck|sticking|the|a|an|our|my|about a game|s))* ${ORIGINAL}(?: here| though| by the way| btw| only| please| still)*(?= [.:;,!()-]| \\n|$)`,
		ORIGINAL
	],
	// "… in a game of the original rules": told at the end.
	[
		`(?:in|during|from|with) (?:an?|our|my|the) (?:game|session|match|round|copy|box) (?:of|with|by|under|using|on|from) (?:the )?${ORIGINAL}(?= |$)`,
		`in the ${ORIGINAL}`
	],
	[
		`(?<=[.;!?\\n(] |^)(?:i know )?(?:it is|its|this is|that is|thats|it was|this was) (?:the |by the |under the |from the |about the )?${ORIGINAL}(?: ,)?(?: but| so\\b| and\\b)?(?= |$)`,
		`${ORIGINAL} ,`
	],
	[
		`(?<=[.;!?\\n(] |^)(?:back in|for|as for|about|regarding|on|concerning) (?:the )?${ORIGINAL}(?= |$)`,
		`in the ${ORIGINAL}`
	]
];
