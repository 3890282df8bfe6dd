/** What an address calls the entries of a line that nobody said. */
const PUT_IN = 'first';

/**
 * What stands behind the address of the table: the letters of a link, and which entries of its line nobody said, since
 * the rules ask for them.
 */
export const linkBehind = (letters: string, putIn: readonly number[] = []): string =>
	`${putIn.length === 0 ? '' : `?${PUT_IN}=${putIn.join('-')}`}#${letters}`;

/** What an address calls a card that is to be typed, and whose it is. */
const CARD = 'card';
const WHOSE = 'for';

/** A card of one's own, as an address has it: what it is called, and whose it is; both may be empty. */
export interface OwnCard {
	readonly name: string;
	readonly whose: string;
}

/** What stands behind the address of the table where a card of one's own is to be typed. */
export const ownCardBehind = (name: string, whose: string, letters: string | null): string => {
	const facts = [`${CARD}=${encodeURIComponent(name)}`];
	if (whose !== '') facts.push(`${WHOSE}=${encodeURIComponent(whose)}`);
	return `?${facts.join('&')}${letters === null ? '' : `#${letters}`}`;
};

/** The card that an address asks to type; null where it asks for none. */
export const ownCardAt = ({ searchParams }: URL): OwnCard | null =>
	searchParams.has(CARD)
		? { name: searchParams.get(CARD) ?? '', whose: searchParams.get(WHOSE) ?? '' }
		: null;

/** The entries that nobody said, as an address has them; none where it names none. */
export const putInAt = ({ searchParams }: URL): readonly number[] =>
	(searchParams.get(PUT_IN) ?? '')
		.split('-')
		.filter((one) => /^\d{1,4}$/u.test(one))
		.map(Number);
