import type { Effect } from '../grammar.ts';
import { isModal, thirdOf } from '../english/inflection.ts';
import { spaced } from './lists.ts';
import { agree, same, YOU, type Noun } from './scope.ts';

/** Effects that hold others together, or hold abilities: they are worded by their connective. */
export type Connective = Extract<
	Effect,
	{
		do:
			| 'then'
			| 'and'
			| 'if you do'
			| 'may'
			| 'if'
			| 'choose'
			| 'pick'
			| 'each'
			| 'repeat'
			| 'repeat while'
			| 'choose number'
			| 'remember'
			| 'delayed trigger'
			| 'make true'
			| 'gain abilities'
			| 'become item'
			| 'choose one'
			| 'roll'
			| 'vote'
			| 'by hand';
	}
>;
/** A verb that takes no other effect inside it. */
export type Plain = Exclude<Effect, Connective>;

/** One thing done by someone: "they", "gain", "3¢". */
export interface Clause {
	/** Null where the words say nothing about who does it: "destroy this". */
	readonly who: Noun | null;
	readonly verb: readonly [base: string, third: string];
	readonly rest: string;
	/** The same said of what it is done to, where nobody said to do it may seem to: "1 damage is dealt". */
	readonly passive?: readonly [base: string, third: string];
}

/** What nobody in particular does. */
export const order = (verb: string, rest: string): Clause => ({
	who: null,
	verb: [verb, thirdOf(verb)],
	rest
});

export const does = (
	who: Noun | null,
	base: string,
	rest: string,
	third = thirdOf(base)
): Clause => ({
	who,
	verb: [base, third],
	rest
});

/** How a clause is said: after someone has been named, as an order, or as what someone may do. */
export interface Voice {
	/** Who did the clause before it in the same sentence. */
	readonly running: Noun | null;
	/** Who may do it, after "may": others are had do it. */
	readonly may: Noun | null;
}

export const ORDER: Voice = { running: null, may: null };

/** The words of a clause in a voice, and the voice for what follows in the same sentence. */
export function spoken(
	clause: Clause,
	voice: Voice
): { readonly text: string; readonly voice: Voice } {
	return voice.may ? permitted(clause, voice, voice.may) : stated(clause, voice);
}

function stated({ who, verb, rest, passive }: Clause, voice: Voice): ReturnType<typeof spoken> {
	const { running } = voice;
	const form = (by: Noun): string => (by.plural ? verb[0] : verb[1]);
	if (who === null) {
		if (running === null || same(running, YOU) || THINGS.has(running.object))
			return { text: spaced(verb[0], rest), voice };
		if (passive) return { text: passive[1], voice };
		return { text: spaced(form(running), rest), voice };
	}
	const next = { ...voice, running: who };
	const modal = isModal(verb[0].split(' ')[0] ?? '') && same(who, YOU);
	if (!modal && (running ? same(running, who) : who.subject === null))
		return { text: spaced(form(who), rest), voice: next };
	return { text: spaced(agree(who, ...verb), rest), voice: next };
}

/** Subjects that do nothing themselves: after them an order is an order again. */
const THINGS: ReadonlySet<string> = new Set(['this', 'it']);

function permitted(clause: Clause, voice: Voice, may: Noun): ReturnType<typeof spoken> {
	const { who, verb, rest, passive } = clause;
	const base = verb[0].replace(/^may /u, '').replace(/^must /u, 'be forced to ');
	if (who !== null && !same(who, may))
		return { text: spaced('have', who.object, base, rest), voice };
	if (who === null && passive && !same(may, YOU)) return { text: passive[0], voice };
	return { text: spaced(base, rest), voice };
}
