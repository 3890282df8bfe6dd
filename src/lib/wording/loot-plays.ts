import type { Player } from '../model/position.ts';
import { counted } from './names.ts';

/** "Amy has 1 loot play left." */
export const lootPlaysSentence = ({
	name,
	lootPlays
}: Pick<Player, 'name' | 'lootPlays'>): string =>
	`${name} has ${lootPlays === 0 ? 'no loot play' : counted(lootPlays, 'loot play')} left.`;
