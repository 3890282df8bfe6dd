import {
	a,
	always,
	inTurn,
	loot,
	putCounters,
	removeCounters,
	tap,
	target,
	targeted,
	whenever
} from '../../abilities/build/index.ts';
import type { Card } from '../card.ts';
import { treasure } from '../kinds.ts';

/** Cards of Tapeworm. */
export const TAPEWORM: Readonly<Record<string, Card>> = {
	// Treasures

	'white-proglottid': treasure(
		'White Proglottid',
		tap(putCounters(1, targeted(), 'egg'), target(a('player', 'another'))),
		always({ attackable: a('player', { counter: 'egg' }), evasion: 4, by: 'active player' }),
		whenever(
			{ on: 'die', who: a('player', { counter: 'egg' }), when: 'on death' },
			inTurn(removeCounters('all', 'they', 'egg'), loot(1, 'killer'))
		)
	)
};
