import { cardOf } from '../../cards/library.ts';
import { isMonster, isUsable } from './cards-said.ts';
import { type Reader, anyOf, cardAt, is, numberAt, skip, verbAt } from './reader.ts';
import { TURNED } from './facts-owned.ts';
import { words } from './fillers.ts';
import { isOwnWord, type Verb } from './vocabulary.ts';
import { whoAt } from './who.ts';
import { PLAYING } from './claims.ts';

/** What nobody can read, up to the next mark, or to where something begins that can be read. */
export function loose(
	reader: Reader,
	at: number,
	begins: (at: number) => boolean
): { readonly to: number; readonly say: 'asked' | 'left' | 'unread' } {
	let to = at + 1;
	while (reader.tokens[to] && (reader.tokens[to]?.kind !== 'mark' || is(reader, to, '¢'))) {
		if (
			is(reader, to, 'and', 'then', 'but', 'so', 'while', 'when', 'after', 'before', 'because') &&
			begins(skip(reader, to, ''))
		)
			break;
		to++;
	}
	const isAsked = is(reader, to, '?');
	while (is(reader, to, '?', '!')) to++;
	// "… if she plays it?": what is told with a question is no question.
	const isTold = is(reader, at - 1, 'when', 'if', 'while', 'once', 'after', 'before');
	// "What if Ben had not used it?": that is taken back, and not told.
	const isSupposed = anyOf(reader, at, 'what if') >= 0 || anyOf(reader, at - 2, 'what if') === at;
	const isDenied = reader.tokens.slice(at, to).some((_, i) => is(reader, at + i, ...DENIES));
	if (isAsked && isSupposed && isDenied) return { to, say: 'asked' };
	const isQuestion = isAsked && !isActIn(reader, at, to);
	// "… if Olga bombs it after the first roll?": when it is done, which is nowhere else.
	const isWhen =
		is(reader, at, 'after', 'before', 'between') &&
		reader.tokens.slice(at, to).some((_, i) => is(reader, at + i, ...ORDINALS));
	if (isQuestion && isWhen) return { to, say: 'unread' };
	if (isQuestion && !(isTold && isOfTable(reader, at, to))) return { to, say: 'asked' };
	const isTable = isOfTable(reader, at, to) || objectOf(reader, at) !== null;
	return { to, say: isTable ? 'unread' : 'left' };
}

/** Verbs of what is done to something. */
const DONE_TO: readonly Verb[] = ['attack', 'swing', 'use', 'buy', 'kill'];

/** How something is done, and no thing. */
const HOW =
	/^(?:\p{L}+ly|anyway|alone|hard|back|home|fast|together|again|blind|hoping|thinking|knowing|like|despite|without|thanks|though|whatever|whoever|something|someone|anything|everything|everyone|nothing|somebody|anybody|activation|effect|ability|trigger|use)$/u;

/** The verb whose thing nobody knows, that stands right behind it: "attacks Host"; null where none does. */
export function objectOf(reader: Reader, at: number): Verb | null {
	const article = (index: number): boolean =>
		is(reader, index, 'the', 'a', 'an', 'my', 'his', 'her');
	const thing = reader.tokens[article(at) ? at + 1 : at];
	// "Attacks Host": a word of ours with a capital is a name there.
	const isWord = thing?.kind === 'word' && isOwnWord(thing.text) && !thing.capital;
	if (thing?.kind !== 'word' || isWord || HOW.test(thing.text)) return null;
	const led = article(at - 1) ? at - 2 : at - 1;
	const verb =
		cardAt(reader, led, isUsable)?.naming.form === 'inflected' ? 'use' : verbAt(reader, led)?.verb;
	return verb !== undefined && DONE_TO.includes(verb) ? verb : null;
}

/** Words that say of something that it does not come. */
const DENIES = words('not never didnt doesnt dont hadnt hasnt nobody without');

/** Words for one of several. */
const ORDINALS = ['first', 'second', 'third', 'last', 'next', 'other', 'both'];

/** Verbs of what comes of an act, so that it is asked about and not told. */
const COMES: readonly Verb[] = ['die', 'hit', 'miss', 'resolve', 'trigger', 'pass', 'end', 'kill'];

/** Verbs of what comes of an act, which nobody does. */
const FATES: readonly Verb[] = ['die', 'hit', 'miss', 'resolve', 'trigger'];

/** Verbs of a question that tell nothing. */
const TELLS_NOTHING =
	/^(?:wins?|loses?|lose|dead|safe|right|wrong|first|legal|not|still|alive|done|or|too)$/u;

/** Whether somebody does something in a stretch, whatever mark ends it: "Cara steals it with Plan C?". */
export function isActIn(reader: Reader, from: number, to: number): boolean {
	for (let i = from; i < to; i++) {
		const who = whoAt(reader, i);
		if (!who) continue;
		const plain = skip(reader, who.to, '');
		const denied = anyOf(reader, plain, 'not|never|dont|doesnt|didnt');
		const does = denied < 0 ? plain : skip(reader, denied, '');
		const token = reader.tokens[does];
		const verb = verbAt(reader, does)?.verb;
		if (verb !== undefined && PLAYING.includes(verb) && !COMES.includes(verb)) return true;
		if (cardAt(reader, does, isUsable)?.naming.form === 'inflected') return true;
		// "Cara yoinks the roll?": a word that nobody knows is one.
		const isUnknown =
			token?.kind === 'word' &&
			/(?:s|ed)$/u.test(token.text) &&
			!isOwnWord(token.text) &&
			!TELLS_NOTHING.test(token.text) &&
			!reader.people.at(does);
		if (isUnknown && does + 1 < to && reader.tokens[does + 1]?.kind === 'word') return true;
	}
	return false;
}

/** What a stretch that nobody reads keeps from what follows: an attack that a roll is of, or a card that is "it". */
export function hiddenIn(
	reader: Reader,
	from: number,
	to: number
): 'attack' | 'monster' | 'card' | null {
	let hidden: 'monster' | 'card' | null = null;
	const object = objectOf(reader, from);
	if (object === 'attack' || object === 'swing') return 'attack';
	for (let i = from; i < to; i++) {
		if (verbAt(reader, i)?.verb === 'attack') return 'attack';
		const card = cardAt(reader, i);
		if (card) hidden = isMonster(cardOf(card.value)) ? 'monster' : (hidden ?? 'card');
	}
	return hidden;
}

/** Words that say by themselves where something lies, how, or whose turn it is: what nobody reads of that may change the table. */
const NOUNS: ReadonlySet<string> = new Set([
	...TURNED,
	...words(
		`stack turn turns hand deck decks shop slot slots counter counters attack attacks purchase death dead trigger
		triggers priority discard play plays charged untapped instead nobody`
	)
]);

/** Words before what somebody or something does. */
const SUBJECT = ['it', 'that', 'he', 'she', 'and', 'which', 'also'];

/** Whether a stretch of the text speaks of the table: names a card, a number or anything that lies there, or tells an act. */
function isOfTable(reader: Reader, from: number, to: number): boolean {
	const isShort = to - from <= 3;
	for (let i = from; i < to; i++) {
		const token = reader.tokens[i];
		// "Jill on Ken": that is more than talk.
		if (isShort && reader.people.at(i)) return true;
		const verb = verbAt(reader, i)?.verb;
		// "Bombs it twice"; with brackets behind it, those tell each time.
		if (is(reader, i, 'twice', 'thrice') && !is(reader, i + 1, '(')) return true;
		// "It hits and triggers": that is what it does.
		const isFate = verb !== undefined && FATES.includes(verb) && is(reader, i - 1, ...SUBJECT);
		if (!token || (NOUNS.has(token.bare) && !isFate) || numberAt(reader, i) !== null) return true;
		if (verb !== undefined && PLAYING.includes(verb) && !FATES.includes(verb)) return true;
		if (reader.lexicon.at(i).some(({ part }) => part !== 'weak')) return true;
	}
	return isActIn(reader, from, to);
}
