/** What has become of a roll, a card, damage, an attack or a purchase: "what happens to the roll?". */
import type { Becomes } from '../../wording/reply.ts';
import type { CameOf, Fact } from './asked.ts';
import { attackOver, type AskedCard, damageDealt, fateOf, purchases } from './facts-of-play.ts';
import { settled } from './fact.ts';

/** Of the last attack roll that was told, or the only roll. */
export function rollBecomes({ happened }: CameOf): Becomes | null {
	return happened.reduce<Becomes | null>((last, what) => {
		if (what.did === 'hit') return 'hits';
		if (what.did === 'missed') return 'misses';
		if (what.did === 'rolled') return null;
		if (what.did === 'roll resolved') return last ?? 'resolves';
		if (what.did !== 'fizzled' && what.did !== 'cancelled') return last;
		if (what.item.kind !== 'roll') return last;
		return what.did === 'cancelled' ? 'is cancelled' : 'never resolves';
	}, null);
}

/** The last attack roll that was told, or the only roll, resolves, whatever it comes to. */
export const rollCounts: Fact = settled((of) => {
	const is = rollBecomes(of);
	return is === null ? null : is !== 'never resolves' && is !== 'is cancelled';
});

/** Of a loot card or an ability. */
export function cardBecomes(card: AskedCard, of: CameOf): Becomes | null {
	const fate = fateOf(card, of);
	if (fate === null) return null;
	if (fate === 'resolved') return 'resolves';
	return fate === 'cancelled' ? 'is cancelled' : 'fizzles';
}

export function damageBecomes(of: CameOf): Becomes | null {
	const is = damageDealt.holds(of);
	if (is === null) return null;
	if (is) return 'is dealt';
	return of.happened.some(({ did }) => did === 'prevented damage')
		? 'is prevented'
		: 'never resolves';
}

export function attackBecomes(of: CameOf): Becomes | null {
	const is = attackOver.holds(of);
	return is === null ? null : is ? 'is over' : 'goes on';
}

export function purchaseBecomes(of: CameOf): Becomes | null {
	const is = purchases.holds(of);
	return is === null ? null : is ? 'goes through' : 'comes to nothing';
}
