/** What triggered abilities wait for. */
import type { DistributiveOmit } from '../../model/omit.ts';
import type { TriggerEvent } from '../grammar.ts';
import { CONDITION } from './conditions.ts';
import { form, phrase, type Form } from './form.ts';
import type { Shape } from './hole.ts';
import { card, faces, filter, filters, number, said, whose, wordsFor } from './holes.ts';

/** An event without when it counts. */
export type Happening = DistributiveOmit<TriggerEvent, 'given' | 'limit'>;
const on = (shape: Shape<Happening>, words: string): Form<Happening> =>
	form<Happening>(shape, words);

const who = whose('who');
const what = filter('what', 'some');
const n = number('n');
const condition = said(() => CONDITION);

/** Which rolls, whatever they show and by what they show: all, those of attacks, of attacks on this, all others. */
const ROLLS = [
	[{}, '', 'a [faces]'],
	[{ attack: 'any' }, 'an attack roll', 'an attack roll of [faces]'],
	[{ attack: 'on this' }, 'an attack roll against this', 'an attack roll of [faces] against this'],
	[{ attack: 'none' }, 'a non-attack roll', 'a non-attack roll of [faces]']
] as const;

const rolls: readonly Form<Happening>[] = [
	...ROLLS.flatMap(([attack, any, shown]) => [
		on({ on: 'roll', who, numbers: [], ...attack }, `[who roll] ${any}`),
		on({ on: 'roll', who, numbers: faces('faces'), ...attack }, `[who roll] ${shown}`),
		on({ on: 'would roll', who, numbers: [], ...attack }, `[who would] roll ${any}`),
		on({ on: 'would roll', who, numbers: faces('faces'), ...attack }, `[who would] roll ${shown}`)
	]),
	...ROLLS.map(([attack, any]) =>
		on(
			{ on: 'roll a dice', who, ...attack },
			any === '' ? '[who roll] a dice' : `[who make] ${any}`
		)
	),
	on({ on: 'miss', who }, '[who miss] an attack roll'),
	on({ on: 'hit', who }, '[who hit] with an attack roll'),
	...(['hit', 'miss'] as const).flatMap((roll) => [
		on({ on: roll, who, against: 'this' }, `[who ${roll}] this`),
		on({ on: roll, who, against: what }, `[who ${roll}] [what]`)
	]),
	on({ on: 'before attack roll', who }, 'an attack roll against [who] is about to be made'),
	on({ on: 'after attack roll', who }, 'an attack roll of an attack on [who] has been dealt with')
];

/** Which damage: combat damage, any but that, or any, with so many points of it in a turn. */
const DAMAGE = [
	[{}, 'damage'],
	[{ combat: true }, 'combat damage'],
	[{ combat: false }, 'non-combat damage']
] as const;
/** A player whom the game knows by a word: "you", "the active player". */
const isOne = wordsFor<'you' | 'active player' | 'attacking player'>('one', {
	you: 'you',
	'active player': 'the active player',
	'attacking player': 'the attacking player'
});
const THE_ONE = { is: 'player', where: [{ by: isOne }] } as const;
/** Whom it is dealt to. */
const DEALT = [
	[THE_ONE, ' to [one]'],
	[what, ' to [what]'],
	['this', ' to this'],
	[null, '']
] as const;

const damages: readonly Form<Happening>[] = [
	...DAMAGE.flatMap(([combat, damage]) => [
		on({ on: 'take damage', who, ...combat }, `[who take] ${damage}`),
		on({ on: 'would take damage', who, ...combat }, `[who would] take ${damage}`),
		on(
			{ on: 'take damage', who, ...combat, another: n },
			`[who take] another [n] ${damage} in a turn`
		),
		on(
			{ on: 'would take damage', who, ...combat, another: n },
			`[who would] take another [n] ${damage} in a turn`
		),
		...DEALT.flatMap(([to, whom]) => [
			on({ on: 'deal damage', who, to, ...combat }, `[who deal] ${damage}${whom}`),
			on({ on: 'would deal damage', who, to, ...combat }, `[who would] deal ${damage}${whom}`)
		])
	]),
	on({ on: 'heal', who }, '[who heal]'),
	on({ on: 'prevent damage', who }, '[who prevent] damage'),
	on({ on: 'prevent damage', who, thisWay: true }, '[who prevent] damage this way')
];

const deaths: readonly Form<Happening>[] = [
	on({ on: 'die', who, when: 'before penalties' }, '[who die], before paying penalties'),
	on({ on: 'die', who, when: 'after penalties' }, '[who die], after paying penalties'),
	on({ on: 'die', who, when: 'on death' }, '[who die]'),
	on({ on: 'die', who, when: 'on death', thisWay: true }, '[who die] this way'),
	on({ on: 'die', who, when: 'after rewards' }, '[who die], after gaining rewards'),
	on({ on: 'would die', who }, '[who would] die'),
	on({ on: 'kill', who, what: THE_ONE }, '[who kill] [one]'),
	on({ on: 'kill', who, what }, '[who kill] [what]'),
	on({ on: 'kill', who, what: filters('kinds', 'some', 2) }, '[who kill] [kinds]'),
	on({ on: 'pay the penalty', who }, '[who pay] the death penalty')
];

const objects: readonly Form<Happening>[] = [
	on({ on: 'enter play', who }, '[who enter] play'),
	on({ on: 'leave play', who }, '[who leave] play'),
	on({ on: 'be destroyed', who }, '[who be] destroyed'),
	on({ on: 'be recharged', who }, '[who be] recharged'),
	...(['destroy', 'steal', 'recharge'] as const).map((does) =>
		on({ on: does, who, what }, `[who ${does}] [what]`)
	),
	on(
		{ on: 'steal', who, what: { is: 'item', where: [{ by: 'you' }] } },
		'[who steal] an item from you'
	),
	on({ on: 'be flipped', who: 'this' }, 'this is flipped to this side'),
	on({ on: 'be flipped', who }, '[who be] flipped'),
	on({ on: 'be put in a monster slot', who }, '[who be] put in a monster slot'),
	on({ on: 'activate', who, what }, '[who activate] [what]'),
	on({ on: 'activate', who: 'a player', what }, '[what] is activated'),
	...(
		[
			[what, '[what]'],
			['this', 'this']
		] as const
	).flatMap(([what, words]) => [
		on({ on: 'gain object', who, what }, `[who gain] ${words}`),
		on({ on: 'gain object', who, what, orPurchase: true }, `[who gain or purchase] ${words}`),
		on({ on: 'come to control', who, what }, `[who come] to control ${words}`)
	]),
	on({ on: 'counters put', who, reach: null }, 'counters are put on [who]'),
	on({ on: 'counters put', who, reach: n }, '[who reach] [n] counters'),
	on({ on: 'reach HP', who, hp: n }, '[who reach] [n] HP'),
	on({ on: 'come true', who: 'this', so: condition('so') }, 'it becomes true that [so]'),
	on({ on: 'note', who }, 'a number is noted on [who]')
];

const turns: readonly Form<Happening>[] = [
	on({ on: 'declare attack', who, against: null }, '[who declare] an attack'),
	on({ on: 'declare attack', who, against: 'this' }, '[who declare] an attack on this'),
	on({ on: 'declare attack', who: 'a player', against: 'this' }, 'this is attacked'),
	on({ on: 'declare attack', who, against: 'deck' }, '[who declare] an attack on the monster deck'),
	on(
		{ on: 'declare attack', who, against: { is: 'player', where: [{ by: 'you' }] } },
		'[who declare] an attack on you'
	),
	on({ on: 'declare attack', who, against: what }, '[who declare] an attack on [what]'),
	on({ on: 'declare purchase', who }, '[who declare] a purchase'),
	on(
		{ on: 'declare purchase', who, of: 'deck' },
		'[who declare] a purchase of the top card of the treasure deck'
	),
	on({ on: 'declare purchase', who, of: what }, '[who declare] a purchase of [what]'),
	on({ on: 'purchase', who }, '[who purchase] an item'),
	on({ on: 'purchase', who, of: 'shop' }, '[who purchase] an item in the shop'),
	on({ on: 'purchase', who, of: 'deck' }, '[who purchase] the top card of the treasure deck'),
	on({ on: 'play loot', who }, '[who play] a loot card'),
	on({ on: 'play loot', who, card: card('card', 'loot', 1) }, '[who play] [card]'),
	on({ on: 'play loot', who, card: ['trinket'] }, '[who play] a trinket'),
	on({ on: 'play loot', who: 'a player' }, 'a loot card is played'),
	on({ on: 'loot', who }, '[who loot]'),
	on({ on: 'discard', who }, '[who discard] a loot card'),
	on({ on: 'gain ¢', who }, '[who gain] ¢'),
	on({ on: 'lose ¢', who }, '[who lose] ¢'),
	on({ on: 'give ¢', who }, '[who give] ¢ to another player'),
	on({ on: 'steal ¢', who }, '[who steal] ¢'),
	on({ on: 'steal ¢', who, from: 'you' }, '[who steal] ¢ from you'),
	on({ on: 'pay HP', who }, '[who pay] HP'),
	on({ on: 'gain treasure', who }, '[who gain] treasure'),
	on({ on: 'gain rewards', who }, '[who gain] rewards'),
	on({ on: 'turn starts', who }, "[who's] turn starts"),
	on({ on: 'turn ends', who }, "[who's] turn ends"),
	on({ on: 'game starts', who }, '[who start] the game')
];

/** "a player rolls a 1", "you take damage": what happens. */
export const EVENT = phrase('event', [...rolls, ...deaths, ...damages, ...objects, ...turns]);

/** "the start of your turn": a point of a turn, behind "at". */
export const TURN_POINT = phrase('turn point', [
	on({ on: 'turn starts', who: 'a player' }, 'the start of each turn'),
	on({ on: 'turn ends', who: 'a player' }, 'the end of each turn'),
	on({ on: 'turn starts', who }, "the start of [who's] turn"),
	on({ on: 'turn ends', who }, "the end of [who's] turn")
]);
