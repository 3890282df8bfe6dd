import { remember } from '../../explore/memory.ts';
import { movesAt } from '../../explore/moves.ts';
import { JUDGE } from '../../judge/judge.ts';
import type { Position } from '../../model/position.ts';
import type { CardKey, Seat } from '../../model/words.ts';
import { actOf } from '../../scenario/act-of.ts';
import { stepsAt, type Entry } from '../../scenario/entry.ts';
import { factNamed } from '../../scenario/goal.ts';
import { linkFor } from '../../scenario/link/index.ts';
import { parse } from '../../scenario/parse/parse.ts';
import { play } from '../../scenario/play.ts';
import { lineText, namesOf } from '../../scenario/print/print.ts';
import type { Challenge } from '../../scenario/puzzle/analysis.ts';
import { triedAt, type Tried } from '../../scenario/puzzle/tried.ts';
import type { Act, Scenario } from '../../scenario/scenario.ts';
import { doesClause } from '../../wording/remedies.ts';
import { lootPlaysSentence } from '../../wording/loot-plays.ts';
import { sentence } from '../../wording/names.ts';
import type { CardInRow } from '../cards/card-entry.ts';
import { rowOf } from '../cards/entry.ts';
import type { DrawnBoardView } from '../position/drawn-board.ts';
import { drawnBoardWith } from '../position/tappable-board.ts';
import { storyOf, type ToldAct } from '../rulings/story.ts';
import { placeOf } from '../table/board/place.ts';
import { beginsWith } from '../table/board/involved.ts';
import type { Puzzle } from './puzzle.ts';

/** What makes a position a puzzle. */
export type Posed = Pick<Puzzle, 'text' | 'solver' | 'fact' | 'wanted'>;

/** Something that can be done: in words, in the notation, and as the line of a script. */
export interface Move {
	readonly says: string;
	readonly line: string;
	readonly act: Act;
	/** The place of the card that it is done with, where it is done with one. */
	readonly with?: string;
	/** The places of what it is aimed at, in order. */
	readonly to?: readonly string[];
}

/** A puzzle played up to some lines behind its text. */
export interface PosedAt {
	readonly scenario: Scenario;
	readonly position: Position;
	readonly challenge: Challenge;
	/** What was played since the puzzle was posed. */
	readonly since: readonly Entry[];
}

/**
 * Plays a puzzle and lines behind it.
 * @throws Error where it cannot be played.
 */
export function posed(
	{ text, solver, fact: named, wanted }: Posed,
	lines: readonly Act[] = []
): PosedAt {
	const parsed = parse(text);
	if (!parsed.ok) throw new Error(parsed.problems.map(({ message }) => message).join(' '));
	const scenario = { ...parsed.scenario, script: [...parsed.scenario.script, ...lines] };
	const played = play(scenario);
	if (!played.ok) throw new Error(played.problems.map(({ message }) => message).join(' '));
	if (played.stopped) throw new Error(played.stopped.trouble.message);
	const { position, entries } = played;
	const lead = entries.length - lines.length;
	const start = entries[lead - 1]?.position ?? played.opening.position;
	const fact = factNamed(start, named);
	const seat = position.players.findIndex(({ name }) => name === solver);
	if (!fact || seat < 0)
		throw new Error(`“${named}” is nothing that ${solver} could wait for here.`);
	return {
		scenario,
		position,
		challenge: { solver: seat, fact, wanted },
		since: entries.slice(lead)
	};
}

/** All that the solver can do. */
export function movesOf(scenario: Scenario, position: Position, solver: Seat): readonly Move[] {
	const moves = movesAt(JUDGE, position, [solver]);
	if (moves.is !== 'choice' || moves.who !== solver) return [];
	return moves.decisions.map((decision) => {
		const act = actOf(position, decision);
		const start = beginsWith(decision);
		const targets = 'targets' in decision ? decision.targets : undefined;
		return {
			says: sentence(doesClause(position, decision)).replace(/\.$/u, ''),
			line: lineText(act, namesOf(scenario)),
			act,
			...(start ? { with: placeOf(start) } : {}),
			...(targets && targets.length > 0 ? { to: targets.map(placeOf) } : {})
		};
	});
}

/** The table with what the moves are done with, and what they are aimed at, to be tapped. */
const boardWith = (position: Position, moves: readonly Move[]): DrawnBoardView =>
	drawnBoardWith(
		position,
		new Set(moves.flatMap((move) => [move.with ?? [], move.to ?? []].flat()))
	);

/** What a page shows of a puzzle before anything is tried: plain data. */
export interface PuzzleView {
	readonly board: DrawnBoardView;
	readonly cards: readonly CardInRow[];
	readonly moves: readonly Move[];
	/** How many loot cards each can still play who has any: the board does not show it. */
	readonly lootPlays: readonly string[];
	/** The letters of a link that opens it at the table; null where no link can say it. */
	readonly letters: string | null;
}

/**
 * A puzzle as its page shows it.
 * @throws Error when it cannot be played, so that the site is not built.
 */
export function puzzleView(puzzle: Puzzle): PuzzleView {
	const { scenario, position, challenge } = posed(puzzle);
	const moves = movesOf(scenario, position, challenge.solver);
	return {
		board: boardWith(position, moves),
		cards: cardsAt(scenario).map((key) => rowOf(key)),
		moves,
		lootPlays: lootPlaysAt(position),
		letters: linkFor({
			scenario: { ...scenario, title: puzzle.title },
			at: scenario.script.length
		})
	};
}

/** "Amy has 1 loot play left." */
const lootPlaysAt = ({ players }: Position): readonly string[] =>
	players.filter(({ hand }) => hand.length > 0).map(lootPlaysSentence);

/** The cards that can matter: hands, items and the monster that is attacked, each once. */
function cardsAt({ players = [], board }: Scenario): readonly CardKey[] {
	const monsters = board?.slots?.monster ?? [];
	const attacked = board?.attack ? monsters.slice(0, 1) : [];
	return [
		...new Set([
			...players.flatMap(({ hand = [], items = [] }) => [
				...hand.flatMap((cell) => ('card' in cell ? [cell.card] : [])),
				...items.map(({ card }) => card)
			]),
			...attacked.flatMap(({ top }) => (top ? [top.card] : []))
		])
	];
}

/** What came of a try: plain data. */
export interface TriedView {
	readonly is: Tried['is'];
	/** How likely it still does if all play as well as can be, where that is not 0 or 1: "1/3 (33.3%)". */
	readonly odds: string | null;
	/** What comes then. */
	readonly comes: string;
	/** The try and what follows, step by step. */
	readonly acts: readonly ToldAct[];
	/** What follows the try. */
	readonly lines: readonly Act[];
	/** The table after all that. */
	readonly board: DrawnBoardView;
	/** What the solver can do next. */
	readonly moves: readonly Move[];
}

/**
 * What comes of a puzzle with what was played since, the last of it a try.
 * @throws Error where it cannot be played.
 */
export function triedView(puzzle: Posed, lines: readonly Act[]): TriedView {
	const { position, challenge, since } = posed(puzzle, lines);
	const { is, chance, line } = triedAt(position, challenge, remember([], since.flatMap(stepsAt)));
	const after = posed(puzzle, [...lines, ...line.lines]);
	const { acts } = storyOf({ title: '', text: '', line: 1, scenario: after.scenario });
	const moves = is === 'on' ? movesOf(after.scenario, after.position, challenge.solver) : [];
	return {
		is,
		odds: is === 'failed' && chance.value > 0 ? `${chance.fraction} (${chance.percent})` : null,
		comes: line.sentence,
		acts: acts.slice(-1 - line.lines.length),
		lines: line.lines,
		board: boardWith(after.position, moves),
		moves
	};
}
