import { gainLootPlay, tap } from '../../../abilities/build/index.ts';
import type { Card } from '../../card.ts';
import { character } from '../../kinds.ts';

/** The characters of Summer of Isaac. */
export const CHARACTERS: Readonly<Record<string, Card>> = {
	stacy: character('Stacy', 'unstable-dna', tap(gainLootPlay))
};
