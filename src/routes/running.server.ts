import { isExpectation, type Scenario } from '#lib/scenario/scenario.ts';
import { itemName } from '#lib/wording/index.ts';
import type { RunningDispute, Scene, Side } from '#lib/ui/home/running.ts';
import { claimsAnswer } from '#lib/ui/judge-worker/answers/claims.ts';
import { verdictAnswer } from '#lib/ui/judge-worker/answers/verdict.ts';
import { boardOf } from '#lib/ui/position/board.ts';
import { seatOf } from '#lib/ui/position/drawn-board.ts';
import { answerOf } from '#lib/ui/table/share/answer.ts';
import { shownEntriesOf } from '#lib/ui/table/state/lay.ts';
import type { ShownEntry } from '#lib/ui/table/state/shown-entry.ts';
import { RULINGS } from './rulings/rulings.server.ts';

/** The rulings whose case is played, and which of what can be claimed of it two people argue about. */
const PLAYED: readonly (readonly [slug: string, claimed: string])[] = [
	['kill-the-monster-under-a-losing-roll', 'Amy takes no damage'],
	['killed-by-its-number-while-hitting', 'Amy dies'],
	['cancelled-ability-and-its-cost', 'Amy ends with as many ¢'],
	['the-fool-under-my-own-death', "Amy's death is cancelled"]
];

/**
 * The disputes that play by themselves.
 * @throws where a case cannot be played, or not exactly one of two claims is right.
 */
export const runningDisputes = (): readonly RunningDispute[] =>
	PLAYED.map(([slug, claimed]) => disputeOf(slug, claimed));

function disputeOf(slug: string, claimed: string): RunningDispute {
	const ruling = RULINGS.find((one) => one.slug === slug);
	const moves = ruling && shownEntriesOf(ruling.scenario.scenario);
	if (!moves) throw new Error(`The home page plays the ruling ${slug}, which cannot be played.`);
	const { scenario } = ruling.scenario;
	const passed = moves.findIndex(({ line }) => isPass(line));
	const [first, ...more] = moves.slice(0, passed < 0 ? undefined : passed);
	if (!first) throw new Error(`Everybody passes before the ruling ${slug} begins.`);
	const { bold, rest } = answerOf(verdictAnswer({ scenario }));
	const scene = sceneWith(moves);
	return {
		slug,
		question: ruling.question,
		before: [scene(first), ...more.map(scene)],
		after: passed < 0 ? [] : moves.slice(passed).map(scene),
		sides: sidesOf(scenario, claimed),
		verdict: bold,
		because: rest
	};
}

const isPass = (line: ShownEntry['line']): boolean =>
	line !== null && !isExpectation(line) && 'do' in line && line.do === 'everyone passes';

/** The two claims of a dispute, each judged. */
function sidesOf(scenario: Scenario, claimed: string): readonly Side[] {
	const { disputes } = claimsAnswer({ scenario, at: 0, claims: [] });
	const dispute = disputes.find((sides) => sides.some(({ words }) => words === claimed)) ?? [];
	const claims = dispute.map(({ what, entries }) => ({ by: 'Amy', branch: 0, entries, what }));
	const judged = claimsAnswer({ scenario, at: 0, claims }).claims;
	const sides = judged.map(({ words, judged: { is } }) => ({ words, isRight: is === 'right' }));
	if (sides.length !== 2 || sides.filter(({ isRight }) => isRight).length !== 1)
		throw new Error(`“${claimed}” is not one side of two of which one is right.`);
	return sides;
}

const stackOf = ({ position }: ShownEntry): Scene['stack'] =>
	[...position.stack]
		.reverse()
		.map((item) => ({ name: itemName(position, item), seat: seatOf(item, position) }));

/** Makes the moments of a dispute: a monster is there if it ever has to do with what happens. */
function sceneWith(moves: readonly ShownEntry[]): (move: ShownEntry) => Scene {
	const spoken = moves
		.flatMap((move) => [move.says, ...stackOf(move).map(({ name }) => name)])
		.join(' ');
	return (move) => {
		const { players, slots } = boardOf(move.position);
		const monsters = slots.find(({ kind }) => kind === 'monster')?.cards ?? [];
		return {
			says: move.says,
			stack: stackOf(move),
			there: [
				...players.map(({ name, seat, hp, dead }) => ({ name, seat, hp: dead ? 'dead' : hp })),
				...monsters.flatMap(({ name, hp }) =>
					hp !== null && spoken.includes(name) ? [{ name, seat: null, hp }] : []
				)
			]
		};
	};
}
