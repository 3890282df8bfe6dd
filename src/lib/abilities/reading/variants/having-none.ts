import type { Variant } from './variant.ts';

const GAINS = ['gains this soul', 'gains this'] as const;
const NONE = ['no', '0'] as const;

/** The first player who has none of something: none is not "0 or more". */
export const HAVING_NONE: readonly Variant[] = GAINS.flatMap((gains) =>
	NONE.flatMap((none): readonly Variant[] => [
		...['have', 'control'].flatMap((have) =>
			['items', 'souls', 'curses'].map((what): Variant => [
				`the first player to ${have} ${none} ${what} ${gains}`,
				`as soon as there are 0 ${what} you control gain this if nobody has yet`
			])
		),
		...['loot cards in hand', 'loot cards in their hand', 'cards in hand'].map((cards): Variant => [
			`the first player to have ${none} ${cards} ${gains}`,
			'as soon as you have 0 loot cards in hand gain this if nobody has yet'
		]),
		[
			`the first player to have ${none === '0' ? '0¢' : 'no ¢'} ${gains}`,
			'as soon as you have 0¢ gain this if nobody has yet'
		]
	])
);
