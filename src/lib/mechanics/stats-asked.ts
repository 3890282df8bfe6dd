import type { Condition, StaticEffect } from '../abilities/grammar.ts';
import type { Stat } from '../model/effects.ts';
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

/** A stat, or which abilities something has. */
export type Asked = Stat | 'abilities';
const ABILITIES: readonly Asked[] = ['abilities'];

function asked(data: unknown): readonly Asked[] {
	if (data === 'HP') return BY_WORD['hp'] ?? [];
	if (BY_ABILITIES.has(data)) return ABILITIES;
	if (typeof data !== 'object' || data === null) return [];
	if ('named' in data || 'nameHas' in data) return ABILITIES;
	const own = 'stat' in data && typeof data.stat === 'string' ? (BY_WORD[data.stat] ?? []) : [];
	return [...own, ...Object.values(data).flatMap(asked)];
}

/** What a condition, or what a static ability says, asks for before it is known what comes of it. */
export const askedIn = onceFor((words: Condition | StaticEffect): readonly Asked[] => {
	// What it is said of is not asked for.
	const { stat: _, set: __, ...said } = { stat: null, set: null, ...words };
	return [...new Set(asked(said))];
});
