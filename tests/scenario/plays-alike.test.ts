/** Two positions play alike whatever their things are numbered, and not with one fact changed. */
import { describe, expect, it } from 'vitest';
import { begin } from '#lib/judge/judge.ts';
import type { Position } from '#lib/model/position.ts';
import { playAlike } from '#lib/scenario/describe/plays-alike.ts';
import { parse, play, start } from '#lib/scenario/index.ts';

function laid(text: string): Position {
	const parsed = parse(text);
	const started = parsed.ok ? start(parsed.scenario) : expect.fail('It cannot be read.');
	return started.ok ? begin(started.position).position : expect.fail('It cannot be laid.');
}

const TABLE = `player Amy: Isaac, 3¢ | items: Yum Heart, The D6 | hand: Bomb!, 1 unknown
player Ben: Cain
monsters: Gurdy, Fly
attack: Amy on Gurdy
stack: Amy's roll 3 against Gurdy; Bomb! (Ben) -> Fly`;

describe('one fact changed', () => {
	it.each([
		['3¢', '4¢'],
		['items: Yum Heart', 'items: Yum Heart (deactivated)'],
		['The D6 |', 'The D6 (1 counter) |'],
		['The D6', 'Dinner'],
		['Bomb!, 1 unknown', 'Bomb!, 2 unknown'],
		['Gurdy, Fly', 'Gurdy (3 HP), Fly'],
		['Gurdy, Fly', 'Gurdy over Pin, Fly'],
		['roll 3', 'roll 4'],
		['(Ben) -> Fly', '(Ben) -> Gurdy'],
		['(Ben) -> Fly', '(Amy) -> Fly'],
		['player Ben: Cain', 'player Ben: Judas'],
		['player Ben: Cain', 'player Ben: Cain, 1 loot play']
	])('%s, then %s', (is, other) => {
		expect(TABLE).toContain(is);
		expect(playAlike(laid(TABLE), laid(TABLE.replace(is, other)))).toBe(false);
	});
});

it('what has been played and what is laid is one where nothing but numbers differ', () => {
	const parsed = parse(`player Amy: Isaac | hand: Bomb!, 2 unknown
player Ben: Cain
monsters: Gurdy, Fly
---
Amy plays Bomb! -> Gurdy
everyone passes
everyone passes`);
	const played = parsed.ok ? play(parsed.scenario) : expect.fail('It cannot be read.');
	const { position } = played.ok ? played : expect.fail('It cannot be played.');
	const after = laid(`player Amy: Isaac, 0 loot plays | hand: 2 unknown
player Ben: Cain
monsters: Gurdy (4 HP), Fly
loot discard: Bomb!`);
	expect(playAlike(position, after)).toBe(true);
	expect(JSON.stringify(position)).not.toBe(JSON.stringify(after));
});
