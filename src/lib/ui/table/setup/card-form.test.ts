import { describe, expect, it } from 'vitest';
import { cardOf } from '../../../cards/library.ts';
import { emptyForm, marked, ofKind, readForm, type CardForm } from './card-form.ts';

const form = (more: Partial<CardForm>): CardForm => ({ ...emptyForm('Lucky Rock'), ...more });

describe('a card that is typed', () => {
	it('is read with its kind, its numbers, its rewards and its lines', () => {
		const read = readForm(
			form({
				name: 'Odd Fly',
				kind: 'monster',
				stats: { hp: 2, evasion: 4, attack: 1 },
				souls: 1,
				rewards: '3¢, loot 1',
				text: 'When this dies, loot 1.'
			})
		);
		expect(read).toMatchObject({ unread: [], wrong: {} });
		expect(read.key && cardOf(read.key)).toMatchObject({
			name: 'Odd Fly',
			kind: 'monster',
			hp: 2,
			evasion: 4,
			attack: 1,
			souls: 1,
			rewards: [
				{ gain: '¢', amount: 3 },
				{ gain: 'loot', amount: 1 }
			],
			abilities: [{ way: 'trigger' }]
		});
	});

	it.each(['🔥🔥', 'Бомба', 'Loot 1. 🔥'])('passes over nothing that stands there: %s', (text) => {
		expect(readForm(form({ kind: 'loot', text })).unread).toHaveLength(1);
	});

	it('keeps a line that cannot be read, and tells where', () => {
		const text = 'Loot 1.\n↷: Juggle 3 apples.';
		const read = readForm(form({ kind: 'loot', text }));
		expect(read.key).not.toBeNull();
		const [first, ...more] = read.unread;
		expect(more).toEqual([]);
		expect(first?.line).toBe(2);
		expect(text.slice(first?.from, first?.to)).toBe('Juggle 3 apples.');
		expect(first?.expected.length).toBeGreaterThan(0);
		expect(marked(text, read.unread).map((piece) => piece.unread)).toEqual([false, true]);
		expect(
			marked(text, read.unread)
				.map((piece) => piece.text)
				.join('')
		).toBe(text);
	});

	it('gives back what was read, with what is said in other words marked', () => {
		const { readBack } = readForm(
			form({ text: '↷: Gain 1¢.\n↷: The next time your turn ends, destroy an item.' })
		);
		expect(readBack.map((pieces) => pieces.filter(({ bent }) => bent).length > 0)).toEqual([
			false,
			true
		]);
		expect(readBack[1]?.map(({ text }) => text).join('')).toBe(
			'↷: The next time your turn ends, you choose an item and destroy it.'
		);
	});

	it('marks the words from where they cannot be read, whatever stands behind them', () => {
		const text = 'When this dies, juggle with each other player.';
		const [first] = readForm(form({ kind: 'monster', text })).unread;
		expect(text.slice(first?.from, first?.to)).toBe('juggle with each other player.');
	});

	it('needs a name that the notation can say', () => {
		expect(readForm(form({ name: ' ' })).wrong.name).toContain('needs a name');
		expect(readForm(form({ name: 'A/B' })).wrong.name).toContain('“/”');
		expect(readForm(form({ name: 'A/B' })).key).toBeNull();
	});

	it('tells what is no reward', () => {
		const monster = ofKind(form({}), 'monster');
		expect(readForm({ ...monster, rewards: '3 apples' })).toMatchObject({
			key: null,
			wrong: { rewards: expect.stringContaining('apples') as string }
		});
		expect(readForm({ ...monster, rewards: '3¢' }).wrong).toEqual({});
	});

	it('has no name of another card that was typed', () => {
		const one = readForm(form({ text: '↷: Gain 1¢.' })).key;
		const taken = one === null ? [] : [one];
		expect(readForm(form({ text: '↷: Gain 2¢.' }), taken).wrong.name).toContain('Another card');
		expect(readForm(form({ text: '↷: Gain 1¢.' }), taken).key).toBe(one);
	});
});
