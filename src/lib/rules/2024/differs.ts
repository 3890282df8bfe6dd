import type { RuleId2023 } from '../2023/index.ts';
import type { NEW_RULES } from './new.ts';

/** The rules of 2023 that no longer hold in the online rulebook, each with what stands there instead. */
export const REPLACED = {
	'roll.reader-controller': ['roll.roller-controls'],
	'copy.reward-box': ['copy.reward-copied'],
	'copy.own-rewards': ['copy.reward-copied'],
	'each.players': ['each.from-controller']
} as const satisfies Partial<Record<RuleId2023, readonly (keyof typeof NEW_RULES)[]>>;
