import { describe, expect, it } from 'vitest';
import type { Domain, Question } from '../../model/question.ts';
import type { Option } from '../../model/words.ts';
import { onlyAnswer, sameAsked } from './asked.ts';

const A: Option = { player: 0 };
const B: Option = { player: 1 };

const question = (domain: Domain, ...options: readonly Option[]): Question => ({
	who: 0,
	purpose: { about: 'trigger order' },
	domain,
	options
});

describe('the one answer there is', () => {
	it.each<[string, Domain, readonly Option[], readonly Option[] | null]>([
		['one of one', { pick: 'one' }, [A], [A]],
		['one of two', { pick: 'one' }, [A, B], null],
		['an order of one', { pick: 'order' }, [A], [A]],
		['an order of two', { pick: 'order' }, [A, B], null],
		['all of two', { pick: 'some', min: 2, max: 2 }, [A, B], [A, B]],
		['one or none', { pick: 'some', min: 0, max: 1 }, [A], null],
		['none at all', { pick: 'some', min: 0, max: 0 }, [A], []],
		['the only number', { pick: 'amount', min: 3, max: 3 }, [], [{ number: 3 }]],
		['a number', { pick: 'amount', min: 0, max: 3 }, [], null],
		['all to one', { pick: 'split', total: 2 }, [A], [A, A]],
		['divided by two', { pick: 'split', total: 2 }, [A, B], null],
		['a die', { pick: 'roll' }, [], null],
		['a hidden card', { pick: 'card', deck: 'loot' }, [], null]
	])('%s', (_, domain, options, answer) => {
		expect(onlyAnswer(question(domain, ...options))).toEqual(answer);
	});
});

describe('the same question', () => {
	it('is asked of the same player about the same', () => {
		expect(sameAsked({ who: 0, about: 'may · meat' }, { who: 0, about: 'may · meat' })).toBe(true);
		expect(sameAsked({ who: 0, about: 'may · meat' }, { who: 1, about: 'may · meat' })).toBe(false);
		expect(sameAsked({ who: 0, about: 'may · meat' }, { who: 0, about: 'may · fly' })).toBe(false);
	});

	it('is none where nothing is asked', () => {
		expect(sameAsked(null, null)).toBe(false);
	});
});
