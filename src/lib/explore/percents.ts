import { fraction, isSame, ONE, percentText, plus, ZERO, type Fraction } from './fraction.ts';

/** Half of a percent's tenth is as far as a number is shown from what it is; a whole tenth where the sum needs it. */
const TENTHS = 1000n;

const inTenths = ({ over, under }: Fraction): bigint => (2n * over * TENTHS + under) / (2n * under);
const isTiny = (of: Fraction): boolean => /^(?:under|over)/u.test(percentText(of));

/** "81.25%", where two digits say it exactly; null where they do not. */
function exactText({ over, under }: Fraction): string | null {
	if ((over * 10_000n) % under !== 0n) return null;
	const parts = (over * 10_000n) / under;
	const digits = String(parts % 100n)
		.padStart(2, '0')
		.replace(/0+$/u, '');
	return `${String(parts / 100n)}${digits === '' ? '' : `.${digits}`}%`;
}

/**
 * Fractions that are 1 together in percent, so that what is shown adds up to 100 wherever equal ones can be shown
 * alike: by two digits where those say all of them, else by one, the others of which take up what rounding left.
 */
export function percentTexts(all: readonly Fraction[]): readonly string[] {
	const usual = all.map(percentText);
	if (!isSame(all.reduce(plus, ZERO), ONE) || all.some(isTiny)) return usual;
	const tenths = all.map(inTenths);
	const left = TENTHS - tenths.reduce((sum, one) => sum + one, 0n);
	if (left === 0n) return usual;
	const exact = all.map(exactText);
	if (exact.every((one) => one !== null)) return exact;
	// Equal ones move together, the other way than they were rounded.
	const movable = all.findIndex((one) => {
		const alike = BigInt(all.filter((other) => isSame(one, other)).length);
		const roundedUp = inTenths(one) * one.under > one.over * TENTHS;
		return left % alike === 0n && left / alike === (roundedUp ? -1n : 1n) && one.over > 0n;
	});
	const moved = all[movable];
	if (!moved) return usual;
	const to = fraction(inTenths(moved) + (left < 0n ? -1n : 1n), TENTHS);
	return all.map((one, i) => (isSame(one, moved) ? percentText(to) : (usual[i] ?? '')));
}

/** "5/9" and "1" as they are written, read back; null of anything else. */
export function fractionIn(text: string): Fraction | null {
	const { over, under = '1' } = /^(?<over>\d+)(?:\/(?<under>[1-9]\d*))?$/u.exec(text)?.groups ?? {};
	return over === undefined ? null : fraction(BigInt(over), BigInt(under));
}
