import {
	a,
	always,
	and,
	asThisEnters,
	at,
	atLeast,
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
	heal,
	ifYouDo,
	inTurn,
	look,
	loot,
	makeTrue,
	may,
	named,
	nextTime,
	on,
	otherThan,
	paid,
	preventNextInstance,
	replaces,
	roll,
	rolls,
	startOfYourTurn,
	steal,
	take,
	tap,
	target,
	topOf,
	would,
	yourTurn
} from '../../../abilities/build/index.ts';
import type { Condition } from '../../../abilities/grammar.ts';
import type { Card } from '../../card.ts';
import { called, treasure } from '../../kinds.ts';

/** An item or a soul: a soul counts here whatever it is worth. */
const anotherCube: Condition = {
	either: [
		atLeast({ count: a('object', 'another', named('Cube of Meat'), by('you')) }, 1),
		atLeast({ count: a('object', named('Ultra Flesh Kid!'), by('you')) }, 1)
	]
};

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
	'a-quarter': treasure('A Quarter!', paid([{ pay: 'destroy this' }], gainCents(25))),
	'glitter-bombs': treasure(
		'Glitter Bombs',
		tap(
			inTurn(
				makeTrue({ seesTop: 'loot', of: 'players' }),
				makeTrue({ plays: 'loot deck', of: 'you' })
			)
		)
	),
	'three-dollar-bill': treasure(
		'Three Dollar Bill',
		eachTime(
			{ on: 'would deal damage', who: 'you', to: null },
			roll(on([4, 5], heal(1)), on([6], { do: 'add to damage', amount: 1 }))
		)
	),
	'cube-of-meat1': treasure(
		'Cube of Meat',
		always(
			replaces({ would: 'take damage', who: 'you', combat: true, on: [1] }, { prevent: null })
		),
		always({
			stat: 'attack',
			of: 'you',
			add: 1,
			while: anotherCube
		})
	),
	'cube-of-meat2': called(
		'The Unboxing of Isaac',
		treasure(
			'Cube of Meat',
			always(
				replaces({ would: 'take damage', who: 'you', combat: true, on: [2] }, { prevent: null })
			),
			always({
				stat: 'hp',
				of: 'you',
				add: 1,
				while: anotherCube
			})
		)
	),
	'cube-of-meat3': called(
		'The Unboxing of Isaac 2',
		treasure(
			'Cube of Meat',
			always(
				replaces({ would: 'take damage', who: 'you', combat: true, on: [3] }, { prevent: null })
			),
			always(
				replaces(
					{
						would: 'take damage',
						who: 'you',
						combat: true,
						on: [4],
						given: anotherCube
					},
					{ prevent: null }
				)
			)
		)
	),
	'satanic-bible': treasure(
		'Satanic Bible',
		paid([{ pay: 'HP', amount: 1 }], preventNextInstance(), target('monster'))
	),
	'the-nail': treasure(
		'The Nail',
		tap(makeTrue({ attackable: 'player', evasion: 4, by: 'active player' })),
		eachTime({ on: 'kill', who: 'a player', what: a('player', otherThan('killer')) }, loot(1))
	),
	'number-one': treasure(
		'Number One',
		always({ stat: 'evasion', of: 'monsters', add: -1, while: yourTurn }),
		always({ counts: 'misses', numbers: [1, 6], of: 'you' })
	),
	'lil-delirium': treasure(
		'Lil Delirium',
		at(
			startOfYourTurn,
			inTurn(
				{
					do: 'become copy of card',
					what: 'this',
					from: topOf('treasure', 3),
					until: 'end of turn'
				},
				{
					do: 'look',
					who: 'you',
					at: topOf('treasure', 3),
					reveal: false,
					sort: [],
					rest: 'bottom of deck',
					order: 'random'
				}
			)
		)
	)
};
