import * as v from 'valibot';
import { pageData } from './page-data.ts';

/** Where the pack lies, below the site's own address. */
export const PACK = 'offline.pack';

const PACKED = v.strictObject({
	/** The version of the site that its files make up together. */
	version: v.string(),
	/** What more than one file says, the most frequent first. */
	shared: v.array(v.string()),
	/** What each file says, by its path below the site's own address; where that is shared, its place above. */
	texts: v.record(v.string(), v.string()),
	/** The same for files that are no text, as base64. */
	bytes: v.record(v.string(), v.string())
});

/** All that the site is made of but its documents, to be kept on a device as one file. */
export type Pack = v.InferOutput<typeof PACKED>;

/** What stands about the place of a shared text, in base 36: letters that no text of the site has. */
export const OPENS = '\x7f';
export const CLOSES = '\x7f';
const PLACE = new RegExp(`${OPENS}([0-9a-z]+)${CLOSES}`, 'gu');

/** The place of a shared text, as it stands in the texts of files. */
export const placeOf = (nth: number): string => `${OPENS}${nth.toString(36)}${CLOSES}`;

/** What a file of a pack says. */
function textOf({ texts, shared }: Pack, path: string): string | undefined {
	const text = texts[path]?.replace(
		PLACE,
		(_, nth: string) => shared[Number.parseInt(nth, 36)] ?? ''
	);
	return text === undefined ? undefined : pageData(text);
}

/**
 * The pack in a file.
 * @throws where it is damaged, or no pack.
 */
export const unpacked = async (file: Blob): Promise<Pack> =>
	v.parse(
		PACKED,
		JSON.parse(
			await new Response(file.stream().pipeThrough(new DecompressionStream('gzip'))).text()
		)
	);

/** What a file is, by how its name ends. */
const TYPES: Readonly<Record<string, string>> = {
	css: 'text/css; charset=utf-8',
	html: 'text/html; charset=utf-8',
	js: 'text/javascript; charset=utf-8',
	json: 'application/json; charset=utf-8',
	png: 'image/png',
	souls: 'text/plain; charset=utf-8',
	svg: 'image/svg+xml',
	webmanifest: 'application/manifest+json',
	woff2: 'font/woff2'
};

/** A file of a pack as the answer to a request; null where it has none of this path. */
export function fileIn(pack: Pack, path: string): Response | null {
	const text = textOf(pack, path);
	const bytes = pack.bytes[path];
	if (text === undefined && bytes === undefined) return null;
	const type = TYPES[/[^.]*$/u.exec(path)?.[0] ?? ''] ?? 'application/octet-stream';
	const body = text ?? Uint8Array.from(atob(bytes ?? ''), (byte) => byte.charCodeAt(0));
	return new Response(body, { headers: { 'content-type': type } });
}
