import { CENT, HEART } from '../icons/paths.ts';
import type { SmallBoardView } from '../position/board.ts';
import {
	BLOOD,
	CANDLE,
	drawBox,
	drawSign,
	drawText,
	INK,
	seatColour,
	SOFT,
	TABLE,
	type Drawn
} from './drawing.ts';

const PAD = 22;
const SIZE = 28;
const SMALL = 23;
/** How far the numbers of a player stand from the right edge of the board, in px. */
const NUMBERS = 250;

const COIN = '<circle cx="12" cy="12" r="8.5"/>';

/** What lies on the table, in a line a player and one for each kind of slot. */
export function drawBoard(
	{ players, slots }: Pick<SmallBoardView, 'players' | 'slots'>,
	{ x, y: top, width }: { readonly x: number; readonly y: number; readonly width: number }
): Drawn {
	let y = top + PAD * 0.6;
	const parts: string[] = [];
	const right = x + width - PAD;
	for (const { seat, name, dead, hp, cents, has } of players) {
		const from = y;
		const shown = dead ? `${name}, died this turn` : name;
		const named = drawText(shown, { x: x + PAD, y, width: width - 2 * PAD - NUMBERS }, SIZE, {
			weight: 700
		});
		const line = y + SIZE - 24;
		const at = right - NUMBERS;
		parts.push(
			named.svg,
			drawSign(HEART, at, line, 28, BLOOD),
			drawText(hp, { x: at + 36, y, width: 120 }, SIZE, { colour: BLOOD, weight: 700 }).svg,
			drawSign(CENT, at + 130, line, 28, CANDLE, COIN),
			drawText(`${String(cents)}¢`, { x: at + 166, y, width: 120 }, SIZE, { weight: 700 }).svg
		);
		const things = drawText(has, { x: x + PAD, y: named.y, width: width - 2 * PAD }, SMALL, {
			colour: SOFT
		});
		parts.push(
			drawBox([x, from + 4, 8, things.y - from - 4], { fill: seatColour(seat), round: 4 }),
			things.svg
		);
		y = things.y + PAD * 0.6;
	}
	for (const { name, cards } of slots) {
		const lie = cards.map((card) => (card.hp === null ? card.name : `${card.name} ${card.hp} HP`));
		const drawn = drawText(
			`${name}: ${lie.join(' · ')}`,
			{ x: x + PAD, y, width: width - 2 * PAD },
			SMALL,
			{ colour: INK }
		);
		parts.push(drawn.svg);
		({ y } = drawn);
	}
	y += PAD * 0.8;
	return { svg: drawBox([x, top, width, y - top], { fill: TABLE, round: 12 }) + parts.join(''), y };
}
