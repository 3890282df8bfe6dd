/** Questions what becomes of the loot cards in a hand. */
import { owesDiscards } from './facts-of-turns.ts';
import * as players from './facts-of-players.ts';
import { AUX, LOSES, NUMBER, OF, pattern, type Questions, WHO, WHOSE } from './question-grammar.ts';
import { ofEach } from './question-readers.ts';

export const OF_HANDS: Questions = [
	[
		pattern(`${AUX}${WHO} ${LOSES} ${OF}loot(?: cards?)?`),
		ofEach((seat) => players.losesLoot(seat))
	],
	[
		pattern(`${AUX}${WHO} ${LOSES} ${WHOSE}(?:(?:whole|entire) )?hand`),
		ofEach((seat) => players.losesHand(seat))
	],
	[
		pattern(
			`${AUX}${WHO} (?:(?:have|has|need|needs|got) to )?discard(?:s)?(?: (?:anything|cards?|any(?: cards?)?))?`
		),
		ofEach((seat) => players.losesLoot(seat))
	],
	[
		pattern(`${AUX}${WHO} (?:(?:have|has|need|needs|got) to )?discards? (?:down )?to ${NUMBER}`),
		ofEach((seat) => owesDiscards(seat))
	]
];
