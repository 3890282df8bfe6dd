import type { Stopping } from '#lib/scenario/index.ts';
import { wrap } from './wrap.ts';

/** Whether it can still be stopped, for a person: the answer, then the line that does, in the notation. */
export const stopLines = ({ sentence, unnamedSentences, line }: Stopping): readonly string[] => [
	wrap(sentence, '', ''),
	...unnamedSentences.flatMap((one) => ['', wrap(one, '', '')]),
	...(line
		? ['', ...line.text.map((text) => `  ${text}`), '', wrap(line.sentence, 'Then: ', '  ')]
		: [])
];
