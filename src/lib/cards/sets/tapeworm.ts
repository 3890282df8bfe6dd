import {
	a,
	always,
	at,
	becomeCopy,
	choose,
	chooseOne,
	countersOn,
	each,
	eachTime,
	endOfYourTurn,
	gainCents,
	gainLootPlay,
	inTurn,
	loot,
	may,
	on,
	option,
	paid,
	putCounters,
	putIt,
	removeCounters,
	roll,
	startOfYourTurn,
	tap,
	target,
	targeted,
	thisDies,
	times,
	whenever,
	whereItIs
} from '../../abilities/build/index.ts';
import type { Card } from '../card.ts';
import { called, character, monster, startingItem, treasure, trinket } from '../kinds.ts';

/** Cards of Tapeworm. */
export const TAPEWORM: Readonly<Record<string, Card>> = {
	// Treasures

	'white-proglottid': treasure(
		'White Proglottid',
		tap(putCounters(1, targeted(), 'egg'), target(a('player', 'another'))),
		always({ attackable: a('player', { counter: 'egg' }), evasion: 4, by: 'active player' }),
		whenever(
			{ on: 'die', who: a('player', { counter: 'egg' }), when: 'on death' },
			inTurn(removeCounters('all', 'they', 'egg'), loot(1, 'killer'))
		)
	),
	'rainbow-tapeworm': trinket(
		'Rainbow Tapeworm',
		at(
			startOfYourTurn,
			roll(on([4, 5, 6], choose([a('item', 'non-eternal')], becomeCopy('chosen', 'end of turn'))))
		)
	),
	'pink-proglottid': startingItem(
		'Pink Proglottid',
		tap(
			chooseOne(
				option(putCounters(1, targeted(), 'egg'), target('player', 'monster')),
				option(
					removeCounters(1, targeted(), 'egg'),
					target(a('player', { counter: 'egg' }), a('monster', { counter: 'egg' }))
				)
			)
		),
		eachTime(
			{ on: 'die', who: a('player', { counter: 'egg' }), when: 'on death' },
			each(a('player', { without: 'egg' }), loot(countersOn('they', 'egg'), 'chosen'))
		),
		eachTime(
			{ on: 'die', who: a('monster', { counter: 'egg' }), when: 'on death' },
			each(a('player', { without: 'egg' }), loot(countersOn('it', 'egg'), 'chosen'))
		)
	),
	'black-proglottid': treasure(
		'Black Proglottid',
		at(
			startOfYourTurn,
			may(
				choose(
					[a('player', { without: 'egg' }), a('monster', { without: 'egg' })],
					putCounters(1, 'chosen', 'egg')
				)
			)
		),
		at(
			endOfYourTurn,
			may(
				choose(
					[a('player', { without: 'egg' }), a('monster', { without: 'egg' })],
					putCounters(1, 'chosen', 'egg')
				)
			)
		),
		eachTime(
			{ on: 'die', who: a('player', { counter: 'egg' }), when: 'on death' },
			inTurn(removeCounters('all', 'they', 'egg'), {
				do: 'remember',
				amount: 'done',
				effect: each(a('player', { without: 'egg' }), gainCents(times('that number', 2), 'chosen'))
			})
		),
		eachTime(
			{ on: 'die', who: a('monster', { counter: 'egg' }), when: 'on death' },
			{
				do: 'remember',
				amount: countersOn('it', 'egg'),
				effect: each(a('player', { without: 'egg' }), gainCents(times('that number', 2), 'chosen'))
			}
		)
	),
	'red-proglottid': treasure(
		'Red Proglottid',
		paid([{ pay: '¢', amount: 5 }], putCounters(1, targeted(), 'egg'), target('player', 'monster')),
		eachTime(
			{ on: 'die', who: a('player', { counter: 'egg' }), when: 'on death' },
			removeCounters('all', 'they', 'egg')
		),
		always({
			stat: 'attack',
			of: a('player', { counter: 'egg' }),
			add: { ownCounters: 'egg' }
		}),
		always({
			stat: 'attack',
			of: a('monster', { counter: 'egg' }),
			add: { ownCounters: 'egg' }
		})
	),
	'tapeworm-monster': monster(
		'Tapeworm',
		[4, 2, 4],
		[{ gain: 'loot', amount: 4 }],
		whenever(thisDies, putCounters(1, 'active player', 'egg')),
		whereItIs(
			'in discard',
			whenever(
				{ on: 'die', who: a('player', { counter: 'egg' }), when: 'on death' },
				inTurn(removeCounters('all', 'they', 'egg'), putIt('this', { slot: 'monster' }))
			)
		)
	),
	tapeworm: called('Tapeworm', character('Tapeworm', 'pink-proglottid', tap(gainLootPlay)))
};
