import { own } from '../../model/own.ts';
import { keepingNames } from '../names.ts';
import { DYING, type DyingSetup, type EffectSetup, type Stat } from '../scenario.ts';
import type { StackThing } from '../words/things.ts';
import { readCardOnly } from './card.ts';
import { fail, readAll, shorten, type Reader } from './reader.ts';
import { lastBracket, part, split, type Span } from './span.ts';
import { readDamageable, readStackThing } from './thing.ts';

export interface StackParts {
	readonly things: readonly StackThing[];
	/** After how many things each `|` stands. */
	readonly bars: readonly number[];
}

/** Reads a stack, bottom first: `A; B | C`. A bar closes what lies under a death under way. */
export function readStack(reader: Reader, span: Span): StackParts | null {
	if (/^(empty|nothing)$/iu.test(span.text)) return { things: [], bars: [] };
	const things: StackThing[] = [];
	const bars: number[] = [];
	let complete = true;
	const layers = split(span, '|');
	for (const [index, layer] of layers.entries()) {
		const bare = layer.text === '' && layers.length > 1;
		const read = bare ? [] : readAll(split(layer, ';'), (one) => readStackThing(reader, one));
		if (read) things.push(...read);
		else complete = false;
		if (index < layers.length - 1) bars.push(things.length);
	}
	return complete ? { things, bars } : null;
}

/** Reads a death under way: `Gurdy in monster slot 1 (before rewards)`, `Amy (cleanup)`. */
export function readDying(reader: Reader, span: Span): Omit<DyingSetup, 'below'> | null {
	const bracket = lastBracket(span);
	const at = DYING.find((word) => word === bracket?.inside.text.toLowerCase());
	if (!bracket || !at)
		return fail(reader, bracket?.inside ?? span, 'It must be said how far the death has come.', {
			expected: DYING.map((word) => `(${word})`).join(' · ')
		});
	const slot = /\s+in (?:monster )?slot (\d{1,2})$/iu.exec(bracket.rest.text);
	const of = readDamageable(reader, slot ? part(bracket.rest, 0, slot.index) : bracket.rest);
	return of && { of, at, ...(slot ? { slot: Number(slot[1]) } : {}) };
}

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
