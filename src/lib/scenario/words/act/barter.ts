/** ¢ for a favor that both agree on; cards and items too, where they can be traded. */
import * as v from 'valibot';
import { fail, type Reader } from '../../parse/reader.ts';
import { after, indexOutside, part, type Span } from '../../parse/span.ts';
import { readThings } from '../card.ts';
import { inLinks } from '../in-links.ts';
import { count, maybe, shape, text, type Of } from '../kit.ts';
import { thingsText } from '../thing.ts';
import type { Thing } from '../things.ts';
import { alone, goods, readSubject, subject, who } from './parts.ts';

export const barter = inLinks(
	shape({
		do: v.literal('barter'),
		player: who,
		to: who,
		amount: count(),
		favour: maybe(text),
		/** Cards and items besides ¢. */
		gives: goods,
		gets: goods
	}),
	{ since: [['gives', 'gets']] }
);
export type Barter = Of<typeof barter>;

const EXPECTED = {
	expected: 'barters 2¢ with Ben for a favour in words · barters Bomb! with Ben against The Relic'
};
const WITH = ' with ';

/** `2¢ with Ben for leaving Gurdy alone`, `2¢, Bomb! with Ben against The Relic`. */
export function readBarter(reader: Reader, player: string, span: Span): Barter | null {
	for (
		let at = indexOutside(span.text, WITH);
		at >= 0;
		at = indexOutside(span.text, WITH, at + 1)
	) {
		const other = readSubject(reader, part(span, at + WITH.length));
		if (other) return readTrade(reader, player, part(span, 0, at), other);
	}
	return fail(reader, span, 'A trade names an amount of ¢ and another player.', EXPECTED);
}

function readTrade(
	reader: Reader,
	player: string,
	given: Span,
	{ player: to, rest }: { readonly player: string; readonly rest: Span }
): Barter | null {
	const cents = /^(\d{1,4})\s?¢?(?=,|$)/u.exec(given.text);
	const gives = readGoods(reader, cents ? part(given, cents[0].length) : given);
	const back = after(rest, 'against');
	const words = back ? indexOutside(` ${back.text}`, ' for ') : -1;
	const gets = back && readGoods(reader, words < 0 ? back : part(back, 0, words));
	if (!gives || (back && !gets)) return null;
	const left = !back ? rest : words < 0 ? part(back, back.text.length) : part(back, words);
	const bare: Barter = {
		do: 'barter',
		player,
		to,
		amount: Number(cents?.[1] ?? 0),
		...(gives.length > 0 ? { gives } : {}),
		...(gets ? { gets } : {})
	};
	if (!cents && gives.length === 0)
		return fail(reader, given, 'What is given is missing.', EXPECTED);
	const favour = after(left, 'for');
	return favour
		? { ...bare, favour: favour.text }
		: alone(reader, left, bare, 'for a favour in words');
}

/** The cards and items of a trade; a comma may stand before the first. */
function readGoods(reader: Reader, span: Span): readonly Thing[] | null {
	const all = part(span, span.text.startsWith(',') ? 1 : 0);
	return all.text === '' ? [] : readThings(reader, all);
}

export function barterText(
	{ to, amount, favour, gives = [], gets = [] }: Barter,
	players: readonly string[]
): string {
	const cents = amount > 0 || gives.length === 0 ? [`${String(amount)}¢`] : [];
	const given = [...cents, ...(gives.length > 0 ? [thingsText(gives, players)] : [])].join(', ');
	const back = gets.length > 0 ? ` against ${thingsText(gets, players)}` : '';
	return `barters ${given} with ${subject(to)}${back}${favour === undefined ? '' : ` for ${favour}`}`;
}
