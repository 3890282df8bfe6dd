import {
	deathsAreDue,
	dueMonsterDeaths,
	duePlayerDeaths,
	forgetDoomed
} from '../../mechanics/deaths.ts';
import { follow, set, setTop, tell, type Run } from '../../mechanics/run.ts';
import { soulsOf } from '../../mechanics/souls.ts';
import {
	SOULS_TO_WIN,
	isOneSide,
	pointsOfOneSide,
	soulsToWin,
	winnersNow
} from '../../mechanics/winning.ts';
import { changed } from '../../model/changed.ts';
import type { Decision } from '../../model/decision.ts';
import type { ChartName, PriorityFrame } from '../../model/frame.ts';
import { playerAt, turnOrder } from '../../model/objects.ts';
import type { Position } from '../../model/position.ts';
import type { Task } from '../../model/task.ts';
import type { Seat } from '../../model/words.ts';
import type { RuleId } from '../../rules/index.ts';
import type { AtPoint, Point } from '../../rules/points.ts';
import { barter } from './bartering.ts';
import { activate, play } from './playing.ts';
import { resolveTop } from './resolve-top.ts';
import { plan } from './windows.ts';

export const next = (run: Run, seat: Seat): Seat => (seat + 1) % run.position.players.length;

/** Who is the first to have priority: the active player, or who has put something on the stack (14). */
const pointOfFirst = (
	{ turn, stack }: Position,
	{ passes, holder, from }: PriorityFrame
): Point | null => {
	if (passes > 0 || holder !== from) return null;
	if (from !== turn.active) return 'actor first';
	const top = stack.at(-1);
	return top?.kind === 'procedure' && !DECLARED.includes(top.frame.chart)
		? 'active player first after the game'
		: 'active player first';
};

/** What waits on the stack since a player has declared it; the game puts the rest there. */
const DECLARED: readonly ChartName[] = ['attack', 'purchase', 'soulPurchase'];

/** Why a player has priority: they are the first, or next in turn order after those who passed (14). */
export function pointsOfHolder(position: Position, frame: PriorityFrame): AtPoint {
	const ofFirst = pointOfFirst(position, frame);
	if (ofFirst) return [ofFirst];
	return frame.from === position.turn.active
		? ['active player first']
		: ['actor first', 'active player first'];
}

/** The deaths that are due: the players' in turn order, the monsters' as they come. */
export function deathsDue(run: Run): Pick<PutDeaths, 'players' | 'monsters'> {
	const { active } = run.position.turn;
	const byTurn = turnOrder(run.position, active);
	const seatOf = (of: (typeof players)[number]): number =>
		'player' in of ? byTurn.indexOf(of.player) : 0;
	const players = duePlayerDeaths(run.position);
	const inTurnOrder = [...players].sort((a, b) => seatOf(a) - seatOf(b));
	return { players: inTurnOrder, monsters: dueMonsterDeaths(run.position) };
}

type PutDeaths = Extract<Task, { do: 'put deaths' }>;

/** Puts the deaths that are due on the stack, players' below monsters', so that a monster's resolves first. */
function putDeaths(run: Run): void {
	if (run.position.waiting.length > 0) follow(run, 'deaths-and-triggers');
	plan(run, { do: 'put deaths', ...deathsDue(run) });
}

/** By souls or by an ability, alone or together; the goal may be another one than usual (16). */
const pointsOfWinning = ({ position }: Run, players: readonly Seat[]): AtPoint => {
	const own = pointsOfOneSide(position) ?? pointsOfRivals(position, players);
	const asCharacter = players.some((seat) => soulsOf(playerAt(position, seat).character) > 0);
	return asCharacter ? [...own, 'character with souls'] : own;
};

const pointsOfRivals = (position: Position, players: readonly Seat[]): AtPoint => [
	position.winning ? 'won by an ability' : 'won by souls',
	players.length > 1 ? 'several win' : 'one wins',
	...(soulsToWin(position) === SOULS_TO_WIN ? [] : (['other goal'] as const))
];

/** What is done in a window of priority. */
export const priorityActions = {
	'end the game': (run: Run): void => {
		const players = winnersNow(run.position);
		set(run, { winners: players });
		const together = isOneSide(run.position) ? { together: true as const } : {};
		tell(run, { did: 'won', players, ...together }, ...pointsOfWinning(run, players));
	},
	'put triggers on the stack': (run: Run): void => {
		if (deathsAreDue(run.position)) follow(run, 'deaths-and-triggers');
		plan(run, { do: 'order triggers', waiting: run.position.waiting.map(({ id }) => id) });
	},
	'put deaths on the stack': putDeaths,
	'give priority': (run: Run, frame: PriorityFrame): void => {
		forgetDoomed(run);
		setTop(run, changed(frame, { holder: frame.from, passes: 0 }));
	},
	pass: (
		run: Run,
		frame: PriorityFrame,
		decision: Decision | null,
		rules: readonly RuleId[]
	): void => {
		if (decision?.do !== 'pass') return;
		const player = decision.player;
		const ofFirst = pointOfFirst(run.position, frame);
		tell(run, { did: 'passed', player }, rules, ...(ofFirst ? [ofFirst] : []));
		setTop(run, changed(frame, { passes: frame.passes + 1, holder: next(run, frame.holder) }));
	},
	play: (run: Run, _: PriorityFrame, decision: Decision | null): void => {
		play(run, decision);
	},
	activate: (run: Run, _: PriorityFrame, decision: Decision | null): void => {
		activate(run, decision);
	},
	'start from the actor': (run: Run, frame: PriorityFrame, decision: Decision | null): void => {
		if (decision && 'player' in decision) setTop(run, changed(frame, { from: decision.player }));
	},
	barter: (
		run: Run,
		_: PriorityFrame,
		decision: Decision | null,
		rules: readonly RuleId[]
	): void => {
		barter(run, decision, rules);
	},
	'leave priority where it is': (run: Run, frame: PriorityFrame): void => {
		setTop(run, { ...frame, from: frame.holder });
	},
	'resolve the top': resolveTop,
	'go on': (run: Run, _: PriorityFrame, __: unknown, rules: readonly RuleId[]): void => {
		tell(run, { did: 'all passed', next: 'go on' }, rules);
	}
};
