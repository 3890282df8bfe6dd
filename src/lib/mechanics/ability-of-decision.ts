import type { TargetSpec } from '../abilities/grammar.ts';
import { choiceOf, effectOf } from '../abilities/path.ts';
import { abilityOf, lootAbilityAt, perCard } from '../cards/library.ts';
import type { Decision } from '../model/decision.ts';
import { lastOfTwo } from '../model/memo.ts';
import { locate } from '../model/objects.ts';
import type { Position } from '../model/position.ts';
import type { Context } from '../model/stack.ts';
import { abilitiesOn } from './abilities-on.ts';
import { choosesLate } from './late-option.ts';
import { type Held } from './printed-abilities.ts';
import { specsAt } from './targets.ts';

/** The loot ability of a card and where it is written; null where it has none. */
const lootOf = perCard((card, edition): Held | null => {
	const at = lootAbilityAt({ card }, edition);
	const ability = at && abilityOf(at, edition);
	return ability ? { ability, at } : null;
});

/** The ability a decision would put on the stack, and where it is written; null where there is none. */
export const wanted = lastOfTwo((position: Position, decision: Decision | null): Held | null => {
	if (decision?.do === 'play') return lootOf(decision.card, position.edition);
	if (decision?.do !== 'activate') return null;
	const found = locate(position, decision.object);
	return found ? (abilitiesOn(position, found.object)[decision.line] ?? null) : null;
});

/** What an ability knows as it is put on the stack by a decision. */
export function contextWanted(position: Position, decision: Decision): Context {
	const player = 'player' in decision ? decision.player : position.turn.active;
	const found = decision.do === 'activate' ? locate(position, decision.object) : null;
	return {
		source: found?.object.id ?? null,
		kind: found?.object.kind ?? null,
		you: player,
		targets: 'targets' in decision ? (decision.targets ?? []) : [],
		mode: 'mode' in decision ? (decision.mode ?? null) : null,
		event: {}
	};
}

/** The targets a decision must name: those of its ability, and of the option it takes. */
export function specsWanted(position: Position, decision: Decision): readonly TargetSpec[] {
	const held = wanted(position, decision);
	const mode = 'mode' in decision ? (decision.mode ?? null) : null;
	return held ? specsAt(position, held.at, mode) : [];
}

/** How many options what a decision puts on the stack offers; 0 where it offers none yet. */
export function optionsWanted(position: Position, decision: Decision): number {
	const held = wanted(position, decision);
	return held && !choosesLate(position, held.at)
		? (choiceOf(effectOf(held.ability))?.options.length ?? 0)
		: 0;
}
