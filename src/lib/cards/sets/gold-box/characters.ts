import { gainLootPlay, tap } from '../../../abilities/build/index.ts';
import type { Card } from '../../card.ts';
import { character } from '../../kinds.ts';

/** The characters of the Gold Box. */
export const CHARACTERS: Readonly<Record<string, Card>> = {
	azazel: character('Azazel', 'lord-of-the-pit', tap(gainLootPlay)),
	'the-keeper': character('The Keeper', 'wooden-nickel', tap(gainLootPlay))
};
