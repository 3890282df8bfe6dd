/** The endings of verbs. */
import { own } from '../../model/own.ts';

/**
 * The verb after a singular subject; of a verb with more words, the first is the verb, and so is what stands
 * behind "or".
 */
export function thirdOf(base: string): string {
	const [verb = '', ...more] = base.split(' ');
	if (more[0] === 'or') return `${inflected(verb)} or ${thirdOf(more.slice(1).join(' '))}`;
	return [inflected(verb), ...more].join(' ');
}

/** The verb after a plural subject, and after "you". */
export const pluralOf = (base: string): string => (base === 'be' ? 'are' : base);

const MODAL: ReadonlySet<string> = new Set(['may', 'must', 'can']);

/** Whether a verb needs another verb: "may attack". */
export const isModal = (verb: string): boolean => MODAL.has(verb);

/** Verbs without endings, and those that are in the past. */
const UNINFLECTED: ReadonlySet<string> = new Set([
	...MODAL,
	"can't",
	'would',
	"didn't",
	'played',
	'killed',
	'died',
	'took',
	'dealt',
	'healed',
	'attacked',
	'missed',
	'looted',
	'discarded',
	'gained',
	'lost',
	'purchased',
	'activated'
]);
const IRREGULAR: Readonly<Record<string, string>> = { have: 'has', be: 'is', "don't": "doesn't" };

function inflected(verb: string): string {
	const known = own(IRREGULAR, verb);
	if (known !== undefined) return known;
	if (UNINFLECTED.has(verb)) return verb;
	if (/(?:s|sh|ch|x)$/u.test(verb)) return `${verb}es`;
	return verb.endsWith('py') ? `${verb.slice(0, -1)}ies` : `${verb}s`;
}
