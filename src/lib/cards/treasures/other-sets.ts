import {
	a,
	at,
	atMost,
	by,
	cancelAttack,
	cardsUnder,
	choose,
	chooseOne,
	dealDamage,
	destroy,
	each,
	endOfYourTurn,
	exactly,
	ifSo,
	inTurn,
	kill,
	look,
	may,
	mustAttackAgain,
	named,
	option,
	putFromUnder,
	putIt,
	recharge,
	take,
	tap,
	target,
	targeted,
	tillThen,
	topOf,
	upTo
} from '../../abilities/build/index.ts';
import type { Ability, Sorting } from '../../abilities/grammar.ts';
import { originally, type Card } from '../card.ts';
import { treasure } from '../kinds.ts';

/** One of the top 4 cards of the monster deck goes somewhere, the rest to the bottom. */
const reveals = (sorting: Sorting): Ability =>
	tap(look(topOf('monster', 4), 'bottom of deck', [sorting], { reveal: true, order: 'random' }));

/** Treasures of the Gold Box and Requiem. */
export const OTHER_TREASURES: Readonly<Record<string, Card>> = {
	'9-volt': treasure(
		'9 Volt',
		at(endOfYourTurn, may(choose([a('item', by('you'))], recharge('chosen'), upTo(2))))
	),
	'friendly-ball': treasure(
		'Friendly Ball',
		tap(
			ifSo(atMost(cardsUnder(), 0), putIt(targeted(), { under: 'this' })),
			target(a('monster', 'not being attacked'))
		),
		tap(
			inTurn(
				putFromUnder(exactly(1), { slot: 'monster' }),
				mustAttackAgain('put there', 'active player')
			)
		)
	),
	'lemon-mishap': treasure(
		'Lemon Mishap',
		tap(
			tillThen(
				{ on: 'roll', who: 'a player', numbers: [1, 2], attack: 'any' },
				each('monster', dealDamage(1, 'chosen'))
			)
		)
	),
	'ouija-board': originally(
		treasure('Ouija Board', reveals(take(upTo(1), { slot: 'monster' }, 'event'))),
		reveals(take(upTo(1), 'played', 'non-monster'))
	),
	'the-bible': treasure(
		'The Bible',
		tap(
			chooseOne(
				option(destroy(), target('curse')),
				option(cancelAttack('you')),
				option(
					kill(),
					target(
						a('monster', named('Mom!')),
						a('monster', named("Mom's Heart!")),
						a('monster', named('It Lives!'))
					)
				)
			)
		)
	)
};
