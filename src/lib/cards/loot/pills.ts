import {
	discard,
	gainCents,
	gainTillEndOfTurn,
	loot,
	lootAbility,
	loseCents,
	on,
	roll,
	takeDamage
} from '../../abilities/build/index.ts';
import type { Effect } from '../../abilities/grammar.ts';
import type { Card } from '../card.ts';

/** Pills of one colour: what a 1 or 2, a 3 or 4, a 5 or 6 does. */
const pills = (variant: string, low: Effect, middle: Effect, high: Effect): Card => ({
	name: 'Pills!',
	variant,
	kind: 'loot',
	copies: 1,
	abilities: [lootAbility(roll(on([1, 2], low), on([3, 4], middle), on([5, 6], high)))]
});

/** The Pills. */
export const PILLS: Readonly<Record<string, Card>> = {
	'pills-white-blue': pills('white/blue', loot(1), loot(3), discard(1)),
	'pills-2': pills('brown/green', gainCents(4), gainCents(7), loseCents(4)),
	'pills-3': pills(
		'red/spots',
		gainTillEndOfTurn('attack', 1),
		gainTillEndOfTurn('hp', 1),
		takeDamage(1)
	)
};
