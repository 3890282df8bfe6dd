import { cardOf } from '../../cards/library.ts';
import type { Located } from '../../model/in-play.ts';
import { controllerAt, locate, withObject } from '../../model/objects.ts';
import type { GameObject } from '../../model/board.ts';
import type { ItemId } from '../../model/words.ts';
import { isCopy } from '../becoming.ts';
import { gainBonusSoul } from '../bonus-souls.ts';
import { deactivateIt, destroyIt, moveObject, rechargeIt } from '../belongings.ts';
import { canDraw, deckOfCard } from '../decks.ts';
import { killIt } from '../kill-and-heal.ts';
import { nameOf } from '../named.ts';
import { onStack, takeOff } from '../on-stack.ts';
import { setTop, tell, tellBefore, topFrame } from '../run.ts';
import { replaceWithTop, staysInPlay } from '../slots.ts';
import { hasHp } from '../stats.ts';
import { NOTHING, type TaskResult } from '../task-result.ts';
import { queueTriggers } from '../triggers.ts';
import { cardIn, expandSlots, keptFromDiscard, takeFromPlay } from '../zones.ts';
import { flipRoll } from './dice.ts';
import {
	amount,
	appliedIn,
	damageable,
	done,
	keepController,
	object,
	ref,
	seat,
	type Doing,
	type EffectOf
} from './doing.ts';
import { becomeRoom, move } from './moving.ts';
import { giveOwnCard, takeOwnCard, takePenaltyItem, takeWhatDies } from './own-card.ts';
import { stays, isNoHandCard, holding } from './destinations.ts';
import { becomeItem, becomeSoul } from './souls-and-items.ts';
import { swap } from './swapping.ts';
import { whoDoes } from './who-does.ts';
import { changeNumber } from './changing-numbers.ts';
import { emptySlot, passCharacters, passObjects } from './passing-around.ts';

type ObjectVerb =
	| 'gain treasure'
	| 'gain'
	| 'give'
	| 'steal'
	| 'swap'
	| 'move'
	| 'become room'
	| 'destroy'
	| 'kill'
	| 'die'
	| 'put'
	| 'empty'
	| 'change number'
	| 'pass characters'
	| 'pass objects'
	| 'replace with top of deck'
	| 'recharge'
	| 'deactivate'
	| 'flip'
	| 'expand'
	| 'become soul'
	| 'become item';

/** What is done to objects in play (chapter 6). */
export function objects(doing: Doing, effect: EffectOf<ObjectVerb>): TaskResult {
	const { run } = doing;
	switch (effect.do) {
		case 'gain treasure': {
			const player = seat(doing, effect.who);
			if (player === null) return NOTHING;
			const count = amount(doing, effect.amount);
			done(run, canDraw(run.position, 'treasure') ? count : 0);
			return [{ do: 'gain treasure', player, count, ...appliedIn(doing) }];
		}
		case 'gain':
		case 'give':
		case 'steal': {
			const to = seat(doing, effect.do === 'give' ? effect.to : effect.who);
			const found = object(doing, effect.what);
			if (effect.do === 'give' && effect.what === 'this' && !found && to !== null)
				return giveOwnCard(doing);
			if (to === null || !found || controllerAt(found.place) === to || isGainedOnce(doing, found)) {
				done(run, 0);
				return NOTHING;
			}
			if ('outside' in found.place) gainBonusSoul(run, found.object, to);
			else moveObject(run, found, to, effect.do);
			done(run, 1);
			return NOTHING;
		}
		case 'move':
			return move(doing, effect);
		case 'become room':
			return becomeRoom(doing, effect);
		case 'swap': {
			const one = object(doing, effect.what);
			const other = object(doing, effect.with);
			done(run, one && other && swap(run, one, other) ? 1 : 0);
			return NOTHING;
		}
		case 'destroy': {
			const found = object(doing, effect.what);
			const destroyed = found !== null && destroyIt(run, found.object.id, whoDoes(doing));
			if (destroyed) keepController(run, found);
			done(run, destroyed ? 1 : 0);
			return NOTHING;
		}
		case 'kill':
		case 'die': {
			const of = damageable(doing, effect.what);
			const by = effect.do === 'kill' ? seat(doing, effect.by) : null;
			done(run, of && killIt(run, of, by) ? 1 : 0);
			return NOTHING;
		}
		case 'put':
			return put(doing, effect);
		case 'empty':
			return emptySlot(doing, effect);
		case 'change number':
			return changeNumber(doing, effect);
		case 'pass characters':
			return passCharacters(doing, effect);
		case 'pass objects':
			return passObjects(doing, effect);
		case 'replace with top of deck': {
			const found = object(doing, effect.what);
			const who = seat(doing, 'you') ?? run.position.turn.active;
			return found ? replaceWithTop(run, who, found) : NOTHING;
		}
		case 'recharge': {
			const found = object(doing, effect.what);
			done(
				run,
				found && rechargeIt(run, found.object.id, doing.context.source, whoDoes(doing)) ? 1 : 0
			);
			return NOTHING;
		}
		case 'deactivate': {
			const found = object(doing, effect.what);
			done(run, found && deactivateIt(run, found.object.id) ? 1 : 0);
			return NOTHING;
		}
		case 'flip':
			return flip(doing, effect);
		case 'expand': {
			const had = run.position.slots[effect.slots].length;
			expandSlots(run, effect.slots, amount(doing, effect.amount));
			const top = topFrame(run.position);
			const added = run.position.slots[effect.slots].flatMap((_, index) =>
				index < had ? [] : [{ slot: effect.slots, index }]
			);
			setTop(run, { ...top, added: [...(top.added ?? []), ...added] });
			return NOTHING;
		}
		case 'become soul':
			return becomeSoul(doing, effect);
		case 'become item':
			return becomeItem(doing, effect);
	}
}

/** Whether it is a bonus soul that has been gained, whose own ability would be gaining it again (2.4.1). */
const isGainedOnce = ({ context }: Doing, { object, place }: Located): boolean =>
	context.source === object.id &&
	!('outside' in place) &&
	cardOf(object.card).kind === 'bonus soul';

/** Moves an object, or the loot that is resolving, out of play and where the ability says. */
function put(doing: Doing, { what, to }: EffectOf<'put'>): TaskResult {
	const { run } = doing;
	const own =
		what === 'this'
			? takeOwnCard(doing)
			: what === 'it'
				? takeWhatDies(doing)
				: typeof what === 'object' && 'penaltyItemOf' in what
					? takePenaltyItem(doing, what.penaltyItemOf)
					: null;
	if (own) {
		done(run, 1);
		const deck = own.from === 'play' ? 'monster' : (deckOfCard(own.card) ?? 'loot');
		return [holding(doing, [{ card: own.card, seenBy: [] }], deck, own.from, 0)];
	}
	const at = ref(doing, what);
	if (at && 'item' in at) return putLoot(doing, at.item);
	const found = at && 'object' in at ? locate(run.position, at.object) : null;
	if (!found) {
		done(run, 0);
		return NOTHING;
	}
	if (isNoHandCard(to, deckOfCard(cardIn(found.object)))) {
		stays(doing);
		return NOTHING;
	}
	if (to === 'discard' && !isDiscarded(doing, found.object)) {
		done(run, 0);
		return NOTHING;
	}
	const from = run.steps.length;
	const card = takeFromPlay(run, found.object.id);
	if (card === null) return NOTHING;
	if (run.steps.length > from)
		tellBefore(run, from, () => {
			tell(run, { did: 'left play', source: nameOf(found.object) }, 'card put');
		});
	keepController(run, found);
	done(run, 1);
	const kind = cardOf(card).kind;
	const deck =
		kind === 'treasure' || kind === 'starting item'
			? 'treasure'
			: kind === 'loot'
				? 'loot'
				: kind === 'room'
					? 'room'
					: 'monster';
	return [holding(doing, [{ card, seenBy: [] }], deck, 'play', 0)];
}

/** Whether an object can be put into discard: not an eternal one, nor what something else happens to (4.6, 5.2). */
function isDiscarded({ run }: Doing, object: GameObject): boolean {
	if (staysInPlay(run.position, object)) {
		tell(run, { did: 'not destroyed', of: nameOf(object) }, 'eternal');
		return false;
	}
	return !keptFromDiscard(run, object);
}

/** Takes a loot off the stack to where the ability says; it does not resolve, and a copy is gone (3.6, 6.6). */
function putLoot(doing: Doing, id: ItemId): TaskResult {
	const { run } = doing;
	const item = onStack(run, id);
	if (item?.kind !== 'loot') {
		done(run, 0);
		return NOTHING;
	}
	if (item.copy) {
		tell(run, { did: 'not done', effect: doing.at }, 'copy is no card');
		done(run, 0);
		return NOTHING;
	}
	takeOff(run, id);
	done(run, 1);
	tell(run, { did: 'cancelled', item }, 'loot taken off the stack');
	return [holding(doing, [{ card: item.card, seenBy: [] }], 'loot', 'stack', 0)];
}

/**
 * Turns an object over, if it has a back face; of a dice roll, its die (6.15). Damage is marked on what has
 * HP alone (6.8).
 */
function flip(doing: Doing, { what }: EffectOf<'flip'>): TaskResult {
	const { run } = doing;
	if (flipRoll(doing, what)) {
		done(run, 1);
		return NOTHING;
	}
	const found = object(doing, what);
	const copied = found !== null && isCopy(found.object);
	const back = found && !copied ? cardOf(found.object.card).back : undefined;
	if (!found || back === undefined) {
		if (found)
			tell(
				run,
				{ did: 'not flipped', source: nameOf(found.object) },
				'flipped',
				...(copied ? (['copied face'] as const) : [])
			);
		done(run, 0);
		return NOTHING;
	}
	const printed = found.object.printed ?? found.object.card;
	run.position = withObject(
		run.position,
		found.object.id,
		back === printed ? { card: back } : { card: back, printed }
	);
	const of = { object: found.object.id };
	if (!hasHp(run.position, of))
		run.position = withObject(run.position, found.object.id, { damage: 0 });
	tell(run, { did: 'flipped', source: nameOf(found.object), card: back }, 'flipped');
	queueTriggers(run, { on: 'be flipped', of, data: of });
	done(run, 1);
	return NOTHING;
}
