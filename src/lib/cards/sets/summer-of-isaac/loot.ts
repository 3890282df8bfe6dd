import {
	a,
	always,
	give,
	lootAbility,
	onAnyResult,
	putIt,
	roll,
	rollsADice,
	target,
	targeted,
	whenever
} from '../../../abilities/build/index.ts';
import type { Card } from '../../card.ts';
import { lootCard, trinket } from '../../kinds.ts';

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
		lootAbility({
			do: 'by hand',
			words:
				'Choose the ↷ or $ ability of an item or a triggered ability or a loot being played. It must be aimed at you or yours: it is canceled, and whoever it was of suffers 2 damage.'
		})
	),
	'recycling-sticker': trinket(
		'Recycling Sticker',
		always({ cost: 'shop items', of: 'you', add: -1 }),
		always({
			byHand:
				'What lies topmost in the treasure discard is for sale to you, like what is in the shop.'
		})
	)
};
