import type { Effect } from '../../abilities/grammar.ts';
import { effectsIn } from '../../abilities/path.ts';
import { controllerAt, locate } from '../../model/objects.ts';
import type { Position } from '../../model/position.ts';
import type { Ref, Seat } from '../../model/words.ts';
import type { Point } from '../../rules/points.ts';
import { isRef } from '../choosing.ts';
import { doom } from '../deaths.ts';
import { ask, follow, tell, type Run } from '../run.ts';
import { follows, isOpenIn } from '../../rules/readings.ts';
import { whoIs } from '../who.ts';
import { inTurnOrder, type Doing } from './doing.ts';

/** The verbs for which it makes no difference in which order things are affected. */
const ORDERLESS: ReadonlySet<Effect['do']> = new Set([
	'recharge',
	'deactivate',
	'gain stat',
	'put counters',
	'gain keyword',
	'lose keyword',
	'remove counters',
	'heal',
	'become soul'
]);

const DAMAGE: ReadonlySet<Effect['do']> = new Set(['deal damage', 'take damage']);

/** Damage that waits on the stack is put there last one first, to resolve in their order (6.12). */
export const isStacked = ({ options }: Run, effect: Effect): boolean =>
	options.damageOnStack === 'all' && DAMAGE.has(effect.do);

/** Whether the pool has what so many gain, twice over: then it makes no difference who gains first. */
const isInPool = ({ pool }: Position, effect: Effect, count: number): boolean =>
	effect.do === 'gain ¢' && typeof effect.amount === 'number' && pool >= 2 * count * effect.amount;

/** Whether an effect, or a part of it, kills. */
const kills = (effect: Effect): boolean => isKill(effect) || effectsIn(effect).some(kills);
const isKill = (effect: Effect): boolean => effect.do === 'kill' || effect.do === 'die';

/** Whether the order decides nothing: where deaths have an order of their own, nor does that of kills. */
const isOrderless = ({ options }: Run, effect: Effect): boolean =>
	ORDERLESS.has(effect.do) || (options.deathsOfEach === 'as any deaths' && isKill(effect));

/**
 * All that an effect is done to, in the order of 6.12: what the game controls, the objects of each
 * player, the shop, the players. Null after asking whoever says in which order.
 * @param next the number of the next question.
 * @rule each.players each.order each.monsters
 */
export function orderOfEach(
	doing: Doing,
	effect: Effect,
	all: readonly Ref[],
	next: () => number
): readonly Ref[] | null {
	const { position } = doing.run;
	const counts = !isOrderless(doing.run, effect) && !isInPool(position, effect, all.length);
	if (all.length > 1 && counts && isOpenIn(position.edition, 'each-order'))
		return orderAsRead(doing, effect, all, next);
	return inOwnOrder(doing, effect, all, next);
}

/** Where the edition is silent: the active player orders everything, or it goes as 6.12 has it. */
function orderAsRead(
	doing: Doing,
	effect: Effect,
	all: readonly Ref[],
	next: () => number
): readonly Ref[] | null {
	const { run, at } = doing;
	const order = follows(run.position, 'each-order', 'active-player')
		? ask(run, next(), {
				who: run.position.turn.active,
				purpose: { about: 'order', effect: at },
				domain: { pick: 'order' },
				options: all
			})
		: inOwnOrder(doing, effect, all, next);
	if (order) follow(run, 'each-order');
	return order && order.filter(isRef);
}

function inOwnOrder(
	doing: Doing,
	effect: Effect,
	all: readonly Ref[],
	next: () => number
): readonly Ref[] | null {
	const objects = orderObjects(
		doing,
		effect,
		all.filter((one) => !('player' in one)),
		next
	);
	const seats = inTurnOrder(doing).filter((player) =>
		all.some((one) => 'player' in one && one.player === player)
	);
	return objects && [...objects, ...seats.map((player) => ({ player }))];
}

/**
 * Tells the order, and keeps the one in which all die whom it kills.
 * @returns them in the order in which it is done: what is put on the stack last resolves first.
 * @rule each.stacked
 */
export function begin(doing: Doing, effect: Effect, order: readonly Ref[]): readonly Ref[] {
	tellOrder(doing, effect, order);
	if (kills(effect)) doom(doing.run, order);
	return isStacked(doing.run, effect) ? order.toReversed() : order;
}

/** Tells in which order each is affected, where several are and the order counts (6.12). */
function tellOrder({ run, at }: Doing, effect: Effect, order: readonly Ref[]): void {
	const who = order.flatMap((one) =>
		'player' in one || 'object' in one ? (whoIs(run.position, one) ?? []) : []
	);
	if (order.length < 2 || who.length < order.length) return;
	if (isOrderless(run, effect) && (isKill(effect) || who.every((one) => 'object' in one))) return;
	const dies = isStacked(run, effect) || kills(effect);
	const [point = 'players in order', ...others] = who.map((one): Point => {
		if ('player' in one) return dies ? 'deaths of each in order' : 'players in order';
		const found = locate(run.position, one.object);
		return found && controllerAt(found.place) === 'game'
			? 'monsters ordered'
			: 'own objects ordered';
	});
	tell(
		run,
		{ did: 'each in order', effect: at, order: who },
		point,
		...others,
		...(isOpenIn(run.position.edition, 'each-order') ? (['order of each'] as const) : [])
	);
}

/** Each player orders their own objects, the shop's come last, the ability's controller orders the game's (6.12). */
function orderObjects(
	doing: Doing,
	effect: Effect,
	all: readonly Ref[],
	next: () => number
): readonly Ref[] | null {
	const { run, at, context } = doing;
	if (all.length < 2 || isOrderless(run, effect)) return all;
	const whose = (one: Ref): Seat | 'game' | 'shop' => {
		const found = 'object' in one ? locate(run.position, one.object) : null;
		return found ? controllerAt(found.place) : 'game';
	};
	const ordered: Ref[] = [];
	for (const owner of ['game' as const, ...inTurnOrder(doing), 'shop' as const]) {
		const theirs = all.filter((one) => whose(one) === owner);
		if (theirs.length === 0) continue;
		const answer = ask(run, next(), {
			who: typeof owner === 'number' ? owner : context.you,
			purpose: { about: 'order', effect: at },
			domain: { pick: 'order' },
			options: theirs
		});
		if (!answer) return null;
		ordered.push(...answer.filter(isRef));
	}
	return ordered;
}
