import type { Comes, Graph } from '../explore/explore.ts';
import type { Reduced } from '../explore/reduced.ts';
import { waysOf } from '../explore/odds.ts';
import type { Decision } from '../model/decision.ts';
import { choiceWords, LEFT, TREE } from '../wording/odds.ts';
import { answersWords } from '../wording/verdict-depends.ts';
import { sentenceAt } from './end-sentence.ts';

/** A die or a choice, with what each answer comes to. Plain data. */
export interface OddsBranch {
	/** "Amy's roll". */
	readonly what: string;
	readonly ways: readonly OddsWay[];
}

/** Answers that come to the same. */
export interface OddsWay {
	/** "1–3". */
	readonly words: string;
	/** What comes then, where nothing more is rolled or chosen; else null. */
	readonly sentence: string | null;
	/** What is rolled or chosen next; null where nothing is. */
	readonly next: OddsBranch | null;
}

/** Answers that are told of one graph: of more, only the nearest to the start. */
const MOST_WAYS = 60;

/** A place that is still to be told, with those on the way to it. */
interface Open {
	readonly at: number;
	readonly path: readonly number[];
	readonly into: { -readonly [K in keyof OddsWay]: OddsWay[K] };
}

/**
 * What a graph comes to, answer by answer, from the start; null where nothing is rolled or chosen, or where
 * somebody may respond. What leads back to where it was on the way says so.
 * @param reduced the graph with places that come to the same taken as one.
 */
export function treeOf({ graph: { places }, placesOf }: Reduced, whole: Graph): OddsBranch | null {
	const responds = places.some(
		(place) => waysOf(place).length > 1 && place.position.question === null
	);
	if (responds) return null;
	/** Where the only ways from a place lead. */
	const straight = (from: number): number => {
		const met = new Set<number>();
		let at = from;
		for (let ways = waysFrom(at); ways.length === 1 && !met.has(at); ways = waysFrom(at)) {
			met.add(at);
			at = ways[0]?.to ?? at;
		}
		return at;
	};
	const waysFrom = (at: number) => {
		const place = places[at];
		return place ? waysOf(place) : [];
	};
	/** The answers of a place, each with all others that lead to the same. */
	const answersAt = (at: number): ReadonlyMap<number, readonly Decision[]> => {
		const found = new Map<number, Decision[]>();
		for (const { to, decisions } of waysFrom(at)) {
			const end = straight(to);
			found.set(end, [...(found.get(end) ?? []), ...decisions]);
		}
		return found;
	};
	const root: Open['into'] = { words: '', next: null, sentence: null };
	const open: Open[] = [{ at: straight(0), path: [], into: root }];
	let told = 0;
	for (let one = open.shift(); one; one = open.shift()) {
		const { at, path, into } = one;
		const place = places[at];
		if (!place) continue;
		const answers = answersAt(at);
		if (path.includes(at)) into.sentence = TREE.back;
		else if (answers.size === 0 || waysFrom(at).length === 1)
			into.sentence =
				leftSentence(place.comes, whole.places.length) ?? sentenceAt(whole, placesOf[at] ?? []);
		else if (told > 0 && told + answers.size > MOST_WAYS) into.sentence = TREE.more;
		else {
			told += answers.size;
			const who = place.comes.is === 'choice' ? place.comes.who : place.position.question?.who;
			const ways = [...answers].map(([to, decisions]) => {
				const way: Open['into'] = {
					words: answersWords(decisions, place.position),
					sentence: null,
					next: null
				};
				open.push({ at: to, path: [...path, at], into: way });
				return way;
			});
			into.next = { what: choiceWords(place.position, who ?? 0), ways };
		}
	}
	return root.next;
}

/** What is said where it is not known what comes, or it goes round; null at an end. */
const leftSentence = ({ is }: Comes, positions: number): string | null =>
	is === 'end'
		? null
		: is === 'unknown' || is === 'wide' || is === 'open'
			? LEFT[is](positions)
			: LEFT.forever();
