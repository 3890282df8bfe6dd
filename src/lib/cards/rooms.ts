import {
	a,
	always,
	asReward,
	cancelAttack,
	declaresAttackOnThis,
	each,
	eachTime,
	gainCents,
	gainTreasure,
	ifSo,
	inTurn,
	isA,
	joinAttack,
	loot,
	may,
	on,
	paid,
	rollBy,
	takesDamage,
	teamUp,
	whenever,
	chooseOne,
	option
} from '../abilities/build/index.ts';
import type { Card } from './card.ts';

/** Rooms. */
export const ROOMS: Readonly<Record<string, Card>> = {
	'blessing-of-steam': {
		name: 'Blessing of Steam',
		kind: 'room',
		copies: 1,
		abilities: [always({ cost: 'shop items', of: 'you', add: -5 })]
	},
	'blood-donation': {
		name: 'Blood Donation',
		kind: 'room',
		copies: 1,
		abilities: [paid([{ pay: 'HP', amount: 1 }], gainCents(3))]
	},
	'daily-run': {
		name: 'Daily Run',
		kind: 'room',
		hp: 4,
		evasion: 4,
		attack: 1,
		rewards: [{ gain: 'treasure', amount: 1 }],
		keywords: ['indomitable'],
		copies: 1,
		abilities: [
			always({ this: 'can be attacked' }),
			eachTime(
				takesDamage('this'),
				inTurn(
					chooseOne(option(gainCents(4)), option(loot(1))),
					ifSo(isA('this', a('room', 'being attacked')), may(cancelAttack('you')))
				)
			)
		]
	},
	gus: {
		name: 'Gus',
		kind: 'room',
		hp: 9,
		evasion: 3,
		attack: 1,
		souls: 1,
		copies: 1,
		abilities: [
			always({ this: 'can be attacked' }),
			asReward(each('player', gainTreasure(1, 'chosen'))),
			whenever(
				declaresAttackOnThis,
				each(a('player', 'non-active'), rollBy('chosen', on([4, 5, 6], joinAttack('chosen'))))
			)
		]
	},
	'multiplayer-update': {
		name: 'Multiplayer Update',
		kind: 'room',
		copies: 1,
		abilities: [
			eachTime(
				{ on: 'declare attack', who: 'a player', against: null },
				each(a('player', 'non-active'), teamUp('chosen'))
			),
			always({ rewards: 'for the killer too', by: a('player', 'non-active') })
		]
	}
};
