import type { Extreme, Filter, TargetWord, Test } from '../abilities/grammar.ts';
import type { Located } from '../model/in-play.ts';
import { controllerAt, locate, playerAt } from '../model/objects.ts';
import type { Position } from '../model/position.ts';
import type { Context, Rolled } from '../model/stack.ts';
import type { ItemOf, StackItem } from '../model/stack-item.ts';
import { sameOption, type Ref, type Seat } from '../model/words.ts';
import { abilitiesOn, bearsKeyword } from './abilities-on.ts';
import { cardPasses } from './card-filter.ts';
import { hasRolledAgainst } from './attack-rolls.ts';
import { countersAt } from './counters-at.ts';
import { asksName, passesByName } from './card-names.ts';
import { namesOfObject } from './names.ts';
import { extreme, ownedBy } from './owned.ts';
import {
	attackUnderWay,
	controllerOf,
	isBeingPurchased,
	itemAt,
	pointsAt,
	seatOf
} from './pointing.ts';
import { hasSoMany, passesByHp } from './so-many.ts';
import { hasDeck, itemFits, SLOT_OF, testsOf, wordOf } from './filter-words.ts';

/** Whether a thing is, now, what one word names; its tests apart. */
function isA(position: Position, word: TargetWord, ref: Ref): boolean {
	if ('player' in ref) return word === 'player' && ref.player in position.players;
	if ('object' in ref) {
		const kind = locate(position, ref.object)?.object.kind;
		return kind !== undefined && (word === 'object' || kind === word);
	}
	if ('item' in ref) {
		const item = itemAt(position, ref.item);
		return item !== null && itemFits(item, word);
	}
	if ('deck' in ref) return word === 'deck' && hasDeck(position, ref.deck);
	if ('discard' in ref) return word === 'discard' && position.discards[ref.discard].length > 0;
	if ('slot' in ref) return word in SLOT_OF && ref.index in position.slots[ref.slot];
	if ('attackOf' in ref)
		return word === 'attack' && attackUnderWay(position)?.attacker === ref.attackOf;
	return false;
}

function objectPasses(
	position: Position,
	{ object, place }: Located,
	test: Test,
	context: Context
): boolean {
	if (asksName(test)) return passesByName(namesOfObject(position, { object, place }), test);
	const onCard = cardPasses(object.card, test, position.edition);
	if (onCard !== null) return onCard;
	if (typeof test === 'object') {
		if ('by' in test) return controllerAt(place) === seatOf(position, test.by, context);
		if ('notBy' in test) {
			const controller = controllerAt(place);
			return typeof controller === 'number' && controller !== seatOf(position, test.notBy, context);
		}
		if ('otherThan' in test)
			return !pointsAt(position, test.otherThan, { object: object.id }, context);
		if ('counter' in test) return countersAt(position, { object: object.id }, test.counter) > 0;
		if ('without' in test) return countersAt(position, { object: object.id }, test.without) === 0;
		return passesByHp(position, object.id, test, context);
	}
	switch (test) {
		case 'another':
			return object.id !== context.source;
		case 'eternal':
			return bearsKeyword(position, object, 'eternal');
		case 'non-eternal':
			return !bearsKeyword(position, object, 'eternal');
		case 'charged':
			return object.charged;
		case 'deactivated':
			return !object.charged;
		case 'passive':
		case 'active': {
			const activated = abilitiesOn(position, object).some(
				({ ability: { way } }) => way === 'tap' || way === 'paid'
			);
			return activated === (test === 'active');
		}
		case 'with ↷':
			return abilitiesOn(position, object).some(({ ability: { way } }) => way === 'tap');
		case 'being attacked':
		case 'not being attacked': {
			const target = attackUnderWay(position)?.target ?? null;
			const attacked =
				target !== null && target !== 'deck' && 'object' in target && target.object === object.id;
			return attacked === (test === 'being attacked');
		}
		case 'not being purchased':
			return !isBeingPurchased(position, object.id);
		case 'controlled':
			return typeof controllerAt(place) === 'number';
		case 'of another player': {
			const controller = controllerAt(place);
			return typeof controller === 'number' && controller !== context.you;
		}
		case 'in the shop':
			return controllerAt(place) === 'shop';
		case 'tied':
			return isAmong(context.tied, { object: object.id });
		case 'picked':
			return isAmong(context.picked, { object: object.id });
		default:
			return false;
	}
}

/** Whether something was tied for the most votes, or picked. */
const isAmong = (some: readonly Ref[] = [], ref: Ref): boolean =>
	some.some((one) => sameOption(one, ref));

/** Whether the sum of a player's dice, of all that were rolled together, is the lowest or highest. */
function rolledExtreme(rolled: readonly Rolled[], seat: Seat, which: Extreme): boolean {
	const sums = new Map<Seat, number>();
	for (const { player, result } of rolled) sums.set(player, (sums.get(player) ?? 0) + result);
	return sums.get(seat) === Math[which === 'lowest' ? 'min' : 'max'](...sums.values());
}

function playerPasses(position: Position, seat: Seat, test: Test, context: Context): boolean {
	if (asksName(test)) {
		const character = locate(position, playerAt(position, seat).character.id);
		return character !== null && passesByName(namesOfObject(position, character), test);
	}
	if (typeof test === 'object') {
		if ('most' in test)
			return ownedBy(position, seat, test.most) === extreme(position, test.most, 'most');
		if ('fewest' in test)
			return ownedBy(position, seat, test.fewest) === extreme(position, test.fewest, 'fewest');
		if ('rolled' in test) return rolledExtreme(context.rolled ?? [], seat, test.rolled);
		if ('by' in test) return seat === seatOf(position, test.by, context);
		if ('otherThan' in test) return !pointsAt(position, test.otherThan, { player: seat }, context);
		if ('did' in test) return position.turn.deeds?.[test.did]?.includes(seat) ?? false;
		if ('rolledAgainst' in test)
			return hasRolledAgainst(position, seat, test.rolledAgainst, context);
		if ('counter' in test) return countersAt(position, { player: seat }, test.counter) > 0;
		if ('without' in test) return countersAt(position, { player: seat }, test.without) === 0;
		if ('more' in test) {
			const than = seatOf(position, test.than, context);
			return (
				than !== null && ownedBy(position, seat, test.more) > ownedBy(position, than, test.more)
			);
		}
		if ('fewer' in test) {
			const than = seatOf(position, test.than, context);
			return (
				than !== null && ownedBy(position, seat, test.fewer) < ownedBy(position, than, test.fewer)
			);
		}
		if ('has' in test) return hasSoMany(ownedBy(position, seat, test.has), test);
		return false;
	}
	switch (test) {
		case 'another':
			return seat !== context.you;
		case 'living':
			return !playerAt(position, seat).dead;
		case 'dead':
			return playerAt(position, seat).dead;
		case 'non-active':
			return seat !== position.turn.active;
		case 'tied':
			return isAmong(context.tied, { player: seat });
		case 'picked':
			return isAmong(context.picked, { player: seat });
		default:
			return false;
	}
}

function itemPasses(position: Position, item: StackItem, test: Test, context: Context): boolean {
	if (typeof test === 'object') {
		if ('targets' in test)
			return (
				'context' in item &&
				[test.targets]
					.flat()
					.some((wanted) =>
						item.context.targets.some((ref) => fits(position, wanted, ref, context))
					)
			);
		if ('of' in test) {
			return item.kind === 'ability' && isOf(position, item, test.of, context);
		}
		if ('otherThan' in test) return !pointsAt(position, test.otherThan, { item: item.id }, context);
		if ('by' in test) {
			const seat = seatOf(position, test.by, context);
			if (item.kind === 'roll') return item.roller === seat;
			return 'controller' in item && item.controller === seat;
		}
		return item.kind === 'loot' && (cardPasses(item.card, test, position.edition) ?? false);
	}
	switch (test) {
		case 'attack roll':
			return item.kind === 'roll' && item.purpose.for === 'attack';
		case 'non-attack roll':
			return item.kind === 'roll' && item.purpose.for !== 'attack';
		case 'aimed at you':
			return (
				'context' in item &&
				item.context.targets.some((ref) => controllerOf(position, ref) === context.you)
			);
		case 'not copied':
			return item.kind === 'loot' && !item.hasCopy;
		case 'of another player':
			return 'controller' in item && item.controller !== context.you && item.controller !== 'game';
		case 'non-eternal':
			return (
				item.kind === 'ability' &&
				item.context.source !== null &&
				!(
					locate(position, item.context.source)?.object.kind === 'item' &&
					isEternal(position, item.context.source)
				)
			);
		default:
			return item.kind === 'loot' && (cardPasses(item.card, test, position.edition) ?? false);
	}
}

/** Whether an ability is of an object that fits; of one that has left play, that was so. */
function isOf(
	position: Position,
	{ context: { source, kind }, effect }: ItemOf<'ability'>,
	filter: Filter,
	context: Context
): boolean {
	if (source === null) return false;
	if (locate(position, source)) return fits(position, filter, { object: source }, context);
	const word = wordOf(filter);
	return (
		(word === 'object' || word === kind) &&
		testsOf(filter).every((test) =>
			test === 'another'
				? source !== context.source
				: test === 'non-eternal' || (cardPasses(effect.card, test, position.edition) ?? false)
		)
	);
}

const isEternal = (position: Position, id: number): boolean => {
	const found = locate(position, id);
	return found !== null && bearsKeyword(position, found.object, 'eternal');
};

export function passes(position: Position, ref: Ref, test: Test, context: Context): boolean {
	if ('player' in ref) return playerPasses(position, ref.player, test, context);
	if ('object' in ref) {
		const found = locate(position, ref.object);
		return found !== null && objectPasses(position, found, test, context);
	}
	if ('item' in ref) {
		const item = itemAt(position, ref.item);
		return item !== null && itemPasses(position, item, test, context);
	}
	if ('slot' in ref) {
		const top = position.slots[ref.slot][ref.index]?.top ?? null;
		return top === null
			? test === 'not being attacked'
			: passes(position, { object: top.id }, test, context);
	}
	if ('attackOf' in ref) return test === 'another' ? ref.attackOf !== context.you : true;
	return false;
}

/** Whether a thing is, now, what a filter asks for. */
export function fits(position: Position, filter: Filter, ref: Ref, context: Context): boolean {
	if (!isA(position, wordOf(filter), ref)) return false;
	for (const test of testsOf(filter)) if (!passes(position, ref, test, context)) return false;
	return true;
}
