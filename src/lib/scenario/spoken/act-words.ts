import { isEdit, isExpectation, type Act, type Line } from '../scenario.ts';
import { lineText } from '../print/print.ts';
import { thingText } from '../words/thing.ts';
import type { Thing } from '../words/things.ts';
import { cardText } from '../names.ts';

/** What is pointed at, as it is said: "Gurdy", "Amy's roll". */
const said = (things: readonly Thing[], players: readonly string[]): string =>
	things.map((thing) => thingText(thing, players)).join(' and ');

const on = (things: readonly Thing[] | undefined, players: readonly string[]): string =>
	things && things.length > 0 ? ` on ${said(things, players)}` : '';

/**
 * An act as it is said: "Ben plays Bomb! on Gurdy". No arrow is in it, and `understand` reads it.
 * @param players the names at the table.
 * @param activates the verb of an activation: not every one of them is a tap.
 */
export function actWords(
	act: Act,
	players: readonly string[],
	activates: 'taps' | 'activates' = 'taps'
): string {
	switch (act.do) {
		case 'play': {
			const option = act.mode === undefined ? '' : ` (option ${String(act.mode)})`;
			return `${act.player} plays ${cardText(act.card)}${option}${on(act.targets, players)}`;
		}
		case 'activate': {
			const { line, mode, of, ...bare } = act.object;
			const object = of === undefined || of === act.player ? bare : { ...bare, of };
			const extra = [
				...(line === undefined ? [] : [`line ${String(line)}`]),
				...(mode === undefined ? [] : [`option ${String(mode)}`])
			];
			const bracket = extra.length > 0 ? ` (${extra.join(', ')})` : '';
			return `${act.player} ${activates} ${thingText(object, players)}${bracket}${on(act.targets, players)}`;
		}
		case 'roll':
			return `${act.player === undefined ? 'rolls' : `${act.player} rolls`} ${String(act.result)}`;
		case 'reveal':
			return `${cardText(act.card)} comes up`;
		case 'everyone passes':
		case 'pass':
		case 'attack':
		case 'purchase':
		case 'end turn':
		case 'barter':
		case 'soul purchase':
		case 'choose':
			return lineText(act, players);
	}
}

/** Any line of a script in a few words. */
export const lineWords = (line: Line, players: readonly string[]): string =>
	isEdit(line) || isExpectation(line) ? lineText(line, players) : actWords(line, players);

/**
 * The act at a line of a script, by its place: where something is expected, the one before it, of which it is.
 * -1 where nothing has been done.
 */
export const actAt = (script: readonly Line[], at: number): number =>
	script.slice(0, at + 1).findLastIndex((line) => !isExpectation(line));

/**
 * Several lines that are one act in a few words: a declaration with its choice is "Amy attacks Gurdy",
 * and passes on the way are not said.
 */
export function linesWords(lines: readonly Line[], players: readonly string[]): string {
	const acts = lines.filter((line) => !('do' in line) || line.do !== 'everyone passes');
	const [first, second] = acts;
	if (!first) return lines.length > 0 ? 'everyone passes' : '';
	if (
		acts.length === 2 &&
		second &&
		'do' in first &&
		'do' in second &&
		(first.do === 'attack' || first.do === 'purchase') &&
		second.do === 'choose'
	)
		return `${lineText(first, players)} ${said(second.picks, players)}`;
	return acts.map((line) => lineWords(line, players)).join(', ');
}
