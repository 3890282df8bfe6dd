import { gainLootPlay, tap } from '../../../abilities/build/index.ts';
import type { Card } from '../../card.ts';
import { character } from '../../kinds.ts';

/** The characters of Four Souls+. */
export const CHARACTERS: Readonly<Record<string, Card>> = {
	'fsp2-bum-bo': character('Bum-Bo', 'bag-o-trash', tap(gainLootPlay)),
	'dark-judas': character('Dark Judas', 'dark-arts', tap(gainLootPlay)),
	guppy: character('Guppy', 'infestation', tap(gainLootPlay)),
	'whore-of-babylon': character('Whore of Babylon', 'gimpy', tap(gainLootPlay))
};
