/** Changes made by the table itself. */
import { cardOf } from '../../../cards/library.ts';
import { cardText } from '../../names.ts';
import { readCardOnly } from '../../parse/card.ts';
import { fail, unknownWord, type Reader } from '../../parse/reader.ts';
import { after, part, plain, type Span } from '../../parse/span.ts';
import { homeOf } from '../../reserved-words.ts';
import { readSubject, subject } from '../act/parts.ts';
import { effectText } from '../effect.ts';
import { nameText } from '../named.ts';
import { cellText, listText, objectText, slotText, stateText } from '../object.ts';
import { factsText } from '../player.ts';
import { thingText } from '../thing.ts';
import { priorityText, turnText } from '../turn.ts';
import { example, EXAMPLES, isVerb, type Verb } from './examples.ts';
import { readGift, readReceiver, readRemoval, readTaking } from './hand-over.ts';
import { readAddition, readPutting } from './put.ts';
import { readSet } from './set.ts';
import type { Edit } from './changes.ts';

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

/** `by hand: Lemon Mishap`, in any words. */
function readByHand(reader: Reader, span: Span): Edit | null {
	const said = after(span, 'by hand');
	const what = said && /^:?\s*/u.exec(said.text);
	const words = said && what ? part(said, what[0].length).text : '';
	return words === ''
		? fail(reader, span, 'It must be said what is done by hand.', example('does'))
		: { edit: 'by hand', what: words };
}

/** `Ben again`, `Ben again about The Relic`. */
function readAskingAgain(reader: Reader, span: Span): Edit | null {
	const subject = readSubject(reader, span);
	if (!subject) return readReceiver(reader, span);
	const again = after(subject.rest, 'again');
	if (!again) return fail(reader, subject.rest, 'It must be said “again”.', example('asks'));
	const { player } = subject;
	if (again.text === '') return { edit: 'ask again', player };
	const card = after(again, 'about');
	if (!card) return fail(reader, again, 'It must be said about which card.', example('asks'));
	const about = readCardOnly(reader, card);
	return about === null ? null : { edit: 'ask again', player, about };
}

const AS = { items: ' as an item', souls: ' as a soul', curses: ' as a curse' } as const;

/** What is set without being a player or an object. */
const SET_WORDS: ReadonlySet<string> = new Set([
	'pool',
	'timer',
	'turn',
	'extra turns',
	'priority'
]);

/** Prints an edit, without the words it begins with. */
export function editText(edit: Edit, players: readonly string[]): string {
	switch (edit.edit) {
		case 'deal':
			return `gives ${receiver(edit.player, players)} ${cellText(edit.cell)}`;
		case 'give': {
			const home = homeOf(cardOf(edit.object.card));
			const as = home === edit.among ? '' : AS[edit.among];
			return `gives ${receiver(edit.player, players)} ${objectText(edit.object)}${as}`;
		}
		case 'take':
			return `takes ${cellText(edit.cell)} from ${edit.player}'s hand`;
		case 'remove':
			return `removes ${thingText(edit.thing, players)}`;
		case 'set player':
			return `sets ${SET_WORDS.has(plain(edit.player)) ? `player ${edit.player}` : nameText(edit.player)}: ${factsText(edit.facts)}`;
		case 'set object':
			return `sets ${thingText(edit.object, players)}: ${stateText(edit.facts).join(', ')}`;
		case 'set pile':
			return `sets ${edit.deck} ${edit.pile}: ${listText(edit.cells, cellText)}`;
		case 'set pool':
			return `sets pool: ${String(edit.cents)}¢`;
		case 'set timer':
			return `sets timer: ${String(edit.shows)}`;
		case 'set turn':
			return `sets turn: ${turnText(edit.facts)}`;
		case 'set extra turns':
			return `sets extra turns: ${listText(edit.players, nameText)}`;
		case 'set priority':
			return `sets priority: ${priorityText(edit.priority)}`;
		case 'set slot':
			return `sets ${edit.slot} slot ${String(edit.number)}: ${slotText(edit.holds)}`;
		case 'add slot':
			return `adds a ${edit.slot} slot: ${slotText(edit.holds)}`;
		case 'cover':
			return `puts ${objectText(edit.object)} into ${edit.slot} slot ${String(edit.number)}`;
		case 'put':
			return `puts ${cellText(edit.cell)} ${edit.under ? 'under' : 'on'} the ${edit.deck} ${edit.pile}`;
		case 'stack':
			return `puts on the stack: ${edit.things.map((thing) => thingText(thing, players)).join('; ')}`;
		case 'effect':
			return `adds an effect: ${effectText(edit.effect, players)}`;
		case 'by hand':
			return `does by hand: ${edit.what}`;
		case 'ask again':
			return `asks ${subject(edit.player)} again${edit.about === undefined ? '' : ` about ${cardText(edit.about)}`}`;
	}
}

/** A player's name before a card; a colon follows where another's name begins with it. */
const receiver = (name: string, players: readonly string[]): string =>
	`${subject(name)}${players.some((other) => plain(other).startsWith(`${plain(name)} `)) ? ':' : ''}`;
