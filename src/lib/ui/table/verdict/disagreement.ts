import { JUDGE_VERSION } from '../../../judge/version.ts';
import type { ShownVerdict } from '../../judge-worker/shapes/verdict.ts';

/**
 * What is sent by somebody who disagrees with a verdict: what the judge says and by which rules, the
 * readings and the version of the judge it follows from, what they say themselves, and the link.
 */
export function disagreement({
	verdict,
	readings,
	link,
	claim,
	title
}: {
	readonly verdict: Pick<ShownVerdict, 'sentence' | 'rules' | 'refused'>;
	/** In words. */
	readonly readings: readonly string[];
	/** Null for a table that no link can say. */
	readonly link: string | null;
	readonly claim: string;
	readonly title: string | null;
}): string {
	const rules = [...(verdict.refused?.rules ?? []), ...verdict.rules];
	return [
		`I disagree with Fizzle${title === null ? '' : ` on “${title}”`}.`,
		`I say: ${claim.trim() === '' ? '…' : claim.trim()}`,
		`Fizzle says: ${verdict.sentence}`,
		...(rules.length > 0
			? [`By: ${rules.map(({ heading, id }) => `${heading} (${id})`).join(', ')}`]
			: []),
		...readings.map((words) => `It reads: ${words}`),
		`Judge: ${JUDGE_VERSION}`,
		...(link === null ? [] : [link])
	].join('\n');
}
