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
	rulesOfOneSide,
	soulsToWin,
	winnersNow
} from '../../mechanics/winning.ts';
import type { Decision } from '../../model/decision.ts';
import type { ChartName, PriorityFrame, Task } from '../../model/frame.ts';
import { playerAt, turnOrder } from '../../model/objects.ts';
import type { Position } from '../../model/position.ts';
import type { Seat } from '../../model/words.ts';
import type { RuleId } from '../../rules/index.ts';
import { barter } from './bartering.ts';
import { activate, play } from './playing.ts';
import { resolveTop } from './resolve-top.ts';
import { plan } from './windows.ts';

export const next = (run: Run, seat: Seat): Seat => (seat + 1) % run.position.players.length;

const NO_RULES: readonly RuleId[] = [];

const FROM_ACTIVE: readonly RuleId[] = ['priority.active-first'];

const GAME_PUT: readonly RuleId[] = ['priority.active-first', 'priority.game-puts'];

const FROM_ACTOR: readonly RuleId[] = ['priority.from-actor', 'priority.kept'];

const AFTER_ACTOR: readonly RuleId[] = [...FROM_ACTOR, 'priority.active-first'];

/** Who is the first to have priority: the active player, or who has put something on the stack (14). */
const rulesOfFirst = (
	{ turn, stack }: Position,
	{ passes, holder, from }: PriorityFrame
): readonly RuleId[] => {
	if (passes > 0 || holder !== from) return NO_RULES;
	if (from !== turn.active) return FROM_ACTOR;
	const top = stack.at(-1);
	return top?.kind === 'procedure' && !DECLARED.includes(top.frame.chart) ? GAME_PUT : FROM_ACTIVE;
};

/** What waits on the stack since a player has declared it; the game puts the rest there. */
const DECLARED: readonly ChartName[] = ['attack', 'purchase', 'soulPurchase'];

/** Why a player has priority: they are the first, or next in turn order after those who passed (14). */
export function rulesOfHolder(position: Position, frame: PriorityFrame): readonly RuleId[] {
	const ofFirst = rulesOfFirst(position, frame);
	if (ofFirst.length > 0) return ofFirst;
	return frame.from === position.turn.active ? FROM_ACTIVE : AFTER_ACTOR;
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
const rulesOfWinning = ({ position }: Run, players: readonly Seat[]): readonly RuleId[] => [
	...rulesOfOneSide(position),
	...(isOneSide(position) ? [] : rulesOfRivals(position, players)),
	...(players.some((seat) => soulsOf(playerAt(position, seat).character) > 0)
		? (['soul.character'] as const)
		: [])
];

const rulesOfRivals = (position: Position, players: readonly Seat[]): readonly RuleId[] => [
	...(position.winning
		? (['win.ability'] as const)
		: (['win.souls', 'soul.first-to-four'] as const)),
	players.length > 1 ? 'win.tie' : 'win.others-lose',
	...(soulsToWin(position) === SOULS_TO_WIN ? [] : (['win.changed'] as const))
];

/** What is done in a window of priority. */
export const priorityActions = {
	'end the game': (run: Run): void => {
		const players = winnersNow(run.position);
		set(run, { winners: players });
		const together = isOneSide(run.position) ? { together: true as const } : {};
		tell(run, { did: 'won', players, ...together }, ...rulesOfWinning(run, players));
	},
	'put triggers on the stack': (run: Run): void => {
		if (deathsAreDue(run.position)) follow(run, 'deaths-and-triggers');
		plan(run, { do: 'order triggers', waiting: run.position.waiting.map(({ id }) => id) });
	},
	'put deaths on the stack': putDeaths,
	'give priority': (run: Run, frame: PriorityFrame): void => {
		forgetDoomed(run);
		setTop(run, { ...frame, holder: frame.from, passes: 0 });
	},
	pass: (run: Run, frame: PriorityFrame, decision: Decision | null): void => {
		if (decision?.do !== 'pass') return;
		const player = decision.player;
		const ofFirst = rulesOfFirst(run.position, frame);
		const rules = ofFirst.length > 0 ? [...run.rules, ...ofFirst] : [];
		tell(run, { did: 'passed', player }, ...rules);
		setTop(run, { ...frame, passes: frame.passes + 1, holder: next(run, frame.holder) });
	},
	play: (run: Run, _: PriorityFrame, decision: Decision | null): void => {
		play(run, decision);
	},
	activate: (run: Run, _: PriorityFrame, decision: Decision | null): void => {
		activate(run, decision);
	},
	'start from the actor': (run: Run, frame: PriorityFrame, decision: Decision | null): void => {
		if (decision && 'player' in decision) setTop(run, { ...frame, from: decision.player });
	},
	barter: (run: Run, _: PriorityFrame, decision: Decision | null): void => {
		barter(run, decision);
	},
	'leave priority where it is': (run: Run, frame: PriorityFrame): void => {
		setTop(run, { ...frame, from: frame.holder });
	},
	'resolve the top': resolveTop,
	'go on': (run: Run): void => {
		tell(run, { did: 'all passed', next: 'go on' });
	}
};
