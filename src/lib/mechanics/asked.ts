import { partAt } from '../abilities/path.ts';
import { abilityOf, cardOf } from '../cards/library.ts';
import type { ContinuousEffect } from '../model/effects.ts';
import { onceFor } from '../model/memo.ts';
import type { Position } from '../model/position.ts';
import type { Context } from '../model/stack.ts';
import type { EditionId, EffectRef } from '../model/words.ts';
import { cardsWithin } from './turn-memory.ts';

/**
 * What can be asked of the parts of a position, for a table: the rest makes no difference to how it goes on, as long
 * as no card comes to the table that nobody has named yet.
 */
export interface Asked {
	/** Whether nothing asks for a field. */
	readonly isUnasked: (holder: object, name: string) => boolean;
	/** What is asked of the value of a field. */
	readonly of: (holder: object, name: string, value: unknown) => unknown;
}

/** What is written by an ability that asks for something: the field that asks, beside another where it is that one's. */
interface Asking {
	readonly field: string;
	readonly beside?: string;
}

/** Which number the attack roll was that something came of, and whether it was one. */
const ATTACK_ROLL: readonly Asking[] = [
	{ field: 'onAttackRoll' },
	{ field: 'fits' },
	{ field: 'on', beside: 'would' }
];
/** How often a number has been noted. */
const NOTES: readonly Asking[] = [{ field: 'notes' }];
/** The words that ask how much it was, or which number was rolled. */
const AMOUNT = ['"that much"', '"same result twice"'];

/** Whether an ability or a part of it asks. */
function asks(part: unknown, what: readonly Asking[]): boolean {
	if (typeof part !== 'object' || part === null) return false;
	return (
		what.some(({ field, beside }) => field in part && (beside === undefined || beside in part)) ||
		Object.values(part).some((inner) => asks(inner, what))
	);
}

/** What can be asked at a table, and at all that can come of it. */
export function askedAt(start: Position): Asked {
	const cards = [...cardsWithin(start)].map(cardOf);
	const asksRoll = asks(cards, ATTACK_ROLL);
	const asksNotes = asks(cards, NOTES);
	const contextOf = contextAsked(start.edition);
	const effectsOf = effectsAsked(start.edition);
	return {
		isUnasked: (holder, name) => name === 'roll' && !asksRoll && isAttackRoll(holder),
		of: (holder, name, value) => {
			if (name === 'shown') return shownAsked(value);
			if (name === 'effects' && isPosition(holder)) return effectsOf(holder.effects);
			if (name === 'noted' && !asksNotes && Array.isArray(value))
				return [...new Set<unknown>(value)];
			return name === 'context' && isKnowing(holder) ? contextOf(holder) : value;
		}
	};
}

/** Whether the roll of something is a number that an attack roll was, and not a roll on the stack. */
const isAttackRoll = (holder: object): boolean =>
	'roll' in holder &&
	typeof holder.roll === 'number' &&
	!('do' in holder) &&
	!('chart' in holder && holder.chart === 'modifier');

/**
 * What is asked of the numbers that a die has shown: which it shows now, and which it has shown before, however often
 * and in whichever order.
 */
function shownAsked(shown: unknown): unknown {
	if (!Array.isArray(shown) || shown.length < 3) return shown;
	const numbers: readonly unknown[] = shown;
	return [...[...new Set(numbers.slice(0, -1))].sort(), numbers.at(-1)];
}

const isPosition = (holder: object): holder is Position =>
	'effects' in holder && 'frames' in holder && 'nextId' in holder;

/**
 * Lasting effects as they are asked: of several in a row that say alike how a roll counts, and differ in what they know
 * such as a number that was chosen, none is asked before another.
 */
const effectsAsked = (
	edition: EditionId
): ((effects: readonly ContinuousEffect[]) => readonly ContinuousEffect[]) =>
	onceFor((effects) => {
		const rules = effects.map((effect) => countingRule(effect, edition));
		if (!rules.some((rule, at) => rule !== null && rule === rules[at + 1])) return effects;
		const now: ContinuousEffect[] = [];
		for (let from = 0; from < effects.length;) {
			let to = from + 1;
			while (to < effects.length && rules[from] !== null && rules[to] === rules[from]) to++;
			const row = effects.slice(from, to);
			const known = row.map(textOf).sort(byContext);
			row.forEach((effect, nth) => now.push({ ...effect, ...known[nth]?.knowing }));
			from = to;
		}
		return now;
	});

/** What an effect says of how a roll counts, whatever it knows; null where it says nothing of it. */
function countingRule(effect: ContinuousEffect, edition: EditionId): string | null {
	const { id: _, context: __, from, ...rest } = effect;
	const ability = abilityOf(from, edition);
	const part = ability && partAt(ability, from.path)?.effect;
	return part?.do === 'make true' && 'counts' in part.standing
		? JSON.stringify([{ ...from, path: [] }, rest, part.standing])
		: null;
}

const textOf = ({ context }: ContinuousEffect) => ({
	knowing: context ? { context } : {},
	text: context ? JSON.stringify(context) : ''
});

const byContext = (
	{ text: one }: { readonly text: string },
	{ text: other }: { readonly text: string }
): number => (one < other ? -1 : one > other ? 1 : 0);

/** Where something that knows what it was made of says which effect that is for. */
const EFFECTS = ['effect', 'at', 'reader', 'from'] as const;

/** Something with what it knows, for an effect. */
type Knowing = { readonly context: Context } & Readonly<
	Partial<Record<(typeof EFFECTS)[number], EffectRef>>
>;

const isKnowing = (holder: object): holder is Knowing =>
	'context' in holder && EFFECTS.some((name) => name in holder);

/** What an effect asks of what it knows: how much it was that set it off only where it says "that much". */
function contextAsked(edition: EditionId): (holder: Knowing) => Context {
	const asking = new Map<string, boolean>();
	const isAsking = (ref: EffectRef): boolean => {
		const key = `${ref.card} ${String(ref.line)} ${ref.path.join()}`;
		const known = asking.get(key) ?? asksAmount(ref, edition);
		asking.set(key, known);
		return known;
	};
	return onceFor((holder) => {
		const { context } = holder;
		const { amount, ...event } = context.event;
		if (amount === undefined) return context;
		const refs = EFFECTS.flatMap((name) => holder[name] ?? []);
		return refs.length === 0 || refs.some(isAsking) ? context : { ...context, event };
	});
}

function asksAmount(ref: EffectRef, edition: EditionId): boolean {
	const ability = abilityOf(ref, edition);
	const part = ability && partAt(ability, ref.path);
	if (!part?.effect) return true;
	const text = JSON.stringify([part.effect, part.targets]);
	return AMOUNT.some((word) => text.includes(word));
}
