import type { RuleView } from './book.ts';

/** The address of a rule, without what else the address of the page says. */
export function permalink(id: string, page: string): string {
	const url = new URL(page);
	url.search = '';
	url.hash = id;
	return url.href;
}

/**
 * A rule as one pastes it into a chat: its title and id, our text, document and section, the link.
 * @param document what stands before its place, if anything does.
 */
export function quoteOf(
	{ id, title, pieces, place, status }: RuleView,
	page: string,
	document: string
): string {
	const text = pieces.map((piece) => piece.text).join('');
	const behind = status === 'settled' ? 'See' : `The document is ${status} here; nearest is`;
	return [
		`${title} (${id}): ${text}`,
		`${behind} ${[document, place].filter(Boolean).join(', ')}`,
		permalink(id, page)
	].join('\n');
}
