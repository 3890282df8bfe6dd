import type { Variant } from './variant.ts';

const PARITIES = [
	['odd', '1 3 or 5'],
	['even', '2 4 or 6']
] as const;

/** Odd and even numbers are those of a die. */
export const PARITY: readonly Variant[] = PARITIES.flatMap(
	([parity, faces]): readonly Variant[] => [
		...['a', 'any'].flatMap((a): readonly Variant[] => [
			[`roll ${a} ${parity} number`, `roll a ${faces}`],
			[`rolls ${a} ${parity} number`, `rolls a ${faces}`],
			[`rolls ${a} ${parity} number against this`, `rolls a attack roll of ${faces} against this`],
			[`make ${a} ${parity} attack roll`, `roll a attack roll of ${faces}`],
			[`makes ${a} ${parity} attack roll`, `rolls a attack roll of ${faces}`],
			[
				`makes ${a} ${parity} attack roll against this`,
				`rolls a attack roll of ${faces} against this`
			]
		]),
		[`${parity} attack rolls`, `attack rolls of ${faces}`],
		[`attack rolls of ${parity} numbers`, `attack rolls of ${faces}`],
		[`on ${parity} numbers`, `on attack rolls of ${faces}`]
	]
);
