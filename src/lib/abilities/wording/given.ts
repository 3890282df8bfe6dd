/** Abilities that an effect or a standing gives. */
import type { Ability, Effect } from '../grammar.ts';
import { does, type Clause } from './clause.ts';
import { andList, spaced } from './lists.ts';
import { nounFor } from './nouns.ts';
import type { SentenceScope, WordedLine } from './phrase.ts';
import { UNTIL } from '../english/places.ts';

/** Abilities in quotes where each is a line, else as lines of their own. */
export function quoted(
	abilities: readonly Ability[],
	path: readonly number[],
	{ inside }: SentenceScope
): { readonly text: string; readonly lines: readonly WordedLine[] } {
	const all = abilities.map((ability, index) =>
		inside.ability(ability).map((line) => ({ ...line, path: [...path, index, ...line.path] }))
	);
	if (all.every((lines) => lines.length === 1))
		return { text: andList(all.flat().map(({ text }) => `"${text}"`)), lines: [] };
	const lines = all.flatMap((own) =>
		own.map((line, i) => ({ ...line, text: i === 0 ? `• ${line.text}` : line.text }))
	);
	return { text: 'these abilities-', lines };
}

/** "This gains "…" till end of turn", "this becomes an item with "…"". */
export function gainedAbilities(
	effect: Extract<Effect, { do: 'gain abilities' | 'become item' }>,
	path: readonly number[],
	scope: SentenceScope
): { readonly clause: Clause; readonly lines: readonly WordedLine[] } {
	const what = nounFor(effect.what, scope);
	if (effect.do === 'become item') {
		if (effect.abilities === null) return { clause: does(what, 'become', 'an item'), lines: [] };
		if (effect.abilities.length === 0)
			return { clause: does(what, 'become', 'an item without abilities'), lines: [] };
		const { text, lines } = quoted(effect.abilities, path, scope);
		return { clause: does(what, 'become', `an item with ${text}`), lines };
	}
	const { text, lines } = quoted(effect.abilities, path, scope);
	const until = UNTIL[effect.until];
	const rest = lines.length > 0 ? spaced(until, text) : spaced(text, until);
	return { clause: does(what, 'gain', rest), lines };
}
