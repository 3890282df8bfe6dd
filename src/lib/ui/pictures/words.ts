import { cleanText } from '../../model/clean-text.ts';

/** A text as a drawing can hold it: there is no sign for a letter that nobody sees. */
export const escaped = (text: string): string =>
	cleanText(text).replace(/[&<>"']/gu, (letter) => `&#${String(letter.codePointAt(0))};`);

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Pictures, and the letters of East Asia, are as wide as they are high. */
const WIDE =
	/\p{Extended_Pictographic}|[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFF00-\uFF60]/u;

/** How wide a letter of a serif is at most, of its height. */
function widthOf(letter: string): number {
	if (WIDE.test(letter)) return 1.1;
	if (/[mwMW@%—…]/u.test(letter)) return 0.95;
	if (/[A-Z¢&0-9]/u.test(letter)) return 0.7;
	return /[iljtfrI.,;:!'’|()[\] ]/u.test(letter) ? 0.36 : 0.58;
}

interface Line {
	text: string;
	width: number;
}

/** A word in pieces that each fit into a line, no letter torn. */
function piecesOf(word: string, most: number): readonly Line[] {
	const pieces: Line[] = [{ text: '', width: 0 }];
	for (const { segment } of letters.segment(word)) {
		const last = pieces.at(-1);
		const width = widthOf(segment);
		if (last && (last.width + width <= most || last.text === '')) {
			last.text += segment;
			last.width += width;
		} else pieces.push({ text: segment, width });
	}
	return pieces;
}

/**
 * Breaks a text into lines.
 * @param most how wide a line may be, of the height of its letters.
 */
export function wrapped(text: string, most: number): readonly string[] {
	const lines: Line[] = [];
	const space = widthOf(' ');
	for (const word of text.split(/\s+/u))
		for (const [at, piece] of piecesOf(word, most).entries()) {
			const last = lines.at(-1);
			if (at === 0 && last && last.width + space + piece.width <= most) {
				last.text += ` ${piece.text}`;
				last.width += space + piece.width;
			} else lines.push({ ...piece });
		}
	return lines.map((line) => line.text);
}

/** Lines and the size they are written in, in px. */
export interface Fitted {
	readonly size: number;
	readonly lines: readonly string[];
}

/** How far apart lines are, of their size. */
export const LEADING = 1.3;

/** How high lines are together, in px. */
export const heightOf = ({ size, lines }: Fitted): number => size * LEADING * lines.length;

/**
 * A text in the largest size that fits; in the smallest its end is cut.
 * @param room in px, and how many lines it may have.
 * @param sizes in px, the largest first.
 */
export function fitted(
	text: string,
	room: { readonly width: number; readonly height?: number; readonly lines?: number },
	sizes: readonly [number, ...number[]]
): Fitted {
	const { width, height = Infinity, lines: count = Infinity } = room;
	const most = (size: number): number => Math.min(count, Math.floor(height / (size * LEADING)));
	for (const size of sizes) {
		const lines = wrapped(text, width / size);
		if (lines.length <= most(size)) return { size, lines };
	}
	const size = Math.min(...sizes);
	const lines = wrapped(text, width / size - 1).slice(0, most(size));
	return { size, lines: lines.map((line, i) => (i === lines.length - 1 ? `${line} …` : line)) };
}
