import { answersTo } from '../judge/all-answers.ts';
import type { Judge } from '../judge/judge.ts';
import { bySelf, decidedByNobody, isQuiet } from '../judge/verdict/play-on.ts';
import type { Decision } from '../model/decision.ts';
import type { Position } from '../model/position.ts';
import type { Question } from '../model/question.ts';
import { DIE_NUMBERS, type Ref, type Seat } from '../model/words.ts';

/** What can come next at a position. */
export type Moves =
	/** Nothing that was said is left undone, or the game is over. */
	| { readonly is: 'end' }
	/** Each is as likely as any other. */
	| { readonly is: 'chance'; readonly decisions: readonly Decision[] }
	| { readonly is: 'choice'; readonly who: Seat; readonly decisions: readonly Decision[] }
	/** A card has to be named that nobody knows. */
	| { readonly is: 'unknown'; readonly question: Question }
	/** There are more answers than are followed. */
	| { readonly is: 'wide' };

/** More answers to one question, and more ways to aim one play, than are followed. */
const MOST_ANSWERS = 120;

/** Whether the game is over, or nothing that was said is left undone. */
export const isOverAt = (at: Position): boolean =>
	Boolean(at.winners) || (!at.question && isQuiet(at));

/** Everything that can come next, where only some players do more than pass and answer. */
export function movesAt(judge: Judge, at: Position, may: readonly Seat[]): Moves {
	if (isOverAt(at)) return { is: 'end' };
	if (at.question) return answersAt(at, at.question);
	const frame = at.frames.at(-1);
	if (frame?.chart === 'priority' && may.includes(frame.holder))
		return playsAt(judge, at, frame.holder);
	const pass = decidedByNobody(at);
	return pass && 'player' in pass
		? { is: 'choice', who: pass.player, decisions: [pass] }
		: { is: 'end' };
}

function answersAt(at: Position, question: Question): Moves {
	const { who, domain, purpose } = question;
	const own = bySelf(at, question);
	if (own) return { is: 'choice', who, decisions: [own] };
	if (domain.pick === 'roll')
		return { is: 'chance', decisions: DIE_NUMBERS.map((result) => ({ do: 'roll', result })) };
	if (domain.pick === 'card') return { is: 'unknown', question };
	// How many are taken at random is nothing that chance is told of.
	const isRandom = purpose.about === 'at random';
	if (isRandom && domain.pick === 'some' && domain.min !== domain.max) return { is: 'wide' };
	const decisions = answersTo(question, MOST_ANSWERS).map((picks): Decision => ({
		do: 'choose',
		player: who,
		picks
	}));
	if (decisions.length === 0) return { is: 'wide' };
	return isRandom ? { is: 'chance', decisions } : { is: 'choice', who, decisions };
}

/** Whatever the player who has priority may do, passing first. */
function playsAt(judge: Judge, at: Position, who: Seat): Moves {
	const decisions: Decision[] = [];
	for (const { decision, targets } of judge.legal(at)) {
		if ((decision.do !== 'play' && decision.do !== 'activate') || targets.length === 0)
			decisions.push(decision);
		else {
			const aims = inAllWays(targets);
			if (!aims) return { is: 'wide' };
			for (const aim of aims) decisions.push({ ...decision, targets: aim });
		}
	}
	return decisions.length === 0 ? { is: 'end' } : { is: 'choice', who, decisions };
}

/** Every way to take one of each; null where there are too many. */
function inAllWays(each: readonly (readonly Ref[])[]): readonly (readonly Ref[])[] | null {
	const ways = each.reduce((product, { length }) => product * length, 1);
	if (ways > MOST_ANSWERS) return null;
	return each.reduce<readonly (readonly Ref[])[]>(
		(all, some) => all.flatMap((named) => some.map((ref) => [...named, ref])),
		[[]]
	);
}
