import { describe, expect, it } from 'vitest';
import { ASKED } from '#lib/rules/asked.ts';
import { lookUp } from '#lib/ui/search/look-up.ts';
import { searcherOf } from '#lib/ui/search/indexed.ts';
import { explained } from '#lib/ui/search/question.ts';
import { search } from '#lib/ui/search/searcher.ts';
import { searchEntries } from '../../src/routes/search.json/entries.server.ts';
import { ASKED_LAST, OPEN_HALF, SET_ASIDE, type AskedQuestion } from './asked-questions.ts';

const ENTRIES = searchEntries();
const SEARCHER = searcherOf(ENTRIES);
const hits = (query: string): ReturnType<typeof search> => search(SEARCHER, query);

const isOf = (path: string, answer: string): boolean =>
	path === answer || path === `rulings/${answer}/` || path.endsWith(`#${answer}`);

/** Of how many questions an answer is among the first hits. */
const answered = (questions: readonly AskedQuestion[], among: number): number =>
	questions.filter(([question, ...answers]) =>
		hits(question)
			.slice(0, among)
			.some(({ entry }) => answers.some((answer) => isOf(entry.path, answer)))
	).length;

describe('general questions of strangers', () => {
	it('name answers that there are', () => {
		for (const [question, ...answers] of [...OPEN_HALF, ...SET_ASIDE, ...ASKED_LAST])
			for (const answer of answers)
				expect(
					ENTRIES.filter(({ path }) => isOf(path, answer)),
					`${question} ${answer}`
				).not.toEqual([]);
	});

	// What they came to as this was written; before rulings and rules said how else they are asked, it was 12 and 16
	// of the first half, 12 and 22 of the one set aside.
	it.each([
		['the first half', OPEN_HALF, 1, 32],
		['the first half', OPEN_HALF, 3, 37],
		['those set aside', SET_ASIDE, 1, 23],
		['those set aside', SET_ASIDE, 3, 29],
		['those asked last', ASKED_LAST, 1, 13],
		['those asked last', ASKED_LAST, 3, 18]
	] as const)('of %s enough are answered: %#', (_, questions, among, least) => {
		expect(answered(questions, among)).toBeGreaterThanOrEqual(least);
	});
});

it.each([
	["Can I use the D6 on another player's roll?", 'The D6'],
	['Does Brimstone work on players?', 'Brimstone'],
	['can diplopia copy an active item', 'Diplopia'],
	['How many times can I use The Battery on the same item?', 'The Battery'],
	['Does Temperance deal combat damage?', 'XIV. Temperance'],
	['Does the Fool end my turn?', 'O. The Fool'],
	['When can Yum Heart be played?', 'Yum Heart']
])(
	'where no ruling is nearer, the words of the card that is asked about answer: %s',
	(question, card) => {
		const { best } = lookUp(hits(question));
		expect(best?.entry).toMatchObject({ kind: 'card', title: card });
	}
);

it.each(['Can I attack Gurdy twice in a turn?', 'Do I lose a soul if I die to Monstro?'])(
	'a card that is only spoken of does not answer what the rules do: %s',
	(question) => {
		expect(lookUp(hits(question)).best?.entry.kind).not.toBe('card');
	}
);

it('every rule is asked in two ways or more, and no way is said twice of it', () => {
	for (const [id, ways] of Object.entries(ASKED)) {
		expect(ways.length, id).toBeGreaterThanOrEqual(2);
		expect(new Set(ways).size, id).toBe(ways.length);
	}
});

it('the first way in which each ruling and rule is asked finds it', () => {
	const missed = ENTRIES.flatMap(({ path, asked }) =>
		asked.slice(0, 1).flatMap((way) => {
			// What a thing is its word says first, or its card.
			if (explained(way) !== null) return [];
			const first = hits(`${way}?`).slice(0, 3);
			return first.some(({ entry }) => entry.path === path) ? [] : [`${way}: ${path}`];
		})
	);
	expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(2);
});

describe('a question about a card', () => {
	it.each([
		['What does Butter Bean do?', 'cards/butter-bean/', 'Butter Bean!'],
		['How does the Relic work?', 'cards/the-relic/', 'The Relic'],
		['Chaos Card?', 'cards/chaos-card/', 'Chaos Card'],
		['what does nine lives do', 'cards/the-dead-cat/', 'The Dead Cat'],
		['how do I use yum heart', 'cards/yum-heart/', 'Yum Heart']
	])('%s: the card, then its rulings', (question, path, name) => {
		const [first, second] = hits(question);
		expect(first?.entry.path).toBe(path);
		expect(second?.entry.kind).toBe('ruling');
		expect(second?.entry.about).toContain(name);
	});

	it.each([
		['What does Curse of the Blind do?', 'cards/curse-of-the-blind/'],
		['what does the hierophant do', 'cards/v-the-hierophant/']
	])('%s: the card, whose rulings there may be none of', (question, path) => {
		expect(hits(question)[0]?.entry.path).toBe(path);
	});
});

describe('a question is looked up', () => {
	const told = (question: string): string | null =>
		lookUp(hits(question)).best?.entry.path.replace(/^.*[#/](?=.)/u, '') ?? null;

	it.each([
		['Can I attack twice in a turn?', 'attack.one-each-turn'],
		['Does dying end my turn?', 'death.player.end'],
		['Do I have to attack?', 'turn.free'],
		['Can I run away from a fight?', 'stopping-my-attack/']
	])('%s is answered', (question, path) => {
		expect(told(question)).toBe(path);
	});

	it.each([
		'Is the sky blue?',
		'What is the best pizza?',
		'Can we undo a mistake?',
		'What do you think of Ben?',
		'zzzz?'
	])('%s is not', (question) => {
		expect(told(question)).toBeNull();
	});
});
