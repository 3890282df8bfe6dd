import type { Decision } from '../../model/decision.ts';
import type { RuleId } from '../../rules/index.ts';

/** What a choice of a lesson comes to at the table, from the decision on. */
export interface Plan {
	readonly decisions: readonly Decision[];
	/** The rules that something is refused by at its end; null where nothing is. */
	readonly refusedBy: readonly RuleId[] | null;
	/** Whether it is a prediction: what will happen, and not what to do. */
	readonly predicts: boolean;
	readonly right: boolean;
}

/** What somebody has done at the table since the decision. */
export interface Done {
	readonly decisions: readonly Decision[];
	/** The rules that the last try was refused by; null where nothing was refused. */
	readonly refusedBy: readonly RuleId[] | null;
}

/** Whether both go the same way as far as the shorter one goes. */
const agree = (some: readonly Decision[], others: readonly Decision[]): boolean =>
	some
		.slice(0, others.length)
		.every((one, at) => JSON.stringify(one) === JSON.stringify(others[at]));

/**
 * The choice that what was done comes to, by its place: the one that was refused so, the one that was
 * done to its end, or the only one that still goes this way. `none` where it is no choice at all, null
 * while it can yet become several. A prediction is decided when all has happened that it is about.
 */
export function choiceMade(plans: readonly Plan[], done: Done): number | 'none' | null {
	const { decisions, refusedBy } = done;
	if (refusedBy) {
		const refused = plans.findIndex(
			(plan) =>
				plan.refusedBy?.some((rule) => refusedBy.includes(rule)) === true &&
				plan.decisions.length === decisions.length &&
				agree(plan.decisions, decisions)
		);
		if (refused >= 0) return refused;
	}
	if (decisions.length === 0) return null;
	const finished = plans.findIndex(
		(plan) =>
			plan.refusedBy === null &&
			plan.decisions.length > 0 &&
			plan.decisions.length <= decisions.length &&
			agree(plan.decisions, decisions) &&
			(!plan.predicts || plan.right)
	);
	if (finished >= 0) return finished;
	const going = plans.filter(
		(plan) => plan.decisions.length > 0 && agree(plan.decisions, decisions)
	);
	const [one] = going;
	if (!one) return 'none';
	return going.length === 1 && !one.predicts && one.refusedBy === null ? plans.indexOf(one) : null;
}

/** Whether two decisions begin alike: the same player does it with the same thing, at whatever it is aimed. */
const beginAlike = (one: Decision, other: Decision): boolean => {
	const { targets: _one, ...begun } = { targets: null, ...one };
	const { targets: _other, ...alike } = { targets: null, ...other };
	return JSON.stringify(begun) === JSON.stringify(alike);
};

/**
 * Whether a decision is the next of a choice that what was done can still come to. A pass is only where somebody
 * does something before all have passed.
 */
export function isNext(
	plans: readonly Plan[],
	done: readonly Decision[],
	players: number,
	decision: Decision
): boolean {
	return plans.some(({ decisions }) => {
		if (!agree(decisions, done) || decisions.length <= done.length) return false;
		const rest = decisions.slice(done.length);
		const [next] = rest;
		const passes = rest.findIndex((one) => one.do !== 'pass');
		const allPass = passes < 0 || passes >= players;
		return next !== undefined && beginAlike(next, decision) && !(next.do === 'pass' && allPass);
	});
}
