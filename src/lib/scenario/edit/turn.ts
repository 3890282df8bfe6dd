import { fresh, pushFrame, set, setTop, topFrame } from '../../mechanics/run.ts';
import { playerAt, withPlayer } from '../../model/objects.ts';
import type { Position, Turn } from '../../model/position.ts';
import type { Seat } from '../../model/words.ts';
import { openActionPhase, passPriority } from '../../flows/common/windows.ts';
import type { Edit } from '../words/edit/changes.ts';
import type { TurnChange } from '../words/turn.ts';
import { against, EDITED, wrong, type SetupBuilder } from '../start/setup-builder.ts';
import { seatOf } from '../match.ts';
import type { TurnStep } from '../scenario.ts';
import { noSuchStep } from '../start/frames.ts';
import { hasState, lootPlaysIn, phaseAt, TURN_STATES } from '../turn-state.ts';

type TurnEdit = Extract<Edit, { edit: 'set turn' | 'set extra turns' | 'set priority' }>;

/** Changes what the turn has come to, what it remembers, and who has priority in it. */
export function changeTurn(laying: SetupBuilder, edit: TurnEdit): void {
	switch (edit.edit) {
		case 'set turn':
			setTurn(laying, edit.facts);
			return;
		case 'set extra turns': {
			const seats = edit.players.map((name) => seat(laying, name));
			set(laying.run, { extraTurns: seats.flatMap((one) => one ?? []) });
			return;
		}
		case 'set priority':
			setPriority(laying, edit.priority);
	}
}

function seat(laying: SetupBuilder, name: string): Seat | null {
	const found = seatOf(laying.run.position, name);
	return found < 0 ? wrong(laying, EDITED, `Nobody at the table is called ${name}.`) : found;
}

/** What the turn remembers, with what is set of it; where no monster has died, none of those that had. */
function history(
	{ history: known }: Turn,
	happened: TurnChange['happened'],
	anyDied: boolean
): Partial<Pick<Turn, 'history'>> {
	if (!known && !happened) return {};
	const { 'monsters died': died, ...rest } = { ...known, ...happened };
	return { history: anyDied && died !== undefined ? { ...rest, 'monsters died': died } : rest };
}

function setTurn(laying: SetupBuilder, facts: TurnChange): void {
	const { run } = laying;
	const { turn } = run.position;
	const { attackRolls, monsterDied, ending, happened, extraAfter, usual, starting } = facts;
	const { extra: _, ...usualTurn } = turn;
	const after = extraAfter === undefined ? null : seat(laying, extraAfter);
	const first = starting === undefined ? null : seat(laying, starting);
	set(run, {
		turn: {
			...(usual ? usualTurn : turn),
			attackRolls: attackRolls ?? turn.attackRolls,
			monsterDied: monsterDied ?? (turn.monsterDied || (happened?.['monsters died'] ?? 0) > 0),
			ending: ending ?? turn.ending,
			...history(turn, happened, monsterDied !== false),
			...(after === null ? {} : { extra: true as const })
		},
		...(after === null ? {} : { lastTurn: after }),
		...(first === null ? {} : { starting: first })
	});
	if (facts.active !== undefined) setActive(laying, facts.active);
	if (facts.step !== undefined) setStep(laying, facts.step);
}

/** Whether nothing but the turn is under way, and somebody has priority in it. */
const isBetween = ({ frames, question }: Position): boolean =>
	!question && frames.length === 2 && frames[1]?.chart === 'priority';

/** Whether something waits on the stack that only the player does whose turn it is. */
const hasTurnOnStack = ({ stack }: Position): boolean =>
	stack.some(
		(item) =>
			item.kind === 'procedure' &&
			(item.frame.chart === 'attack' ||
				item.frame.chart === 'purchase' ||
				item.frame.chart === 'soulPurchase' ||
				item.frame.chart === 'lootStep')
	);

/** Makes it another player's turn; they have left what the other had left of it. */
function setActive(laying: SetupBuilder, name: string): void {
	const { run } = laying;
	const next = seat(laying, name);
	const { active } = run.position.turn;
	if (next === null || next === active) return;
	if (!isBetween(run.position) || hasTurnOnStack(run.position)) {
		wrong(
			laying,
			EDITED,
			'It cannot become another player’s turn in the middle of what is under way.',
			'the edit once that is over'
		);
		return;
	}
	const was = playerAt(run.position, active);
	const other = playerAt(run.position, next);
	run.position = withPlayer(run.position, active, leftOf(other));
	run.position = withPlayer(run.position, next, leftOf(was));
	set(run, { turn: { ...run.position.turn, active: next } });
	giveFirst(laying, next);
}

const leftOf = ({ lootPlays, attacks, purchases }: Position['players'][number]) => ({
	lootPlays,
	attacks,
	purchases
});

/** Gives a player priority, as the first to have it. */
function giveFirst({ run }: SetupBuilder, holder: Seat): void {
	const frame = topFrame(run.position);
	if (frame.chart === 'priority') setTop(run, { ...frame, from: holder, holder, passes: 0 });
}

/** Moves the turn to another of its steps (7); the action phase brings its loot play along. */
function setStep(laying: SetupBuilder, step: TurnStep): void {
	const { run } = laying;
	const [state, phase] = [TURN_STATES[step][0], phaseAt(step)];
	const { turn, frames, stack } = run.position;
	if (frames[0]?.state === state) return;
	if (!hasState(run.position.edition, 'turn', state)) {
		noSuchStep(laying, EDITED);
		return;
	}
	if (!isBetween(run.position)) {
		wrong(
			laying,
			EDITED,
			'The turn cannot be at another step in the middle of what is under way.',
			'the edit once that is over'
		);
		return;
	}
	if (step === 'start of turn' && stack.length > 0) {
		against(
			laying,
			['start of a turn'],
			EDITED,
			'Nobody has priority before the start triggers.',
			'start triggers'
		);
		return;
	}
	const { lootPlays } = playerAt(run.position, turn.active);
	const [was, is] = [lootPlaysIn(run.position, turn.phase), lootPlaysIn(run.position, phase)];
	run.position = withPlayer(run.position, turn.active, {
		lootPlays: phase === 'end' && is === 0 ? 0 : Math.max(0, lootPlays + is - was)
	});
	set(run, {
		frames: [],
		turn: { ...turn, phase, declared: step === 'end declared' ? 'end turn' : null }
	});
	pushFrame(run, { chart: 'turn', ...fresh(state) });
	if (step === 'action phase') openActionPhase(run);
	else if (step !== 'start of turn') passPriority(run);
}

/** Gives a player priority, after so many passes in a row (14). */
function setPriority(
	laying: SetupBuilder,
	{ player, passes }: Extract<Edit, { edit: 'set priority' }>['priority']
): void {
	const { run } = laying;
	const holder = seat(laying, player);
	const frame = topFrame(run.position);
	if (holder === null) return;
	if (run.position.question || frame.chart !== 'priority')
		wrong(laying, EDITED, 'Nobody has priority while something must be decided.');
	else if (passes >= run.position.players.length)
		wrong(
			laying,
			EDITED,
			'All players would have passed already: what they passed for would have happened.'
		);
	else setTop(run, { ...frame, from: holder, holder, passes });
}
