import { isUsable } from './cards-said.ts';
import { patternAt, phrase } from './patterns.ts';
import { type Reader, cardAt, is, skip } from './reader.ts';
import type { Match, Saying } from './said.ts';
import { ownerAt, whoAt } from './who.ts';
import type { Said } from './clause.ts';

/** Whose opinion it may be, where nobody is named. */
const SOME = phrase(
	'(?:(?:the|all|most|some|both|half|one) )*(?:(?:other|others|players?|people|guys?|the|table|group|rest|rulebook|rules?|faq|card|text|internet|everyone|everybody|nobody|we|us|both|they|of|else|at|in|our|my|me|except|but|half|two|three|2023|official|extended|current|printed|online|wiki|errata|wording|group) ?)+'
);

/** Verbs of what somebody says, thinks or is sure of. */
const OPINION = phrase(
	'(?:(?:still|now|just|also|then|always|keeps?|kept|really|firmly|strongly|is|are|was|were|am|had|have|has|do|does|did|would) )*(?:says?|said|saying|claims?|claimed|claiming|insists?|insisted|swears?|swore|thinks?|thought|believes?|believed|argues?|argued|arguing|reckons?|reckoned|maintains?|disagrees?|disagreed|agrees?|agreed|assumes?|assumed|figures?|figured|guess|guesses|doubts?|doubted|feels?|felt|convinced|sure|certain|adamant|tells?|told|telling|denies|denied|complains?|complained|suggests?|suggested|objects?|objected|states?|stated|ruled|knows?|knew|expects?|expected)(?: (?:me|us|him|her|them|you|to me|to us|everyone))?(?: that)?'
);

const ACCORDING = phrase(
	'(?:according to|in the opinion of|if you ask|as per|per|going by|based on)(?: the| my| our)?'
);

const ARGUMENT = phrase(
	'(?:(?:main|whole|only) )?(?:argument|point|claim|opinion|view|take|position|theory|logic|reasoning|interpretation|reading|understanding|belief) (?:is|was)(?: that)?'
);

/** Where a sentence ends, or another begins in it. */
const END = ['.', ',', ':', ';', '!', '?', '\n', '(', ')', '...', '…'];

/** What is done at the table, and not only what comes of it. */
const DONE: readonly Saying['say'][] = [
	'attack',
	'roll',
	'use',
	'buy',
	'end',
	'reroll',
	'pass',
	'steal',
	'reveal',
	'becomes',
	'choose',
	'answer',
	'barter'
];

/** Whether something is told that is done. */
export const isDone = (said: Said): boolean => said.some(({ say }) => DONE.includes(say));

/** Behind the words that say whose opinion follows; -1 where none stand there. */
function opinionAt(reader: Reader, at: number): number {
	const start = skip(reader, at, '');
	const cited = patternAt(reader, start, ACCORDING);
	const source = cited >= 0 ? (whoAt(reader, cited)?.to ?? patternAt(reader, cited, SOME)) : -1;
	if (source >= 0) return source;
	// "Ben's argument is that …".
	const owner = ownerAt(reader, start);
	const argued = owner ? patternAt(reader, owner.to, ARGUMENT) : -1;
	if (argued >= 0) return argued;
	const holder = whoAt(reader, start)?.to ?? patternAt(reader, start, SOME);
	return holder < 0 ? -1 : patternAt(reader, holder, OPINION);
}

/**
 * Behind a claim: "Ben insists that Butter Bean can stop it", "according to Nils you can't"; null where none
 * stands there. A reason in it that tells of something that is done and is told nowhere else is none of it.
 */
export function reportedAt(
	reader: Reader,
	at: number,
	reads: (reader: Reader, at: number) => Match<Said> | null
): number | null {
	if (skip(reader, at, '') > at) return null;
	const from = opinionAt(reader, at);
	// "According to the rulebook, …": nothing of that is told yet.
	if (from >= 0 && is(reader, from, ',') && patternAt(reader, at, ACCORDING) >= 0) return from;
	if (from < 0 || is(reader, from, ':', ',', '?', 'to', 'no', 'yes')) return null;
	let to = from;
	while (reader.tokens[to] && !is(reader, to, ...END)) {
		if (
			to > from &&
			is(reader, to, 'because', 'cause', 'cuz', 'since', 'but', 'so') &&
			tellsNew(reader, to + 1, reads)
		)
			return is(reader, to, 'but', 'so') ? to : to + 1;
		to++;
	}
	return to > from ? to : null;
}

/** Whether something that is done is told at a place, with cards that are named nowhere else. */
export function tellsNew(
	reader: Reader,
	at: number,
	reads: (reader: Reader, at: number) => Match<Said> | null
): boolean {
	const found = reads(reader, skip(reader, at, ''));
	if (!found || !isDone(found.value)) return false;
	const uses = found.value.flatMap((one) => (one.say === 'use' ? [one.card.card] : []));
	return uses.every(
		(card) =>
			[...reader.tokens.keys()].filter(
				(i) => (i < at || i >= found.to) && cardAt(reader, i, isUsable)?.value === card
			).length === 0
	);
}
