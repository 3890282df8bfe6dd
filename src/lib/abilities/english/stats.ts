/** Stats and how they change. */
import type { Stat } from '../grammar.ts';
import { amount, WHERE_X } from './amounts.ts';
import type { Hole } from './hole.ts';
import { change } from './holes.ts';

/** What a stat is called, after a number: "+1 ATK", "+1 to attack rolls". */
export const STAT_NOUN: Readonly<Record<Stat, string>> = {
	hp: 'HP',
	attack: 'ATK',
	evasion: 'evasion',
	rolls: 'to dice rolls',
	'attack rolls': 'to attack rolls',
	'hand size': 'to hand size'
};
const ROLLS = [
	['rolls', 'dice rolls'],
	['attack rolls', 'attack rolls']
] as const satisfies readonly (readonly [Stat, string])[];
export const stat: Hole<Stat> = {
	hole: 'stat',
	kind: {
		is: 'words',
		words: [
			...Object.entries(STAT_NOUN),
			// Whose rolls they are may be said again, where it is read.
			...['your', 'their'].flatMap((whose) =>
				ROLLS.map(([of, rolls]) => [of, `to ${whose} ${rolls}`] as const)
			)
		]
	}
};

/** A stat by itself: "attack rolls". */
export const statAlone = (of: Stat): string => STAT_NOUN[of].replace(/^to /u, '');
const STATS: readonly Stat[] = ['hp', 'attack', 'evasion', 'rolls', 'attack rolls', 'hand size'];
export const bareStat: Hole<Stat> = {
	hole: 'stat',
	kind: { is: 'words', words: STATS.map((one) => [one, statAlone(one)]) }
};

const any = amount('any');
/** "+1", "-x …, where x is …": changes, with what is said at the end of the sentence. */
export const STAT_CHANGES = [
	[change('change'), '[change]', ''],
	[{ minus: [0, any] }, '-x', WHERE_X],
	[any, '+x', WHERE_X]
] as const;
