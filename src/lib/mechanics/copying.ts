import { lootAbilityAt } from '../cards/library.ts';
import type { StackItem } from '../model/stack.ts';
import type { EffectRef } from '../model/words.ts';
import { chooseFor } from './choosing.ts';
import { putIntoDiscard } from './decks.ts';
import { put } from './on-stack.ts';
import { tell, type Run } from './run.ts';
import { NOTHING, type TaskResult } from './task-result.ts';

type Copied = Extract<StackItem, { kind: 'loot' | 'ability' }>;

/** Where the ability of a loot or an ability is written; null for a loot that has none. */
const writtenAt = (run: Run, item: Copied): EffectRef | null =>
	item.kind === 'ability' ? item.effect : lootAbilityAt(item, run.position.edition);

/** Puts a copy, or a card that is played as part of a resolution, on the stack: its option and targets are chosen now (6.6). */
export function putCopy(run: Run, item: Copied): TaskResult {
	const at = writtenAt(run, item);
	const chosen = at
		? chooseFor(run, at, item.context, item.context.you)
		: { mode: null, targets: [] };
	if (chosen === 'asked') return null;
	if (chosen === 'none') {
		tell(run, { did: 'fizzled', item, because: 'no target' }, 'copy without a target');
		if (item.kind === 'loot' && !item.copy) putIntoDiscard(run, item.card, 'loot');
		return NOTHING;
	}
	const copied: Copied = { ...item, context: { ...item.context, ...chosen } };
	put(run, copied);
	if (copied.kind === 'ability') tell(run, { did: 'copied', item: copied }, 'ability copied');
	else if (copied.copy) tell(run, { did: 'copied', item: copied }, 'loot copied');
	return NOTHING;
}
