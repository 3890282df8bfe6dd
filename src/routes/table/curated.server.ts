import type { EditionId } from '#lib/model/words.ts';
import { verdictAnswer } from '#lib/ui/judge-worker/answers/verdict.ts';
import { answerLine, answerOf } from '#lib/ui/table/share/answer.ts';
import { shownEntriesOf } from '#lib/ui/table/state/lay.ts';
import { curatedName, slugOf } from '#lib/ui/table/setup/examples.ts';
import { readScenario } from '#lib/ui/table/state/read-scenario.ts';
import { reportOf, type Report } from '#lib/ui/table/share/report.ts';

const texts = import.meta.glob<string>('/content/scenarios/**/*.souls', {
	query: '?raw',
	import: 'default',
	eager: true
});

/** A scenario with a page of its own: what is told of it, and what the page is found by. */
export interface Curated {
	readonly slug: string;
	readonly report: Pick<Report, 'title' | 'board' | 'happens'>;
	readonly edition: EditionId;
	/** What comes of it, in a sentence. */
	readonly answer: string;
	/** The same with its reason, for those who only see where a link leads. */
	readonly preview: string;
}

/** As much as a preview shows. */
const LONGEST_PREVIEW = 200;

/** The texts of the curated scenarios, by the names of their pages. */
const TEXTS: ReadonlyMap<string, readonly [slug: string, text: string]> = new Map(
	Object.entries(texts).flatMap(([path, text]) => {
		const slug = slugOf(path);
		const name = curatedName(slug);
		return name === null ? [] : [[name, [slug, text] as const] as const];
	})
);

/** The names of the pages of curated scenarios. */
export const curatedNames = (): readonly string[] => [...TEXTS.keys()];

/** A curated scenario by the name of its page; null where there is none. */
export function curated(name: string): Curated | null {
	const [slug, text] = TEXTS.get(name) ?? [];
	const read = text === undefined ? null : readScenario(text);
	const moves = read?.ok ? shownEntriesOf(read.scenario) : null;
	if (slug === undefined || !read?.ok || !moves) return null;
	const report = reportOf(read.scenario, moves, 0, [], true);
	if (!report) return null;
	const { title, board, happens } = report;
	const answer = answerOf(verdictAnswer({ scenario: read.scenario }));
	return {
		slug,
		report: { title, board, happens },
		edition: read.scenario.rules,
		answer: answer.bold,
		preview: shortened(answerLine(answer))
	};
}

const shortened = (text: string): string =>
	text.length <= LONGEST_PREVIEW ? text : `${text.slice(0, LONGEST_PREVIEW - 1).trimEnd()}…`;
