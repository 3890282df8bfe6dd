import type { Outcome } from '../judge/verdict/outcome.ts';
import type { CardKey, ObjectId, Seat } from '../model/words.ts';

/**
 * Something that may come. Weighty is that a player or a monster dies, a player wins, or all lose; less so
 * what happens to those who live.
 */
export type Fact =
	| {
			readonly does: 'wins' | 'dies' | 'takes damage' | 'gains a soul' | 'loses a soul';
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

/** Whether two facts are the same. */
export function isFact(one: Fact, other: Fact): boolean {
	if (one.does !== other.does) return false;
	if ('player' in one) return 'player' in other && one.player === other.player;
	if ('object' in one) return 'object' in other && one.object === other.object;
	return true;
}

/** Whether an outcome has it. */
export const holds = (fact: Fact, outcome: Outcome): boolean =>
	[...factsOf(outcome), ...lesserFactsOf(outcome)].some((one) => isFact(one, fact));
