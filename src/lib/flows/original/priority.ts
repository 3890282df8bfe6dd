import { spendAttack } from '../../mechanics/attacks.ts';
import { deathsAreDue } from '../../mechanics/deaths.ts';
import { follow, fresh, pushFrame, set, tell, type Run } from '../../mechanics/run.ts';
import { waitOnStack } from '../../mechanics/stack.ts';
import { queueTriggers } from '../../mechanics/triggers.ts';
import { goesFirst } from '../../mechanics/waiting.ts';
import { emptySlots } from '../../mechanics/zones.ts';
import type { Decision } from '../../model/decision.ts';
import type { FrameOf } from '../../model/frame.ts';
import { playerAt, turnOrder, withPlayer } from '../../model/objects.ts';
import type { Task } from '../../model/task.ts';
import type { Seat } from '../../model/words.ts';
import type { RuleId } from '../../rules/index.ts';
import { chart, to } from '../chart.ts';
import { AFTER_A_TRADE } from '../common/bartering.ts';
import { TO_ATTACK, TO_PURCHASE, TO_SPEND_SOUL } from '../common/declaring.ts';
import { TO_ACTIVATE, TO_PLAY } from '../common/playing.ts';
import { deathsDue, priorityActions } from '../common/priority.ts';
import { plan } from '../common/windows.ts';
import type { PredicateName } from '../predicates/index.ts';

type PriorityFrame = FrameOf<'priority'>;

/** An attack is declared: what it is on is chosen, and the declaration goes on the stack. */
function declareAttack(
	run: Run,
	_: PriorityFrame,
	decision: Decision | null,
	rules: readonly RuleId[]
): void {
	if (decision?.do !== 'attack') return;
	const { player } = decision;
	spendAttack(run, player);
	const { declaredOn, ...turn } = run.position.turn;
	set(run, { turn });
	tell(run, { did: 'declared', player, what: 'attack' }, rules);
	pushFrame(run, {
		chart: 'attack',
		...fresh('declaring'),
		attacker: player,
		target: null,
		...(declaredOn === undefined ? {} : { on: declaredOn })
	});
	queueTriggers(run, { on: 'declare attack', of: { player }, against: null, data: { player } });
}

/** A purchase is declared: what is purchased is chosen, and the declaration goes on the stack. */
function declarePurchase(
	run: Run,
	_: PriorityFrame,
	decision: Decision | null,
	rules: readonly RuleId[]
): void {
	if (decision?.do !== 'purchase') return;
	const { player } = decision;
	run.position = withPlayer(run.position, player, {
		purchases: playerAt(run.position, player).purchases - 1
	});
	tell(run, { did: 'declared', player, what: 'purchase' }, rules);
	pushFrame(run, { chart: 'purchase', ...fresh('declaring'), buyer: player, target: null });
	queueTriggers(run, { on: 'declare purchase', of: { player }, data: { player } });
}

/** Puts the deaths that are due on the stack; whether a monster's or a player's resolves first is disputed. */
function putDeaths(run: Run): void {
	const due = deathsDue(run);
	const both = due.players.length > 0 && due.monsters.length > 0;
	const playersFirst = both && follow(run, 'deaths-together') === 'player-first';
	plan(run, { do: 'put deaths', ...due, ...(playersFirst ? { playersFirst } : {}) });
}

/**
 * Puts what triggers and the deaths on the stack in one order: what is of monsters first, then in turn
 * order what is of each player; a player's own triggers lie below their death, which they would order.
 */
function putByTiming(run: Run): void {
	const { waiting } = run.position;
	const due = deathsDue(run);
	if (waiting.length > 0) follow(run, 'damage-triggers');
	const idsOf = (of: Seat | 'game'): readonly number[] =>
		waiting
			.filter((one) => (goesFirst(run, one) ? of === 'game' : of === one.controller))
			.map(({ id }) => id);
	plan(
		run,
		{ do: 'order triggers', waiting: idsOf('game') },
		{ do: 'put deaths', players: [], monsters: due.monsters, byTiming: true },
		...turnOrder(run.position, run.position.turn.active).flatMap((seat): Task[] => [
			{ do: 'order triggers', waiting: idsOf(seat) },
			{
				do: 'put deaths',
				players: due.players.filter((of) => 'player' in of && of.player === seat),
				monsters: [],
				byTiming: true
			}
		])
	);
}

/** What changes a roll comes before that has resolved. */
const beforeItResolves = (questions: readonly PredicateName[]): readonly PredicateName[] =>
	questions.flatMap((name) =>
		name === 'a target exists' ? (['the roll has not resolved', name] as const) : [name]
	);

/** Priority, and what comes before it ("Priority", "Timing", "Resolving the Stack"). */
export const priority = chart({
	name: 'priority',
	title: 'Priority',
	initial: 'before priority',
	actions: {
		...priorityActions,
		'declare the attack': declareAttack,
		'declare the purchase': declarePurchase,
		'declare the soul purchase': (
			run: Run,
			_: PriorityFrame,
			decision: Decision | null,
			rules: readonly RuleId[]
		): void => {
			if (decision?.do !== 'soul purchase') return;
			const { player, soul } = decision;
			tell(run, { did: 'declared', player, what: 'soul purchase' }, rules);
			waitOnStack(run, { chart: 'soulPurchase', ...fresh('declared'), player, soul }, rules);
		},
		'put triggers on the stack': (run: Run): void => {
			if (deathsAreDue(run.position)) follow(run, 'damage-triggers');
			plan(run, { do: 'order triggers', waiting: run.position.waiting.map(({ id }) => id) });
		},
		'put triggers and deaths on the stack': putByTiming,
		'put the refills on the stack': (run: Run): void => {
			pushFrame(run, { chart: 'refill', ...fresh('ordering'), slots: emptySlots(run.position) });
			plan(run, { do: 'order refills' });
		},
		'put deaths on the stack': putDeaths,
		'end the action phase': (
			run: Run,
			_: PriorityFrame,
			__: unknown,
			rules: readonly RuleId[]
		): void => {
			set(run, { turn: { ...run.position.turn, declared: 'end turn' } });
			tell(run, { did: 'all passed', next: 'go on' }, rules);
		}
	},
	states: {
		'before priority': [
			to('game over', ['win.souls'], { when: ['someone has won'], does: ['end the game'] }),
			to('closed', ['turn.made-to-end'], {
				when: ['the turn is ending', 'the window is the turn’s own']
			}),
			to('before priority', ['timing.monsters-first', 'timing.own-death'], {
				when: ['deaths are due', 'deaths share the order of triggers'],
				does: ['put triggers and deaths on the stack']
			}),
			to('before priority', ['timing.monsters-first', 'timing.turn-order'], {
				when: ['triggers are waiting'],
				does: ['put triggers on the stack']
			}),
			to('before priority', ['death.at-zero', 'death.above-damage-triggers'], {
				when: ['deaths are due'],
				does: ['put deaths on the stack']
			}),
			to('before priority', ['refill.on-stack'], {
				when: ['a slot is empty'],
				does: ['put the refills on the stack']
			}),
			to('open', ['priority.active-first'], { does: ['give priority'] })
		],
		open: [
			to('open', ['priority.passes'], {
				decision: 'pass',
				when: [
					'has priority',
					'no forced attack keeps them',
					'no forced purchase keeps them',
					'somebody else has yet to pass'
				],
				does: ['pass']
			}),
			to('resolving', ['priority.passes', 'stack.last-in-first-out'], {
				decision: 'pass',
				when: [
					'has priority',
					'no forced attack keeps them',
					'no forced purchase keeps them',
					'something is above the mark'
				],
				does: ['pass', 'resolve the top']
			}),
			to('closed', ['turn.passes', 'turn.free'], {
				decision: 'pass',
				when: [
					'has priority',
					'no forced attack keeps them',
					'no forced purchase keeps them',
					'it is the action phase window'
				],
				does: ['pass', 'end the action phase']
			}),
			to('closed', ['turn.passes'], {
				decision: 'pass',
				when: ['has priority', 'no forced attack keeps them', 'no forced purchase keeps them'],
				does: ['pass', 'go on']
			}),
			to('before priority', ['loot.play', 'loot.needs-loot-play', 'priority.kept', 'stack.waits'], {
				decision: 'play',
				when: [...beforeItResolves(TO_PLAY), 'no attack must come first'],
				does: ['play', 'start from the actor']
			}),
			to('before priority', ['ability.activate', 'priority.kept'], {
				decision: 'activate',
				when: [...beforeItResolves(TO_ACTIVATE), 'no attack must come first'],
				does: ['activate', 'start from the actor']
			}),
			to('before priority', ['attack.declaration-on-stack', 'attack.one-each-turn'], {
				decision: 'attack',
				when: TO_ATTACK,
				does: ['start from the actor', 'declare the attack']
			}),
			to('before priority', ['purchase.on-stack', 'purchase.one-each-turn'], {
				decision: 'purchase',
				when: [...TO_PURCHASE, 'no attack must come first'],
				does: ['start from the actor', 'declare the purchase']
			}),
			to('open', ['turn.passes'], {
				decision: 'end turn',
				when: ['the action phase ends by a declaration']
			}),
			to('traded', ['barter.trade', 'barter.cents-only', 'barter.no-stack'], {
				decision: 'barter',
				when: ['only ¢ are traded', 'both trade and the ¢ are there'],
				does: ['barter']
			}),
			to('traded', ['barter.goods', 'barter.trade', 'barter.no-stack'], {
				decision: 'barter',
				when: [
					'both trade and the ¢ are there',
					'goods may be traded',
					'no soul is traded',
					'both have what they give',
					'items can be traded now'
				],
				does: ['barter']
			}),
			to('before priority', ['soul-purchase.action', 'soul-purchase.as-purchase'], {
				decision: 'soul purchase',
				when: TO_SPEND_SOUL,
				does: ['start from the actor', 'declare the soul purchase']
			})
		],
		traded: AFTER_A_TRADE,
		resolving: [to('before priority', ['priority.active-first'])],
		closed: [],
		'game over': []
	}
});
