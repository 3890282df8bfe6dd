import {
	a,
	always,
	cancel,
	chooseOne,
	dealDamage,
	give,
	ifYouDo,
	lootAbility,
	onAnyResult,
	option,
	putIt,
	roll,
	rollsADice,
	target,
	targeted,
	whenever
} from '../../../abilities/build/index.ts';
import type { Card } from '../../card.ts';
import { lootCard, trinket } from '../../kinds.ts';

/** It is canceled, and hurts whose it was. */
const CANCEL = ifYouDo(cancel(), dealDamage(2, { controllerOf: targeted() }));

/** The loot of Summer of Isaac. */
export const LOOT: Readonly<Record<string, Card>> = {
	'mugger-bean': lootCard(
		'Mugger Bean!',
		lootAbility(putIt(targeted(), { handOf: 'you' }), target('loot being played'))
	),
	'found-soul': trinket(
		'Found Soul',
		always({ stat: 'attack', of: 'you', add: 1 }),
		whenever(
			{ on: 'come to control', who: 'you', what: 'soul' },
			give('this', targeted()),
			target(a('player', 'another'))
		)
	),
	'era-walk': lootCard(
		'Era Walk',
		lootAbility(
			roll(
				onAnyResult({
					do: 'remember',
					amount: 'that much',
					effect: {
						do: 'delayed trigger',
						when: rollsADice('a player'),
						until: 'end of turn',
						once: false,
						times: 4,
						effect: { do: 'set roll', what: 'it', to: 'that number' }
					}
				})
			)
		)
	),
	'mega-bean': lootCard(
		'Mega Bean!',
		lootAbility(
			chooseOne(
				option(CANCEL, target(a('ability of an item', 'aimed at you'))),
				option(CANCEL, target(a('triggered ability', { of: 'item' }, 'aimed at you'))),
				option(CANCEL, target(a('loot being played', 'aimed at you')))
			)
		)
	),
	'recycling-sticker': trinket(
		'Recycling Sticker',
		always({ cost: 'shop items', of: 'you', add: -1 }),
		always({ sells: 'treasure discard', of: 'you' })
	)
};
