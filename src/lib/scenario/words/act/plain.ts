/** Lines that say one thing: a pass, an attack, a purchase, the end of a turn, and what the die and the cards show. */
import * as v from 'valibot';
import { cardText } from '../../names.ts';
import { readCardOnly } from '../../parse/card.ts';
import { fail, type Reader } from '../../parse/reader.ts';
import { after, type Span } from '../../parse/span.ts';
import { readCardThing } from '../card.ts';
import { card, count, maybe, shape, type Of } from '../kit.ts';
import { thingText } from '../thing.ts';
import { cardThing } from '../things.ts';
import { alone, who } from './parts.ts';

export const everyonePasses = shape({ do: v.literal('everyone passes') });
export const pass = shape({ do: v.literal('pass'), player: who });
/** Its target is chosen later. */
export const attack = shape({ do: v.literal('attack'), player: who });
/** What is bought is chosen later. */
export const purchase = shape({ do: v.literal('purchase'), player: who });
export const soulPurchase = shape({ do: v.literal('soul purchase'), player: who, soul: cardThing });
export const endTurn = shape({ do: v.literal('end turn'), player: who });

export type Purchase = Of<typeof purchase>;
export type SoulPurchase = Of<typeof soulPurchase>;

export const readPass = (reader: Reader, player: string, rest: Span): Of<typeof pass> | null =>
	alone(reader, rest, { do: 'pass', player });

export const readAttack = (reader: Reader, player: string, rest: Span): Of<typeof attack> | null =>
	alone(reader, rest, { do: 'attack', player }, chosenLater('the target', player, rest));

/** What is named too soon, and the lines that name it: "everyone passes", then "Amy chooses Gurdy". */
const chosenLater = (what: string, player: string, { text }: Span): string =>
	`${what} is chosen once everyone has passed: “everyone passes”, then “${player} chooses ${text.length > LONGEST ? '…' : text}”`;
const LONGEST = 40;

/** `purchases`, `purchases with Gurdy`. */
export function readPurchase(
	reader: Reader,
	player: string,
	rest: Span
): Purchase | SoulPurchase | null {
	const paid = after(rest, 'with');
	if (!paid)
		return alone(
			reader,
			rest,
			{ do: 'purchase', player },
			chosenLater('what is bought', player, rest)
		);
	const soul = readCardThing(reader, paid);
	return soul && { do: 'soul purchase', player, soul };
}

export const soulPurchaseText = ({ soul }: SoulPurchase, players: readonly string[]): string =>
	`purchases with ${thingText(soul, players)}`;

export const readEndTurn = (
	reader: Reader,
	player: string,
	rest: Span
): Of<typeof endTurn> | null => alone(reader, rest, { do: 'end turn', player });

export const roll = shape({ do: v.literal('roll'), result: count(), player: maybe(who) });
export const reveal = shape({ do: v.literal('reveal'), card: card() });

/** `roll 4`, `Amy rolls 4`. */
export function readRoll(reader: Reader, span: Span, player?: string): Of<typeof roll> | null {
	if (!/^\d{1,2}$/u.test(span.text))
		return fail(reader, span, 'What the die shows is missing.', { expected: 'roll 4' });
	return { do: 'roll', result: Number(span.text), ...(player === undefined ? {} : { player }) };
}

/** `reveal Gurdy`. */
export function readReveal(reader: Reader, span: Span): Of<typeof reveal> | null {
	const shown = readCardOnly(reader, span);
	return shown === null ? null : { do: 'reveal', card: shown };
}

export const revealText = (act: Of<typeof reveal>): string => `reveal ${cardText(act.card)}`;
