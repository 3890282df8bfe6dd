import { parseRuling, problemText, type Ruling } from '#lib/scenario/index.ts';

const texts = import.meta.glob<string>('/content/rulings/*.svx', {
	query: '?raw',
	import: 'default',
	eager: true
});

/**
 * Every ruling, by slug.
 * @throws Error when one cannot be read, so that the site is not built.
 */
export const RULINGS: readonly Ruling[] = Object.entries(texts).map(([path, text]) => {
	const slug = path.replace(/^.*\/|\.svx$/gu, '');
	const parsed = parseRuling(slug, text);
	if (parsed.ok) return parsed.ruling;
	throw new Error(parsed.problems.map((problem) => problemText(path, problem)).join('\n'));
});
