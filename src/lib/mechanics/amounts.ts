import type { Amount, Filter } from '../abilities/grammar.ts';
import { cardOf } from '../cards/library.ts';
import { locate } from '../model/objects.ts';
import type { Position } from '../model/position.ts';
import type { Context } from '../model/stack.ts';
import type { Ref } from '../model/words.ts';
import { allAttackRolls, lastAttackRoll } from './attack-rolls.ts';
import { NON_ACTIVE_DEATHS, timesDone } from './counting.ts';
import { countersAt } from './counters-at.ts';
import { find } from './find.ts';
import { extreme, ownedBy } from './owned.ts';
import { attackUnderWay, damageableOf, refOf, seatOf } from './pointing.ts';
import { dyingObject } from './procedures.ts';
import { soulsOf } from './souls.ts';
import { attackOf, evasionOf, hp, maxHp } from './stats.ts';

/** How much or how many an amount is, now; never below 0. */
export function amountOf(position: Position, amount: Amount, context: Context): number {
	return typeof amount === 'number' ? amount : Math.max(0, valueOf(position, amount, context));
}

/** An amount with its sign, for what is added to a stat. */
export function valueOf(position: Position, amount: Amount, context: Context): number {
	if (typeof amount === 'number') return amount;
	if (amount === 'that number') return context.number ?? 0;
	if (amount === 'that much') return context.event.amount ?? 0;
	if (amount === 'done') return position.frames.at(-1)?.tally ?? 1;
	if (amount === 'those who did') return position.frames.at(-1)?.doers ?? 0;
	if ('count' in amount) return counted(position, amount.count, context);
	if ('owned' in amount) {
		const seat = seatOf(position, amount.by, context);
		return seat === null ? 0 : ownedBy(position, seat, amount.owned);
	}
	if ('most' in amount) return extreme(position, amount.most, 'most');
	if ('counters' in amount) {
		const on = refOf(position, amount.on, context);
		return on ? countersAt(position, on, amount.counters, context.event) : 0;
	}
	if ('paid' in amount)
		return (amount.paid === 'counters' ? context.paidCounters : context.paid?.length) ?? 0;
	if ('notes' in amount) {
		const found = context.source === null ? null : locate(position, context.source);
		return found?.object.noted?.length ?? 0;
	}
	if ('cardsUnder' in amount) {
		const on = refOf(position, amount.cardsUnder, context);
		const found = on && 'object' in on ? locate(position, on.object) : null;
		return found?.object.under?.length ?? 0;
	}
	if ('stat' in amount) return statOf(position, amount, context);
	if ('slots' in amount) return position.slots[amount.slots].length;
	if ('ownCounters' in amount) {
		const { to } = context.event;
		return to ? countersAt(position, to, amount.ownCounters) : 0;
	}
	if ('lastAttackRoll' in amount) {
		const of = damageableOf(position, amount.lastAttackRoll, context);
		return of ? lastAttackRoll(position, of) : 0;
	}
	if ('playedBy' in amount) {
		const seat = seatOf(position, amount.playedBy, context);
		return seat === null ? 0 : timesDone(position, seat, 'play loot');
	}
	if ('killedBy' in amount) {
		const seat = seatOf(position, amount.killedBy, context);
		return seat === null ? 0 : timesDone(position, seat, 'kill a monster');
	}
	if ('thisTurn' in amount) {
		const { thisTurn } = amount;
		if (thisTurn === 'attack rolls') return allAttackRolls(position);
		if (thisTurn === NON_ACTIVE_DEATHS) return position.turn.seen?.[thisTurn] ?? 0;
		const { history, monsterDied } = position.turn;
		const first = thisTurn === 'monsters died' && monsterDied ? 1 : 0;
		return history?.[thisTurn] ?? first;
	}
	if ('half' in amount) return Math.floor(valueOf(position, amount.half, context) / 2);
	if ('times' in amount) return valueOf(position, amount.times[0], context) * amount.times[1];
	const [first, second] = 'plus' in amount ? amount.plus : amount.minus;
	const one = valueOf(position, first, context);
	const other = valueOf(position, second, context);
	return 'plus' in amount ? one + other : one - other;
}

/** How many things in play fit; of souls, their values together (2.4). */
function counted(position: Position, filter: Filter, context: Context): number {
	const all = find(position, filter, context);
	if (filter !== 'soul' && (typeof filter === 'string' || filter.is !== 'soul')) return all.length;
	return all.reduce((sum, ref) => {
		const found = 'object' in ref ? locate(position, ref.object) : null;
		return sum + (found ? soulsOf(found.object) : 0);
	}, 0);
}

/** A stat of a monster that is dying, as it is printed: what changed it reaches it no longer (11.1). */
function printedOnDying(
	position: Position,
	ref: Ref | null,
	stat: 'max hp' | 'attack' | 'evasion'
): number {
	const dying = ref && 'object' in ref ? dyingObject(position, ref.object) : null;
	return dying ? (cardOf(dying.card)[stat === 'max hp' ? 'hp' : stat] ?? 0) : 0;
}

function statOf(
	position: Position,
	{ stat, of }: Extract<Amount, { stat: unknown }>,
	context: Context
): number {
	const who = damageableOf(position, of, context);
	if (!who) return stat === 'hp' ? 0 : printedOnDying(position, refOf(position, of, context), stat);
	switch (stat) {
		case 'hp':
			return hp(position, who);
		case 'max hp':
			return maxHp(position, who);
		case 'attack':
			return attackOf(position, who);
		case 'evasion':
			return evasionOf(position, who, attackUnderWay(position)?.attacker);
	}
}
