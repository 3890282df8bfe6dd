import { verdictOf } from '../../../scenario/verdict.ts';
import type { ShownVerdict } from '../shapes/verdict.ts';
import { playedUpTo } from './played.ts';
import { shown } from './show.ts';

/** Says what comes of a line if nobody does anything more. */
export function verdictAnswer(asked: unknown): ShownVerdict {
	const { played, scenario } = playedUpTo(asked);
	return shown(
		verdictOf(played, { script: scenario.script, title: scenario.title }),
		played.position
	);
}
