import type { ContinuousEffect } from '../../model/effects.ts';
import type { Position } from '../../model/position.ts';
import type { EffectSetup } from '../scenario.ts';
import { damageableThing } from './object.ts';

/** An effect that lasts; null where no line of the notation says it. */
export function effectOf(position: Position, effect: ContinuousEffect): EffectSetup | null {
	const { of, from, until } = effect;
	const change = changeOf(effect);
	if (!change || effect.next || (until !== 'end of turn' && until !== 'indefinitely')) return null;
	return {
		of: damageableThing(position, of),
		change,
		from: from.card,
		...(until === 'indefinitely' ? { indefinitely: true as const } : {})
	};
}

function changeOf({ change }: ContinuousEffect): EffectSetup['change'] | null {
	if ('stat' in change) return change;
	if (!('prevent' in change)) return null;
	if (change.prevent === 'damage') return change;
	return { prevent: 'instance', ...(change.upTo === null ? {} : { upTo: change.upTo }) };
}
