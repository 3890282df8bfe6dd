import { locate, playerAt, turnOrder, withObject, withPlayer } from '../model/objects.ts';
import type { Decision } from '../model/decision.ts';
import type { PriorityFrame, Task } from '../model/frame.ts';
import type { Context, ItemOf, StackItem } from '../model/stack.ts';
import { follows } from '../rules/readings.ts';
import type { Position } from '../model/position.ts';
import type { Cost } from '../abilities/grammar.ts';
import type { Seat } from '../model/words.ts';
import { spendAttack } from '../mechanics/attacks.ts';
import { dueBonusSoul, gainBonusSoul } from '../mechanics/bonus-souls.ts';
import { pay } from '../mechanics/costs.ts';
import { remember } from '../mechanics/history.ts';
import { putPaid } from '../mechanics/paying.ts';
import { isCopied, playedFrom, takePlayed } from '../mechanics/playing.ts';
import { deathsAreDue, dueMonsterDeaths, duePlayerDeaths } from '../mechanics/deaths.ts';
import { finishedEvent } from '../mechanics/events.ts';
import { follow, fresh, newId, pushFrame, set, setTop, tell, type Run } from '../mechanics/run.ts';
import { soulsOf } from '../mechanics/souls.ts';
import { lookAtDeath, takeOff } from '../mechanics/stack.ts';
import { isDead } from '../mechanics/targets.ts';
import { tradeGoods, tradesGoods } from '../mechanics/trading.ts';
import {
	isOneSide,
	rulesOfOneSide,
	SOULS_TO_WIN,
	soulsToWin,
	winnersNow
} from '../mechanics/winning.ts';
import { emptySlots, retire, takeFromPlay } from '../mechanics/zones.ts';
import type { RuleId } from '../rules/index.ts';
import { chart, to } from './chart.ts';
import { isOfTheTurn, onlyLaterDeaths, targetsLost, type PredicateName } from './predicates.ts';
import { contextWanted, wanted } from '../mechanics/wanted.ts';
import { plan } from './windows.ts';

const next = (run: Run, seat: Seat): Seat => (seat + 1) % run.position.players.length;

/** Notes a declaration for the turn to take up, and spends it. */
function declare(run: Run, decision: Decision | null): void {
	if (decision?.do !== 'attack' && decision?.do !== 'purchase' && decision?.do !== 'end turn')
		return;
	const { player } = decision;
	if (decision.do === 'attack') spendAttack(run, player);
	if (decision.do === 'purchase') {
		const { purchases } = playerAt(run.position, player);
		run.position = withPlayer(run.position, player, { purchases: purchases - 1 });
	}
	set(run, { turn: { ...run.position.turn, declared: decision.do } });
	const granted = decision.do === 'purchase' && playerAt(run.position, player).purchases < 0;
	tell(
		run,
		{ did: 'declared', player, what: decision.do },
		...run.rules,
		...(granted ? (['purchase.more'] as const) : [])
	);
}

/** Puts something on the stack once its costs are paid; those that need a choice are paid first (4.1). */
function putWhenPaid(run: Run, cost: readonly Cost[], item: ItemOf<'loot' | 'ability'>): void {
	const choices = cost.length === 0 ? [] : pay(run, cost, item.context);
	if (choices.length === 0) putPaid(run, item);
	else plan(run, ...choices, { do: 'put paid', item });
}

/** Plays a loot card: it leaves the hand and goes on the stack (6.24). */
function play(run: Run, decision: Decision | null): void {
	if (decision?.do !== 'play') return;
	const { player, card } = decision;
	const from = playedFrom(run.position, player, card);
	if (!from) return;
	const ability = wanted(run.position, decision)?.ability;
	const context = contextOfDecision(run, decision);
	if (context.targets.some((ref) => isDead(run.position, ref))) follow(run, 'dead-chosen');
	takePlayed(run, player, card, from);
	if (!from.free) {
		const { lootPlays } = playerAt(run.position, player);
		run.position = withPlayer(run.position, player, { lootPlays: lootPlays - 1 });
	}
	if (from.pile !== 'hand')
		run.rules = [
			...run.rules.filter((id) => id !== 'loot.needs-loot-play' || !from.free),
			from.free ? 'loot.free' : 'loot.elsewhere',
			...(isCopied(from) ? (['copy.card-played'] as const) : []),
			...(isCopied(from) && ability?.way === 'loot' && ability.cost
				? (['copy.card-cost'] as const)
				: [])
		];
	remember(run, 'loot cards played');
	putWhenPaid(run, ability?.way === 'loot' ? (ability.cost ?? NO_COST) : NO_COST, {
		kind: 'loot',
		id: newId(run),
		card,
		controller: player,
		context,
		...(isCopied(from) ? { copy: true as const } : {})
	});
}
const NO_COST: readonly Cost[] = [];

/** Activates a ↷ or $ ability: the cost is paid and the ability goes on the stack (6.1). */
function activate(run: Run, decision: Decision | null): void {
	if (decision?.do !== 'activate') return;
	const { player, object: id } = decision;
	const held = wanted(run.position, decision);
	if (!held || (held.ability.way !== 'tap' && held.ability.way !== 'paid')) return;
	const { ability, at } = held;
	const context = contextOfDecision(run, decision);
	if (context.targets.some((ref) => isDead(run.position, ref))) follow(run, 'dead-chosen');
	if (ability.way === 'tap') run.position = withObject(run.position, id, { charged: false });
	putWhenPaid(run, ability.way === 'paid' ? ability.cost : NO_COST, {
		kind: 'ability',
		id: newId(run),
		way: ability.way,
		controller: player,
		effect: at,
		context
	});
}

/** What is put on the stack knows whose it is, what it is of, and what it was given. */
const contextOfDecision = (
	run: Run,
	decision: Extract<Decision, { do: 'play' | 'activate' }>
): Context => ({
	...contextWanted(run.position, decision),
	targets: decision.targets ?? []
});

/** ¢ change hands for a favour that both have agreed on; the stack has no part in it (12). */
function barter(run: Run, decision: Decision | null): void {
	if (decision?.do !== 'barter') return;
	const { player: from, to, amount, favour } = decision;
	const cents = (seat: Seat): number => playerAt(run.position, seat).cents;
	run.position = withPlayer(run.position, from, { cents: cents(from) - amount });
	run.position = withPlayer(run.position, to, { cents: cents(to) + amount });
	const goods = tradesGoods(decision);
	tell(run, {
		did: 'bartered',
		from,
		to,
		amount,
		...(goods ? { goods: true as const } : {}),
		favour: favour ?? null
	});
	if (goods) tradeGoods(run, decision);
}

/** What has lost some of its targets goes on with the others, where that is how it is read (6.14). */
function rulesOfTargets({ position }: Run, item: StackItem): readonly RuleId[] {
	if (item.kind !== 'loot' && item.kind !== 'ability') return [];
	return targetsLost(position, item) === 'some' && follows(position, 'lost-targets', 'all-gone')
		? ['ability.some-targets']
		: [];
}

/** What a player's death waits for: what it triggered before the penalty, or its cleanup (11.2). */
const rulesOfDeath = ({ position }: Run): readonly RuleId[] =>
	position.frames.flatMap(({ chart, state }): readonly RuleId[] => {
		if (chart !== 'playerDeath') return [];
		if (state === 'penalty') return ['death.player.triggers-resolve'];
		return state === 'cleanup' ? ['death.player.cleanup'] : [];
	});

const NO_RULES: readonly RuleId[] = [];

/** Who is the first to have priority: the active player, or who has put something on the stack (14). */
const rulesOfFirst = (run: Run, { passes, holder, from }: PriorityFrame): readonly RuleId[] => {
	if (passes > 0 || holder !== from) return NO_RULES;
	return [from === run.position.turn.active ? 'priority.active-first' : 'priority.from-actor'];
};

/** Lets the top of the stack begin to resolve: each kind of thing has its own procedure. */
function resolveTop(run: Run, frame: PriorityFrame): void {
	const item = run.position.stack.at(-1);
	if (!item) return;
	const isLater = onlyLaterDeaths(run.position, frame);
	if (isLater) follow(run, 'cleanup');
	const endsLater = run.position.turn.ending && isOfTheTurn(run.position, frame);
	if (endsLater) follow(run, 'ended-turn-stack');
	setTop(run, { ...frame, from: run.position.turn.active, passes: 0 });
	tell(
		run,
		{ did: 'began to resolve', item },
		...run.rules,
		...rulesOfTargets(run, item),
		...(run.position.stack.length > 1 ? (['stack.between'] as const) : []),
		...rulesOfDeath(run),
		...(isLater ? (['death.player.cleanup-later'] as const) : []),
		...(endsLater ? (['turn.ends-over-stack'] as const) : [])
	);
	switch (item.kind) {
		case 'loot':
		case 'ability':
			takeOff(run, item.id);
			pushFrame(run, { chart: 'resolution', ...fresh('resolving'), item, rolls: [] });
			return;
		case 'procedure':
			takeOff(run, item.id);
			pushFrame(run, item.frame);
			return;
		case 'roll':
			pushFrame(run, { chart: 'roll', ...fresh('attempting'), roll: item });
			return;
		case 'damage':
			takeOff(run, item.id);
			pushFrame(run, {
				chart: 'damage',
				...fresh('taking'),
				item,
				amount: item.amount,
				applied: []
			});
			return;
		case 'death': {
			if (lookAtDeath(run, item)) return;
			takeOff(run, item.id);
			if ('player' in item.of) {
				pushFrame(run, { chart: 'playerDeath', ...fresh('dying'), player: item.of.player });
				return;
			}
			const found = locate(run.position, item.of.object);
			if (found)
				pushFrame(run, {
					chart: 'monsterDeath',
					...fresh('dying'),
					monster: found.object,
					place: found.place,
					holding: false
				});
			else tell(run, { did: 'fizzled', item, because: 'targets gone' }, 'death.target-gone');
			return;
		}
	}
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

/** What must hold for a loot card to be played. */
export const TO_PLAY = [
	'has priority',
	'nothing keeps them from playing loot',
	'the card is in hand',
	'a loot play is left',
	'the cost can be paid',
	'its option is named',
	'no dead player is chosen',
	'a target exists',
	'its targets are named'
] as const satisfies readonly PredicateName[];
/** What must hold for a ↷ or $ ability to be activated. */
export const TO_ACTIVATE = [
	'has priority',
	'the object is in play',
	'it is not in the shop',
	'it is no soul',
	'a room is for the active player',
	'controls it',
	'it can be activated',
	'it is charged',
	'nothing keeps them from activating it',
	'the cost can be paid',
	'its option is named',
	'no dead player is chosen',
	'a target exists',
	'its targets are named'
] as const satisfies readonly PredicateName[];
/** What must hold for an attack to be declared. */
export const TO_ATTACK = [
	'is the active player',
	'the end phase has not begun',
	'it is the action phase',
	'the stack is empty',
	'nothing is declared yet',
	'has priority',
	'an attack is left',
	'nothing keeps them from attacking'
] as const satisfies readonly PredicateName[];
/** What must hold for a purchase to be declared. */
export const TO_PURCHASE = [
	'is the active player',
	'the end phase has not begun',
	'it is the action phase',
	'the stack is empty',
	'nothing is declared yet',
	'has priority',
	'a purchase is left'
] as const satisfies readonly PredicateName[];

/** What is asked before a soul is given up: as of a purchase, but for the one of the turn. */
export const TO_SPEND_SOUL = [
	'souls buy something',
	'is the active player',
	'the end phase has not begun',
	'it is the action phase',
	'the stack is empty',
	'nothing is declared yet',
	'has priority',
	'the soul is theirs'
] as const satisfies readonly PredicateName[];

/** What is done in a window of priority. */
export const priorityActions = {
	'end the game': (run: Run): void => {
		const players = winnersNow(run.position);
		set(run, { winners: players });
		const together = isOneSide(run.position) ? { together: true as const } : {};
		tell(run, { did: 'won', players, ...together }, ...rulesOfWinning(run, players));
	},
	'gain the bonus soul': (run: Run): void => {
		const due = dueBonusSoul(run.position);
		if (due) gainBonusSoul(run, due.soul, due.player);
	},
	'put triggers on the stack': (run: Run): void => {
		if (deathsAreDue(run.position)) follow(run, 'deaths-and-triggers');
		plan(run, { do: 'order triggers', waiting: run.position.waiting.map(({ id }) => id) });
	},
	'put deaths on the stack': putDeaths,
	'discard the event': (run: Run): void => {
		const place = finishedEvent(run.position);
		const event = place && run.position.slots.monster[place.index]?.top;
		if (!event) return;
		takeFromPlay(run, event.id);
		retire(run, event.card);
		tell(run, { did: 'put into discard', source: { object: event.id, card: event.card } });
	},
	'refill slots': (run: Run): void => {
		pushFrame(run, { chart: 'refill', ...fresh('filling'), slots: emptySlots(run.position) });
		plan(run, { do: 'order refills' });
	},
	'leave the deaths to the end phase': (run: Run): void => {
		follow(run, 'cleanup');
	},
	'give priority': (run: Run, frame: PriorityFrame): void => {
		setTop(run, { ...frame, holder: frame.from, passes: 0 });
	},
	pass: (run: Run, frame: PriorityFrame, decision: Decision | null): void => {
		if (decision?.do !== 'pass') return;
		const player = decision.player;
		const ofFirst = rulesOfFirst(run, frame);
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
	declare: (run: Run, _: PriorityFrame, decision: Decision | null): void => {
		declare(run, decision);
	},
	'resolve the top': resolveTop,
	'wait for the active player': (run: Run, frame: PriorityFrame): void => {
		tell(run, { did: 'all passed', next: 'wait' });
		setTop(run, { ...frame, passes: 0, holder: run.position.turn.active });
	},
	'go on': (run: Run): void => {
		tell(run, { did: 'all passed', next: 'go on' });
	}
};

/** Priority, and the beat that comes before it (14, 4.4, 10, 11, 16). */
export const priority = chart({
	name: 'priority',
	title: 'Priority',
	initial: 'beat',
	actions: priorityActions,
	states: {
		beat: [
			to('beat', ['soul.bonus'], {
				when: ['a bonus soul is due'],
				does: ['gain the bonus soul']
			}),
			to('game over', ['win.souls'], { when: ['someone has won'], does: ['end the game'] }),
			to('beat', ['death.at-zero'], {
				when: ['deaths are due', 'deaths come before triggers'],
				does: ['put deaths on the stack']
			}),
			to('beat', ['trigger.condition'], {
				when: ['triggers are waiting'],
				does: ['put triggers on the stack']
			}),
			to('beat', ['death.at-zero'], {
				when: ['deaths are due'],
				does: ['put deaths on the stack']
			}),
			to('beat', ['event.discarded'], {
				when: ['an event is done'],
				does: ['discard the event']
			}),
			to('beat', ['refill.when'], { when: ['a slot is empty'], does: ['refill slots'] }),
			to('closed', ['turn.made-to-end', 'turn.ends-over-stack'], {
				when: ['the turn is ending', 'the window is the turn’s own', 'the end phase begins at once']
			}),
			to('closed', ['death.player.cleanup-later'], {
				when: ['the cleanup does not wait for later deaths'],
				does: ['leave the deaths to the end phase']
			}),
			to('open', ['priority.active-first'], { does: ['give priority'] })
		],
		open: [
			to('open', ['priority.passes'], {
				decision: 'pass',
				when: ['has priority', 'somebody else has yet to pass'],
				does: ['pass']
			}),
			to('resolving', ['priority.passes', 'stack.last-in-first-out'], {
				decision: 'pass',
				when: ['has priority', 'something is above the mark'],
				does: ['pass', 'resolve the top']
			}),
			to('open', ['stack.action-phase-waits'], {
				decision: 'pass',
				when: ['has priority', 'it is the action phase window'],
				does: ['pass', 'wait for the active player']
			}),
			to('closed', ['priority.passes'], {
				decision: 'pass',
				when: ['has priority'],
				does: ['pass', 'go on']
			}),
			to('beat', ['loot.play', 'loot.needs-loot-play', 'stack.waits'], {
				decision: 'play',
				when: TO_PLAY,
				does: ['play', 'start from the actor']
			}),
			to('beat', ['ability.activate'], {
				decision: 'activate',
				when: TO_ACTIVATE,
				does: ['activate', 'start from the actor']
			}),
			to('closed', ['attack.declare', 'attack.one-each-turn'], {
				decision: 'attack',
				when: TO_ATTACK,
				does: ['declare']
			}),
			to('closed', ['purchase.declare', 'purchase.one-each-turn'], {
				decision: 'purchase',
				when: TO_PURCHASE,
				does: ['declare']
			}),
			to('closed', ['turn.end-declared', 'turn.free'], {
				decision: 'end turn',
				when: [
					'is the active player',
					'the end phase has not begun',
					'it is the action phase',
					'the stack is empty',
					'nothing is declared yet',
					'has priority',
					'no attack is owed'
				],
				does: ['declare']
			}),
			to('open', ['barter.trade', 'barter.cents-only', 'barter.no-stack'], {
				decision: 'barter',
				when: ['the players may trade', 'both trade and the ¢ are there', 'goods may be traded'],
				does: ['barter']
			}),
			to('open', ['purchase.target'], {
				decision: 'soul purchase',
				when: ['souls buy something']
			})
		],
		resolving: [to('beat', ['priority.active-first'])],
		closed: [],
		'game over': []
	}
});
