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
	'the-zealot': character('The Zealot', 'lemegeton', tap(gainLootPlay)),
	'the-broken': { ...character('The Broken', 'spindown-dice', tap(gainLootPlay)), threePlus: true },
	'the-benighted': character('The Benighted', 'hemoptysis', tap(gainLootPlay)),
	'the-baleful': {
		...character('The Baleful', 'soulbound', tap(gainLootPlay)),
		threePlus: true,
		hp: 1
	},
	'the-harlot': character('The Harlot', 'gello', tap(gainLootPlay)),
	'jacob-and-esau': {
		...character('Jacob & Esau', 'sibling-rivalry', tap(gainLootPlay)),
		threePlus: true
	},
	'the-enigma': { ...character('The Enigma', 'flip', tap(gainLootPlay)), back: 'amgine-eht' },
	'the-miser': character('The Miser', 'keepers-bargain', tap(gainLootPlay)),
	'the-deserter': character('The Deserter', 'anima-sola', tap(gainLootPlay)),
	'flash-isaac': {
		...character('Flash Isaac', 'classic-roller', tap(gainLootPlay)),
		threePlus: true
	}
};
