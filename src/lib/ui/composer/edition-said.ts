import { EDITIONS, type EditionId } from '../../model/words.ts';

/** How a text says by which rules it is judged; nothing for those that hold where nothing is said. */
const SAID: Readonly<Record<EditionId, string>> = {
	'2023': '',
	'2024': 'By the 2024 rules: ',
	original: 'By the original rules: '
};

/** A text that says its edition, in place of another that it said so. */
export function sayingEdition(text: string, edition: EditionId): string {
	const said = EDITIONS.map((one) => SAID[one]).find((one) => one !== '' && text.startsWith(one));
	return `${SAID[edition]}${text.slice(said?.length ?? 0)}`;
}
