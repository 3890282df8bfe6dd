/** The stack, and the deaths under way in it. */
import * as v from 'valibot';
import { fail, readAll, type Reader } from '../parse/reader.ts';
import { lastBracket, part, split, type Span } from '../parse/span.ts';
import { readDamageable } from './card.ts';
import { count, maybe, shape, type Of } from './kit.ts';
import { DYING } from './lists.ts';
import { readStackThing, thingText } from './thing.ts';
import { damageable, type StackThing } from './things.ts';

/** A death that is resolving, at one of the points where players get priority. */
export const dying = shape({
	of: damageable,
	at: v.picklist(DYING),
	/** How many things on the stack lie below this death's own; its window leaves them alone. */
	below: count(),
	/** The slot a monster died in, counted from 1. */
	slot: maybe(count())
});

export type DyingSetup = Of<typeof dying>;

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

/** The stack bottom first, with a bar under the part of each death under way. */
export function stackText(
	stack: readonly StackThing[],
	dying: readonly DyingSetup[],
	players: readonly string[]
): string {
	const bars = dying.flatMap(({ at, below }) => (at === 'cleanup' ? [] : [below]));
	let text = '';
	for (let at = 0; at <= stack.length; at++) {
		const thing = stack[at];
		const barred = bars.filter((below) => below === at).length;
		text += ' |'.repeat(barred);
		if (thing) text += `${at > 0 && barred === 0 ? ';' : ''} ${thingText(thing, players)}`;
	}
	return stack.length === 0 && bars.length === 0 ? 'empty' : text.trim();
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

export const dyingText = ({ of, at, slot }: DyingSetup, players: readonly string[]): string =>
	`${thingText(of, players)}${slot === undefined ? '' : ` in slot ${String(slot)}`} (${at})`;
