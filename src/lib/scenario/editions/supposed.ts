import { answersTo } from '../../judge/all-answers.ts';
import type { Happening } from '../../model/happening/index.ts';
import type { Option } from '../../model/words.ts';
import { differences } from '../expect/ends.ts';
import { askedAt } from './asked.ts';
import type { Supposed, Supposing, UnderEdition } from './replayed.ts';
import { rowsOf, placedSteps, type Row } from './rows.ts';
import { sameWords } from './told.ts';

type Run = Extract<UnderEdition, { ok: true }>;

/** More answers than are tried. */
const MOST_ANSWERS = 24;
/** More questions than are answered one after the other. */
const MOST_QUESTIONS = 12;

/**
 * A replay that stopped at a question goes on where the script is not needed to answer it: where all
 * answers come to the same, or where just one does what has been done in the scenario's own run, as
 * when one edition says how many and the other lets a player say it.
 * @param again the same replay with answers that the script does not give.
 */
export function goneOn(own: Run, stopped: Run, again: (supposing: Supposing) => UnderEdition): Run {
	const supposing = new Map<number, Supposed>();
	let run = stopped;
	for (let nth = 0; run.open && nth < MOST_QUESTIONS; nth++) {
		const { after, position } = run.open;
		const answers = position.question ? answersTo(position.question, MOST_ANSWERS) : [];
		const tries = answers.flatMap((picks): readonly Try[] => {
			const tried = again(new Map([...supposing, [after, { picks, by: 'any answer' }]]));
			const went = tried.ok && tried.open?.after !== after;
			return went ? [{ picks, run: tried, rows: rowsOf(own, tried) }] : [];
		});
		if (tries.length === 0 || tries.length < answers.length) return run;
		const least = Math.min(...tries.map((one) => apart(own, one)));
		const nearest = tries.filter((one) => apart(own, one) === least);
		const [first] = nearest;
		if (!first) return run;
		const isLike = (one: Try): boolean => comeToTheSame(first.run, one.run);
		const isAny = tries.every(isLike);
		const isOrder = position.question?.domain.pick === 'order';
		const isOne = nearest.every(isLike) && (isOrder || isAsItWent(first, after));
		if (!isAny && !isOne) return run;
		supposing.set(after, { picks: first.picks, by: isAny ? 'any answer' : 'as it went' });
		const next = again(supposing);
		if (!next.ok) return run;
		run = next;
	}
	return run;
}

/** A replay with one of the answers. */
interface Try {
	readonly picks: readonly Option[];
	readonly run: Run;
	readonly rows: readonly Row[];
}

/** How much of the game happens in one of the two runs only; and before that, what is expected in vain. */
function apart(own: Run, { run, rows }: Try): number {
	const alone = rows.filter((row) => !(row.own && row.other) && (row.own ?? row.other)?.ofGame);
	const vain = run.entries.filter(
		({ outcome }, at) => outcome?.held !== own.entries[at]?.outcome?.held
	);
	return alone.length * run.entries.length + vain.length;
}

/** Whether two replays come to the same, though not in the same order and not in the same slot. */
function comeToTheSame(a: Run, b: Run): boolean {
	if (comesTo(a) !== comesTo(b)) return false;
	return differences(a.position, b.position).every(({ of }) => of === 'Stack');
}

/** What happens in a replay, and what becomes of the script. */
const comesTo = (run: Run): string =>
	JSON.stringify([
		placedSteps(run)
			.flatMap(({ step: { what }, ofGame }) => (ofGame ? [placeless(what)] : []))
			.sort(),
		run.entries.map(({ came, outcome }) => [came, outcome?.held]),
		run.open && askedAt(run.open.position)
	]);

/** What happens, wherever in its row of slots it does. */
function placeless(what: Happening): string {
	if (what.did === 'uncovered') return what.did;
	return sameWords(what).replaceAll(/"(index|covering)":[^,}]+/g, '');
}

/** Whether the answer itself has done something that has been done in the scenario's own run too. */
function isAsItWent({ run, rows }: Try, after: number): boolean {
	const taken = [run.opening, ...run.entries].flatMap(({ decisions }) => decisions);
	const steps = new Set(taken[after]?.steps);
	const done = rows.filter(({ other }) => other?.ofGame && steps.has(other.step));
	return done.length > 0 && done.every(({ own }) => own !== null);
}
