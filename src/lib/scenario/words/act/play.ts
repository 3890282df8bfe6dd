/** A loot that is played, an ability that is activated. */
import * as v from 'valibot';
import { cardText } from '../../names.ts';
import { LOOT, readCard } from '../../parse/card.ts';
import { fail, shorten, type Reader } from '../../parse/reader.ts';
import type { Span } from '../../parse/span.ts';
import { atArrow, readCardThing, readThings } from '../card.ts';
import { inLinks } from '../in-links.ts';
import { card, count, maybe, shape, type Of } from '../kit.ts';
import { thingsText, thingText } from '../thing.ts';
import { cardThing } from '../things.ts';
import { goods, who } from './parts.ts';

export const play = inLinks(
	shape({ do: v.literal('play'), player: who, card: card(), targets: goods, mode: maybe(count()) }),
	{ likely: 0.4 }
);
export type Play = Of<typeof play>;

export const activate = inLinks(
	shape({
		do: v.literal('activate'),
		player: who,
		/** Its line and mode say which ability. */
		object: cardThing,
		targets: goods
	}),
	{ likely: 0.5 }
);
export type Activate = Of<typeof activate>;

/** A loot with its mode and targets: `Bomb! -> Gurdy`. */
export function readPlay(reader: Reader, player: string, span: Span): Play | null {
	const sides = atArrow(span);
	const found = readCard(reader, sides ? sides[0] : span, LOOT);
	if (!found) return null;
	const aimed = sides ? readThings(reader, sides[1]) : [];
	if (!aimed) return null;
	let mode: number | null = null;
	for (const remark of found.remarks) {
		const chosen = /^mode ([1-9]\d?)$/iu.exec(remark.text)?.[1];
		if (chosen === undefined)
			return fail(reader, remark, `“${shorten(remark.text)}” cannot be said of a loot here.`, {
				expected: 'mode 1'
			});
		mode = Number(chosen);
	}
	return {
		do: 'play',
		player,
		card: found.card,
		...(mode === null ? {} : { mode }),
		...(aimed.length > 0 ? { targets: aimed } : {})
	};
}

export const playText = (act: Play, players: readonly string[]): string =>
	`plays ${cardText(act.card)}${act.mode === undefined ? '' : ` (mode ${String(act.mode)})`}${aimText(act, players)}`;

export function readActivate(reader: Reader, player: string, span: Span): Activate | null {
	const thing = readCardThing(reader, span);
	if (!thing) return null;
	const { targets: aimed, ...object } = thing;
	return { do: 'activate', player, object, ...(aimed ? { targets: aimed } : {}) };
}

export const activateText = (act: Activate, players: readonly string[]): string =>
	`activates ${thingText(act.object, players)}${aimText(act, players)}`;

const aimText = ({ targets: aimed }: Play | Activate, players: readonly string[]): string =>
	aimed ? ` -> ${thingsText(aimed, players)}` : '';
