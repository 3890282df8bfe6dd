import { attacksLeft, lootPlaysLeft } from '../../mechanics/attack-targets.ts';
import { purchasesLeft } from '../../mechanics/purchase-targets.ts';
import { inPlay } from '../../model/in-play.ts';
import type { Position } from '../../model/position.ts';
import type { Counters, Cell } from '../../model/board.ts';
import { DECKS } from '../../model/words.ts';
import { cardName, objectName } from '../../wording/index.ts';
import { differing, factsOf, list, type Difference, type Fact } from './ends.ts';

/** Everything that is true of a table: what two people would compare, and what they might forget. */
export const allFactsOf = (position: Position): readonly Fact[] => [
	...factsOf(position),
	...leftOf(position),
	...behindOf(position)
];

/** What each player may still do this turn. */
function leftOf(position: Position): readonly Fact[] {
	return position.players.flatMap(({ name }, seat) => {
		const left = (what: string, count: number): Fact => ({
			of: `${name}, ${what} left`,
			is: count < 1_000 ? String(count) : 'any number'
		});
		return [
			...(seat === position.turn.active
				? [
						left('attacks', attacksLeft(position, seat)),
						left('purchases', purchasesLeft(position, seat))
					]
				: []),
			left('loot plays', lootPlaysLeft(position, seat))
		];
	});
}

/** What lies beside the players, the monsters and the shop, and what still holds. */
function behindOf(position: Position): readonly Fact[] {
	const { players, decks, discards, effects } = position;
	const counters = [
		...players.flatMap((player) => countersOf(player.name, player.counters)),
		...inPlay(position).flatMap(({ object }) =>
			countersOf(objectName(position, object.id), object.counters)
		)
	];
	const rooms = position.slots.room.flatMap(({ top }) => (top ? [cardName(top.card)] : []));
	return [
		{ of: 'Counters', is: list(counters) },
		{ of: 'Rooms', is: list(rooms) },
		...DECKS.flatMap((deck): readonly Fact[] => [
			{ of: `The ${deck} deck`, is: pile(decks[deck]) },
			{ of: `The ${deck} discard`, is: pile(discards[deck]) }
		]),
		{ of: 'Effects that last', is: list(effects.map(({ from }) => cardName(from.card))) }
	];
}

const countersOf = (name: string, counters: Counters = {}): readonly string[] =>
	Object.entries(counters).flatMap(([kind, count]) =>
		count > 0
			? [
					`${name} (${String(count)} ${kind === 'plain' ? '' : `${kind} `}counter${count === 1 ? '' : 's'})`
				]
			: []
	);

/** A pile, its top first, the cards that nobody has named counted. */
function pile(cells: readonly Cell[]): string {
	const runs: { readonly name: string | null; count: number }[] = [];
	for (const { card } of cells) {
		const name = card === null ? null : cardName(card);
		const last = runs.at(-1);
		if (last && name === null && last.name === null) last.count += 1;
		else runs.push({ name, count: 1 });
	}
	return list(runs.map(({ name, count }) => name ?? `${String(count)} unknown`));
}

/** What differs between two tables, down to what may still be done by those whose turn it is in both. */
export function allDifferences(a: Position, b: Position): readonly Difference[] {
	const [one, other] = [allFactsOf(a), allFactsOf(b)];
	const isInBoth = ({ of }: Fact): boolean =>
		[one, other].every((facts) => facts.some((fact) => fact.of === of)) || !of.endsWith(' left');
	return differing(one.filter(isInBoth), other.filter(isInBoth));
}
