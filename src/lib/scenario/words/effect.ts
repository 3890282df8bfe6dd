/** Effects that last. */
import * as v from 'valibot';
import { STATS, type Stat } from '../../model/effects.ts';
import { own } from '../../model/own.ts';
import { cardText, keepingNames } from '../names.ts';
import { readCardOnly } from '../parse/card.ts';
import { fail, shorten, type Reader } from '../parse/reader.ts';
import { part, type Span } from '../parse/span.ts';
import { readDamageable } from './card.ts';
import { card, count, maybe, shape, yes, type Of } from './kit.ts';
import { thingText } from './thing.ts';
import { damageable } from './things.ts';

/** An effect that lasts, or waits for its event. */
export const effect = shape({
	of: damageable,
	change: v.union([
		shape({ stat: v.picklist(STATS), add: v.pipe(v.number(), v.integer()) }),
		shape({ prevent: v.literal('damage'), left: count() }),
		shape({ prevent: v.literal('instance'), upTo: maybe(count()) })
	]),
	from: card(),
	indefinitely: maybe(yes)
});
export type EffectSetup = Of<typeof effect>;

const STAT_WORDS: Readonly<Record<string, Stat>> = {
	hp: 'hp',
	attack: 'attack',
	atk: 'attack',
	evasion: 'evasion',
	roll: 'rolls',
	rolls: 'rolls',
	'attack roll': 'attack rolls',
	'attack rolls': 'attack rolls',
	'hand size': 'hand size'
};

const EFFECTS =
	'+1 HP for Amy from Book of Sin · prevent 1 damage to Amy from Soul Heart · prevent the next damage to Amy from Yum Heart';

/** Reads an effect that lasts: `+1 HP for Amy from Book of Sin`. */
export function readEffect(reader: Reader, span: Span): EffectSetup | null {
	const forEver = /\s+indefinitely$/iu.exec(span.text);
	const found =
		/^(?:([+-])(\d{1,2}) (.+?)|prevent (?:the )?next damage(?: up to (\d{1,2}))?|prevent (?:the )?(?:next )?(\d{1,2}) damage)(?: till end of turn)? (?:for|to) (.+) from (.+?)(?: indefinitely)?$/iu.exec(
			keepingNames(span.text, reader.cards)
		);
	if (!found) return fail(reader, span, 'This effect cannot be read.', { expected: EFFECTS });
	const [, sign, amount, word, upTo, points, who, card] = found;
	const end = forEver ? forEver.index : span.text.length;
	const cardAt = end - (card?.length ?? 0);
	const whoEnd = cardAt - ' from '.length;
	const of = readDamageable(reader, part(span, whoEnd - (who?.length ?? 0), whoEnd));
	const from = readCardOnly(reader, part(span, cardAt, end));
	const change = changeOf(word, Number(`${sign ?? ''}${amount ?? 0}`), points, upTo);
	if (!change)
		return fail(reader, span, `“${shorten(word ?? '')}” is not something an effect can raise.`, {
			expected: Object.keys(STAT_WORDS).join(' · ')
		});
	if (!of || from === null) return null;
	return { of, change, from, ...(forEver ? { indefinitely: true as const } : {}) };
}

function changeOf(
	word: string | undefined,
	add: number,
	points: string | undefined,
	upTo: string | undefined
): EffectSetup['change'] | null {
	if (word !== undefined) {
		const stat = own(STAT_WORDS, word.toLowerCase());
		return stat ? { stat, add } : null;
	}
	if (points !== undefined) return { prevent: 'damage', left: Number(points) };
	return { prevent: 'instance', ...(upTo === undefined ? {} : { upTo: Number(upTo) }) };
}

/** Prints an effect that lasts. */
export function effectText(
	{ of, change, from, indefinitely }: EffectSetup,
	players: readonly string[]
): string {
	const tail = `${thingText(of, players)} from ${cardText(from)}${indefinitely ? ' indefinitely' : ''}`;
	if ('stat' in change)
		return `${change.add < 0 ? '-' : '+'}${String(Math.abs(change.add))} ${change.stat === 'hp' ? 'HP' : change.stat} for ${tail}`;
	if (change.prevent === 'damage') return `prevent ${String(change.left)} damage to ${tail}`;
	const upTo = change.upTo === undefined ? '' : ` up to ${String(change.upTo)}`;
	return `prevent the next damage${upTo} to ${tail}`;
}
