import type { RuleStatus } from '../../rules/rule.ts';

/** What a status is called, what it says of a rule, and what of the answer to a dispute. */
export const STATUS_WORDS: Readonly<
	Record<
		RuleStatus,
		{
			readonly name: string;
			/** Of a rule; null where there is nothing to remark. */
			readonly remark: string | null;
			/** Of an answer. */
			readonly means: string;
		}
	>
> = {
	settled: { name: 'Settled', remark: null, means: 'The rulebook decides this.' },
	silent: {
		name: 'Silent',
		remark: 'The rulebook does not say; this is how we read it.',
		means: 'The rulebook does not say. This follows the nearest rule; a table may decide otherwise.'
	},
	disputed: {
		name: 'Disputed',
		remark: 'The rulebook speaks with two voices; this is how we read it.',
		means:
			'The rulebook says two things here. This follows one of them; a table may follow the other.'
	}
};
