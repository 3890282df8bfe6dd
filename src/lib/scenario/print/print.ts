import { VARIANT_IDS, type Variants } from '../../rules/variants.ts';
import { EDITOR } from '../reserved-words.ts';
import { isEdit, isExpectation, type Line, type Scenario } from '../scenario.ts';
import { seated } from '../seats.ts';
import { typedCardsIn } from '../typed-cards-in.ts';
import { actText } from '../words/act/act.ts';
import { boardLines } from '../words/board.ts';
import { editText } from '../words/edit/edit.ts';
import { expectationText } from '../words/expectation.ts';
import { factsText } from '../words/player.ts';

/** Prints a scenario; `parse` of it gives the same scenario back. */
export function print(scenario: Scenario): string {
	const players = namesOf(scenario);
	const header = [
		...(scenario.title === undefined ? [] : [`title: ${scenario.title}`]),
		`rules: ${scenario.rules}`,
		...(scenario.sources ?? []).map((source) => `source: ${source}`),
		...Object.entries(scenario.readings ?? {}).map(([id, value]) => `reading: ${id} = ${value}`),
		...variantLines(scenario.variants),
		...typedLines([scenario.players, scenario.board, scenario.script]),
		...(scenario.players ?? []).map(({ name, ...facts }) =>
			`player ${name}: ${factsText(facts)}`.trim()
		),
		...boardLines(scenario.board ?? {}, players)
	];
	const script = scenario.script.map((line) => lineText(line, players));
	return [...header, ...(script.length > 0 ? ['---', ...script] : []), ''].join('\n');
}

/** The line for the variants that are on. */
export function variantLines(variants: Variants = {}): readonly string[] {
	const said = VARIANT_IDS.flatMap((id) => {
		const number = variants[id];
		if (number === undefined) return [];
		return [number === true ? id : `${id} ${String(number)}`];
	});
	return said.length > 0 ? [`variants: ${said.join(', ')}`] : [];
}

/** A line for each typed card that parts of a scenario speak of, as they are first met. */
export const typedLines = (parts: readonly unknown[]): readonly string[] =>
	typedCardsIn(parts).map((card) => `card ${card}`);

/** The names of a scenario's players, those of players it does not mention included. */
export const namesOf = (scenario: Scenario): readonly string[] =>
	seated((scenario.players ?? []).map(({ name }) => name));

/** Prints a line of a script. */
export function lineText(line: Line, players: readonly string[]): string {
	if (isExpectation(line)) return `expect ${expectationText(line, players)}`;
	return isEdit(line) ? `${EDITOR} ${editText(line, players)}` : actText(line, players);
}
