import type { MonsterOutcome, Outcome, PlayerOutcome } from '../judge/verdict/outcome.ts';
import type { Named } from '../model/happening/index.ts';
import type { Position } from '../model/position.ts';
import {
	cardName,
	counted,
	itemName,
	namedName,
	playerName,
	possessive,
	sentence,
	whoName
} from './names.ts';
import { winnerSentences } from './verdict-people.ts';

/** What a line has come to, as it is set against another of the same table. */
export interface Ending {
	readonly outcome: Outcome;
	/** The table at its end, by which things are named. */
	readonly end: Position;
}

/**
 * What is otherwise at the end of the second line than at the end of the first, a clause each, the weightiest
 * first: who wins, who dies, souls, monsters, ¢, HP and damage, cards that came or went, what did not resolve,
 * what is spent. Nothing where both come to the same.
 */
export function differences(first: Ending, second: Ending): readonly string[] {
	const seats = second.outcome.players.map((player, seat) => ({
		player,
		other: first.outcome.players[seat],
		name: playerName(second.end, seat)
	}));
	const people = (of: (one: PlayerOutcome, other: PlayerOutcome, name: string) => string[]) =>
		seats.flatMap(({ player, other, name }) => (other ? of(player, other, name) : []));
	return [
		...winners(first, second),
		...people((one, other, name) =>
			one.died === other.died ? [] : [`${name} ${one.died ? 'dies' : "doesn't die"}`]
		),
		...people(soulsOf),
		...monsters(first, second),
		...people(({ cents }, other, name) => number(name, cents.after, other.cents.after, '¢')),
		...people(hpOf),
		...people(cardsOf),
		...people(({ loot }, other, name) =>
			number(name, loot.after, other.loot.after, ' loot card', ' loot cards')
		),
		...undone(first, second),
		...spent(first, second),
		...counters(first, second)
	];
}

/** "The only difference: Sleight of Hand is spent." The two weightiest where there are several, and how many more there are. */
export function differenceSentence(all: readonly string[]): string {
	const [first, second] = all;
	if (first === undefined) return 'Both lines come to the same.';
	if (second === undefined) return sentence(`The only difference: ${first}`);
	if (all.length === 2) return sentence(`The difference: ${first}, and ${second}`);
	return sentence(`The difference: ${first}; ${second}; and ${all.length - 2} more`);
}

/** "Amy has 3¢, not 10¢". */
const number = (
	name: string,
	is: number,
	was: number,
	one: string,
	many: string = one
): string[] =>
	is === was
		? []
		: [`${name} has ${is}${is === 1 ? one : many}, not ${was}${one === '¢' ? one : ''}`];

function winners(first: Ending, second: Ending): string[] {
	const said = ({ outcome, end }: Ending): string => winnerSentences(outcome, end).join(' ');
	const [was, is] = [said(first), said(second)];
	if (was === is) return [];
	return [is === '' ? 'the game goes on' : is.replace(/\.$/u, '')];
}

/** Cards of the one that the other does not have, by name, and the other way round. */
function apart(
	ofSecond: readonly Named[],
	ofFirst: readonly Named[]
): { readonly more: readonly string[]; readonly less: readonly string[] } {
	const names = (all: readonly Named[]): string[] => all.map(({ card }) => cardName(card));
	const without = (all: string[], taken: readonly string[]): string[] => {
		const left = [...all];
		for (const one of taken) {
			const at = left.indexOf(one);
			if (at >= 0) left.splice(at, 1);
		}
		return left;
	};
	const [is, was] = [names(ofSecond), names(ofFirst)];
	return { more: without(is, was), less: without(was, is) };
}

function soulsOf(one: PlayerOutcome, other: PlayerOutcome, name: string): string[] {
	const { more, less } = apart(one.soulsGained, other.soulsGained);
	const named = [
		...more.map((card) => `${name} gains ${possessive(card)} soul`),
		...less.map((card) => `${name} doesn't gain ${possessive(card)} soul`)
	];
	return named.length > 0
		? named
		: number(name, one.souls.after, other.souls.after, ' soul', ' souls');
}

function monsters(first: Ending, second: Ending): string[] {
	const named = ({ outcome, end }: Ending): Map<string, MonsterOutcome> =>
		new Map(outcome.monsters.map((one) => [namedName(end, one.monster), one]));
	const [was, is] = [named(first), named(second)];
	return [...new Set([...is.keys(), ...was.keys()])].flatMap((name): string[] => {
		const [one, other] = [is.get(name), was.get(name)];
		if ((one?.died ?? false) !== (other?.died ?? false))
			// Whoever gains its soul says it.
			return ((one?.died ? one : other)?.soulTo ?? null) !== null
				? []
				: [`${name} ${one?.died ? 'dies' : "doesn't die"}`];
		const [took, had] = [one?.damage ?? 0, other?.damage ?? 0];
		if (took === had || one?.died) return [];
		return [`${name} takes ${took === 0 ? 'no' : String(took)} damage${rather(had)}`];
	});
}

/** ", not 2"; nothing where it was none. */
const rather = (was: number): string => (was === 0 ? '' : `, not ${was}`);

function hpOf(one: PlayerOutcome, other: PlayerOutcome, name: string): string[] {
	if (one.died !== other.died) return [];
	if (one.damage !== other.damage)
		return [
			`${name} takes ${one.damage === 0 ? 'no' : String(one.damage)} damage${rather(other.damage)}`
		];
	return number(name, one.hp.after, other.hp.after, ' HP');
}

function cardsOf(one: PlayerOutcome, other: PlayerOutcome, name: string): string[] {
	const of = (list: 'items' | 'curses'): string[] => {
		const came = apart(one[`${list}Gained`], other[`${list}Gained`]);
		const went = apart(one[`${list}Lost`], other[`${list}Lost`]);
		return [
			...came.more.map((card) => `${name} gains ${card}`),
			...came.less.map((card) => `${name} doesn't gain ${card}`),
			...went.more.map((card) => `${name} loses ${card}`),
			...went.less.map((card) => `${name} keeps ${card}`)
		];
	};
	return [...of('items'), ...of('curses')];
}

/** What did not resolve in the second line; what resolves in it may not have been played in the first. */
function undone(first: Ending, second: Ending): string[] {
	const said = ({ outcome, end }: Ending): readonly string[] =>
		outcome.undone.map(
			({ item, came }) =>
				`${itemName(end, item)} ${came === 'cancelled' ? 'is cancelled' : 'fizzles'}`
		);
	const was = said(first);
	return said(second).filter((one) => !was.includes(one));
}

function spent(first: Ending, second: Ending): string[] {
	const said = ({ outcome, end }: Ending, charged: boolean): readonly string[] =>
		outcome.turned.flatMap((one) => (one.charged === charged ? [namedName(end, one.object)] : []));
	const both = (charged: boolean, is: string, not: string): string[] => {
		const [was, now] = [said(first, charged), said(second, charged)];
		return [
			...now.filter((name) => !was.includes(name)).map((name) => `${name} ${is}`),
			...was.filter((name) => !now.includes(name)).map((name) => `${name} ${not}`)
		];
	};
	return [
		...both(false, 'is spent', "isn't spent"),
		...both(true, 'is recharged', "isn't recharged")
	];
}

function counters(first: Ending, second: Ending): string[] {
	const read = ({ outcome, end }: Ending): Map<string, number> =>
		new Map(
			outcome.counters.map(({ on, name, count }) => [
				`${whoName(end, on)}|${name === null ? '' : `${name} `}counter`,
				count
			])
		);
	const [was, is] = [read(first), read(second)];
	return [...new Set([...is.keys(), ...was.keys()])].flatMap((key): string[] => {
		const by = (is.get(key) ?? 0) - (was.get(key) ?? 0);
		const [who = '', what = ''] = key.split('|');
		return by === 0
			? []
			: [`${who} has ${counted(Math.abs(by), `${by > 0 ? 'more' : 'fewer'} ${what}`)}`];
	});
}

/** What the second line depends on and the first does not, or the other way round; nothing where both do. */
export function hanging(was: string | null, is: string | null): readonly string[] {
	if (was === is) return [];
	return [is === null ? `it doesn't depend on ${was ?? ''}` : `it depends on ${is}`];
}
