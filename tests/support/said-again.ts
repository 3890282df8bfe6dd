/** What is lost as a position or a game is said in the notation or in a link, and read again. */
import { begin, decide } from '#lib/judge/judge.ts';
import type { Decision } from '#lib/model/decision.ts';
import type { Position } from '#lib/model/position.ts';
import { decodeLink, linkFor } from '#lib/scenario/link/index.ts';
import {
	parse,
	play,
	print,
	scenarioOf,
	scenarioOfGame,
	start,
	type Scenario
} from '#lib/scenario/index.ts';
import { canonical } from '#lib/scenario/describe/plays-alike.ts';

/** The table that is laid from the words for another; the same where there are no words for it. */
export function laidAgain(table: Position): Position {
	const said = scenarioOf(table);
	const laid = said && start(said);
	return laid?.ok ? laid.position : table;
}

/** What is lost of a scenario as it is printed, sent in a link and read again; null if nothing is. */
export function faultOfScenario(scenario: Scenario): string | null {
	const text = print(scenario);
	const parsed = parse(text, { asIs: true });
	if (!parsed.ok) return `It cannot be read again: ${parsed.problems[0]?.message ?? ''}\n${text}`;
	if (print(parsed.scenario) !== text) return `It is read as another:\n${text}`;
	const link = linkFor({ scenario });
	// A game of hundreds of moves is too long for a link.
	if (link === null) return scenario.script.length < 100 ? `It has no link:\n${text}` : null;
	const opened = decodeLink(link);
	return opened.ok && print(opened.shared.scenario) === text ? null : `Its link says:\n${text}`;
}

/** Where two positions that should play alike differ first; null where they do not. */
function differ(one: Position, other: Position): string | null {
	const [a, b] = [JSON.stringify(canonical(one)), JSON.stringify(canonical(other))];
	if (a === b) return null;
	const at = a.split('').findIndex((letter, place) => letter !== b[place]);
	const near = (text: string): string => text.slice(Math.max(0, at - 80), at + 60);
	return `${near(a)}\nfor ${near(b)}`;
}

/** What is wrong with the words for a position, where there are any; null if nothing is. */
export function faultOfWords(position: Position): string | null {
	const said = scenarioOf(position);
	if (!said) return null;
	const fault = faultOfScenario(said);
	if (fault !== null) return fault;
	const laid = start(said);
	if (!laid.ok) return `It cannot be laid: ${laid.problems[0]?.message ?? ''}\n${print(said)}`;
	const other = differ(begin(laid.position).position, position);
	return other === null ? null : `Another table is laid: ${other}\n${print(said)}`;
}

/** What is wrong with the words for a game, at each of its moves; null if nothing is. */
export function faultOfGameSaid(first: Position, decisions: readonly Decision[]): string | null {
	const said = scenarioOfGame(first, decisions);
	if (!said) return scenarioOf(first) ? 'A game has no words.' : null;
	const fault = faultOfScenario(said);
	if (fault !== null) return fault;
	const played = play(said);
	if (!played.ok || played.stopped)
		return `A game cannot be played again: ${played.ok ? (played.stopped?.trouble.message ?? '') : 'no table'}\n${print(said)}`;
	let { position } = begin(first);
	for (const [at, decision] of decisions.entries()) {
		const decided = decide(position, decision);
		if (!decided.ok) return 'A decision is refused.';
		({ position } = decided);
		const again = played.entries[at]?.position;
		const other = again ? differ(again, position) : 'nowhere';
		if (other !== null) return `Move ${String(at + 1)} leads elsewhere: ${other}\n${print(said)}`;
	}
	return null;
}
