/** Looks for a table with exactly one way out: one that was drawn is changed a card at a time until there is. */
import { ZERO, compare, isSame, ONE } from '#lib/explore/fraction.ts';
import { locate } from '#lib/model/objects.ts';
import type { Position } from '#lib/model/position.ts';
import type { FirstMove, FirstMoves } from '#lib/scenario/puzzle/analysis.ts';
import type { Chance } from '../../tests/support/random.ts';
import { anyOf, answersTo, drawnTable, replies } from './draw.ts';
import { difficultyOf, triesOf, type Difficulty } from './grade.ts';
import { firstAt, momentOf, type Moment } from './moment.ts';
import type { Drawn, DrawnPlayer, Kit, Mechanic } from './table.ts';

/** A table with exactly one way out. */
export interface Found {
	readonly moment: Moment;
	readonly first: FirstMoves;
	readonly difficulty: Difficulty;
}

/** How often a table is changed until it is a puzzle, and how often in all once it has been one. */
const HOPELESS = 8;
const MOST_CHANGES = 32;
/** More puzzles than are taken of one table. */
const MOST_FOUND = 5;
/** More cards than anybody has to look through, of the solver and of each other player. */
const MOST_OWN = 4;
const MOST_OTHERS = 3;

/** What is wrong with a table: what of it is to be changed. */
type Lack = 'an answer' | 'one answer' | 'room' | 'tries' | 'replies';

/** Puzzles from a stream of chance: tables that were changed into each other, each with an answer of its own. */
export function search(chance: Chance, mechanic: Mechanic): readonly Found[] {
	const found = new Map<string, Found>();
	let drawn = drawnTable(chance, mechanic);
	let kept: Drawn | null = null;
	for (let n = 0; drawn && n < MOST_CHANGES && found.size < MOST_FOUND; n++) {
		if (n >= HOPELESS && !kept) break;
		const moment = momentOf(drawn);
		if (!moment && !kept) break;
		const first = moment && firstAt(moment);
		const difficulty = first?.proved ? difficultyOf(first) : null;
		if (moment && first?.answer && difficulty) {
			kept = drawn;
			const own = `${difficulty} ${answerOf(first.answer, moment.position)}`;
			if (!found.has(own)) found.set(own, { moment, first, difficulty });
		}
		// What went wrong is taken back now and then.
		const from: Drawn = kept && (!moment || chance.next() < 0.5) ? kept : drawn;
		const lack = from === drawn ? lackOf(first) : chance.pick(['an answer', 'replies'] as const);
		drawn = changed(from, lack, chance);
	}
	return [...found.values()].map(trimmed);
}

/** The card that is the answer. */
const answerOf = ({ edge }: FirstMove, position: Position): string => {
	const [decision] = edge.decisions;
	if (decision?.do === 'play') return decision.card;
	if (decision?.do !== 'activate') return 'pass';
	return locate(position, decision.object)?.object.card ?? '';
};

function lackOf(first: FirstMoves | null): Lack {
	if (!first) return 'an answer';
	if (!first.proved) return 'room';
	const right = first.moves.filter(({ chance }) => isSame(chance, ONE));
	if (right.length > 1) return 'one answer';
	if (right.length === 0)
		return first.moves.some(({ chance }) => compare(chance, ZERO) > 0) ? 'an answer' : 'room';
	return difficultyOf(first) === null ? 'tries' : 'replies';
}

/** The table with a card more, less, or another. */
function changed(drawn: Drawn, lack: Lack, chance: Chance): Drawn {
	const at = drawn.players.findIndex(({ name }) => name === drawn.solver);
	const others = drawn.players.map((_, seat) => seat).filter((seat) => seat !== at);
	const own = drawn.players[at];
	const taken = new Set(
		drawn.players.flatMap(({ needs, kit }) =>
			[...needs, ...kit].flatMap(({ where, card }) => (where === 'items' ? [card] : []))
		)
	);
	const card = (lots: readonly (readonly Kit[])[]): readonly Kit[] => {
		const one = anyOf(chance, lots);
		return one.where === 'items' && taken.has(one.card) ? [] : [one];
	};
	const more = (seat: number, lots: readonly (readonly Kit[])[], most: number): Drawn =>
		withPlayer(drawn, seat, (player) => ({
			...player,
			lootPlays: player.charged ? player.lootPlays : Math.max(1, player.lootPlays),
			kit: [...(player.kit.length >= most ? less(player.kit, chance) : player.kit), ...card(lots)]
		}));
	const fewer = (seat: number): Drawn =>
		withPlayer(drawn, seat, (player) => ({ ...player, kit: less(player.kit, chance) }));
	switch (lack) {
		case 'an answer':
			return more(at, answersTo(drawn.mechanic), MOST_OWN);
		case 'one answer':
			return chance.next() < 0.5 && (own?.kit.length ?? 0) > 1
				? fewer(at)
				: more(chance.pick(others), replies(drawn.mechanic), MOST_OTHERS);
		case 'room':
			return fewer(chance.next() < 0.3 ? at : chance.pick(others));
		case 'tries':
			return more(at, answersTo(drawn.mechanic), MOST_OWN);
		case 'replies':
			return chance.next() < 0.5
				? more(at, answersTo(drawn.mechanic), MOST_OWN)
				: more(chance.pick(others), replies(drawn.mechanic), MOST_OTHERS);
	}
}

const withPlayer = (
	drawn: Drawn,
	seat: number,
	by: (player: DrawnPlayer) => DrawnPlayer
): Drawn => ({
	...drawn,
	players: drawn.players.map((player, one) => (one === seat ? by(player) : player))
});

/** One card less. */
const less = (kit: readonly Kit[], chance: Chance): readonly Kit[] =>
	kit.length === 0 ? kit : kit.toSpliced(chance.below(kit.length), 1);

/** A found table without the cards that make no difference: what is neither tried first nor answers anything. */
function trimmed(found: Found): Found {
	for (const [seat, { kit, name }] of found.moment.drawn.players.entries())
		for (const at of kit.keys()) {
			const drawn = withPlayer(found.moment.drawn, seat, (player) => ({
				...player,
				kit: player.kit.toSpliced(at, 1)
			}));
			const moment = momentOf(drawn);
			const first = moment && firstAt(moment);
			if (!moment || !first?.proved || difficultyOf(first) !== found.difficulty) continue;
			const own = name === drawn.solver;
			if (own && triesOf(first).length < triesOf(found.first).length) continue;
			return trimmed({ ...found, moment, first });
		}
	return found;
}
