import type {
	Amount,
	Effect,
	ObjectWord,
	PlayerWord,
	Several,
	Verb
} from '../../abilities/grammar.ts';
import type { Located } from '../../model/in-play.ts';
import { controllerAt, locate, turnOrder } from '../../model/objects.ts';
import type { Purpose } from '../../model/question.ts';
import type { Context, Damageable } from '../../model/stack.ts';
import type { Task } from '../../model/task.ts';
import type { EffectRef, Option, Ref, Seat } from '../../model/words.ts';
import { amountOf } from '../amounts.ts';
import { damageableOf, notOnStack, refOf, seatOf } from '../pointing.ts';
import { ask, changeTop, topFrame, type Run } from '../run.ts';

/** An effect being carried out: where it is written, and what it knows. */
export interface Doing {
	readonly run: Run;
	readonly at: EffectRef;
	readonly context: Context;
}

/** What happens instead of an event is not replaced again by what has replaced it (5.2). */
export const appliedIn = ({
	context: { applied }
}: Doing): { readonly applied?: readonly string[] } => (applied ? { applied } : {});

type Holding<E, V> = E extends { readonly do: infer D } ? (V extends D ? E : never) : never;
/** The effects of some verbs. */
export type EffectOf<V extends Verb> = Holding<Effect, V>;

export const seat = ({ run, context }: Doing, word: PlayerWord): Seat | null =>
	seatOf(run.position, word, context);
export const ref = ({ run, context }: Doing, word: ObjectWord): Ref | null =>
	refOf(run.position, word, context);
export const damageable = ({ run, context }: Doing, word: ObjectWord): Damageable | null =>
	damageableOf(run.position, word, context);
export const amount = ({ run, context }: Doing, of: Amount): number =>
	amountOf(run.position, of, context);

/** The object in play that a word points at. */
export function object(doing: Doing, word: ObjectWord): Located | null {
	const at = offStack(doing, word);
	return at && 'object' in at ? locate(doing.run.position, at.object) : null;
}

/** What a word points at, where that cannot be on the stack. */
export const offStack = (doing: Doing, word: ObjectWord): Ref | null =>
	notOnStack(ref(doing, word), word, doing.context);

/** How few and how many, out of so many there are. */
export function bounds(
	doing: Doing,
	{ min, max }: Several,
	all: number
): readonly [number, number] {
	const most = max === null ? all : Math.min(all, amount(doing, max));
	return [Math.min(most, amount(doing, min)), most];
}

/** Says how much a part did: 0 is "not done" (6.2, 6.18). */
export function done(run: Run, tally: number): void {
	const frame = topFrame(run.position);
	if ((frame.tally ?? 1) !== tally) changeTop(run, { tally });
}

/** Keeps in mind who controlled an object that a part has taken away: "its controller" is still that player. */
export function keepController(run: Run, { object, place }: Located): void {
	const controller = controllerAt(place);
	if (typeof controller === 'number') changeTop(run, { lost: { object: object.id, controller } });
}

/** Part of an effect as a task. */
export const part = ({ at, context }: Doing, index: number, inside: Context = context): Task => ({
	do: 'effect',
	at: { ...at, path: [...at.path, index] },
	context: inside
});

/** The context inside a "choose" or an "each". */
export const binding = (context: Context, chosen: Ref): Context => ({
	...context,
	chosen: [...(context.chosen ?? []), chosen]
});

/** Asks a player to pick so many of the options; without asking where there is nothing to choose. */
export function pick(
	{ run }: Doing,
	n: number,
	who: Seat,
	purpose: Purpose,
	options: readonly Option[],
	[min, max]: readonly [number, number]
): readonly Option[] | null {
	if (max === 0) return [];
	return ask(run, n, {
		who,
		purpose,
		domain: min === 1 && max === 1 ? { pick: 'one' } : { pick: 'some', min, max },
		options
	});
}

/** Everyone, in turn order from the active player, or from the controller of the ability (6.12). */
export const inTurnOrder = ({ run: { position, options }, context }: Doing): readonly Seat[] =>
	turnOrder(position, options.eachFrom === 'controller' ? context.you : position.turn.active);

/** The number a die or a player named. */
export function numberIn(option: Option | undefined): number {
	if (option && 'number' in option) return option.number;
	throw new Error('An answer that must be a number is none.');
}
