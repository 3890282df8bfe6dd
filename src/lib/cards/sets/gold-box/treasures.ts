import {
	a,
	always,
	at,
	by,
	cancel,
	choose,
	dealDamage,
	dealsCombatDamage,
	destroy,
	discard,
	each,
	eachTime,
	endOfYourTurn,
	gainCents,
	gainLootPlay,
	gainLootPlays,
	given,
	ifYouDo,
	inTurn,
	kill,
	look,
	loot,
	loseCents,
	may,
	nextTime,
	on,
	otherThan,
	owned,
	paid,
	plus,
	putTop,
	recharge,
	replaces,
	roll,
	rolls,
	startOfYourTurn,
	tap,
	target,
	targeted,
	topOf,
	yourTurn
} from '../../../abilities/build/index.ts';
import type { Card } from '../../card.ts';
import { treasure } from '../../kinds.ts';

/** The treasures of the Gold Box. */
export const TREASURES: Readonly<Record<string, Card>> = {
	'guppys-tail': {
		...treasure(
			"Guppy's Tail",
			always(
				replaces(
					{ would: 'loot', who: 'you', given: { all: [{ is: 'the loot step' }, yourTurn] } },
					{ amount: plus('that much', 1) }
				)
			),
			at(endOfYourTurn, discard(1))
		),
		keywords: ['guppy']
	},
	infamy: treasure(
		'Infamy',
		always(replaces({ would: 'take damage', who: 'you', combat: true, on: [1] }, { prevent: null }))
	),
	'moms-knife': treasure(
		"Mom's Knife",
		always({ stat: 'attack', of: 'you', add: 1 }),
		eachTime(
			given(dealsCombatDamage('you', 'monster'), { onAttackRoll: [6] }),
			each(a('monster', otherThan('it')), dealDamage(1, 'chosen'))
		)
	),
	'more-options': treasure(
		'More Options',
		at(startOfYourTurn, may(look(topOf('treasure', 2), 'top of deck'))),
		always({ extra: 'purchases', of: 'you', amount: 1 })
	),
	placenta: treasure(
		'Placenta',
		always({ stat: 'hp', of: 'you', add: 1 }),
		always(replaces({ would: 'take damage', who: 'you', combat: true, on: [4] }, { prevent: null }))
	),
	'soy-milk': treasure(
		'Soy Milk',
		always({ stat: 'evasion', of: 'monsters', add: 1, while: yourTurn }),
		eachTime(
			dealsCombatDamage('you', 'monster'),
			each(a('monster', otherThan('it')), dealDamage(1, 'chosen'))
		)
	),
	'crooked-penny': treasure(
		'Crooked Penny',
		tap(
			roll(
				on([1, 2, 3], gainCents(owned('¢', targeted()), targeted())),
				on([4, 5, 6], loseCents(owned('¢', targeted()), targeted()))
			),
			target('player')
		)
	),
	fruitcake: treasure(
		'Fruitcake',
		tap(
			roll(
				on([1], loot(1)),
				on([2, 3], gainCents(1)),
				on([4, 5, 6], look(topOf(targeted()), 'top of deck'), target('deck'))
			)
		),
		eachTime(given(rolls('a player'), { is: 'same result twice' }), recharge())
	),
	'library-card': treasure('Library Card', tap(gainLootPlay)),
	'plan-c': treasure(
		'Plan C',
		tap(
			inTurn(
				ifYouDo(destroy('this'), choose(['monster'], kill('chosen'))),
				nextTime({ on: 'turn ends', who: 'a player' }, each('player', kill('chosen')))
			)
		)
	),
	'the-butter-bean': treasure('The Butter Bean', tap(roll(on([6], recharge())))),
	'dads-key': treasure(
		"Dad's Key",
		paid([{ pay: 'discard', amount: 1 }], putTop('monster', { slot: 'monster' }))
	),
	succubus: treasure('Succubus', paid([{ pay: '¢', amount: 3 }], gainLootPlays(2))),
	'skeleton-key': treasure('Skeleton Key', always({ extra: 'attacks', of: 'you', amount: 98 })),
	'i-cant-believe-its-not-butter-bean': treasure(
		"I Can't Believe It's Not Butter Bean",
		tap(
			cancel(),
			target(
				a('ability of an item', { targets: [a('item', by('you')), a('dice roll', by('you'))] }),
				a('loot being played', { targets: [a('item', by('you')), a('dice roll', by('you'))] })
			)
		)
	)
};
