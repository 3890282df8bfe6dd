/** What puts an act under another time, another thing or a condition changes what is meant, or is marked. */
import { expect, it } from 'vitest';
import { print } from '#lib/scenario/index.ts';
import { understand } from '#lib/scenario/spoken/index.ts';
import { corpus } from './corpus.ts';

/** One sentence of so many is changed. */
const ONE_OF = 12;

/** What is said behind an act, or before it. */
const BEHIND = [
	'next turn',
	'instead of that',
	'instead of Pin',
	'rather than the other one',
	'only if he dies',
	'unless somebody responds',
	'except the first one',
	'until he dies',
	'but not really',
	'after the purchase',
	'and Fatty too',
	'or Fatty'
] as const;

const AHEAD = ['unless she passes,', 'instead of that,', 'next turn', 'almost', 'either'] as const;

const clear = (text: string): string | null => {
	const { chips, scenario } = understand(text);
	const isMarked = chips.some(
		({ kind, trouble }) => kind === 'unread' || kind === 'left' || trouble !== null
	);
	const { title: _, ...table } = scenario;
	return isMarked ? null : print(table);
};

/** Sentences that are understood, without a question, and the last act that they tell. */
const sentences = [...corpus('seen'), ...corpus('fresh')]
	.filter(({ said }, i) => i % ONE_OF === 0 && !said.includes('?'))
	.flatMap(({ said }) => {
		const meant = clear(said);
		const act = understand(said).chips.findLast(({ kind }) => kind === 'act');
		return meant === null || !act ? [] : [{ said, meant, act }];
	});

it('has sentences to change', () => {
	expect(sentences.length).toBeGreaterThan(60);
});

it.each(BEHIND)('hears behind an act: %s', (words) => {
	const unheard = sentences
		.filter(({ said, meant, act }) => {
			const changed = `${said.slice(0, act.to)} ${words}${said.slice(act.to)}`;
			return clear(changed) === meant;
		})
		.map(({ said }) => said);
	expect(unheard).toEqual([]);
});

it.each(AHEAD)('hears before an act: %s', (words) => {
	const unheard = sentences
		.filter(({ said, meant, act }) => {
			const changed = `${said.slice(0, act.from)}${words} ${said.slice(act.from)}`;
			return clear(changed) === meant;
		})
		.map(({ said }) => said);
	expect(unheard).toEqual([]);
});

it.each([
	['can I use Yum Heart after my attack roll already missed?', /roll 1\nAmy activates Yum Heart/u],
	['my attack roll missed, can I use Yum Heart now?', /roll 1\nAmy activates Yum Heart/u],
	[
		"can Ben answer my Guppy's Paw with Butter Bean?",
		/Amy activates Guppy's Paw\nBen plays Butter Bean! -> Guppy's Paw/u
	],
	[
		'me: 1hp, Fly: attack. i miss, ben: bomb fly',
		/Amy chooses Fly\nroll 1\nBen plays Bomb! -> Fly/u
	],
	[
		'nora rolls 2 on dinga and otto, who has the bone with 3 counters, adds 1',
		/roll 2\nOtto activates The Bone/u
	]
])('is a part of what is supposed: %s', (said, script) => {
	expect(clear(said)).toMatch(script);
});

it.each([
	'Olga activates Yum Heart on Monstro. In response I bomb him',
	'Bea buys blind and gets Dinner. I use Jawbone on her before it resolves'
])('may mean either, and is marked: %s', (said) => {
	expect(clear(said)).toBeNull();
});
