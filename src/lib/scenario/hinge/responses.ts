import { isAct } from '../../explore/explore.ts';
import { movesAt } from '../../explore/moves.ts';
import { JUDGE } from '../../judge/judge.ts';
import { isQuiet } from '../../judge/verdict/play-on.ts';
import type { Decision } from '../../model/decision.ts';
import type { Position } from '../../model/position.ts';
import type { Seat } from '../../model/words.ts';
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
			const acts = lines.filter(isResponse);
			const text = acts.map((act) => actWords(act, names, 'activates')).join(', then ');
			const more: readonly Act[] = at === last ? lines : [...lines, { do: 'everyone passes' }];
			return {
				kind: 'response',
				about: text,
				words: () => CHANGED.response(text),
				scenario: { ...scenario, script: scenario.script.toSpliced(at, 0, ...more) },
				changed: acts
			};
		})
	);
	// A response that another makes possible comes after those that are possible at once.
	const isOne = ({ changed }: Twin): boolean => !Array.isArray(changed) || changed.length < 2;
	return [...twins.filter(isOne), ...twins.filter((twin) => !isOne(twin))].slice(0, MOST_RESPONSES);
}

const isPass = (line: Entry['line']): boolean =>
	!isEdit(line) && !isExpectation(line) && (line.do === 'pass' || line.do === 'everyone passes');

/**
 * Every play and ability that somebody can respond with until all have passed, behind the passes before it; after an
 * ability that aims at nothing, as one that gives a loot play, also what that makes possible.
 */
function responsesAt(from: Position): readonly (readonly Act[])[] {
	const found: (readonly Act[])[] = [];
	const passes: Act[] = [];
	let at = from;
	for (let turns = 0; turns < from.players.length; turns++) {
		const holder = holderAt(at);
		if (holder === null) break;
		const acts = actsOf(at, holder);
		for (const decision of acts) {
			const lines = [...passes, actOf(at, decision)];
			found.push(lines);
			if (decision.do === 'activate' && !decision.targets?.length)
				found.push(...madePossible(at, holder, decision, acts).map((more) => [...lines, ...more]));
		}
		const passed = JUDGE.take(at, { do: 'pass', player: holder });
		if (!passed.ok) break;
		passes.push(passOf(from, holder));
		at = passed.position;
	}
	return found;
}

/** What a player can do once an ability has resolved, and could not before it. */
function madePossible(
	before: Position,
	player: Seat,
	ability: Decision,
	acts: readonly Decision[]
): readonly (readonly Act[])[] {
	const activated = JUDGE.take(before, ability);
	if (!activated.ok) return [];
	let at = activated.position;
	const lines: Act[] = [{ do: 'everyone passes' }];
	for (let passed = 0; passed <= 2 * before.players.length; passed++) {
		const holder = holderAt(at);
		if (holder === null || at.stack.length < before.stack.length) return [];
		const isThere = at.stack.length === before.stack.length;
		if (isThere && holder === player) {
			const known = new Set(acts.map((one) => JSON.stringify(one)));
			const position = at;
			return actsOf(position, player)
				.filter((one) => !known.has(JSON.stringify(one)))
				.map((one) => [...lines, actOf(position, one)]);
		}
		if (isThere) lines.push(passOf(before, holder));
		const next = JUDGE.take(at, { do: 'pass', player: holder });
		if (!next.ok) return [];
		at = next.position;
	}
	return [];
}

const passOf = ({ players }: Position, seat: Seat): Act => ({
	do: 'pass',
	player: players[seat]?.name ?? ''
});

function actsOf(at: Position, holder: Seat): readonly Decision[] {
	const moves = movesAt(JUDGE, at, [holder]);
	return moves.is === 'choice' ? moves.decisions.filter(isAct) : [];
}

const isResponse = ({ do: what }: Act): boolean => what === 'play' || what === 'activate';

/** Who has priority while something is left undone. */
function holderAt(at: Position): number | null {
	const frame = at.frames.at(-1);
	return at.question === null && !at.winners && frame?.chart === 'priority' && !isQuiet(at)
		? frame.holder
		: null;
}
