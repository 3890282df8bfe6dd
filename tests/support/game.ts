/** A random game played to its end or to a number of decisions, checked at every one. */
import { EDITIONS } from '#lib/editions/index.ts';
import { judgeOf, type Judge } from '#lib/judge/judge.ts';
import type { Decision } from '#lib/model/decision.ts';
import type { Position } from '#lib/model/position.ts';
import type { EditionId } from '#lib/model/words.ts';
import { ruleIn, type RuleId } from '#lib/rules/index.ts';
import { follows } from '#lib/rules/readings.ts';
import { hasVariant } from '#lib/rules/variants.ts';
import type { Step } from '#lib/rules/step.ts';
import { ONLY_2023 } from '../rulebook/original-lists.ts';
import { cardsOf, centsOf, faultsOfGame, freeze } from './invariants.ts';
import { ALL_CARDS, beforeSetup, chanceOf, randomDecision, randomTable } from './random.ts';
import { withVariants } from './random-variants.ts';

export interface Game {
	readonly edition: EditionId;
	readonly seed: number;
	readonly seats: number;
	/** The most decisions to take. */
	readonly length: number;
	/** How likely a player with priority is to do something, from 0 to 1. */
	readonly respond: number;
}

/** A fault of a game, with all that is needed to see it again. */
export interface Fault {
	readonly message: string;
	readonly game: Game;
	readonly start: Position;
	readonly decisions: readonly Decision[];
}

export interface Played {
	readonly start: Position;
	readonly decisions: readonly Decision[];
	readonly end: Position;
	readonly steps: readonly Step[];
	readonly fault: Fault | null;
}

interface Options {
	/** What must hold after each decision beside the invariants; gives a sentence if it does not. */
	readonly check?: (before: Position, decision: Decision, after: Position) => string | null;
	readonly judge?: Judge;
	/** The table that the game begins with, made of the random one. */
	readonly lay?: (table: Position) => Position;
}

/** Plays a random game and checks the invariants at every decision. */
export function playGame(
	game: Game,
	{ check = () => null, judge = judgeOf(EDITIONS), lay = (table) => table }: Options = {}
): Played {
	const chance = chanceOf(game.seed);
	const table = withVariants(chance, randomTable(chance, game.seats, ALL_CARDS, game.edition));
	const start = freeze(lay(chance.next() < 0.05 ? beforeSetup(table) : table));
	const decisions: Decision[] = [];
	const steps: Step[] = [];
	let end = start;
	const faulty = (message: string): Played => ({
		start,
		decisions,
		end,
		steps,
		fault: { message, game, start, decisions }
	});
	const isStray = (id: RuleId): boolean =>
		ruleIn(id, game.edition) === null && !ONLY_2023.includes(id);
	try {
		let cents = centsOf(start);
		// Characters, their items and bonus souls come from outside as a game is set up, and
		// starting items for souls where those buy something.
		const dealt = start.frames.some(({ chart }) => chart === 'setup');
		const brought = {
			...(dealt || hasVariant(start, 'souls are $$$') ? { none: 0 } : {}),
			...(dealt && hasVariant(start, 'casino mode') ? { treasure: 0 } : {})
		};
		const count = (position: Position): string =>
			JSON.stringify({ ...cardsOf(position), ...brought });
		let cards = count(start);
		const begun = judge.begin(start);
		steps.push(...begun.steps);
		end = freeze(begun.position);
		while (decisions.length < game.length) {
			const decision = randomDecision(end, chance, game.respond, judge.prompt);
			if (!decision) break;
			decisions.push(decision);
			const before = end;
			const decided = judge.decide(before, decision);
			if (!decided.ok) return faulty(`A legal choice was refused: ${decided.refusal.refused}.`);
			steps.push(...decided.steps);
			end = freeze(decided.position);
			const [fault] = faultsOfGame(end);
			if (fault !== undefined) return faulty(fault);
			const now = centsOf(end);
			const mayMake = follows(end, 'short-pool', 'all');
			if (now < cents || (now > cents && !mayMake)) return faulty('¢ were made or lost.');
			cents = now;
			// Another character comes from outside, with an item that the one before need not have had.
			if (decided.steps.some(({ what }) => what.did === 'changed character')) cards = count(end);
			if (count(end) !== cards) return faulty('A card was made or lost.');
			const uncited = decided.steps.find((step) => step.rules.length === 0);
			if (uncited) return faulty(`A step cites no rule: ${uncited.what.did}.`);
			const strays = decided.steps.flatMap(({ rules }) => rules.filter(isStray));
			if (strays[0] !== undefined) return faulty(`A rule of the other edition: ${strays[0]}.`);
			const found = check(before, decision, end);
			if (found !== null) return faulty(found);
		}
	} catch (error) {
		return faulty(error instanceof Error ? error.message : String(error));
	}
	return { start, decisions, end, steps, fault: null };
}
