import { gainLootPlay, tap } from '../../../abilities/build/index.ts';
import type { Card } from '../../card.ts';
import { character } from '../../kinds.ts';

/** The characters of Requiem. */
export const CHARACTERS: Readonly<Record<string, Card>> = {
	bethany: character('Bethany', 'book-of-virtues', tap(gainLootPlay)),
	'the-dauntless': { ...character('The Dauntless', 'hypercoagulation', tap(gainLootPlay)), hp: 1 },
	'the-hoarder': character('The Hoarder', 'bag-of-crafting', tap(gainLootPlay)),
	'the-deceiver': character('The Deceiver', 'ceremonial-blade', tap(gainLootPlay)),
	'the-soiled': character('The Soiled', 'ibs', tap(gainLootPlay)),
	'the-curdled': character('The Curdled', 'sumptorium', tap(gainLootPlay)),
	'the-savage': character('The Savage', 'berserk', tap(gainLootPlay)),
	'the-capricious': character('The Capricious', 'glitch', tap(gainLootPlay)),
	'the-empty': character('The Empty', 'abyss', tap(gainLootPlay)),
	'the-fettered': character('The Fettered', 'dead-weight', tap(gainLootPlay)),
	'the-zealot': character('The Zealot', 'lemegeton', tap(gainLootPlay))
};
