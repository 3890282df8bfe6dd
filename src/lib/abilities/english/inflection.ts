/** The endings of verbs. */

/** The verb after a singular subject; of a verb with more words, the first is the verb. */
export function thirdOf(base: string): string {
	const [verb = '', ...more] = base.split(' ');
	return [isModal(verb) ? verb : inflected(verb), ...more].join(' ');
}

const MODAL: ReadonlySet<string> = new Set(['may', 'must', 'can', 'would']);

/** Whether a verb has no endings, and needs another verb: "may attack". */
export const isModal = (verb: string): boolean => MODAL.has(verb);

function inflected(verb: string): string {
	if (verb === 'have') return 'has';
	if (/(?:s|sh|ch|x)$/u.test(verb)) return `${verb}es`;
	return verb.endsWith('py') ? `${verb.slice(0, -1)}ies` : `${verb}s`;
}
