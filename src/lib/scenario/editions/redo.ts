import type { Judge } from '../../judge/judge.ts';
import type { Position } from '../../model/position.ts';
import type { DoesNotFollow, Entry } from '../entry.ts';
import { decisionOf, type SingleAct } from '../resolve.ts';
import type { Due } from './due.ts';
import { wordedHere } from './worded.ts';
import {
	answer,
	answersNow,
	isDeclaration,
	isDone,
	note,
	passOn,
	playAct,
	playedHere,
	tryRound,
	type UnderWay
} from './under-way.ts';

/** What became of one thing that is due. */
export type Done = Pick<Entry, 'came' | 'refused' | 'changed'>;

const PLAYED: Done = { came: 'played', refused: null, changed: null };
const NOT_NEEDED: Done = {
	came: 'not needed',
	refused: { trouble: { message: 'Nothing waits for it here.' }, refusal: null },
	changed: null
};
const leftOut = (refused: DoesNotFollow): Done => ({ came: 'left out', refused, changed: null });

/** Does again what is due; null where a question is in the way that the script does not answer. */
export function redo(run: UnderWay, due: Exclude<Due, { due: 'check' }>): Done | null {
	if (due.due === 'answer') return redoAnswer(run, due);
	if (due.due === 'edit') {
		const { changed, refused } = playedHere(run, due.edit);
		if (refused) return leftOut(refused);
		if (changed) {
			run.standing = run.follows.see(changed.before, changed.steps, changed.position);
			run.position = changed.position;
		}
		return { ...PLAYED, changed };
	}
	while (run.position.question) if (!answer(run)) return null;
	if (due.due === 'pass') return redoPass(run, due);
	if (isDeclaration(due.act)) run.since = run.next;
	const refusedHere = playAct(run, due.act);
	if (!refusedHere) return PLAYED;
	const worded = wordedHere(run.judge, run.position, due.act);
	if (worded && !playAct(run, worded)) return PLAYED;
	const { trouble, refusal } = refusedHere;
	const refused = { trouble, refusal: refusal ?? whyNot(run, due.act) };
	const isPassing = due.act.do === 'end turn' && tryRound(run)?.came === 'went on';
	return isPassing ? { ...NOT_NEEDED, refused } : leftOut(refused);
}

/** A pass: it is made if somebody else still has to pass, or if what it let go on waits here too. */
function redoPass(run: UnderWay, due: Extract<Due, { due: 'pass' }>): Done {
	const { next } = run.standing;
	if (!next) return NOT_NEEDED;
	if (due.came === 'next') {
		const round = roundEnd(run);
		const isMadeHere =
			!round ||
			(round.came === 'waits' ? tryRound(run)?.came === 'waits' : isDone(run, next, round));
		return isMadeHere && passOn(run, due.player, due.implied) ? PLAYED : NOT_NEEDED;
	}
	if (due.came === 'went on' && !isDone(run, next, due)) return NOT_NEEDED;
	const round = tryRound(run);
	const isSame = round && (due.came === 'waits') === (round.came === 'waits');
	if (!isSame) return NOT_NEEDED;
	note(run, round.taken);
	return PLAYED;
}

/** The pass of the script that completes the round under way, if nobody does anything before it. */
function roundEnd({ due, next }: UnderWay): Extract<Due, { due: 'pass' }> | null {
	for (const one of due.slice(next)) {
		if (one.due === 'check') continue;
		if (one.due !== 'pass') return null;
		if (one.came !== 'next') return one;
	}
	return null;
}

/** An answer: given already, given now, or kept until it is asked for. */
function redoAnswer(run: UnderWay, { act, unasked }: Extract<Due, { due: 'answer' }>): Done {
	if (run.given.has(run.next)) return PLAYED;
	if (answersNow(run, run.next)) {
		run.given.set(run.next, run.at);
		if (!playAct(run, act)) return PLAYED;
	}
	if (unasked) return PLAYED;
	const decision = decisionOf(run.position, act);
	const trouble = decision.ok ? { message: 'Nobody asks for it here.' } : decision.trouble;
	return leftOut({ trouble, refusal: whyNot(run, act) });
}

/** Why the judge does not allow an act, though what it names may not be there. */
function whyNot({ judge, position }: { judge: Judge; position: Position }, act: SingleAct) {
	const decision = decisionOf(position, act, true);
	return decision.ok ? judge.why(position, decision.value) : null;
}
