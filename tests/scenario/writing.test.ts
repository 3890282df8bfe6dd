import { describe, expect, it } from 'vitest';
import '#lib/cards/sets/known.ts';
import { parse, problemText, type Problem } from '#lib/scenario/index.ts';
import { cardsNamed } from '#lib/scenario/names.ts';
import { played } from './read.ts';

const problemsOf = (text: string): readonly Problem[] => {
	const parsed = parse(text);
	return parsed.ok ? [] : parsed.problems;
};

/** What a script that cannot go on is told. */
const told = (text: string): string => {
	const { stopped } = played(text);
	return stopped ? problemText('f', { line: 1, column: 1, ...stopped.trouble }) : '';
};

describe('names that are not printed so', () => {
	it.each([
		['Blue Pill', 'pills-white-blue'],
		['Golden Bomb', 'gold-bomb'],
		['nine lives', 'the-dead-cat']
	])('%s', (name, key) => {
		expect(cardsNamed(name)).toEqual([key]);
	});

	it('are offered where a part of a name is written', () => {
		expect(problemsOf('player Amy: | hand: The Lovers')[0]?.didYouMean).toContain('VI. The Lovers');
	});
});

describe('what a play lacks', () => {
	it.each([
		[
			'player Amy: Isaac, 4¢ | items: Golden Razor Blade\n---\nAmy activates Golden Razor Blade -> Fly',
			/this costs 5¢; Amy has 4¢ \(ability\.cost\)/u
		],
		[
			'player Amy: Isaac | hand: XIV. Temperance\n---\nAmy plays XIV. Temperance',
			/one of the 2 options must be named[^]*\(mode 1\): Take 1 damage and gain 4¢[^]*\(mode 2\): Take 2 damage/u
		],
		[
			'player Amy: Isaac | hand: XIV. Temperance\n---\nAmy plays XIV. Temperance (mode 3)',
			/there are only 2 options to take[^]*\(mode 2\)/u
		],
		[
			'player Amy: Isaac | hand: Dagaz\n---\nAmy plays Dagaz -> Ben',
			/one of the 2 options must be named/u
		],
		[
			'player Amy: Isaac | hand: Bomb!\n---\nAmy plays Bomb! (mode 1) -> Ben',
			/there are no options to take/u
		]
	])('%s', (text, message) => {
		expect(told(text)).toMatch(message);
		expect(told(`rules: original\n${text}`)).toMatch(/The judge refuses: [^]*/u);
	});
});

describe('what a newcomer writes', () => {
	it.each([
		['Amy buys', { didYouMean: ['purchases'] }],
		['Amy uses The D6', { didYouMean: ['activates'] }],
		['Amy loots 1', { message: /happens by itself/u }],
		['Amy plays Bomb! on Ben', { expected: 'Bomb! -> Ben' }],
		["Amy plays Lil' Battery targeting Ben", { expected: "Lil' Battery -> Ben" }],
		['Amy chooses +1', { expected: /mode 1/u }]
	])('%s', (line, said) => {
		const [problem] = problemsOf(`player Ben: Cain\nplayer Amy: Isaac\n---\n${line}`);
		expect(problem).toMatchObject(
			Object.fromEntries(
				Object.entries(said).map(([key, value]) => [
					key,
					value instanceof RegExp ? expect.stringMatching(value) : value
				])
			)
		);
	});

	it.each(['Amy attacks.', 'Everyone passes.', 'Roll 4.', 'rolls 4', 'Amy chooses Gurdy.'])(
		'may end with a full stop: %s',
		(line) => {
			expect(problemsOf(`---\n${line}`)).toEqual([]);
		}
	);

	it('keeps the full stop of a favour', () => {
		const parsed = parse('---\nAmy barters 2¢ with Ben for peace.');
		expect(parsed.ok && parsed.scenario.script).toMatchObject([{ favour: 'peace.' }]);
	});

	it('is told who has priority where nobody is asked', () => {
		expect(told('---\nAmy attacks\nAmy chooses Fly')).toMatch(
			/there is nothing to choose now[^]*Amy does, who has priority; “everyone passes” lets the game go on/u
		);
	});
});

describe('a choice that nobody had to make', () => {
	const DEAD =
		'player Amy: Isaac, 1 HP | items: Meat! | hand: Bomb!\nstack: damage 1 to Amy\n---\n';

	it('may be said, and nothing happens by it', () => {
		const { entries, stopped } = played(
			`${DEAD}everyone passes\neveryone passes\nAmy chooses Meat!\nAmy chooses Bomb!`
		);
		expect(stopped).toBeNull();
		expect(entries.slice(2).map(({ decisions }) => decisions)).toEqual([[], []]);
	});

	it.each(['Amy chooses Fly', 'Ben chooses Meat!', 'Amy chooses Meat!, Bomb!'])(
		'is still an error where it was another: %s',
		(line) => {
			expect(told(`${DEAD}everyone passes\neveryone passes\n${line}`)).not.toBe('');
		}
	);

	it('is no longer said once something else was decided', () => {
		expect(told(`${DEAD}everyone passes\neveryone passes\nAmy passes\nAmy chooses Meat!`)).not.toBe(
			''
		);
	});
});
