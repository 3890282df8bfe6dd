import { inPlay, playerAt, turnOrder, withObject, withPlayer } from '../model/objects.ts';
import { keepHearts } from '../mechanics/hearts.ts';
import { fresh, pushFrame, set, tell, type Run } from '../mechanics/run.ts';
import { notice } from '../mechanics/triggers.ts';
import type { Phase } from '../model/happening.ts';
import { chart, to } from './chart.ts';
import { openActionPhase, passPriority, plan } from './windows.ts';

/** How many loot cards a hand may hold at the end of its player's turn (7.3). */
export const MAX_HAND = 10;

const active = (run: Run): number => run.position.turn.active;

const enter = (run: Run, phase: Phase): void => {
	tell(run, { did: 'entered phase', phase, player: active(run) });
};

/** Recharges what the active player and the game control, shop items excepted (7.1). */
function recharge(run: Run): void {
	enter(run, 'recharge step');
	let count = 0;
	for (const { object, place } of inPlay(run.position)) {
		const recharges = 'seat' in place ? place.seat === active(run) : place.slot !== 'shop';
		if (!recharges || object.charged) continue;
		run.position = withObject(run.position, object.id, { charged: true });
		count++;
	}
	if (count > 0) tell(run, { did: 'recharged all', player: active(run), count });
}

/** Everything with an HP stat heals to full, the dead too, and what lasts till end of turn ends (7.3). */
function healAndEndEffects(run: Run): void {
	enter(run, 'turn over');
	const hurt =
		run.position.players.some(({ damage, dead }) => damage > 0 || dead) ||
		inPlay(run.position).some(({ object }) => object.damage > 0);
	run.position.players.forEach((_, seat) => {
		run.position = withPlayer(run.position, seat, {
			damage: 0,
			dead: false,
			lootPlays: 0,
			attacks: 0,
			purchases: 0
		});
	});
	for (const { object } of inPlay(run.position))
		if (object.damage > 0) run.position = withObject(run.position, object.id, { damage: 0 });
	if (hurt) tell(run, { did: 'healed all' }, 'turn.heal', 'heal.full');
	const staying = run.position.effects.filter((effect) => effect.until === 'indefinitely');
	const count = run.position.effects.length - staying.length;
	if (count === 0) return;
	keepHearts(run, () => {
		set(run, { effects: staying });
	});
	tell(run, { did: 'effects ended', count }, 'turn.heal', 'effect.until-end-of-turn');
}

/** Phases and steps of a turn (chapter 7). */
export const turn = chart({
	name: 'turn',
	title: 'Turn Structure',
	initial: 'start',
	actions: {
		recharge,
		'trigger the start': (run) => {
			enter(run, 'start triggers');
			notice(run, { on: 'turn starts', player: active(run), data: { player: active(run) } });
		},
		'pass priority': (run) => {
			passPriority(run);
		},
		'loot 1': (run) => {
			enter(run, 'loot step');
			plan(run, { do: 'loot', player: active(run), count: 1 });
		},
		'begin the action phase': (run) => {
			set(run, { turn: { ...run.position.turn, phase: 'action' } });
			const { lootPlays } = playerAt(run.position, active(run));
			run.position = withPlayer(run.position, active(run), { lootPlays: lootPlays + 1 });
			enter(run, 'action phase');
		},
		'open the action phase': (run) => {
			openActionPhase(run);
		},
		'start the attack': (run) => {
			set(run, { turn: { ...run.position.turn, declared: null } });
			pushFrame(run, {
				chart: 'attack',
				...fresh('declared'),
				attacker: active(run),
				target: null
			});
		},
		'start the purchase': (run) => {
			set(run, { turn: { ...run.position.turn, declared: null } });
			pushFrame(run, {
				chart: 'purchase',
				...fresh('declared'),
				buyer: active(run),
				target: null
			});
		},
		'begin the end phase': (run) => {
			set(run, { turn: { ...run.position.turn, phase: 'end', ending: false, declared: null } });
			enter(run, 'end triggers');
			notice(run, { on: 'turn ends', player: active(run), data: { player: active(run) } });
		},
		'discard to hand size': (run) => {
			const excess = playerAt(run.position, active(run)).hand.length - MAX_HAND;
			if (excess <= 0) return;
			enter(run, 'hand size');
			plan(run, { do: 'discard', player: active(run), count: excess, because: 'hand size' });
		},
		'heal and end effects': healAndEndEffects,
		'pass the turn': (run) => {
			const next = turnOrder(run.position, active(run))[1] ?? active(run);
			set(run, {
				turn: {
					active: next,
					phase: 'start',
					ending: false,
					attackRolls: 0,
					monsterDied: false,
					declared: null
				}
			});
			run.position = withPlayer(run.position, next, { attacks: 1, purchases: 1 });
			tell(run, { did: 'turn passed', to: next });
		}
	},
	states: {
		start: [to('recharged', ['turn.recharge'], { does: ['recharge'] })],
		recharged: [
			to('started', ['turn.start-triggers'], { does: ['trigger the start', 'pass priority'] })
		],
		started: [
			to('ending', ['turn.made-to-end'], { when: ['the turn is ending'] }),
			to('looting', ['turn.loot-step'], { does: ['loot 1'] })
		],
		looting: [to('looted', ['turn.loot-step'], { does: ['pass priority'] })],
		looted: [
			to('ending', ['turn.made-to-end'], { when: ['the turn is ending'] }),
			to('action', ['turn.action-phase'], { does: ['begin the action phase'] })
		],
		action: [
			to('ending', ['turn.made-to-end'], { when: ['the turn is ending'] }),
			to('action', ['attack.declare'], {
				when: ['an attack is declared'],
				does: ['start the attack']
			}),
			to('action', ['purchase.declare'], {
				when: ['a purchase is declared'],
				does: ['start the purchase']
			}),
			to('end declared', ['turn.end-declared'], {
				when: ['the end of the turn is declared'],
				does: ['pass priority']
			}),
			to('action', ['turn.declare'], { does: ['open the action phase'] })
		],
		'end declared': [to('ending', ['turn.end-declared'])],
		ending: [
			to('end triggers', ['turn.end-triggers'], { does: ['begin the end phase', 'pass priority'] })
		],
		'end triggers': [to('hand size', ['turn.hand-size'], { does: ['discard to hand size'] })],
		'hand size': [to('over', ['turn.heal'], { does: ['heal and end effects'] })],
		over: [to('start', ['turn.next'], { does: ['pass the turn'] })]
	}
});
