import { endless } from '../../../judge/loops.ts';
import type { Position } from '../../../model/position.ts';
import { happeningSentence } from '../../../wording/index.ts';

/** The loop that passing leads into, in a sentence with its cards; null where it ends. */
export function loopAt(position: Position): string | null {
	const cards = position.question ? null : endless(position);
	return cards && happeningSentence({ did: 'loop', cards }, position);
}
