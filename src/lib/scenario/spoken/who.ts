import { type Reader, anyOf, is, seq, verbAt } from './reader.ts';
import type { Match } from './said.ts';
import type { Who } from './ref.ts';

const HE = ['he', 'she', 'they', 'him', 'her', 'them'];

const SELF = ['myself', 'himself', 'herself', 'themself', 'themselves'];

const FRIEND =
	'friend|buddy|brother|sister|mate|opponent|neighbor|husband|wife|dad|kid|roommate|cousin|son|daughter|pal|girlfriend|boyfriend|gf|bf|colleague|uncle|aunt|neighbour|partner|homie|bro|sis';

/** Somebody by a pronoun. */
function pronounAt(reader: Reader, at: number): Who {
	const isObject = is(reader, at, 'him', 'her', 'them') ? { isObject: true as const } : {};
	if (is(reader, at, 'he', 'him', 'his')) return { is: 'he', as: 'he', ...isObject };
	if (is(reader, at, 'she', 'her', 'hers')) return { is: 'he', as: 'she', ...isObject };
	return { is: 'he', ...isObject };
}

/** Whether several people speak, each with their name before it. */
const isTalk = ({ tokens, people }: Reader): boolean =>
	new Set(
		tokens.flatMap(({ text }, i) => {
			const speaker = text === ':' ? people.at(i - 1) : null;
			return speaker && !speaker.owns ? [speaker.name] : [];
		})
	).size > 1;

/** "You" is the friend of whoever says "I", else whoever it happens to. */
const youOf = (reader: Reader): Who =>
	isTalk(reader) ||
	reader.tokens.some(({ text }) => ['i', 'me', 'my', 'mine', 'myself'].includes(text))
		? { is: 'friend' }
		: { is: 'me' };

/** Somebody who is called by a word of their own: "Ben", "I", "him", "my friend Tom". */
export function whoAt(reader: Reader, at: number): Match<Who> | null {
	if (is(reader, at, 'player') && is(reader, at + 2, ':')) {
		const named = whoAt(reader, at + 3);
		if (named) return named;
	}
	const friend = anyOf(
		reader,
		at,
		`my|the ${FRIEND}`,
		`my|the best|good|old|little|older|younger|other ${FRIEND}`,
		'opponent|opp',
		'the other one',
		'another player',
		'an opponent',
		'the other player',
		'the other guy',
		'someone',
		'somebody'
	);
	if (friend >= 0) {
		const open = is(reader, friend, '(') ? friend + 1 : friend;
		const person = reader.people.at(open);
		if (person && !person.owns) {
			const close = open > friend && is(reader, open + 1, ')') ? 1 : 0;
			if (open === friend || close === 1)
				return { to: open + 1 + close, value: { is: 'name', name: person.name } };
		}
		return { to: friend, value: { is: 'friend' } };
	}
	if (is(reader, at, 'my') && is(reader, at + 1, 'self'))
		return { to: at + 2, value: { is: 'self' } };
	if (is(reader, at, 'my') && is(reader, at + 1, 'guy', 'character')) return null;
	if (is(reader, at, 'i', 'me', 'im', 'ive')) return { to: at + 1, value: { is: 'me' } };
	if (is(reader, at, 'you', 'yourself')) return { to: at + 1, value: youOf(reader) };
	if (is(reader, at, 'myself')) return { to: at + 1, value: { is: 'self' } };
	if (is(reader, at, ...SELF)) return { to: at + 1, value: { is: 'self', isThird: true } };
	// "On her own turn": that is whose it is.
	if (is(reader, at, 'her') && is(reader, at + 1, 'own', 'turn')) return null;
	if (is(reader, at, ...HE)) return { to: at + 1, value: pronounAt(reader, at) };
	const person = reader.people.at(at);
	// "Ben's attacking".
	const isDoing =
		person?.owns === true &&
		reader.tokens[at]?.text.includes("'") === true &&
		/ing$/u.test(reader.tokens[at + 1]?.text ?? '') &&
		verbAt(reader, at + 1) !== null;
	if (!person || (person.owns && !isDoing)) return null;
	const naming = reader.lexicon.at(at)[0];
	if (naming && naming.length > 1 && naming.off === 0 && naming.part === false) return null;
	return { to: at + 1, value: { is: 'name', name: person.name } };
}

/** Whose something is: "Ben's", "my", "his". */
export function ownerAt(reader: Reader, at: number): Match<Who> | null {
	if (is(reader, at, 'my', 'mine')) {
		const friend = anyOf(reader, at, ...FRIEND.split('|').map((word) => `my ${word}'s|${word}s`));
		return friend >= 0
			? { to: friend, value: { is: 'friend' } }
			: { to: at + 1, value: { is: 'me' } };
	}
	// "Someone else's".
	if (is(reader, at, 'anothers')) {
		const than = is(reader, at + 1, 'than') ? whoAt(reader, at + 2) : null;
		if (than) return { to: than.to, value: { is: 'other', than: than.value } };
		return { to: at + 1, value: { is: 'other' } };
	}
	if (is(reader, at, 'opponents')) return { to: at + 1, value: { is: 'friend' } };
	if (is(reader, at, 'your', 'yours')) return { to: at + 1, value: youOf(reader) };
	if (is(reader, at, 'his', 'her', 'hers', 'their', 'theirs'))
		return { to: at + 1, value: pronounAt(reader, at) };
	const person = reader.people.at(at);
	if (!person?.owns) return null;
	const naming = reader.lexicon.at(at)[0];
	if (naming && naming.length > 1 && naming.off === 0 && naming.part === false) return null;
	return { to: at + 1, value: { is: 'name', name: person.name } };
}

/** Whether a row of words stands at a place. */
export const has = (reader: Reader, at: number, words: string): boolean =>
	seq(reader, at, words) >= 0;
