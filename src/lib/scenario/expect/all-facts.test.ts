import { expect, it } from 'vitest';
import { parse } from '../parse/parse.ts';
import { play } from '../play.ts';
import { allDifferences } from './all-facts.ts';

function tableOf(text: string): Parameters<typeof allDifferences>[0] {
	const parsed = parse(text);
	const played = parsed.ok ? play(parsed.scenario) : null;
	if (!played?.ok) throw new Error('The table could not be laid.');
	return played.position;
}

const differ = (a: string, b: string): readonly (readonly string[])[] =>
	allDifferences(tableOf(a), tableOf(b)).map(({ of, is }) => [of, ...is]);

const AMY = 'player Amy: Isaac\nplayer Ben: Cain';

it.each([
	[
		'what may still be done',
		AMY,
		'player Amy: Isaac, 0 attacks, 0 purchases, 0 loot plays\nplayer Ben: Cain, 1 loot play',
		[
			['Amy, attacks left', '1', '0'],
			['Amy, purchases left', '1', '0'],
			['Amy, loot plays left', '1', '0'],
			['Ben, loot plays left', '0', '1']
		]
	],
	[
		'counters',
		'player Amy: Isaac, 2 egg counters | items: Meat! (1 counter)',
		'player Amy: Isaac | items: Meat!',
		[['Counters', 'Amy (2 egg counters), Meat! (1 counter)', 'none']]
	],
	[
		'decks and discards, their top first',
		`${AMY}\nloot deck: Bomb!, 2 unknown\nloot discard: Soul Heart, Dagaz`,
		`${AMY}\nloot deck: 3 unknown\nloot discard: Dagaz, Soul Heart`,
		[
			['The loot deck', 'Bomb!, 2 unknown', '3 unknown'],
			['The loot discard', 'Soul Heart, Dagaz', 'Dagaz, Soul Heart']
		]
	],
	[
		'what is left to whoever has the turn, only where both have it',
		`${AMY}\nturn: Amy, action phase`,
		`${AMY}\nturn: Ben, action phase`,
		[
			['Turn', 'Amy, action phase', 'Ben, action phase'],
			['Amy, loot plays left', '1', '0'],
			['Ben, loot plays left', '0', '1']
		]
	]
])('%s', (_, a, b, expected) => {
	expect(differ(a, b)).toEqual(expected);
	expect(differ(a, a)).toEqual([]);
});
