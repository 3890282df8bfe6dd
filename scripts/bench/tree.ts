/**
 * One tree of a comparison: it records games, and replays those recorded in either tree. `against.ts`
 * puts this file into both trees and runs it in each, with the judge that stands beside it.
 */
import { readAbility } from '#lib/abilities/reading.ts';
import { wordAbility } from '#lib/abilities/wording.ts';
import { FACES } from '#lib/cards/library.ts';
import { begin, decide, prompt } from '#lib/judge/judge.ts';
import type { Decision } from '#lib/model/decision.ts';
import { EDITIONS, type EditionId } from '#lib/model/words.ts';
import type { Position } from '#lib/model/position.ts';
import { parse, print, scenarioOf, start } from '#lib/scenario/index.ts';
import {
	ALL_CARDS,
	chanceOf,
	poolsOf,
	randomDecision,
	randomTable
} from '../../tests/support/random.ts';
import { FIRST_CARDS } from './first-cards.ts';
import { worked } from './time.ts';

/** The cards that games are drawn from. */
const POOLS = { 'the first 33 cards': poolsOf(FIRST_CARDS), 'every card': ALL_CARDS } as const;
export const POOL_NAMES = ['the first 33 cards', 'every card'] as const;
export type PoolName = (typeof POOL_NAMES)[number];

/** A game: the table it starts from, in the notation, and what its players decided. */
export interface Game {
	readonly start: string;
	readonly decisions: readonly Decision[];
}

/** How a game went, to be compared. */
export type Trace = string;

/** What replaying some games took, in time of the processor, and did. */
export interface Replayed {
	readonly ms: number;
	readonly resolutions: number;
	readonly decisions: number;
	readonly citations: number;
	readonly choices: number;
}

/** What a tree is asked to do. */
export type Ask =
	| { readonly do: 'editions' }
	| {
			readonly do: 'record';
			readonly edition: EditionId;
			readonly pool: PoolName;
			readonly games: number;
			readonly length: number;
	  }
	| { readonly do: 'load'; readonly games: readonly Game[] }
	| { readonly do: 'replay'; readonly which: readonly number[] }
	| { readonly do: 'memory'; readonly which: readonly number[] }
	| { readonly do: 'word' }
	| { readonly do: 'read'; readonly texts: readonly string[] };

/** What it answers, in the order asked. */
export type Answer =
	| { readonly editions: readonly EditionId[] }
	| { readonly games: readonly Game[] }
	| { readonly traces: readonly (Trace | null)[] }
	| { readonly replayed: Replayed }
	| { readonly bytes: number }
	| { readonly texts: readonly string[] }
	/** What reading them took, in time of the processor, and which are read whole. */
	| { readonly read: { readonly ms: number; readonly whole: readonly boolean[] } };

const laid = (text: string): Position | null => {
	const parsed = parse(text);
	const started = parsed.ok ? start(parsed.scenario) : parsed;
	return started.ok ? begin(started.position).position : null;
};

/** Plays games of four players who respond, and keeps what they decided. */
function record(
	edition: EditionId,
	pool: PoolName,
	games: number,
	length: number
): readonly Game[] {
	const pools = POOLS[pool];
	return Array.from({ length: games }, (_, nth) => nth + 1).flatMap((seed): Game[] => {
		const chance = chanceOf(seed);
		const scenario = scenarioOf(randomTable(chance, 4, pools, edition));
		const text = scenario && print(scenario);
		const first = text === null ? null : laid(text);
		if (text === null || first === null) return [];
		const decisions: Decision[] = [];
		let position = first;
		while (decisions.length < length) {
			const decision = randomDecision(position, chance, 0.6, prompt, pools);
			if (!decision) break;
			const decided = decide(position, decision);
			if (!decided.ok) break;
			decisions.push(decision);
			({ position } = decided);
		}
		return [{ start: text, decisions }];
	});
}

/** The steps that say how a game goes, whatever else a tree tells of it. */
const COMPARED: ReadonlySet<string> = new Set([
	'began to resolve',
	'died',
	'entered phase',
	'gained ¢',
	'lost ¢',
	'looted',
	'roll resolved',
	'put on stack'
]);

/** How a game goes here; null where it cannot be played. */
function traceOf({ start: text, decisions }: Game): Trace | null {
	let position = laid(text);
	if (!position) return null;
	const did: string[] = [];
	for (const decision of decisions) {
		const decided = decide(position, decision);
		if (!decided.ok) return null;
		did.push(...decided.steps.map(({ what }) => what.did).filter((what) => COMPARED.has(what)));
		({ position } = decided);
	}
	return did.join('\n');
}

function replay(games: readonly (Game & { readonly from: Position })[]): Replayed {
	let resolutions = 0;
	let citations = 0;
	let choices = 0;
	let count = 0;
	const ms = worked(() => {
		for (const { from, decisions } of games) {
			let position = from;
			for (const decision of decisions) {
				const asked = prompt(position);
				if (asked.kind === 'priority') choices += asked.plays.length;
				const decided = decide(position, decision);
				if (!decided.ok) throw new Error(decided.refusal.refused);
				for (const { what, rules } of decided.steps) {
					citations += rules.length;
					if (what.did === 'began to resolve') resolutions++;
				}
				count++;
				({ position } = decided);
			}
		}
	});
	return { ms, resolutions, decisions: count, citations, choices };
}

/** What keeping every position and step of a game takes, in bytes. */
function memory(games: readonly (Game & { readonly from: Position })[]): number {
	const collect = globalThis.gc;
	if (!collect) throw new Error('The memory is measured with --expose-gc.');
	collect();
	const before = process.memoryUsage().heapUsed;
	const kept = games.map(({ from, decisions }) => {
		let position = from;
		return decisions.map((decision) => {
			const decided = decide(position, decision);
			if (decided.ok) ({ position } = decided);
			return decided;
		});
	});
	collect();
	const bytes = process.memoryUsage().heapUsed - before;
	return kept.length > 0 ? bytes / kept.length : 0;
}

let all: readonly (Game & { readonly from: Position | null })[] = [];
const playable = (which: readonly number[]): readonly (Game & { readonly from: Position })[] =>
	which.flatMap((nth) => {
		const game = all[nth];
		return game?.from ? [{ ...game, from: game.from }] : [];
	});

function read(texts: readonly string[]): {
	readonly ms: number;
	readonly whole: readonly boolean[];
} {
	const whole: boolean[] = [];
	const ms = worked(() => {
		for (const text of texts) whole.push('ability' in readAbility(text));
	});
	return { ms, whole };
}

function answer(ask: Ask): Answer {
	switch (ask.do) {
		case 'editions':
			return { editions: EDITIONS };
		case 'record':
			return { games: record(ask.edition, ask.pool, ask.games, ask.length) };
		case 'load':
			all = ask.games.map((game) => ({ ...game, from: laid(game.start) }));
			return { traces: ask.games.map(traceOf) };
		case 'replay':
			return { replayed: replay(playable(ask.which)) };
		case 'memory':
			return { bytes: memory(playable(ask.which)) };
		case 'word':
			return { texts: [...FACES.values()].flatMap(({ abilities }) => abilities.map(wordAbility)) };
		case 'read':
			return { read: read(ask.texts) };
	}
}

process.on('message', (ask: Ask) => {
	process.send?.(answer(ask));
});
