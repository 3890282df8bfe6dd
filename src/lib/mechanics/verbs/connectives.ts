import { usesDone } from '../../abilities/done.ts';
import type { Effect } from '../../abilities/grammar.ts';
import type { Seat } from '../../model/words.ts';
import { abilityWritten } from '../abilities-on.ts';
import { chooseAsItResolves, isRef } from '../choosing.ts';
import { holds } from '../conditions.ts';
import { findAny } from '../find.ts';
import { fizzleWithNothing } from '../late-fizzle.ts';
import { choosesLate } from '../late-option.ts';
import { put } from '../on-stack.ts';
import { ask, follow, newId, setTop, tell, topFrame } from '../run.ts';
import { choosable, isDead } from '../targets.ts';
import { NOTHING, type TaskResult } from '../task-result.ts';
import { askedBefore } from '../triggers.ts';
import {
	amount,
	binding,
	bounds,
	done,
	numberIn,
	part,
	pick,
	seat,
	type Doing,
	type EffectOf
} from './doing.ts';
import { inTurn } from './looking.ts';
import { stepsInOrder } from './named-together.ts';
import { begin, orderOfEach } from './order-of-each.ts';
import { countingDoers, pickTogether } from './picking.ts';
import { vote } from './voting.ts';

type Connective =
	| 'then'
	| 'and'
	| 'if you do'
	| 'may'
	| 'if'
	| 'choose one'
	| 'choose'
	| 'pick'
	| 'each'
	| 'repeat'
	| 'repeat while'
	| 'choose number'
	| 'remember'
	| 'vote';

/** How the parts of an ability hang together (6.2, 6.12, 6.18, 6.28). */
export function connectives(doing: Doing, effect: EffectOf<Connective>): TaskResult {
	const { run, at, context } = doing;
	switch (effect.do) {
		case 'then':
			return stepsInOrder(doing, effect.steps).map((index) => part(doing, index));
		case 'and':
		case 'if you do':
			done(run, 1);
			return [part(doing, 0), { do: 'if done', at, context }];
		case 'may': {
			const who = seat(doing, effect.who ?? 'you');
			if (who === null) return NOTHING;
			const answer = ask(run, 0, {
				who,
				purpose: { about: 'may', effect: at },
				domain: { pick: 'one' },
				options: [{ answer: 'yes' }, { answer: 'no' }]
			});
			if (!answer) return null;
			const [said] = answer;
			if (said && 'answer' in said && said.answer === 'yes') return [part(doing, 0)];
			done(run, 0);
			tell(run, { did: 'declined', player: who, effect: at }, 'may');
			return NOTHING;
		}
		case 'if':
			if (holds(run.position, effect.condition, context)) return [part(doing, 0)];
			if (hasBeenAsked(doing)) {
				if (follow(run, 'asked-again') === 'once') return [part(doing, 0)];
				tell(run, { did: 'not done', effect: at }, 'asked again');
			}
			done(run, 0);
			return effect.otherwise ? [part(doing, 1)] : NOTHING;
		case 'choose one':
			return chooseOne(doing, effect);
		case 'choose':
			return choose(doing, effect);
		case 'pick':
			return pickTogether(doing, effect);
		case 'each':
			return each(doing, effect);
		case 'repeat':
			return [{ do: 'repeat', at, context, left: amount(doing, effect.times) }];
		case 'repeat while':
			if (effect.resolved) return onceResolved(doing, effect);
			return [part(doing, 0), { do: 'repeat', at, context, left: MOST_REPEATS }];
		case 'choose number': {
			const who = seat(doing, effect.who);
			if (who === null) return NOTHING;
			const number = effect.different
				? differentNumber(doing, effect, who)
				: anyNumber(doing, effect, who);
			if (number === 'asked') return null;
			if (number === 'none') {
				fizzleWithNothing(run, at);
				return NOTHING;
			}
			return [part(doing, 0, { ...context, number })];
		}
		case 'remember':
			return [part(doing, 0, { ...context, number: amount(doing, effect.amount) })];
		case 'vote':
			return vote(doing, effect);
	}
}

/** The number that a player names; 'asked' while they are asked. */
function anyNumber(
	{ run, at }: Doing,
	{ min, max }: EffectOf<'choose number'>,
	who: Seat
): number | 'asked' {
	const answer = ask(run, 0, {
		who,
		purpose: { about: 'number', effect: at },
		domain: { pick: 'amount', min, max },
		options: []
	});
	return answer ? numberIn(answer[0]) : 'asked';
}

/** A number that none was chosen before of the same; 'none' where all are taken. */
function differentNumber(
	{ run, at }: Doing,
	{ min, max }: EffectOf<'choose number'>,
	who: Seat
): number | 'asked' | 'none' {
	const { numbers = [] } = topFrame(run.position);
	const left = Array.from({ length: max - min + 1 }, (_, i) => min + i).filter(
		(number) => !numbers.includes(number)
	);
	if (left.length === 0) return 'none';
	const answer = ask(run, 0, {
		who,
		purpose: { about: 'number', effect: at },
		domain: { pick: 'one' },
		options: left.map((number) => ({ number }))
	});
	if (!answer) return 'asked';
	const number = numberIn(answer[0]);
	setTop(run, { ...topFrame(run.position), numbers: [...numbers, number] });
	return number;
}

/** Whether what an effect asks was asked as its ability triggered. */
function hasBeenAsked({ run, at }: Doing): boolean {
	const ability = at.path.length === 0 ? abilityWritten(run.position, at) : null;
	return ability !== null && askedBefore(ability) !== null;
}

/** How much of something must have come for it to have been done: all that was to be discarded, or destroyed (6.18). */
function neededOf(effect: Effect): number {
	if (effect.do === 'may') return neededOf(effect.effect);
	if (effect.do === 'choose' && !usesDone(effect.effect)) {
		const { min, max } = effect.several;
		if (max === 1) return neededOf(effect.effect);
		return typeof min === 'number' && min === max ? min : 1;
	}
	return effect.do === 'discard' && typeof effect.amount === 'number'
		? Math.max(1, effect.amount)
		: 1;
}

/** The second part of "and" and "if you do", once the first has been tried. */
export function ifDone(doing: Doing, effect: Effect, tally: number): TaskResult {
	if (effect.do !== 'and' && effect.do !== 'if you do') return NOTHING;
	if (tally >= neededOf(effect.first)) return [part(doing, 1)];
	// "If you don't": there is no rest that does not happen.
	if (!isNothing(effect.second))
		tell(
			doing.run,
			{ did: 'not done', effect: doing.at },
			effect.do === 'and' ? 'and' : 'if you do'
		);
	return effect.do === 'if you do' && effect.otherwise ? [part(doing, 2)] : NOTHING;
}

const isNothing = (effect: Effect): boolean => effect.do === 'then' && effect.steps.length === 0;

/** What is repeated so often goes on for ever: nothing in the game lasts that long. */
const MOST_REPEATS = 100;

/** Once more, while it is to be repeated; what would go on for ever is named and ends (loop.named). */
export function repeat(doing: Doing, effect: Effect, left: number): TaskResult {
	const { run, at, context } = doing;
	if (effect.do === 'repeat while') {
		if (!holds(run.position, effect.condition, context)) return NOTHING;
		if (left === 0) {
			tell(run, { did: 'loop', cards: [at.card] }, 'loop named');
			return NOTHING;
		}
	} else if (left === 0) return NOTHING;
	return [part(doing, 0), { do: 'repeat', at, context, left: left - 1 }];
}

/**
 * Done again once all that it puts on the stack has resolved: it waits below that, and looks then
 * whether it is to be done again.
 */
function onceResolved(doing: Doing, effect: EffectOf<'repeat while'>): TaskResult {
	const { run, at, context } = doing;
	const { again, ...first } = context;
	if (again && !holds(run.position, effect.condition, context)) {
		done(run, 0);
		return NOTHING;
	}
	const frame = topFrame(run.position);
	const controller = frame.chart === 'resolution' ? frame.item.controller : context.you;
	put(run, {
		kind: 'ability',
		id: newId(run),
		way: 'outcome',
		controller,
		effect: at,
		context: { ...context, again: true }
	});
	return [part(doing, 0, first)];
}

/** Does what the option says that was taken, or is taken now. */
function chooseOne(doing: Doing, effect: EffectOf<'choose one'>): TaskResult {
	const { run, at, context } = doing;
	if (effect.who !== undefined) return chosenBy(doing, effect, seat(doing, effect.who));
	if (context.mode !== null)
		return context.mode in effect.options ? [part(doing, context.mode)] : NOTHING;
	if (!choosesLate(run.position, { ...at, path: [] })) return NOTHING;
	const chosen = chooseAsItResolves(run, at, effect, context);
	if (chosen === null) return null;
	if (chosen !== 'none') return [part(doing, chosen.mode ?? 0, { ...context, ...chosen })];
	fizzleWithNothing(run, at);
	return NOTHING;
}

/** Does what another chooses: their option is none that was taken with the targets. */
function chosenBy(doing: Doing, effect: EffectOf<'choose one'>, who: Seat | null): TaskResult {
	if (who === null) return NOTHING;
	const { run, at, context } = doing;
	const chosen = chooseAsItResolves(run, at, effect, context, who);
	if (chosen === null) return null;
	if (chosen !== 'none') return [part(doing, chosen.mode ?? 0)];
	fizzleWithNothing(run, at);
	return NOTHING;
}

/** Chosen as it resolves, by a player or at random. */
function choose(doing: Doing, effect: EffectOf<'choose'>): TaskResult {
	const { run, at, context } = doing;
	const all = findAny(run.position, effect.from, context);
	const options = choosable(run.position, all);
	const random = effect.who === 'random';
	const who = effect.who === 'random' ? context.you : seat(doing, effect.who);
	if (all.length > options.length && options.length <= 1) follow(run, 'dead-chosen');
	if (who === null || options.length === 0) {
		done(run, 0);
		if (bounds(doing, effect.several, 1)[0] > 0) fizzleWithNothing(run, at);
		return NOTHING;
	}
	const picked = pick(
		doing,
		0,
		who,
		{ about: random ? 'at random' : 'choice', effect: at },
		options,
		bounds(doing, effect.several, options.length)
	);
	if (!picked) return null;
	const chosen = picked.filter(isRef);
	if (chosen.some((one) => isDead(run.position, one))) follow(run, 'dead-chosen');
	// "That much damage to a monster of your choice": so much as was done before.
	if (!usesDone(effect.effect)) done(run, chosen.length);
	const parts = chosen.map((one) => part(doing, 0, binding(context, one)));
	return effect.several.max === 1 ? parts : countingDoers(doing, effect.effect, parts);
}

/** For each that fits, in the order of 6.12. */
function each(doing: Doing, effect: EffectOf<'each'>): TaskResult {
	const all = findAny(doing.run.position, effect.of, doing.context);
	let question = 0;
	const order = orderOfEach(doing, effect.effect, all, () => question++);
	if (!order) return null;
	done(doing.run, all.length);
	const parts = inTurn(doing, effect.effect, begin(doing, effect.effect, order));
	return countingDoers(doing, effect.effect, parts);
}
