import type { Plain } from '../wording/clause.ts';
import { cardSamples } from './cents-and-cards.ts';
import { damageSamples } from './damage.ts';
import { turnSamples } from './dice-and-turn.ts';
import { objectSamples } from './objects.ts';

type Sampled = Exclude<Plain, { do: 'look' }>;
/** Every verb in every form it is worded in: one that is missing does not compile. */
export const SAMPLES = (): readonly Sampled[] => [
	...cardSamples(),
	...objectSamples(),
	...damageSamples(),
	...turnSamples()
];
