import {
	a,
	by,
	dealDamage,
	eachTime,
	gainCents,
	kill,
	loot,
	on,
	paid,
	preventNextDamage,
	putCounters,
	recharge,
	roll,
	steal,
	takesDamage,
	tap,
	target,
	targeted
} from '../../abilities/build/index.ts';
import type { Cost } from '../../abilities/grammar.ts';
import type { Card } from '../card.ts';
import { treasure } from '../kinds.ts';

const cents = (amount: number): readonly Cost[] => [{ pay: '¢', amount }];
const counters = (amount: number): readonly Cost[] => [{ pay: 'counters', amount, named: null }];

/** Treasures with a $ ability. */
export const PAID: Readonly<Record<string, Card>> = {
	'battery-bum': treasure('Battery Bum', paid(cents(4), recharge(targeted()), target('item'))),
	'contract-from-below': treasure(
		'Contract From Below',
		paid(
			[{ pay: 'destroy', amount: 2, what: a('item', { by: 'you' }) }],
			steal(),
			target(a('item', 'non-eternal', 'controlled'))
		)
	),
	'donation-machine': treasure(
		'Donation Machine',
		paid([{ pay: 'give', what: a('item', 'another', 'non-eternal', by('you')) }], gainCents(8))
	),
	'golden-razor-blade': {
		...treasure('Golden Razor Blade', paid(cents(5), dealDamage(1), target('monster', 'player'))),
		threePlus: true
	},
	'pay-to-play': treasure(
		'Pay to Play',
		paid(cents(10), steal(), target(a('item', 'non-eternal', 'controlled')))
	),
	'portable-slot-machine': {
		...treasure(
			'Portable Slot Machine',
			paid(cents(3), roll(on([1, 2], loot(1)), on([3, 4], gainCents(4))))
		),
		casino: true
	},
	smelter: treasure('Smelter', paid([{ pay: 'discard', amount: 1 }], gainCents(3))),
	'tech-x': treasure(
		'Tech X',
		tap(putCounters()),
		paid(counters(3), kill(), target('player', 'monster'))
	),
	'the-poop': treasure(
		'The Poop',
		eachTime(takesDamage('you'), putCounters()),
		paid(counters(1), preventNextDamage(1, 'you'))
	)
};
