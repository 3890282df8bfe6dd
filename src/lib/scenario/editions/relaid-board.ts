import { EDITIONS } from '../../editions/index.ts';
import type { ChartName } from '../../model/frame.ts';
import type { EditionId } from '../../model/words.ts';
import { CHART_OF } from '../match-item.ts';
import type { Board, DyingSetup } from '../scenario.ts';
import type { CardThing, GameThing, SlotThing, StackThing, Thing } from '../words/things.ts';
import { hasState, stepsOf } from '../turn-state.ts';

/** What was chosen as something was declared, which another edition asks for at another time. */
export interface Chosen {
	readonly about: 'attack target' | 'purchase';
	readonly pick: Thing;
}

/** The table of a scenario as an edition lays it. */
export interface RelaidBoard {
	readonly board: Board;
	/** Choices that its stack has made already, and that are asked for here. */
	readonly chosen: readonly Chosen[];
	/** Choices of the script that its stack has made here. */
	readonly taken: readonly Chosen['about'][];
	/** Players who have died here. */
	readonly dead: readonly string[];
}

/**
 * A table with what waits on it where an edition has it wait: a declaration on the stack or in its
 * window, a refill there or at once, the penalty of a death on the stack or in the death.
 * @param answers what the script chooses as it is asked, by what that is about.
 */
export function boardUnder(
	board: Board,
	edition: EditionId,
	active: string,
	answers: (about: Chosen['about']) => Thing | null
): RelaidBoard {
	const { waiting, options } = EDITIONS[edition];
	const waitsBelow = options.effectOfRoll === 'waits below it';
	const waits = (chart: ChartName): boolean => waiting.includes(chart);
	const chosen: Chosen[] = [];
	const taken: Chosen['about'][] = [];
	let laid = board;

	// What lies on the stack and does not wait there here.
	const stack: StackThing[] = [];
	const dying: DyingSetup[] = [];
	const before: StackThing[] = [...(board.stack ?? [])];
	/** How many items are below each place of the stack. */
	const below: number[] = [];
	for (const [place, thing] of before.entries()) {
		below.push(stack.length);
		if (waitsBelow && thing.is === 'roll' && thing.for) {
			const effect: CardThing = {
				...(thing.by === undefined ? {} : { of: thing.by }),
				...thing.for
			};
			if (!before.slice(0, place).some((one) => isEffect(one, effect))) stack.push(effect);
		}
		if (!waitsBelow && isRolledFor(thing, before.slice(place + 1))) continue;
		if (thing.is !== 'game' || waits(CHART_OF[thing.event])) stack.push(thing);
		else if (thing.event === 'attack') {
			laid = { ...laid, attack: { attacker: active } };
			if (isTarget(thing.of)) chosen.push({ about: 'attack target', pick: thing.of });
		} else if (thing.event === 'purchase') {
			laid = { ...laid, purchase: { buyer: active } };
			if (isTarget(thing.of)) chosen.push({ about: 'purchase', pick: thing.of });
		} else if (thing.event === 'loot step')
			laid = { ...laid, turn: { ...laid.turn, step: 'start triggers' } };
		else if (thing.event === 'penalty' && thing.of?.is === 'player')
			dying.push({ of: thing.of, at: 'before the penalty', below: stack.length });
		else if (thing.event !== 'refill' && thing.event !== 'modifier') stack.push(thing);
	}

	below.push(stack.length);
	for (const death of board.dying ?? [])
		dying.push({ ...death, below: below[death.below] ?? stack.length });

	// What is under way and waits on the stack here.
	const { attack, purchase } = board;
	if (attack && waits('attack') && (!attack.target || 'deck' in attack.target)) {
		const of = attack.target ?? answers('attack target');
		if (of && isTarget(of)) {
			stack.unshift({ is: 'game', event: 'attack', of });
			if (!attack.target) taken.push('attack target');
			laid = without(laid, 'attack');
		}
	}
	if (purchase && waits('purchase')) {
		const of = answers('purchase');
		if (of && isTarget(of)) {
			stack.unshift({ is: 'game', event: 'purchase', of });
			taken.push('purchase');
			laid = without(laid, 'purchase');
		}
	}
	const dead: string[] = [];
	const left = dying.filter((death) => {
		const { of, at, below } = death;
		if (of.is !== 'player' || hasState(edition, 'playerDeath', 'penalty')) return true;
		dead.push(of.name);
		if (at === 'before the penalty') stack.splice(below, 0, { is: 'game', event: 'penalty', of });
		else laid = { ...laid, turn: { ...laid.turn, ending: true } };
		return false;
	});

	const step = laid.turn?.step;
	if (step && !stepsOf(edition).includes(step))
		laid = { ...laid, turn: { ...laid.turn, step: 'action phase' } };
	return {
		board: {
			...without(without(laid, 'stack'), 'dying'),
			...(stack.length > 0 ? { stack } : {}),
			...(left.length > 0 ? { dying: left } : {})
		},
		chosen,
		taken,
		dead
	};
}

/** Whether it is the effect that a roll is made for. */
const isEffect = (thing: StackThing, { card, of, game }: CardThing): boolean =>
	thing.is === 'card' &&
	thing.rolled === undefined &&
	thing.card === card &&
	thing.of === of &&
	thing.game === game;

/** Whether it waits for one of the rolls above it. */
const isRolledFor = (thing: StackThing, above: readonly StackThing[]): boolean =>
	above.some(
		(one) =>
			one.is === 'roll' &&
			one.for !== undefined &&
			isEffect(thing, { ...(one.by === undefined ? {} : { of: one.by }), ...one.for })
	);

/** Whether something can be attacked or purchased: anything but a slot. */
const isTarget = (of: Thing | undefined): of is Exclude<NonNullable<GameThing['of']>, SlotThing> =>
	of !== undefined && (of.is === 'player' || of.is === 'card' || of.is === 'deck');

function without<K extends keyof Board>(board: Board, key: K): Omit<Board, K> {
	const { [key]: _, ...rest } = board;
	return rest;
}
