import type { RunningDispute } from './running.ts';

/** Where a dispute stands. */
export interface At {
	/** The moment that is shown. */
	readonly scene: number;
	/** Whether it has been told who is right. */
	readonly told: boolean;
	readonly dispute: RunningDispute | undefined;
}

/** How long something stays, in ms. */
const ACT = 2_200;
const ASKED = 9_000;
const TOLD = 2_800;
const END = 7_000;

/** The moment that is argued about: the last one before anything comes of it. */
export const restOf = (dispute: RunningDispute | undefined): number =>
	(dispute?.before.length ?? 1) - 1;

/** How long the moment that is shown stays before it goes on, in ms. */
export function wait({ scene, told, dispute }: At): number {
	const rest = restOf(dispute);
	if (scene < rest) return ACT;
	if (!told) return ASKED;
	return scene < rest + (dispute?.after.length ?? 0) ? TOLD : END;
}
