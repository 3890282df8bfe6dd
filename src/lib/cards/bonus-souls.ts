import { a, always, atLeast, by, owned } from '../abilities/build/index.ts';
import type { Condition } from '../abilities/grammar.ts';
import type { Card } from './card.ts';

const bonusSoul = (name: string, gainedWhen: Condition): Card => ({
	name,
	kind: 'bonus soul',
	souls: 1,
	copies: 1,
	abilities: [always({ gainedWhen })]
});

/** The bonus souls of the base set (2.4.1). */
export const BONUS_SOULS: Readonly<Record<string, Card>> = {
	'soul-of-guppy': bonusSoul('Soul of Guppy', atLeast({ count: a('item', 'guppy', by('you')) }, 2)),
	'soul-of-greed': bonusSoul('Soul of Greed', atLeast(owned('¢'), 25)),
	'soul-of-gluttony': bonusSoul('Soul of Gluttony', atLeast(owned('loot cards'), 10))
};
