import { choiceOf, partAt } from '../abilities/path.ts';
import { abilityOf } from '../cards/library.ts';
import type { Position } from '../model/position.ts';
import type { EffectRef } from '../model/words.ts';
import { follows, isOpenIn } from '../rules/readings.ts';

/** Whether an ability has its "choose one" behind a full stop, where an edition leaves open when that is chosen. */
export function hasLateOption(position: Position, at: EffectRef): boolean {
	if (!isOpenIn(position.edition, 'late-option')) return false;
	const ability = abilityOf(at, position.edition);
	const choice = choiceOf(ability ? (partAt(ability, at.path)?.effect ?? null) : null);
	return choice !== null && choice.path.length > 0;
}

/** Whether such an option is chosen only as its ability resolves. */
export const choosesLate = (position: Position, at: EffectRef): boolean =>
	hasLateOption(position, at) && follows(position, 'late-option', 'as-resolves');
