import type { Position } from '../../model/position.ts';
import type { Redone, SupposedBy, UnderEdition } from './replayed.ts';

type Run = Extract<UnderEdition, { ok: true }>;

/** A decision of a replay, with the table at which it was taken. */
export interface Decided extends Redone {
	readonly before: Position;
}

/** What was decided at a line of the script, in order; -1 before the first. */
export function decidedAt(
	{ begun, lines }: Pick<Run, 'begun' | 'lines'>,
	at: number
): readonly Decided[] {
	const line = lines[at];
	const last = lines[at - 1]?.position ?? begun.taken.at(-1)?.position ?? begun.position;
	const taken = at < 0 ? begun.taken : (line?.taken ?? []);
	let before = at < 0 ? begun.position : (line?.editedTo ?? last);
	return taken.map((one) => {
		const decided = { ...one, before };
		before = one.position;
		return decided;
	});
}

/** An answer that the script does not give. */
export type Unasked = Decided & { readonly by: SupposedBy };

/** The answers that an edition alone asks for at a line, and that the script does not give. */
export const supposedAt = (run: Pick<Run, 'begun' | 'lines'>, at: number): readonly Unasked[] =>
	decidedAt(run, at).filter(isSupposed);

const isSupposed = (decided: Decided): decided is Unasked =>
	decided.by === 'any answer' || decided.by === 'as it went';
