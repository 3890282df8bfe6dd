import type { Happening } from '../../model/happening/index.ts';
import { onceFor } from '../../model/memo.ts';
import type { Part } from './play-on.ts';

/** What happened in some parts, in order. */
export const happenedIn = onceFor((parts: readonly Part[]): readonly Happening[] =>
	parts.flatMap(({ steps }) => steps.map(({ what }) => what))
);
