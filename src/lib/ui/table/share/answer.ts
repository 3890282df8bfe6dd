import type { ShownVerdict } from '../../judge-worker/shapes/verdict.ts';
import { saidOf } from '../verdict/said.ts';

/** The answer as it is given away. */
export interface Answer {
	/** "Amy gains 7¢ and Gurdy's soul, and takes no damage." */
	readonly bold: string;
	/** What made the difference. */
	readonly rest: string;
	/** The sections it follows from, "8 Attacking"; the first made the difference. */
	readonly by: readonly string[];
}

/** What a verdict says to somebody who has not seen the table. */
export function answerOf(verdict: ShownVerdict): Answer {
	const { bold, rest: why, cited = '' } = saidOf(verdict);
	const rest = `${why} ${cited}`.trim();
	const rules = [...(verdict.refused?.rules ?? []), ...verdict.rules];
	return { bold, rest, by: [...new Set(rules.map(({ heading }) => heading))] };
}

/** The answer in one text. */
export const answerLine = ({ bold, rest }: Answer): string =>
	[bold, rest].filter((one) => one !== '').join(' ');
