import { fractionText, percentText, toNumber, type Fraction } from '../explore/fraction.ts';

/** How likely something is, exactly. Plain data. */
export interface Chance {
	/** In lowest terms: "5/9", "0", "1". */
	readonly fraction: string;
	/** "55.6%". */
	readonly percent: string;
	/** The nearest number from 0 to 1. */
	readonly value: number;
}

/** A chance as plain data. */
export const chanceOf = (chance: Fraction): Chance => ({
	fraction: fractionText(chance),
	percent: percentText(chance),
	value: toNumber(chance)
});
