import type { Judge } from '../../judge/judge.ts';
import { answersTo } from '../../judge/all-answers.ts';
import { contextWanted, optionsWanted, specsWanted } from '../../mechanics/ability-of-decision.ts';
import { areTargets, targetsFor } from '../../mechanics/targets.ts';
import type { Decision } from '../../model/decision.ts';
import type { Position } from '../../model/position.ts';
import { DIE_NUMBERS, type Ref } from '../../model/words.ts';
import { nameAt, seatOf } from '../match.ts';
import { safely } from '../play-line.ts';
import { decisionOf, type SingleAct } from '../resolve.ts';
import type { Line } from '../scenario.ts';

/** The table at which a player has their say, after the passes of those before them. */
export interface Reach {
	readonly position: Position;
	/** The passes. */
	readonly lines: readonly Line[];
}

/** Passes until a player has priority; only as long as nothing comes of the passes. */
export function reach(judge: Judge, start: Position, act: SingleAct): Reach {
	const lines: Line[] = [];
	let position = start;
	const asked = act.do === 'choose' || act.do === 'roll' || act.do === 'reveal';
	const seat = asked || act.do === 'barter' ? -1 : seatOf(start, act.player);
	while (seat >= 0 && lines.length < start.players.length) {
		const frame = position.frames.at(-1);
		if (position.question || position.winners || frame?.chart !== 'priority') break;
		if (frame.holder === seat) return { position, lines };
		const player = frame.holder;
		const passed = judge.decide(position, { do: 'pass', player });
		if (!passed.ok || passed.position.frames.length !== position.frames.length) break;
		if (passed.position.stack.length !== position.stack.length) break;
		lines.push({ do: 'pass', player: nameAt(position, player) });
		position = passed.position;
	}
	return { position: start, lines: [] };
}

/** More completions of one decision than are tried. */
const MOST_WAYS = 12;
/** More ways to name one target than are combined with others. */
const MOST_TARGETS = 8;

/** The decision with everything named that it leaves open: its option, its targets; itself where it names all. */
export function completions(position: Position, decision: Decision): readonly Decision[] {
	if (decision.do !== 'play' && decision.do !== 'activate') return [decision];
	const options = optionsWanted(position, decision);
	if (decision.mode === undefined && options > 0)
		return Array.from({ length: options }, (_, mode) => ({ ...decision, mode }))
			.flatMap((one) => completions(position, one))
			.slice(0, MOST_WAYS);
	const specs = specsWanted(position, decision);
	if (specs.length === 0 || (decision.targets ?? []).length === specs.length) return [decision];
	const context = contextWanted(position, decision);
	const each = specs.map((spec) => newestFirst(targetsFor(position, spec, context)));
	return inAllWays(each)
		.filter((targets) => areTargets(position, specs, targets, context))
		.map((targets) => ({ ...decision, targets }));
}

/** Whatever lies on the stack before the rest, the newest first: that is what people answer. */
export const newestFirst = <R extends Ref>(refs: readonly R[]): readonly R[] => [
	...refs.filter((ref) => 'item' in ref).reverse(),
	...refs.filter((ref) => !('item' in ref))
];

const inAllWays = (each: readonly (readonly Ref[])[]): readonly (readonly Ref[])[] =>
	each
		.reduce<readonly (readonly Ref[])[]>(
			(all, some) =>
				all.flatMap((named) => some.slice(0, MOST_TARGETS).map((ref) => [...named, ref])),
			[[]]
		)
		.slice(0, MOST_WAYS);

/** What is said to an act: the decision by which it is legal, or why it is not. */
export type Attempt =
	| { readonly ok: true; readonly at: Reach; readonly decision: Decision }
	| { readonly ok: false; readonly why: string };

/** Asks whether an act is legal, once its player has their say; of what it leaves open, the first that is. */
export function attempt(judge: Judge, position: Position, act: SingleAct): Attempt {
	const at = reach(judge, position, act);
	const found = safely(() => decisionOf(at.position, act, true));
	const said = found.ok ? found.value : found;
	if (!said.ok) return { ok: false, why: said.trouble.message };
	let why: string | null = null;
	for (const decision of completions(at.position, said.value)) {
		const refusal = judge.why(at.position, decision);
		if (!refusal) return { ok: true, at, decision };
		why ??= `${refusal.refused} ${refusal.rules.join(' ')}`;
	}
	return { ok: false, why: why ?? refusedAs(judge, at.position, said.value) };
}

/** Why a decision is refused, as what it is kept from by is compared. */
function refusedAs(judge: Judge, position: Position, decision: Decision): string {
	const refusal = judge.why(position, decision);
	return refusal ? `${refusal.refused} ${refusal.rules.join(' ')}` : '';
}

/** The answers to what is asked, a few; a die shows each of its faces. */
export function answers({ question }: Position, most: number): readonly Decision[] {
	if (!question) return [];
	const player = question.who;
	if (question.domain.pick === 'roll')
		return DIE_NUMBERS.slice(0, most).map((result) => ({ do: 'roll', result }));
	return answersTo(question, 24)
		.slice(0, most)
		.map((picks) => ({ do: 'choose', player, picks }));
}
