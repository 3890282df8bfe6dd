/** What rolls come to. */
import { effectOf, hasEffect } from '../../abilities/path.ts';
import { cardOf } from '../../cards/library.ts';
import type { CardKey } from '../../model/words.ts';
import type { CameOf, Fact } from './asked.ts';
import { inAll, settled } from './fact.ts';
import { cardIn } from './facts-of-play.ts';

/** An attack roll, and what it came to: one that never resolved neither hit nor missed. */
interface AttackRolled {
	readonly result: number;
	readonly came: 'hit' | 'missed' | null;
}

const rollsIn = ({ happened }: CameOf): readonly AttackRolled[] =>
	happened.flatMap((what): readonly AttackRolled[] => {
		if (what.did === 'hit' || what.did === 'missed')
			return [{ result: what.result, came: what.did }];
		if (what.did !== 'fizzled' && what.did !== 'cancelled') return [];
		const { item } = what;
		return item.kind === 'roll' && item.purpose.for === 'attack'
			? [{ result: item.result, came: null }]
			: [];
	});

/** Every attack roll that was told came to that, or none did. */
const allCame = (came: 'hit' | 'missed'): Fact =>
	settled((of) => inAll(rollsIn(of).map((roll) => roll.came === came)));
export const hits: Fact = allCame('hit');
export const misses: Fact = allCame('missed');

/** An attack roll came to that. @param at which one of them, from 0; −1 is the last. */
const cameAt = (at: number, came: 'hit' | 'missed'): Fact =>
	settled((of) => {
		const roll = rollsIn(of).at(at);
		return roll ? roll.came === came : null;
	});
/** It resolved, whatever it came to. */
export const countsAt = (at: number): Fact =>
	settled((of) => {
		const roll = rollsIn(of).at(at);
		return roll ? roll.came !== null : null;
	});
export const hitsAt = (at: number): Fact => cameAt(at, 'hit');
export const missesAt = (at: number): Fact => cameAt(at, 'missed');

/** Every attack roll of a number came to that, or none did. */
const cameWith = (result: number, came: 'hit' | 'missed'): Fact =>
	settled((of) =>
		inAll(rollsIn(of).flatMap((roll) => (roll.result === result ? [roll.came === came] : [])))
	);
export const hitsWith = (result: number): Fact => cameWith(result, 'hit');
export const missesWith = (result: number): Fact => cameWith(result, 'missed');

/** A number that a die had, and whether the roll resolved with it. */
interface NumberRolled {
	readonly result: number;
	readonly counts: boolean;
}

const numbersRolled = ({ happened }: CameOf): readonly NumberRolled[] =>
	happened.flatMap((what): readonly NumberRolled[] => {
		switch (what.did) {
			case 'roll resolved':
				return [{ result: what.result, counts: true }];
			case 'rerolled':
			case 'changed roll':
				return [{ result: what.from, counts: false }];
			case 'fizzled':
			case 'cancelled':
				return what.item.kind === 'roll' ? [{ result: what.item.result, counts: false }] : [];
			default:
				return [];
		}
	});

/** Every roll of a number resolved with it, or none did. */
export const countsWith = (result: number): Fact =>
	settled((of) =>
		inAll(numbersRolled(of).flatMap((one) => (one.result === result ? [one.counts] : [])))
	);

/** The number that the last roll to resolve had; null where none has. */
export const lastNumber = (of: CameOf): number | null =>
	numbersRolled(of).findLast(({ counts }) => counts)?.result ?? null;

/** The last roll to resolve had that number; null where none has. */
export const comesTo = (number: number): Fact =>
	settled((of) => {
		const last = lastNumber(of);
		return last === null ? null : last === number;
	});

/** A die was rerolled; it was not where what would have done so came to nothing, and null where nothing would have. */
export const rerolled: Fact = settled(({ happened, outcome }) => {
	if (happened.some(({ did }) => did === 'rerolled')) return true;
	return outcome.undone.some(({ item }) => rerolls(cardIn(item))) ? false : null;
});

const rerolls = (card: CardKey | null): boolean =>
	card !== null && cardOf(card).abilities.some((ability) => hasEffect(effectOf(ability), 'reroll'));
