import type { Position } from '../../model/position.ts';
import { allDifferences } from '../../scenario/expect/all-facts.ts';
import { differences, type Difference } from '../../scenario/expect/ends.ts';
import { play, type RulingScenario } from '../../scenario/index.ts';
import { storyOf, type ToldAct } from './story.ts';

/** A piece of a line, and whether the line beside it says something else there. */
export interface LinePiece {
	readonly text: string;
	readonly differs: boolean;
}

/** How a case and its twin compare. */
export interface Divergence {
	/** The lines of the two tables that are not the same, pairwise; one that the other lacks is empty there. */
	readonly table: readonly (readonly [readonly LinePiece[], readonly LinePiece[]])[];
	/** The act at which they part, counted from 0; null where they are told alike. */
	readonly at: number | null;
	/** What is told there; null of one that has ended. */
	readonly acts: readonly [ToldAct | null, ToldAct | null];
	/** What differs between the tables they end at. */
	readonly ends: readonly Difference[];
}

/** The single facts of a line, with what stands between them. */
const factsIn = (line: string): readonly string[] => line.split(/(: |, | \| |; )/u);

/** Two lines in pieces: what they begin and end with alike, and what they do not. */
export function sideBySide(
	a: string,
	b: string
): readonly [readonly LinePiece[], readonly LinePiece[]] {
	const [one, other] = [factsIn(a), factsIn(b)];
	const shorter = Math.min(one.length, other.length);
	let before = 0;
	while (before < shorter && one[before] === other[before]) before += 1;
	let after = 0;
	while (after < shorter - before && one.at(-1 - after) === other.at(-1 - after)) after += 1;
	const pieces = (facts: readonly string[]): readonly LinePiece[] =>
		[
			{ text: facts.slice(0, before).join(''), differs: false },
			{ text: facts.slice(before, facts.length - after).join(''), differs: true },
			{ text: facts.slice(facts.length - after).join(''), differs: false }
		].filter(({ text }) => text !== '');
	return [pieces(one), pieces(other)];
}

/** What a line of a table is about: "player Amy". */
const subjectOf = (line: string): string => line.split(':')[0] ?? line;

function tableOf(a: readonly string[], b: readonly string[]): Divergence['table'] {
	const alone = (these: readonly string[], those: readonly string[]): readonly string[] =>
		these.filter((line) => !those.includes(line));
	const [one, other] = [alone(a, b), alone(b, a)];
	const paired = new Set<string>();
	const pairs = one.map((line) => {
		const beside =
			other.find((each) => !paired.has(each) && subjectOf(each) === subjectOf(line)) ?? '';
		paired.add(beside);
		return sideBySide(line, beside);
	});
	return [
		...pairs,
		...other.filter((line) => !paired.has(line)).map((line) => sideBySide('', line))
	];
}

const tells = (act: ToldAct | undefined): string => JSON.stringify(act ?? null);

/**
 * Sets a scenario and its twin side by side: what differs on the table, where they part, and what
 * they come to.
 * @throws Error when one of them cannot be laid out.
 */
export function divergenceOf(a: RulingScenario, b: RulingScenario): Divergence {
	const [one, other] = [storyOf(a), storyOf(b)];
	const most = Math.max(one.acts.length, other.acts.length);
	const apart = Array.from({ length: most }, (_, i) => i).find(
		(i) => tells(one.acts[i]) !== tells(other.acts[i])
	);
	const [first, second] = [play(a.scenario), play(b.scenario)];
	return {
		table: tableOf(one.board, other.board),
		at: apart ?? null,
		acts: apart === undefined ? [null, null] : [one.acts[apart] ?? null, other.acts[apart] ?? null],
		ends: first.ok && second.ok ? endsOf(first.position, second.position) : []
	};
}

/** What two people would compare at the end; where that is the same, all that differs there. */
function endsOf(a: Position, b: Position): readonly Difference[] {
	const compared = differences(a, b);
	return compared.length > 0 ? compared : allDifferences(a, b);
}
