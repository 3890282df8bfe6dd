import type { Position } from '../model/position.ts';
import { differences } from '../wording/difference.ts';
import { sentence } from '../wording/names.ts';
import type { Verdict } from './verdict-shape.ts';

/** A verdict with its answer in one text: what is refused comes first. */
export function inWords(verdict: Omit<Verdict, 'sentence'>): Verdict {
	const { refused, sentences, reply } = verdict;
	const first = refused
		? [reply, refused.sentence, refused.needs]
		: [isSaidBy(sentences, reply) ? null : reply];
	const all = [...first, ...sentences].filter((one) => one !== null);
	return { ...verdict, sentence: all.join(' ') };
}

/** "Amy." where it goes on "Amy gains …". */
const isSaidBy = ([first = '']: readonly string[], reply: string | null): boolean =>
	reply !== null && !NOT_NAMES.has(reply) && first.startsWith(`${reply.slice(0, -1)} `);

const NOT_NAMES: ReadonlySet<string> = new Set(['Yes.', 'No.', 'Not yet.', 'So far, yes.']);

/** An outcome, and the table that it ends at. */
export interface Ended {
	readonly verdict: Verdict;
	readonly at: Position;
}

/** Outcomes of which several are told in the same words: each after the first says what is otherwise in it. */
export function toldApart<T extends Ended>(all: readonly T[]): readonly T[] {
	return all.map((one, nth) => {
		const same = all.slice(0, nth).find(({ verdict }) => verdict.sentence === one.verdict.sentence);
		const [first] = same ? differences(endingOf(same), endingOf(one)) : [];
		if (first === undefined) return one;
		const sentences = [...one.verdict.sentences, sentence(first)];
		return { ...one, verdict: inWords({ ...one.verdict, sentences }) };
	});
}

const endingOf = ({ verdict, at }: Ended): Parameters<typeof differences>[0] => ({
	outcome: verdict.outcome,
	end: at
});
