import {
	a,
	always,
	and,
	asThisEnters,
	by,
	cancelEverything,
	deactivate,
	dealDamage,
	destroy,
	each,
	eachTime,
	endTheTurn,
	exactly,
	firstAttackRoll,
	gainCents,
	ifYouDo,
	inTurn,
	look,
	makeTrue,
	may,
	nextTime,
	paid,
	replaces,
	rolls,
	steal,
	take,
	tap,
	target,
	topOf,
	would,
	yourTurn
} from '../../../abilities/build/index.ts';
import type { Card } from '../../card.ts';
import { treasure } from '../../kinds.ts';

/** The treasures of The Unboxing of Isaac. */
export const TREASURES: Readonly<Record<string, Card>> = {
	'my-little-unicorn': treasure(
		'My Little Unicorn',
		tap(
			inTurn(
				makeTrue(replaces(would('take damage', 'you'), { prevent: null })),
				nextTime(rolls('you', 1, 2, 3), and(cancelEverything, endTheTurn))
			)
		)
	),
	'edens-soul': treasure(
		"Eden's Soul",
		always(asThisEnters(deactivate())),
		tap(
			ifYouDo(destroy('this'), {
				do: 'look',
				who: 'you',
				at: topOf('treasure', 7),
				reveal: false,
				sort: [take(exactly(2), { gainedBy: 'you' })],
				rest: 'bottom of deck',
				order: 'random'
			})
		)
	),
	seraphim: treasure(
		'Seraphim',
		always({
			stat: 'attack rolls',
			of: 'you',
			add: 1,
			while: { nth: 'attack roll', of: 'you', is: [1, 3, 5] }
		})
	),
	'the-stairway': treasure(
		'The Stairway',
		eachTime({ on: 'declare purchase', who: 'you' }, may(look(topOf('treasure', 7), 'top of deck')))
	),
	'moms-heels': treasure(
		"Mom's Heels",
		always({ extra: 'attacks', of: 'you', amount: 1 }),
		always(
			replaces(
				{ would: 'take damage', who: 'you', combat: true, limit: { each: 'turn', nth: [1] } },
				{ prevent: null }
			)
		)
	),
	'moms-lipstick': treasure(
		"Mom's Lipstick",
		always({ extra: 'attacks', of: 'you', amount: 1 }),
		always({ stat: 'attack rolls', of: 'you', add: 1, while: firstAttackRoll() })
	),
	'moms-underwear': treasure(
		"Mom's Underwear",
		always({ extra: 'attacks', of: 'you', amount: 1 }),
		always({ stat: 'attack', of: 'you', add: 2, while: { nth: 'attack', of: 'you', is: [2] } })
	),
	'the-mark': treasure(
		'The Mark',
		always({ attackable: a('player', by('you')), evasion: 5, by: 'active player' }),
		always({ attackable: a('player', 'another'), evasion: 5, by: 'you', while: yourTurn }),
		always({ stat: 'attack', of: 'you', add: 1 })
	),
	'number-two': treasure(
		'Number Two',
		eachTime(rolls('a player', 2), may(dealDamage(1)), target('monster', 'player'))
	),
	'a-dollar': treasure(
		'A Dollar!',
		paid([{ pay: 'destroy this' }], each(a('item', 'in the shop'), steal('chosen')))
	),
	'a-quarter': treasure('A Quarter!', paid([{ pay: 'destroy this' }], gainCents(25)))
};
