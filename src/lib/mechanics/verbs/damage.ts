import { locate } from '../../model/objects.ts';
import type { Damageable, DamageSource } from '../../model/stack.ts';
import type { Point } from '../../rules/points.ts';
import { saveFromDeath } from '../deaths-on-stack.ts';
import { findAny } from '../find.ts';
import { mark } from '../hearts.ts';
import { healIt } from '../kill-and-heal.ts';
import { tellNoDeath } from '../no-death.ts';
import { exchange, onStack, takeOff } from '../on-stack.ts';
import { ask, tell, topFrame, type Run } from '../run.ts';
import { payPenalty } from '../penalty.ts';
import { putDamage, tellNoDamage } from '../stack.ts';
import { hp, markedOn } from '../stats.ts';
import { NOTHING, type TaskResult } from '../task-result.ts';
import { queueTriggers } from '../triggers.ts';
import { whoIs } from '../who.ts';
import { amount, damageable, done, ref, seat, type Doing, type EffectOf } from './doing.ts';

/** Who deals the damage of an ability or loot (6.8). */
function sourceOf(doing: Doing, by: EffectOf<'deal damage'>['by']): DamageSource {
	const { run, at, context } = doing;
	if (by !== undefined) {
		const dealer = ref(doing, by);
		if (dealer && 'player' in dealer) return dealer;
	}
	if (context.source === null) return { loot: at.card, controller: context.you };
	const found = locate(run.position, context.source);
	const owned = found && 'seat' in found.place;
	return {
		object: context.source,
		card: at.card,
		controller: owned || context.kind === 'item' ? context.you : 'game'
	};
}

const isDamageable = (option: unknown): option is Damageable =>
	typeof option === 'object' && option !== null && ('player' in option || 'object' in option);

/** Damage that is dealt has a source; what is only taken comes from the game (6.8). */
const pointOfDamage = (source: DamageSource): Point =>
	'game' in source ? 'damage taken' : 'damage dealt';

/** Damage, healing, paying HP and prevention (6.8, 6.17, 6.23, 6.25). */
export function damage(
	doing: Doing,
	effect: EffectOf<
		| 'deal damage'
		| 'take damage'
		| 'divide damage'
		| 'heal'
		| 'pay HP'
		| 'pay the penalty'
		| 'prevent death'
		| 'prevent damage'
		| 'add to damage'
	>
): TaskResult {
	const { run, context, at } = doing;
	switch (effect.do) {
		case 'deal damage':
		case 'take damage': {
			const to = damageable(doing, effect.do === 'deal damage' ? effect.to : effect.who);
			const source: DamageSource =
				effect.do === 'deal damage' ? sourceOf(doing, effect.by) : { game: true };
			const count = amount(doing, effect.amount);
			if (to) putDamage(run, { to, amount: count, source }, false, [pointOfDamage(source)]);
			return NOTHING;
		}
		case 'divide damage': {
			const who = seat(doing, effect.who);
			if (who === null) return NOTHING;
			const total = amount(doing, effect.amount);
			const options = findAny(run.position, effect.among, context);
			if (total === 0 || options.length === 0) return NOTHING;
			const answer = ask(run, 0, {
				who,
				purpose: { about: 'choice', effect: at },
				domain: { pick: 'split', total },
				options
			});
			if (!answer) return null;
			const source = sourceOf(doing, undefined);
			for (const to of options) {
				if (!isDamageable(to)) continue;
				const points = answer.filter(
					(option) =>
						('player' in to && 'player' in option && option.player === to.player) ||
						('object' in to && 'object' in option && option.object === to.object)
				).length;
				if (points > 0)
					putDamage(run, { to, amount: points, source }, false, [pointOfDamage(source)]);
			}
			return NOTHING;
		}
		case 'heal': {
			const of = damageable(doing, effect.who);
			done(
				run,
				of ? healIt(run, of, effect.amount === null ? null : amount(doing, effect.amount)) : 0
			);
			return NOTHING;
		}
		case 'pay HP': {
			const player = seat(doing, effect.who);
			if (player === null) return NOTHING;
			const count = amount(doing, effect.amount);
			done(run, payHp(run, player, count) ? count : 0);
			return NOTHING;
		}
		case 'pay the penalty': {
			const player = seat(doing, effect.who);
			return player === null ? NOTHING : payPenalty(run, player, context.applied ?? []);
		}
		case 'prevent death': {
			const whose = takeDeath(doing);
			const of = whose && whoIs(run.position, whose);
			if (!of) {
				done(run, 0);
				return NOTHING;
			}
			if (effect.heal === undefined) saveFromDeath(run, whose);
			tell(run, { did: 'prevented death', of, hp: hp(run.position, whose) }, 'death prevented');
			tellNoDeath(run, whose, 'death prevented');
			if (effect.heal !== undefined) healIt(run, whose, amount(doing, effect.heal));
			return NOTHING;
		}
		case 'add to damage': {
			const item = context.event.item === undefined ? null : onStack(run, context.event.item);
			if (item?.kind !== 'damage') {
				done(run, 0);
				return NOTHING;
			}
			const more = { ...item, amount: item.amount + amount(doing, effect.amount) };
			exchange(run, more);
			const to = whoIs(run.position, item.to);
			if (to)
				tell(
					run,
					{ did: 'changed damage', to, before: item.amount, amount: more.amount, effect: at },
					'damage changed'
				);
			return NOTHING;
		}
		case 'prevent damage': {
			const item = context.event.item === undefined ? null : onStack(run, context.event.item);
			if (item?.kind !== 'damage') {
				done(run, 0);
				return NOTHING;
			}
			const prevented =
				effect.amount === null ? item.amount : Math.min(item.amount, amount(doing, effect.amount));
			const left = item.amount - prevented;
			run.position = {
				...run.position,
				stack: run.position.stack.flatMap((one) =>
					one.id !== item.id ? [one] : left > 0 ? [{ ...item, amount: left }] : []
				)
			};
			const to = whoIs(run.position, item.to);
			if (to)
				tell(
					run,
					{ did: 'prevented damage', to, amount: prevented, effect: at },
					'damage prevented'
				);
			if (left <= 0) tellNoDamage(run, item);
			done(run, prevented);
			return NOTHING;
		}
	}
}

/**
 * Whose death the event is about: the one on the stack, which leaves it, or the one that something
 * else happens instead of (5.2). Null where there is none.
 */
function takeDeath({ run, context: { event } }: Doing): Damageable | null {
	const item = event.item === undefined ? null : onStack(run, event.item);
	if (item?.kind === 'death') {
		takeOff(run, item.id);
		return item.of;
	}
	const frame = topFrame(run.position);
	if (frame.chart === 'playerDeath' && frame.state === 'over') return { player: frame.player };
	return frame.chart === 'monsterDeath' && frame.state === 'over'
		? { object: frame.monster.id }
		: null;
}

/** Pays HP: that much is lost; what one does not have cannot be paid (6.23). */
export function payHp(run: Run, player: number, count: number): boolean {
	const of = { player };
	if (hp(run.position, of) < count) {
		tell(run, { did: 'cannot pay', player, lacking: 'HP' }, 'HP paid');
		return false;
	}
	mark(run, of, markedOn(run.position, of) + count);
	tell(run, { did: 'paid HP', player, amount: count }, 'HP paid');
	queueTriggers(run, { on: 'pay HP', of, data: { player, amount: count } });
	return true;
}
