import type { Scenario } from '../../scenario/scenario.ts';
import type { LineChip } from './line.ts';

/** As many as are offered to be left out. */
const MOST = 5;

/** The pieces that say what somebody played or used, and need not have; none where nothing else happens. */
export function deedsOf<T extends LineChip>(
	chips: readonly T[],
	{ script }: Scenario
): readonly T[] {
	const acts = chips.filter(({ kind, at, lines }) => kind === 'act' && at !== null && lines > 0);
	if (acts.length < 2) return [];
	const isDeed = ({ at, lines }: LineChip): boolean =>
		script
			.slice(at ?? 0, (at ?? 0) + lines)
			.some((line) => 'do' in line && (line.do === 'play' || line.do === 'activate'));
	return acts.filter(isDeed).slice(-MOST);
}
