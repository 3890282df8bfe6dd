import type { Outcome } from '../judge/verdict/outcome.ts';
import type { CardKey, ObjectId, Seat } from '../model/words.ts';

/**
 * Something that may come. Weighty is that a player or a monster dies, a player wins, or all lose; less so
 * what happens to those who live, and least what players have.
 */
export type Fact =
	| {
			readonly does:
				| 'wins'
				| 'dies'
				| 'takes damage'
				| 'gains a soul'
				| 'loses a soul'
				| 'gains cents'
				| 'loses cents'
				| 'loots'
				| 'discards'
				| 'gains loot cards'
				| 'loses loot cards'
				| 'gains an item'
				| 'loses an item';
			readonly player: Seat;
	  }
	| {
			readonly does: 'dies' | 'takes damage';
			readonly monster: CardKey;
			readonly object: ObjectId;
	  }
	| { readonly does: 'all lose' };

/** What is weighty of an outcome, the weightiest first. */
export const factsOf = ({ winners, players, monsters }: Outcome): readonly Fact[] => [
	...(winners?.map((player): Fact => ({ does: 'wins', player })) ?? []),
	...(winners?.length === 0 ? [{ does: 'all lose' } as const] : []),
	...players.flatMap(({ died, player }): readonly Fact[] =>
		died ? [{ does: 'dies', player }] : []
	),
	...monsters.flatMap(({ died, monster: { card, object } }): readonly Fact[] =>
		died ? [{ does: 'dies', monster: card, object }] : []
	)
];

/** What is less weighty: damage that was taken and is left, which a death counts as too, and souls. */
export const lesserFactsOf = ({ players, monsters }: Outcome): readonly Fact[] => [
	...players.flatMap(({ player, damage, died, souls }): readonly Fact[] => [
		...(damage > 0 || died ? [{ does: 'takes damage', player } as const] : []),
		...(souls.after > souls.before ? [{ does: 'gains a soul', player } as const] : []),
		...(souls.after < souls.before ? [{ does: 'loses a soul', player } as const] : [])
	]),
	...monsters.flatMap(({ damage, died, monster: { card, object } }): readonly Fact[] =>
		damage > 0 || died ? [{ does: 'takes damage', monster: card, object }] : []
	)
];

/** What is least: the ¢, loot cards and items that players gain and lose. */
export const leastFactsOf = ({ players }: Outcome): readonly Fact[] =>
	players.flatMap(({ player, cents, loot, looted, discarded, itemsGained, itemsLost }) => [
		...(cents.after > cents.before ? [{ does: 'gains cents', player } as const] : []),
		...(cents.after < cents.before ? [{ does: 'loses cents', player } as const] : []),
		...(looted > 0 ? [{ does: 'loots', player } as const] : []),
		...(discarded.length > 0 ? [{ does: 'discards', player } as const] : []),
		...(looted === 0 && loot.after > loot.before
			? [{ does: 'gains loot cards', player } as const]
			: []),
		...(discarded.length === 0 && loot.after < loot.before
			? [{ does: 'loses loot cards', player } as const]
			: []),
		...(itemsGained.length > 0 ? [{ does: 'gains an item', player } as const] : []),
		...(itemsLost.length > 0 ? [{ does: 'loses an item', player } as const] : [])
	]);

/** Whether two facts are the same. */
export function isFact(one: Fact, other: Fact): boolean {
	if (one.does !== other.does) return false;
	if ('player' in one) return 'player' in other && one.player === other.player;
	if ('object' in one) return 'object' in other && one.object === other.object;
	return true;
}

/** Whether an outcome has it. */
export const holds = (fact: Fact, outcome: Outcome): boolean =>
	[...factsOf(outcome), ...lesserFactsOf(outcome), ...leastFactsOf(outcome)].some((one) =>
		isFact(one, fact)
	);
