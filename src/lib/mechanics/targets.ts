import type { TargetSpec, TargetWord } from '../abilities/grammar.ts';
import { abilitiesOf, effectAt } from '../cards/library.ts';
import { locate, visitInPlay } from '../model/objects.ts';
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
	const refs: Ref[] = position.players.map((_, player) => ({ player }));
	visitInPlay(position, (object) => refs.push({ object: object.id }));
	for (const item of position.stack) refs.push({ item: item.id });
	for (const deck of DECKS) refs.push({ deck }, { discard: deck });
	return refs;
}

/** The valid targets for one place of an ability, in the order of the table. */
export function targetsFor(position: Position, spec: TargetSpec): readonly Ref[] {
	const refs: Ref[] = [];
	for (const word of spec.any) {
		if (word === 'player') position.players.forEach((_, player) => refs.push({ player }));
		else if (word === 'monster' || word === 'item')
			visitInPlay(position, (object) => {
				if (object.kind === word) refs.push({ object: object.id });
			});
		else if (word === 'deck')
			for (const deck of DECKS) {
				if (hasDeck(position, deck)) refs.push({ deck });
			}
		else if (word === 'discard')
			for (const discard of DECKS) {
				if (position.discards[discard].length > 0) refs.push({ discard });
			}
		else for (const item of position.stack) if (itemFits(item, word)) refs.push({ item: item.id });
	}
	return refs;
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
