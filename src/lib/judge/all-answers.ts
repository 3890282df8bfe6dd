import type { Question } from '../model/question.ts';
import type { Option } from '../model/words.ts';

/** More options than all their subsets or orders are made of. */
const MOST_TOGETHER = 4;

/**
 * Every answer to a question that is answered by choosing; none where there are more than `most`, or
 * where a fact is missing: a die, the name of a card.
 */
export function answersTo(
	{ domain, options }: Question,
	most: number
): readonly (readonly Option[])[] {
	const all = allAnswers(domain, options, most);
	return all.length > most ? [] : all;
}

function allAnswers(
	domain: Question['domain'],
	options: readonly Option[],
	most: number
): readonly (readonly Option[])[] {
	switch (domain.pick) {
		case 'one':
			return options.map((one) => [one]);
		case 'some':
			if (domain.min === 1 && domain.max === 1) return options.map((one) => [one]);
			return options.length > MOST_TOGETHER
				? []
				: subsets(options).filter(({ length }) => length >= domain.min && length <= domain.max);
		case 'order':
			return options.length > MOST_TOGETHER ? [] : orders(options);
		case 'amount':
			return Array.from({ length: Math.min(domain.max - domain.min, most) + 1 }, (_, i) => [
				{ number: domain.min + i }
			]);
		case 'split':
		case 'roll':
		case 'card':
			return [];
	}
}

const subsets = (of: readonly Option[]): readonly (readonly Option[])[] =>
	of.reduce<readonly (readonly Option[])[]>(
		(all, one) => [...all, ...all.map((few) => [...few, one])],
		[[]]
	);

const orders = (of: readonly Option[]): readonly (readonly Option[])[] =>
	of.length === 0
		? [[]]
		: of.flatMap((one, at) => orders(of.toSpliced(at, 1)).map((rest) => [one, ...rest]));
