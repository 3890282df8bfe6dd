/** What an address calls the entries of a line that nobody said. */
const PUT_IN = 'first';

/**
 * What stands behind the address of the table: the letters of a link, and which entries of its line nobody said, since
 * the rules ask for them.
 */
export const linkBehind = (letters: string, putIn: readonly number[] = []): string =>
	`${putIn.length === 0 ? '' : `?${PUT_IN}=${putIn.join('-')}`}#${letters}`;

/** The entries that nobody said, as an address has them; none where it names none. */
export const putInAt = ({ searchParams }: URL): readonly number[] =>
	(searchParams.get(PUT_IN) ?? '')
		.split('-')
		.filter((one) => /^\d{1,4}$/u.test(one))
		.map(Number);
