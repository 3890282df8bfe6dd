import { createMachine, type AnyStateMachine, type AnyTransitionDefinition } from 'xstate';
import type { Decision, DecisionKind } from '../model/decision.ts';
import type { ChartName, FrameOf } from '../model/frame.ts';
import type { Run } from '../mechanics/run.ts';
import { onceFor } from '../model/memo.ts';
import type { RuleId } from '../rules/index.ts';
import { rulesOfAll, type Points } from '../rules/points.ts';
import type { Refusal } from '../rules/step.ts';
import { eventOf, type EventType } from './event-of.ts';
import { PREDICATES, type Predicate, type PredicateName } from './predicates/index.ts';
import type { Next } from './next.ts';

/** One transition: where to, under which questions, doing what, by which rules. */
export interface Transition<S extends string = string, A extends string = string> {
	readonly to: S;
	/** All must hold; asked in this order, so that the first that fails is the refusal. */
	readonly when: readonly PredicateName[];
	readonly does: readonly A[];
	readonly rules: readonly RuleId[];
	/** Taken only on this decision of a player. */
	readonly decision?: DecisionKind;
}

/** What a transition does to the position; written as a method so that a chart of one kind is a chart. */
type Action<C extends ChartName> = {
	act(
		run: Run,
		frame: FrameOf<C>,
		decision: Decision | null,
		/** Those of the transition that is taken. */
		rules: readonly RuleId[]
	): void;
}['act'];

/** A procedure of the game as a reader can hold it beside the rulebook page. */
export interface Chart<C extends ChartName = ChartName> {
	readonly name: C;
	/** The name of the chapter it follows. */
	readonly title: string;
	readonly initial: string;
	readonly states: Readonly<Record<string, readonly Transition[]>>;
	readonly actions: Readonly<Record<string, Action<C>>>;
}

/** Writes a chart; states without transitions end it. Targets and actions that do not exist do not compile. */
export function chart<C extends ChartName, S extends string, A extends string>(spec: {
	readonly name: C;
	readonly title: string;
	readonly initial: NoInfer<S>;
	readonly actions: Readonly<Record<A, Action<C>>>;
	readonly states: Readonly<Record<S, readonly Transition<NoInfer<S>, NoInfer<A>>[]>>;
}): Chart<C> {
	return spec;
}

/** A transition of a chart. */
export function to<const S extends string, const A extends string = never>(
	target: S,
	rules: readonly RuleId[],
	rest: {
		readonly when?: readonly PredicateName[];
		readonly does?: readonly A[];
		readonly decision?: DecisionKind;
	} = {}
): Transition<S, A> {
	return {
		to: target,
		rules,
		when: rest.when ?? [],
		does: rest.does ?? [],
		...(rest.decision ? { decision: rest.decision } : {})
	};
}

/** A state of a chart as it runs: what the machine makes of it is read once and kept. */
export interface RunningState {
	/** Nothing follows: the procedure is over. */
	readonly over: boolean;
	/** Nothing happens until a player decides something. */
	readonly waits: boolean;
	/** What is asked about a decision, by its kind: the questions of the last transition that waits for it. */
	readonly asks: Partial<Record<DecisionKind, readonly RefusingPredicate[]>>;
	/** The transition that is open, or null: the chart waits for a player. */
	readonly next: (at: Next) => PreparedTransition | null;
}

/** A question about a decision, with its refusal as the edition tells it. */
export interface RefusingPredicate extends Pick<Predicate, 'holds' | 'says' | 'ofPlayer'> {
	readonly refusal: Refusal;
}

/** What a question that is answered with no says, as an edition tells it. */
export const refusalOf = ({ refused, by }: Predicate, points: Points): Refusal => ({
	refused,
	rules: rulesOfAll(points, by)
});

/** A transition that leaves a state, ready to be taken. */
export interface PreparedTransition {
	readonly move: Transition;
	/** Which of those that leave the state it is, counted from 0. */
	readonly nth: number;
	/** The same as the machine has it. */
	readonly definition: AnyTransitionDefinition;
	readonly questions: readonly Predicate[];
	/** What it does, in order. */
	readonly actions: readonly Action<ChartName>[];
}

/** A chart as the statechart that runs it. */
export interface Running {
	readonly chart: Chart;
	readonly machine: AnyStateMachine;
	/**
	 * A state by its name.
	 * @throws Error when the chart has none of that name.
	 */
	readonly state: (name: string) => RunningState;
}

/** Turns a chart into an XState machine: its events are the decisions and NEXT, its guards read them, the move is `meta`. */
export function machineOf(spec: Chart): AnyStateMachine {
	return createMachine({
		id: spec.name,
		initial: spec.initial,
		states: Object.fromEntries(
			Object.entries(spec.states).map(([state, moves]) => [
				state,
				moves.length === 0
					? { type: 'final' as const }
					: {
							on: Object.fromEntries(
								eventsOf(moves).map((type) => [
									type,
									moves
										.filter((move) => eventOf(move.decision ?? null) === type)
										.map((move) => ({
											target: move.to,
											reenter: true,
											...(move.when.length > 0 ? { guard: guardOf(move) } : {}),
											actions: [...move.does],
											meta: move
										}))
								])
							)
						}
			])
		),
		types: { events: {} as Asked }
	});
}

/** What XState is asked with. */
export interface Asked extends Next {
	readonly type: EventType;
}

/** The event that asks a machine what a chart is asked. */
export const askedWith = ({ position, frame, decision }: Next): Asked => ({
	type: eventOf(decision?.do ?? null),
	position,
	frame,
	decision
});

const eventsOf = (moves: readonly Transition[]): readonly Asked['type'][] => [
	...new Set(moves.map((move) => eventOf(move.decision ?? null)))
];

const questionsOf = ({ when }: Transition): readonly Predicate[] =>
	when.map((name) => PREDICATES[name]);

/** The questions of a move as XState asks them. */
function guardOf(move: Transition): (asked: { event: Asked }) => boolean {
	const questions = questionsOf(move);
	return ({ event }) => allHold(questions, event);
}

/** Whether every question is answered with yes. */
function allHold(questions: readonly Predicate[], at: Next): boolean {
	for (const question of questions) if (!question.holds(at)) return false;
	return true;
}

const NOWHERE: readonly PreparedTransition[] = [];

/**
 * A state of a chart, ready to run. Its transitions are the machine's own, as it has resolved them
 * for each event: `machine.getTransitionData` would take the first whose guard holds, and so does
 * `next`. To ask the machine itself at each transition costs a tenth of all that deciding costs
 * (it looks its candidates up anew by a name it puts together, and wraps what each guard is asked);
 * tests/flows/machine.test.ts asks it at each transition of each scenario instead.
 */
function runningState(
	machine: AnyStateMachine,
	{ states, actions }: Chart,
	name: string,
	refusing: (question: Predicate) => RefusingPredicate
): RunningState {
	const moves = states[name] ?? [];
	const leavingOn = (decision: DecisionKind | null): readonly PreparedTransition[] =>
		(machine.states[name]?.transitions.get(eventOf(decision)) ?? []).flatMap((definition) => {
			const nth = moves.findIndex((move) => move === definition.meta);
			const move = moves[nth];
			if (!move) return [];
			const does = move.does.flatMap((done) => actions[done] ?? []);
			return [{ move, nth, definition, questions: questionsOf(move), actions: does }];
		});
	const byItself = leavingOn(null);
	const byDecision: Partial<Record<DecisionKind, readonly PreparedTransition[]>> = {};
	const asks: Partial<Record<DecisionKind, readonly RefusingPredicate[]>> = {};
	for (const move of moves)
		if (move.decision) {
			byDecision[move.decision] ??= leavingOn(move.decision);
			asks[move.decision] = questionsOf(move).map(refusing);
		}
	return {
		over: moves.length === 0,
		waits: moves.length > 0 && moves.every((move) => move.decision),
		asks,
		next(at) {
			const open = at.decision ? (byDecision[at.decision.do] ?? NOWHERE) : byItself;
			for (const one of open) if (allHold(one.questions, at)) return one;
			return null;
		}
	};
}

/**
 * Prepares a chart to be run.
 * @param points by which rules the edition refuses.
 */
export function prepareChart(spec: Chart, points: Points): Running {
	const machine = machineOf(spec);
	// What several transitions ask is one question, with one refusal.
	const refusing = onceFor((question: Predicate): RefusingPredicate => ({
		...question,
		refusal: refusalOf(question, points)
	}));
	const states = new Map<string, RunningState>();
	for (const name of Object.keys(spec.states))
		states.set(name, runningState(machine, spec, name, refusing));
	return {
		chart: spec,
		machine,
		state(name) {
			const state = states.get(name);
			if (!state) throw new Error(`The ${spec.name} chart has no state "${name}".`);
			return state;
		}
	};
}
