import { sameFact } from '../../../scenario/same-fact.ts';
import type { Scenario } from '../../../scenario/scenario.ts';
import type { Claim } from '../../../scenario/claim/claim.ts';
import { scenarioIn, showing, type Branch, type Head, type TableDocument } from './document.ts';
import type { KeptShown } from './kept.ts';
import { isPutIn, putIn } from './put-in.ts';

/** A document that was shown, and the move that was. */
export interface Shown {
	readonly document: TableDocument;
	readonly at: number;
	readonly colours: Readonly<Record<string, number>>;
	readonly claims: readonly Claim[];
}

/** The texts of branches, with what was said of the table when they were printed. */
const TEXTS = new WeakMap<Branch, { readonly head: Head; readonly text: string }>();

function textOf(
	document: TableDocument,
	branch: Branch,
	print: (scenario: Scenario) => string
): string {
	const known = TEXTS.get(branch);
	if (known?.head === document.head) return known.text;
	const text = print(scenarioIn(document, branch));
	TEXTS.set(branch, { head: document.head, text });
	return text;
}

/** What was shown as it is kept: with the text of each branch. */
export const keptShown = (
	{ document, at, colours, claims }: Shown,
	print: (scenario: Scenario) => string
): KeptShown => ({
	at,
	shown: document.shown,
	branches: document.branches.map((branch) => {
		const putInAt = branch.script.flatMap((line, at) => (isPutIn(line) ? [at] : []));
		return {
			id: branch.id,
			name: branch.name,
			text: textOf(document, branch, print),
			...(putInAt.length > 0 ? { putIn: putInAt } : {})
		};
	}),
	colours: { ...colours },
	claims: [...claims]
});

/**
 * What was kept, to be shown again; null where none of its texts could be read.
 * @param scenarios what each of its texts was read as; null for one that could not be.
 * @param head what is said of the table now: kept where it is the same.
 */
export function shownFrom(
	{ branches, shown, at, colours, claims }: KeptShown,
	scenarios: readonly (Scenario | null)[],
	head: Head | null = null
): Shown | null {
	const [first, ...rest] = branches.flatMap(({ id, name, putIn: at }, i): readonly Branch[] => {
		const scenario = scenarios[i];
		if (!scenario) return [];
		putIn(scenario.script.filter((_, entry) => at?.includes(entry)));
		return [{ id, name, script: scenario.script }];
	});
	const scenario = scenarios.find((one) => one !== null);
	if (!first || !scenario) return null;
	const { script: _, ...said } = scenario;
	const document: TableDocument = {
		head: head && sameFact(head, said) ? head : said,
		branches: [first, ...rest],
		shown: first.id
	};
	return { document: showing(document, shown), at, colours, claims };
}
