import * as v from 'valibot';
import { whole } from '../../model/whole.ts';
import type { StackItem } from '../../model/stack-item.ts';
import { waitingFrame } from './frames.ts';
import { ABILITY, DAMAGE, DEATH, LOOT, ROLL } from './items.ts';
import { count, is } from './words.ts';

export const item = whole<StackItem>()(
	v.variant('kind', [
		LOOT,
		ABILITY,
		ROLL,
		DAMAGE,
		DEATH,
		v.strictObject({ kind: is('procedure'), id: count, frame: waitingFrame })
	])
);
