import { describe, expect, it } from 'vitest';
import { byHandCard, MOST_BY_HAND_TARGETS } from '#lib/cards/by-hand.ts';
import { cardOf } from '#lib/cards/library.ts';
import { applyEdit, parse, play, print } from '#lib/scenario/index.ts';
import { decodeLink, encodeLink } from '#lib/scenario/link/index.ts';
import { read } from '../scenario/read.ts';

/** The notation of a card, as a scenario brings it. */
const line = (name: string, kind: 'loot' | 'item'): string =>
	`card ${byHandCard(name, kind) ?? expect.fail('no such card')}\n`;

describe('a card that is resolved by hand', () => {
	it('has one line, which is left to the players', () => {
		for (const kind of ['loot', 'item'] as const) {
			const { abilities } = cardOf(byHandCard('Lemon Mishap', kind) ?? '');
			expect(abilities.map((ability) => 'effect' in ability && ability.effect.do)).toEqual([
				'by hand'
			]);
		}
	});

	it.each([
		['A: colon | bar / slash (bracket) #2, "so"; x', 'A colon bar slash bracket 2 so x'],
		['  many   spaces ', 'many spaces'],
		['x'.repeat(500), 'x'.repeat(50)]
	])('can be called anything: %s', (name, called) => {
		expect(cardOf(byHandCard(name, 'loot') ?? '').name).toBe(called);
	});

	it('has as many targets as it is said to have', () => {
		for (const kind of ['loot', 'item'] as const)
			for (const targets of [0, 1, 2, MOST_BY_HAND_TARGETS]) {
				const [ability] = cardOf(byHandCard('Lemon Mishap', kind, [], targets) ?? '').abilities;
				if (!ability || !('targets' in ability)) return expect.fail('It has no ability.');
				const any = ['player', 'object', 'dice roll', 'loot being played'];
				expect(ability.targets).toEqual(Array.from({ length: targets }, () => ({ any })));
				expect(ability.effect).toEqual({ do: 'by hand', words: 'Do what is printed on it.' });
			}
	});

	it('needs a name', () => {
		expect(byHandCard(' ::/"', 'loot')).toBeNull();
	});

	it('is told from another card of its name', () => {
		const first = byHandCard('Odd', 'loot') ?? '';
		expect(byHandCard('odd', 'item', [first])).toMatch(/^odd 2: /u);
		expect(byHandCard('Odd', 'loot', [first])).toBe(first);
	});
});

describe('on the stack', () => {
	const TABLE = `rules: 2023
${line('Lemon Mishap', 'loot')}${line('Odd Rock', 'item')}player Amy: Isaac | items: Odd Rock | hand: Lemon Mishap
player Ben: Cain, 1 loot play | hand: Butter Bean!
monsters: Fly, Gurdy
---
`;
	const SCRIPT = `Amy plays Lemon Mishap
Amy passes
Ben passes
expect stack: empty
expect steps: left to the table
the table sets Ben: 1 HP
`;
	const outcome = (script: string) => {
		const played = play(read(`${TABLE}${script}`));
		if (!played.ok || played.stopped) return expect.fail(JSON.stringify(played));
		return played;
	};

	// Extended Rulebook, 15: whatever lies on top of the stack resolves once all have passed.
	it('it resolves in its place, and then the players change the table', () => {
		const { entries, position } = outcome(SCRIPT);
		expect(entries.filter(({ outcome: is }) => is && !is.held)).toEqual([]);
		expect(position.discards.loot.map(({ card }) => card && cardOf(card).name)).toEqual([
			'Lemon Mishap'
		]);
		expect(position.players[1]?.damage).toBe(1);
	});

	// Butter Bean! cancels a loot that is being played, or an item’s ability.
	it('it can be answered like anything else', () => {
		const { position } = outcome(
			'Amy activates Odd Rock\nBen plays Butter Bean! -> Odd Rock\neveryone passes'
		);
		expect(position.stack).toEqual([]);
		expect(position.players[0]?.items[0]?.charged).toBe(false);
	});

	// Extended Rulebook, 4: targets are named as it is put on the stack; 6.14: it fizzles without them.
	it('it is aimed, and fizzles when what it was aimed at has gone', () => {
		const card = byHandCard('Lemon Mishap', 'loot', [], 2) ?? '';
		const table = `card ${card}\nplayer Amy: Isaac | hand: Lemon Mishap\nplayer Ben: Cain\nmonsters: Fly, Gurdy\n---\n`;
		const script = 'Amy plays Lemon Mishap -> Gurdy, Ben\n';
		const stack = 'expect stack: Lemon Mishap (Amy) -> Gurdy, Ben\n';
		const held = (lines: string): readonly boolean[] => {
			const scenario = read(`${table}${script}${stack}${lines}`);
			const played = play(scenario);
			if (!played.ok || played.stopped) return expect.fail(JSON.stringify(played));
			return played.entries.flatMap(({ outcome: is }) => (is ? [is.held] : []));
		};
		const shared = { scenario: read(`${table}${script}`) };
		expect(decodeLink(encodeLink(shared))).toMatchObject({ ok: true, shared });
		expect(held('everyone passes\nexpect steps: left to the table')).toEqual([true, true]);
		const aimedAtGurdy = play(
			read(
				`card ${byHandCard('Lemon Mishap', 'loot', [], 1) ?? ''}\nplayer Amy: Isaac | hand: Lemon Mishap\nplayer Ben: Cain\nmonsters: Fly, Gurdy\n---\nAmy plays Lemon Mishap -> Gurdy\nthe table removes Gurdy\nreveal Stoney\neveryone passes\nexpect fizzled: Lemon Mishap`
			)
		);
		expect(aimedAtGurdy.ok && aimedAtGurdy.held).toBe(true);
		const without = play(read(`${table}Amy plays Lemon Mishap`));
		expect(without.ok && without.stopped?.trouble.message).toMatch(/needs 2 targets/u);
	});

	it('it is in the notation and in links', () => {
		const scenario = read(`${TABLE}${SCRIPT}`);
		expect(parse(print(scenario))).toMatchObject({ ok: true, scenario });
		const acts = scenario.script.filter((one) => !('expect' in one));
		expect(decodeLink(encodeLink({ scenario }))).toMatchObject({
			ok: true,
			shared: { scenario: { ...scenario, script: acts } }
		});
	});

	it('it can be put there by the table', () => {
		const { position } = outcome('Amy passes');
		const key = byHandCard('Lemon Mishap', 'loot') ?? '';
		const put = applyEdit(position, {
			edit: 'stack',
			things: [{ is: 'card', card: key, of: 'Ben' }]
		});
		expect(put.ok && put.position.stack).toMatchObject([{ kind: 'loot', controller: 1 }]);
	});
});
