import { fresh, newId, pushFrame, set, setTop, topFrame } from '../mechanics/run.ts';
import { newObject } from '../mechanics/zones.ts';
import { openActionPhase, passPriority, passPriorityInCleanup } from '../flows/windows.ts';
import type { GameObject } from '../model/position.ts';
import { against, wrong, type Laying } from './laying.ts';
import { seatOf } from './match.ts';
import { mortalOf } from './start-names.ts';
import { layItem } from './start-stack.ts';
import type { Board, DyingSetup, StackThing, TurnStep } from './scenario.ts';
import { TURN_STATES } from './turn-state.ts';

/** Lays the procedures under way and the stack, each thing under the window that it belongs to. */
export function layProcedures(laying: Laying, board: Board): void {
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
	pushFrame(run, { chart: 'turn', ...fresh(TURN_STATES[step][0]) });
	if (board.attack && board.purchase)
		against(
			laying,
			['turn.declare', 'stack.must-be-empty'],
			'purchase',
			'An attack and a purchase cannot be under way at once.'
		);
	else if (board.attack) layAttack(laying, board.attack, step, waits, from);
	else if (board.purchase) layPurchase(laying, board.purchase, step, from);
	else if (step === 'start of turn') {
		if (waits)
			against(
				laying,
				['turn.start-triggers'],
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
}

/** Lays a game that is still to be set up: the first turn begins when it is (1). */
function laySetup(
	laying: Laying,
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

function setFrom(laying: Laying, from: number): void {
	const frame = topFrame(laying.run.position);
	if (frame.chart === 'priority') setTop(laying.run, { ...frame, from, holder: from });
}

function layAttack(
	laying: Laying,
	{ attacker, target }: NonNullable<Board['attack']>,
	step: TurnStep,
	waits: boolean,
	from: number
): void {
	const { run } = laying;
	const seat = seatOf(run.position, attacker);
	if (seat !== run.position.turn.active) {
		against(laying, ['turn.active-only'], 'attack', `${attacker} is not the active player.`);
		return;
	}
	if (step !== 'action phase') {
		against(laying, ['turn.declare'], 'attack', 'Attacks are made in the action phase.');
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
				['attack.target'],
				'attack',
				'This cannot be attacked.',
				'a monster · a player · an item · the monster deck'
			);
		if (waits)
			against(
				laying,
				['attack.deck-top'],
				'attack',
				'The deck’s top card is revealed at once: nobody has priority before that.'
			);
		pushFrame(run, { chart: 'attack', ...fresh('chosen'), attacker: seat, target: 'deck' });
		return;
	}
	const attacked = mortalOf(laying, target, 'attack');
	if (!attacked) return;
	if ('player' in attacked && attacked.player === seat) {
		against(laying, ['attack.player'], 'attack', 'Nobody attacks themselves.');
		return;
	}
	pushFrame(run, {
		chart: 'attack',
		...fresh('rolling'),
		attacker: seat,
		target: attacked
	});
	if (waits) passPriority(run, from);
}

function layPurchase(
	laying: Laying,
	{ buyer }: NonNullable<Board['purchase']>,
	step: TurnStep,
	from: number
): void {
	const { run } = laying;
	const seat = seatOf(run.position, buyer);
	if (seat !== run.position.turn.active) {
		against(laying, ['turn.active-only'], 'purchase', `${buyer} is not the active player.`);
		return;
	}
	if (step !== 'action phase') {
		against(laying, ['turn.declare'], 'purchase', 'Purchases are made in the action phase.');
		return;
	}
	pushFrame(run, { chart: 'purchase', ...fresh('choosing'), buyer: seat, target: null });
	passPriority(run, from);
}

/** Puts the stack on the table, opening the window of each death under way where its part begins. */
function layStack(
	laying: Laying,
	stack: readonly StackThing[],
	dying: readonly DyingSetup[],
	from: number
): void {
	const windows = dying.filter(({ at }) => at !== 'cleanup');
	const inOrder = windows.every(({ below }, i) => below >= (windows[i - 1]?.below ?? 0));
	if (!inOrder || windows.some(({ below }) => below > stack.length)) {
		wrong(laying, 'dying', 'The deaths under way do not fit the stack.');
		return;
	}
	for (const { of } of dying)
		if (of.is === 'card') laying.dying.push(newObject(laying.run, of.card, 'monster'));
	const monsters = [...laying.dying];
	let laid = 0;
	for (const death of dying) {
		const below = death.at === 'cleanup' ? laid : death.below;
		for (; laid < below; laid++) lay(laying, stack[laid]);
		layDeath(laying, death, death.of.is === 'card' ? monsters.shift() : undefined, from);
	}
	for (; laid < stack.length; laid++) lay(laying, stack[laid]);
	laysStill(laying);
}

/** What is laid lay there as the cleanup of a death began. */
function laysStill({ run }: Laying): void {
	const { frames, nextId } = run.position;
	if (!frames.some((frame) => frame.chart === 'priority' && frame.upTo !== undefined)) return;
	set(run, {
		frames: frames.map((frame) =>
			frame.chart === 'priority' && frame.upTo !== undefined ? { ...frame, upTo: nextId } : frame
		)
	});
}

function lay(laying: Laying, thing: StackThing | undefined): void {
	if (thing) layItem(laying, thing);
}

/** Puts a death that is resolving on top of the procedures, with the window its triggers wait in. */
function layDeath(
	laying: Laying,
	{ of, at, slot }: DyingSetup,
	monster: GameObject | undefined,
	from: number
): void {
	const { run } = laying;
	const below = topFrame(run.position);
	const { active } = run.position.turn;
	if (below.chart === 'priority')
		setTop(run, { ...below, state: 'resolving', from: active, holder: active });
	const ofMonster = at === 'before rewards' || at === 'after rewards';
	if (ofMonster !== (of.is === 'card')) {
		wrong(
			laying,
			'dying',
			'Monsters die “before rewards” or “after rewards”, players “before the penalty” or in “cleanup”.'
		);
		return;
	}
	if (monster) {
		const index = (slot ?? 1) - 1;
		if (!run.position.slots.monster[index]) {
			wrong(laying, 'dying', `There is no monster slot ${String(index + 1)}.`);
			return;
		}
		pushFrame(run, {
			chart: 'monsterDeath',
			...fresh(at === 'before rewards' ? 'rewarding' : 'settling'),
			monster,
			place: { slot: 'monster', index },
			holding: true
		});
		set(run, { turn: { ...run.position.turn, monsterDied: true } });
	} else {
		const who = mortalOf(laying, of, 'dying');
		if (!who || !('player' in who)) return;
		pushFrame(run, {
			chart: 'playerDeath',
			...fresh(at === 'cleanup' ? 'cleanup' : 'penalty'),
			player: who.player
		});
	}
	if (at === 'cleanup') {
		passPriorityInCleanup(run);
		setFrom(laying, from);
		return;
	}
	passPriority(run, from);
	const window = topFrame(run.position);
	if (window.chart === 'priority') setTop(run, { ...window, mark: newId(run) + 1 });
}
