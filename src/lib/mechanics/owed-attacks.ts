import type { AttackOn } from '../model/frame.ts';
import type { Obligation } from '../model/position.ts';
import type { Ref } from '../model/words.ts';

/** How many attacks have met each obligation, in their order. */
type Met = readonly number[];

/** What the attacks that are left can come to, and the targets of the next one by which they do. */
export interface Obeying {
	/** The targets by which as much is obeyed as can be, whichever obligations that are. */
	readonly targets: readonly Ref[];
	/** Whether some obligations can be met only instead of others. */
	readonly atOdds: boolean;
	/** Of those targets the ones that obey the newest obligations. */
	readonly forNewest: readonly Ref[];
}

/**
 * The targets of an attack with which every obligation is obeyed that can be: one attack obeys all
 * that it meets, and what it leaves the others must be able to obey.
 * @param owed the obligations, oldest first.
 * @param left how many attacks can be made, this one among them.
 * @rule attack.forced
 */
export function obeying(
	owed: readonly Obligation[],
	targets: readonly Ref[],
	left: number,
	isOn: (on: AttackOn, target: Ref) => boolean
): Obeying {
	const times = owed.map((one) => one.times);
	if (left > times.reduce((sum, one) => sum + one, 0))
		return { targets, atOdds: false, forNewest: targets };
	const kinds = new Map<string, Met>();
	const kindOf = (target: Ref): string => {
		const meets = owed.map(({ on }) => (isOn(on, target) ? 1 : 0));
		const key = meets.join();
		kinds.set(key, meets);
		return key;
	};
	const ofKind = targets.map((target) => ({ target, kind: kindOf(target) }));
	const after = (met: Met, by: Met): Met =>
		met.map((one, index) => Math.min(times[index] ?? 0, one + (by[index] ?? 0)));
	const ends = (met: Met, attacks: number): readonly Met[] =>
		attacks === 0
			? [met]
			: [...kinds.values()].flatMap((kind) => ends(after(met, kind), attacks - 1));
	const none = times.map(() => 0);
	const from = new Map(
		[...kinds].map(([key, kind]) => [key, ends(after(none, kind), left - 1)] as const)
	);
	const all = [...from.values()].flat();
	const most = all.filter((one) => !all.some((other) => isMore(other, one)));
	const newest = most.reduce((best, one) => (isNewer(one, best) ? one : best), none);
	const reaching = (wanted: readonly Met[]): readonly Ref[] =>
		ofKind.flatMap(({ target, kind }) =>
			(from.get(kind) ?? []).some((end) => wanted.some((one) => isSame(one, end))) ? [target] : []
		);
	return {
		targets: reaching(most),
		atOdds: most.some((one) => !isSame(one, newest)),
		forNewest: reaching([newest])
	};
}

const isSame = (a: Met, b: Met): boolean => a.every((one, index) => one === b[index]);
const isMore = (a: Met, b: Met): boolean =>
	!isSame(a, b) && a.every((one, index) => one >= (b[index] ?? 0));

/** Whether more is met of the newest obligation on which two differ. */
function isNewer(a: Met, b: Met): boolean {
	const at = a.findLastIndex((one, index) => one !== b[index]);
	return at >= 0 && (a[at] ?? 0) > (b[at] ?? 0);
}
