/** The readings of 2023 that the online rulebook settles, each with the answer. */
export const SETTLED_2024 = {
	'healed-at-zero': 'dies',
	'reader-controller': 'roller',
	'evasion-bounds': 'bounded'
} as const;
