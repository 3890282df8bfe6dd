import type { Part } from '../words/in-links.ts';
import { card } from './cards.ts';
import {
	always,
	either,
	entries,
	flag,
	list,
	number,
	record,
	signed,
	variant,
	word,
	type Codec,
	type Fields
} from './combine.ts';
import { player } from './player.ts';
import { text } from './text.ts';

const isPart = (part: unknown): part is Part =>
	typeof part === 'object' && part !== null && 'type' in part && typeof part.type === 'string';

/** A part of a schema that another has: its item, its key, what it wraps. */
function inside(part: object, name: string): Part {
	const found: unknown = Reflect.get(part, name);
	if (!isPart(found)) throw new Error(`A schema without ${name} cannot go into a link.`);
	return found;
}

const listIn = (part: object, name: string): readonly unknown[] => {
	const found: unknown = Reflect.get(part, name);
	return Array.isArray(found) ? found : [];
};

/** The fields of a shape, with the part that each one holds. */
const fieldsIn = (part: object): readonly (readonly [string, Part])[] => {
	const found: unknown = Reflect.get(part, 'entries');
	return Object.entries(typeof found === 'object' && found !== null ? found : {}).filter(
		(field): field is [string, Part] => isPart(field[1])
	);
};

const isOptional = ({ type }: Part): boolean => type === 'exact_optional';
const literalIn = (part: object): unknown => Reflect.get(part, 'literal');

/** Whether a value has all that a shape always has. */
const fits =
	(part: Part) =>
	(value: unknown): boolean => {
		if (part.type === 'literal') return value === literalIn(part);
		if (part.type !== 'strict_object') return true;
		return fieldsIn(part).every(([key, held]) => {
			if (isOptional(held)) return true;
			const one: unknown = typeof value === 'object' && value && Reflect.get(value, key);
			return held.type === 'literal' ? one === literalIn(held) : one !== undefined;
		});
	};

/** Says how whatever fits a schema is coded; the same schema is coded by the same codec. */
export function deriving(): (schema: Part) => Codec {
	const known = new WeakMap<Part, Codec>();
	const of = (schema: Part): Codec => {
		let codec = known.get(schema);
		if (!codec) known.set(schema, (codec = made(schema)));
		return codec;
	};
	const fieldsOf = (part: Part): Fields => {
		const { likely, since = [] } = part.links ?? {};
		const always: Record<string, Codec> = {};
		const all: Record<string, Codec> = {};
		for (const [key, held] of fieldsIn(part))
			if (isOptional(held)) all[key] = of(inside(held, 'wrapped'));
			else always[key] = of(held);
		const only = (keys: readonly string[]): Record<string, Codec> =>
			Object.fromEntries(Object.entries(all).filter(([key]) => keys.includes(key)));
		const later = since.flat();
		return {
			always,
			maybe: only(Object.keys(all).filter((key) => !later.includes(key))),
			...(likely === undefined ? {} : { likely }),
			since: since.map(only)
		};
	};
	const made = (schema: Part): Codec => {
		const { type, links = {} } = schema;
		const { like } = links;
		if (like) return (coder, value) => of(like())(coder, value);
		if (links.as) return links.as === 'card' ? card() : player();
		if (links.words) return word(...links.words);
		switch (type) {
			case 'lazy': {
				const getter: unknown = Reflect.get(schema, 'getter');
				return (coder, value) => {
					const held: unknown =
						typeof getter === 'function' ? Reflect.apply(getter, undefined, [value]) : null;
					return isPart(held) ? of(held)(coder, value) : undefined;
				};
			}
			case 'strict_object':
				return record(fieldsOf(schema));
			case 'variant': {
				const key = String(Reflect.get(schema, 'key'));
				return variant(
					key,
					listIn(schema, 'options')
						.filter(isPart)
						.map((option) => {
							const name = fieldsIn(option).find(([field]) => field === key)?.[1];
							return [String(name && literalIn(name)), fieldsOf(option)];
						})
				);
			}
			case 'union':
				return either(
					...listIn(schema, 'options')
						.filter(isPart)
						.map((option) => [fits(option), of(option)] as const)
				);
			case 'array':
				return list(of(inside(schema, 'item')));
			case 'record':
				return entries(of(inside(schema, 'key')), of(inside(schema, 'value')));
			case 'picklist':
				return word(...listIn(schema, 'options'));
			case 'literal':
				return always(literalIn(schema));
			case 'boolean':
				return flag(links.likely);
			case 'number': {
				const from = listIn(schema, 'pipe').some((one) => isPart(one) && one.type === 'min_value');
				return from ? number() : signed();
			}
			case 'string':
				return text;
			default:
				throw new Error(`What is ${type} cannot go into a link.`);
		}
	};
	return of;
}
