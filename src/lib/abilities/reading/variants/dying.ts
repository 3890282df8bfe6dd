import type { Variant } from './variant.ts';

const LAST_LIVING = 'there are 1 or less living players and the active player is a living player';

const WOULD_GAIN = 'if the active player would gain this soul';
const ANOTHER = 'choose another player . that player';

const PENALTY = 'the death penalty';
const KEEPS = "you don't lose ¢";

const EXCEPT = 'except on an attack roll';
const ATTACKED = 'that player was attacked this turn';
const GIVES = 'that player gives the active player the item they would destroy';

/** What comes of a death, behind "if it dies". */
const DOES = ['deal', 'gain', 'loot', 'steal', 'recharge', 'heal', 'put', 'destroy', 'you', 'they'];

/** Of somebody who is not known before it happens, nothing can be said but of that time. */
const PREVENTED_FOR_SOMEBODY: readonly Variant[] = ['a', 'another'].flatMap((one) =>
	[
		['player', 'that player', 'they'],
		['monster', 'that monster', 'it']
	].flatMap(([what = '', ...again]) =>
		[
			['die', 'prevent death'],
			['die', 'prevent it'],
			['take damage', 'prevent it'],
			['take damage', 'prevent that damage']
		].flatMap(([would = '', prevent = '']) =>
			again.map((who): Variant => {
				const next = `the next time ${one} ${what} would ${would} this turn ${prevent}`;
				return [`${next} . ${who}`, `${next} and ${who}`];
			})
		)
	)
);

/** Deaths, what is paid for them, souls and winning. */
export const DYING: readonly Variant[] = [
	['and prevent death instead', 'and prevent death'],
	['and prevent that death', 'and prevent death'],
	[
		'if this has a counter remove it',
		'if there are 1 or more counters on this remove a counter from this'
	],
	[
		'if this has a counter on it remove it',
		'if there are 1 or more counters on this remove a counter from this'
	],
	...['it', 'they', 'that monster', 'that player', 'that player or monster'].flatMap(
		(who): readonly Variant[] => {
			const means = who.startsWith('that player or') ? 'they' : who;
			const dies = means === 'they' ? 'die' : 'dies';
			const next = `. the next time ${means} ${dies} this way this turn`;
			return [
				...['die', 'dies'].map((die): Variant => [`. if ${who} ${die} this way`, next]),
				...['die', 'dies'].map((die): Variant => [`. when ${who} ${die} this way`, next]),
				...DOES.flatMap((does) =>
					['die', 'dies'].map((die): Variant => [`. if ${who} ${die} ${does}`, `${next} ${does}`])
				),
				...(who === 'it'
					? ['monster or player', 'player or monster'].flatMap((any): readonly Variant[] => [
							[`${any} . if it dies this turn`, `${any} . the next time they die this turn`],
							[`${any} . if it dies this way`, `${any} . the next time they die this way this turn`]
						])
					: []),
				...['die', 'dies'].map((die): Variant => [`. if ${who} ${die} from this damage`, next]),
				...['die', 'dies'].map((die): Variant => [`. if ${who} ${die} to this damage`, next])
			];
		}
	),
	...['this', 'that', 'this damage', 'that damage'].flatMap((what) =>
		['kills', 'killed'].flatMap((kills): readonly Variant[] => [
			[`. if ${what} ${kills} it`, '. the next time it dies this way this turn'],
			...['monster or player', 'player or monster'].map((any): Variant => [
				`${any} . if ${what} ${kills} it`,
				`${any} . the next time they die this way this turn`
			]),
			[`. if ${what} ${kills} them`, '. the next time they die this way this turn'],
			[`. if ${what} ${kills} that player`, '. the next time they die this way this turn'],
			[`. if ${what} ${kills} that monster`, '. the next time it dies this way this turn']
		])
	),
	...PREVENTED_FOR_SOMEBODY,
	['would die during your turn', 'would die on your turn'],
	['^ if you would die during your turn', 'when you would die on your turn'],
	[`^ if this would die ${EXCEPT} of #`, "when this would die while the attack roll wasn't a #"],
	['the active player gains its rewards', 'the active player gains the rewards of it'],
	['cancel your attack if able', 'cancel your attack'],
	[
		'would destroy a item for the death penalty they put it',
		'would give up a item for the death penalty put it'
	],
	[
		`when a player dies if ${ATTACKED} ${GIVES} for the death penalty`,
		'if a player would give up a item for the death penalty while they have been attacked this turn give it to the active player instead'
	],
	['lose an additional #¢', 'lose #¢'],
	['loses an additional #¢', 'loses #¢'],
	['discards an additional loot card', 'discards a loot card'],
	['discard an additional loot card', 'discard a loot card'],
	[
		`${KEEPS} or discard loot cards when paying ${PENALTY}`,
		"you don't lose ¢ for the death penalty . / you don't discard a loot card for the death penalty"
	],
	["you don't lose ¢ when you die", "you don't lose ¢ for the death penalty"],
	["when you die you don't lose ¢", "you don't lose ¢ for the death penalty"],
	[
		"you don't discard loot cards when you die",
		"you don't discard a loot card for the death penalty"
	],
	[
		"when you die you don't discard a loot card",
		"you don't discard a loot card for the death penalty"
	],
	...['before', 'after'].flatMap((when) =>
		['paying the', 'they pay the', 'you pay the'].flatMap((paying) =>
			['penalty', 'death penalty'].map((penalty): Variant => [
				`${when} ${paying} ${penalty}`,
				`${when} paying penalties`
			])
		)
	),
	...['their', 'your', 'its', 'his', 'the', 'that', "that player's", "that monster's"].map(
		(whose): Variant => [`prevent ${whose} death`, 'prevent death']
	),
	['if a player died this turn', 'if the number of players who died this turn is at least 1'],
	[
		'you choose what item they would destroy and you',
		'do this instead : ( you choose a non-eternal item they control and destroy it ) then'
	],
	[
		'gain any loot cards and ¢ they would lose',
		'they give you a loot card then lose 1¢ then you gain ¢ equal to the amount done this way then deactivate each object with a ↷ ability they control'
	],
	['they must destroy a item they control', 'they choose a item they control and destroy it'],
	['kill it and the active player', 'kill this then kill the active player'],
	[
		`${WOULD_GAIN} they instead ${ANOTHER} gains this`,
		"this is gained as a soul by another player of the active player's choice"
	],
	[
		`${WOULD_GAIN} they instead ${ANOTHER} gains this soul`,
		"this is gained as a soul by another player of the active player's choice"
	],
	['give this soul to that player', 'give this to them'],
	[
		'the active player is the only living player they win',
		`${LAST_LIVING} the active player wins the game`
	],
	['the active player is the only living player', LAST_LIVING],
	['while this soul is controlled players need to control', 'while this is a soul'],
	['at least # souls to win', '# souls are needed to win the game'],
	[
		'becomes a soul . give it to another player',
		'becomes a soul then you choose another player and give this to that player'
	],
	[
		'it becomes a item . the active player gains it',
		'this becomes a item then the active player gains this'
	],
	[
		'instead give it to another player',
		'instead you choose another player and give this to that player'
	]
];
