import { CANDLE, drawBox, drawingOf, drawLines, LINE, SLIP, SOFT } from './drawing.ts';
import { PREVIEW_HEIGHT, PREVIEW_WIDTH } from './size.ts';
import { fitted, heightOf } from './words.ts';

/** What a picture of a page shows where only its link is seen. */
export interface Preview {
	/** What kind of page it is: "A ruling". */
	readonly kind: string;
	/** The question, or the name of the page. */
	readonly title: string;
	/** The answer, or what the page says; it is what stands out. */
	readonly answer: string;
	/** Where it is from. */
	readonly from: string;
}

const MARGIN = 70;
const INNER = PREVIEW_WIDTH - 2 * MARGIN;
/** Where the foot begins, in px. */
const FOOT = 540;
const TOP = 105;
const GAP = 26;
/** How far the answer stands from the edges of its slip. */
const INSET = 42;
const PAD = 26;
const SIZES = [60, 54, 48, 42, 36, 32, 28] as const;
/** What lies below in the pile. */
const BELOW = '#f4eeea';

/** The one sign of rules that the font of pictures does not have. */
const spelled = (text: string): string => text.replaceAll('↷', 'tap');

/** The picture of a page as a drawing: the answer on a slip of the stack, large. */
export function previewOf({ kind, title, answer, from }: Preview): string {
	/** A page of its own name, with what it says, instead of a question with its answer. */
	const isName = !title.endsWith('?');
	const asked = fitted(
		spelled(title),
		{ width: INNER, lines: 2 },
		isName ? [64, 56, 48] : [46, 40, 34]
	);
	const room = FOOT - 20 - TOP - heightOf(asked) - GAP - 2 * PAD;
	const said = fitted(spelled(answer), { width: INNER - 2 * INSET, height: room }, SIZES);
	const slip = heightOf(said) + 2 * PAD;
	const y = TOP + Math.max(0, (FOOT - 20 - TOP - heightOf(asked) - GAP - slip) / 2);
	const slipTop = y + heightOf(asked) + GAP;
	const write = (text: string, x: number, at: number, size: number, look = {}): string =>
		drawLines({ size, lines: [text] }, x, at, look).svg;
	return drawingOf(
		PREVIEW_WIDTH,
		PREVIEW_HEIGHT,
		[
			drawBox([0, 0, PREVIEW_WIDTH, 16], { fill: CANDLE, round: 0 }),
			write(kind, MARGIN, 62, 30, { colour: CANDLE, weight: 700 }),
			drawLines(asked, MARGIN, y, isName ? { weight: 700 } : { colour: SOFT, italic: true }).svg,
			drawBox([MARGIN + 16, slipTop + 14, INNER - 32, slip], { fill: BELOW, stroke: LINE }),
			drawBox([MARGIN, slipTop, INNER, slip], { fill: SLIP, stroke: CANDLE, thick: 3, round: 10 }),
			drawBox([MARGIN + 14, slipTop + 18, 7, slip - 36], { fill: CANDLE, round: 3 }),
			drawLines(said, MARGIN + INSET, slipTop + PAD * 0.8, { weight: isName ? 400 : 700 }).svg,
			write('Fizzle', MARGIN, FOOT + 18, 40, { weight: 700 }),
			write(from, PREVIEW_WIDTH - MARGIN, FOOT + 28, 26, { colour: SOFT, anchor: 'end' })
		].join('')
	);
}
