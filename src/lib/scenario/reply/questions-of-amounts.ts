/** Questions how much and how many. */
import { attackOf } from '../../mechanics/stats.ts';
import type { Seat } from '../../model/words.ts';
import type { Unit } from '../../wording/reply.ts';
import type { Amount, CameOf } from './asked.ts';
import { damageDealtBy } from './facts-of-harm.ts';
import { isTo } from './facts-of-monsters.ts';
import * as players from './facts-of-players.ts';
import {
	DAMAGE,
	DOES,
	HEALTH,
	MONEY,
	pattern,
	type Questions,
	type Read,
	WHO
} from './question-grammar.ts';
import { ANYBODY, sourceOf } from './question-readers.ts';
import { OF_STATS } from './questions-of-stats.ts';

type OfPlayer = CameOf['outcome']['players'][number];
const amount = (seat: Seat, count: (player: OfPlayer) => number): Amount => ({
	seat,
	count: ({ outcome }) => {
		const player = outcome.players[seat];
		return player ? count(player) : null;
	}
});
const howMany =
	(unit: Unit, count: (player: OfPlayer) => number): Read =>
	(found, { seats }) => ({
		is: 'how many',
		unit,
		of: seats(found[1] ?? '').map((seat) => amount(seat, count))
	});

type OfMonster = CameOf['outcome']['monsters'][number];
const howManyOfMonster =
	(unit: Unit, count: (monster: OfMonster) => number | null): Read =>
	(found, { card }) => {
		const key = card(found[1]);
		const counted = ({ outcome }: CameOf): number | null => {
			const [one, ...others] = outcome.monsters.filter(({ monster }) => monster.card === key);
			return one && others.length === 0 ? count(one) : null;
		};
		return { is: 'how many', unit, of: [{ seat: null, count: counted }] };
	};

/** "Does", "would", or nothing. */
export const WOULD = `(?:${DOES} )?`;
const LEFT = '(?: (?:left|remaining))?';
const LOOT = '(?:loot cards|loot|cards|cards in hand)';
const DISCARDS =
	'(?:(?:have|has|need|needs) to )?(?:discard|discards|toss|tosses|throw away|throws away|ditch|ditches|dump|dumps|bin|bins|trash|trashes|get rid of|gets rid of)';
const discards: Read = (found, { seats }) => ({
	is: 'how many',
	unit: 'loot card',
	of: seats(found[1] ?? '').map((seat) => ({
		seat,
		count: (of) => players.discardedBy(of, seat).length
	}))
});
const ENDS = '(?:have|has|end|ends|end up|ends up|left)(?: (?:up )?(?:with|at|on))?';

/** How much damage whoever or whatever is meant deals. */
const dealt: Read = (found, signs) => {
	const sign = found[1] ?? '';
	const bys = /^p\d|^pi/u.test(sign) ? signs.seats(sign).map((seat) => `p${String(seat)}`) : [sign];
	return {
		is: 'how many',
		unit: 'damage',
		of: bys.map((by) => ({ seat: null, count: damageDealtBy(sourceOf(by, signs)) }))
	};
};

/** Damage that was taken, whoever took it. */
const takenByAny: Read = (_, { seats }) => ({
	is: 'how many',
	unit: 'damage',
	of: [
		...seats(ANYBODY).map((seat) => ({
			seat,
			count: (of: CameOf) => (isHarm(of) ? (of.outcome.players[seat]?.damage ?? 0) : null)
		})),
		{
			seat: null,
			count: (of) =>
				isHarm(of) ? of.outcome.monsters.reduce((sum, { damage }) => sum + damage, 0) : null
		}
	]
});
/** Whether anybody took any damage. */
const isHarm = ({ happened }: CameOf): boolean => happened.some(({ did }) => did === 'took damage');

/** The HP of whoever was harmed, where that is one player. */
const hpLeft: Read = () => ({
	is: 'how many',
	unit: 'HP',
	of: [
		{
			seat: null,
			count: ({ outcome: { players: all } }) => {
				const [one, ...others] = all.filter(({ damage, died }) => damage > 0 || died);
				return one && others.length === 0 ? one.hp.after : null;
			}
		}
	]
});

/** By how many ¢ players are richer or poorer, where it is as many for each of them. */
const centsChanged: Read = () => ({
	is: 'how many',
	unit: '¢',
	of: [
		{
			seat: null,
			count: ({ outcome: { players: all } }) => {
				const changes = all.map(({ cents }) => Math.abs(cents.after - cents.before));
				const [one, ...others] = new Set(changes.filter((count) => count > 0));
				return others.length === 0 ? (one ?? null) : null;
			}
		}
	]
});

/** How often the only monster that is attacked still has to be hit by whoever attacks it. */
const hitsNeeded: Read = () => ({
	is: 'how many',
	unit: 'more hit',
	now: true,
	of: [
		{
			seat: null,
			count: ({ outcome, end }) => {
				const { attacker, target } = outcome.attacks.at(-1) ?? {};
				if (target === undefined || target === null || target === 'deck') return null;
				const monster = outcome.monsters.find((one) => isTo(target, one));
				if (!monster || attacker === undefined) return null;
				if (monster.died) return 0;
				return monster.hp === null
					? null
					: Math.ceil(monster.hp / Math.max(attackOf(end, { player: attacker }), 1));
			}
		}
	]
});

export const HOW_MANY: Questions = [
	[
		pattern(
			`how (?:much|many) (?:(?:combat|total) )?${DAMAGE} ${WOULD}(?:the )?(c\\d+|it|p\\d+|pi|ph) (?:deal|deals|do|does|inflict|inflicts)(?: to .+)?`
		),
		dealt
	],
	[
		pattern(`how much ${WOULD}${WHO} (?:have|has)${LEFT}`),
		howMany('¢', ({ cents }) => cents.after)
	],
	...OF_STATS,
	[
		pattern(
			`how (?:much|many) (?:(?:combat|total) )?${DAMAGE} (?:does |did |will |would |is )?(c\\d+) (?:take|takes|took|get|gets)`
		),
		howManyOfMonster('damage', ({ damage }) => damage)
	],
	[
		pattern(
			`(?:how (?:much|many)|what) ${HEALTH} (?:does |did |will |would |is )?(c\\d+) ${ENDS}${LEFT}`
		),
		howManyOfMonster('HP', ({ hp }) => hp)
	],
	[
		pattern(
			`how (?:much|many) (?:total )?${DAMAGE} ${WOULD}${WHO} (?:take|takes|took|get|gets|suffer)`
		),
		howMany('damage', ({ damage }) => damage)
	],
	[pattern(`(?:how (?:much|many) )?(?:total )?${DAMAGE}(?: ${WOULD}(?:it|ph))?`), takenByAny],
	[
		pattern(
			`(?:how (?:much|many) |what (?:is |s )?(?:his |her |my |their |the |ph |pi )?)${HEALTH}${LEFT}`
		),
		hpLeft
	],
	[
		pattern(`how (?:much|many) ${MONEY}(?: (?:in total|total|altogether|is (?:it|that)))?`),
		centsChanged
	],
	[pattern(`what (?:is |s )?${WHO} s ${HEALTH}${LEFT}`), howMany('HP', ({ hp }) => hp.after)],
	[
		pattern(
			`how (?:many|often) (?:more )?(?:hits|times) ${WOULD}(?:${WHO} )?(?:(?:have|has|need|needs) to hit|need|needs|needed|left)(?: (?:it|c\\d+))?(?: (?:to (?:kill|hit)|for) (?:it|c\\d+)| more)?`
		),
		hitsNeeded
	],
	[
		pattern(`how (?:much|many) ${HEALTH} ${WOULD}${WHO} (?:lose|loses)`),
		howMany('HP', ({ damage }) => damage)
	],
	[
		pattern(`(?:how (?:much|many)|what) ${HEALTH} ${WOULD}${WHO} ${ENDS}${LEFT}`),
		howMany('HP', ({ hp }) => hp.after)
	],
	[
		pattern(
			`how (?:much|many) ${LOOT} ${WOULD}${WHO} (?:get|gets|draw|draws|gain|gains|loot|loots)`
		),
		howMany('loot card', ({ looted }) => looted)
	],
	[pattern(`how (?:much|many)(?: ${LOOT})? ${WOULD}${WHO} ${DISCARDS}`), discards],
	[pattern(`how (?:much|many) ${LOOT} ${WOULD}${WHO} (?:have to )?(?:lose|loses)`), discards],
	[
		pattern(`how (?:much|many) ${LOOT} ${WOULD}${WHO} ${ENDS}${LEFT}(?: in hand)?`),
		howMany('loot card', ({ loot }) => loot.after)
	],
	[
		pattern(`how (?:much|many) ${MONEY} ${WOULD}${WHO} ${ENDS}${LEFT}`),
		howMany('¢', ({ cents }) => cents.after)
	],
	[
		pattern(
			`how (?:much|many) ${MONEY} ${WOULD}${WHO} (?:get|gets|gain|gains|lose|loses|pay|pays)`
		),
		howMany('¢', ({ cents }) => Math.abs(cents.after - cents.before))
	],
	[
		pattern(`how (?:much|many ${MONEY}) (?:does|did|will|would) (?:it|c\\d+) cost ${WHO}`),
		howMany('¢', ({ cents }) => Math.max(cents.before - cents.after, 0))
	],
	[
		pattern(`how many souls ${WOULD}${WHO} ${ENDS}${LEFT}`),
		howMany('soul', ({ souls }) => souls.after)
	],
	[
		pattern(`how many souls ${WOULD}${WHO} (?:get|gets|gain|gains)`),
		howMany('soul', ({ souls }) => souls.after - souls.before)
	]
];
