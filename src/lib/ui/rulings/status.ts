import type { RulingStatus } from '../../scenario/ruling.ts';

/** What a status is called, and what it says of the answer. */
export const STATUS_WORDS: Readonly<
	Record<RulingStatus, { readonly name: string; readonly means: string }>
> = {
	settled: { name: 'Settled', means: 'The rulebook of 2023 decides this.' },
	silent: {
		name: 'Silent',
		means:
			'The rulebook of 2023 does not say. This follows the nearest rule; a table may decide otherwise.'
	},
	disputed: {
		name: 'Disputed',
		means:
			'The rulebook of 2023 says two things here. This follows one of them; a table may follow the other.'
	}
};
