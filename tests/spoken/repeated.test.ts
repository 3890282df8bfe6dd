/** Whatever is said again and again is read in time: no pattern tries the same words in ever more ways. */
import { expect, it } from 'vitest';
import { understand } from '#lib/scenario/spoken/index.ts';

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
