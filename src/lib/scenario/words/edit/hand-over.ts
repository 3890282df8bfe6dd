/** What the table gives, takes and removes. */
import { cardOf } from '../../../cards/library.ts';
import { cardsCalled } from '../../names.ts';
import { ANY_CARD, readCard } from '../../parse/card.ts';
import { fail, readPlayer, shorten, trying, type Reader } from '../../parse/reader.ts';
import { part, type Span } from '../../parse/span.ts';
import { homeOf } from '../../reserved-words.ts';
import { readSubject } from '../act/parts.ts';
import type { Among } from '../lists.ts';
import { AMONG_ITEMS, readCell, readObject } from '../object.ts';
import { readStackThing, readThing } from '../thing.ts';
import type { Edit } from './changes.ts';
import { example } from './examples.ts';

const AS = /\s+as an? (item|soul|curse)$/iu;

const AMONG_WORD: Readonly<Record<string, Among>> = {
	item: 'items',
	soul: 'souls',
	curse: 'curses'
};

/** `Ben Butter Bean!`, `Ben: The Relic (deactivated)`, `Ben a Bloody Penny as an item`. */
export function readGift(reader: Reader, span: Span): Edit | null {
	const subject = readSubject(reader, span);
	const named = /^[^:]*/u.exec(span.text)?.[0] ?? '';
	if (!subject) return readReceiver(reader, part(span, 0, named.length));
	const { player } = subject;
	const colon = /^:\s*/u.exec(subject.rest.text);
	const gift = withoutArticle(reader, colon ? part(subject.rest, colon[0].length) : subject.rest);
	if (gift.text === '') return fail(reader, gift, 'What is given is missing.', example('gives'));
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

export function readReceiver(reader: Reader, span: Span): null {
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
export function withoutArticle(reader: Reader, span: Span): Span {
	const article = /^an?\s+/iu.exec(span.text);
	const name = span.text.replace(/\s*(?:[(#].*|\sas an? (?:item|soul|curse))$/iu, '');
	return article && cardsCalled(name, reader.cards).length === 0
		? part(span, article[0].length)
		: span;
}

/** `Butter Bean! from Ben's hand`, `2 unknown from Ben`, `The Relic from Ben`. */
export function readTaking(reader: Reader, span: Span): Edit | null {
	const found = /^(.*)\s+from\s+(.+?)(['’]s hand)?$/iu.exec(span.text);
	if (!found) return fail(reader, span, 'It must be said from whom.', example('takes'));
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

export function readRemoval(reader: Reader, span: Span): Edit | null {
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
			return fail(reader, span, `“${shorten(span.text)}” cannot be removed.`, example('removes'));
	}
}
