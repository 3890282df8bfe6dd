/**
 * Writes a card as an entry of the library, from what is printed on it:
 * `npm run card-entry -- 'The Relic: treasure | Each time a player rolls a 1, loot 1.'`. The builders that it
 * uses stand in the line above the entry. What cannot be read is told, and nothing is written then.
 */
import { isDeepStrictEqual } from 'node:util';
import * as build from '#lib/abilities/build/index.ts';
import type { Card } from '#lib/cards/card.ts';
import * as kinds from '#lib/cards/kinds.ts';
import { readTypedLine } from '#lib/cards/typed.ts';
import { isMain } from './paths.ts';

/** Stands for an argument of a builder. */
class Hole {
	readonly at: number;
	constructor(at: number) {
		this.at = at;
	}
}
/** A call of a builder with holes, and what it gives. */
interface Template {
	readonly name: string;
	/** What is called with; null where the builder is a constant. */
	readonly args: readonly unknown[] | null;
	readonly gives: unknown;
}

const MOST_ARGUMENTS = 9;
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
	typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Hole);

/** A hole that was spread into an object, which then has its place among the others. */
const SPREAD = 'at';

function holesIn(value: unknown, found = new Set<number>()): Set<number> {
	if (value instanceof Hole) found.add(value.at);
	else if (Array.isArray(value)) for (const one of value) holesIn(one, found);
	else if (isRecord(value))
		for (const [key, one] of Object.entries(value))
			if (key === SPREAD && typeof one === 'number') found.add(one);
			else holesIn(one, found);
	return found;
}

/** So many arguments, the second of them a list of three where that is asked for, as a stat block is. */
const holes = (count: number, stats: boolean): readonly unknown[] =>
	Array.from({ length: count }, (_, at) =>
		stats && at === 1 ? [new Hole(100), new Hole(101), new Hole(102)] : new Hole(at)
	);

/** What a call gives; undefined where it cannot be called so, or does without an argument. */
function given(builder: (...args: never) => unknown, args: readonly unknown[]): unknown {
	try {
		const gives: unknown = Reflect.apply(builder, null, args);
		return holesIn(gives).size === holesIn(args).size ? gives : undefined;
	} catch {
		return undefined;
	}
}

/** Every way to call what cards and their abilities are built with. */
const TEMPLATES: readonly Template[] = Object.entries({ ...build, ...kinds }).flatMap(
	([name, made]): Template[] => {
		if (typeof made !== 'function') return [{ name, args: null, gives: made }];
		return Array.from({ length: MOST_ARGUMENTS + 1 }, (_, count) => count).flatMap((count) =>
			[false, true].flatMap((stats): Template[] => {
				if (stats && count < 2) return [];
				const args = holes(count, stats);
				const gives = given(made, args);
				return gives === undefined ? [] : [{ name, args, gives }];
			})
		);
	}
);

/** The arguments with which a template gives a value; null where none do. */
function fit(template: unknown, value: unknown, args: unknown[]): boolean {
	if (template instanceof Hole) {
		if (template.at in args && !isDeepStrictEqual(args[template.at], value)) return false;
		args[template.at] = value;
		return value !== undefined;
	}
	if (Array.isArray(template))
		return (
			Array.isArray(value) &&
			value.length === template.length &&
			template.every((one, at) => fit(one, value[at], args))
		);
	if (!isRecord(template)) return Object.is(template, value);
	if (!isRecord(value)) return false;
	const spread = template[SPREAD];
	const own = Object.keys(template).filter((key) => key !== SPREAD || typeof spread !== 'number');
	if (!own.every((key) => key in value && fit(template[key], value[key], args))) return false;
	const rest = Object.keys(value).filter((key) => !own.includes(key));
	if (typeof spread !== 'number') return rest.length === 0;
	// What is spread is an event that triggers; what would happen is written out.
	if (rest.length === 0 || typeof value['on'] !== 'string') return false;
	args[spread] = Object.fromEntries(rest.map((key) => [key, value[key]]));
	return true;
}

/** An argument with what was found for its holes. */
const inHoles = (arg: unknown, filled: readonly unknown[]): unknown =>
	arg instanceof Hole
		? filled[arg.at]
		: Array.isArray(arg)
			? arg.map((one) => inHoles(one, filled))
			: arg;

const quoted = (text: string): string =>
	`'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`;
const named = (key: string): string => (/^[a-z_$][\w$]*$/iu.test(key) ? key : quoted(key));

/** A value in the words that the library is written in. */
export function written(value: unknown, used: Set<string>): string {
	if (typeof value === 'string') return quoted(value);
	if (Array.isArray(value)) return `[${value.map((one) => written(one, used)).join(', ')}]`;
	if (!isRecord(value)) return JSON.stringify(value);
	let best: { text: string; used: Set<string> } | null = null;
	for (const { name, args, gives } of TEMPLATES) {
		if (!isRecord(gives)) continue;
		const filled: unknown[] = [];
		if (!fit(gives, value, filled)) continue;
		const within = new Set([name]);
		const text = args
			? `${name}(${args.map((arg) => written(inHoles(arg, filled), within)).join(', ')})`
			: name;
		if (!best || text.length < best.text.length) best = { text, used: within };
	}
	if (best) {
		for (const name of best.used) used.add(name);
		return best.text;
	}
	return `{ ${Object.entries(value)
		.map(([key, one]) => `${named(key)}: ${written(one, used)}`)
		.join(', ')} }`;
}

/** A card as an entry of the library. */
export function writtenCard({ variant, ...card }: Card, used: Set<string>): string {
	const plain = writtenPlain(card, used);
	if (variant === undefined) return plain;
	used.add('called');
	return `called(${quoted(variant)}, ${plain})`;
}

/** What a builder of its kind does not give a card stands beside it. */
function writtenPlain(card: Card, used: Set<string>): string {
	const { souls, keywords, threePlus, hp, attack, ...rest } = card;
	const beside: readonly (readonly [string, unknown])[] = [
		['souls', souls],
		['keywords', keywords],
		['threePlus', threePlus],
		['hp', hp],
		['attack', attack]
	];
	// As many of them as can be are left to the builder.
	for (let out = 0; out < 1 << beside.length; out++) {
		const within = beside.filter(([, value], at) => value !== undefined && !(out & (1 << at)));
		const own = beside.filter(([, value], at) => value !== undefined && out & (1 << at));
		const asked: Readonly<Record<string, unknown>> = { ...rest, ...Object.fromEntries(within) };
		const usual: Readonly<Record<string, unknown>> = { ...asked, hp: 2, attack: 1 };
		for (const base of [asked, usual]) {
			const inside = new Set<string>();
			const text = written(base, inside);
			if (text.startsWith('{')) continue;
			for (const name of inside) used.add(name);
			const other =
				base === asked
					? own
					: beside.filter(([key, value]) => !(key in base) || base[key] !== value);
			const apart = other.filter(([, value]) => value !== undefined);
			return apart.length === 0
				? text
				: `{ ...${text}, ${apart.map(([key, value]) => `${key}: ${written(value, used)}`).join(', ')} }`;
		}
	}
	return written(card, used);
}

/** Prints the entry of the card that was typed; exit status 1 where it cannot be read whole. */
function main([line = '']: readonly string[]): void {
	const { card, problems } = readTypedLine(line);
	for (const { message } of problems) console.error(message);
	if (!card || problems.length > 0) {
		process.exitCode = 1;
		return;
	}
	const used = new Set<string>();
	const entry = writtenCard(card, used);
	console.log(`// ${[...used].sort().join(', ')}\n'${keyOf(card.name)}': ${entry},`);
}

const keyOf = (name: string): string =>
	name
		.toLowerCase()
		.replace(/['’!.]/gu, '')
		.replace(/[^a-z0-9]+/gu, '-');

if (isMain(import.meta.url)) main(process.argv.slice(2));
