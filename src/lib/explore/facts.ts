import type { Outcome } from '../judge/verdict/outcome.ts';
import type { CardKey, ObjectId, Seat } from '../model/words.ts';

/** Something weighty that may come: a player or a monster dies, a player wins, or all lose. */
export type Fact =
	| { readonly does: 'wins' | 'dies'; readonly player: Seat }
	| { readonly does: 'dies'; readonly monster: CardKey; readonly object: ObjectId }
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

/** Whether two facts are the same. */
export function isFact(one: Fact, other: Fact): boolean {
	if (one.does !== other.does) return false;
	if ('player' in one) return 'player' in other && one.player === other.player;
	if ('object' in one) return 'object' in other && one.object === other.object;
	return true;
}

/** Whether an outcome has it. */
export const holds = (fact: Fact, outcome: Outcome): boolean =>
	factsOf(outcome).some((one) => isFact(one, fact));
