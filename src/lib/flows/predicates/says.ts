import { indefinite, orList } from '../../abilities/wording-nouns.ts';
import type { TargetSpec } from '../../abilities/grammar.ts';
import { cardOf } from '../../cards/library.ts';
import { keptFromTarget } from '../../mechanics/targets.ts';
import { onceFor } from '../../model/memo.ts';
import { playerAt } from '../../model/objects.ts';
import type { Position } from '../../model/position.ts';
import type { StackItem } from '../../model/stack-item.ts';
import type { Context } from '../../model/stack.ts';
import type { CardKey, Ref, Seat } from '../../model/words.ts';

/** The small words of refusals that name the things of this very table. */
export const nameOf = (position: Position, seat: Seat): string => playerAt(position, seat).name;

/** Whose turn it is. */
export const activeOf = ({ players, turn }: Position): string => players[turn.active]?.name ?? '';

export const cardNameOf = (card: CardKey): string => cardOf(card).name;

/** "Amy's", "James'". */
export const ownerOf = (name: string): string => (name.endsWith('s') ? `${name}'` : `${name}'s`);

/** What can be a target: "a monster or player". */
export const targetOf = onceFor((spec: TargetSpec): string =>
	indefinite(spec).replace(/\byou control\b/u, 'of their own')
);

/** What can be the targets of several places, each once. */
export const targetsOf = (specs: readonly TargetSpec[]): string =>
	orList([...new Set(specs.map(targetOf))]);

/** What lies on top of the stack, in a word or two. */
export function topOf({ stack, players }: Position): string {
	const top = stack.at(-1);
	return top
		? itemOf(
				top,
				players.map(({ name }) => name)
			)
		: 'something';
}

function itemOf(item: StackItem, names: readonly string[]): string {
	switch (item.kind) {
		case 'loot':
			return cardNameOf(item.card);
		case 'ability':
			return cardNameOf(item.effect.card);
		case 'roll':
			return `${ownerOf(names[item.roller] ?? '')} roll`;
		case 'damage':
			return 'damage';
		case 'death':
			return 'a death';
		case 'procedure':
			return 'something';
	}
}

/** What keeps one of these from being a target, by its card; null where nothing does. */
export function keptWords(
	position: Position,
	named: readonly Ref[],
	context: Context
): string | null {
	for (const ref of named) {
		const by = keptFromTarget(position, ref, context);
		if (by) return `${cardNameOf(by.at.card)} keeps it from being chosen`;
	}
	return null;
}
