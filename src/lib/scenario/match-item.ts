import { hasLostItsEffect } from '../mechanics/rolling.ts';
import { locate } from '../model/objects.ts';
import type { Position } from '../model/position.ts';
import type { Context } from '../model/stack.ts';
import type { ItemOf, StackItem } from '../model/stack-item.ts';
import type { Option, Ref } from '../model/words.ts';
import {
	cardOfObject,
	isControlledBy,
	isDamageable,
	isSource,
	nameAt,
	objectsNamed,
	seatOf
} from './match.ts';
import { sameWord } from './parse/span.ts';
import type { CardThing, Damageable, GameThing, StackThing, Thing } from './words/things.ts';

/** Whether a thing on the stack is the one named; `#2` apart. */
export function isItem(position: Position, item: StackItem, thing: StackThing): boolean {
	switch (thing.is) {
		case 'card':
			return isCardItem(position, item, thing);
		case 'roll':
			return (
				item.kind === 'roll' &&
				(thing.by === undefined || seatOf(position, thing.by) === item.roller) &&
				(thing.shows === undefined || thing.shows === item.result) &&
				(!thing.was || sameNumbers([...thing.was, item.result], item.shown)) &&
				(!thing.lookedAt || sameNumbers(thing.lookedAt, item.looked)) &&
				(!thing.effectGone || hasLostItsEffect(position, item)) &&
				(!thing.against ||
					(item.purpose.for === 'attack' &&
						isDamageable(position, item.purpose.target, thing.against))) &&
				(!thing.for ||
					(item.purpose.for === 'ability' && item.purpose.reader.card === thing.for.card))
			);
		case 'damage':
			return (
				item.kind === 'damage' &&
				(thing.amount === undefined || thing.amount === item.amount) &&
				(!thing.combat || item.combat) &&
				(!thing.to || isDamageable(position, item.to, thing.to)) &&
				(!thing.from || isSource(position, item.source, thing.from))
			);
		case 'death':
			return (
				item.kind === 'death' &&
				isDamageable(position, item.of, thing.of) &&
				(!thing.lookedAt || item.looked === true)
			);
		case 'game':
			return item.kind === 'procedure' && isGameEvent(position, item, thing);
	}
}

/** The chart of the procedure that each event of the game is. */
export const CHART_OF: Readonly<Record<GameThing['event'], ItemOf<'procedure'>['frame']['chart']>> =
	{
		attack: 'attack',
		purchase: 'purchase',
		'loot step': 'lootStep',
		'soul purchase': 'soulPurchase',
		modifier: 'modifier',
		reward: 'reward',
		'monster card': 'monsterDeath',
		penalty: 'playerDeath',
		refill: 'refill'
	};

/** Whether an event of the game on the stack is the one named. */
function isGameEvent(
	position: Position,
	{ frame }: ItemOf<'procedure'>,
	{ event, of, plus, minus }: GameThing
): boolean {
	if (frame.chart !== CHART_OF[event]) return false;
	if (plus !== undefined && !(frame.chart === 'modifier' && frame.by === plus)) return false;
	if (minus !== undefined && !(frame.chart === 'modifier' && frame.by === -minus)) return false;
	if (!of) return true;
	switch (frame.chart) {
		case 'attack':
			if (frame.target === null || frame.target === 'deck')
				return frame.target === 'deck' && of.is === 'deck' && of.deck === 'monster';
			return isDamageableThing(of) && isDamageable(position, frame.target, of);
		case 'purchase':
			if (typeof frame.target !== 'number') return frame.target === of.is && of.deck === 'treasure';
			return isDamageableThing(of) && isDamageable(position, { object: frame.target }, of);
		case 'soulPurchase':
			return isDamageableThing(of) && isDamageable(position, { object: frame.soul }, of);
		case 'lootStep':
		case 'playerDeath':
			return of.is === 'player' && seatOf(position, of.name) === frame.player;
		case 'reward':
		case 'monsterDeath':
			return of.is === 'card' && of.card === frame.monster.card;
		case 'refill':
			return (
				of.is === 'slot' &&
				frame.slots.some(({ slot, index }) => slot === of.slot && index === of.number - 1)
			);
		case 'modifier':
			return false;
	}
}

const isDamageableThing = (thing: NonNullable<GameThing['of']>): thing is Damageable =>
	thing.is === 'player' || thing.is === 'card' || thing.is === 'gone';

const sameNumbers = (a: readonly number[], b: readonly number[]): boolean =>
	a.length === b.length && a.every((n, i) => n === b[i]);

/** Whether it is a loot, or part of one, that does twice as much. */
const isDoubled = (item: ItemOf<'loot' | 'ability'>): boolean =>
	(item.kind === 'loot' ? item.doubled : item.effect.doubled) === true;

/** The number that the roll of it has come to: of the reader of a roll, or of what has waited for one. */
export const numberOf = (item: ItemOf<'loot' | 'ability'>): number | undefined =>
	item.context.resolved?.result ??
	(item.kind === 'ability' && item.way === 'outcome'
		? (item.context.event.amount ?? 0)
		: undefined);

function isCardItem(position: Position, item: StackItem, thing: CardThing): boolean {
	if (item.kind !== 'loot' && item.kind !== 'ability') return false;
	const card = item.kind === 'loot' ? item.card : item.effect.card;
	const { context } = item;
	return (
		card === thing.card &&
		isControlledBy(position, thing, item.controller) &&
		isWrittenThere(position, item, thing) &&
		(thing.line === undefined ||
			(item.kind === 'ability' && item.effect.line === thing.line - 1)) &&
		(thing.mode === undefined || context.mode === thing.mode - 1) &&
		(!thing.copied || (item.kind === 'loot' && item.copy === true)) &&
		(!thing.doubled || isDoubled(item)) &&
		(thing.rolled === undefined || thing.rolled === numberOf(item)) &&
		(!thing.saw || thing.saw.every((one) => hasSeen(position, context, one))) &&
		(!thing.targets ||
			(thing.targets.length === context.targets.length &&
				thing.targets.every((target, i) => {
					const ref = context.targets[i];
					return ref !== undefined && isOption(position, ref, target);
				})))
	);
}

/** Whether what is on the stack is the ability of a card that is in play, or has left it, where that is said. */
function isWrittenThere(
	position: Position,
	item: ItemOf<'loot' | 'ability'>,
	{ where }: CardThing
): boolean {
	if (where !== 'in play' && where !== 'gone') return true;
	if (item.kind === 'loot' || item.context.source === null) return false;
	return (locate(position, item.context.source) !== null) === (where === 'in play');
}

function hasSeen(position: Position, { event, rolled }: Context, thing: Thing): boolean {
	if (thing.is === 'roll' && rolled)
		return rolled.some(
			({ player, result }) =>
				result === thing.shows && nameAt(position, player) === (thing.by ?? '')
		);
	switch (thing.is) {
		case 'player':
			return event.player === seatOf(position, thing.name);
		case 'number':
			return event.amount === thing.number;
		case 'card':
		case 'roll':
		case 'damage':
		case 'death':
			return (
				(event.item !== undefined && isOption(position, { item: event.item }, thing)) ||
				(event.object !== undefined && isOption(position, { object: event.object }, thing))
			);
		default:
			return false;
	}
}

/** The things on the stack that a name fits, bottom first; `#2` apart. */
export const itemsNamed = (position: Position, thing: StackThing): readonly StackItem[] =>
	position.stack.filter((item) => isItem(position, item, thing));

/** Whether an option of a question, or anything else that can be pointed at, is what is named; `#2` apart. */
export function isOption(position: Position, option: Option, thing: Thing): boolean {
	if ('trigger' in option) return isTrigger(position, option.trigger, thing);
	if ('item' in option) {
		const item = position.stack.find(({ id }) => id === option.item);
		if (thing.is === 'gone') return item === undefined;
		// “In play” means the object alone where that could be meant too.
		if (thing.is === 'card' && thing.where === 'in play') return false;
		return item !== undefined && isStackThing(thing) && isItem(position, item, thing);
	}
	switch (thing.is) {
		case 'player':
			return 'player' in option && option.player === seatOf(position, thing.name);
		case 'deck':
			return 'deck' in option && option.deck === thing.deck;
		case 'discard':
			return 'discard' in option && option.discard === thing.deck;
		case 'slot':
			return 'slot' in option && option.slot === thing.slot && option.index === thing.number - 1;
		case 'number':
			return 'number' in option && option.number === thing.number;
		case 'mode':
			return 'mode' in option && option.mode === thing.mode - 1;
		case 'answer':
			return 'answer' in option && option.answer === thing.answer;
		case 'word':
			return 'word' in option && sameWord(option.word, thing.word);
		case 'attack':
			return 'attackOf' in option && option.attackOf === seatOf(position, thing.of);
		case 'gone':
			return 'object' in option && cardOfObject(position, option.object) === null;
		case 'unknown':
			return 'card' in option && option.card === null;
		case 'card':
			if ('object' in option) return objectsNamed(position, thing).includes(option.object);
			if ('slot' in option)
				return position.slots[option.slot][option.index]?.top?.card === thing.card;
			if ('hand' in option && thing.of !== undefined && seatOf(position, thing.of) !== option.hand)
				return false;
			return 'card' in option && option.card === thing.card;
		case 'roll':
		case 'damage':
		case 'death':
		case 'game':
			return false;
	}
}

/** Whether a thing is one of those that lie on the stack. */
export const isStackThing = (thing: Thing): thing is StackThing =>
	thing.is === 'card' ||
	thing.is === 'roll' ||
	thing.is === 'damage' ||
	thing.is === 'death' ||
	thing.is === 'game';

/** Whether a trigger that waits, or an effect that replaces, is the one named. */
function isTrigger(position: Position, id: number, thing: Thing): boolean {
	if (thing.is !== 'card') return false;
	const waiting = position.waiting.find((trigger) => trigger.id === id);
	if (waiting)
		return (
			waiting.effect.card === thing.card &&
			isControlledBy(position, thing, waiting.controller) &&
			(thing.line === undefined || waiting.effect.line === thing.line - 1)
		);
	return position.effects.some((effect) => effect.id === id && effect.from.card === thing.card);
}

/** Whether an option is something that a target can be. */
export const isRef = (option: Option): option is Ref =>
	!(
		'number' in option ||
		'trigger' in option ||
		'mode' in option ||
		'answer' in option ||
		'word' in option ||
		'at' in option
	);
