/** Whether some scenario notices that a chart is wrong: asked only where the scenarios come to it. */
import { isDeepStrictEqual } from 'node:util';
import { JUDGE } from '#lib/judge/judge.ts';
import type { Begun, Decided, Judge } from '#lib/judge/judge.ts';
import type { Decision } from '#lib/model/decision.ts';
import type { ChartName, TakenTransition } from '#lib/model/frame.ts';
import type { Position } from '#lib/model/position.ts';
import { play, type Scenario } from '#lib/scenario/index.ts';
import { judgeWith, type Mutant } from './mutants.ts';

/** Something that a scenario asked the judge, with what it answered. */
interface Call {
	readonly scenario: Scenario;
	readonly ask: (judge: Judge) => unknown;
	readonly answer: unknown;
}

/** What a scenario may look at in an answer: not which transitions led there. */
const seen = (answer: Begun | Decided): object => {
	if ('ok' in answer && !answer.ok) return answer;
	const { taken: _, unasked: __, ...rest } = answer;
	return rest;
};

/** A state of a chart, or one of the transitions that leave it. */
const placeOf = (chart: ChartName, state: string, nth?: number): string =>
	`${chart}: ${state}${nth === undefined ? '' : `, ${nth}`}`;

const placesOf = (taken: readonly TakenTransition[]): readonly string[] =>
	taken.flatMap(({ chart, from, nth }) => [placeOf(chart, from), placeOf(chart, from, nth)]);

/** Where the game waits. */
const topOf = (position: Position): string => {
	const top = position.frames.at(-1);
	return top ? placeOf(top.chart, top.state) : '';
};

/** Whether a scenario fails when this judge plays it. */
export function fails(scenario: Scenario, judge?: Judge): boolean {
	try {
		const played = judge ? play(scenario, judge) : play(scenario);
		return !played.ok || !played.held;
	} catch {
		return true;
	}
}

/** Everything that scenarios ask, by the states that are looked at and the transitions that are taken for the answer. */
export class Noticing {
	readonly #calls = new Map<string, Call[]>();

	constructor(scenarios: readonly Scenario[]) {
		for (const scenario of scenarios) play(scenario, this.#listening(scenario));
	}

	/** The first scenario that fails when a state of a chart is as the mutant has it; null where none does. */
	noticedBy(mutant: Mutant): Scenario | null {
		const judge = judgeWith(mutant);
		const unlike = new Set<Scenario>();
		const { chart, state, nth } = mutant;
		for (const { scenario, ask, answer } of this.#calls.get(placeOf(chart, state, nth)) ?? []) {
			if (!mutant.editions.includes(scenario.rules) || unlike.has(scenario)) continue;
			if (isAnswered(judge, ask, answer)) continue;
			if (fails(scenario, judge)) return scenario;
			unlike.add(scenario);
		}
		return null;
	}

	/** A judge that keeps what it is asked. */
	#listening(scenario: Scenario): Judge {
		const keep = (places: Iterable<string>, ask: Call['ask'], answer: unknown): void => {
			for (const place of new Set(places)) {
				const calls = this.#calls.get(place) ?? [];
				calls.push({ scenario, ask, answer });
				this.#calls.set(place, calls);
			}
		};
		return {
			...JUDGE,
			begin: (position) => {
				const begun = JUDGE.begin(position);
				keep(
					[topOf(position), ...placesOf(begun.taken), topOf(begun.position)],
					(judge) => seen(judge.begin(position)),
					seen(begun)
				);
				return begun;
			},
			decide: (position, decision) => {
				const decided = JUDGE.decide(position, decision);
				keep(
					[
						topOf(position),
						...(decided.ok ? [...placesOf(decided.taken), topOf(decided.position)] : [])
					],
					(judge) => seen(judge.decide(position, decision)),
					seen(decided)
				);
				return decided;
			},
			why: (position: Position, decision: Decision) => {
				const refusal = JUDGE.why(position, decision);
				keep([topOf(position)], (judge) => judge.why(position, decision), refusal);
				return refusal;
			},
			prompt: (position) => {
				const prompt = JUDGE.prompt(position);
				keep([topOf(position)], (judge) => judge.prompt(position), prompt);
				return prompt;
			}
		};
	}
}

function isAnswered(judge: Judge, ask: Call['ask'], answer: unknown): boolean {
	try {
		return isDeepStrictEqual(ask(judge), answer);
	} catch {
		return false;
	}
}
