/**
 * Looking ahead by hand: every way is gone to its end, each on its own. Nothing is recognized, nothing is
 * left out, and nothing is shared with the explorer but the judge.
 */
import { decide, prompt } from '#lib/judge/judge.ts';
import type { Decision } from '#lib/model/decision.ts';
import type { Position } from '#lib/model/position.ts';
import type { Option } from '#lib/model/words.ts';

/** A rational number that is never shortened. */
export type Ratio = readonly [over: bigint, under: bigint];

const sum = ([a, b]: Ratio, [c, d]: Ratio): Ratio => [a * d + c * b, b * d];
const part = ([a, b]: Ratio, of: number): Ratio => [a, b * BigInt(of)];
export const isMore = ([a, b]: Ratio, [c, d]: Ratio): boolean => a * d > c * b;

/** What is told of the ways: the least and the most that a player's death can be made to be. */
export interface Brute {
	readonly least: Ratio;
	readonly most: Ratio;
	/** How likely it is where the player plays against it and everybody else for it. */
	readonly fought: Ratio;
	/** The fewest acts of players, and with these the fewest decisions, in which the player dies; null for never. */
	readonly shortest: readonly [acts: number, decisions: number] | null;
	/** The same for an end at which the player has not died. */
	readonly saved: readonly [acts: number, decisions: number] | null;
	/** How many ways there are to an end. */
	readonly ends: number;
}

class TooMuch extends Error {}

/** Goes every way; null where there are too many, or one does not end. */
export function bruteForce(
	start: Position,
	victim: number,
	may: readonly number[],
	budget: number
): Brute | null {
	let left = budget;
	const end = (died: boolean): Brute => ({
		least: [died ? 1n : 0n, 1n],
		most: [died ? 1n : 0n, 1n],
		fought: [died ? 1n : 0n, 1n],
		shortest: died ? [0, 0] : null,
		saved: died ? null : [0, 0],
		ends: 1
	});
	const go = (at: Position, died: boolean, depth: number): Brute => {
		if (depth > 80) throw new TooMuch();
		const next = nextAt(at, may);
		if (!next) return end(died);
		const ways: Brute[] = [];
		for (const decision of next.decisions) {
			if (--left < 0) throw new TooMuch();
			const decided = decide(at, decision);
			if (!decided.ok) continue;
			const passes = decided.steps.some(
				({ what }) =>
					what.did === 'turn passed' || (what.did === 'entered phase' && what.phase === 'turn over')
			);
			if (passes && decision.do === 'pass') return end(died);
			const dies =
				died ||
				decided.steps.some(
					({ what }) => what.did === 'died' && 'player' in what.of && what.of.player === victim
				);
			const way = passes ? end(dies) : go(decided.position, dies, depth + 1);
			const isAct = ['play', 'activate', 'attack', 'purchase', 'end turn'].includes(decision.do);
			ways.push({
				...way,
				shortest: longer(way.shortest, isAct),
				saved: longer(way.saved, isAct)
			});
		}
		return ways.length === 0 ? end(died) : joined(ways, next.isChance, next.who === victim);
	};
	try {
		return go(start, false, 0);
	} catch (error) {
		if (error instanceof TooMuch) return null;
		throw error;
	}
}

const longer = (way: Brute['saved'], isAct: boolean): Brute['saved'] =>
	way && [way[0] + (isAct ? 1 : 0), way[1] + 1];

function joined(ways: readonly Brute[], isChance: boolean, isVictim: boolean): Brute {
	const fewest = (all: readonly Brute['saved'][]): Brute['saved'] =>
		all.flatMap((way) => (way ? [way] : [])).sort(([a, b], [c, d]) => a - c || b - d)[0] ?? null;
	const even = (all: readonly Ratio[]): Ratio =>
		all.map((one) => part(one, all.length)).reduce(sum);
	const lowest = (all: readonly Ratio[]): Ratio => all.reduce((a, b) => (isMore(a, b) ? b : a));
	const highest = (all: readonly Ratio[]): Ratio => all.reduce((a, b) => (isMore(b, a) ? b : a));
	return {
		least: (isChance ? even : lowest)(ways.map(({ least }) => least)),
		most: (isChance ? even : highest)(ways.map(({ most }) => most)),
		fought: (isChance ? even : isVictim ? lowest : highest)(ways.map(({ fought }) => fought)),
		shortest: fewest(ways.map(({ shortest }) => shortest)),
		saved: fewest(ways.map(({ saved }) => saved)),
		ends: ways.reduce((all, { ends }) => all + ends, 0)
	};
}

/** What comes next; null at an end. Throws where it is more than can be gone. */
function nextAt(
	at: Position,
	may: readonly number[]
): {
	readonly who: number;
	readonly decisions: readonly Decision[];
	readonly isChance: boolean;
} | null {
	if (at.winners) return null;
	const { question } = at;
	if (question) {
		const { who, domain, options, purpose } = question;
		const choose = (picks: readonly Option[]): Decision => ({ do: 'choose', player: who, picks });
		if (domain.pick === 'roll')
			return {
				who,
				isChance: true,
				decisions: [1, 2, 3, 4, 5, 6].map((result) => ({ do: 'roll', result }))
			};
		if (domain.pick === 'amount' && domain.max - domain.min < 100)
			return {
				who,
				isChance: false,
				decisions: Array.from({ length: domain.max - domain.min + 1 }, (_, n) =>
					choose([{ number: domain.min + n }])
				)
			};
		const single =
			domain.pick === 'one' || (domain.pick === 'some' && domain.min === 1 && domain.max === 1);
		if (single)
			return {
				who,
				isChance: purpose.about === 'at random',
				decisions: options.map((option) => choose([option]))
			};
		throw new TooMuch();
	}
	const isQuiet =
		at.stack.length === 0 &&
		at.waiting.length === 0 &&
		at.turn.declared === null &&
		at.frames.every(({ chart }) => ['turn', 'priority', 'setup'].includes(chart));
	if (isQuiet) return null;
	const now = prompt(at);
	if (now.kind !== 'priority') throw new TooMuch();
	if (!may.includes(now.who))
		return { who: now.who, isChance: false, decisions: [{ do: 'pass', player: now.who }] };
	const decisions = now.plays.flatMap(({ decision, refusal, targets }): readonly Decision[] => {
		if (refusal) return [];
		if ((decision.do !== 'play' && decision.do !== 'activate') || targets.length === 0)
			return [decision];
		const [first = [], second] = targets;
		if (targets.length > 2) throw new TooMuch();
		return first.flatMap((one) =>
			second
				? second.map((other) => ({ ...decision, targets: [one, other] }))
				: [{ ...decision, targets: [one] }]
		);
	});
	return { who: now.who, isChance: false, decisions };
}
