import { locate } from '../../model/objects.ts';
import type { Frame } from '../../model/frame.ts';
import type { Position } from '../../model/position.ts';
import type { Damageable } from '../../model/stack.ts';
import type { StackItem } from '../../model/stack-item.ts';
import type { Step } from '../../rules/step.ts';
import { STEPS } from '../scenario.ts';
import { turnReached } from '../turn-state.ts';
import { stepAt } from '../turn-step.ts';

/**
 * What a table waits with until all have passed, by a name that another run of the same scenario
 * has for it too, whatever it is there: a declaration that lies on the stack in one edition is a
 * window of priority in the other.
 */
export interface Standing {
	/** All that has yet to resolve or to go on. */
	readonly pending: ReadonlySet<string>;
	/** What goes on next when all pass; null where nobody has priority. */
	readonly next: Waits | null;
	/** How far the game has come: it grows with every step of a turn. */
	readonly progress: number;
	/** What has just been tried: all have passed, and it began to resolve or went on. */
	readonly tried: string | null;
}

/** Something that waits for passes. */
export interface Waits {
	readonly name: string;
	/** What it is a part of: it waits no longer than that does, where it is not known by its own name. */
	readonly partOf: string | null;
	/** It is the step of the turn itself. */
	readonly ofTurn: boolean;
}

/** Follows a run from decision to decision, and knows what waits at each point of it. */
export interface Follower {
	readonly see: (before: Position | null, steps: readonly Step[], after: Position) => Standing;
	/** How often something has been tried; it may wait still, or again. */
	readonly tries: (name: string) => number;
}

/** What something is called while it waits, the number of its kind apart. */
interface Named {
	readonly name: string;
	readonly partOf: string | null;
}

/** Follows a run from its beginning. */
export function follower(): Follower {
	const born = new Map<string, number>();
	const labels = new Map<string, string>();
	const closed = new Map<string, number>();
	const tries = new Map<string, number>();
	let turns = 0;
	let last: Waits | null = null;

	/** Counted anew in each turn, so that what an edition does not have puts off that turn alone. */
	const ofTurn = (name: string): string => `${name} @${String(turns)}`;

	const itemLabel = (id: number, name: string): string => {
		const place = `${String(id)} ${name}`;
		let label = labels.get(place);
		if (label === undefined) {
			const inTurn = ofTurn(name);
			const nth = (born.get(inTurn) ?? 0) + 1;
			born.set(inTurn, nth);
			labels.set(place, (label = `${inTurn} #${String(nth)}`));
		}
		return label;
	};
	const windowLabel = (name: string): string =>
		`${ofTurn(name)} #${String((closed.get(ofTurn(name)) ?? 0) + 1)}`;

	return {
		tries: (name) => tries.get(name) ?? 0,
		see(before, steps, after) {
			const open = before && openWindow(before);
			const window = open === null ? null : ofTurn(open);
			let tried: string | null = null;
			for (const { what } of steps) {
				if (what.did === 'turn passed') turns++;
				const closes = what.did === 'all passed' && what.next === 'go on';
				if (window && closes) closed.set(window, (closed.get(window) ?? 0) + 1);
				if (closes || what.did === 'began to resolve') tried ??= last?.name ?? null;
			}
			if (tried !== null) tries.set(tried, (tries.get(tried) ?? 0) + 1);
			const items = after.stack.map((item) => {
				const { name, partOf } = itemName(after, item);
				return { id: item.id, name: itemLabel(item.id, name), partOf };
			});
			const ofItem = new Map(items.map((item) => [item.id, item]));
			const windows = after.frames.flatMap((frame) => namesOfFrame(after, frame).map(windowLabel));
			const pending = new Set([...items.map(({ name }) => name), ...windows]);
			last = nextAt(after, (id) => ofItem.get(id) ?? null, windowLabel);
			const progress = turns * STEPS.length + STEPS.indexOf(turnReached(stepAt(after)));
			return { pending, next: last, progress, tried };
		}
	};
}

/** What goes on next when all pass. */
function nextAt(
	position: Position,
	itemOf: (id: number) => Named | null,
	labelOf: (name: string) => string
): Waits | null {
	const frame = position.frames.at(-1);
	if (position.question || position.winners || frame?.chart !== 'priority') return null;
	const top = position.stack.at(-1);
	const item = top && top.id >= frame.stackFloor ? itemOf(top.id) : null;
	if (item) return { name: item.name, partOf: item.partOf, ofTurn: false };
	const under = position.frames.at(-2);
	const [name = ''] = under ? namesOfFrame(position, under) : [];
	return { name: labelOf(name), partOf: null, ofTurn: under?.chart === 'turn' };
}

/** The window of priority that is open over an empty stack, by its name. */
function openWindow(position: Position): string | null {
	const frame = position.frames.at(-1);
	const under = position.frames.at(-2);
	if (frame?.chart !== 'priority' || !under) return null;
	return namesOfFrame(position, under)[0] ?? null;
}

/** What a procedure under way still waits with, the nearest first. */
function namesOfFrame(position: Position, frame: Frame): readonly string[] {
	const { state } = frame;
	switch (frame.chart) {
		case 'attack':
			return [
				state === 'choosing'
					? `attack of ${String(frame.attacker)}`
					: `attack of ${String(frame.attacker)}, ${state}`
			];
		case 'purchase':
			return [`purchase of ${String(frame.buyer)}`];
		case 'monsterDeath': {
			const { card } = frame.monster;
			return state === 'rewarding'
				? [`reward of ${card}`, `death's end of ${card}`]
				: [`death's end of ${card}`];
		}
		case 'playerDeath':
			return [
				state === 'cleanup'
					? `cleanup of ${String(frame.player)}`
					: `penalty of ${String(frame.player)}`
			];
		case 'priority':
			return [];
		case 'turn':
			return [`turn, ${state}`];
		default:
			return [`${frame.chart}, ${state}`];
	}
}

/** What something on the stack is called, and what it is a part of. */
function itemName(position: Position, item: StackItem): Named {
	const whole = (name: string): Named => ({ name, partOf: null });
	switch (item.kind) {
		case 'loot':
			return whole(isRolledFor(position, item) ? `outcome of ${item.card}` : `card ${item.card}`);
		case 'ability': {
			const { card } = item.effect;
			const isOutcome = item.way === 'outcome' || isRolledFor(position, item);
			return whole(isOutcome ? `outcome of ${card}` : `card ${card}`);
		}
		case 'roll':
			return whole(rollName(item));
		case 'damage':
			return whole(
				`${item.combat ? 'combat damage' : 'damage'} to ${damageableName(position, item.to)}`
			);
		case 'death':
			return whole(`death of ${damageableName(position, item.of)}`);
		case 'procedure':
			return procedureName(position, item);
	}
}

/** Whether it waits for a roll, or has waited for one: its effect has begun. */
const isRolledFor = (
	position: Position,
	{ id, context }: Extract<StackItem, { kind: 'loot' | 'ability' }>
): boolean => context.resolved !== undefined || isDefined(position, id);

/** Whether a roll on the stack is for what waits under it. */
const isDefined = ({ stack }: Position, id: number): boolean =>
	stack.some(
		(item) => item.kind === 'roll' && item.purpose.for === 'ability' && item.purpose.defines === id
	);

const rollName = ({ roller, purpose }: Extract<StackItem, { kind: 'roll' }>): string =>
	`roll of ${String(roller)} for ${purpose.for === 'attack' ? 'the attack' : purpose.reader.card}`;

function damageableName(position: Position, of: Damageable): string {
	if ('player' in of) return `player ${String(of.player)}`;
	return locate(position, of.object)?.object.card ?? 'what has gone';
}

function procedureName(
	position: Position,
	{ id, frame }: Extract<StackItem, { kind: 'procedure' }>
): Named {
	const whole = (name: string): Named => ({ name, partOf: null });
	switch (frame.chart) {
		case 'attack':
			return whole(`attack of ${String(frame.attacker)}`);
		case 'purchase':
			return whole(`purchase of ${String(frame.buyer)}`);
		case 'monsterDeath':
			return whole(`death's end of ${frame.monster.card}`);
		case 'reward':
			return whole(
				frame.resolved || isDefined(position, id)
					? `outcome of ${frame.monster.card}`
					: `reward of ${frame.monster.card}`
			);
		case 'playerDeath':
			return whole(`penalty of ${String(frame.player)}`);
		case 'modifier': {
			const roll = position.stack.find(({ id }) => id === frame.roll);
			return {
				name: `modifier ${frame.source?.card ?? ''}`,
				partOf: roll?.kind === 'roll' ? rollName(roll) : null
			};
		}
		case 'refill':
			return whole(
				`refill of ${frame.slots.map(({ slot, index }) => `${slot} ${String(index)}`).join()}`
			);
		case 'soulPurchase':
			return whole(`soul purchase of ${String(frame.player)}`);
		case 'lootStep':
			return whole(`loot of ${String(frame.player)}`);
	}
}
