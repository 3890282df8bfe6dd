import {
	a,
	always,
	at,
	dealDamage,
	eachTime,
	endOfYourTurn,
	gainCents,
	may,
	on,
	recharge,
	replaces,
	roll,
	target,
	targeted,
	times,
	yourTurn
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
	),
	'poker-chip': trinket(
		'Poker Chip',
		always(
			replaces(
				{ would: 'gain ¢', who: 'you', limit: { each: 'turn', nth: [1] }, given: yourTurn },
				{
					instead: {
						do: 'remember',
						amount: 'that much',
						effect: roll(
							on([1, 2, 3], gainCents(1)),
							on([4, 5, 6], gainCents(times('that number', 2)))
						)
					}
				}
			)
		)
	)
};
