import type { Effect } from '../../abilities/grammar.ts';
import { effectAt } from '../../cards/library.ts';
import type { Cell } from '../../model/board.ts';
import type { Context } from '../../model/stack.ts';
import type { Task } from '../../model/task.ts';
import type { Deck, Ref, Seat } from '../../model/words.ts';
import { canDraw, UNKNOWN } from '../decks.ts';
import { ask, set, tell } from '../run.ts';
import { NOTHING, type TaskResult } from '../task-result.ts';
import { cameFrom, source, optionsAmong } from './sources.ts';
import {
	amount,
	binding,
	bounds,
	done,
	part,
	pick,
	ref,
	seat,
	type Doing,
	type EffectOf
} from './doing.ts';
import { holding } from './destinations.ts';

const seenBy = (cell: Cell, player: Seat): Cell =>
	cell.card === null || cell.seenBy.includes(player)
		? cell
		: { ...cell, seenBy: [...cell.seenBy, player] };

/** Looks, and then decides. */
const lookFirst = ({ at, context }: Doing): readonly Task[] => [
	{ do: 'look', at, context },
	{ do: 'effect', at, context: { ...context, looked: true } }
];

/** Whether one player looks at cards of each thing that "each" binds. */
function looksAtEach(effect: Effect): boolean {
	if (effect.do === 'look and put back') return effect.deck === 'chosen';
	if (effect.do !== 'look' || effect.who === 'chosen') return false;
	const { at } = effect;
	return (at.in === 'deck' && at.deck === 'chosen') || (at.in === 'hand' && at.of === 'chosen');
}

/**
 * Each of some things in turn; where a player looks at cards of each, they look at all of them before
 * they decide anything.
 */
export function inTurn(doing: Doing, effect: Effect, all: readonly Ref[]): readonly Task[] {
	const within = (one: Ref): Context => binding(doing.context, one);
	if (!looksAtEach(effect)) return all.map((one) => part(doing, 0, within(one)));
	const at = { ...doing.at, path: [...doing.at.path, 0] };
	return [
		...all.map((one): Task => ({ do: 'look', at, context: within(one) })),
		...all.map((one) => part(doing, 0, { ...within(one), looked: true }))
	];
}

/** Looks at the cards of an effect, or reveals them: whoever does sees them from now on. */
export function lookAt(doing: Doing): TaskResult {
	const { run, at } = doing;
	const effect = effectAt(at, run.position.edition);
	if (effect.do === 'look') {
		const player = seat(doing, effect.who);
		const from = player === null ? null : source(doing, effect.at);
		if (player === null || !from || from.cells.length === 0) return NOTHING;
		const { deck, cells } = from;
		if (effect.at.in === 'deck' || effect.at.in === 'hand')
			from.leave(cells.map((cell) => seenBy(cell, player)));
		const did = effect.reveal ? 'revealed cards' : 'looked';
		tell(run, { did, player, deck, count: cells.length }, 'looked at');
	} else if (effect.do === 'look and put back') {
		const where = ref(doing, effect.deck);
		if (!where || !('deck' in where) || !canDraw(run.position, where.deck)) return NOTHING;
		const { deck } = where;
		const player = seat(doing, effect.who);
		if (player === null) return NOTHING;
		const count = amount(doing, effect.amount);
		const { decks } = run.position;
		const cells = decks[deck].slice(0, count);
		const seen = cells.map((cell) => seenBy(cell, player));
		set(run, { decks: { ...decks, [deck]: [...seen, ...decks[deck].slice(count)] } });
		tell(run, { did: 'looked', player, deck, count: cells.length }, 'looked at');
	}
	return NOTHING;
}

/** Sorts cards that are looked at, or revealed, into places, all decided before any moves. */
export function look(doing: Doing, effect: EffectOf<'look'>): TaskResult {
	const { run, at, context } = doing;
	if (!context.looked) return lookFirst(doing);
	const player = seat(doing, effect.who);
	const from = player === null ? null : source(doing, effect.at);
	if (player === null || !from) return NOTHING;
	if (from.cells.length === 0) {
		done(run, 0);
		return NOTHING;
	}
	const { cells } = from;
	let question = 0;
	const taken = new Map<number, { cell: Cell; which: number }>();
	for (const [which, { take, where }] of effect.sort.entries()) {
		const free = optionsAmong(run, cells, where).filter((o) => 'at' in o && !taken.has(o.at));
		const picked = pick(
			doing,
			question++,
			player,
			{ about: 'cards', effect: at },
			free,
			take === 'all' ? [free.length, free.length] : bounds(doing, take, free.length)
		);
		if (!picked) return null;
		for (const option of picked) {
			const cell = 'at' in option ? cells[option.at] : undefined;
			if (cell && 'at' in option)
				taken.set(option.at, { cell: { ...cell, card: cell.card ?? option.card }, which });
		}
	}
	const rest = cells.flatMap((cell, index) => (taken.has(index) ? [] : [{ cell, index }]));
	const known = rest.some(({ cell }) => cell.card !== null);
	const order =
		rest.length > 1 && known && effect.order === 'any' && effect.rest !== 'discard'
			? ask(run, question, {
					who: player,
					purpose: { about: 'put back', effect: at, deck: from.deck },
					domain: { pick: 'order' },
					options: rest.map(({ cell, index }) => ({ card: cell.card, at: index }))
				})
			: rest.map(({ cell, index }) => ({ card: cell.card, at: index }));
	if (!order) return null;
	from.leave([]);
	const back = order.flatMap((option) => {
		const cell = 'at' in option ? cells[option.at] : undefined;
		return cell ? [effect.order === 'random' ? { ...UNKNOWN } : cell] : [];
	});
	const groups = effect.sort.map((_, which) =>
		[...taken.values()].flatMap((one) => (one.which === which ? [one.cell] : []))
	);
	// What is only looked at has been done all the same.
	done(run, effect.sort.length === 0 ? cells.length : taken.size);
	const tasks: Task[] = [];
	if (back.length > 0)
		tasks.push(holding(doing, back, from.deck, cameFrom(effect.at), effect.sort.length));
	for (const [which, group] of groups.entries())
		if (group.length > 0) tasks.push(holding(doing, group, from.deck, cameFrom(effect.at), which));
	return tasks;
}

/** Lets a player who looks at the top cards of a deck say in which order they lie from now on. */
export function lookAndPutBack(
	doing: Doing,
	effect: EffectOf<'look and put back'>,
	deck: Deck
): TaskResult {
	const { run, at, context } = doing;
	if (!context.looked) return lookFirst(doing);
	const player = seat(doing, effect.who);
	if (player === null || !canDraw(run.position, deck)) return NOTHING;
	const cards = run.position.decks[deck].slice(0, amount(doing, effect.amount));
	if (cards.every((cell) => cell.card === null)) return NOTHING;
	const answer = ask(run, 0, {
		who: player,
		purpose: { about: 'put back', effect: at, deck },
		domain: { pick: 'order' },
		options: cards.map((cell, index) => ({ card: cell.card, at: index }))
	});
	if (!answer) return null;
	const ordered = answer.flatMap((option) => {
		const cell = 'at' in option ? cards[option.at] : undefined;
		return cell ? [seenBy(cell, player)] : [];
	});
	set(run, {
		decks: {
			...run.position.decks,
			[deck]: [...ordered, ...run.position.decks[deck].slice(cards.length)]
		}
	});
	tell(run, { did: 'reordered', player, deck }, 'cards put back in order');
	return NOTHING;
}
