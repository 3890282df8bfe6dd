/** Whatever is said again and again is read in time: no pattern tries the same words in ever more ways. */
import { expect, it } from 'vitest';
import { understand } from '#lib/scenario/spoken/index.ts';
import { piecesOf } from '#lib/scenario/spoken/pieces.ts';
import { readerOf } from '#lib/scenario/spoken/reader-of.ts';

const LENGTH = 1000;

it.each([
	'a ',
	'the ',
	'the new ',
	'his the final ',
	'Amy attacks Gurdy, ',
	'he said that ',
	'if ',
	'with Mini Mush he made it a 1 ',
	'1 ',
	'1, ',
	'Bomb! ',
	"didn't ",
	'responds by ',
	'and then ',
	'"',
	'((',
	'Amy: ',
	'x',
	'two 1s in a row ',
	'can Ben butter bean it? ',
	"what if Ben doesn't play ",
	'her turn ends ',
	'to save Ben from 1 damage ',
	'who only had 1 hp left ',
	"Guppy's Collar ",
	'on the ',
	'. ',
	'\n',
	'e\u0301 ',
	'him it that ',
	'quick question ',
	'does he ',
	'rolls 1 ',
	'no wait ',
	'nope no yes ok , ',
	'Amy says : no '
])('reads %j a thousand letters long', (unit) => {
	const text = unit.repeat(LENGTH).slice(0, LENGTH);
	const { chips } = understand(text);
	for (const { from, to } of chips) expect(text.slice(from, to)).not.toBe('');
});

/** How often a text is looked into for cards as its pieces are read. */
function looksInto(text: string): number {
	const reader = readerOf(text, { names: [], cards: [] });
	let looks = 0;
	const at: typeof reader.lexicon.at = (index) => {
		looks++;
		return reader.lexicon.at(index);
	};
	piecesOf({ ...reader, lexicon: { at } });
	return looks;
}

it.each(['Bomb! ', 'Amy, ', 'dinner and ', 'Gurdy, Pin, ', "Ben's Bomb! ", 'with Bomb! '])(
	'reads %j at a cost that grows no faster than the text',
	(unit) => {
		const [short, long] = [looksInto(unit.repeat(100)), looksInto(unit.repeat(400))];
		expect(long).toBeLessThan(short * 4.5);
	}
);
