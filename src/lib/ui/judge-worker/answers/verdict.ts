import { tellingOf, verdictOf, type Verdict } from '../../../scenario/verdict.ts';
import type { Meanwhile } from '../meanwhile.ts';
import type { ShownVerdict } from '../shapes/verdict.ts';
import { playedUpTo } from './played.ts';
import { shown } from './show.ts';

/** Says what comes of a line if nobody does anything more. */
export function verdictAnswer(asked: unknown): ShownVerdict {
	const { played, scenario } = playedUpTo(asked);
	const { script, title } = scenario;
	return shown(verdictOf(played, { script, title }), played.position);
}

/**
 * The same, letting others in between two answers of a die or a choice.
 * @param meanwhile hears on what it depends, before what comes of each answer is known.
 */
export async function verdictMeanwhile(
	asked: unknown,
	meanwhile: Meanwhile<ShownVerdict>
): Promise<ShownVerdict> {
	const { played, scenario } = playedUpTo(asked);
	const { script, title } = scenario;
	const show = (verdict: Verdict): ShownVerdict => shown(verdict, played.position);
	const telling = tellingOf(played, { script, title });
	let next = telling.next();
	if (!next.done && next.value) meanwhile.first(show(next.value()));
	for (; !next.done; next = telling.next()) await meanwhile.rest();
	return show(next.value);
}
