import { STATS, type Stat } from '../model/effects.ts';
import { gathering, remembering } from '../model/in-play.ts';
import { keptWhile } from '../model/memo.ts';
import type { Position } from '../model/position.ts';
import type { Damageable } from '../model/stack.ts';
import type { Seat } from '../model/words.ts';
import { anyGiven, giving } from './giving.ts';
import { printedOn } from './printed-abilities.ts';
import { unlessSelfReferring, type SelfReference } from './self-reference.ts';
import { indexed, writtenAbout, type InForce } from './static-effects.ts';
import { attackOf, evasionOf, maxHand, maxHp, objectsWithStats, rollBonus } from './stats.ts';
import { askedIn, type Asked } from './stats-asked.ts';

/** What is written of one stat; who may be attacked has an evasion (6.4). */
const writtenOf = (position: Position, stat: Stat): Written =>
	(stat === 'evasion' ? ([stat, 'attackable'] as const) : [stat]).map((about) =>
		writtenAbout(position, about)
	);
type Written = readonly (readonly InForce[])[];

/** What is asked for before it is known what is said of a stat. */
const askedBy = (written: Written): readonly Asked[] =>
	written
		.flat()
		.flatMap(({ standing, onlyWhile }) => [
			...askedIn(standing),
			...(onlyWhile ? askedIn(onlyWhile) : [])
		]);

/** What is asked for before it is known which of their printed abilities the objects in play have. */
const askedByPrinted = gathering(({ object }, edition): readonly Asked[] =>
	printedOn(object.card, edition).flatMap(({ ability }) =>
		ability.while ? askedIn(ability.while) : []
	)
);

/** What the stats of a table could depend on: what is written of each, and who has abilities. */
interface Basis {
	readonly written: readonly Written[];
	readonly given: ReturnType<typeof giving>;
	/** What is asked for before it is known which abilities something has. */
	readonly abilities: readonly Asked[];
}

/** The stats that could depend on themselves, and those that ask for one that could. */
const couldRefer = keptWhile(
	(before: Basis, now: Basis) =>
		before.given === now.given &&
		before.abilities === now.abilities &&
		before.written.every((lists, stat) =>
			lists.every((list, nth) => list === now.written[stat]?.[nth])
		),
	({ written, given, abilities }): readonly Stat[] => {
		if (given.some(({ standing }) => askedIn(standing).length > 0)) return STATS;
		let left: readonly { readonly what: Asked; readonly asks: readonly Asked[] }[] = [
			...STATS.map((what, at) => ({ what, asks: askedBy(written[at] ?? []) })),
			{ what: 'abilities', asks: abilities }
		];
		for (;;) {
			const leading = left.filter(({ asks }) => left.some(({ what }) => asks.includes(what)));
			if (leading.length === left.length)
				return STATS.filter((stat) => left.some(({ what }) => what === stat));
			left = leading;
		}
	}
);

/** What it is asked of: kept while what is written of anything stays the same. */
const basisOf = remembering((position) =>
	basisBy({
		position,
		index: indexed(position),
		given: giving(position),
		abilities: anyGiven(position) ? STATS : askedByPrinted(position)
	})
);

const basisBy = keptWhile(
	(before: BasisBy, now: BasisBy) =>
		before.index === now.index && before.given === now.given && before.abilities === now.abilities,
	({ position, given, abilities }): Basis => ({
		written: STATS.map((stat) => writtenOf(position, stat)),
		given,
		abilities
	})
);

interface BasisBy extends Omit<Basis, 'written'> {
	readonly position: Position;
	readonly index: ReturnType<typeof indexed>;
}

/** How each stat is asked for, of whom it is. */
const OF_DAMAGEABLES: Partial<Record<Stat, (position: Position, of: Damageable) => number>> = {
	hp: maxHp,
	attack: attackOf,
	evasion: evasionOf
};
const OF_PLAYERS: Partial<Record<Stat, (position: Position, seat: Seat) => number>> = {
	'hand size': maxHand,
	rolls: (position, seat) => rollBonus(position, seat, false),
	'attack rolls': (position, seat) => rollBonus(position, seat, true)
};

/** The stat that depends on itself at a table; null where every stat is something. */
export function selfReference(position: Position): SelfReference | null {
	return unlessSelfReferring(
		() => {
			const stats = couldRefer(basisOf(position));
			if (stats.length === 0) return null;
			const players = position.players.map((_, player): Damageable => ({ player }));
			const objects = objectsWithStats(position).map(({ id: object }): Damageable => ({ object }));
			for (const of of [...players, ...objects])
				for (const stat of stats) OF_DAMAGEABLES[stat]?.(position, of);
			for (const seat of position.players.keys())
				for (const stat of stats) OF_PLAYERS[stat]?.(position, seat);
			return null;
		},
		(found) => found
	);
}
