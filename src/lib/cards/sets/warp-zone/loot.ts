import {
	a,
	addToRoll,
	anyNumber,
	at,
	atLeast,
	by,
	cancel,
	choose,
	chooseOne,
	costlyLoot,
	dealDamage,
	divideDamage,
	endOfYourTurn,
	entersPlay,
	gainCents,
	gainStat,
	given,
	inTurn,
	loot,
	lootAbility,
	makeTrue,
	may,
	nextTime,
	onAnyResult,
	option,
	otherThan,
	preventNextInstance,
	putIt,
	reroll,
	roll,
	target,
	targeted,
	times,
	whenever
} from '../../../abilities/build/index.ts';
import { lootCard, trinket } from '../../kinds.ts';
import type { Card } from '../../card.ts';

const THEIR_CHARACTER = a('character', by(targeted()));
const THEIR_ITEMS = a('item', by(targeted()));

/** The loot of Requiem Warp Zone. */
export const LOOT: Readonly<Record<string, Card>> = {
	'demon-form': lootCard('Demon Form', lootAbility(gainStat('attack', 2))),
	'bible-thump': lootCard(
		'Bible Thump!',
		lootAbility(inTurn(loot(2), loot(times({ thisTurn: 'players died' }, 2))))
	),
	'chunk-of-amber': lootCard(
		'Chunk of Amber',
		lootAbility(roll(onAnyResult(gainCents(times('that much', 2)))))
	),
	jester: lootCard(
		'Jester',
		lootAbility(choose([a('item', by('you'))], reroll('chosen'), anyNumber))
	),
	witch: lootCard(
		'Witch',
		lootAbility(
			chooseOne(
				option(dealDamage(1), target('monster', 'player')),
				option(addToRoll([1, -1]), target('dice roll')),
				option(cancel(), target('ability of an item', 'loot being played'))
			)
		)
	),
	'fiend-fire': lootCard(
		'Fiend Fire',
		costlyLoot(
			[{ pay: 'discard', amount: 'hand' }],
			divideDamage({ paid: 'loot cards' }, ['monster', 'player'])
		)
	),
	blanks: lootCard(
		'Blanks',
		lootAbility(
			inTurn(
				preventNextInstance(),
				nextTime(
					{ on: 'prevent damage', who: targeted(), thisWay: true },
					choose(['monster', a('player', otherThan(targeted()))], dealDamage('that much', 'chosen'))
				)
			),
			target('player')
		)
	),
	'loot-card': trinket(
		'Loot Card',
		whenever(entersPlay, loot(1)),
		at(endOfYourTurn, may(putIt('this', { handOf: 'you' })))
	),
	'cheep-cheep-cheep': lootCard(
		'Cheep Cheep Cheep!',
		lootAbility(
			inTurn(
				makeTrue({ calls: 'Chicken', of: THEIR_CHARACTER }, 'their next turn'),
				makeTrue(
					{ attackable: a('player', by(targeted())), evasion: 3, by: 'active player' },
					'their next turn'
				),
				makeTrue({ must: 'attack', of: 'players', target: targeted() }, 'their next turn')
			),
			target('player')
		)
	),
	'cow-on-a-trash-farm': lootCard(
		'Cow on a Trash Farm',
		lootAbility(
			inTurn(
				makeTrue({ calls: 'Cow', of: THEIR_CHARACTER }, 'their next turn'),
				makeTrue({ loses: 'abilities', of: THEIR_CHARACTER, except: null }, 'their next turn'),
				makeTrue({ calls: 'Trash', of: THEIR_ITEMS }, 'their next turn'),
				makeTrue({ loses: 'abilities', of: THEIR_ITEMS, except: 'eternal' }, 'their next turn')
			),
			target('player')
		)
	),
	murder: lootCard(
		'Murder!',
		lootAbility(
			inTurn(
				makeTrue({ attackable: 'player', evasion: 4, by: 'active player' }),
				nextTime(
					given(
						{ on: 'turn ends', who: 'a player' },
						atLeast({ thisTurn: 'non-active players died' }, 1)
					),
					putIt('this', { handOf: 'you' })
				)
			)
		)
	)
};
