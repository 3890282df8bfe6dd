import { describe, expect, it } from 'vitest';
import { JUDGE, type Judge } from '#lib/judge/judge.ts';
import { BUDGET } from '#lib/judge/verdict/play-on.ts';
import { play, verdictOf, verdictsOf, type Verdict } from '#lib/scenario/index.ts';
import { read } from './read.ts';

/** A judge that counts what it decides. */
function counting(): { readonly judge: Judge; readonly decided: () => number } {
	let count = 0;
	const judge: Judge = {
		...JUDGE,
		decide: (position, decision) => {
			count++;
			return JUDGE.decide(position, decision);
		}
	};
	return { judge, decided: () => count };
}

const BEN = 'player Ben: Cain | hand: empty';
const ON_GURDY = 'monsters: Gurdy, Fly\nattack: Amy on Gurdy';
const BOMBED = `player Amy: Isaac | hand: empty\n${BEN}\nmonsters: Gurdy (1 HP), Fly\nattack: Amy on Gurdy\nstack: Amy's roll 2 against Gurdy; damage 1 to Gurdy\n---\n`;
const COLLAR = `player Amy: Isaac, 1 HP | items: Guppy's Collar | hand: 1 unknown\n${BEN}\nmonsters: Gurdy\nstack: damage 1 to Amy\n---\n`;
const BOOK = `player Amy: Isaac | items: Book of Sin | hand: empty\n${BEN}\n---\nAmy activates Book of Sin\n`;
const rerolls = (shards: number): string =>
	`player Amy: Isaac, ${String(shards)} loot plays | hand: ${Array(shards).fill('Dice Shard').join(', ')}\n${BEN}\n${ON_GURDY}\nstack: Amy's roll 2 against Gurdy\n---\n${"Amy plays Dice Shard -> Amy's roll\n".repeat(shards)}`;

function table(text: string) {
	const played = play(read(text));
	return played.ok ? played : expect.fail(JSON.stringify(played.problems));
}

describe('what a verdict costs, in decisions', () => {
	it.each([
		['nothing decides', BOMBED, 10],
		['one die decides, and there is a death', COLLAR, 60],
		['one die decides', BOOK, 40],
		['two dice decide, one after the other', rerolls(2), 300],
		['three', rerolls(3), BUDGET.decisions],
		['more than are followed', rerolls(6), BUDGET.decisions]
	])('%s', (_, text, most) => {
		const { judge, decided } = counting();
		verdictOf(table(text), { judge });
		expect(decided()).toBeLessThanOrEqual(most);
	});
});

describe('a verdict a piece at a time', () => {
	const all = (text: string): readonly Verdict[] => [...verdictsOf(table(text))];

	it('is one where nothing decides', () => {
		expect(all(BOMBED)).toEqual([verdictOf(table(BOMBED))]);
	});

	it('first says what it comes to until something decides, before any answer is followed', () => {
		const { judge, decided } = counting();
		const first = verdictsOf(table(rerolls(3)), { judge }).next().value;
		expect(decided()).toBeLessThan(12);
		expect(first).toMatchObject({
			sentence: "It depends on Amy's reroll by Dice Shard.",
			end: 'depends',
			dependsOn: { outcomes: [], followed: false }
		});
	});

	it('then knows more with each answer, and ends with the verdict', () => {
		const verdicts = all(BOOK);
		expect(verdicts.map(({ dependsOn }) => dependsOn?.outcomes.map(({ words }) => words))).toEqual([
			[],
			['1'],
			['1–2'],
			['1–2', '3'],
			['1–2', '3–4'],
			['1–2', '3–4', '5'],
			['1–2', '3–4', '5–6']
		]);
		expect(verdicts.map(({ dependsOn }) => dependsOn?.followed)).toEqual([
			...Array<boolean>(6).fill(false),
			true
		]);
		expect(verdicts.at(-1)).toEqual(verdictOf(table(BOOK)));
	});

	it('takes a small part of the whole for each piece', () => {
		const { judge, decided } = counting();
		let before = 0;
		for (const verdict of verdictsOf(table(rerolls(3)), { judge })) {
			expect(verdict.end).toBe('depends');
			expect(decided() - before).toBeLessThanOrEqual(BUDGET.decisions / 6);
			before = decided();
		}
	});
});
