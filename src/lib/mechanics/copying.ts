import { lootAbilityAt } from '../cards/library.ts';
import type { StackItem } from '../model/stack-item.ts';
import type { Task } from '../model/task.ts';
import type { EffectRef } from '../model/words.ts';
import { chooseFor } from './choosing.ts';
import { putIntoDiscard } from './decks.ts';
import { put } from './on-stack.ts';
import { tell, type Run } from './run.ts';
import { NOTHING, type TaskResult } from './task-result.ts';
import { queueTriggers } from './triggers.ts';

type Copied = Extract<StackItem, { kind: 'loot' | 'ability' }>;
type PutCopy = Extract<Task, { do: 'put copy' }>;

/** Where the ability of a loot or an ability is written; null for a loot that has none. */
const writtenAt = (run: Run, item: Copied): EffectRef | null =>
	item.kind === 'ability' ? item.effect : lootAbilityAt(item, run.position.edition);

/** Puts a copy, or a card that is played as part of a resolution, on the stack: its option and targets are chosen now (6.6). */
export function putCopy(run: Run, { item, played }: PutCopy): TaskResult {
	const at = writtenAt(run, item);
	const chosen = at
		? chooseFor(run, at, item.context, item.context.you)
		: { mode: null, targets: [] };
	if (chosen === 'asked') return null;
	if (chosen === 'none') {
		tell(run, { did: 'fizzled', item, because: 'no target' }, 'copy without a target');
		if (item.kind === 'loot' && !item.copy) putIntoDiscard(run, item.card, 'loot');
		if (played) queuePlayed(run, item);
		return NOTHING;
	}
	const copied: Copied = { ...item, context: { ...item.context, ...chosen } };
	if (played && copied.kind === 'ability') return [{ do: 'put paid', item: copied }];
	put(run, copied);
	if (copied.kind === 'ability') tell(run, { did: 'copied', item: copied }, 'ability copied');
	else if (copied.copy) tell(run, { did: 'copied', item: copied }, 'loot copied');
	if (played) queuePlayed(run, copied);
	return NOTHING;
}

/** Lets what triggers on loot cards look at one that is played as part of a resolution. */
function queuePlayed(run: Run, item: Copied): void {
	if (item.kind !== 'loot') return;
	const { id, card, controller: player } = item;
	queueTriggers(run, { on: 'play loot', of: { player }, data: { player, item: id, card } });
}
