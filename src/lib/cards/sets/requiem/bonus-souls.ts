import { always, eachTime, gain, putCounters, whenever } from '../../../abilities/build/index.ts';
import type { Card } from '../../card.ts';
import { bonusSoul } from '../../kinds.ts';

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
	'soul-of-envy': bonusSoul(
		'Soul of Envy',
		always({
			byHand:
				"Somebody's third soul earns this for one who has fewest, whom the active player picks."
		})
	),
	'soul-of-sloth': bonusSoul(
		'Soul of Sloth',
		always({
			byHand:
				"Somebody's fourth item earns this for one who has fewest, whom the active player picks."
		})
	)
};
