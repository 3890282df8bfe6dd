import {
	CANDLE,
	drawBox,
	drawingOf,
	drawText,
	LINE,
	SLIP,
	SOFT,
	type Look
} from '../../pictures/drawing.ts';
import type { QrCode } from '../../pictures/qr.ts';
import { drawBoard } from '../../pictures/small-board.ts';
import { capital } from '../prompt/wishes.ts';
import type { Answer } from './answer.ts';
import type { Report } from './report.ts';

/** The size of the image and its margin, in px. */
const WIDTH = 1080;
const MARGIN = 60;
const INNER = WIDTH - 2 * MARGIN;
/** How wide the QR code is, with its quiet edge; so wide a phone reads it off another phone. */
const QR = 300;
const QUIET = 4;

/** How much of a long stack is shown. */
const MOST_ITEMS = 6;

/** What the image of a table shows. */
export type Pictured = Pick<Report, 'said' | 'stack' | 'verdicts' | 'small' | 'rulebook'> & {
	/** What comes of it; null where it is not known. */
	readonly answer: Answer | null;
	/** Leads to the table; null where the link is too long, or there is none. */
	readonly qr: QrCode | null;
};

/** The answer, the rule, the stack and the board as a drawing of its own, with a code that leads there. */
export function imageOf({ said, answer, stack, verdicts, small, rulebook, qr }: Pictured): string {
	const parts = [drawBox([0, 0, WIDTH, 14], { fill: CANDLE, round: 0 })];
	let y = MARGIN;
	const write = (text: string, size: number, look: Look = {}, inset = 0): void => {
		if (text === '') return;
		const drawn = drawText(text, { x: MARGIN + inset, y, width: INNER - 2 * inset }, size, look);
		parts.push(drawn.svg);
		({ y } = drawn);
	};
	write(said, 34, { colour: SOFT, italic: true });
	y += 14;
	if (answer) {
		write(answer.bold, answer.bold.length > 140 ? 42 : 54, { weight: 700 });
		y += 8;
		write(answer.rest, 32);
		y += 8;
		write(answer.by.slice(0, 3).join(' · '), 28, { colour: CANDLE, weight: 700 });
		write(rulebook, 24, { colour: SOFT });
	}
	y += 10;
	for (const verdict of verdicts) write(verdict, 28);
	y += 26;
	if (stack.length > 0) {
		write('The stack, first to resolve on top', 24, { colour: SOFT, weight: 700 });
		y += 10;
	}
	for (const [i, { name, will }] of stack.slice(0, MOST_ITEMS).entries()) {
		const top = y;
		const from = parts.length;
		y += 10;
		write(`${String(i + 1)}. ${capital(name)}`, 30, { weight: 700 }, 24);
		write(will, 24, { colour: SOFT }, 24);
		y += 16;
		const [stroke, thick] = i === 0 ? [CANDLE, 4] : [LINE, 2];
		parts.splice(from, 0, drawBox([MARGIN, top, INNER, y - top], { fill: SLIP, stroke, thick }));
		y += 12;
	}
	if (stack.length > MOST_ITEMS)
		write(`… and ${String(stack.length - MOST_ITEMS)} more below`, 24, { colour: SOFT });
	y += 16;
	const board = drawBoard(small, { x: MARGIN, y, width: INNER });
	parts.push(board.svg);
	y = board.y + 40;
	const foot = drawFoot(qr, y);
	return drawingOf(WIDTH, Math.ceil(y + foot.height + MARGIN * 0.7), parts.join('') + foot.svg);
}

/** Where to play it, and who says so. */
function drawFoot(qr: QrCode | null, y: number): { readonly svg: string; readonly height: number } {
	const who = 'Fizzle, an unofficial rules judge for Four Souls';
	if (!qr)
		return {
			svg: drawText(who, { x: MARGIN, y, width: INNER }, 24, { colour: SOFT }).svg,
			height: 32
		};
	const x = WIDTH - MARGIN - QR;
	const module = QR / (qr.size + 2 * QUIET);
	const code = `<path transform="translate(${String(x + QUIET * module)} ${String(y + QUIET * module)}) scale(${String(module)})" d="${qr.path}" fill="#000" shape-rendering="crispEdges"/>`;
	const beside = { x: MARGIN, y: y + 96, width: INNER - QR - 40 };
	const play = drawText('Point a camera at this to play it step by step.', beside, 32, {
		weight: 700
	});
	const fan = drawText(who, { ...beside, y: play.y + 12 }, 24, { colour: SOFT });
	return {
		svg: drawBox([x, y, QR, QR], { fill: '#fff', round: 12 }) + code + play.svg + fan.svg,
		height: QR
	};
}
