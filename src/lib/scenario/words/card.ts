/** A card: an object in play, a loot or ability on the stack, or a card in a hand or deck. */
import { ANY_CARD, readCard } from '../parse/card.ts';
import { fail, playerMeant, readAll, shorten, type Reader } from '../parse/reader.ts';
import { halves, part, split, type Span } from '../parse/span.ts';
import { brackets, cardName, nameText } from './named.ts';
import type { CardThing, Damageable, Thing } from './things.ts';

/** Writes what a thing holds, at a table of these players. */
export interface Writer {
	readonly players: readonly string[];
	readonly thing: (thing: Thing) => string;
}

export const GONE = /^gone$/iu;

/** The two sides of the arrow before targets. */
export const atArrow = (span: Span): readonly [Span, Span] | null =>
	halves(span, '->') ?? halves(span, '→');

/** Reads a list of things; "nothing" is the empty one. */
export function readThings(reader: Reader, span: Span): readonly Thing[] | null {
	if (/^nothing$/iu.test(span.text)) return [];
	return readAll(split(span, ','), (one) => reader.thing(reader, one));
}

/** Reads a player or an object. */
export function readDamageable(reader: Reader, span: Span): Damageable | null {
	if (GONE.test(span.text)) return { is: 'gone' };
	const name = playerMeant(reader, span.text);
	return name === null ? readCardThing(reader, span) : { is: 'player', name };
}

/** Reads a card with all that tells it from others, and its targets behind an arrow. */
export function readCardThing(reader: Reader, span: Span, what = ANY_CARD.what): CardThing | null {
	const sides = atArrow(span);
	const found = readCard(reader, sides ? sides[0] : span, {
		...ANY_CARD,
		what,
		others: reader.players
	});
	if (!found) return null;
	const targets = sides ? readThings(reader, sides[1]) : null;
	if (sides && !targets) return null;
	let thing: CardThing = {
		is: 'card',
		card: found.card,
		...(found.copy === null ? {} : { copy: found.copy })
	};
	for (const remark of found.remarks) {
		const more = readRemark(reader, remark);
		if (!more) return null;
		thing = { ...thing, ...more };
	}
	return targets && targets.length > 0 ? { ...thing, targets } : thing;
}

const REMARKS =
	'a player · the game · in play · on the stack · dying · gone · line 2 · mode 1 · a copy · doubled · rolled 5 · saw Amy and 1';

/** What a bracket says of a card. */
function readRemark(reader: Reader, span: Span): Partial<CardThing> | null {
	const { text } = span;
	if (/^(the )?game$/iu.test(text)) return { game: true };
	if (/^in play$/iu.test(text)) return { where: 'in play' };
	if (/^on the stack$/iu.test(text)) return { where: 'on the stack' };
	if (/^dying$/iu.test(text)) return { where: 'dying' };
	if (/^a copy$/iu.test(text)) return { copied: true };
	if (/^doubled$/iu.test(text)) return { doubled: true };
	if (/^gone$/iu.test(text)) return { where: 'gone' };
	const numbered = /^(line|mode|rolled) ([1-9]\d?)$/iu.exec(text);
	if (numbered) {
		const number = Number(numbered[2]);
		switch (numbered[1]?.toLowerCase()) {
			case 'line':
				return { line: number };
			case 'mode':
				return { mode: number };
			default:
				return { rolled: number };
		}
	}
	if (/^saw nothing$/iu.test(text)) return { saw: [] };
	if (/^saw /iu.test(text)) {
		const saw = readAll(split(part(span, 4), ' and '), (one) => reader.thing(reader, one));
		return saw ? { saw } : null;
	}
	const of = playerMeant(reader, text);
	if (of !== null) return { of };
	return fail(reader, span, `“${shorten(text)}” cannot be said of a card here.`, {
		expected: REMARKS
	});
}

/** Prints a card with all that tells it from others. */
export function cardWords(thing: CardThing, writer: Writer): string {
	const words = [
		...(thing.of === undefined ? [] : [nameText(thing.of)]),
		...(thing.game ? ['the game'] : []),
		...(thing.where ? [thing.where] : []),
		...(thing.line === undefined ? [] : [`line ${String(thing.line)}`]),
		...(thing.mode === undefined ? [] : [`mode ${String(thing.mode)}`]),
		...(thing.copied ? ['a copy'] : []),
		...(thing.doubled ? ['doubled'] : []),
		...(thing.rolled === undefined ? [] : [`rolled ${String(thing.rolled)}`]),
		...(thing.saw ? [`saw ${sawText(thing.saw, writer)}`] : [])
	];
	const name = `${cardName(thing.card, writer.players)}${copyText(thing)}${brackets(words)}`;
	return thing.targets ? `${name} -> ${listed(thing.targets, writer)}` : name;
}

const sawText = (saw: readonly Thing[], writer: Writer): string =>
	saw.length === 0 ? 'nothing' : saw.map((one) => writer.thing(one)).join(' and ');

/** Prints a list of things. */
export const listed = (things: readonly Thing[], writer: Writer): string =>
	things.length === 0 ? 'nothing' : things.map((thing) => writer.thing(thing)).join(', ');

export const copyText = ({ copy }: { readonly copy?: number }): string =>
	copy === undefined ? '' : ` #${String(copy)}`;
