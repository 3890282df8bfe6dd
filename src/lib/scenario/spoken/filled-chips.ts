import type { Chip } from './spoken.ts';

/** Both in one chip, the first told with the second. */
const inOne = (one: Chip, other: Chip): Chip => ({
	...other,
	kind: one.kind === 'act' ? 'act' : other.kind,
	words: `${one.words}, ${other.words}`,
	lines: [...one.lines, ...other.lines],
	at: one.at ?? other.at,
	trouble: one.trouble ?? other.trouble,
	fits: [...one.fits, ...other.fits]
});

/** What is marked stays by itself. */
const isMarked = ({ kind }: Chip): boolean => kind === 'left' || kind === 'unread';

/** Chips that each have words of the text: what was told within another piece is told with that. */
export function filled(chips: readonly Chip[]): readonly Chip[] {
	const all: Chip[] = [];
	let empty: Chip | null = null;
	for (const chip of chips) {
		const before = all.at(-1);
		if (empty && before && isMarked(chip)) {
			const { from, to } = before;
			all[all.length - 1] = { ...inOne(before, empty), from, to };
			empty = null;
		}
		const told: Chip = empty ? inOne(empty, chip) : chip;
		empty = chip.to > chip.from ? null : told;
		if (!empty) all.push(told);
	}
	return empty ? [...all, empty] : all;
}
