/** An answer to a question. */
import * as v from 'valibot';
import type { Reader } from '../../parse/reader.ts';
import type { Span } from '../../parse/span.ts';
import { readThings } from '../card.ts';
import { inLinks } from '../in-links.ts';
import { list, maybe, shape, yes, type Of } from '../kit.ts';
import { thingsText } from '../thing.ts';
import { thing } from '../things.ts';
import { alone, who } from './parts.ts';

export const choose = inLinks(
	shape({
		do: v.literal('choose'),
		player: who,
		picks: list(thing),
		/** From now on, without being asked. */
		always: maybe(yes)
	}),
	{ since: [['always']] }
);
export type Choose = Of<typeof choose>;

/** `chooses Fly, Gurdy`, `always accepts`: the words of its verb, and what stands behind them. */
export function readChoose(
	reader: Reader,
	player: string,
	rest: Span,
	verb: 'chooses' | 'accepts' | 'declines',
	always: boolean
): Choose | null {
	const choice = { do: 'choose' as const, player, ...(always ? { always: true as const } : {}) };
	if (verb === 'chooses') {
		const picks = readThings(reader, rest);
		return picks && { ...choice, picks };
	}
	const answer = verb === 'accepts' ? 'yes' : 'no';
	return alone(reader, rest, { ...choice, picks: [{ is: 'answer', answer }] });
}

export function chooseText({ picks, always }: Choose, players: readonly string[]): string {
	const [only] = picks;
	const how = always ? 'always ' : '';
	if (only?.is === 'answer' && picks.length === 1)
		return `${how}${only.answer === 'yes' ? 'accepts' : 'declines'}`;
	return `${how}chooses ${thingsText(picks, players)}`;
}
