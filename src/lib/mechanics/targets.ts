import type { TargetSpec, TargetWord } from '../abilities/grammar.ts';
import { abilitiesOf, effectAt } from '../cards/library.ts';
import { gathering, inPlay, locate, remembering } from '../model/objects.ts';
import type { Position } from '../model/position.ts';
import type { StackItem } from '../model/stack.ts';
import { DECKS, type EffectRef, type Ref } from '../model/words.ts';

/** Whether a thing on the stack is what a target word names. */
function itemFits(item: StackItem, word: TargetWord): boolean {
	switch (word) {
		case 'dice roll':
			return item.kind === 'roll';
		case 'loot being played':
			return item.kind === 'loot';
		case 'ability of an item':
			return (
				item.kind === 'ability' &&
				(item.way === 'tap' || item.way === 'paid') &&
				item.context.kind === 'item'
			);
		default:
			return false;
	}
}

/** Whether a thing is, now, what one word of a target asks for. */
function fits(position: Position, word: TargetWord, ref: Ref): boolean {
	if ('player' in ref) return word === 'player' && ref.player in position.players;
	if ('object' in ref) return locate(position, ref.object)?.object.kind === word;
	if ('item' in ref) {
		const item = position.stack.find((i) => i.id === ref.item);
		return item !== undefined && itemFits(item, word);
	}
	if ('deck' in ref) return word === 'deck' && hasDeck(position, ref.deck);
	if ('discard' in ref) return word === 'discard' && position.discards[ref.discard].length > 0;
	return false;
}

const hasDeck = (position: Position, deck: keyof Position['decks']): boolean =>
	position.decks[deck].length > 0 || position.discards[deck].length > 0;

/** Whether something is a valid target, now (4). */
export function isTarget(position: Position, spec: TargetSpec, ref: Ref): boolean {
	return spec.any.some((word) => fits(position, word, ref));
}

/** Everything at the table that a target could conceivably be: players, objects, the stack, decks, discards. */
export function everything(position: Position): readonly Ref[] {
	return [
		...players(position),
		...inPlay(position).map(({ object }) => ({ object: object.id })),
		...position.stack.map(({ id }) => ({ item: id })),
		...DECKS.flatMap((deck) => [{ deck }, { discard: deck }])
	];
}

const players = remembering((position): readonly Ref[] =>
	position.players.map((_, player) => ({ player }))
);

const objectsOfKind = (kind: 'monster' | 'item'): ((position: Position) => readonly Ref[]) =>
	gathering(({ object }) => (object.kind === kind ? [{ object: object.id }] : []));

/** What each word of a target finds, now. */
const FIND: Record<TargetWord, (position: Position) => readonly Ref[]> = {
	player: players,
	monster: objectsOfKind('monster'),
	item: objectsOfKind('item'),
	'dice roll': (position) => itemsThatFit(position, 'dice roll'),
	'ability of an item': (position) => itemsThatFit(position, 'ability of an item'),
	'loot being played': (position) => itemsThatFit(position, 'loot being played'),
	deck: (position) => DECKS.flatMap((deck) => (hasDeck(position, deck) ? [{ deck }] : [])),
	discard: (position) =>
		DECKS.flatMap((discard) => (position.discards[discard].length > 0 ? [{ discard }] : []))
};

function itemsThatFit(position: Position, word: TargetWord): readonly Ref[] {
	const found: Ref[] = [];
	for (const item of position.stack) if (itemFits(item, word)) found.push({ item: item.id });
	return found;
}

/** The valid targets for one place of an ability, in the order of the table. */
export function targetsFor(position: Position, spec: TargetSpec): readonly Ref[] {
	const [word, ...more] = spec.any;
	if (!word) return [];
	return more.length === 0
		? FIND[word](position)
		: spec.any.flatMap((each) => FIND[each](position));
}

/** Whether there is a valid target for one place of an ability. */
export function hasTarget(position: Position, spec: TargetSpec): boolean {
	return spec.any.some((word) => FIND[word](position).length > 0);
}

/** The targets named where an effect is written: on its ability, or on its line of a "Roll-" table. */
export function specsAt(position: Position, at: EffectRef): readonly TargetSpec[] {
	const index = at.path.at(-1);
	if (index === undefined) {
		const ability = abilitiesOf(at.card, position.edition)[at.line];
		return ability && 'targets' in ability ? ability.targets : [];
	}
	const table = effectAt({ ...at, path: at.path.slice(0, -1) }, position.edition);
	return table.do === 'roll' ? (table.outcomes[index]?.targets ?? []) : [];
}
