import type { FrameOf } from '../../model/frame.ts';
import { locate, playerAt, turnOrder } from '../../model/objects.ts';
import type { Position } from '../../model/position.ts';
import type { StackItem } from '../../model/stack-item.ts';
import type { Seat } from '../../model/words.ts';
import { isOfTheGame } from '../ability-context.ts';
import { attackTargets } from '../attack-targets.ts';
import { attackUnderWay } from '../pointing.ts';
import { nameOf } from '../named.ts';
import { ask, set, tell, type Run } from '../run.ts';
import { NOTHING, type TaskResult } from '../task-result.ts';
import { done, type Doing } from './doing.ts';

/** The attack that is declared and waits on the stack, where declarations do. */
function declaredAttack({ stack }: Position): FrameOf<'attack'> | null {
	for (const item of stack)
		if (item.kind === 'procedure' && item.frame.chart === 'attack') return item.frame;
	return null;
}

/** The attack of this turn, whether it is made already or waits to be. */
const attackOfTurn = (position: Position): FrameOf<'attack'> | null =>
	attackUnderWay(position) ?? declaredAttack(position);

/** Puts an attack in the place of what it was before. */
function changeAttack(run: Run, attack: FrameOf<'attack'>, changed: FrameOf<'attack'>): void {
	set(run, {
		frames: run.position.frames.map((frame) => (frame === attack ? changed : frame)),
		stack: run.position.stack.map((item) =>
			item.kind === 'procedure' && item.frame === attack ? { ...item, frame: changed } : item
		)
	});
}

/** A player chooses which monster is attacked; it is no new declaration (8). */
export function redirectAttack(doing: Doing, player: Seat | null): TaskResult {
	const { run, at } = doing;
	const attack = attackOfTurn(run.position);
	const options = attackTargets(run.position).filter(
		(ref) => 'object' in ref && locate(run.position, ref.object)?.object.kind === 'monster'
	);
	if (player === null || !attack || options.length === 0) {
		done(run, 0);
		return NOTHING;
	}
	const answer = ask(run, 0, {
		who: player,
		purpose: { about: 'choice', effect: at },
		domain: { pick: 'one' },
		options
	});
	if (!answer) return null;
	const [picked] = answer;
	const found = picked && 'object' in picked ? locate(run.position, picked.object) : null;
	done(run, found ? 1 : 0);
	if (!found) return NOTHING;
	const target = { object: found.object.id };
	changeAttack(run, attack, { ...attack, target });
	const { turn, stack } = run.position;
	// A roll that is on the stack already is against it as well.
	const aimed = stack.map((item): StackItem =>
		item.kind === 'roll' && item.purpose.for === 'attack'
			? { ...item, purpose: { ...item.purpose, target } }
			: item
	);
	set(run, { stack: aimed, turn: { ...turn, attacked: [...(turn.attacked ?? []), target] } });
	tell(
		run,
		{ did: 'attack target', player: attack.attacker, target: nameOf(found.object) },
		'attack target chosen'
	);
	return NOTHING;
}

/** One more makes attack rolls: theirs come after those of the others (8). */
export function joinAttack({ run, at }: Doing, player: Seat | null, rewards = false): TaskResult {
	const attack = attackOfTurn(run.position);
	if (player === null || !attack || attack.rollers?.includes(player)) return NOTHING;
	changeAttack(run, attack, {
		...attack,
		rollers: [...(attack.rollers ?? []), player],
		next: attack.next ?? (attack.state === 'rolling' ? 1 : 0),
		...(rewards ? { sharers: [...(attack.sharers ?? []), player] } : {})
	});
	tell(run, { did: 'joined attack', player, effect: at }, 'joined attack');
	return NOTHING;
}

/**
 * Team Up: one more makes an attack roll after each of the active player's, as an ability that triggers
 * then has it, till the attack ends. Where the rulebook has no such word, nothing comes of it.
 * @rule team-up.lasts
 */
export function teamUp({ run, at, context }: Doing, player: Seat | null): TaskResult {
	if (run.options.teamUp === 'means nothing') {
		tell(run, { did: 'means nothing', word: 'Team Up', effect: at }, 'nothing happens');
		return NOTHING;
	}
	const attack = attackOfTurn(run.position);
	if (player === null || !attack || attack.attacker === player) return NOTHING;
	const { team } = attack;
	if (team?.seats.includes(player)) return NOTHING;
	const trigger = team?.trigger ?? {
		controller: isOfTheGame(context) ? ('game' as const) : context.you,
		effect: { ...at, path: [...at.path, 0] },
		context
	};
	changeAttack(run, attack, {
		...attack,
		team: { seats: [...(team?.seats ?? []), player], trigger }
	});
	tell(run, { did: 'teamed up', player, effect: at }, 'teamed up');
	return NOTHING;
}

/**
 * Whoever has teamed up and lives makes an attack roll next, in turn order from the attacker.
 * @rule team-up.rolls
 */
export function teamRolls({ run }: Doing): TaskResult {
	const { position } = run;
	const attack = attackUnderWay(position);
	if (!attack?.team) return NOTHING;
	const { seats } = attack.team;
	const due = turnOrder(position, attack.attacker).filter(
		(seat) => seats.includes(seat) && !playerAt(position, seat).dead
	);
	if (due.length === 0) return NOTHING;
	changeAttack(run, attack, { ...attack, due });
	tell(run, { did: 'team rolls', players: due }, 'the team rolls');
	return NOTHING;
}
