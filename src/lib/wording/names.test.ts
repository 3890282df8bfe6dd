import { describe, expect, it } from 'vitest';
import { abilitiesOf, LIBRARY } from '../cards/library.ts';
import { EDITIONS } from '../model/words.ts';
import { attackRoll, butterBean, IDS, SLEIGHT, table } from './fixture.ts';
import { effectWords, lineOf, wordCard } from './cards.ts';
import {
	cardName,
	copyNumber,
	itemName,
	objectName,
	optionName,
	possessive,
	refName
} from './names.ts';

describe('names', () => {
	it.each([
		['Amy', "Amy's"],
		['James', "James'"]
	])('%s owns', (name, text) => {
		expect(possessive(name)).toBe(text);
	});

	it('numbers copies in the order they entered play', () => {
		expect(objectName(table(), IDS.fly)).toBe('Fly #1');
		expect(objectName(table(), IDS.secondFly)).toBe('Fly #2');
		expect(objectName(table(), IDS.gurdy)).toBe('Gurdy');
		expect(copyNumber(table(), IDS.gurdy)).toBeNull();
	});

	it('does not count the soul a monster became', () => {
		const position = table();
		const [amy, ...others] = position.players;
		const top = position.slots.monster[2]?.top;
		if (!amy || !top) throw new Error('The table has no Amy or no Gurdy.');
		const souls = [{ ...top, id: 70, kind: 'soul' as const }];
		expect(objectName({ ...position, players: [{ ...amy, souls }, ...others] }, IDS.gurdy)).toBe(
			'Gurdy'
		);
	});

	it('names what is gone, or unknown, without throwing', () => {
		expect(objectName(table(), IDS.gone)).toBe('something that is gone');
		expect(refName(table(), { item: 1234 })).toBe('something that is gone');
		expect(optionName(table(), { trigger: 1234 })).toBe('something that is gone');
		expect(refName(table(), { player: 9 })).toBe('someone');
		expect(cardName('no-such-card')).toBe('no-such-card');
	});

	it.each([
		[attackRoll(4), "Amy's attack roll of 4 against Gurdy"],
		[butterBean(), 'Butter Bean! (Ben)'],
		[SLEIGHT, 'Sleight of Hand (Ben)'],
		[
			{
				kind: 'damage',
				id: 60,
				to: { player: 0 },
				amount: 1,
				combat: true,
				source: { player: 0 }
			} as const,
			'combat damage 1 to Amy'
		],
		[{ kind: 'death', id: 60, of: { player: 2 } } as const, "James' death"]
	])('%#: a thing on the stack', (item, text) => {
		expect(itemName(table(), item)).toBe(text);
	});

	it.each([
		[{ deck: 'loot' } as const, 'the loot deck'],
		[{ discard: 'monster' } as const, 'the monster discard'],
		[{ slot: 'monster', index: 1 } as const, 'monster slot 2'],
		[{ hand: 0, card: null }, "a card in Amy's hand"],
		[{ hand: 2, card: 'bomb' }, "Bomb! in James' hand"],
		[{ number: 6 }, '6'],
		[{ mode: 0 }, 'option 1'],
		[{ card: null, at: 1 }, 'card 2']
	])('%j', (option, text) => {
		expect(optionName(table(), option)).toBe(text);
	});
});

describe('cards', () => {
	for (const [key, card] of LIBRARY)
		it(`${card.name} (${key}) is worded in full`, () => {
			for (const edition of EDITIONS) {
				const abilities = abilitiesOf(key, edition);
				const lines = wordCard(key, edition);
				expect(new Set(lines.map(({ at }) => at.line)).size).toBe(abilities.length);
				for (const { text, at } of lines) {
					expect(text).toMatch(/^(?:• )?[A-Z0-9↷$].*(?:\.|-|\.")$/u);
					expect(text).not.toMatch(/undefined|null|NaN|\[object| {2}|\.\./u);
					expect(lineOf(at, edition)).toEqual({ text, at });
				}
			}
		});

	it('gives the words of one line of a table', () => {
		expect(lineOf({ card: 'book-of-sin', line: 0, path: [1] }, '2023')?.text).toBe('3-4: Loot 1.');
		expect(effectWords({ card: 'book-of-sin', line: 0, path: [1] }, '2023')).toBe('Loot 1.');
		expect(effectWords({ card: 'the-relic', line: 0, path: [] }, '2023')).toBe('Loot 1.');
		expect(effectWords({ card: 'no-such-card', line: 0, path: [] }, '2023')).toBe('');
		expect(effectWords({ card: 'the-relic', line: 0, path: [4] }, '2023')).toBe('');
		expect(wordCard('no-such-card', '2023')).toEqual([]);
	});
});
