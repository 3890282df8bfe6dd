/** Which of the tables that were found are kept, and how they are written down. */
import * as v from 'valibot';
import { lineText, type Act } from '#lib/scenario/index.ts';
import { READINGS, type ReadingId } from '#lib/rules/readings.ts';
import { actOf } from '#lib/scenario/act-of.ts';
import { stepsAt } from '#lib/scenario/entry.ts';
import { posed, triedView } from '#lib/ui/puzzles/puzzle-view.ts';
import type { Puzzle } from '#lib/ui/puzzles/puzzle.ts';
import { DIFFICULTIES, difficultyOf } from './grade.ts';
import { firstAt, momentOf } from './moment.ts';
import type { Found } from './search.ts';
import { MECHANICS, type Drawn } from './table.ts';
import { titled, type Untitled } from './titles.ts';
import { answerOf, asksOf, idOf, threatOf, toolsOf } from './words.ts';

/** So many are kept of each difficulty and mechanic. */
const MOST_ALIKE = 10;

/** More moves than anybody wants to look through. */
const MOST_MOVES = 14;

const text = v.string();
const texts = v.array(text);
const kit = v.array(v.strictObject({ where: v.picklist(['items', 'hand']), card: text }));
const count = v.number();

const DRAWN: v.GenericSchema<unknown, Drawn> = v.strictObject({
	mechanic: v.picklist(MECHANICS),
	players: v.array(
		v.strictObject({
			name: text,
			character: text,
			charged: v.boolean(),
			hp: count,
			cents: count,
			lootPlays: count,
			needs: kit,
			kit,
			souls: texts
		})
	),
	solver: text,
	active: text,
	monsters: texts,
	attack: v.nullable(v.strictObject({ by: text, on: text })),
	script: texts,
	fact: text,
	wanted: v.boolean()
});

const LINE = v.looseObject({ drawn: DRAWN });

/** A table as the search wrote it down. */
export const readFound = (line: string): Drawn => v.parse(LINE, JSON.parse(line)).drawn;

/** A puzzle with what it is about, so that no two are alike. */
interface Candidate {
	readonly puzzle: Untitled;
	readonly answer: string;
	readonly threat: string;
	readonly tools: readonly string[];
}

/** The puzzles that are kept already, with the best of what was found: ten of each kind at most, no two alike. */
export function chosen(all: readonly Drawn[], kept: readonly Puzzle[]): readonly Puzzle[] {
	const ids = new Set(kept.map(({ id }) => id));
	const candidates = all.flatMap((drawn): readonly Candidate[] => {
		const candidate = candidateOf(drawn);
		if (!candidate || ids.has(candidate.puzzle.id)) return [];
		ids.add(candidate.puzzle.id);
		return [candidate];
	});
	const taken = DIFFICULTIES.flatMap((difficulty) =>
		MECHANICS.flatMap((mechanic): readonly Untitled[] => {
			const isOfKind = (puzzle: Untitled): boolean =>
				puzzle.difficulty === difficulty && puzzle.mechanic === mechanic;
			const own = kept.filter(isOfKind);
			const room = MOST_ALIKE - own.length;
			const more = varied(
				candidates.filter(({ puzzle }) => isOfKind(puzzle)),
				room
			);
			return [...own, ...more.map(({ puzzle }) => puzzle)];
		})
	);
	return titled(taken);
}

/** As many as there is room for, each as unlike those before it as can be. */
function varied(candidates: readonly Candidate[], room: number): readonly Candidate[] {
	const taken: Candidate[] = [];
	const left = [...candidates];
	while (taken.length < room && left.length > 0) {
		const alike = left.map((one) => taken.reduce((sum, other) => sum + likeness(one, other), 0));
		const at = alike.indexOf(Math.min(...alike));
		const [one] = left.splice(at, 1);
		const like = one ? taken.filter((other) => isTold(one, other)).length : 0;
		if (one && like < MOST_TOLD) taken.push(one);
	}
	return taken;
}

/** So many of one kind may offer the same cards. */
const MOST_TOLD = 2;

const isTold = (one: Candidate, other: Candidate): boolean =>
	one.tools.join() === other.tools.join();

const likeness = (one: Candidate, other: Candidate): number =>
	(one.answer === other.answer ? 3 : 0) +
	(one.threat === other.threat ? 2 : 0) +
	one.tools.filter((tool) => other.tools.includes(tool)).length;

/** The puzzle of a table; null where it is none, or hangs on how an open question of the rules is read. */
function candidateOf(drawn: Drawn): Candidate | null {
	const moment = momentOf(drawn);
	const first = moment && firstAt(moment);
	const difficulty = first?.proved ? difficultyOf(first) : null;
	const [answer] = first?.answer?.edge.decisions ?? [];
	if (!moment || !first || !difficulty || !answer) return null;
	const decisions = first.moves.flatMap(({ edge }) => edge.decisions);
	if (decisions.length > MOST_MOVES) return null;
	const found: Found = { moment, first, difficulty };
	const names = drawn.players.map(({ name }) => name);
	const puzzle: Untitled = {
		id: idOf(found),
		asks: asksOf(found),
		text: moment.text,
		solver: drawn.solver,
		fact: drawn.fact,
		wanted: drawn.wanted,
		difficulty,
		mechanic: drawn.mechanic,
		depth: first.depth,
		answer: lineText(actOf(moment.position, answer), names)
	};
	const touched = new Set<ReadingId>();
	for (const decision of decisions) {
		const act = actOf(moment.position, decision);
		const readings = touchedBy(puzzle, act, lineText(act, names) === puzzle.answer);
		if (!readings) return null;
		for (const id of readings) touched.add(id);
	}
	if (!isAgreed(drawn, puzzle, [...touched])) return null;
	return { puzzle, answer: answerOf(found), threat: threatOf(found), tools: toolsOf(found) };
}

/** The open questions that are touched on the way from a first move; null where it does not come to what the puzzle says. */
function touchedBy(puzzle: Untitled, act: Act, isAnswer: boolean): readonly ReadingId[] | null {
	const tried = triedView(puzzle, [act]);
	if ((tried.is === 'failed') === isAnswer) return null;
	const { since } = posed(puzzle, [act, ...tried.lines]);
	return since.flatMap(stepsAt).flatMap(({ readings }) => readings);
}

/** More open questions than are asked in all ways. */
const MOST_TOUCHED = 3;

/** Whether there is the same one way out however the open questions are answered that are touched. */
function isAgreed(
	drawn: Drawn,
	{ answer: own, depth }: Untitled,
	touched: readonly ReadingId[]
): boolean {
	if (touched.length > MOST_TOUCHED) return false;
	const names = drawn.players.map(({ name }) => name);
	return answeredInAllWays(touched).every((readings) => {
		const moment = momentOf(drawn, readings);
		const first = moment && firstAt(moment);
		const [answer] = first?.answer?.edge.decisions ?? [];
		if (!moment || !first?.proved || !answer || first.depth !== depth) return false;
		return lineText(actOf(moment.position, answer), names) === own;
	});
}

/** Every way to answer some open questions, as lines of the notation. */
export const answeredInAllWays = (ids: readonly ReadingId[]): readonly (readonly string[])[] =>
	ids.reduce<readonly (readonly string[])[]>(
		(all, id) =>
			all.flatMap((lines) =>
				READINGS[id].values.map((value) => [...lines, `reading: ${id} = ${value}`])
			),
		[[]]
	);

const literal = (value: string): string =>
	`\`${value.replaceAll('\\', '\\\\').replaceAll('`', '\\`').replaceAll('${', '\\${')}\``;
const quoted = (value: string): string => JSON.stringify(value);

/** The puzzles as a module. */
export const writtenKept = (puzzles: readonly Puzzle[]): string =>
	[
		"import type { Puzzle } from './puzzle.ts';",
		'',
		'/** Written by `npm run puzzles`. */',
		'export const KEPT: readonly Puzzle[] = [',
		...puzzles.map((puzzle) =>
			[
				'	{',
				...(['id', 'title', 'character', 'asks'] as const).map(
					(key) => `${key}: ${quoted(puzzle[key])},`
				),
				`cards: [${puzzle.cards.map(quoted).join(', ')}],`,
				`text: ${literal(puzzle.text)},`,
				...(['solver', 'fact'] as const).map((key) => `${key}: ${quoted(puzzle[key])},`),
				`wanted: ${String(puzzle.wanted)},`,
				...(['difficulty', 'mechanic'] as const).map((key) => `${key}: ${quoted(puzzle[key])},`),
				`depth: ${String(puzzle.depth)},`,
				`answer: ${quoted(puzzle.answer)}`,
				'	},'
			].join('\n')
		),
		'];',
		''
	].join('\n');
