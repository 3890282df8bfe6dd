import {
	a,
	anyNumber,
	by,
	cancelEverything,
	choose,
	each,
	endTheTurn,
	gainTreasure,
	inTurn,
	ofEvent,
	on,
	putIt,
	reroll,
	roll,
	rollBy,
	skipNextTurn,
	takeDamage,
	target,
	targeted
} from '../../../abilities/build/index.ts';
import type { Card } from '../../card.ts';
import { event } from '../../kinds.ts';

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
	)
};
