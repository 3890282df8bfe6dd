import type { Condition, StaticEffect } from '../abilities/grammar.ts';
import { STATS, type Stat } from '../model/effects.ts';
import { onceFor } from '../model/memo.ts';

/** The stats that an amount asks for by its word. */
const BY_WORD: Readonly<Record<string, readonly Stat[]>> = {
	hp: ['hp'],
	'max hp': ['hp'],
	attack: ['attack'],
	evasion: ['evasion']
};

/** What asks for the abilities that something has, and so for whatever those hang on. */
const BY_ABILITIES: ReadonlySet<unknown> = new Set(['passive', 'active', 'with ↷']);

function stats(data: unknown): readonly Stat[] {
	if (data === 'HP') return BY_WORD['hp'] ?? [];
	if (BY_ABILITIES.has(data)) return STATS;
	if (typeof data !== 'object' || data === null) return [];
	if ('named' in data || 'nameHas' in data) return STATS;
	const own = 'stat' in data && typeof data.stat === 'string' ? (BY_WORD[data.stat] ?? []) : [];
	return [...own, ...Object.values(data).flatMap(stats)];
}

/** The stats that a condition, or what a static ability says, asks for before it is known what comes of it. */
export const statsAsked = onceFor((words: Condition | StaticEffect): readonly Stat[] => {
	// What it is said of is not asked for.
	const { stat: _, set: __, ...said } = { stat: null, set: null, ...words };
	return [...new Set(stats(said))];
});
