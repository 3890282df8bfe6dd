import type { Amount, Effect } from '../../abilities/grammar.ts';
import { partsOf } from '../../abilities/path.ts';
import { abilitiesOf, effectAt } from '../../cards/library.ts';
import { newId, set } from '../../mechanics/run.ts';
import type { Change } from '../../model/effects.ts';
import type { CardKey, EffectRef } from '../../model/words.ts';
import type { SetupBuilder } from './setup-builder.ts';
import { objectsNamed } from '../match.ts';
import type { EffectSetup } from '../scenario.ts';
import { damageableOf } from './names.ts';

/** Lets an effect last that a card has made. */
export function layEffect(
	laying: SetupBuilder,
	{ of, change, from, indefinitely }: EffectSetup
): void {
	const who = damageableOf(laying, of, 'effects');
	if (!who) return;
	const { run } = laying;
	const source = objectsNamed(run.position, { is: 'card', card: from })[0] ?? null;
	const made: Change =
		'prevent' in change && change.prevent === 'instance'
			? { prevent: 'instance', upTo: change.upTo ?? null }
			: 'prevent' in change
				? { prevent: 'damage', left: change.left }
				: change;
	// What no line of the card makes is laid all the same: the people at the table say that it is so.
	const at = whereWritten(laying, from, made) ?? { card: from, line: 0, path: [] };
	const id = newId(run);
	set(run, {
		effects: [
			...run.position.effects,
			{
				id,
				from: at,
				source,
				of: who,
				change: made,
				until: indefinitely ? 'indefinitely' : 'end of turn'
			}
		]
	});
}

/** The place on a card where an effect like this is written. */
function whereWritten(laying: SetupBuilder, card: CardKey, change: Change): EffectRef | null {
	const { edition } = laying.run.position;
	const search = (effect: Effect, at: EffectRef): EffectRef | null => {
		if (makes(effect, change)) return at;
		for (const [index, { effect: inner }] of partsOf(effect).entries()) {
			const deeper = inner && search(inner, { ...at, path: [...at.path, index] });
			if (deeper) return deeper;
		}
		return null;
	};
	for (const doubled of [{}, { doubled: true as const }])
		for (const [line, ability] of abilitiesOf(card, edition).entries()) {
			// A loot alone is doubled.
			if (!('effect' in ability) || ('doubled' in doubled && ability.way !== 'loot')) continue;
			const written = { card, line, path: [], ...doubled };
			const at = search(effectAt(written, edition), written);
			if (at) return at;
		}
	return null;
}

/** Whether an amount could be this number; one that is counted at the table could be any. */
const could = (amount: Amount, number: number): boolean =>
	typeof amount !== 'number' || amount === number;

function makes(effect: Effect, change: Change): boolean {
	if ('stat' in change)
		return (
			effect.do === 'gain stat' && effect.stat === change.stat && could(effect.add, change.add)
		);
	if (!('prevent' in change)) return false;
	return change.prevent === 'damage'
		? effect.do === 'prevent next damage' &&
				(typeof effect.amount !== 'number' || effect.amount >= change.left)
		: effect.do === 'prevent next instance' && effect.upTo === change.upTo;
}
