import { cardOf } from '../../cards/library.ts';
import type { CardKey } from '../../model/words.ts';
import { isLoot } from './cards-said.ts';
import type { Said } from './clause.ts';
import { anyOf, article, cardAt, skip, type Reader } from './reader.ts';
import type { Match } from './said.ts';

/** Whether a card does something to the next loot card that its controller plays: it copies it, say. */
const awaitsLoot = (card: CardKey): boolean => AWAITS.test(JSON.stringify(cardOf(card).abilities));
const AWAITS = /"on":"play loot","who":"you"/u;

/** "Blank Card with Two Cents", "on his Bomb!", "to copy A Dime!!": the loot card is played behind it. */
export function awaitedLoot(
	reader: Reader,
	at: number,
	card: CardKey,
	use: (at: number) => Match<Said> | null
): Match<Said> | null {
	if (!awaitsLoot(card)) return null;
	const led = anyOf(
		reader,
		skip(reader, at, ''),
		'with|on|for|plus|copying|doubling|using',
		'to copy|double|clone',
		'and copy|copies|double|doubles'
	);
	if (led < 0) return null;
	const start = anyOf(reader, led, 'his|her|my|their own|', '');
	const loot = cardAt(reader, article(reader, start), (face) => isLoot(face));
	return loot ? use(article(reader, start)) : null;
}
