import type { SupposedBy, TakenDecision } from '../entry.ts';
import type { UnderEdition } from './replayed.ts';

type Run = Pick<Extract<UnderEdition, { ok: true }>, 'opening' | 'entries'>;

/** What was decided at a line of the script, in order; -1 before the first. */
export const decidedAt = ({ opening, entries }: Run, at: number): readonly TakenDecision[] =>
	(at < 0 ? opening : entries[at])?.decisions ?? [];

/** An answer that the script does not give. */
export type Unasked = TakenDecision & { readonly by: SupposedBy };

/** The answers that an edition alone asks for at a line, and that the script does not give. */
export const supposedAt = (run: Run, at: number): readonly Unasked[] =>
	decidedAt(run, at).filter(isSupposed);

const isSupposed = (decided: TakenDecision): decided is Unasked =>
	decided.by === 'any answer' || decided.by === 'as it went';
