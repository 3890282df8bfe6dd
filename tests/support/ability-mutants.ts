/** Cards with one part of an ability gone or altered, to see that a scenario notices. */
import type { Ability, Effect } from '#lib/abilities/grammar.ts';
import type { Card } from '#lib/cards/card.ts';
import { FACES } from '#lib/cards/library.ts';
import type { CardKey } from '#lib/model/words.ts';

export interface AbilityMutant {
	/** What is wrong: "bomb, line 1: effect.amount is 2", "original flush, line 1: dropped". */
	readonly name: string;
	readonly card: CardKey;
	readonly mutated: Card;
}

type Path = readonly (string | number)[];

/** A change at one place of an ability: another value, or none. */
interface Change {
	readonly at: Path;
	readonly what: string;
	readonly to: { readonly value: unknown } | 'gone';
}

const NOTHING: Effect = { do: 'then', steps: [] };

/** The words whose numbers say how much, how often or which. */
const AMOUNTS = new Set([
	'amount',
	'times',
	'add',
	'upTo',
	'hp',
	'evasion',
	'soulsToWin',
	'set',
	'atLeast',
	'atMost',
	'level',
	'top',
	'fromTop',
	'reach',
	'dice',
	'value',
	'most',
	'to'
]);
/** What may be left out and leaves a part that is still whole. */
const LEAVABLE = new Set([
	'given',
	'limit',
	'while',
	'level',
	'cost',
	'otherwise',
	'once',
	'combat',
	'attack',
	'on'
]);
/** Words that another of their kind can stand for. */
const INSTEAD: Readonly<Record<string, string>> = {
	you: 'they',
	they: 'you',
	'a player': 'you',
	'end of turn': 'indefinitely',
	indefinitely: 'end of turn',
	'before penalties': 'after penalties',
	'after penalties': 'before penalties',
	'on death': 'after rewards',
	'after rewards': 'on death',
	'turn starts': 'turn ends',
	'turn ends': 'turn starts',
	monsters: 'this'
};
/** Fields whose words are exchanged. */
const WORDS = new Set(['who', 'until', 'when', 'on', 'of', 'from', 'to', 'picks', 'what']);

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
	typeof value === 'object' && value !== null && !isList(value);

/** Every change to what lies below a place. */
function changesBelow(value: unknown, at: Path): readonly Change[] {
	if (isList(value)) return value.flatMap((item, index) => changesBelow(item, [...at, index]));
	if (!isRecord(value)) return [];
	const own: Change[] = [];
	if (typeof value['do'] === 'string' && !(value['do'] === 'then' && isEmpty(value['steps']))) {
		own.push({ at, what: 'not done', to: { value: NOTHING } });
		own.push(...looser(value, at));
	}
	for (const [key, part] of Object.entries(value)) own.push(...changesOf(key, part, [...at, key]));
	return [
		...own,
		...Object.entries(value).flatMap(([key, part]) => changesBelow(part, [...at, key]))
	];
}

const isEmpty = (value: unknown): boolean => isList(value) && value.length === 0;

/** A connective without what makes it one. */
function looser(effect: Readonly<Record<string, unknown>>, at: Path): readonly Change[] {
	switch (effect['do']) {
		case 'may':
		case 'if':
			return [{ at, what: 'always', to: { value: effect['effect'] } }];
		case 'and':
		case 'if you do':
			return [
				{
					at,
					what: 'whatever comes of the first',
					to: { value: { do: 'then', steps: [effect['first'], effect['second']] } }
				}
			];
		default:
			return [];
	}
}

/** The changes to one field. */
function changesOf(key: string, part: unknown, at: Path): readonly Change[] {
	const changes: Change[] = [];
	if (typeof part === 'number' && AMOUNTS.has(key))
		changes.push({ at, what: `is ${String(part + 1)}`, to: { value: part + 1 } });
	if (
		LEAVABLE.has(key) &&
		part !== false &&
		!(key === 'on' && typeof part === 'string') &&
		!(key === 'cost' && typeof part === 'string')
	)
		changes.push({ at, what: 'left out', to: key === 'cost' ? { value: [] } : 'gone' });
	const instead = typeof part === 'string' && WORDS.has(key) ? INSTEAD[part] : undefined;
	if (instead !== undefined) changes.push({ at, what: `is "${instead}"`, to: { value: instead } });
	if (isList(part) && ['numbers', 'on', 'to', 'add'].includes(key) && typeof part[0] === 'number')
		changes.push({
			at,
			what: 'other numbers',
			to: { value: part.length > 1 ? part.slice(1) : [(part[0] % 6) + 1] }
		});
	if (
		isList(part) &&
		['where', 'any', 'among', 'from', 'of', 'steps', 'outcomes', 'options'].includes(key) &&
		(part.length > 1 || key === 'where')
	)
		for (const index of part.keys())
			changes.push({
				at,
				what: `without the ${String(index + 1)}.`,
				to: { value: part.filter((_, i) => i !== index) }
			});
	return changes;
}

/** An ability with a change made. */
function changed(ability: Ability, { at, to }: Change): Ability {
	const copy = structuredClone(ability);
	let holder: unknown = copy;
	for (const step of at.slice(0, -1))
		holder = isRecord(holder) || isList(holder) ? Reflect.get(holder, step) : null;
	const last = at.at(-1);
	if (last === undefined || typeof holder !== 'object' || holder === null) return copy;
	if (to === 'gone') Reflect.deleteProperty(holder, last);
	else Reflect.set(holder, last, structuredClone(to.value));
	return copy;
}

/** In one's own event "they" is "you". */
const isTheSame = (ability: Ability, { to }: Change): boolean =>
	ability.way === 'trigger' &&
	ability.when.who === 'you' &&
	to !== 'gone' &&
	(to.value === 'they' || to.value === 'you');

/** Abilities with one dropped, or one part of one gone or altered, each with what is wrong. */
const mutantsOf = (
	called: string,
	abilities: readonly Ability[]
): readonly { readonly name: string; readonly mutated: readonly Ability[] }[] =>
	abilities.flatMap((ability, line) => {
		const is = `${called}, line ${String(line + 1)}`;
		const exchanged = (other: Ability): readonly Ability[] => abilities.with(line, other);
		return [
			{ name: `${is}: dropped`, mutated: exchanged(NO_ABILITY) },
			...changesBelow(ability, [])
				.filter((change) => !isTheSame(ability, change))
				.map((change) => ({
					name: `${is}: ${change.at.join('.')} ${change.what}`,
					mutated: exchanged(changed(ability, change))
				}))
		];
	});
const NO_ABILITY: Ability = { way: 'static', standing: { hands: 'revealed', of: 'this' } };

/**
 * Every ability dropped, every part of one gone or altered, every keyword gone, one at a time; of a
 * card that is another in the original edition, both.
 */
export function abilityMutants(): readonly AbilityMutant[] {
	return [...FACES].flatMap(([key, card]) => {
		const original = card.variants?.original;
		const abilities = [
			...mutantsOf(key, card.abilities).map(({ name, mutated }) => ({
				name,
				card: key,
				mutated: { ...card, abilities: mutated }
			})),
			...mutantsOf(`original ${key}`, original ?? []).map(({ name, mutated }) => ({
				name,
				card: key,
				mutated: { ...card, variants: { ...card.variants, original: mutated } }
			}))
		];
		const keywords = (card.keywords ?? []).map((keyword) => ({
			name: `${key}: without ${keyword}`,
			card: key,
			mutated: { ...card, keywords: (card.keywords ?? []).filter((one) => one !== keyword) }
		}));
		return [...abilities, ...keywords];
	});
}
