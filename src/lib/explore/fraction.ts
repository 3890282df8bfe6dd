/** A rational number in lowest terms, its denominator above 0. */
export interface Fraction {
	readonly over: bigint;
	readonly under: bigint;
}

function commonDivisor(a: bigint, b: bigint): bigint {
	let [one, other] = [a < 0n ? -a : a, b];
	while (other !== 0n) [one, other] = [other, one % other];
	return one;
}

/** A fraction in lowest terms. @throws RangeError where it would be over 0. */
export function fraction(over: bigint | number, under: bigint | number = 1n): Fraction {
	const [a, b] = [BigInt(over), BigInt(under)];
	if (b === 0n) throw new RangeError('A fraction over 0 is no number.');
	const by = commonDivisor(a, b < 0n ? -b : b) * (b < 0n ? -1n : 1n);
	return { over: a / by, under: b / by };
}

export const ZERO: Fraction = { over: 0n, under: 1n };
export const ONE: Fraction = { over: 1n, under: 1n };

export function plus(a: Fraction, b: Fraction): Fraction {
	if (a.over === 0n) return b;
	if (b.over === 0n) return a;
	if (a.under === b.under)
		return a.under === 1n
			? { over: a.over + b.over, under: 1n }
			: fraction(a.over + b.over, a.under);
	return fraction(a.over * b.under + b.over * a.under, a.under * b.under);
}

export const minus = (a: Fraction, b: Fraction): Fraction =>
	plus(a, { over: -b.over, under: b.under });

export function times(a: Fraction, b: Fraction): Fraction {
	if (a.over === 0n || b.over === 0n) return ZERO;
	if (a.over === a.under) return b;
	if (b.over === b.under) return a;
	return fraction(a.over * b.over, a.under * b.under);
}

/** @throws RangeError where it is divided by 0. */
export const dividedBy = (a: Fraction, b: Fraction): Fraction =>
	fraction(a.over * b.under, a.under * b.over);

/** Below 0, 0 or above 0, as `a` is less than, the same as or more than `b`. */
export function compare(a: Fraction, b: Fraction): number {
	const by = a.over * b.under - b.over * a.under;
	return by < 0n ? -1 : by > 0n ? 1 : 0;
}

export const isSame = (a: Fraction, b: Fraction): boolean =>
	a.over === b.over && a.under === b.under;

/** "5/9"; a whole number without the stroke. */
export const fractionText = ({ over, under }: Fraction): string =>
	under === 1n ? String(over) : `${String(over)}/${String(under)}`;

/** So many parts of the whole, rounded to the nearest, halves up. */
const partsOf = ({ over, under }: Fraction, whole: bigint): bigint =>
	(2n * over * whole + under) / (2n * under);

/** "55.6%": with a digit behind the point where it is not whole; never 0% or 100% where it is neither. */
export function percentText(of: Fraction): string {
	if (of.over === 0n) return '0%';
	if (of.over === of.under) return '100%';
	const tenths = partsOf(of, 1000n);
	if (tenths === 0n) return 'under 0.1%';
	if (tenths === 1000n) return 'over 99.9%';
	const exact = of.over * 1000n === tenths * of.under;
	return exact && tenths % 10n === 0n
		? `${String(tenths / 10n)}%`
		: `${String(tenths / 10n)}.${String(tenths % 10n)}%`;
}

/** The nearest number that a program reckons with. */
export const toNumber = (of: Fraction): number => Number(partsOf(of, 10n ** 15n)) / 1e15;
