import type { Position } from '../../model/position.ts';
import type { Seat } from '../../model/words.ts';
import type { Step } from '../../rules/step.ts';
import type { Edit } from '../words/edit/changes.ts';
import { stepsAt, unaskedAt } from '../entry.ts';
import { isOnlyAnswer } from '../unasked.ts';
import type { Played } from '../play.ts';
import type { SingleAct } from '../resolve.ts';
import { isEdit, isExpectation, type Expectation } from '../scenario.ts';
import { askedAt, sameAsked, type Asked } from './asked.ts';
import { follower, type Standing } from './waiting.ts';

/** How the scenario's own run stands once something is done. */
export interface After {
	/** The line of the script, counted from 0. */
	readonly at: number;
	readonly then: Standing;
	/** What is asked. */
	readonly asks: Asked | null;
	/** Whether something of this name has waited so far. */
	readonly knows: (name: string) => boolean;
	/** Whether something of this name will wait before the next declaration. */
	readonly awaits: (name: string) => boolean;
	/** Whether a question will be asked before the next declaration. */
	readonly willAsk: (question: Asked | null) => boolean;
	/** How often something of this name has been tried so far. */
	readonly tries: (name: string) => number;
}

/** What is to be done again, in the order in which the scenario did it. */
export type Due = After &
	(
		| {
				readonly due: 'pass';
				readonly player: Seat;
				/** The script does not write it out. */
				readonly implied: boolean;
				/** What came of it: the next player has priority, something went on, or all wait. */
				readonly came: 'next' | 'went on' | 'waits';
		  }
		/** An answer, and the question that it answered. */
		| {
				readonly due: 'answer';
				readonly act: SingleAct;
				readonly to: Asked | null;
				/** It was the only one, so that nobody asked. */
				readonly unasked?: true;
		  }
		| { readonly due: 'act'; readonly act: SingleAct }
		| { readonly due: 'edit'; readonly edit: Edit }
		| { readonly due: 'check'; readonly expectation: Expectation }
	);

/** All that a scenario did under its own edition, decision by decision, and how it stood at first. */
export function dueIn({ opening, entries }: Extract<Played, { ok: true }>): {
	readonly begun: After;
	readonly due: readonly Due[];
} {
	const own = follower();
	const firstSeen = new Map<string, number>();
	const tried = new Map<string, number[]>();
	/** What was asked at each moment, and the moments at which something was declared. */
	const asked: (Asked | null)[] = [];
	const declared: number[] = [];
	const stand = (
		at: number,
		before: Position | null,
		steps: readonly Step[],
		now: Position
	): After => {
		const then = own.see(before, steps, now);
		const moment = asked.push(askedAt(now)) - 1;
		if (steps.some(({ what }) => what.did === 'declared')) declared.push(moment);
		for (const name of then.pending) if (!firstSeen.has(name)) firstSeen.set(name, moment);
		const knows = (name: string): boolean => (firstSeen.get(name) ?? Infinity) <= moment;
		if (then.tried !== null) tried.set(then.tried, [...(tried.get(then.tried) ?? []), moment]);
		const tries = (name: string): number =>
			(tried.get(name) ?? []).filter((one) => one <= moment).length;
		const isNear = (later: number): boolean =>
			later > moment && !declared.some((one) => one > moment && one <= later);
		const awaits = (name: string): boolean => isNear(firstSeen.get(name) ?? moment);
		const willAsk = (question: Asked | null): boolean =>
			asked.some((one, later) => sameAsked(one, question) && isNear(later));
		return { at, then, asks: askedAt(now), knows, awaits, willAsk, tries };
	};
	const start = stand(-1, null, stepsAt(opening), opening.position);
	const due: Due[] = [];
	let last = start;
	let unasked = unaskedAt(opening);
	for (const entry of entries) {
		const { line, at, decisions } = entry;
		if (isExpectation(line)) due.push({ ...last, at, due: 'check', expectation: line });
		else if (isEdit(line)) {
			last = stand(at, entry.before, stepsAt(entry), entry.position);
			due.push({ ...last, due: 'edit', edit: line });
		} else if (decisions.length === 0) {
			const to = line.do === 'choose' && unasked.find((moment) => isOnlyAnswer(moment, line));
			if (to) due.push({ ...last, at, due: 'answer', act: line, to: askedAt(to), unasked: true });
		} else {
			unasked = unaskedAt(entry);
			for (const { decision, by, before, steps, position: next } of decisions) {
				const to = askedAt(before);
				last = stand(at, before, steps, next);
				if (decision.do === 'pass')
					due.push({
						...last,
						due: 'pass',
						player: decision.player,
						implied: by === 'implied',
						came: cameOf(steps)
					});
				else if (line.do !== 'everyone passes')
					due.push(
						to ? { ...last, due: 'answer', act: line, to } : { ...last, due: 'act', act: line }
					);
			}
		}
	}
	return { begun: start, due };
}

function cameOf(steps: readonly Step[]): 'next' | 'went on' | 'waits' {
	for (const { what } of steps) {
		if (what.did === 'began to resolve') return 'went on';
		if (what.did === 'all passed') return what.next === 'wait' ? 'waits' : 'went on';
	}
	return 'next';
}
