/** Anything a script can point at. */
import { cardsCalled, keepingNames } from '../names.ts';
import { fail, playerMeant, type Reader } from '../parse/reader.ts';
import { indexOutside, part, type Span } from '../parse/span.ts';
import { atArrow, cardWords, listed, readCardThing, type Writer } from './card.ts';
import { damageText, deathText, readDamage, readDeath } from './damage.ts';
import { gameText, readGameEvent } from './game-event.ts';
import { nameText } from './named.ts';
import { placeText, readPlace } from './place.ts';
import { readRoll, rollText } from './roll.ts';
import type { StackThing, Thing } from './things.ts';

const BARE_STACK_WORD =
	/^(?:(?:the )?roll(?: \d)?|(?:combat )?damage(?: \d+)?|loot step|modifier(?: [+-]\d)?)$/iu;

/** The two sides of the first colon that no card has in its name; null without one. */
export function atColon(reader: Reader, span: Span): readonly [Span, Span] | null {
	const at = indexOutside(keepingNames(span.text, reader.cards), ':');
	return at < 0 ? null : [part(span, 0, at), part(span, at + 1)];
}

/** Reads anything a script can point at. */
export function readThing(reader: Reader, span: Span): Thing | null {
	const { text } = span;
	if (text === '')
		return fail(reader, span, 'Something is missing here.', {
			expected: 'a player, a card, a deck …'
		});
	const place = readPlace(text);
	if (place) return place;
	if (BARE_STACK_WORD.test(text)) return readStackWord(reader, span);
	const name = playerMeant(reader, text);
	if (name !== null) return { is: 'player', name };
	const attacker = /^(.+)['’]s attack$/iu.exec(text)?.[1];
	const of = attacker === undefined ? null : playerMeant(reader, attacker);
	if (of !== null) return { is: 'attack', of };
	return readStackWord(reader, span) ?? readCardThing(reader, span, THINGS);
}

const THINGS = 'a player · a card · a deck · a slot · a number · mode 1 · yes · no';

/** Reads anything that lies on the stack. */
export function readStackThing(reader: Reader, span: Span): StackThing | null {
	return readStackWord(reader, span) ?? readCardThing(reader, span);
}

/** A roll, damage or a death; null when the words are none of these. Problems inside are noted. */
function readStackWord(reader: Reader, span: Span): StackThing | null {
	const arrow = atArrow(span);
	if (cardsCalled(arrow ? arrow[0].text : span.text, reader.cards).length > 0) return null;
	const roll = readRoll(reader, span);
	if (roll || arrow) return roll;
	return readDamage(reader, span) ?? readDeath(reader, span) ?? readGameEvent(reader, span);
}

const writerFor = (players: readonly string[]): Writer => {
	const writer: Writer = { players, thing: (thing) => textOf(thing, writer) };
	return writer;
};

function textOf(thing: Thing, writer: Writer): string {
	switch (thing.is) {
		case 'player':
			return nameText(thing.name);
		case 'card':
			return cardWords(thing, writer);
		case 'roll':
			return rollText(thing, writer);
		case 'damage':
			return damageText(thing, writer);
		case 'death':
			return deathText(thing, writer);
		case 'game':
			return gameText(thing, writer);
		default:
			return placeText(thing);
	}
}

/**
 * Prints anything a script can point at.
 * @param players the names at the table.
 */
export const thingText = (thing: Thing, players: readonly string[]): string =>
	textOf(thing, writerFor(players));

/** Prints a list of things. */
export const thingsText = (things: readonly Thing[], players: readonly string[]): string =>
	listed(things, writerFor(players));
