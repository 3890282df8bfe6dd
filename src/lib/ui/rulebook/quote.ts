import type { EditionId } from '../../model/words.ts';
import type { RuleView } from './book.ts';

/** The address of a rule, without what else the address of the page says. */
export function permalink(id: string, page: string): string {
	const url = new URL(page);
	url.search = '';
	url.hash = id;
	return url.href;
}

/** A rule as one pastes it into a chat: its id, our text, document and section, the link. */
export function quoteOf(
	{ id, pieces, place, status }: RuleView,
	page: string,
	edition: EditionId
): string {
	const text = pieces.map((piece) => piece.text).join('');
	const behind = status === 'settled' ? 'See' : `The document is ${status} here; nearest is`;
	return [
		`${id}: ${text}`,
		`${behind} ${edition === '2023' ? 'Extended Rulebook, 26 May 2023, ' : ''}${place}`,
		permalink(id, page)
	].join('\n');
}
