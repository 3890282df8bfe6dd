import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, type BrotliOptions } from 'node:zlib';

/** How a file is compressed on its way. */
export type Coding = 'br' | 'gzip';

const CODINGS: readonly Coding[] = ['br', 'gzip'];
/** What has fewer bytes fits into the first packets as it is. */
const LEAST_BYTES = 1024;
const COMPRESSIBLE = /^(?:text\/|image\/svg|application\/(?:json|manifest\+json))/u;

/** Whether files of that type and size are compressed for those who take it. */
export const isCompressible = (type: string, bytes: number): boolean =>
	bytes >= LEAST_BYTES && COMPRESSIBLE.test(type);

/**
 * The coding to send by an `Accept-Encoding` header (RFC 9110, 12.5.3): of those it takes the one that
 * compresses best; null where it takes none.
 */
export function codingFor(header: string | undefined): Coding | null {
	const taken = new Map<string, boolean>();
	for (const part of (header ?? '').toLowerCase().split(',')) {
		const [name = '', ...parameters] = part.split(';').map((one) => one.trim());
		taken.set(name, !parameters.some((one) => /^q=0(?:\.0*)?$/u.test(one)));
	}
	return CODINGS.find((coding) => taken.get(coding) ?? taken.get('*') ?? false) ?? null;
}

const brotli = (bytes: Buffer): BrotliOptions => ({
	params: {
		[constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
		[constants.BROTLI_PARAM_SIZE_HINT]: bytes.length
	}
});

const COMPRESS: Readonly<Record<Coding, (bytes: Buffer) => Promise<Buffer>>> = {
	br: (bytes) => promisify(brotliCompress)(bytes, brotli(bytes)),
	gzip: (bytes) => promisify(gzip)(bytes, { level: 9 })
};

/** How many bytes of a file are sent to who takes the best coding, as browsers do. */
export const compressedBytes = (bytes: Buffer): number =>
	brotliCompressSync(bytes, brotli(bytes)).length;

/** Compressed files, each compressed once for all who ask. */
export class CompressedFiles {
	readonly #kept = new Map<string, Promise<Buffer>>();

	/**
	 * The bytes of a file in a coding.
	 * @param state tells one state of the file from another, as its time of change does.
	 * @throws as a promise, where the file cannot be read.
	 */
	of(path: string, state: string, coding: Coding): Promise<Buffer> {
		const key = [coding, state, path].join(' ');
		const known = this.#kept.get(key);
		if (known) return known;
		const made = readFile(path).then(COMPRESS[coding]);
		this.#kept.set(key, made);
		made.catch(() => this.#kept.delete(key));
		return made;
	}
}
