import type { Filter, TriggerEvent } from '../abilities/grammar.ts';
import type { NotTriggered } from '../model/happening/index.ts';
import type { Position } from '../model/position.ts';
import type { Context, Damageable, EventData } from '../model/stack.ts';
import type { ItemId, ObjectId, ObjectKind } from '../model/words.ts';
import { concerns, isAttacking } from './event-filter.ts';
import { fits } from './filters.ts';

/** Something that triggered abilities look out for. */
export interface GameEvent {
	readonly on: TriggerEvent['on'];
	/** Whom it happens to, or who does it. */
	readonly of: Damageable;
	readonly data: EventData;
	/** What the object it happens to was, if it has left play. */
	readonly kind?: ObjectKind;
	/** Of a death: the moment. */
	readonly when?: Extract<TriggerEvent, { on: 'die' }>['when'];
	/** The damage that it died of, where something waits for that. */
	readonly blow?: ItemId | undefined;
	/** Of a roll: what it shows, all it has shown, and what an attack roll is against. */
	readonly number?: number;
	readonly shown?: readonly number[];
	readonly against?: Damageable | 'deck' | null;
	readonly combat?: boolean;
	/** Of an attack: that it was declared on the deck, which is no monster whatever comes up (8). */
	readonly onDeck?: true;
	/** Of a gain: that it is by purchase, which not all heed. */
	readonly purchased?: true;
	/** Of a prevention: the object that made it. */
	readonly preventer?: ObjectId | null;
	/** Of counters and HP: what was there before, and is now. */
	readonly from?: number;
	readonly to?: number;
}

function isAgainst(
	position: Position,
	filter: Filter | 'this' | 'deck' | null,
	against: Damageable | 'deck' | null | undefined,
	context: Context
): boolean {
	if (filter === null) return against === null || against === undefined;
	if (against === null || against === undefined) return false;
	if (filter === 'deck' || against === 'deck') return filter === against;
	if (filter === 'this') return 'object' in against && against.object === context.source;
	return fits(position, filter, against, context);
}

/** That an event is not the one a trigger names, and nobody would expect it to be. */
export const FAR = 'far';

/**
 * Why an event is not the one the trigger names, its numbers, condition and limit apart; null where
 * it is.
 */
export function mismatch(
	position: Position,
	when: TriggerEvent,
	what: GameEvent,
	context: Context
): NotTriggered | typeof FAR | null {
	if (when.on !== what.on) return FAR;
	if (!concerns(position, when.who, what.of, context, what.kind))
		return isOfAnotherAttack(position, when, what, context) ? { not: 'attack on this' } : FAR;
	if (matches(position, when, what, context)) return null;
	return nearly(position, when, what, context) ?? FAR;
}

/** Whether only the target of the attack keeps an event of the attacking player from being the one. */
const isOfAnotherAttack = (
	position: Position,
	when: TriggerEvent,
	what: GameEvent,
	context: Context
): boolean =>
	when.who === 'attacking player' &&
	isAttacking(position, what.of) &&
	matches(position, when, what, context) &&
	isNumber(when, what);

/** Whether damage is of the kind that is wanted: combat damage, any but that, or any. */
const isOfKind = ({ combat }: { readonly combat?: boolean }, what: GameEvent): boolean =>
	combat === undefined || combat === (what.combat === true);

/** Whether a roll shows what is wanted; no number at all is any number. */
export const isNumber = (when: TriggerEvent, { number }: GameEvent): boolean =>
	!('numbers' in when) ||
	when.numbers.length === 0 ||
	number === undefined ||
	when.numbers.includes(number);

/** The one thing that is missing to an event that is otherwise the one the trigger names. */
function nearly(
	position: Position,
	when: TriggerEvent,
	what: GameEvent,
	context: Context
): NotTriggered | null {
	switch (when.on) {
		case 'roll':
			return when.attack === 'any' &&
				what.number !== undefined &&
				when.numbers.includes(what.number)
				? { not: 'attack roll' }
				: null;
		case 'take damage':
		case 'deal damage': {
			if (isOfKind(when, what)) return when.on === 'deal damage' ? { not: 'damage to that' } : null;
			return matches(position, when, { ...what, combat: when.combat === true }, context)
				? { not: when.combat ? 'combat damage' : 'non-combat damage' }
				: null;
		}
		case 'declare attack': {
			const { onDeck, ...attack } = what;
			return onDeck && matches(position, when, attack, context)
				? { not: 'attack on a monster' }
				: null;
		}
		case 'purchase':
			return { not: when.of === 'deck' ? 'from the deck' : 'from the shop' };
		case 'gain object': {
			const { purchased, ...gain } = what;
			return purchased && matches(position, when, gain, context) ? { not: 'gain' } : null;
		}
		default:
			return null;
	}
}

/** Whether the event is the one the trigger names, of whoever it concerns. */
function matches(
	position: Position,
	when: TriggerEvent,
	what: GameEvent,
	context: Context
): boolean {
	switch (when.on) {
		case 'roll':
		case 'roll a dice':
		case 'would roll':
			if (when.attack === undefined) return true;
			if (when.attack === 'none') return what.against === undefined;
			return when.attack === 'any'
				? what.against !== undefined
				: isAgainst(position, 'this', what.against, context);
		case 'die':
			if (when.thisWay && what.blow !== context.event.item) return false;
			// Of a player's death, what says no more looks before the penalty (11.2).
			return (
				when.when === what.when || (when.when === 'on death' && what.when === 'before penalties')
			);
		case 'take damage':
		case 'would take damage':
			return isOfKind(when, what);
		case 'deal damage':
		case 'would deal damage':
			return (
				isOfKind(when, what) &&
				(when.to === null ||
					isAgainst(position, when.to, what.data.to, { ...context, event: what.data }))
			);
		case 'declare attack':
			if (what.onDeck && when.against !== 'this') return false;
			return isAgainst(position, when.against, what.against, context);
		case 'hit':
		case 'miss':
			return when.against === undefined || isAgainst(position, when.against, what.against, context);
		case 'prevent damage':
			return when.thisWay === undefined || what.preventer === context.source;
		case 'declare purchase':
			return isAgainst(position, when.of ?? null, what.against, context);
		case 'purchase':
			return when.of === undefined || (when.of === 'deck') === (what.against === 'deck');
		case 'kill':
			return [when.what]
				.flat()
				.some((kind) =>
					what.data.to === undefined
						? wasA(kind, what.kind)
						: fits(position, kind, what.data.to, { ...context, event: what.data })
				);
		case 'gain object':
		case 'come to control':
			if (what.purchased && !when.orPurchase) return false;
			return isAgainst(position, when.what, what.data.to ?? objectOf(what.data), context);
		case 'activate':
		case 'destroy':
		case 'steal':
		case 'recharge':
			return isAgainst(position, when.what, what.data.to ?? objectOf(what.data), context);
		case 'play loot':
			return (
				when.card === undefined ||
				(what.data.item !== undefined &&
					fits(
						position,
						{ is: 'loot being played', where: when.card },
						{ item: what.data.item },
						context
					))
			);
		case 'steal ¢':
			return (
				when.from === undefined ||
				(what.data.to !== undefined &&
					'player' in what.data.to &&
					what.data.to.player === context.you)
			);
		case 'counters put':
			return when.reach === null || ((what.from ?? 0) < when.reach && (what.to ?? 0) >= when.reach);
		case 'reach HP':
			return what.to === when.hp && (what.from ?? 0) > when.hp;
		default:
			return true;
	}
}

const objectOf = ({ object }: EventData): Damageable | undefined =>
	object === undefined ? undefined : { object };

/** Whether something that has left play was what a plain filter names. */
const wasA = (filter: Filter, kind: ObjectKind | undefined): boolean =>
	(typeof filter === 'string' ? filter : filter.is) === kind;
