import type { Judge } from '../../judge/judge.ts';
import { bySelf } from '../../judge/verdict/play-on.ts';
import { activatedLines } from '../resolve.ts';
import { cardOf } from '../../cards/library.ts';
import { inPlay } from '../../model/in-play.ts';
import { locate } from '../../model/objects.ts';
import type { Decision } from '../../model/decision.ts';
import type { Position } from '../../model/position.ts';
import { sameOption } from '../../model/words.ts';
import type { Step } from '../../rules/step.ts';
import { andList } from '../../abilities/wording-nouns.ts';
import { afterWords, doesClause } from '../../wording/remedies.ts';
import { actOf } from '../act-of.ts';
import { seatOf, nameAt } from '../match.ts';
import { playLine, reachedAt } from '../play-line.ts';
import { decisionOf, type SingleAct } from '../resolve.ts';
import { stepsAt } from '../entry.ts';
import type { Line } from '../scenario.ts';
import { answers, completions, reach, type Reach } from './attempt.ts';
import { factsAbout } from './facts.ts';
import type { RemedyKind } from './kinds.ts';

/** Something that may be done or said before an act, and the table then. */
export interface Way {
	readonly kind: RemedyKind;
	readonly words: string;
	readonly lines: readonly Line[];
	readonly position: Position;
	/** What is the same thing done or said, though more follows on it. */
	readonly what: string;
}

/** More of what a player could do first than is tried. */
const MOST_FIRST = 12;
/** More passes and answers than are waited for. */
const MOST_LINES = 24;
/** More answers to a question than are tried. */
const MOST_ANSWERS = 6;
/** How often something that was done first is let resolve. */
const MOST_RESOLVED = 2;

const PASSES: Line = { do: 'everyone passes' };

/** Plays a line; null where it does not follow. */
export function after(
	judge: Judge,
	position: Position,
	line: Line
): { readonly position: Position; readonly steps: readonly Step[] } | null {
	const entry = playLine(line, 0, reachedAt(position, judge));
	return entry.refused ? null : { position: entry.position, steps: stepsAt(entry) };
}

/**
 * What may be done before an act, each with the table after it: what is asked is answered, the table has
 * what nobody had said, everyone passes for a while, the player does something else that is legal.
 */
export function* waysBefore(judge: Judge, position: Position, act: SingleAct): Generator<Way> {
	const { question } = position;
	const isAnswer = act.do === 'choose' && seatOf(position, act.player) === question?.who;
	if (question && !isAnswer) yield* answering(judge, position);
	yield* saying(judge, position, act);
	if (question) return;
	yield* waiting(judge, position);
	const own = nameAt(position, position.turn.active);
	const player = 'player' in act ? (act.player ?? own) : own;
	yield* doing(judge, position, player);
	if (player !== own) yield* attacking(judge, position, own);
}

function* answering(judge: Judge, position: Position): Generator<Way> {
	const isRoll = position.question?.domain.pick === 'roll';
	for (const decision of answers(position, MOST_ANSWERS).slice(isRoll ? -1 : 0)) {
		const line = actOf(position, decision);
		const played = after(judge, position, line);
		const words = isRoll
			? `the die is rolled first${supposing([doesClause(position, decision)])}`
			: `${doesClause(position, decision)} first`;
		if (played)
			yield { kind: 'answer', words, what: words, lines: [line], position: played.position };
	}
}

function* saying(judge: Judge, position: Position, act: SingleAct): Generator<Way> {
	for (const { words, edit } of factsAbout(position, act)) {
		const played = after(judge, position, edit);
		if (played)
			yield { kind: 'fact', words, what: words, lines: [edit], position: played.position };
	}
}

/** A table that comes if nobody does anything but what is asked of them. */
interface Later {
	readonly lines: readonly Line[];
	readonly steps: readonly Step[];
	readonly position: Position;
	/** What was answered on the way, for example. */
	readonly answered: readonly string[];
}

/** How a question is answered for example: by the highest roll, by what comes first. */
const forExample = (position: Position): Decision | undefined =>
	position.question?.domain.pick === 'roll'
		? answers(position, MOST_ANSWERS).at(-1)
		: answers(position, MOST_ANSWERS)[0];

/** Everyone passes, again and again, and what is asked is answered somehow, until the turn would end. */
function* goingOn(judge: Judge, start: Position, most: number): Generator<Later> {
	let at: Later = { lines: [], steps: [], position: start, answered: [] };
	while (at.lines.length < most) {
		const { position } = at;
		const silent = position.question && bySelf(position, position.question);
		const answer = position.question && (silent ?? forExample(position));
		if (answer === undefined) return;
		const line = answer ? actOf(position, answer) : PASSES;
		const played = after(judge, position, line);
		if (!played || played.steps.some(({ what }) => what.did === 'turn passed')) return;
		const said = answer && !silent ? doesClause(position, answer) : null;
		at = {
			lines: [...at.lines, line],
			steps: [...at.steps, ...played.steps],
			position: played.position,
			answered: said === null || at.answered.includes(said) ? at.answered : [...at.answered, said]
		};
		yield at;
	}
}

function* waiting(judge: Judge, start: Position): Generator<Way> {
	for (const { lines, steps, position, answered } of goingOn(judge, start, MOST_LINES))
		yield {
			kind: 'later',
			words: `${afterWords(start, steps, position)}${supposing(answered)}`,
			what: 'later',
			lines,
			position
		};
}

/** What was answered for example: "(say, Amy chooses Fly and a 6 is rolled)". */
const supposing = (answered: readonly string[]): string =>
	answered.length === 0 ? '' : ` (say, ${andList(answered)})`;

/** Whatever else a player can do, what a tap does first; what it puts on the stack is let resolve. */
function* doing(judge: Judge, start: Position, player: string): Generator<Way> {
	const at = reach(judge, start, { do: 'pass', player });
	const prompt = judge.prompt(at.position);
	if (prompt.kind !== 'priority' || player !== nameAt(at.position, prompt.who)) return;
	const legal = prompt.plays.flatMap(({ decision, refusal }) =>
		refusal === null &&
		decision.do !== 'pass' &&
		decision.do !== 'end turn' &&
		'player' in decision &&
		decision.player === prompt.who
			? completions(at.position, decision).slice(0, 1)
			: []
	);
	for (const decision of byCost(at.position, legal).slice(0, MOST_FIRST))
		yield* done(judge, at, decision, decision.do === 'attack' ? MOST_LINES : MOST_RESOLVED);
}

/** The active player attacks, as others can answer that. */
function* attacking(judge: Judge, start: Position, active: string): Generator<Way> {
	const at = reach(judge, start, { do: 'pass', player: active });
	yield* done(judge, at, { do: 'attack', player: at.position.turn.active }, MOST_LINES);
}

/** Something is done, and what follows on it. */
function* done(judge: Judge, at: Reach, decision: Decision, most: number): Generator<Way> {
	const line = actOf(at.position, decision);
	const played = after(judge, at.position, line);
	if (!played) return;
	const what = `${doesClause(at.position, decision)} first`;
	const lines = [...at.lines, line];
	yield { kind: 'first', words: what, what, lines, position: played.position };
	for (const later of goingOn(judge, played.position, most))
		yield {
			kind: 'first',
			words: `${what}${supposing(later.answered)}`,
			what,
			lines: [...lines, ...later.lines],
			position: later.position
		};
}

/** What takes nothing but a tap before what spends a card, an attack or ¢. */
const byCost = (position: Position, decisions: readonly Decision[]): readonly Decision[] => {
	const cost = (decision: Decision): number => {
		if (decision.do !== 'activate') return decision.do === 'play' ? 3 : 2;
		return locate(position, decision.object)?.object.kind === 'character' ? 0 : 1;
	};
	return [...decisions].sort((a, b) => cost(a) - cost(b));
};

/** What could be done in place of an act: at other things, with another option or ability, by another player. */
export function* waysInstead(
	judge: Judge,
	position: Position,
	act: SingleAct
): Generator<SingleAct> {
	const said = decisionOf(position, act, true);
	const at = reach(judge, position, act).position;
	if (act.do === 'choose' || act.do === 'roll' || act.do === 'reveal') {
		for (const decision of answers(position, MOST_ANSWERS))
			if (decision.do === act.do) yield actOf(position, decision);
		return;
	}
	if (said.ok && isThere(at, said.value))
		for (const decision of [...aimedElsewhere(at, said.value), ...otherLines(at, said.value)])
			yield actOf(at, decision);
	if (act.do === 'play' && cardOf(act.card).kind !== 'loot')
		yield { do: 'activate', player: act.player, object: { is: 'card', card: act.card } };
	if (act.do === 'barter' || act.do === 'soul purchase') return;
	for (const [seat, { name }] of position.players.entries())
		if (seat !== seatOf(position, act.player)) yield { ...act, player: name };
}

/** Whether what a decision is about lies somewhere, so that it has a name. */
export const isThere = (position: Position, decision: Decision): boolean =>
	decision.do === 'activate'
		? locate(position, decision.object) !== null
		: decision.do !== 'soul purchase' || locate(position, decision.soul) !== null;

/** The same card at other things, the fewest changed first. */
function aimedElsewhere(position: Position, decision: Decision): readonly Decision[] {
	if (decision.do !== 'play' && decision.do !== 'activate') return [];
	const { targets: named = [], mode: _, ...bare } = decision;
	const kept = (one: Decision): number =>
		'targets' in one
			? named.filter((ref, i) => {
					const other = one.targets?.[i];
					return other !== undefined && sameOption(ref, other);
				}).length
			: 0;
	return [...completions(position, bare)].sort((a, b) => kept(b) - kept(a));
}

/** The other abilities of an object. */
function otherLines(position: Position, decision: Decision): readonly Decision[] {
	if (decision.do !== 'activate') return [];
	const found = inPlay(position).find(({ object }) => object.id === decision.object);
	const lines = found ? activatedLines(position, found.object) : [];
	return lines
		.filter((line) => line !== decision.line)
		.flatMap((line) =>
			completions(position, {
				do: 'activate',
				player: decision.player,
				object: decision.object,
				line
			}).slice(0, 2)
		);
}
