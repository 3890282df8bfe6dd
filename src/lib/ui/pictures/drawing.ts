import { escaped, LEADING, wrapped, type Fitted } from './words.ts';

/** Ink on plaster, and candle light where the answer is: a picture has no theme. */
export const INK = '#241a29';
export const SOFT = '#5b4d60';
export const PAPER = '#efe9e4';
export const SLIP = '#fffdfa';
export const TABLE = '#e2d8d6';
export const LINE = '#cfc1c6';
export const CANDLE = '#8a5200';
export const BLOOD = '#8a1f2b';

/** The colours of the first seats, as in tokens.css. */
const SEATS = ['#b23528', '#1b5c9e', '#00453c', '#5a3300', '#6d3f93', '#0f6b66'] as const;
export const seatColour = (seat: number): string => SEATS[seat % SEATS.length] ?? INK;

export interface Look {
	readonly colour?: string;
	readonly weight?: 400 | 700;
	readonly italic?: boolean;
	readonly anchor?: 'start' | 'end';
}

/** A piece of a drawing. */
export interface Drawn {
	readonly svg: string;
	/** Where what follows begins, in px. */
	readonly y: number;
}

/** A number as a drawing holds it. */
const n = (value: number): string => String(Math.round(value * 10) / 10);

/** Lines that have been broken already. */
export function drawLines(
	{ lines, size }: Fitted,
	x: number,
	y: number,
	{ colour = INK, weight = 400, italic = false, anchor = 'start' }: Look = {}
): Drawn {
	const svg = lines.map(
		(line, i) =>
			`<text x="${n(x)}" y="${n(y + size * (LEADING * i + 1))}" font-size="${n(size)}" fill="${colour}" font-weight="${n(weight)}"${italic ? ' font-style="italic"' : ''} text-anchor="${anchor}">${escaped(line)}</text>`
	);
	return { svg: svg.join(''), y: y + size * LEADING * lines.length };
}

/** A text that goes on in the next line where it is too wide. */
export const drawText = (
	text: string,
	at: { readonly x: number; readonly y: number; readonly width: number },
	size: number,
	look: Look = {}
): Drawn => drawLines({ size, lines: wrapped(text, at.width / size) }, at.x, at.y, look);

export function drawBox(
	[x, y, width, height]: readonly [x: number, y: number, width: number, height: number],
	{
		fill,
		stroke,
		thick = 2,
		round = 8
	}: { fill: string; stroke?: string; thick?: number; round?: number }
): string {
	const edge = stroke === undefined ? '' : ` stroke="${stroke}" stroke-width="${n(thick)}"`;
	return `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" rx="${n(round)}" fill="${fill}"${edge}/>`;
}

/** An outline of the icons, so many px high. */
export const drawSign = (
	path: string,
	x: number,
	y: number,
	size: number,
	colour: string,
	around = ''
): string =>
	`<g transform="translate(${n(x)} ${n(y)}) scale(${String(Math.round((size / 24) * 1000) / 1000)})" fill="none" stroke="${colour}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${around}<path d="${path}"/></g>`;

/** A whole drawing. */
export const drawingOf = (width: number, height: number, parts: string): string =>
	`<svg xmlns="http://www.w3.org/2000/svg" width="${n(width)}" height="${n(height)}" viewBox="0 0 ${n(width)} ${n(height)}" font-family="Faustina, Georgia, 'Times New Roman', serif" text-rendering="geometricPrecision"><rect width="100%" height="100%" fill="${PAPER}"/>${parts}</svg>`;
