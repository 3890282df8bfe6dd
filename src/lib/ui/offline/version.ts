/** The name under which a page says of which version of the site it is. */
export const VERSION_NAME = 'fizzle-version';

/** Whether a document is a page of a version of the site. */
export const isOfVersion = (document: string, version: string): boolean =>
	document.includes(`<meta name="${VERSION_NAME}" content="${version}"`);
