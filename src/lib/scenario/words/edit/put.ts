/** What the table adds, and puts somewhere. */
import { DECKS, SLOT_KINDS, type SlotKind } from '../../../model/words.ts';
import { fail, shorten, type Reader } from '../../parse/reader.ts';
import { halves, part, type Span } from '../../parse/span.ts';
import { readEffect } from '../effect.ts';
import { readCell, readObject, readSlot } from '../object.ts';
import { ofDeck, SLOT_FITS } from '../pile.ts';
import { readStack } from '../stack.ts';
import type { Edit } from './changes.ts';
import { example } from './examples.ts';
import { withoutArticle } from './hand-over.ts';

/** `a monster slot: Gurdy`, `an effect: +1 HP for Amy from Book of Sin`. */
export function readAddition(reader: Reader, span: Span): Edit | null {
	const [head, rest] = halves(span, ':') ?? [span, null];
	if (/^(?:an )?effect$/iu.test(head.text) && rest) {
		const effect = readEffect(reader, rest);
		return effect && { edit: 'effect', effect };
	}
	const slot = slotIn(/^(?:an? )?(monster|shop|room) slot$/iu.exec(head.text)?.[1]);
	if (!slot) return fail(reader, head, `“${shorten(head.text)}” cannot be added.`, example('adds'));
	const holds = rest ? readSlot(reader, rest, SLOT_FITS[slot]) : {};
	return holds && { edit: 'add slot', slot, holds };
}

const INTO_SLOT = /\s+(?:into|on|onto|in) (?:the )?(monster|shop|room) slot(?: (\d{1,2}))?$/iu;

const ONTO_PILE =
	/\s+(on|onto|into|under) (?:the )?(?:top of (?:the )?)?(loot|treasure|monster|room) (deck|discard)$/iu;

/** `Gurdy into monster slot 1`, `Bomb! on the loot deck`, `on the stack: Bomb! (Ben) -> Gurdy`. */
export function readPutting(reader: Reader, span: Span): Edit | null {
	const stacked = /^on (?:the )?stack\s*:?\s*/iu.exec(span.text);
	if (stacked) {
		const rest = part(span, stacked[0].length);
		const stack = readStack(reader, rest);
		if (!stack) return null;
		if (stack.things.length === 0 || stack.bars.length > 0)
			return fail(reader, rest, 'What goes on the stack is missing.', example('puts'));
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
		return fail(reader, span, 'It must be said where this is put.', example('puts'));
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
