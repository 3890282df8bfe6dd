import { ORDINALS } from '../../abilities/wording/lists.ts';
import type { Scenario } from '../scenario.ts';
import { PLAYING } from './claims.ts';
import { isEffectVerb } from './effects-said.ts';
import { TURNED } from './facts-owned.ts';
import { words } from './fillers.ts';
import { anyOf, numberAt, verbAt, type Reader } from './reader.ts';
import type { Chip } from './spoken.ts';
import { objectOf } from './unread.ts';
import { isOwnWord, type Verb } from './vocabulary.ts';
import { ownerAt, whoAt } from './who.ts';

/** Words of what lies on a table and of how it lies: what is told with one of them may change it. */
const OF_THE_TABLE: ReadonlySet<string> = new Set([
	...TURNED,
	...words(
		`stack hand deck decks shop slot slots counter counters attacks purchase death dead trigger triggers triggered
		priority discard charged untapped hp health life heart hearts damage dmg cents cent coins money c soul souls loot item items
		roll rolls dice zero broke empty full resolves resolved response responses responds option instead again twice
		first second third fourth other another both each same only except before after while when during under above below
		without unless if might maybe perhaps`
	)
]);

/** Words with which something is said of the table that stands nowhere else, where somebody at it is spoken of. */
const TELLING: ReadonlySet<string> = new Set(
	words(
		`not no never nobody nothing none neither nor cant cannot couldnt wont wouldnt doesnt dont didnt isnt arent wasnt shouldnt
		hasnt havent would could should may or either attack top over also too one ones mine yours his hers theirs die`
	)
);

/** Verbs that tell nothing of the table by themselves. */
const PALE: readonly Verb[] = ['be', 'want', 'claim', 'look'];

/** Verbs that tell nothing of it with a word that no game has: "he has a cold", "she went to bed". */
const EVERYDAY: readonly Verb[] = [
	'have',
	'get',
	'do',
	'make',
	'give',
	'swing',
	'come up',
	'prevent'
];

/**
 * Chips with those no longer marked that only give a story its color: "it was the last turn of the night", "four grown
 * adults". They name no card and nothing that lies anywhere, tell no act and, where they speak of somebody who plays,
 * deny nothing.
 */
export function withColorLeft(
	chips: readonly Chip[],
	reader: Reader,
	{ players = [] }: Scenario
): readonly Chip[] {
	const seated = new Set(players.map(({ name }) => name));
	return chips.map((chip) => {
		if (chip.kind !== 'unread' || chip.lines.length > 0 || chip.trouble !== null) return chip;
		const inside = [...reader.tokens.keys()].filter((index) => {
			const { from = 0, to = 0 } = reader.tokens[index] ?? {};
			return from >= chip.from && to <= chip.to && to > from;
		});
		// "Amy attacks the Dragon": what an act is done to is more than color.
		if (objectOf(reader, inside[0] ?? -1) !== null) return chip;
		return inside.length >= 2 && isColor(reader, inside, seated)
			? { ...chip, kind: 'left' as const }
			: chip;
	});
}

function isColor(reader: Reader, inside: readonly number[], seated: ReadonlySet<string>): boolean {
	const isPlain = inside.every((index) => {
		const token = reader.tokens[index];
		if (isOfCount(reader, index)) return true;
		if (!token || token.text === '?' || token.kind === 'number') return false;
		if (OF_THE_TABLE.has(token.bare) || isNamed(reader, index)) return false;
		const person = reader.people.at(index);
		if (person && (!seated.has(person.name) || person.owns)) return false;
		return isNoun(reader, index) || !isPlayed(reader, index);
	});
	if (!isPlain) return false;
	const isOfPlayer = inside.some((index) => isSomebody(reader, index));
	if (!isOfPlayer) return !inside.some((index) => isDoneTo(reader, index));
	const [from = 0] = inside;
	// "Nanni hasn't spoken to him since": what is denied is none of the words of the game.
	const isOther = inside.some((index) => isOtherWord(reader, index));
	return inside.every(
		(index) =>
			isOfCount(reader, index) ||
			(isOther && isDenial(reader, index)) ||
			(isPale(reader, index, from, isOther) && !isDoneTo(reader, index))
	);
}

/** "Three beers", "no third date", "two of my kids": a number of what is no word of the game. */
function isOfCount(reader: Reader, index: number): boolean {
	const isNumber =
		numberAt(reader, index) !== null || ORDINALS.includes(reader.tokens[index]?.text ?? '');
	const of = anyOf(reader, index + 1, 'of my|our|his|her|the|them', 'of', '');
	const isTime =
		anyOf(
			reader,
			index + 1,
			'minute|minutes|hour|hours|day|days|week|weeks|month|months|year|years'
		) > 0;
	return (
		isNumber &&
		!isNamed(reader, index) &&
		(isTime || (isOtherWord(reader, of) && !isNamed(reader, of)))
	);
}

/** Whether a word tells an act; "we play in the back room" tells none. */
function isPlayed(reader: Reader, index: number): boolean {
	const verb = verbAt(reader, index)?.verb;
	const isPastime =
		anyOf(reader, index, 'play|plays|played|playing') > 0 &&
		(numberAt(reader, index + 1) !== null || isOwnWord(reader.tokens[index + 1]?.text ?? ''));
	return verb !== undefined && PLAYING.includes(verb) && !isPastime;
}

/** A word that is no name and none of the language of acts. */
const isOtherWord = (reader: Reader, index: number): boolean => {
	const token = reader.tokens[index];
	return token?.kind === 'word' && !isOwnWord(token.text) && reader.people.at(index) === null;
};

const isDenial = ({ tokens }: Reader, index: number): boolean =>
	DENIALS.has(tokens[index]?.bare ?? '');

const DENIALS: ReadonlySet<string> = new Set(
	words(
		`not no never nobody nothing none hasnt havent hadnt didnt doesnt dont isnt arent wasnt werent cant couldnt cannot
		wont wouldnt too over also`
	)
);

/** "Yoinks the roll", "pranks Amy", "chickens it": a word that nobody knows, of what is done to what is spoken of. */
function isDoneTo(reader: Reader, index: number): boolean {
	const token = reader.tokens[index];
	const before = index - 1;
	const isUnknown =
		token !== undefined && isOtherWord(reader, index) && /(?:s|ed|ing)$/u.test(token.text);
	const who = whoAt(reader, before);
	if (!isUnknown || (who === null && !isDenial(reader, before))) return false;
	return whoAt(reader, index + 1) !== null || anyOf(reader, index + 1, 'it|that|this|one|them') > 0;
}

/** "The last turn": no verb, as it looks. */
const isNoun = ({ tokens }: Reader, index: number): boolean => tokens[index]?.text === 'turn';

const PARTY: ReadonlySet<string> = new Set(['we', 'us', 'you', 'one', 'someone', 'somebody']);

/** Whether somebody who plays is spoken of. */
const isSomebody = (reader: Reader, index: number): boolean =>
	(whoAt(reader, index) ?? ownerAt(reader, index)) !== null &&
	!PARTY.has(reader.tokens[index]?.text ?? '');

/** Whether a word tells nothing of somebody. */
function isPale(reader: Reader, index: number, from: number, isOther: boolean): boolean {
	const token = reader.tokens[index];
	if (!token || TELLING.has(token.bare) || numberAt(reader, index) !== null) return false;
	const verb = isNoun(reader, index) ? undefined : verbAt(reader, index)?.verb;
	if (verb !== undefined) return PALE.includes(verb) || (isOther && EVERYDAY.includes(verb));
	// "She yoinks": what cards do, where somebody does it.
	const opens = index === from || whoAt(reader, index - 1) !== null;
	return !opens || !isEffectVerb(token.text) || whoAt(reader, index) !== null;
}

/** Whether a card is named at a place; a word of ours alone is none: "everybody lost it". */
const isNamed = (reader: Reader, index: number): boolean =>
	reader.lexicon
		.at(index)
		.some(
			({ part, length }) =>
				part !== 'weak' && (length > 1 || !isOwnWord(reader.tokens[index]?.text ?? ''))
		);
