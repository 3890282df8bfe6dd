import { cardOf } from '../../cards/library.ts';
import { DECKS, SLOT_KINDS, type SlotKind } from '../../model/words.ts';
import type { Among } from '../words/lists.ts';
import type { Edit } from '../words/edit.ts';
import { cardsCalled } from '../names.ts';
import { ANY_CARD, readCard, readCardOnly } from './card.ts';
import { ofDeck, SLOT_FITS } from './board.ts';
import { AMONG_ITEMS, readCell, readSlot, readObject } from './objects.ts';
import { readSet } from './set.ts';
import { readSubject } from './script.ts';
import { readEffect, readStack } from './stack.ts';
import { readStackThing, readThing } from './thing.ts';
import { fail, readPlayer, shorten, trying, unknownWord, type Reader } from './reader.ts';
import { homeOf } from '../reserved-words.ts';
import { after, halves, part, type Span } from './span.ts';

/** What the table can do, each with an example. */
const EXAMPLES = {
	gives: 'the table gives Ben Butter Bean!',
	takes: 'the table takes Butter Bean! from Ben',
	removes: 'the table removes Fly · the table removes monster slot 2',
	sets: 'the table sets Ben: 2¢, 1 HP · the table sets Gurdy: 3 HP · the table sets loot deck: Bomb!, ...',
	asks: 'the table asks Ben again · the table asks Ben again about The Relic',
	does: 'the table does by hand: a card that the judge does not know',
	adds: 'the table adds a monster slot: Gurdy · the table adds an effect: +1 HP for Amy from Book of Sin',
	puts: 'the table puts Gurdy into monster slot 1 · the table puts Bomb! on the loot deck · the table puts on the stack: Bomb! (Ben) -> Gurdy'
} as const;
type Verb = keyof typeof EXAMPLES;
const isVerb = (word: string): word is Verb => Object.hasOwn(EXAMPLES, word);

/** Reads what the table itself changes: the line without the words it begins with. */
export function readEdit(reader: Reader, span: Span): Edit | null {
	const word = part(span, 0, /^\S*/u.exec(span.text)?.[0].length ?? 0);
	const verb = word.text.toLowerCase();
	if (!isVerb(verb))
		return unknownWord(reader, word, 'What the table does,', Object.keys(EXAMPLES));
	return READ[verb](reader, part(span, verb.length));
}

const READ: Readonly<Record<Verb, (reader: Reader, span: Span) => Edit | null>> = {
	gives: readGift,
	takes: readTaking,
	removes: readRemoval,
	sets: readSet,
	asks: readAskingAgain,
	does: readByHand,
	adds: readAddition,
	puts: readPutting
};

const expect = (verb: Verb): { readonly expected: string } => ({ expected: EXAMPLES[verb] });

const AS = /\s+as an? (item|soul|curse)$/iu;
const AMONG_WORD: Readonly<Record<string, Among>> = {
	item: 'items',
	soul: 'souls',
	curse: 'curses'
};

/** `Ben Butter Bean!`, `Ben: The Relic (deactivated)`, `Ben a Bloody Penny as an item`. */
function readGift(reader: Reader, span: Span): Edit | null {
	const subject = readSubject(reader, span);
	const named = /^[^:]*/u.exec(span.text)?.[0] ?? '';
	if (!subject) return readReceiver(reader, part(span, 0, named.length));
	const { player } = subject;
	const colon = /^:\s*/u.exec(subject.rest.text);
	const gift = withoutArticle(reader, colon ? part(subject.rest, colon[0].length) : subject.rest);
	if (gift.text === '') return fail(reader, gift, 'What is given is missing.', expect('gives'));
	const as = AS.exec(gift.text);
	const what = as ? part(gift, 0, as.index) : gift;
	const among = as ? AMONG_WORD[as[1]?.toLowerCase() ?? ''] : homeIn(reader, what);
	if (among === undefined || among === 'hand') {
		const cell = readCell(reader, what);
		return cell && { edit: 'deal', player, cell };
	}
	if (among === null)
		return fail(reader, what, 'It must be said where this card goes.', {
			expected: `${what.text} as a soul · a character is set: the table sets ${player}: ${what.text}`
		});
	const object = readObject(reader, what, among === 'items' ? AMONG_ITEMS : ANY_CARD);
	return object && { edit: 'give', player, object, among };
}

function readReceiver(reader: Reader, span: Span): null {
	const word = part(span, 0, /^(?:player\s+)?\S*/iu.exec(span.text)?.[0].length ?? 0);
	readPlayer(reader, word);
	return null;
}

/** Where a card goes by its kind; a name that is no card is reported where it is read as a loot card. */
function homeIn(reader: Reader, span: Span): 'hand' | Among | null {
	const found = readCard(trying(reader), span);
	return found ? homeOf(cardOf(found.card)) : 'hand';
}

/** Takes off an "a" or "an" that does not belong to the name of a card. */
function withoutArticle(reader: Reader, span: Span): Span {
	const article = /^an?\s+/iu.exec(span.text);
	const name = span.text.replace(/\s*(?:[(#].*|\sas an? (?:item|soul|curse))$/iu, '');
	return article && cardsCalled(name, reader.cards).length === 0
		? part(span, article[0].length)
		: span;
}

/** `Butter Bean! from Ben's hand`, `2 unknown from Ben`, `The Relic from Ben`. */
function readTaking(reader: Reader, span: Span): Edit | null {
	const found = /^(.*)\s+from\s+(.+?)(['’]s hand)?$/iu.exec(span.text);
	if (!found) return fail(reader, span, 'It must be said from whom.', expect('takes'));
	const [, taken = '', name = '', hand] = found;
	const from = span.text.length - (hand?.length ?? 0) - name.length;
	const player = readPlayer(reader, part(span, from, from + name.length));
	const what = withoutArticle(reader, part(span, 0, taken.length));
	if (player === null) return null;
	if (hand === undefined && homeIn(reader, what) !== 'hand') {
		const thing = readStackThing(reader, what);
		if (thing?.is !== 'card') return null;
		return { edit: 'remove', thing: { ...thing, of: player } };
	}
	const cell = readCell(reader, what);
	return cell && { edit: 'take', player, cell };
}

function readRemoval(reader: Reader, span: Span): Edit | null {
	const thing = readThing(reader, span);
	if (!thing) return null;
	switch (thing.is) {
		case 'card':
		case 'roll':
		case 'damage':
		case 'death':
		case 'game':
		case 'slot':
			return { edit: 'remove', thing };
		default:
			return fail(reader, span, `“${shorten(span.text)}” cannot be removed.`, expect('removes'));
	}
}

/** `by hand: Lemon Mishap`, in any words. */
function readByHand(reader: Reader, span: Span): Edit | null {
	const said = after(span, 'by hand');
	const what = said && /^:?\s*/u.exec(said.text);
	const words = said && what ? part(said, what[0].length).text : '';
	return words === ''
		? fail(reader, span, 'It must be said what is done by hand.', expect('does'))
		: { edit: 'by hand', what: words };
}

/** `Ben again`, `Ben again about The Relic`. */
function readAskingAgain(reader: Reader, span: Span): Edit | null {
	const subject = readSubject(reader, span);
	if (!subject) return readReceiver(reader, span);
	const again = after(subject.rest, 'again');
	if (!again) return fail(reader, subject.rest, 'It must be said “again”.', expect('asks'));
	const { player } = subject;
	if (again.text === '') return { edit: 'ask again', player };
	const card = after(again, 'about');
	if (!card) return fail(reader, again, 'It must be said about which card.', expect('asks'));
	const about = readCardOnly(reader, card);
	return about === null ? null : { edit: 'ask again', player, about };
}

/** `a monster slot: Gurdy`, `an effect: +1 HP for Amy from Book of Sin`. */
function readAddition(reader: Reader, span: Span): Edit | null {
	const [head, rest] = halves(span, ':') ?? [span, null];
	if (/^(?:an )?effect$/iu.test(head.text) && rest) {
		const effect = readEffect(reader, rest);
		return effect && { edit: 'effect', effect };
	}
	const slot = slotIn(/^(?:an? )?(monster|shop|room) slot$/iu.exec(head.text)?.[1]);
	if (!slot) return fail(reader, head, `“${shorten(head.text)}” cannot be added.`, expect('adds'));
	const holds = rest ? readSlot(reader, rest, SLOT_FITS[slot]) : {};
	return holds && { edit: 'add slot', slot, holds };
}

const INTO_SLOT = /\s+(?:into|on|onto|in) (?:the )?(monster|shop|room) slot(?: (\d{1,2}))?$/iu;
const ONTO_PILE =
	/\s+(on|onto|into|under) (?:the )?(?:top of (?:the )?)?(loot|treasure|monster|room) (deck|discard)$/iu;

/** `Gurdy into monster slot 1`, `Bomb! on the loot deck`, `on the stack: Bomb! (Ben) -> Gurdy`. */
function readPutting(reader: Reader, span: Span): Edit | null {
	const stacked = /^on (?:the )?stack\s*:?\s*/iu.exec(span.text);
	if (stacked) {
		const rest = part(span, stacked[0].length);
		const stack = readStack(reader, rest);
		if (!stack) return null;
		if (stack.things.length === 0 || stack.bars.length > 0)
			return fail(reader, rest, 'What goes on the stack is missing.', expect('puts'));
		return { edit: 'stack', things: stack.things };
	}
	const slotted = INTO_SLOT.exec(span.text);
	const slot = slotIn(slotted?.[1]);
	if (slotted && slot) {
		const object = readObject(
			reader,
			withoutArticle(reader, part(span, 0, slotted.index)),
			SLOT_FITS[slot]
		);
		return object && { edit: 'cover', slot, number: Number(slotted[2] ?? 1), object };
	}
	const piled = ONTO_PILE.exec(span.text);
	const deck = DECKS.find((d) => d === piled?.[2]?.toLowerCase());
	if (!piled || !deck)
		return fail(reader, span, 'It must be said where this is put.', expect('puts'));
	const cell = readCell(reader, withoutArticle(reader, part(span, 0, piled.index)), ofDeck(deck));
	return (
		cell && {
			edit: 'put',
			cell,
			pile: piled[3]?.toLowerCase() === 'deck' ? 'deck' : 'discard',
			deck,
			...(piled[1]?.toLowerCase() === 'under' ? { under: true as const } : {})
		}
	);
}

const slotIn = (word: string | undefined): SlotKind | undefined =>
	SLOT_KINDS.find((slot) => slot === word?.toLowerCase());
