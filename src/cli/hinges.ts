import type { Hinges } from '#lib/scenario/index.ts';
import { wrap } from './wrap.ts';

/** What it hinges on, for a person: the smallest fact first, each with what comes then. */
export const hingeLines = ({ hinges, sentence }: Hinges): readonly string[] =>
	hinges.length === 0
		? [wrap(sentence, '', '')]
		: [
				'It hinges on:',
				...hinges.flatMap(({ words, sentence: then }) => [
					wrap(words, '  • ', '    '),
					wrap(then, '      ', '      ')
				])
			];
