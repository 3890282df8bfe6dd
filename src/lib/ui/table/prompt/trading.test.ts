import { describe, expect, it } from 'vitest';
import { print } from '../../../scenario/print/print.ts';
import { decisionSentence } from '../../../wording/index.ts';
import { lastEntry, newTable, scenarioFrom } from '../state/fixture.ts';
import { favourText, LONGEST_FAVOUR, rulesOfTrade, tradables } from './trading.ts';

const GOODS =
	'player Amy: Isaac, 3¢ | items: Meat! | hand: Bomb!, ? | souls: Gurdy\nplayer Ben: Cain, 1¢ | items: empty\nplayer Cleo: Judas\nmonsters: Fly, Gurdy';
const open = (text = GOODS) => lastEntry(text).position;

describe('a trade on the table', () => {
	// Extended Rulebook, 12; original ruleset, Bartering: ¢ and favours, no items and no loot cards.
	it.each(['2023', 'original'])('offers nothing but ¢ by the rules of %s', (edition) => {
		const list = tradables(open(`rules: ${edition}\n${GOODS}`), 0, 1);
		expect(list.map(({ name, refusal }) => [name, refusal?.rules])).toEqual(
			['Bomb!', 'An unknown loot card', 'Isaac', 'Meat!', 'Gurdy'].map((name) => [
				name,
				['barter.cents-only']
			])
		);
	});

	// Original ruleset, Variants, Enhanced Bartering: loot cards and items too, but no souls.
	it('offers cards and items where a variant lets them be traded', () => {
		const list = tradables(open(`rules: original\nvariants: enhanced bartering\n${GOODS}`), 0, 1);
		expect(list.map(({ name, refusal }) => [name, refusal?.rules ?? 'legal'])).toEqual([
			['Bomb!', 'legal'],
			['An unknown loot card', 'legal'],
			['Isaac', ['barter.goods']],
			['Meat!', 'legal'],
			['Gurdy', ['barter.no-souls']]
		]);
	});

	// Original ruleset, Bartering: ¢ may be given for nothing; the book of 2023 does not say so.
	it('rests on the rules of the edition that is played', () => {
		expect(rulesOfTrade(open(`rules: original\n${GOODS}`))).toContain('barter.gift');
		expect(rulesOfTrade(open())).toEqual(['barter.trade', 'barter.no-stack', 'barter.promises']);
	});

	it('is a move of the player who pays, whoever has priority', () => {
		const table = newTable();
		table.open(scenarioFrom(GOODS));
		const trade = { do: 'barter', player: 1, to: 2, amount: 1, favour: 'a reroll' } as const;
		expect(table.refusalOf(trade)).toBeNull();
		table.decide(trade);
		expect(table.move.says).toBe(decisionSentence(table.position, trade));
		expect(table.position.players.map(({ cents }) => cents)).toEqual([3, 0, 4]);
		expect(table.prompt).toMatchObject({ kind: 'priority', who: 0 });
	});

	it('says why it cannot be', () => {
		const table = newTable();
		table.open(scenarioFrom(GOODS));
		const trade = { do: 'barter', player: 1, to: 2, amount: 2 } as const;
		const refused = table.refusalOf(trade);
		expect(refused?.refusal.rules).toEqual(['barter.trade']);
		expect(refused?.sentence).toMatch(/^Ben can't trade that: /u);
	});

	it('waits for whoever has to choose something', () => {
		const table = newTable();
		table.open(scenarioFrom(`${GOODS}\n---\nAmy attacks\neveryone passes`));
		table.goTo(2);
		const trade = { do: 'barter', player: 1, to: 2, amount: 1 } as const;
		expect(table.refusalOf(trade)?.refusal.rules).toEqual(['priority.nobody']);
	});

	it('takes a favour as one short line that the notation gives back', () => {
		expect(favourText('  two\n things  for one ')).toBe('two things for one');
		expect(favourText('x'.repeat(500))).toHaveLength(LONGEST_FAVOUR);
		for (const typed of [
			'a # b',
			'not going against Fly with Ben',
			'“no”; // yes',
			'for, all -> x'
		]) {
			const table = newTable();
			table.open(scenarioFrom(GOODS));
			const favour = favourText(typed);
			table.decide({ do: 'barter', player: 0, to: 1, amount: 1, favour });
			const text = print(table.scenario);
			expect(scenarioFrom(text).script, text).toEqual(table.branch.script);
		}
	});
});
