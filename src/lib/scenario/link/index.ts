/**
 * Links: a scenario, its branches and what of it is shown, in as few letters as a chat message
 * likes. Every link that was ever made opens.
 *
 * @example
 * const link = linkFor({ scenario, at: 3 });
 * if (link !== null) location.hash = link;
 * const opened = decodeLink(location.hash);
 */
import { sameFact } from '../same-fact.ts';
import { canReadCardsIn, keysIn, TOO_MUCH_TO_READ } from '../cards-to-read.ts';
import { fromLetters, toLetters } from './base64.ts';
import { digest } from './digest.ts';
import { NEWER } from './combine.ts';
import { SHARED } from './codec.ts';
import { LinkError, reader, writer } from './range.ts';
import { asData, carried, sharedFrom, type Shared } from './shared.ts';

export { scriptOf, type Branch, type Claim, type Shared } from './shared.ts';
export { outcomeOf } from './outcome.ts';

/** What a link says, or a sentence why it cannot be opened. */
export type Opened =
	{ readonly ok: true; readonly shared: Shared } | { readonly ok: false; readonly why: string };

/** The first letter says how the rest is written. */
const VERSION = '1';
const VERSIONS = /^[1-9]/u;
/** Longer than any link that could be of use. */
const LONGEST = 12_000;
const CHECK_BYTES = 2;

/**
 * A scenario in the letters of a link: what happened, without expectations and sources.
 * @throws LinkError for what no notation could say; `linkFor` gives null instead.
 */
export function encodeLink(shared: Shared): string {
	const coder = writer();
	SHARED(coder, asData(shared));
	const bytes = coder.bytes();
	return `${VERSION}${toLetters(Uint8Array.from([...checkOf(bytes), ...bytes]))}`;
}

/** Reads any text as a link, with the `#` before it or without. */
export function decodeLink(text: string): Opened {
	const bytes = bytesOf(text);
	if ('why' in bytes) return bytes;
	try {
		return readBytes(bytes.are);
	} catch {
		return closed('The link is damaged: nothing that could be played stands in it.');
	}
}

/** The cards that a link may bring with it, as they are read: for those who read them ahead of the rest. */
export function cardTextsInLink(text: string): readonly string[] {
	const bytes = bytesOf(text);
	if ('why' in bytes) return [];
	try {
		return keysIn(SHARED(reader(bytes.are), undefined));
	} catch {
		return [];
	}
}

type Closed = Extract<Opened, { readonly ok: false }>;

/** The bytes of a link, if it is whole. */
function bytesOf(text: string): { readonly are: Uint8Array } | Closed {
	// A sentence that ends behind a link is no part of it.
	const letters = text
		.trim()
		.replace(/^#/u, '')
		.replace(/[^\w-]+$/u, '');
	if (letters === '') return closed('The link is empty.');
	if (letters.length > LONGEST) return closed('This is too long to be a link.');
	if (!letters.startsWith(VERSION))
		return closed(VERSIONS.test(letters) ? NEWER : 'This is not a link to a table.');
	const all = fromLetters(letters.slice(VERSION.length));
	const bytes = all?.subarray(CHECK_BYTES);
	if (!all || !bytes || !checkOf(bytes).every((byte, i) => byte === all[i]))
		return closed('The link is damaged: letters are missing or have changed.');
	return { are: bytes };
}

const closed = (why: string): Closed => ({ ok: false, why });

/** Reads what is behind the version and the check; nothing is thrown but by a mistake in here. */
export function readBytes(bytes: Uint8Array): Opened {
	let data: unknown;
	try {
		data = SHARED(reader(bytes), undefined);
	} catch (error) {
		if (error instanceof LinkError) return closed(error.message);
		throw error;
	}
	if (!canReadCardsIn(data)) return closed(TOO_MUCH_TO_READ);
	const shared = sharedFrom(data);
	return shared
		? { ok: true, shared }
		: closed(
				'The link says something that this page cannot lay out, such as a card it does not know.'
			);
}

/** A link that has been opened again and says the same; null where that cannot be had. */
export function linkFor(shared: Shared): string | null {
	try {
		const link = encodeLink(shared);
		const opened = decodeLink(link);
		return opened.ok && sameFact(opened.shared, carried(shared)) ? link : null;
	} catch (error) {
		if (error instanceof LinkError) return null;
		throw error;
	}
}

/** Tells a link that lost or changed a letter from a whole one. */
function checkOf(bytes: Uint8Array): readonly [number, number] {
	const sum = digest(bytes, CHECK_BYTES * 8);
	return [sum >> 8, sum & 255];
}
