import { passPriority, passPriorityInCleanup } from '../../flows/common/windows.ts';
import { put } from '../../mechanics/on-stack.ts';
import { fresh, newId, pushFrame, set, setTop, topFrame } from '../../mechanics/run.ts';
import { newObject } from '../../mechanics/zones.ts';
import type { GameObject } from '../../model/board.ts';
import type { DyingSetup } from '../scenario.ts';
import type { StackThing } from '../words/things.ts';
import { hasState } from '../turn-state.ts';
import { damageableOf } from './names.ts';
import { against, wrong, type SetupBuilder } from './setup-builder.ts';
import { layItem } from './stack.ts';

/** Puts the stack on the table, opening the window of each death under way where its part begins. */
export function layStack(
	laying: SetupBuilder,
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
function laysStill({ run }: SetupBuilder): void {
	const { frames, nextId } = run.position;
	if (!frames.some((frame) => frame.chart === 'priority' && frame.cleanupStart !== undefined))
		return;
	set(run, {
		frames: frames.map((frame) =>
			frame.chart === 'priority' && frame.cleanupStart !== undefined
				? { ...frame, cleanupStart: nextId }
				: frame
		)
	});
}

function lay(laying: SetupBuilder, thing: StackThing | undefined): void {
	if (thing) layItem(laying, thing);
}

/** Where the chart of a death stands at each moment of it that can be laid. */
const DYING_STATES = {
	'before rewards': 'rewarding',
	'after rewards': 'settling',
	'before the penalty': 'penalty',
	cleanup: 'cleanup'
} as const satisfies Record<DyingSetup['at'], string>;

/**
 * Puts a death that is resolving on top of the procedures, with the window its triggers wait in; where
 * what is left of a monster's death waits on the stack, its card and its reward there.
 */
function layDeath(
	laying: SetupBuilder,
	{ of, at, slot }: DyingSetup,
	monster: GameObject | undefined,
	from: number
): void {
	const { run } = laying;
	const ofMonster = at === 'before rewards' || at === 'after rewards';
	if (ofMonster !== (of.is === 'card')) {
		wrong(
			laying,
			'dying',
			'Monsters die “before rewards” or “after rewards”, players “before the penalty” or in “cleanup”.'
		);
		return;
	}
	const [chart, first] = ofMonster
		? (['monsterDeath', 'rewarding'] as const)
		: (['playerDeath', 'penalty'] as const);
	const isWindow = hasState(run.position.edition, chart, first);
	if (!isWindow && !ofMonster) {
		against(
			laying,
			['penalty uninterrupted'],
			'dying',
			'Here nothing of a player’s death is under way while priority passes: the penalty waits on the stack.',
			'stack: penalty of Amy'
		);
		return;
	}
	const index = (slot ?? 1) - 1;
	if (monster && !run.position.slots.monster[index]) {
		wrong(laying, 'dying', `There is no monster slot ${String(index + 1)}.`);
		return;
	}
	if (monster) set(run, { turn: { ...run.position.turn, monsterDied: true } });
	const ofDying = {
		chart: 'monsterDeath',
		place: { slot: 'monster', index },
		holding: true
	} as const;
	if (!isWindow) {
		if (!monster) return;
		const card = { ...ofDying, ...fresh('settling'), monster };
		put(run, { kind: 'procedure', id: newId(run), frame: card });
		if (at === 'after rewards') return;
		const reward = { chart: 'reward', ...fresh('resolving'), monster } as const;
		put(run, { kind: 'procedure', id: newId(run), frame: reward });
		return;
	}
	const below = topFrame(run.position);
	const { active } = run.position.turn;
	if (below.chart === 'priority')
		setTop(run, { ...below, state: 'resolving', from: active, holder: active });
	if (monster) pushFrame(run, { ...ofDying, ...fresh(DYING_STATES[at]), monster });
	else {
		const who = damageableOf(laying, of, 'dying');
		if (!who || !('player' in who)) return;
		pushFrame(run, {
			chart: 'playerDeath',
			...fresh(DYING_STATES[at]),
			player: who.player
		});
	}
	if (at === 'cleanup') {
		passPriorityInCleanup(run);
		const window = topFrame(run.position);
		if (window.chart === 'priority') setTop(run, { ...window, from, holder: from });
		return;
	}
	passPriority(run, from);
	const window = topFrame(run.position);
	if (window.chart === 'priority') setTop(run, { ...window, stackFloor: newId(run) + 1 });
}
