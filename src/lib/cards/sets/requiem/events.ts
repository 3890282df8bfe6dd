import {
	a,
	anyNumber,
	by,
	cancelEverything,
	choose,
	dies,
	each,
	endTheTurn,
	gainTreasure,
	give,
	inTurn,
	makeTrue,
	mustAttackAgain,
	ofEvent,
	on,
	putIt,
	replaces,
	reroll,
	roll,
	rollBy,
	skipNextTurn,
	steal,
	stealCents,
	stealLoot,
	takeDamage,
	target,
	targeted,
	withMost,
	would
} from '../../../abilities/build/index.ts';
import { event } from '../../kinds.ts';
import type { Card } from '../../card.ts';

/** The events of Requiem. */
export const EVENTS: Readonly<Record<string, Card>> = {
	'double-treasure': event(
		'Double Treasure!',
		ofEvent(
			inTurn(gainTreasure(1), { do: 'gain treasure', who: targeted(), amount: 1, together: true }),
			target(a('player', 'another'))
		)
	),
	'dressing-table': event(
		'Dressing Table',
		ofEvent(choose([a('item', by('you'))], reroll('chosen'), anyNumber))
	),
	'golden-troll-bomb': {
		...event(
			'Golden Troll Bomb!',
			ofEvent(inTurn(takeDamage(2, targeted()), putIt('this', { fromTop: 4 })), target('player'))
		),
		threePlus: true
	},
	overflow: event(
		'Overflow!',
		ofEvent(each('player', rollBy('chosen', on([1, 2], skipNextTurn('chosen')))))
	),
	pitfall: event('Pitfall!', ofEvent(inTurn(endTheTurn, cancelEverything))),
	'tnt-barrel': event(
		'TNT Barrel',
		ofEvent(
			roll(
				on(
					[1, 2, 3, 4],
					inTurn(takeDamage(2), { do: 'take damage', who: targeted(), amount: 2, together: true })
				),
				on([5, 6], takeDamage(4, targeted()))
			),
			target('player', 'monster')
		)
	),
	betrayal: event(
		'Betrayal!',
		ofEvent(
			roll(
				on([1, 2], stealCents(5)),
				on([3, 4], stealLoot(1, targeted(), 'random')),
				on([5], choose([a('item', 'non-eternal', by(targeted()))], steal('chosen'))),
				on([6], choose([a('soul', by(targeted()))], steal('chosen')))
			),
			target(a('player', 'another'))
		)
	),
	'lust-for-blood': event(
		'Lust for Blood!',
		ofEvent(
			inTurn(
				makeTrue(
					{ attackable: a('player', by(targeted())), evasion: 4, by: 'active player' },
					'end of turn',
					true
				),
				mustAttackAgain(targeted()),
				makeTrue(
					replaces(would('destroy the penalty item', targeted()), {
						instead: give('it', 'active player')
					})
				)
			),
			target('player')
		)
	),
	'mothers-shadow': event(
		"Mother's Shadow!",
		ofEvent(
			inTurn(each(a('player', withMost('items')), dies('chosen')), putIt('this', { fromTop: 6 }))
		)
	)
};
