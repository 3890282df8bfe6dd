import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { constants, gzipSync } from 'node:zlib';
import * as v from 'valibot';
import { packedData } from '../src/lib/ui/offline/page-data.ts';
import { CLOSES, OPENS, PACK, placeOf, type Pack } from '../src/lib/ui/offline/pack.ts';

const VERSION = v.object({ version: v.string() });

/** Files that nobody needs at a table: documents, downloads, pictures for the previews of links, what shows how well the site covers its sources, how it is hosted. */
const LEFT_OUT =
	/\.html$|^data\/[^/]*\.json$|coverage(?:\.json|\/(?:[^/]+\/)?__data\.json)$|^_headers$|^_app\/version\.json$|^service-worker\.js$|(?:^|\/)picture\.png$|\.pack$/u;
const IS_PAGE_DATA = /(?:^|\/)__data\.json$/u;
const IS_TEXT = /\.(?:js|css|json|svg|souls|webmanifest)$/u;

/** Whether a file of the built site is kept on devices; the empty pages are, as no other document. */
const isKept = (path: string): boolean => path.startsWith('shell/') || !LEFT_OUT.test(path);

/** What is worth a place of its own: an object of numbers, as the data of pages has them, or a text in quotes. */
const SHARED = /\{(?:"[^"]*":-?\d+,?)+\}|"(?:[^"\\]|\\.){8,}?"/gu;

/**
 * The same files, with what several of them say put where all can have it: the data of hundreds of pages tell the
 * same rules, further apart than gzip can see.
 */
function sharing(texts: Readonly<Record<string, string>>): Pick<Pack, 'shared' | 'texts'> {
	const counts = new Map<string, number>();
	for (const [path, text] of Object.entries(texts)) {
		if (text.includes(OPENS) || text.includes(CLOSES))
			throw new Error(`${path} has a letter that the pack needs for itself.`);
		for (const said of text.match(SHARED) ?? []) counts.set(said, (counts.get(said) ?? 0) + 1);
	}
	const shared = [...counts]
		.filter(([, count]) => count > 1)
		.sort(([said, a], [other, b]) => b - a || (said < other ? -1 : 1))
		.map(([said]) => said);
	const places = new Map(shared.map((said, nth) => [said, placeOf(nth)]));
	return {
		shared,
		texts: Object.fromEntries(
			Object.entries(texts).map(([path, text]) => [
				path,
				text.replace(SHARED, (said) => places.get(said) ?? said)
			])
		)
	};
}

/** What the site in a folder is made of but its documents. */
export function packOf(directory: string): Pack {
	const { version } = v.parse(
		VERSION,
		JSON.parse(readFileSync(join(directory, '_app/version.json'), 'utf8'))
	);
	const files = readdirSync(directory, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map(({ parentPath, name }) => join(parentPath, name).slice(directory.length + 1))
		.map((path) => path.replaceAll('\\', '/'))
		.filter(isKept)
		.sort();
	const isText = (path: string): boolean => IS_TEXT.test(path) || path.startsWith('shell/');
	const read = (path: string, as: 'utf8' | 'base64'): [string, string] => [
		path,
		readFileSync(join(directory, path), as)
	];
	return {
		version,
		...sharing(
			Object.fromEntries(
				files
					.filter(isText)
					.map((path) => read(path, 'utf8'))
					.map(([path, text]) => [path, IS_PAGE_DATA.test(path) ? packedData(text) : text])
			)
		),
		bytes: Object.fromEntries(
			files.filter((path) => !isText(path)).map((path) => read(path, 'base64'))
		)
	};
}

/** Puts the pack beside the files it is made of, and gives its size in bytes. */
export function writePack(directory: string): number {
	const file = gzipSync(JSON.stringify(packOf(directory)), {
		level: constants.Z_BEST_COMPRESSION,
		memLevel: 9
	});
	writeFileSync(join(directory, PACK), file);
	return file.length;
}
