import { inPlay } from '../../model/in-play.ts';
import { locate } from '../../model/objects.ts';
import type { Position } from '../../model/position.ts';
import type { DamageSource } from '../../model/stack.ts';
import type { StackItem } from '../../model/stack-item.ts';
import type { ObjectId, Option, Ref } from '../../model/words.ts';
import { isItem } from '../match-item.ts';
import { nameAt } from '../match.ts';
import { thingText } from '../words/thing.ts';
import type { CardThing, Damageable, GoneThing, StackThing, Thing } from '../words/things.ts';
import { gameThing } from './game.ts';
import { damageableThing, objectThing } from './object.ts';

function sourceThing(position: Position, source: DamageSource): Damageable | null {
	if ('player' in source) return { is: 'player', name: nameAt(position, source.player) };
	if ('loot' in source)
		return { is: 'card', card: source.loot, of: nameAt(position, source.controller) };
	return 'card' in source ? { is: 'card', card: source.card } : null;
}

/** A thing on the stack as the notation names it, with everything it can say of it. */
export function itemThing(position: Position, item: StackItem): StackThing {
	switch (item.kind) {
		case 'loot':
		case 'ability': {
			const { context, controller } = item;
			const isLoot = item.kind === 'loot';
			const owner: Partial<CardThing> =
				controller === 'game' ? { game: true } : { of: nameAt(position, controller) };
			return {
				is: 'card',
				card: isLoot ? item.card : item.effect.card,
				...owner,
				...(context.mode === null ? {} : { mode: context.mode + 1 }),
				...(!isLoot && item.way === 'outcome' && context.event.amount !== undefined
					? { rolled: context.event.amount }
					: {}),
				...(context.targets.length > 0
					? { targets: context.targets.map((ref) => refThing(position, ref)) }
					: {})
			};
		}
		case 'roll': {
			const { purpose } = item;
			return {
				is: 'roll',
				by: nameAt(position, item.roller),
				shows: item.result,
				...(purpose.for === 'attack'
					? { against: damageableThing(position, purpose.target) }
					: { for: { is: 'card', card: purpose.reader.card } })
			};
		}
		case 'damage': {
			const from = sourceThing(position, item.source);
			return {
				is: 'damage',
				amount: item.amount,
				...(item.combat ? { combat: true as const } : {}),
				to: damageableThing(position, item.to),
				...(from && !item.combat ? { from } : {})
			};
		}
		case 'death':
			return { is: 'death', of: damageableThing(position, item.of) };
		case 'procedure':
			return gameThing(position, item);
	}
}

/** The name of anything that can be pointed at. */
export function refThing(position: Position, ref: Ref): Thing {
	if ('player' in ref) return { is: 'player', name: nameAt(position, ref.player) };
	if ('object' in ref) return onTable(position, ref.object);
	if ('item' in ref) {
		const item = position.stack.find(({ id }) => id === ref.item);
		if (!item) return { is: 'gone' };
		return numbered(position, item, shortItem(itemThing(position, item)));
	}
	if ('deck' in ref) return { is: 'deck', deck: ref.deck };
	if ('discard' in ref) return { is: 'discard', deck: ref.discard };
	if ('slot' in ref) return { is: 'slot', slot: ref.slot, number: ref.index + 1 };
	if ('attackOf' in ref) return { is: 'attack', of: nameAt(position, ref.attackOf) };
	return ref.card === null
		? { is: 'unknown' }
		: { is: 'card', card: ref.card, of: nameAt(position, ref.hand) };
}

/** Tells an object from a loot or ability on the stack that would bear the same name. */
function onTable(position: Position, id: ObjectId): CardThing | GoneThing {
	const thing = objectThing(position, id);
	if (thing.is === 'gone' || thing.where) return thing;
	const isOnStack = position.stack.some((item) => isItem(position, item, thing));
	return isOnStack ? { ...thing, where: locate(position, id) ? 'in play' : 'dying' } : thing;
}

/** A thing on the stack without what its name can do without. */
function shortItem(thing: StackThing): StackThing {
	if (thing.is !== 'card') return thing;
	const { targets: _, ...rest } = thing;
	return rest;
}

/** Tells things on the stack apart that would bear one name. */
function numbered(position: Position, item: StackItem, thing: StackThing): StackThing {
	const same = position.stack.filter((other) => isItem(position, other, thing));
	const name: StackThing =
		same.length < 2 ? thing : { ...thing, copy: same.findIndex(({ id }) => id === item.id) + 1 };
	if (name.is !== 'card') return name;
	const isInPlay = inPlay(position).some(({ object }) => object.card === name.card);
	return isInPlay ? { ...name, where: 'on the stack' } : name;
}

/** The name of an option of a question. */
export function optionThing(position: Position, option: Option): Thing {
	if ('number' in option) return { is: 'number', number: option.number };
	if ('mode' in option) return { is: 'mode', mode: option.mode + 1 };
	if ('answer' in option) return { is: 'answer', answer: option.answer };
	if ('word' in option) return { is: 'word', word: option.word };
	if ('trigger' in option) {
		const waiting = position.waiting.find(({ id }) => id === option.trigger);
		if (waiting)
			return {
				is: 'card',
				card: waiting.effect.card,
				...(waiting.controller === 'game'
					? { game: true as const }
					: { of: nameAt(position, waiting.controller) })
			};
		const effect = position.effects.find(({ id }) => id === option.trigger);
		return effect
			? { is: 'card', card: effect.from.card }
			: { is: 'number', number: option.trigger };
	}
	if ('at' in option)
		return option.card === null ? { is: 'unknown' } : { is: 'card', card: option.card };
	return refThing(position, option);
}

/** The name of an option as text. */
export const optionText = (position: Position, option: Option): string =>
	textOf(position, optionThing(position, option));

/** A name as text. */
export function textOf(position: Position, thing: Thing): string {
	return thingText(
		thing,
		position.players.map(({ name }) => name)
	);
}

/** A thing on the stack as text. */
export const itemText = (position: Position, item: StackItem): string =>
	textOf(position, itemThing(position, item));

/** The whole stack as text, bottom first. */
export const stackText = (position: Position): string =>
	position.stack.map((item) => itemText(position, item)).join('; ') || 'empty';
