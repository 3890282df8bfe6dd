import type { Effect } from '../../abilities/grammar.ts';
import { partAt } from '../../abilities/path.ts';
import { abilityOf } from '../../cards/library.ts';
import type { Seat } from '../../model/words.ts';
import { seatOf } from '../pointing.ts';
import type { Doing } from './doing.ts';

/** Whether a part inside an effect knows one more player or thing that was chosen. */
const bindsOne = ({ do: verb }: Effect): boolean => verb === 'choose' || verb === 'each';

/** Whether what is inside is no part of the same doing: it comes later, or is an ability of its own. */
const isApart = ({ do: verb }: Effect): boolean =>
	verb === 'delayed trigger' ||
	verb === 'gain abilities' ||
	verb === 'become item' ||
	verb === 'make true';

/**
 * Who does what an effect without a doer of its own says: whoever chooses what it is done to, whoever may have it
 * done, or else the controller of the ability.
 */
export function whoDoes({ run: { position }, at, context }: Doing): Seat | null {
	const ability = abilityOf(at, position.edition);
	let chosen = context.chosen ?? [];
	for (let depth = at.path.length - 1; ability && depth >= 0; depth -= 1) {
		const around = partAt(ability, at.path.slice(0, depth))?.effect;
		if (!around || isApart(around)) break;
		if (bindsOne(around)) chosen = chosen.slice(0, -1);
		if ((around.do !== 'choose' && around.do !== 'may') || around.who === undefined) continue;
		return around.who === 'random'
			? context.you
			: seatOf(position, around.who, { ...context, chosen });
	}
	return context.you;
}
