import { JUDGE } from '../../judge/judge.ts';
import type { ActionOption } from '../../judge/prompt.ts';
import type { Decision } from '../../model/decision.ts';
import type { Position } from '../../model/position.ts';
import { DIE_NUMBERS, type Ref } from '../../model/words.ts';
import { actOf } from '../act-of.ts';
import { playLine, reachedAt } from '../play-line.ts';
import type { Act, Line } from '../scenario.ts';

/** Acts that are considered of a position, and ways to aim one of them. */
const MOST_ACTS = 120;
const MOST_AIMS = 24;

/** What is legal next at a position, each as the lines that it takes; the likeliest first. */
export function likelyAt(position: Position): readonly (readonly Line[])[] {
	const prompt = JUDGE.prompt(position);
	switch (prompt.kind) {
		case 'over':
			return [];
		case 'question':
			return answers(position);
		case 'priority':
			return [
				...plays(position, prompt.plays),
				...everybodysPlays(position, prompt.who),
				[{ do: 'everyone passes' }] as const,
				...declarations(position, prompt.plays)
			].slice(0, MOST_ACTS);
	}
}

function answers(position: Position): readonly (readonly Line[])[] {
	const { question } = position;
	if (!question) return [];
	const { who, domain, options } = question;
	if (domain.pick === 'roll') return DIE_NUMBERS.map((result) => [{ do: 'roll', result }] as const);
	if (domain.pick === 'amount') {
		const numbers = Array.from({ length: Math.min(12, domain.max - domain.min + 1) }, (_, i) => i);
		return numbers.map((i) => [
			actOf(position, { do: 'choose', player: who, picks: [{ number: domain.min + i }] })
		]);
	}
	return options
		.slice(0, MOST_ACTS)
		.map((option) => [actOf(position, { do: 'choose', player: who, picks: [option] })])
		.filter((lines) => isLegal(position, lines));
}

/** What can be played and activated, aimed in every way. */
const plays = (
	position: Position,
	options: readonly ActionOption[]
): readonly (readonly Line[])[] =>
	options.flatMap(({ decision, refusal, targets }) =>
		refusal || (decision.do !== 'play' && decision.do !== 'activate')
			? []
			: aims(targets).map((aim) => [
					actOf(position, aim.length > 0 ? { ...decision, targets: aim } : decision)
				])
	);

/** What the others could do, once those before them have passed. */
function everybodysPlays(position: Position, holder: number): readonly (readonly Line[])[] {
	const found: (readonly Line[])[] = [];
	let at = position;
	for (let passes = 1; passes < position.players.length; passes++) {
		const passed = JUDGE.decide(at, {
			do: 'pass',
			player: (holder + passes - 1) % position.players.length
		});
		if (!passed.ok || passed.position.question) break;
		at = passed.position;
		const prompt = JUDGE.prompt(at);
		if (prompt.kind !== 'priority') break;
		found.push(...plays(at, prompt.plays));
	}
	return found;
}

/** Attacks and purchases with what they are of, and the end of the turn. */
function declarations(
	position: Position,
	options: readonly ActionOption[]
): readonly (readonly Line[])[] {
	return options.flatMap(({ decision, refusal }): readonly (readonly Line[])[] => {
		if (refusal) return [];
		if (decision.do === 'end turn') return [[actOf(position, decision)]];
		if (decision.do !== 'attack' && decision.do !== 'purchase') return [];
		return declared(position, decision);
	});
}

function declared(position: Position, decision: Decision & { readonly do: 'attack' | 'purchase' }) {
	const act = actOf(position, decision);
	const lines: Act[] = [act];
	let entry = playLine<Act>(act, 0, reachedAt(position));
	if (!entry.position.question) {
		const pass: Act = { do: 'everyone passes' };
		lines.push(pass);
		entry = playLine<Act>(pass, 1, reachedAt(entry.position));
	}
	const { question } = entry.position;
	if (!question || question.who !== decision.player) return [[act]];
	return question.options.map((option): readonly Line[] => [
		...lines,
		actOf(entry.position, { do: 'choose', player: question.who, picks: [option] })
	]);
}

/** Every way to choose one target of each kind, so many at most. */
function aims(targets: readonly (readonly Ref[])[]): readonly (readonly Ref[])[] {
	return targets.reduce<readonly (readonly Ref[])[]>(
		(ways, refs) => ways.flatMap((way) => refs.map((ref) => [...way, ref])).slice(0, MOST_AIMS),
		[[]]
	);
}

const isLegal = (position: Position, [line]: readonly Line[]): boolean =>
	line !== undefined && playLine(line, 0, reachedAt(position)).refused === null;
