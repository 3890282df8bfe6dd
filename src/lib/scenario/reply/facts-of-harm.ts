/** Who or what harms whom. */
import { sameDamageable } from '../../mechanics/stats.ts';
import type { Who } from '../../model/happening/named.ts';
import type { DamageSource } from '../../model/stack.ts';
import type { CardKey, Seat } from '../../model/words.ts';
import type { CameOf, Fact } from './asked.ts';
import { inAll, once } from './fact.ts';
import { isHurt, isTo, monstersOf } from './facts-of-monsters.ts';

/** A player, or the monsters of a card, or any of them. */
export type Harmed = Seat | CardKey | null;

/**
 * Somebody takes damage, or dies of it, from a source: it is so where all damage to them comes from there, and not
 * where none does; null where some comes from elsewhere, or nobody was told where from.
 */
export const harmedBy = (
	who: Harmed,
	isBy: (source: DamageSource) => boolean,
	dying: boolean
): Fact =>
	once((of) => {
		const player = typeof who === 'number' ? of.outcome.players[who] : null;
		const monsters = typeof who === 'number' ? [] : monstersOf(of, who);
		const is = inAll([
			...(player ? [dying ? player.died : player.damage > 0] : []),
			...monsters.map((monster) => (dying ? monster.died : isHurt(monster, of)))
		]);
		if (is === null) return typeof who === 'string' ? false : null;
		if (!is) return false;
		const isThem = (to: Who): boolean =>
			'player' in to ? to.player === who : monsters.some((monster) => isTo(to, monster));
		const sources = of.happened.flatMap((what) =>
			what.did === 'put damage' && isThem(what.to) ? [isBy(what.source)] : []
		);
		const taken = of.happened.filter((what) => what.did === 'took damage' && isThem(what.to));
		return taken.length === 0 || taken.length > sources.length ? null : inAll(sources);
	});

/** How much damage of a source was taken; null where more was dealt to the same, and nobody was told which. */
export const damageDealtBy =
	(isBy: (source: DamageSource) => boolean) =>
	({ happened }: CameOf): number | null => {
		const put = happened.flatMap((what) => (what.did === 'put damage' ? [what] : []));
		const theirs = put.filter(({ source }) => isBy(source));
		const isTheirs = (who: Who): boolean => theirs.some(({ to }) => sameDamageable(to, who));
		const taken = happened.reduce(
			(sum, what) => sum + (what.did === 'took damage' && isTheirs(what.to) ? what.amount : 0),
			0
		);
		const isPlain = put.every(({ source, to }) => isBy(source) || !isTheirs(to));
		return taken === 0 || isPlain ? taken : null;
	};

/** Damage of a source is dealt; null where it cannot be told from that of others. */
export const dealsDamage = (isBy: (source: DamageSource) => boolean): Fact =>
	once((of) => {
		const dealt = damageDealtBy(isBy)(of);
		return dealt === null ? null : dealt > 0;
	});

/** Who killed somebody or something that died; null where nothing tells it. */
function killerOf({ parts }: CameOf, who: Who): Seat | null {
	const items = parts.flatMap(({ position }) => position.stack);
	// One before it may have been prevented.
	const death = items.findLast((item) => item.kind === 'death' && sameDamageable(item.of, who));
	return death?.kind === 'death' ? (death.by ?? null) : null;
}

/** Who killed a player, or the monsters of a card, or all that died; null where none died, or nothing tells who did. */
export const killersOf =
	(whom: Harmed) =>
	(of: CameOf): readonly Seat[] | null => {
		const died: readonly Who[] =
			typeof whom === 'number'
				? of.outcome.players[whom]?.died === true
					? [{ player: whom }]
					: []
				: monstersOf(of, whom).flatMap(({ died: has, monster }) => (has ? [monster] : []));
		const killers = died.flatMap((who) => killerOf(of, who) ?? []);
		return died.length === 0 || killers.length < died.length ? null : [...new Set(killers)];
	};

/** Somebody has killed the monsters of a card, or all that died. */
export const killed = (seat: Seat, card: CardKey | null): Fact =>
	once((of) => {
		if (monstersOf(of, card).every(({ died }) => !died)) return false;
		const all = killersOf(card)(of);
		return all && (all.length === 1 || !all.includes(seat) ? all.includes(seat) : null);
	});

/** Somebody takes the combat damage of a roll of theirs that missed. */
export const missHurts = (seat: Seat): Fact =>
	once(({ happened }) =>
		happened.some(
			(what) =>
				what.did === 'took damage' && what.combat && 'player' in what.to && what.to.player === seat
		)
	);
