import { gainLootPlay, tap } from '../../../abilities/build/index.ts';
import type { Card } from '../../card.ts';
import { character } from '../../kinds.ts';

/** The characters of Summer of Isaac. */
export const CHARACTERS: Readonly<Record<string, Card>> = {
	stacy: character('Stacy', 'unstable-dna', tap(gainLootPlay)),
	'clubby-the-seal': character('Clubby the Seal', 'club', tap(gainLootPlay)),
	gish: character('Gish', 'ball-of-tar', tap(gainLootPlay))
};
