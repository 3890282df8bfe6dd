import { describe, expect, it } from 'vitest';
import * as say from '../build/index.ts';
import { indefinite, range } from '../wording-nouns.ts';
import { effectLines, lineAt, wordLines } from '../wording.ts';

const { target, tap, loot, gainCents, inTurn: then } = say;

describe('lines', () => {
	const ability = tap(
		then(
			loot(1),
			say.roll(say.on([1, 2], gainCents(1)), say.on([3], then(loot(1), loot(2)))),
			loot(3)
		)
	);

	it('have the part of the ability they are', () => {
		expect(wordLines(ability)).toEqual([
			{ text: '↷: Loot 1. Roll-', path: [] },
			{ text: '1-2: Gain 1¢.', path: [1, 0] },
			{ text: '3: Loot 1. Loot 2.', path: [1, 1] },
			{ text: 'Loot 3.', path: [2] }
		]);
	});

	it.each([
		[[], '↷: Loot 1. Roll-'],
		[[0], '↷: Loot 1. Roll-'],
		[[1, 1], '3: Loot 1. Loot 2.'],
		[[1, 1, 0], '3: Loot 1. Loot 2.'],
		[[2], 'Loot 3.']
	])('the line that holds %j', (path, text) => {
		expect(lineAt(wordLines(ability), path)?.text).toBe(text);
	});

	it('leave out cost and trigger on request', () => {
		expect(effectLines(say.eachTime(say.rolls('you', 1), loot(1)))).toEqual([
			{ text: 'Loot 1.', path: [] }
		]);
	});
	it('options are lines with their path', () => {
		const choice = say.eachTime(
			say.takesDamage('you'),
			say.ifYouDo(
				say.discard(1),
				say.chooseOne(say.option(loot(1)), say.option(say.kill(), target('monster')))
			)
		);
		expect(wordLines(choice)).toEqual([
			{
				text: 'Each time you take damage, discard a loot card. If you do, choose one-',
				path: []
			},
			{ text: '• Loot 1.', path: [1, 0] },
			{ text: '• Kill a monster.', path: [1, 1] }
		]);
	});

	it('the effect of a replacement stands under its standing', () => {
		const rolls = say.roll(say.on([1, 2], say.flip()));
		expect(
			wordLines(say.always(say.replaces(say.would('die', 'this'), { instead: rolls })))
		).toEqual([
			{ text: 'If this would die, do this instead: roll-', path: [] },
			{ text: '1-2: Flip this.', path: [0, 0] }
		]);
	});

	it('gained abilities of several lines have their own', () => {
		const gains = say.gainAbilities('this', 'end of turn', tap(say.roll(say.on([1], loot(1)))));
		expect(wordLines(tap(gains))).toEqual([
			{ text: '↷: This gains till end of turn these abilities-', path: [] },
			{ text: '• ↷: Roll-', path: [0] },
			{ text: '1: Loot 1.', path: [0, 0] }
		]);
	});
});

describe('nouns', () => {
	it('lists share an article where they can', () => {
		expect(indefinite(target('monster', 'player', 'item'))).toBe('a monster, player, or item');
		expect(indefinite(target('monster', say.a('item', 'eternal')))).toBe(
			'a monster or an eternal item'
		);
	});

	it.each([
		[[6], '6'],
		[[1, 2], '1-2'],
		[[3, 1, 2], '1-3'],
		[[1, 6], '1 or 6'],
		[[1, 3, 4, 6], '1, 3-4, or 6']
	])('%j is %s', (numbers, text) => {
		expect(range(numbers)).toBe(text);
	});
});
