import { encode } from 'uqr';

/** A QR code of more modules than this (version 24) is not read off a screen by most phones. */
const LARGEST_VERSION = 24;

/** A QR code as one outline, a module 1 by 1; the quiet edge around it is left to whoever draws it. */
export interface QrCode {
	/** How many modules it is wide. */
	readonly size: number;
	readonly path: string;
}

/** The QR code of a text; null for one that is too long to be read. */
export function qrOf(text: string): QrCode | null {
	try {
		const { size, data } = encode(text, { ecc: 'L', border: 0, maxVersion: LARGEST_VERSION });
		const path = data.flatMap((row, y) =>
			row.flatMap((dark, x) => (dark ? [`M${String(x)} ${String(y)}h1v1h-1z`] : []))
		);
		return { size, path: path.join('') };
	} catch {
		return null;
	}
}
