import { playerAt, withPlayer } from '../../model/objects.ts';
import type { Cell } from '../../model/board.ts';
import type { Option, Seat } from '../../model/words.ts';
import { fizzleWithNothing } from '../late-fizzle.ts';
import { ask, set, tell, type Run } from '../run.ts';
import { NOTHING, type TaskResult } from '../task-result.ts';
import { amount, appliedIn, bounds, done, pick, seat, type Doing, type EffectOf } from './doing.ts';
import { needsName, holding } from './destinations.ts';

/** The cards of a hand, as they are picked. */
export const places = (hand: readonly Cell[]): readonly Option[] =>
	hand.map((cell, at) => ({ card: cell.card, at }));

/** The cards that were picked, with the names they were given, and those that stay. */
export function split(
	cells: readonly Cell[],
	picked: readonly Option[]
): { readonly taken: readonly Cell[]; readonly left: readonly Cell[] } {
	const names = new Map<number, Cell>();
	for (const option of picked)
		if ('at' in option) {
			const cell = cells[option.at];
			if (cell) names.set(option.at, cell.card === null ? { ...cell, card: option.card } : cell);
		}
	return {
		taken: [...names.values()],
		left: cells.filter((_, at) => !names.has(at))
	};
}

export const seenByToo = (cell: Cell, player: Seat): Cell =>
	cell.card === null || cell.seenBy.includes(player)
		? cell
		: { ...cell, seenBy: [...cell.seenBy, player] };

/** Loot cards of a hand with their names, asked for where nobody knows them; null while they are asked for. */
function named(run: Run, hand: Seat, cells: readonly Cell[], from: number): readonly Cell[] | null {
	const known: Cell[] = [];
	for (const [n, cell] of cells.entries()) {
		if (cell.card !== null) {
			known.push(cell);
			continue;
		}
		const answer = ask(run, from + n, {
			who: run.position.turn.active,
			purpose: { about: 'reveal', deck: 'loot', hand },
			domain: { pick: 'card', deck: 'loot' },
			options: []
		});
		if (!answer) return null;
		const [said] = answer;
		known.push(said && 'card' in said ? { ...cell, card: said.card } : cell);
	}
	return known;
}

/** Takes cards that were picked out of a hand. */
export function takeOut(run: Run, from: Seat, picked: readonly Option[]): readonly Cell[] {
	const { taken, left } = split(playerAt(run.position, from).hand, picked);
	run.position = withPlayer(run.position, from, { hand: left });
	return taken;
}

/** Puts cards into a hand. */
export function intoHand(run: Run, to: Seat, cards: readonly Cell[]): void {
	run.position = withPlayer(run.position, to, {
		hand: [...playerAt(run.position, to).hand, ...cards]
	});
}

/** So many cards of a hand where all are unnamed: nobody needs to say which. Null where somebody has to. */
export const anyUnnamed = (
	hand: readonly Cell[],
	[min, max]: readonly [number, number]
): readonly Option[] | null =>
	min === max && hand.every(({ card }) => card === null) ? places(hand).slice(0, max) : null;

/** Which cards of a hand someone picks; null when the choice must be made first. */
function pickCards(
	doing: Doing,
	n: number,
	of: Seat,
	who: Seat | 'random',
	[min, max]: readonly [number, number]
): readonly Option[] | null {
	const { hand } = playerAt(doing.run.position, of);
	const options = places(hand);
	const any = anyUnnamed(hand, [min, max]);
	if (any) return any;
	const effect = doing.at;
	return who === 'random'
		? pick(doing, n, doing.context.you, { about: 'at random', effect }, options, [min, max])
		: pick(doing, n, who, { about: 'cards', effect }, options, [min, max]);
}

/** What is done with loot cards in hand (6.11, 6.16, 6.20). */
export function handCards(
	doing: Doing,
	effect: EffectOf<
		| 'loot'
		| 'discard'
		| 'give loot cards'
		| 'swap loot cards'
		| 'swap hands'
		| 'pass hands'
		| 'put cards from hand'
		| 'look at hand'
	>
): TaskResult {
	const { run } = doing;
	switch (effect.do) {
		case 'loot': {
			const player = seat(doing, effect.who);
			return player === null
				? NOTHING
				: [{ do: 'loot', player, count: amount(doing, effect.amount), ...appliedIn(doing) }];
		}
		case 'discard':
			return discardSome(doing, effect);
		case 'give loot cards': {
			const from = seat(doing, effect.from);
			const to = seat(doing, effect.to);
			if (from === null || to === null || from === to) return NOTHING;
			const { hand } = playerAt(run.position, from);
			const count =
				effect.amount === 'hand'
					? hand.length
					: Math.min(hand.length, amount(doing, effect.amount));
			const who = effect.picks === 'random' ? 'random' : (seat(doing, effect.picks) ?? from);
			if (hand.length === 0 && who !== from) fizzleWithNothing(run, doing.at);
			const picked = pickCards(doing, 0, from, who, [count, count]);
			if (!picked) return null;
			const { hand: all } = playerAt(run.position, from);
			const shown = effect.revealed ? named(run, from, split(all, picked).taken, 1) : [];
			if (!shown) return null;
			const taken = takeOut(run, from, picked);
			const seers = effect.revealed ? run.position.players.map((_, seat) => seat) : [from];
			intoHand(
				run,
				to,
				(effect.revealed ? shown : taken).map((cell) => seers.reduce(seenByToo, cell))
			);
			for (const { card } of shown)
				if (card !== null) tell(run, { did: 'revealed', deck: 'hand', card }, 'loot in hand');
			done(run, taken.length);
			tell(
				run,
				{
					did: 'gave loot cards',
					from,
					to,
					count: taken.length,
					stolen: effect.picks !== effect.from
				},
				effect.picks === effect.from ? 'given' : 'stolen'
			);
			return NOTHING;
		}
		case 'swap loot cards': {
			const one = seat(doing, effect.who);
			const other = seat(doing, effect.with);
			if (one === null || other === null || one === other) return NOTHING;
			const { hand } = playerAt(run.position, one);
			if (hand.length === 0 || playerAt(run.position, other).hand.length === 0) {
				done(run, 0);
				if (hand.length > 0) fizzleWithNothing(run, doing.at);
				return NOTHING;
			}
			const mine = pickCards(doing, 0, one, one, [1, 1]);
			if (!mine) return null;
			const theirs = pickCards(doing, 1, other, one, [1, 1]);
			if (!theirs) return null;
			const given = takeOut(run, one, mine);
			const gotten = takeOut(run, other, theirs);
			intoHand(
				run,
				one,
				gotten.map((cell) => seenByToo(cell, other))
			);
			intoHand(
				run,
				other,
				given.map((cell) => seenByToo(cell, one))
			);
			tell(run, { did: 'swapped loot cards', players: [one, other] }, 'swapped');
			done(run, 1);
			return NOTHING;
		}
		case 'swap hands': {
			const one = seat(doing, effect.who);
			const other = seat(doing, effect.with);
			if (one === null || other === null || one === other) return NOTHING;
			const [mine, theirs] = [one, other].map((of) =>
				playerAt(run.position, of).hand.map((cell) => seenByToo(cell, of))
			);
			run.position = withPlayer(run.position, one, { hand: theirs ?? [] });
			run.position = withPlayer(run.position, other, { hand: mine ?? [] });
			tell(run, { did: 'swapped hands', players: [one, other] }, 'swapped');
			return NOTHING;
		}
		case 'pass hands': {
			const { players } = run.position;
			const count = players.length;
			const step = effect.to === 'left' ? count - 1 : 1;
			set(run, {
				players: players.map((player, at) => ({
					...player,
					hand: players[(at + step) % count]?.hand ?? []
				}))
			});
			tell(run, { did: 'passed hands', way: effect.to }, 'given');
			return NOTHING;
		}
		case 'put cards from hand': {
			const player = seat(doing, effect.who);
			if (player === null) return NOTHING;
			const count = Math.min(
				amount(doing, effect.amount),
				playerAt(run.position, player).hand.length
			);
			const by = effect.random ? 'random' : player;
			const picked = pickCards(doing, 0, player, by, [count, count]);
			if (!picked) return null;
			const { taken, left } = split(playerAt(run.position, player).hand, picked);
			const known = needsName(effect.to) ? named(run, player, taken, 1) : taken;
			if (!known) return null;
			run.position = withPlayer(run.position, player, { hand: left });
			done(run, known.length);
			const seen = known.map((cell) => seenByToo(cell, player));
			return [holding(doing, seen, 'loot', 'hand', 0)];
		}
		case 'look at hand': {
			const player = seat(doing, effect.who);
			const of = seat(doing, effect.of);
			if (player === null || of === null) return NOTHING;
			const { hand } = playerAt(run.position, of);
			run.position = withPlayer(run.position, of, {
				hand: hand.map((cell) => seenByToo(cell, player))
			});
			tell(run, { did: 'looked at hand', player, whose: of }, 'hand looked at');
			return NOTHING;
		}
	}
}

/** Discards some, any number or all of a hand. */
function discardSome(doing: Doing, { who, amount: size, random }: EffectOf<'discard'>): TaskResult {
	const player = seat(doing, who);
	if (player === null) return NOTHING;
	const all = playerAt(doing.run.position, player).hand.length;
	const why = { because: 'effect', ...appliedIn(doing) } as const;
	if (size === 'hand') return [{ do: 'discard', player, count: all, ...why }];
	if (typeof size === 'object' && 'min' in size) {
		const [least, count] = bounds(doing, size, all);
		return [{ do: 'discard', player, count, least, ...why }];
	}
	const count = amount(doing, size);
	return [{ do: 'discard', player, count, ...why, ...(random ? { random: doing.at } : {}) }];
}
