/**
 * The address that the site will stand at, without a slash at its end: "https://example.org/fizzle". Empty
 * where nobody has said it.
 * @throws Error for what is no such address.
 */
export function originOf(said: string | undefined): string {
	if (said === undefined || said === '') return '';
	const url = URL.parse(said);
	if (!url || !/^https?:$/u.test(url.protocol) || url.search !== '' || url.hash !== '')
		throw new Error(
			`FIZZLE_ORIGIN is “${said}”. It says where the site will stand, as in https://example.org/fizzle`
		);
	return url.href.replace(/\/+$/u, '');
}
