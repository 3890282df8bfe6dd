import type { StackItem } from '../../model/stack-item.ts';
import type { CardKey } from '../../model/words.ts';
import type { RuleId } from '../../rules/index.ts';
import type { ReadingId } from '../../rules/readings.ts';
import type { Step } from '../../rules/step.ts';

/** A line of a card: its place among the card's abilities. */
export interface LineOfCard {
	readonly card: CardKey;
	readonly line: number;
}

/** A line that did something in a row of steps, with what the steps cite. */
export interface Acting extends LineOfCard {
	readonly rules: readonly RuleId[];
	readonly readings: readonly ReadingId[];
}

/** Rules of every step, which say nothing of the line that acts. */
const OF_ANYTHING = /^(priority|stack)\./u;

/** The line that a thing on the stack is written on; null for a roll, damage or a death. */
function lineOfItem(item: StackItem): LineOfCard | null {
	if (item.kind === 'loot') return { card: item.card, line: 0 };
	return item.kind === 'ability' ? item.effect : null;
}

/** What a step tells of lines: those whose doing it is, and the one that resolves from here on. */
interface Told {
	readonly of: readonly (LineOfCard | null)[];
	readonly resolving: LineOfCard | null;
}

function read({ what }: Step, resolving: LineOfCard | null): Told {
	switch (what.did) {
		case 'began to resolve': {
			const of = lineOfItem(what.item);
			return { of: [of], resolving: of };
		}
		case 'played':
			return { of: [{ card: what.card, line: 0 }], resolving: null };
		case 'fizzled':
		case 'cancelled':
			return { of: [lineOfItem(what.item), resolving], resolving };
		// Someone does something else, or the game goes on.
		case 'passed':
		case 'all passed':
		case 'declared':
		case 'entered phase':
		case 'turn passed':
		case 'put death':
			return { of: [], resolving: null };
		case 'activated':
		case 'triggered':
		case 'did not trigger':
			return { of: [what.effect], resolving: null };
		default:
			return { of: ['effect' in what ? what.effect : resolving], resolving };
	}
}

/**
 * The lines of cards that act in a row of steps, each with the rules and open questions of the steps
 * that are its doing: those that name it, and those while it resolves.
 */
export function actingIn(steps: readonly Step[]): readonly Acting[] {
	const found = new Map<string, { of: LineOfCard; rules: Set<RuleId>; readings: Set<ReadingId> }>();
	let resolving: LineOfCard | null = null;
	for (const step of steps) {
		const told = read(step, resolving);
		({ resolving } = told);
		for (const of of told.of) {
			if (!of) continue;
			const name = `${of.card} ${String(of.line)}`;
			const entry = found.get(name) ?? { of, rules: new Set(), readings: new Set() };
			found.set(name, entry);
			for (const rule of step.rules) if (!OF_ANYTHING.test(rule)) entry.rules.add(rule);
			for (const reading of step.readings) entry.readings.add(reading);
		}
	}
	return [...found.values()].map(({ of: { card, line }, rules, readings }) => ({
		card,
		line,
		rules: [...rules],
		readings: [...readings]
	}));
}
