import { each, gainTreasure, inTurn, kill, lootAbility } from '../../../abilities/build/index.ts';
import type { Card } from '../../card.ts';
import { called, lootCard } from '../../kinds.ts';

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
	)
};
