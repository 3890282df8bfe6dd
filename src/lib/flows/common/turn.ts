import { cannotHeal } from '../../mechanics/barred.ts';
import { beginRound } from '../../mechanics/counting.ts';
import { endEffects } from '../../mechanics/ending-effects.ts';
import { noticeHealing } from '../../mechanics/hearts.ts';
import {
	happensAsWell,
	happensInstead,
	type ReplaceableEvent
} from '../../mechanics/instead-of.ts';
import { replacersOf, spend } from '../../mechanics/replacing.ts';
import { isOfRechargeStep, rechargeObjects } from '../../mechanics/recharge-step.ts';
import { follow, set, tell, type Run } from '../../mechanics/run.ts';
import { inForce } from '../../mechanics/static-effects.ts';
import { excessLoot } from '../../mechanics/hand-size.ts';
import { queueTriggers } from '../../mechanics/triggers.ts';
import type { ContinuousEffect } from '../../model/effects.ts';
import type { Phase } from '../../model/happening/index.ts';
import { inPlay } from '../../model/in-play.ts';
import { locate, playerAt, turnOrder, withObject, withPlayer } from '../../model/objects.ts';
import type { Player } from '../../model/position.ts';
import type { Seat } from '../../model/words.ts';
import type { RuleId } from '../../rules/index.ts';
import type { Beside, By } from '../../rules/points.ts';
import { openActionPhase, passPriority, plan } from './windows.ts';

export const activeSeat = (run: Run): number => run.position.turn.active;

export const enterPhase = (run: Run, phase: Phase, by: By, ...beside: readonly Beside[]): void => {
	tell(run, { did: 'entered phase', phase, player: activeSeat(run) }, by, ...beside);
};

/** Recharges what the active player and the game control, shop items excepted (7.1). */
function recharge(run: Run, _: unknown, __: unknown, rules: readonly RuleId[]): void {
	const of = { player: activeSeat(run) };
	const step = { would: 'recharge step', of } as const;
	planReplaced(run, { would: 'start the turn', of });
	enterPhase(run, 'recharge step', rules);
	planReplaced(run, step);
	if (happensInstead(run.position, step)) return;
	rechargeObjects(run, rules);
	endEffects(
		run,
		({ until, of }) => until === 'its next recharge step' && isDue(run, of),
		'lasting effect'
	);
}

/** Begins the loot step; false where it is skipped, or something else happens in its place (5.2). */
export function beginsLootStep(run: Run): boolean {
	const step = { would: 'loot step', of: { player: activeSeat(run) } } as const;
	planReplaced(run, step);
	return !happensInstead(run.position, step);
}

/** Whether it is an object that would have been recharged in this step. */
function isDue({ position }: Run, of: ContinuousEffect['of']): boolean {
	const found = 'object' in of ? locate(position, of.object) : null;
	return found !== null && isOfRechargeStep(position.turn.active, found);
}

/** Plans what happens as well as, or in place of, a part of a turn (5.2). */
function planReplaced(run: Run, part: ReplaceableEvent): void {
	if (happensInstead(run.position, part) || happensAsWell(run.position, part))
		plan(run, { do: 'do instead', ...part });
}

/** What a player is between turns: healed, alive, and without anything left to do. */
const AT_REST = { damage: 0, dead: false, lootPlays: 0, attacks: 0, purchases: 0 };

const isAtRest = ({ damage, dead, lootPlays, attacks, purchases }: Player): boolean =>
	!dead && damage === 0 && lootPlays === 0 && attacks === 0 && purchases === 0;

/** Everything with an HP stat heals to full, the dead too, and what lasts till end of turn ends (7.3). */
function healAndEndEffects(run: Run): void {
	enterPhase(run, 'turn over', 'turn over');
	planReplaced(run, { would: 'end the turn', of: { player: activeSeat(run) } });
	const keepsDamage = inForce(run.position, 'this').flatMap(({ standing, context }) =>
		'this' in standing && standing.this === "doesn't heal" ? (context.source ?? []) : []
	);
	const anyDead = run.position.players.some(({ dead }) => dead);
	const damaged = inPlay(run.position).flatMap(({ object }) => (object.damage > 0 ? [object] : []));
	const keeps = damaged.filter(
		({ id }) => keepsDamage.includes(id) || cannotHeal(run.position, { object: id })
	);
	const except = keeps.map(({ id, card }) => ({ object: id, card }));
	// The dead live again with all their HP, whatever keeps them from healing (11.2).
	const healing = run.position.players.map(
		({ dead, damage }, player) => dead || (damage > 0 && !cannotHeal(run.position, { player }))
	);
	const hurt = anyDead || healing.includes(true) || damaged.length > except.length;
	const { players } = run.position;
	players.forEach((player, seat) => {
		if (isAtRest(player)) return;
		const { damage, ...others } = AT_REST;
		const rest = healing[seat] ? { damage, ...others } : others;
		run.position = withPlayer(run.position, seat, rest);
	});
	const healed = damaged.filter((one) => !keeps.includes(one));
	for (const { id } of healed) run.position = withObject(run.position, id, { damage: 0 });
	players.forEach(({ damage }, player) => {
		if (healing[player]) noticeHealing(run, { player }, damage);
	});
	for (const { id, damage } of healed) noticeHealing(run, { object: id }, damage);
	if (hurt)
		tell(
			run,
			{ did: 'healed all', ...(except.length > 0 ? { except } : {}) },
			'healed at end of turn',
			...(anyDead ? (['dead live again'] as const) : [])
		);
	endEffects(
		run,
		({ until, whose, begun }) =>
			until === 'end of turn' ||
			(until === 'your turn ends' && whose === activeSeat(run)) ||
			(until === 'end of your next turn' && begun === true && whose === activeSeat(run)),
		'effects till end of turn ended'
	);
}

/** A turn begins: what lasted to it ends, and what lasts to its end knows that it has come. */
function beginTurn(run: Run): void {
	endEffects(
		run,
		({ until, whose }) => until === 'your next turn' && whose === activeSeat(run),
		'lasting effect'
	);
	const { effects } = run.position;
	if (
		effects.some(
			({ until, whose }) => until === 'end of your next turn' && whose === activeSeat(run)
		)
	)
		set(run, {
			effects: effects.map((effect) =>
				effect.until === 'end of your next turn' && effect.whose === activeSeat(run)
					? { ...effect, begun: true }
					: effect
			)
		});
}

/** Whether a player skips the turn that they would take now, an extra one too (5.2). */
function skipsTurn(run: Run, player: Seat): boolean {
	const { skips = 0 } = playerAt(run.position, player);
	if (skips === 0) return isSkipped(run, player);
	run.position = withPlayer(run.position, player, { skips: skips - 1 });
	tell(run, { did: 'skipped turn', player }, 'turn skipped');
	return true;
}

/** Whether an effect replaces a player's turn with nothing (5.2). */
function isSkipped(run: Run, player: Seat): boolean {
	const of = { player };
	const [replacer] = replacersOf(run.position, {
		would: 'take the turn',
		of,
		data: of,
		applied: []
	}).filter(({ replacement }) => 'skip' in replacement.by);
	if (!replacer) return false;
	spend(run, replacer);
	tell(run, { did: 'skipped turn', player }, 'turn skipped');
	return true;
}

/** Whose turn comes next: an extra one first, then the next player's who does not skip it (5.2, 7). */
function nextTurn(run: Run): { readonly next: Seat; readonly extra: boolean } {
	for (;;) {
		const [extra, ...extraTurns] = run.position.extraTurns ?? [];
		if (extra === undefined) break;
		set(run, { extraTurns });
		if (!skipsTurn(run, extra)) return { next: extra, extra: true };
	}
	const order = turnOrder(run.position, activeSeat(run));
	const last = run.position.lastTurn ?? activeSeat(run);
	const from = run.position.turn.extra ? turnOrder(run.position, last) : order;
	for (let round = 0; round <= MOST_SKIPS; round++)
		for (const seat of [...from.slice(1), ...from.slice(0, 1)])
			if (skipsTurn(run, seat)) beginRound(run, seat);
			else return { next: seat, extra: false };
	return { next: activeSeat(run), extra: false };
}

/** More turns than anyone is ever made to skip. */
const MOST_SKIPS = 100;

/** What is done in a turn. */
export const turnActions = {
	recharge,
	'trigger the start': (run: Run, _: unknown, __: unknown, rules: readonly RuleId[]): void => {
		enterPhase(run, 'start triggers', rules);
		queueTriggers(run, {
			on: 'turn starts',
			of: { player: activeSeat(run) },
			data: { player: activeSeat(run) }
		});
	},
	'pass priority': (run: Run): void => {
		passPriority(run);
	},
	'begin the action phase': (run: Run, _: unknown, __: unknown, rules: readonly RuleId[]): void => {
		set(run, { turn: { ...run.position.turn, phase: 'action' } });
		const { lootPlays } = playerAt(run.position, activeSeat(run));
		run.position = withPlayer(run.position, activeSeat(run), { lootPlays: lootPlays + 1 });
		enterPhase(run, 'action phase', rules);
	},
	'open the action phase': (run: Run): void => {
		openActionPhase(run);
	},
	'begin the end phase': (run: Run, _: unknown, __: unknown, rules: readonly RuleId[]): void => {
		const isOver = run.position.stack.length > 0;
		if (isOver) follow(run, 'ended-turn-stack');
		set(run, { turn: { ...run.position.turn, phase: 'end', ending: false, declared: null } });
		enterPhase(
			run,
			'end triggers',
			rules,
			...(isOver ? ['turn ends over the stack' as const] : [])
		);
		queueTriggers(run, {
			on: 'turn ends',
			of: { player: activeSeat(run) },
			data: { player: activeSeat(run) }
		});
	},
	'discard to hand size': (run: Run, _: unknown, __: unknown, rules: readonly RuleId[]): void => {
		const excess = excessLoot(run.position, activeSeat(run));
		if (excess === 0) return;
		enterPhase(run, 'hand size', rules);
		plan(run, { do: 'discard', player: activeSeat(run), count: excess, because: 'hand size' });
	},
	'heal and end effects': healAndEndEffects,
	'pass the turn': (run: Run, _: unknown, __: unknown, rules: readonly RuleId[]): void => {
		const { turn } = run.position;
		const ended = turn.extra ? (run.position.lastTurn ?? turn.active) : turn.active;
		const { next, extra } = nextTurn(run);
		set(run, {
			...(extra || turn.extra ? { lastTurn: ended } : {}),
			turn: {
				...(extra ? { extra: true as const } : {}),
				active: next,
				phase: 'start',
				ending: false,
				attackRolls: 0,
				monsterDied: false,
				declared: null
			}
		});
		run.position = withPlayer(run.position, next, { attacks: 1, purchases: 1 });
		tell(run, { did: 'turn passed', to: next }, rules);
		beginTurn(run);
		if (!extra) beginRound(run, next);
	}
};
