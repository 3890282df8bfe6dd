import {
	a,
	at,
	dealDamage,
	eachTime,
	endOfYourTurn,
	may,
	on,
	recharge,
	roll,
	target,
	targeted
} from '../../../abilities/build/index.ts';
import type { Card } from '../../card.ts';
import { trinket } from '../../kinds.ts';

/** The loot of Four Souls+. */
export const LOOT: Readonly<Record<string, Card>> = {
	'aaa-battery': trinket(
		'AAA Battery',
		at(endOfYourTurn, roll(on([4, 5, 6], recharge(targeted()), target('item'))))
	),
	'tape-worm': trinket(
		'Tape Worm',
		eachTime({ on: 'miss', who: 'you' }, dealDamage(1), target(a('player', 'another')))
	),
	'the-left-hand': trinket(
		'The Left Hand',
		eachTime(
			{ on: 'die', who: a('player', 'another'), when: 'on death' },
			may(recharge(targeted())),
			target('item')
		)
	)
};
