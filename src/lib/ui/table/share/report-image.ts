import { cleanText } from '../../../model/clean-text.ts';
import type { Report } from './report.ts';

/** The size of the image in px, its margin, and how wide a letter is of its height. */
const WIDTH = 1080;
const MARGIN = 56;
const LETTER = 0.5;

/** Ink on parchment, and candle light where the stack is; an image has no theme. */
const INK = '#2a1f17';
const SOFT = '#5a4838';
const PAPER = '#efe6d2';
const SLIP = '#fffaf0';
const CANDLE = '#8a5200';

/** A text as a drawing can hold it: there is no sign for a letter that nobody sees. */
const escaped = (text: string): string =>
	cleanText(text).replace(/[&<>"']/gu, (letter) => `&#${String(letter.codePointAt(0))};`);

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** What a letter takes of a line: pictures, and the letters of East Asia, are as wide as two. */
const WIDE =
	/\p{Extended_Pictographic}|[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFF00-\uFF60]/u;
const widthOf = (letter: string): number => (WIDE.test(letter) ? 2 : 1);

/** A word in pieces that each fit into a line, no letter torn. */
function piecesOf(word: string, most: number): readonly { text: string; width: number }[] {
	const pieces = [{ text: '', width: 0 }];
	for (const { segment } of letters.segment(word)) {
		const last = pieces.at(-1);
		const width = widthOf(segment);
		if (last && last.width + width <= most) {
			last.text += segment;
			last.width += width;
		} else pieces.push({ text: segment, width });
	}
	return pieces;
}

/** Breaks a text into lines of so many letters. */
function wrapped(text: string, most: number): readonly string[] {
	const lines: { text: string; width: number }[] = [];
	for (const word of text.split(/\s+/u))
		for (const [at, piece] of piecesOf(word, most).entries()) {
			const last = lines.at(-1);
			if (at === 0 && last && last.width + piece.width < most) {
				last.text += ` ${piece.text}`;
				last.width += piece.width + 1;
			} else lines.push({ ...piece });
		}
	return lines.map((line) => line.text);
}

interface Drawn {
	readonly svg: string;
	/** Where what follows begins. */
	readonly y: number;
}

function drawText(
	text: string,
	y: number,
	size: number,
	{ x = MARGIN, colour = INK, weight = 400 } = {}
): Drawn {
	const lines = wrapped(text, Math.floor((WIDTH - x - MARGIN) / (size * LETTER)));
	const spans = lines.map(
		(line, i) =>
			`<text x="${String(x)}" y="${String(y + size * 1.35 * (i + 1))}" font-size="${String(size)}" fill="${colour}" font-weight="${String(weight)}">${escaped(line)}</text>`
	);
	return { svg: spans.join(''), y: y + size * 1.35 * lines.length };
}

/** The stack and the verdict of a report as a drawing of its own. */
export function imageOf({ title, stack, happens, verdicts }: Report): string {
	const parts: string[] = [];
	let y = MARGIN;
	const write = (text: string, size: number, look?: Parameters<typeof drawText>[3]): void => {
		const drawn = drawText(text, y, size, look);
		parts.push(drawn.svg);
		({ y } = drawn);
	};
	write(title, 48, { weight: 700 });
	y += 24;
	for (const [i, { name, will }] of stack.entries()) {
		const top = y;
		y += 12;
		write(`${String(i + 1)}. ${name}`, 32, { x: MARGIN + 28, weight: 700 });
		write(will, 26, { x: MARGIN + 28, colour: SOFT });
		y += 18;
		parts.unshift(
			`<rect x="${String(MARGIN)}" y="${String(top)}" width="${String(WIDTH - 2 * MARGIN)}" height="${String(y - top)}" rx="8" fill="${SLIP}" stroke="${i === 0 ? CANDLE : '#c9b58f'}" stroke-width="${i === 0 ? '4' : '2'}"/>`
		);
		y += 12;
	}
	y += 12;
	for (const { steps } of happens) for (const step of steps) write(step, 28, { x: MARGIN + 12 });
	y += 12;
	for (const verdict of verdicts) write(verdict, 30, { colour: CANDLE, weight: 700 });
	y += 12;
	write('Fizzle, an unofficial rules judge for Four Souls', 20, { colour: SOFT });
	const height = Math.ceil(y + MARGIN);
	return `<svg xmlns="http://www.w3.org/2000/svg" width="${String(WIDTH)}" height="${String(height)}" viewBox="0 0 ${String(WIDTH)} ${String(height)}" font-family="Georgia, 'Times New Roman', serif"><rect width="100%" height="100%" fill="${PAPER}"/>${parts.join('')}</svg>`;
}
