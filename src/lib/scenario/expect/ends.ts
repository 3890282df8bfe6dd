import { hp } from '../../mechanics/stats.ts';
import { soulValue } from '../../mechanics/souls.ts';
import { inPlay } from '../../model/in-play.ts';
import type { Position } from '../../model/position.ts';
import { cardName, itemName, objectName, playerName } from '../../wording/index.ts';

/** One thing that is true of a table, and what it is. */
export interface Fact {
	readonly of: string;
	readonly is: string;
}

/** "Amy, Ben", or "none". */
export const list = (names: readonly string[]): string => names.join(', ') || 'none';

/** What a table comes to: what two people would compare when a line has ended. */
export function factsOf(position: Position): readonly Fact[] {
	const { players, slots, stack, winners, turn } = position;
	return [
		{
			of: 'Winner',
			is: winners ? list(winners.map((seat) => playerName(position, seat))) : 'nobody yet'
		},
		{ of: 'Turn', is: `${playerName(position, turn.active)}, ${turn.phase} phase` },
		{ of: 'Stack', is: list([...stack].reverse().map((item) => itemName(position, item))) },
		...players.flatMap((player, seat): readonly Fact[] => {
			const known = player.hand.flatMap(({ card }) => (card === null ? [] : [cardName(card)]));
			const hidden = player.hand.length - known.length;
			const cards = [...known, ...(hidden > 0 ? [`${String(hidden)} unknown`] : [])];
			const names = (objects: typeof player.items): string =>
				list(
					objects.map(({ card, charged }) => `${cardName(card)}${charged ? '' : ' (deactivated)'}`)
				);
			const { name } = player;
			return [
				{ of: `${name}, HP`, is: player.dead ? 'died' : String(hp(position, { player: seat })) },
				{ of: `${name}, ¢`, is: String(player.cents) },
				{ of: `${name}, hand`, is: list(cards) },
				{ of: `${name}, items`, is: names([player.character, ...player.items]) },
				{ of: `${name}, souls`, is: `${String(soulValue(player))}: ${names(player.souls)}` },
				{ of: `${name}, curses`, is: names(player.curses) }
			];
		}),
		...slots.monster.map(({ top }, i) => ({
			of: `Monster slot ${String(i + 1)}`,
			is: top
				? `${objectName(position, top.id)}, ${String(hp(position, { object: top.id }))} HP`
				: 'empty'
		})),
		{
			of: 'Shop',
			is: list(
				inPlay(position).flatMap(({ object, place }) =>
					'slot' in place && place.slot === 'shop' ? [cardName(object.card)] : []
				)
			)
		}
	];
}

/** A fact that is not the same at the end of two lines. */
export interface Difference {
	readonly of: string;
	readonly is: readonly [string, string];
}

/** What differs between two tables. */
export const differences = (a: Position, b: Position): readonly Difference[] =>
	differing(factsOf(a), factsOf(b));

/** What differs between two lists of facts. */
export function differing(one: readonly Fact[], those: readonly Fact[]): readonly Difference[] {
	const other = new Map(those.map(({ of, is }) => [of, is]));
	const left = new Set(one.map(({ of }) => of));
	return [
		...one.map(({ of, is }): Difference => ({ of, is: [is, other.get(of) ?? 'not there'] })),
		...[...other].flatMap(([of, is]): readonly Difference[] =>
			left.has(of) ? [] : [{ of, is: ['not there', is] }]
		)
	].filter(({ is: [first, second] }) => first !== second);
}
