import type { ShownVerdict } from '../../judge-worker/shapes/verdict.ts';

/** What comes of one answer of a die or a choice, in words. */
export interface Way {
	/** "1–3". */
	readonly words: string;
	/** "Amy takes 1 damage (1 HP left)." */
	readonly said: string;
}

/** What may come of a line, answer by answer; none where nothing is left to decide. */
export const waysOf = ({ depends }: Pick<ShownVerdict, 'depends'>): readonly Way[] =>
	(depends?.outcomes ?? []).map(({ words, reply, headline, because, more, next }) => {
		const told = headline.length > 0 ? headline : [because, ...more];
		const said = [reply, ...told, next].filter((one) => one).join(' ');
		return { words, said: said === '' ? 'Nothing changes.' : said };
	});
