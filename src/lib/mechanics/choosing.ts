import type { Effect } from '../abilities/grammar.ts';
import { chooserOf } from '../abilities/choosers.ts';
import { choiceOf, partAt } from '../abilities/path.ts';
import { abilityOf } from '../cards/library.ts';
import type { Named, Taken } from '../model/happening/index.ts';
import { locate } from '../model/objects.ts';
import type { Position } from '../model/position.ts';
import type { Purpose } from '../model/question.ts';
import type { Context } from '../model/stack.ts';
import type { EffectRef, Option, Ref, Seat } from '../model/words.ts';
import { findAny } from './find.ts';
import { choosesLate } from './late-option.ts';
import { seatOf } from './pointing.ts';
import { ask, follow, type Run } from './run.ts';
import { hasTarget, isDead, specsAt, targetsFor } from './targets.ts';

/** The option and the targets that something is given as it is put on the stack (4). */
export interface Chosen {
	readonly mode: number | null;
	readonly targets: readonly Ref[];
}

/**
 * Lets a player choose the option and the targets of what is being put on the stack; a target is chosen by
 * whoever does something to it, of which the rules say nothing (4). 'none' where
 * there is nothing it could target.
 */
export function chooseFor(
	run: Run,
	at: EffectRef,
	context: Context,
	who: Seat
): Chosen | 'none' | 'asked' {
	const { position } = run;
	const ability = abilityOf(at, position.edition);
	const choice = ability ? choiceOf(partAt(ability, at.path)?.effect ?? null) : null;
	let question = 0;
	let mode: number | null = null;
	if (choice && !choosesLate(position, at)) {
		const options = choice.options.flatMap(({ targets }, index) =>
			targets.every((spec) => hasTarget(position, spec, context)) ? [{ mode: index }] : []
		);
		if (options.length === 0) return 'none';
		const answer = ask(run, question++, {
			who,
			purpose: { about: 'mode', effect: at },
			domain: { pick: 'one' },
			options
		});
		if (!answer) return 'asked';
		const [picked] = answer;
		mode = picked && 'mode' in picked ? picked.mode : null;
	}
	const targets: Ref[] = [];
	const done = ability ? (partAt(ability, at.path)?.effect ?? null) : null;
	for (const [index, spec] of specsAt(position, at, mode).entries()) {
		const chooser = done && mode === null ? chooserOf(done, index) : 'you';
		const known = { ...context, targets };
		const options = targetsFor(position, spec, known);
		const deadLeftOut = findAny(position, spec.any, known).length > options.length;
		if (deadLeftOut && options.length <= 1) follow(run, 'dead-chosen');
		if (options.length === 0) return 'none';
		const answer = ask(run, question++, {
			who: chooser === 'you' ? who : (seatOf(position, chooser, context) ?? who),
			purpose: { about: 'target', effect: at, index },
			domain: { pick: 'one' },
			options
		});
		if (!answer) return 'asked';
		for (const option of answer) if (isRef(option)) targets.push(option);
	}
	if (targets.some((ref) => isDead(position, ref))) follow(run, 'dead-chosen');
	return { mode, targets };
}

/**
 * Lets a player choose an option, and what it is done to, as an ability resolves: null after asking,
 * 'none' where no option has what it could be done to.
 */
export function chooseAsItResolves(
	run: Run,
	at: EffectRef,
	{ options }: EffectOfChoice,
	context: Context,
	who: Seat = context.you
): Chosen | 'none' | null {
	const { position } = run;
	const modes = options.flatMap(({ targets }, mode) =>
		targets.every((spec) => hasTarget(position, spec, context)) ? [{ mode }] : []
	);
	if (modes.length === 0) return 'none';
	let question = 0;
	const answer = ask(run, question++, {
		who,
		purpose: { about: 'mode', effect: at },
		domain: { pick: 'one' },
		options: modes
	});
	const [picked] = answer ?? [];
	if (!picked || !('mode' in picked)) return null;
	const targets: Ref[] = [];
	for (const [index, spec] of (options[picked.mode]?.targets ?? []).entries()) {
		const target = ask(run, question++, {
			who,
			purpose: { about: 'target', effect: at, index },
			domain: { pick: 'one' },
			options: targetsFor(position, spec, { ...context, targets })
		});
		if (!target) return null;
		targets.push(...target.filter(isRef));
	}
	return { mode: picked.mode, targets };
}

type EffectOfChoice = Extract<Effect, { do: 'choose one' }>;

/** How a step names the option that was taken; nothing where there was none to take. */
export const optionTaken = (effect: EffectRef, mode: number | null): { readonly option?: Taken } =>
	mode === null ? {} : { option: { effect, number: mode + 1 } };

/** How a step names the option that answers a question. */
export function optionPicked(
	purpose: Purpose,
	[picked]: readonly Option[]
): { readonly option?: Taken } {
	return purpose.about === 'mode' && picked && 'mode' in picked
		? optionTaken(purpose.effect, picked.mode)
		: {};
}

/** Whether an option is something to point at. */
export const isRef = (option: Option): option is Ref =>
	!(
		'number' in option ||
		'trigger' in option ||
		'mode' in option ||
		'answer' in option ||
		'word' in option ||
		'at' in option
	);

/** The objects among what was picked, each with the card it is as it is picked. */
export function objectsPicked(
	position: Position,
	picks: readonly Option[]
): { readonly objects?: readonly Named[] } {
	const objects = picks.flatMap((pick): readonly Named[] => {
		const found = 'object' in pick ? locate(position, pick.object) : null;
		return found ? [{ object: found.object.id, card: found.object.card }] : [];
	});
	return objects.length > 0 ? { objects } : {};
}
