import type { Position } from '../../model/position.ts';
import { allDifferences } from '../../scenario/expect/all-facts.ts';
import { differences, type Difference } from '../../scenario/expect/ends.ts';
import { play, type RulingScenario } from '../../scenario/index.ts';
import { storyOf, type ToldAct } from './story.ts';

/** How a case and its twin compare. */
export interface Divergence {
	/** The act at which they part, counted from 0; null where they are told alike. */
	readonly at: number | null;
	/** What is told there; null of one that has ended. */
	readonly acts: readonly [ToldAct | null, ToldAct | null];
	/** What differs between the tables they end at. */
	readonly ends: readonly Difference[];
}

const tells = (act: ToldAct | undefined): string => JSON.stringify(act ?? null);

/**
 * Sets a scenario and its twin side by side: where they part, and what they come to.
 * @throws Error when one of them cannot be laid out.
 */
export function divergenceOf(a: RulingScenario, b: RulingScenario): Divergence {
	const [one, other] = [storyOf(a), storyOf(b)];
	const most = Math.max(one.acts.length, other.acts.length);
	const apart = Array.from({ length: most }, (_, i) => i).find(
		(i) => tells(one.acts[i]) !== tells(other.acts[i])
	);
	const [first, second] = [play(a.scenario), play(b.scenario)];
	return {
		at: apart ?? null,
		acts: apart === undefined ? [null, null] : [one.acts[apart] ?? null, other.acts[apart] ?? null],
		ends: first.ok && second.ok ? endsOf(first.position, second.position) : []
	};
}

/** What two people would compare at the end; where that is the same, all that differs there. */
export function endsOf(a: Position, b: Position): readonly Difference[] {
	const compared = differences(a, b);
	return compared.length > 0 ? compared : allDifferences(a, b);
}
