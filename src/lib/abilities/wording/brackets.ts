/** Where the words of an effect would take in what stands beside them, so that they need brackets. */
import type { Effect } from '../grammar.ts';
import { effectsIn } from '../path.ts';
import type { Phrase } from './phrase.ts';
import { says } from './scope.ts';
import { isPlain } from './verbs.ts';

/** Whether what follows would be read as part of this. */
export function reachesOn(effect: Effect): boolean {
	switch (effect.do) {
		case 'then':
		case 'if you do':
		case 'if':
		case 'may':
		case 'choose':
		case 'pick':
		case 'choose number':
		case 'remember':
		case 'repeat':
		case 'repeat while':
		case 'delayed trigger':
			return true;
		case 'each':
			return !isPlain(effect.effect) || !says(effect.effect, 'chosen');
		case 'and':
			return reachesOn(effect.second);
		case 'make true':
			return 'replace' in effect.standing && 'instead' in effect.standing.replace.by;
		default:
			return false;
	}
}

/** Whether an "otherwise" would be read as belonging to this, or to what it ends with. */
export function takesElse(effect: Effect): boolean {
	switch (effect.do) {
		case 'if':
		case 'if you do':
			return true;
		case 'then':
		case 'and':
		case 'may':
		case 'choose':
		case 'pick':
		case 'each':
		case 'repeat':
		case 'repeat while':
		case 'choose number':
		case 'remember':
		case 'delayed trigger': {
			const last = effectsIn(effect).at(-1);
			return last !== undefined && takesElse(last);
		}
		default:
			return false;
	}
}

export const bracketed = (phrase: Phrase, bracket: boolean): Phrase =>
	bracket ? { ...phrase, text: `(${phrase.text})` } : phrase;

/** Something, or else another thing, and nothing where it is done. */
type ElseDone = Extract<Effect, { do: 'if you do' }> & { readonly otherwise: Effect };
export const isElseDone = (effect: Effect): effect is ElseDone =>
	effect.do === 'if you do' &&
	effect.otherwise !== undefined &&
	effect.second.do === 'then' &&
	effect.second.steps.length === 0;

/** What cannot follow "may" without brackets: it begins with when it applies. */
export const OPENS_ANEW: ReadonlySet<Effect['do']> = new Set([
	'if',
	'repeat',
	'repeat while',
	'delayed trigger',
	'remember',
	'make true'
]);
