import { outcomeAt, partTo } from '../explore/ending.ts';
import type { Graph } from '../explore/explore.ts';
import { sharedOf } from '../explore/shared.ts';
import { NOTHING_CHANGES, outcomeSentences } from '../wording/verdict.ts';

/**
 * What has come at each of some ends.
 * @param nothing what is said where they have nothing in common that is told.
 */
export function sentenceAt(
	{ places }: Pick<Graph, 'places'>,
	own: readonly number[],
	nothing = NOTHING_CHANGES
): string {
	const start = places[0]?.position;
	const [place] = own.flatMap((at) => places[at] ?? []);
	if (!start || !place) return nothing;
	const shared = sharedOf(own.flatMap((at) => (places[at] ? [outcomeAt(start, places[at])] : [])));
	const { position: end } = place;
	const said = outcomeSentences(shared ?? outcomeAt(start, place), [partTo(start, place)], {
		end,
		stop: { is: 'done' }
	}).join(' ');
	return said === NOTHING_CHANGES ? nothing : said;
}
