import { cardOf } from '../../cards/library.ts';
import type { CardKey } from '../../model/words.ts';
import { isOwnable, isTrinket, isUsable } from './cards-said.ts';
import { anyOf, cardAt, is, numberAt, type Reader } from './reader.ts';
import type { Match, Saying } from './said.ts';
import { answersUse, takesOf } from './takes.ts';

/** "Holy Mantle in play", "Holy Mantle on the table": it lies there, and is not used. */
export const liesThere = (reader: Reader, { to, value }: Match<CardKey>): boolean =>
	anyOf(reader, to, 'in play', 'on the table|board') >= 0 && isOwnable(cardOf(value));

/** "Callus, 1 HP, bombed by Pim": a trinket with HP behind it is what somebody has. */
export function hadWithHP(
	reader: Reader,
	{ to, value: card }: Match<CardKey>
): Match<readonly Saying[]> | null {
	const hp = numberAt(reader, to + 1);
	const isHP = is(reader, to, ',') && is(reader, to + 2, 'hp', 'health', 'life');
	if (hp === null || !isHP || !isTrinket(cardOf(card))) return null;
	const item = { ref: 'card', card, of: null, facts: {} } as const;
	return { to: to + 3, value: [{ say: 'fact', about: null, facts: { items: [item], hp } }] };
}

/** Whether a card is answered by another. */
export const isAnswered = (reader: Reader): boolean =>
	reader.tokens.some((_, i) => {
		const card = cardAt(reader, i, isUsable);
		return card !== null && answersUse(takesOf(card.value, '2023'));
	});
