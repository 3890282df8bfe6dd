import { isAct } from '../../explore/explore.ts';
import { movesAt } from '../../explore/moves.ts';
import { JUDGE } from '../../judge/judge.ts';
import { isQuiet } from '../../judge/verdict/play-on.ts';
import type { Position } from '../../model/position.ts';
import { CHANGED } from '../../wording/hinges.ts';
import { actOf } from '../act-of.ts';
import type { Entry } from '../entry.ts';
import type { Played } from '../play.ts';
import { namesOf } from '../print/print.ts';
import { actWords } from '../spoken/act-words.ts';
import { isEdit, isExpectation, type Act, type Scenario } from '../scenario.ts';
import type { Twin } from './twin.ts';

/** More responses than are tried. */
const MOST_RESPONSES = 60;

/**
 * Twins in which somebody responds once more: at the end, while something is left undone, and before each line at
 * which players pass. There the response resolves before the line.
 * @param scenario without its expectations, as the entries are.
 */
export function withResponse(
	scenario: Scenario,
	{ position }: Extract<Played, { ok: true }>,
	entries: readonly Entry[]
): readonly Twin[] {
	const names = namesOf(scenario);
	const last = scenario.script.length;
	const windows = [
		{ at: last, position },
		...entries.flatMap(({ line, before }, at) => (isPass(line) ? [{ at, position: before }] : []))
	];
	const twins = windows.flatMap(({ at, position: from }) =>
		responsesAt(from).map((lines): Twin => {
			const [act] = lines.slice(-1);
			const text = act ? actWords(act, names, 'activates') : '';
			const more: readonly Act[] = at === last ? lines : [...lines, { do: 'everyone passes' }];
			return {
				kind: 'response',
				about: text,
				words: () => CHANGED.response(text),
				scenario: { ...scenario, script: scenario.script.toSpliced(at, 0, ...more) },
				changed: act
			};
		})
	);
	return twins.slice(0, MOST_RESPONSES);
}

const isPass = (line: Entry['line']): boolean =>
	!isEdit(line) && !isExpectation(line) && (line.do === 'pass' || line.do === 'everyone passes');

/** Every play and ability that somebody can respond with until all have passed, behind the passes before it. */
function responsesAt(from: Position): readonly (readonly Act[])[] {
	const found: (readonly Act[])[] = [];
	const passes: Act[] = [];
	let at = from;
	for (let turns = 0; turns < from.players.length; turns++) {
		const holder = holderAt(at);
		if (holder === null) break;
		const moves = movesAt(JUDGE, at, [holder]);
		if (moves.is !== 'choice') break;
		for (const decision of moves.decisions)
			if (isAct(decision)) found.push([...passes, actOf(at, decision)]);
		const passed = JUDGE.take(at, { do: 'pass', player: holder });
		if (!passed.ok) break;
		passes.push({ do: 'pass', player: from.players[holder]?.name ?? '' });
		at = passed.position;
	}
	return found;
}

/** Who has priority while something is left undone. */
function holderAt(at: Position): number | null {
	const frame = at.frames.at(-1);
	return at.question === null && !at.winners && frame?.chart === 'priority' && !isQuiet(at)
		? frame.holder
		: null;
}
