import { fresh, pushFrame, set, setTop, topFrame, type Run } from '../../mechanics/run.ts';
import { rollerOnStack } from '../attack-roll.ts';
import { openActionPhase, passPriority } from '../../flows/common/windows.ts';
import { against, wrong, type SetupBuilder } from './setup-builder.ts';
import { seatOf } from '../match.ts';
import { damageableOf } from './names.ts';
import { layStack } from './dying.ts';
import type { Board, TurnStep } from '../scenario.ts';
import { hasState, stepsOf, TURN_STATES } from '../turn-state.ts';

/** Lays the procedures under way and the stack, each thing under the window that it belongs to. */
export function layProcedures(laying: SetupBuilder, board: Board): void {
	const { run } = laying;
	const step = board.turn?.step ?? 'action phase';
	const stack = board.stack ?? [];
	const dying = board.dying ?? [];
	const from = board.priority
		? seatOf(run.position, board.priority.player)
		: run.position.turn.active;
	const waits = stack.length > 0 || board.priority !== undefined || dying.length > 0;
	if (board.setup) {
		laySetup(laying, board, board.setup);
		return;
	}
	const [state] = TURN_STATES[step];
	if (!hasState(run.position.edition, 'turn', state)) {
		noSuchStep(laying, 'turn');
		return;
	}
	pushFrame(run, { chart: 'turn', ...fresh(state) });
	if (board.attack && board.purchase)
		against(
			laying,
			['one declaration at a time'],
			'purchase',
			'An attack and a purchase cannot be under way at once.'
		);
	else if (board.attack) layAttack(laying, board.attack, step, waits, from);
	else if (board.purchase) layPurchase(laying, board.purchase, step, from);
	else if (step === 'start of turn') {
		if (waits)
			against(
				laying,
				['start of a turn'],
				'turn',
				'Nobody has priority before the start triggers.',
				'start triggers'
			);
	} else if (step === 'action phase') {
		openActionPhase(run);
		setFrom(laying, from);
	} else passPriority(run, from);
	if (laying.problems.length > 0) return;
	layStack(laying, stack, dying, from);
	markRoller(run);
}

/** Lays a game that is still to be set up: the first turn begins when it is (1). */
function laySetup(
	laying: SetupBuilder,
	{ turn, attack, purchase, dying, stack, priority }: Board,
	{ rooms, bonusSouls }: NonNullable<Board['setup']>
): void {
	if (turn ?? attack ?? purchase ?? dying ?? stack ?? priority)
		wrong(laying, 'start', 'Nothing is under way before the game is set up.');
	pushFrame(laying.run, { chart: 'turn', ...fresh('start') });
	pushFrame(laying.run, {
		chart: 'setup',
		...fresh('shuffling'),
		rooms: rooms ?? false,
		bonusSouls: bonusSouls ?? false
	});
}

/** Tells that the turn of this edition never comes to a step that the other's does. */
export const noSuchStep = (laying: SetupBuilder, field: string): null =>
	against(
		laying,
		['end of the turn declared'],
		field,
		'Nobody declares the end of the turn here: all pass.',
		stepsOf(laying.run.position.edition).join(' · ')
	);

function setFrom(laying: SetupBuilder, from: number): void {
	const frame = topFrame(laying.run.position);
	if (frame.chart === 'priority') setTop(laying.run, { ...frame, from, holder: from });
}

function layAttack(
	laying: SetupBuilder,
	{ attacker, target }: NonNullable<Board['attack']>,
	step: TurnStep,
	waits: boolean,
	from: number
): void {
	const { run } = laying;
	const seat = seatOf(run.position, attacker);
	if (seat !== run.position.turn.active) {
		against(laying, ['active player’s turn'], 'attack', `${attacker} is not the active player.`);
		return;
	}
	if (step !== 'action phase') {
		against(laying, ['declaring'], 'attack', 'Attacks are made in the action phase.');
		return;
	}
	if (!hasState(run.position.edition, 'attack', 'choosing') && (!target || 'deck' in target)) {
		against(
			laying,
			['attack of a target'],
			'attack',
			'Here the declaration waits on the stack with its target until the attack begins.',
			'stack: declared attack on the monster deck'
		);
		return;
	}
	if (!target) {
		pushFrame(run, { chart: 'attack', ...fresh('choosing'), attacker: seat, target: null });
		passPriority(run, from);
		return;
	}
	if ('deck' in target) {
		if (target.is === 'discard' || target.deck !== 'monster')
			against(
				laying,
				['attack target chosen'],
				'attack',
				'This cannot be attacked.',
				'a monster · a player · an item · the monster deck'
			);
		if (waits)
			against(
				laying,
				['top card attacked'],
				'attack',
				'The deck’s top card is revealed at once: nobody has priority before that.'
			);
		pushFrame(run, { chart: 'attack', ...fresh('chosen'), attacker: seat, target: 'deck' });
		return;
	}
	const attacked = damageableOf(laying, target, 'attack');
	if (!attacked) return;
	if ('player' in attacked && attacked.player === seat) {
		against(laying, ['player attacked'], 'attack', 'Nobody attacks themselves.');
		return;
	}
	if (!hasState(run.position.edition, 'attack', 'choosing')) openUnderAttack(run);
	pushFrame(run, {
		chart: 'attack',
		...fresh('rolling'),
		attacker: seat,
		target: attacked
	});
	if (waits) passPriority(run, from);
}

/** Here an attack begins as its declaration resolves: the window of the action phase stays under it. */
function openUnderAttack(run: Run): void {
	openActionPhase(run);
	const window = topFrame(run.position);
	if (window.chart === 'priority') setTop(run, { ...window, state: 'resolving' });
}

/** Notes in an attack that is laid whose roll is being dealt with. */
function markRoller(run: Run): void {
	const { frames, stack } = run.position;
	set(run, {
		frames: frames.map((frame) => {
			if (frame.chart !== 'attack') return frame;
			const rolled = rollerOnStack(stack, frame.attacker);
			return rolled === undefined ? frame : { ...frame, rolled };
		})
	});
}

function layPurchase(
	laying: SetupBuilder,
	{ buyer }: NonNullable<Board['purchase']>,
	step: TurnStep,
	from: number
): void {
	const { run } = laying;
	const seat = seatOf(run.position, buyer);
	if (seat !== run.position.turn.active) {
		against(laying, ['active player’s turn'], 'purchase', `${buyer} is not the active player.`);
		return;
	}
	if (step !== 'action phase') {
		against(laying, ['declaring'], 'purchase', 'Purchases are made in the action phase.');
		return;
	}
	if (!hasState(run.position.edition, 'purchase', 'choosing')) {
		against(
			laying,
			['purchase declared'],
			'purchase',
			'Here a purchase waits on the stack with its target, and is over as that resolves.',
			'stack: declared purchase of the treasure deck'
		);
		return;
	}
	pushFrame(run, { chart: 'purchase', ...fresh('choosing'), buyer: seat, target: null });
	passPriority(run, from);
}
