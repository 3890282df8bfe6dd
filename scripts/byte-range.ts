/** Bytes of a file, both ends included. */
export interface ByteRange {
	readonly start: number;
	readonly end: number;
}

const ONE_RANGE = /^bytes=[ \t]*(\d*)-(\d*)[ \t]*$/iu;

/**
 * What a `Range` header asks of a file of that many bytes (RFC 9110, 14.2).
 * @returns the bytes; "none" where it asks for bytes that the file does not have; null where the
 * header means nothing, or several ranges, and is passed over: the whole file is the answer then.
 */
export function byteRange(header: string | undefined, size: number): ByteRange | 'none' | null {
	const [, first, last] = ONE_RANGE.exec(header ?? '') ?? [];
	if (first === undefined || last === undefined || first + last === '') return null;
	if (first === '') {
		const length = Math.min(Number(last), size);
		return length === 0 ? 'none' : { start: size - length, end: size - 1 };
	}
	const start = Number(first);
	const end = last === '' ? Infinity : Number(last);
	if (end < start) return null;
	return start < size ? { start, end: Math.min(end, size - 1) } : 'none';
}
