import {
	a,
	always,
	asThisEnters,
	becomeSoul,
	by,
	choose,
	each,
	gainTreasure,
	give,
	given,
	inTurn,
	isA,
	kill,
	lootAbility,
	whenever
} from '../../../abilities/build/index.ts';
import { called, lootCard, trinket } from '../../kinds.ts';
import type { Card } from '../../card.ts';

/** The loot of Alt Art. */
export const LOOT: Readonly<Record<string, Card>> = {
	'aa-xiii-death': called(
		'Alt Art',
		lootCard('XIII. Death', lootAbility(each('player', kill('chosen'))))
	),
	'aa-xvii-the-stars': called(
		'Alt Art',
		lootCard(
			'XVII. The Stars',
			lootAbility(inTurn(each('player', gainTreasure(1, 'chosen')), gainTreasure(1)))
		)
	),
	'aa-lost-soul': called('Alt Art', {
		...trinket(
			'Lost Soul',
			always(
				asThisEnters(inTurn(becomeSoul(), choose([a('player', 'another')], give('this', 'chosen'))))
			),
			always({
				attackable: a('player', by('you')),
				evasion: 4,
				by: 'active player',
				while: isA('this', 'soul')
			}),
			whenever(
				given({ on: 'kill', who: 'a player', what: a('player', by('you')) }, isA('this', 'soul')),
				give('this', 'they')
			)
		),
		souls: 1
	})
};
