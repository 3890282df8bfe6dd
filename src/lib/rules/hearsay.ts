import type { EditionId } from '../model/words.ts';
import { HEARSAY, type Hearsay } from './2024/hearsay.ts';

/** What is told of the rules of an edition and is no part of them. */
const OF_EDITION: Partial<Record<EditionId, Readonly<Record<string, Hearsay | undefined>>>> = {
	'2024': HEARSAY
};

/** What is told of a rule since its edition was captured; null where nothing is. */
export function hearsayOf(id: string, edition: EditionId): Hearsay | null {
	const all = OF_EDITION[edition] ?? {};
	return Object.hasOwn(all, id) ? (all[id] ?? null) : null;
}
