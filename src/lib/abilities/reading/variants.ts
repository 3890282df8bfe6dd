/** Other ways to say things: each is taken for our own words before a text is read. */
import { tokensOf, type Token } from './tokens.ts';

const BAN = "can't play loot cards or activate items";
const forOthers = (when: string): string =>
	["can't play loot cards", "can't activate items"]
		.map((ban) => `${when} other players ${ban}`)
		.join(' . ');
const EXCEPT = 'except during the loot step';
const TWICE = 'the same result twice in a row';
const AGAIN = 'this roll shows the same number as the 1 before it';

/**
 * "#" stands for any number, "*" for any word, "#th" for the n-th: they stay as they are, in their
 * order. "^" says that a line begins there.
 */
const VARIANTS: readonly (readonly [theirs: string, ours: string])[] = [
	['and replace each with', 'and replace it with'],
	['" gain it', '" gain this'],
	[
		'becomes an item . the active player gains it',
		'becomes an item . the active player gains this'
	],
	['becomes a soul . give it to', 'becomes a soul . give this to'],
	[`other players ${BAN} till end of turn`, forOthers('till end of turn')],
	[`other players ${BAN} on your turn`, forOthers("while it's your turn")],
	...['damage', 'combat damage'].map((kind): [string, string] => [
		`prevent the first instance of ${kind} you would take each turn`,
		`the first time you would take any amount of ${kind} each turn prevent that damage`
	]),
	...['attack', 'attack this', 'attack the monster deck'].flatMap((what): [string, string][] => [
		[
			`the active player must ${what} once each turn if able`,
			`players must ${what} each turn if able`
		],
		[`the active player must ${what} each turn if able`, `players must ${what} each turn if able`]
	]),
	[
		`if you would loot ${EXCEPT} instead loot that much +#`,
		"if you would loot any number of loot cards while it's not true that it's the loot step loot that many loot cards +# instead"
	],
	[`rolls ${TWICE} on the same turn`, `rolls while ${AGAIN}`],
	[`roll ${TWICE} on each of your turns`, `roll while ${AGAIN} and it's your turn`],
	['as your turn starts', 'at the start of your turn'],
	['as your turn ends', 'at the end of your turn'],
	['as each turn starts', 'at the start of each turn'],
	['as each turn ends', 'at the end of each turn'],
	['as the game starts', 'when the game begins'],
	['if able then', 'then'],
	['remove all of them', 'remove all counters from this'],
	['the number of cards discarded .', 'the amount done this way .'],
	['this starts with # counters .', 'this item starts with # counters on it .'],
	['you may play up to x additional loot cards', 'play x additional loot cards'],
	['where x is equal to', 'where x is'],
	['the number of souls the player with the most souls controls', 'the most souls any player has'],
	['double the number of ¢ they have', 'they gain ¢ equal to the number of ¢ they have'],
	['loses all ¢', 'loses all their ¢'],
	['and gain 1 . put the rest', 'and gain 1 of them . put the rest'],
	['all shop items', 'each item in the shop'],
	['cards of any deck', 'cards of a deck'],
	['would roll a dice they instead roll # dice .', 'would roll they roll # dice instead and'],
	['chooses one of the rolls as the result', 'chooses which one counts'],
	['each player rolls - # - #', 'for each player that player rolls - # - #'],
	[". if you can't", '. if you do nothing happens . otherwise'],
	['each player rerolls each of their items', 'reroll each item a player controls'],
	['each item in play', 'each item'],
	['gains a treasure', 'gains treasure'],
	['# or fewer loot cards in their hand', '# or less loot cards in hand'],
	[
		'the active player deactivates their character',
		'deactivate the character the active player controls'
	],
	[
		"the active player didn't purchase a shop item",
		'the number of shop items purchased this turn is at most 0'
	],
	[
		'the first time you kill a monster on your turn',
		'the first time you kill a monster each turn on your turn'
	],
	['each player destroys each soul they control', 'destroy each soul a player controls'],
	['player that died this turn', 'player who died this turn'],
	['search the loot deck for a loot card', 'search the loot deck for a card'],
	['a soul enters your control', 'you come to control a soul'],
	["a soul enters another player's control", 'another player comes to control a soul'],
	['when this item enters your control', 'when you come to control this'],
	['when you gain this item', 'when you gain this'],
	['when the #th counter is put on this', 'when this reaches # counters'],
	['any number of times till end of turn', 'any number of additional times this turn'],
	[
		'deactivate each item you control and your character',
		'deactivate each item you control then deactivate the character you control'
	],
	['# damage to each monster and yourself', '# damage to each monster then deal # damage to you'],
	['where x is # times the result', 'where x is # times that much'],
	['roll and gain ¢ equal to the result', 'roll - they gain that much ¢'],
	[
		'the first player to have #¢ or more gains this soul',
		'as soon as you have #¢ or more gain this if nobody has yet'
	],
	[
		'the first player to have # or more loot cards in their hand gains this soul',
		'as soon as you have # or more loot cards in hand gain this if nobody has yet'
	],
	[
		'the first player to control # or more guppy items gains this soul',
		'as soon as there are # or more guppy items you control gain this if nobody has yet'
	],
	['the ability of a loot being played', 'a loot being played'],
	[
		'a non-eternal item from a player or from the shop',
		'a non-eternal item a player controls or a item in the shop'
	],
	['you have +# * and +# *', 'you have +# * . you have +# *'],
	['monsters with a * counter on them have', 'each monster with a * counter on it has'],
	['or put it back on top', ''],
	['put it back or put it into discard', 'you may put it into discard'],
	['declare an attack before choosing what to attack', 'declare an attack'],
	['declares an attack before choosing what to attack', 'declares an attack'],
	['declare a purchase before choosing what to purchase', 'declare a purchase'],
	['and loses all other abilities', ''],
	['and loses all other abilites', ''],
	[
		'expand monster slots shop slots and room slots each by #',
		'expand monster slots by # then expand shop slots by # then expand room slots by #'
	],
	[
		'each other player may choose to loot # . each player that does gives you a loot card',
		'for each other player that player may loot # and if they do that player gives you a loot card'
	],
	['who controls the most souls or tied for the most', 'with the most souls or tied for the most'],
	['who controls the most items or tied for the most', 'with the most items or tied for the most'],
	[
		'who controls the fewest souls or tied for fewest',
		'with the fewest souls or tied for the fewest'
	],
	[
		'who controls the fewest items or tied for fewest',
		'with the fewest items or tied for the fewest'
	],
	['who control the most souls or tied for the most', 'with the most souls or tied for the most'],
	['that player wins .', 'that player wins the game .'],
	['gain ¢ equal to the result', 'gain that much ¢'],
	[
		'prevent all non-combat damage you would take',
		'if you would take any amount of non-combat damage prevent that damage'
	],
	['^ at the end of the turn', 'at the end of each turn'],
	['^ at the start of the turn', 'at the start of each turn'],
	['till the start of your next turn', 'till your next turn starts'],
	['this item can be attacked', 'this can be attacked'],
	['this room can be attacked', 'this can be attacked'],
	['attack this once each turn if able', 'attack this each turn if able'],
	['attack the monster deck once each turn if able', 'attack the monster deck each turn if able'],
	['each player must attack this on their turn', 'players must attack this each turn if able'],
	['you must attack on your turn if able', 'you must attack each turn if able'],
	['attack this this turn .', 'attack this this turn if able .'],
	['must make an additional attack this turn', 'must attack an additional time this turn'],
	['may make an additional attack this turn', 'may attack an additional time this turn'],
	['must make an additional attack on it this turn', 'must attack it an additional time this turn'],
	['must make an additional attack on it', 'must attack it an additional time this turn'],
	['shop items the active player purchases cost', 'shop items players purchase cost'],
	["while it's not your turn", "while it's not true that it's your turn"],
	["if it's not your turn", "if it's not true that it's your turn"],
	['you and that player each loot #', 'you loot # then that player loots #'],
	[
		'you and that player each gain +# treasure',
		'you gain +# treasure then that player gains +# treasure'
	],
	['prevent its death', 'prevent death'],
	['until end of turn', 'till end of turn'],
	['till the end of turn', 'till end of turn'],
	['deck for a guppy item', 'deck for a guppy card'],
	['a curse card', "a card that's a curse"],
	["it's your turn end it", "it's your turn end the turn"],
	[
		'the active player loots +# during their loot step',
		"if the active player would loot any number of loot cards while it's the loot step they loot that many loot cards +# instead"
	],
	[
		'if you would loot instead loot that much +#',
		'if you would loot any number of loot cards loot that many loot cards +# instead'
	],
	['force that player to', 'have that player'],
	['they must give', 'they give'],
	['that player must give', 'that player gives'],
	['they must steal', 'they steal'],
	['in this way', 'this way'],
	['the number of cards discarded in this way', 'the amount done this way'],
	['the number of loot cards discarded in this way', 'the amount done this way'],
	['the number of counters removed in this way', 'the amount done this way'],
	['put counters on this equal to the amount of damage taken', 'put that many counters on this'],
	['this is at # hp it has', 'this has # hp this has'],
	['this is at # hp or less it has', 'this has # hp or less this has'],
	['this has # hp it has', 'this has # hp this has'],
	['while this is charged it', 'while this is charged this'],
	['they choose a living player .', 'choose a living player .'],
	['the active player forces a player to', 'choose a player . they'],
	['choose the player', 'choose a player'],
	[
		'put # on top and the rest on the bottom',
		'put # of them on top of that deck . put the rest on the bottom of that deck in any order'
	],
	[
		'put # on the top and the rest on the bottom',
		'put # of them on top of that deck . put the rest on the bottom of that deck in any order'
	],
	['put that card on', 'put it on'],
	['look at the top card of a deck . •', 'look at the top card of a deck . put it back . •'],
	['any number of shop items into', 'any number of items in the shop into'],
	['they loot double that number instead', 'they loot 2 times that many loot cards instead'],
	[
		'the next instance of damage they take this turn * * to #',
		'the next time they would take any amount of damage this turn they take # damage instead'
	],
	['would loot they', 'would loot any number of loot cards they'],
	['the number of cards discarded this way', 'the amount done this way'],
	['the number of loot cards discarded this way', 'the amount done this way'],
	['the number of counters removed this way', 'the amount done this way'],
	['the amount of damage taken', 'that much'],
	['if this has #+ counters it', 'if there are # or more counters on this this'],
	['if this has #+ counters on it it', 'if there are # or more counters on this this'],
	['if this has #+ counters on it', 'if there are # or more counters on this'],
	['while this has #+ counters on it it', 'while there are # or more counters on this this'],
	['while this has #+ counters on it', 'while there are # or more counters on this'],
	['while this has # counters on it', 'while there are # counters on this'],
	['while this has a counter on it', 'while there are 1 or more counters on this'],
	['if this has #+ counters', 'if there are # or more counters on this'],
	['if this has # or more counters', 'if there are # or more counters on this'],
	['while this has counters on it', 'while there are 1 or more counters on this'],
	['while this has #+ counters', 'while there are # or more counters on this'],
	['this is at # hp', 'this has # hp'],
	['# loot cards in your hand', '# loot cards in hand'],
	['# or more loot cards in your hand', '# or more loot cards in hand'],
	['#+ loot cards in your hand', '# or more loot cards in hand'],
	['#+ loot cards', '# or more loot cards'],
	['must make an additional attack', 'must attack an additional time this turn'],
	['may make an additional attack', 'may attack an additional time this turn'],
	[
		'attack the monster deck # times this turn .',
		'attack the monster deck # times this turn if able .'
	],
	[
		'attack the monster deck an additional time .',
		'attack the monster deck an additional time this turn .'
	],
	['a shop item', 'an item in the shop'],
	['each shop item', 'each item in the shop'],
	['number of shop items into', 'number of items in the shop into'],
	['from the shop', 'in the shop'],
	['item from a player', 'item a player controls'],
	['item from another player', 'item another player controls'],
	['soul from another player', 'soul another player controls'],
	['soul from a player', 'soul a player controls'],
	['put a card from your hand', 'put a loot card from your hand'],
	['put a card from their hand', 'put a loot card from their hand'],
	['discard # card', 'discard # loot cards'],
	['to a number of your choosing', 'to a 1 2 3 4 5 or 6'],
	['when an attack is declared on this', 'when a player declares an attack on this'],
	['the player that killed it', 'the player who killed it'],
	['the player that killed this', 'the player who killed it'],
	['and end your turn', 'and end the turn'],
	['and end it', 'and end the turn'],
	['any discard', 'a discard'],
	['the top card of any deck', 'the top card of a deck'],
	['up to x additional loot', 'additional loot'],
	['double its rewards', 'double the rewards'],
	['divided as they choose', 'divided as chosen'],
	['divided as you choose', 'divided as chosen'],
	['your character', 'the character you control'],
	[
		'gain +# * and +# * till end of turn',
		'gain +# * till end of turn and gain +# * till end of turn'
	],
	[
		'gains +# * and +# * till end of turn',
		'gains +# * till end of turn and gains +# * till end of turn'
	],
	[
		'gain +# * and +# to dice rolls till end of turn',
		'gain +# * till end of turn and gain +# to dice rolls till end of turn'
	],
	['you may play any number of additional', 'play any number of additional'],
	['any number of times on your turn', 'any number of additional times on your turn'],
	['the only monster card in', 'a monster card in'],
	['gain this soul', 'gain this'],
	['becomes a soul . gain it', 'becomes a soul'],
	['to a player of your choice', 'to a player'],
	['make them', 'have them'],
	['guppy item gain it', 'guppy card gain it'],
	[
		'loot +# during your loot step',
		"if you would loot any number of loot cards while it's the loot step and it's your turn loot that many loot cards +# instead"
	],
	[
		'that player destroys a soul they control',
		'that player chooses a soul they control and destroys it'
	],
	[
		'that player destroys an item they control',
		'that player chooses an item they control and destroys it'
	],
	['they destroy a soul they control', 'they choose a soul they control and destroy it'],
	['they destroy an item they control', 'they choose an item they control and destroy it'],
	['put this on the bottom of the loot deck', 'put this on the bottom of its deck'],
	[
		'the active player recharges each item they control',
		'recharge each item the active player controls'
	],
	[
		'damage dealt to this is also dealt to the player to',
		'as this takes any amount of damage deal that much damage to the player to'
	],
	[
		'you may recharge up to # items you control',
		'you may choose up to # items you control and recharge each of them'
	],
	['you may put them back in any order', 'put them back in any order'],
	['choose a player or monster then roll', 'choose a player or monster . roll'],
	['choose a player then roll', 'choose a player . roll'],
	['deal damage to them equal to the result', 'deal that much damage to them'],
	['they take damage equal to the result', 'they take that much damage'],
	['take damage equal to the result', 'take that much damage'],
	['that player gains ¢ equal to the result', 'that player gains that much ¢'],
	[
		'must make an additional attack on the monster deck',
		'must attack the monster deck an additional time this turn'
	],
	[
		'may make an additional attack on the monster deck',
		'may attack the monster deck an additional time this turn'
	],
	['when this is at # hp or less it has', 'while this has # hp or less this has'],
	['you may play up to # additional loot cards', 'play # additional loot cards'],
	[
		'each player who rolls the lowest or tied for the lowest',
		'each player with the lowest result or tied for the lowest'
	],
	[
		'each player who rolls the highest or tied for the highest',
		'each player with the highest result or tied for the highest'
	]
];

interface Variant {
	readonly theirs: readonly string[];
	readonly ours: readonly string[];
	/** Whether it is said at the beginning of a line alone. */
	readonly opens: boolean;
}
const stems = (text: string): readonly string[] =>
	text
		.split(/(?<=#th)|(?=#th)|(?<=[#*+])(?!th)|(?=[*+])|(?=#(?!th))/u)
		.flatMap((part) =>
			part === '#th' || part === '#' || part === '*'
				? [part]
				: tokensOf(part).map(({ stem }) => stem)
		);

const BY_FIRST: ReadonlyMap<string, readonly Variant[]> = VARIANTS.reduce(
	(known, [theirs, ours]) => {
		const one = {
			theirs: stems(theirs.replace('^ ', '')),
			ours: stems(ours),
			opens: theirs.startsWith('^')
		};
		const [first = ''] = one.theirs;
		return known.set(first, [...(known.get(first) ?? []), one]);
	},
	new Map<string, readonly Variant[]>()
);

/** The tokens of a text, other words replaced by ours; they keep the places of what they replace. */
export function inOurWords(tokens: readonly Token[]): readonly Token[] {
	const said: Token[] = [];
	for (let at = 0; at < tokens.length;) {
		const first = tokens[at];
		if (!first) break;
		const variants = [
			...(BY_FIRST.get(first.stem) ?? []),
			...(/^\d+$/u.test(first.stem) ? (BY_FIRST.get('#') ?? []) : [])
		];
		const found = variants
			.filter(({ opens }) => !opens || first.opens)
			.filter(({ theirs }) => theirs.every((stem, i) => fits(stem, tokens[at + i]?.stem ?? '')))
			.sort((a, b) => b.theirs.length - a.theirs.length)[0];
		if (!found) {
			said.push(first);
			at += 1;
			continue;
		}
		said.push(...replaced(found, tokens.slice(at, at + found.theirs.length)));
		at += found.theirs.length;
	}
	return said;
}

const fits = (stem: string, token: string): boolean =>
	stem === token ||
	(stem === '#' && /^\d+$/u.test(token)) ||
	(stem === '#th' && ORDINAL.test(token)) ||
	(stem === '*' && token !== '');
const ORDINAL = /^\d+(?:th|st|nd|rd)$/u;

function replaced({ theirs, ours }: Variant, tokens: readonly Token[]): readonly Token[] {
	const open = (mark: string): string[] =>
		theirs.flatMap((stem, i) =>
			stem === mark || (mark === '#' && stem === '#th') ? [tokens[i]?.stem ?? ''] : []
		);
	const numbers = open('#').map((stem) => stem.replace(/\D+$/u, ''));
	const kept = { '#': numbers, '*': open('*') };
	const taken = { '#': 0, '*': 0 };
	// What is said twice in our words is said once in theirs: the last one counts again.
	const next = (mark: '#' | '*'): string => {
		const stem = kept[mark][Math.min(taken[mark], kept[mark].length - 1)] ?? '';
		taken[mark] += 1;
		return stem;
	};
	const [from, to] = [tokens[0]?.from ?? 0, tokens.at(-1)?.to ?? 0];
	return ours.map((stem, i) => ({
		stem: stem === '#' || stem === '*' ? next(stem) : stem,
		from,
		to,
		opens: i === 0 && (tokens[0]?.opens ?? false),
		...(i === 0 && tokens[0]?.comma ? { comma: true as const } : {})
	}));
}
