import * as v from 'valibot';

/** Where the pack lies, below the site's own address. */
export const PACK = 'offline.pack';

const PACKED = v.strictObject({
	/** The version of the site that its files make up together. */
	version: v.string(),
	/** What each file says, by its path below the site's own address. */
	texts: v.record(v.string(), v.string()),
	/** The same for files that are no text, as base64. */
	bytes: v.record(v.string(), v.string())
});

/** All that the site is made of but its documents, to be kept on a device as one file. */
export type Pack = v.InferOutput<typeof PACKED>;

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
	const text = pack.texts[path];
	const bytes = pack.bytes[path];
	if (text === undefined && bytes === undefined) return null;
	const type = TYPES[/[^.]*$/u.exec(path)?.[0] ?? ''] ?? 'application/octet-stream';
	const body = text ?? Uint8Array.from(atob(bytes ?? ''), (byte) => byte.charCodeAt(0));
	return new Response(body, { headers: { 'content-type': type } });
}
