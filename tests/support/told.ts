/** What the steps of a decision must account for: nothing at the table changes in silence. */
import type { Decision } from '#lib/model/decision.ts';
import type { Happening } from '#lib/model/happening/index.ts';
import type { Position } from '#lib/model/position.ts';
import type { StackItem } from '#lib/model/stack-item.ts';
import { dueBonusSoul } from '#lib/mechanics/bonus-souls.ts';

/** The ¢ of each player after what was told. */
function centsTold(before: Position, told: readonly Happening[]): readonly number[] {
	const cents = before.players.map((player) => player.cents);
	const add = (seat: number, by: number): void => {
		cents[seat] = (cents[seat] ?? 0) + by;
	};
	for (const what of told) {
		if (what.did === 'gained ¢') add(what.player, what.amount);
		if (what.did === 'lost ¢' || what.did === 'paid ¢') add(what.player, -what.amount);
		if (what.did === 'gave ¢' || what.did === 'bartered') {
			add(what.from, -what.amount);
			add(what.to, what.amount);
		}
		if (what.did === 'bid') {
			add(what.player, -what.amount);
			add(what.to, what.amount);
		}
	}
	return cents;
}

/** The cards in each hand after what was told; null where cards went to or from a hand that is not named. */
function handsTold(before: Position, told: readonly Happening[]): readonly number[] | null {
	const hands = before.players.map(({ hand }) => hand.length);
	const add = (seat: number, by: number): void => {
		hands[seat] = (hands[seat] ?? 0) + by;
	};
	for (const what of told) {
		if (what.did === 'passed hands' || what.did === 'put card' || what.did === 'played')
			return null;
		if (what.did === 'looted') add(what.player, what.count);
		if (what.did === 'discarded') add(what.player, -1);
		if (what.did === 'gave loot cards') {
			add(what.from, -what.count);
			add(what.to, what.count);
		}
	}
	return hands;
}

/** Whether something that has left the stack was told to resolve, to fizzle, or to be taken off it. */
function isAccountedFor(item: StackItem, told: readonly Happening[]): boolean {
	// An event that leaves play takes its abilities along (2.3.2).
	if (item.kind === 'procedure' || (item.kind === 'ability' && item.context.kind === 'event'))
		return true;
	return told.some(
		(what) =>
			what.did === 'won' ||
			(item.kind === 'damage' && what.did === 'prevented damage') ||
			(item.kind === 'death' && (what.did === 'prevented death' || what.did === 'no death')) ||
			((what.did === 'began to resolve' || what.did === 'cancelled' || what.did === 'fizzled') &&
				what.item.id === item.id)
	);
}

const isSame = (a: readonly number[], b: readonly number[]): boolean =>
	a.length === b.length && a.every((one, at) => one === b[at]);

/**
 * What changed at the table and was not told, in a sentence; null where all was told. The game that is
 * set up hands out ¢ and cards in one step, and is left out.
 */
export function untold(
	before: Position,
	decision: Decision,
	after: Position,
	told: readonly Happening[]
): string | null {
	if (told.some(({ did }) => did === 'set up')) return null;
	const cents = after.players.map((player) => player.cents);
	if (!isSame(centsTold(before, told), cents)) return '¢ changed hands in silence.';
	const hands = handsTold(before, told);
	const inHand = after.players.map(({ hand }) => hand.length);
	if (hands && !isSame(hands, inHand)) return 'Cards came to a hand or left it in silence.';
	const left = new Set(after.stack.map(({ id }) => id));
	const lost = before.stack.find((item) => !left.has(item.id) && !isAccountedFor(item, told));
	if (lost) return `A ${lost.kind} left the stack in silence.`;
	const kept = before.stack.flatMap(({ id }) => (left.has(id) ? [id] : []));
	const known = new Set(kept);
	const now = after.stack.flatMap(({ id }) => (known.has(id) ? [id] : []));
	if (!isSame(kept, now)) return 'The order of the stack changed.';
	const began = told.flatMap((what) => (what.did === 'began to resolve' ? [what.item.id] : []));
	const top = before.stack.at(-1)?.id;
	if (began.length > 1) return 'Two things resolved by one decision.';
	if (decision.do === 'pass' && began[0] !== undefined && began[0] !== top)
		return 'What resolved was not on top.';
	// 2.4.1: as soon as its condition is met.
	return dueBonusSoul(after) ? 'A bonus soul is due and nobody has it.' : null;
}
