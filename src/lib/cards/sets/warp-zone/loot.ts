import {
	a,
	addToRoll,
	anyNumber,
	by,
	cancel,
	choose,
	chooseOne,
	dealDamage,
	gainCents,
	gainStat,
	inTurn,
	loot,
	lootAbility,
	onAnyResult,
	option,
	reroll,
	roll,
	target,
	times
} from '../../../abilities/build/index.ts';
import type { Card } from '../../card.ts';
import { lootCard } from '../../kinds.ts';

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
	)
};
