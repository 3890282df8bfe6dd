const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Bytes in letters that a link can hold as they are. */
export function toLetters(bytes: Uint8Array): string {
	let text = '';
	for (let at = 0; at < bytes.length; at += 3) {
		const [a = 0, b = 0, c = 0] = bytes.subarray(at, at + 3);
		const three = (a << 16) | (b << 8) | c;
		const count = Math.min(3, bytes.length - at) + 1;
		for (let i = 0; i < count; i++) text += LETTERS.charAt((three >> (18 - 6 * i)) & 63);
	}
	return text;
}

/** The bytes that letters stand for; null when `toLetters` would not write them so. */
export function fromLetters(text: string): Uint8Array | null {
	const values = Array.from(text, (letter) => LETTERS.indexOf(letter));
	if (values.includes(-1) || values.length % 4 === 1) return null;
	const bytes: number[] = [];
	for (let at = 0; at < values.length; at += 4) {
		const [a = 0, b = 0, c = 0, d = 0] = values.slice(at, at + 4);
		const three = (a << 18) | (b << 12) | (c << 6) | d;
		const count = Math.min(4, values.length - at) - 1;
		for (let i = 0; i < count; i++) bytes.push((three >> (16 - 8 * i)) & 255);
	}
	const all = Uint8Array.from(bytes);
	return toLetters(all) === text ? all : null;
}
