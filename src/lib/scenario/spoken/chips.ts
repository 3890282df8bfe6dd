import { cleanText } from '../../model/clean-text.ts';
import { namesOf } from '../print/print.ts';
import { cardText } from '../names.ts';
import type { Line, Scenario } from '../scenario.ts';
import { linesWords } from './act-words.ts';
import type { Played } from './moves.ts';
import type { Plan } from './plan.ts';
import type { Reader } from './reader.ts';
import type { Piece } from './said.ts';
import type { Chip, ChipKind } from './spoken.ts';

/** How many names are worth to be shown where something is not understood. */
const MOST_FITS = 6;

/** Pieces that only join others. */
const JOINS: readonly Piece['what']['say'][] = ['joins'];

/** The pieces of a text as chips, with the lines that each stands for. */
export function chipsOf(
	text: string,
	reader: Reader,
	pieces: readonly Piece[],
	plan: Plan,
	played: readonly Played[],
	scenario: Scenario,
	trouble: string | null,
	faults: ReadonlyMap<number, string> = new Map(),
	notes: ReadonlyMap<number, string> = new Map()
): readonly Chip[] {
	const players = namesOf(scenario);
	const saidIn = (from: number, to: number): string =>
		cleanText(text.slice(from, Math.max(from, to)))
			.replace(/\s+/gu, ' ')
			.trim();
	const chips: Chip[] = [];
	for (const [index, piece] of pieces.entries()) {
		const own = played.flatMap((one, at) => (one.piece === index ? [{ ...one, at }] : []));
		const from = reader.tokens[piece.from]?.from ?? text.length;
		const to = reader.tokens[piece.to - 1]?.to ?? from;
		const isEmpty = piece.to <= piece.from;
		const before = chips.at(-1);
		// What is not understood of a piece that says several things marks the whole.
		// So does what is not understood of words that a turn of phrase has moved.
		const isLost = to === from && piece.to > piece.from && piece.what.say === 'unread';
		if (isLost && own.length === 0 && before) {
			chips[chips.length - 1] = { ...before, kind: 'unread' };
			continue;
		}
		if (isEmpty && own.length === 0 && plan.odd.get(index) === 'unread' && before) {
			chips[chips.length - 1] = { ...before, kind: 'unread' };
			continue;
		}
		// Words that were put in stand nowhere in the text.
		const isNowhere = isEmpty || to === from;
		const fault = faults.get(index);
		// "Ida dies to Gus's bomb": that she does not is said of the whole.
		const isLast = played.every(({ piece: one }) => one < index);
		if (isNowhere && own.length === 0 && fault !== undefined && before && isLast)
			chips[chips.length - 1] = { ...before, trouble: before.trouble ?? fault };
		if ((JOINS.includes(piece.what.say) || isNowhere) && own.length === 0) continue;
		const lines: readonly Line[] = own.map(({ line }) => line);
		const words = saidIn(from, to);
		const odd = plan.odd.get(index);
		const kind: ChipKind = odd ?? kindOf(piece, lines);
		// An act that is asked about and comes last is that of its question, whatever was not understood since.
		const prior = pieces[index - 1]?.what.say;
		const isLoose = isEmpty && (prior === 'unread' || prior === 'left');
		const asked = isLoose ? chips.findLastIndex((chip) => chip.kind === 'asked') : -1;
		const into = asked >= 0 ? asked : chips.length - 1;
		const last = chips[into];
		const note = notes.get(index);
		const more = note === undefined ? '' : ` (${note})`;
		const refused = own.find((one) => one.trouble !== null)?.trouble ?? faults.get(index) ?? null;
		// Two things that one piece says are one chip.
		if (isEmpty && last) {
			chips[into] = {
				...last,
				lines: [...last.lines, ...lines],
				at: last.at ?? own[0]?.at ?? null,
				kind: isUnread(last.kind, odd) ? 'unread' : lines.length > 0 ? 'act' : last.kind,
				words:
					(actWords(linesWords([...last.lines, ...lines], players), saidIn(last.from, last.to)) ||
						last.words) + more,
				trouble: last.trouble ?? refused
			};
			continue;
		}
		chips.push({
			from,
			to,
			kind,
			words: (kind === 'act' ? actWords(linesWords(lines, players), words) : words) + more,
			lines,
			at: own[0]?.at ?? null,
			trouble: refused ?? (chips.length === 0 ? trouble : null),
			fits: kind === 'unread' ? fitsOf(reader, piece) : []
		});
	}
	if (plan.odd.has(-1) && chips[0]) chips[0] = { ...chips[0], kind: 'unread' };
	return chips;
}

/** What a piece says of the thing that it names last: "(1 HP)". */
const OF_THE_LAST = /\(((?!(?:option|mode|line)\b)[^()]*\d[^()]*)\)$|\bwith (\d+ hp)$/iu;

/** An act in few words, with the number that was said of its target; as it was said where it has no words. */
function actWords(act: string, said: string): string {
	if (act === '') return said;
	const [, inBrackets, after] = OF_THE_LAST.exec(said) ?? [];
	const told = inBrackets ?? after;
	return told === undefined ? act : `${act} (${told.replace(/\bhp\b/iu, 'HP')})`;
}

/** Whether one of two things that a piece says was not understood. */
const isUnread = (first: ChipKind, odd: ChipKind | undefined): boolean =>
	first === 'unread' || odd === 'unread';

function kindOf({ what }: Piece, lines: readonly Line[]): ChipKind {
	switch (what.say) {
		case 'asked':
		case 'left':
		case 'unread':
			return what.say;
		default:
			return lines.length > 0 ? 'act' : 'fact';
	}
}

/** The cards that could be meant in a piece that nobody understands. */
function fitsOf(reader: Reader, { from, to }: Piece): readonly string[] {
	const found = new Set<string>();
	for (let i = from; i < to; i++)
		for (const { cards, part } of reader.lexicon.at(i))
			if (part !== 'weak') for (const card of cards) found.add(cardText(card));
	return [...found].slice(0, MOST_FITS);
}
