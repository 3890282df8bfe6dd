import type { Filter, TargetWord } from '../abilities/grammar.ts';
import { gathering, inPlay, remembering } from '../model/in-play.ts';
import type { Position } from '../model/position.ts';
import type { Context } from '../model/stack.ts';
import { DECKS, type Ref } from '../model/words.ts';
import { passes } from './filters.ts';
import { hasDeck, itemFits, SLOT_OF, testsOf, wordOf } from './filter-words.ts';
import { attackUnderWay } from './pointing.ts';

const players = remembering((position): readonly Ref[] =>
	position.players.map((_, player) => ({ player }))
);

const objectsOfKind = (word: TargetWord): ((position: Position) => readonly Ref[]) =>
	gathering(({ object }) => (object.kind === word ? [{ object: object.id }] : []));

const slotsOf =
	(word: keyof typeof SLOT_OF) =>
	(position: Position): readonly Ref[] =>
		position.slots[SLOT_OF[word]].map((_, index) => ({ slot: SLOT_OF[word], index }));

const itemsThatFit =
	(word: TargetWord) =>
	(position: Position): readonly Ref[] => {
		const found: Ref[] = [];
		for (const item of position.stack) if (itemFits(item, word)) found.push({ item: item.id });
		return found;
	};

/** What each word finds, now. */
const FIND: Record<TargetWord, (position: Position) => readonly Ref[]> = {
	player: players,
	character: objectsOfKind('character'),
	monster: objectsOfKind('monster'),
	item: objectsOfKind('item'),
	soul: objectsOfKind('soul'),
	curse: objectsOfKind('curse'),
	room: objectsOfKind('room'),
	object: (position) => inPlay(position).map(({ object }) => ({ object: object.id })),
	'dice roll': itemsThatFit('dice roll'),
	'ability of an item': itemsThatFit('ability of an item'),
	'triggered ability': itemsThatFit('triggered ability'),
	'loot being played': itemsThatFit('loot being played'),
	damage: itemsThatFit('damage'),
	death: itemsThatFit('death'),
	attack: (position) => {
		const attack = attackUnderWay(position);
		return attack ? [{ attackOf: attack.attacker }] : [];
	},
	deck: (position) => DECKS.flatMap((deck) => (hasDeck(position, deck) ? [{ deck }] : [])),
	discard: (position) =>
		DECKS.flatMap((discard) => (position.discards[discard].length > 0 ? [{ discard }] : [])),
	'monster slot': slotsOf('monster slot'),
	'shop slot': slotsOf('shop slot'),
	'room slot': slotsOf('room slot')
};

/** Everything that fits one filter, in the order of the table. */
export function find(position: Position, filter: Filter, context: Context): readonly Ref[] {
	const all = FIND[wordOf(filter)](position);
	const tests = testsOf(filter);
	return tests.length === 0
		? all
		: all.filter((ref) => tests.every((test) => passes(position, ref, test, context)));
}

/** Everything that fits any of several filters. */
export function findAny(
	position: Position,
	filters: readonly Filter[],
	context: Context
): readonly Ref[] {
	const [filter, ...more] = filters;
	if (!filter) return [];
	if (more.length === 0) return find(position, filter, context);
	return filters.flatMap((each) => find(position, each, context));
}
