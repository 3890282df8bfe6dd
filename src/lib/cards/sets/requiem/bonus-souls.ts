import {
	a,
	atLeast,
	eachTime,
	gain,
	given,
	owned,
	putCounters,
	target,
	targeted,
	whenever,
	withFewest
} from '../../../abilities/build/index.ts';
import type { Ability } from '../../../abilities/grammar.ts';
import type { Card } from '../../card.ts';
import { bonusSoul } from '../../kinds.ts';

/** Once somebody has so many of something, the active player lets one who has the fewest gain this. */
const firstWith = (what: 'soul' | 'item', many: 'souls' | 'items', least: number): Ability =>
	whenever(
		given({ on: 'come to control', who: 'a player', what }, atLeast(owned(many, 'they'), least)),
		gain('this', targeted()),
		target(a('player', withFewest(many)))
	);

/** The bonus souls of Requiem. */
export const BONUS_SOULS: Readonly<Record<string, Card>> = {
	'soul-of-wrath': bonusSoul(
		'Soul of Wrath',
		eachTime({ on: 'die', who: 'a player', when: 'on death' }, putCounters()),
		whenever({ on: 'counters put', who: 'this', reach: 6 }, gain('this', 'active player'))
	),
	'soul-of-pride': bonusSoul(
		'Soul of Pride',
		eachTime({ on: 'gain treasure', who: 'a player' }, putCounters()),
		whenever({ on: 'counters put', who: 'this', reach: 6 }, gain('this', 'active player'))
	),
	'soul-of-lust': bonusSoul(
		'Soul of Lust',
		eachTime({ on: 'kill', who: 'a player', what: 'monster' }, putCounters()),
		whenever({ on: 'counters put', who: 'this', reach: 6 }, gain('this', 'active player'))
	),
	'soul-of-envy': bonusSoul('Soul of Envy', firstWith('soul', 'souls', 3)),
	'soul-of-sloth': bonusSoul('Soul of Sloth', firstWith('item', 'items', 4))
};
