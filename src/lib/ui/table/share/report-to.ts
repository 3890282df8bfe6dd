/** Longer addresses are cut off by some browsers and hosts. */
const LONGEST = 7_000;

/**
 * The address that reports a ruling to a repository, with the text filled in; null where there is
 * no repository that takes reports, or the text is too long for an address.
 */
export function reportAddress(
	repository: string | null,
	title: string,
	text: string
): string | null {
	const home = repository?.replace(/^git\+/u, '').replace(/\.git$/u, '');
	if (home === undefined || !/^https:\/\/(?:github|gitlab|codeberg)\.(?:com|org)\//u.test(home))
		return null;
	const query = new URLSearchParams({ title: `Ruling: ${title}`, body: text });
	const address = `${home}/issues/new?${query.toString()}`;
	return address.length > LONGEST ? null : address;
}
