import { verdictOf, type Verdict } from '../../../scenario/verdict.ts';
import type { Meanwhile } from '../meanwhile.ts';
import type { ShownVerdict } from '../shapes/verdict.ts';
import { playedUpTo } from './played.ts';
import { shown } from './show.ts';

/**
 * Says what comes of a line if nobody does anything more.
 * @param meanwhile hears on what it depends, before what comes of each answer is known.
 */
export function verdictAnswer(asked: unknown, meanwhile?: Meanwhile<ShownVerdict>): ShownVerdict {
	const { played, scenario } = playedUpTo(asked);
	const { script, title } = scenario;
	const show = (verdict: Verdict): ShownVerdict => shown(verdict, played.position);
	return show(
		verdictOf(played, { script, title, first: (verdict) => meanwhile?.first(show(verdict)) })
	);
}
