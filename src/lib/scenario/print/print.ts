import { DECKS, SLOT_KINDS } from '../../model/words.ts';
import { VARIANT_IDS, type Variants } from '../../rules/variants.ts';
import { cardText } from '../names.ts';
import { expectationText, factsText, SLOT_WORDS } from './expect.ts';
import { EDITOR, SETUP_WORDS } from '../reserved-words.ts';
import { editText, effectText } from './edit.ts';
import { actText } from './script.ts';
import { cellText, listText, damageableText, nameText, slotText, thingText } from './thing.ts';
import { priorityText, turnText } from './turn.ts';
import { typedCardsIn } from '../typed-cards-in.ts';
import { seated } from '../seats.ts';
import { isEdit, isExpectation, type Board, type Line, type Scenario } from '../scenario.ts';

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

function boardLines(board: Board, players: readonly string[]): readonly string[] {
	const { turn, priority, attack, purchase, dying, effects } = board;
	return [
		...SLOT_KINDS.flatMap((slot) => {
			const slots = board.slots?.[slot];
			return slots ? [`${SLOT_WORDS[slot]}: ${slots.map(slotText).join(', ') || 'none'}`] : [];
		}),
		...(['decks', 'discards'] as const).flatMap((piles) =>
			DECKS.flatMap((deck) => {
				const cells = board[piles]?.[deck];
				return cells ? [`${deck} ${piles.slice(0, -1)}: ${listText(cells, cellText)}`] : [];
			})
		),
		...(board.pool === undefined ? [] : [`pool: ${String(board.pool)}¢`]),
		...(board.timer === undefined ? [] : [`timer: ${String(board.timer)}`]),
		...(board.outside ? [`outside: ${listText(board.outside, cardText)}`] : []),
		...(board.bonusSouls ? [`bonus souls: ${listText(board.bonusSouls, cardText)}`] : []),
		...(board.setup ? [`start: ${setupText(board.setup)}`] : []),
		...(turn ? [`turn: ${turnText(turn)}`] : []),
		...(board.extraTurns ? [`extra turns: ${listText(board.extraTurns, nameText)}`] : []),
		...(attack
			? [
					`attack: ${nameText(attack.attacker)}${attack.target ? ` on ${thingText(attack.target, players)}` : ''}`
				]
			: []),
		...(purchase ? [`purchase: ${nameText(purchase.buyer)}`] : []),
		...(dying
			? [
					`dying: ${dying
						.map(
							({ of, at, slot }) =>
								`${damageableText(of, players)}${slot === undefined ? '' : ` in slot ${String(slot)}`} (${at})`
						)
						.join(', ')}`
				]
			: []),
		...(board.stack ? [`stack: ${stackText(board, players)}`] : []),
		...(effects
			? [`effects: ${effects.map((effect) => effectText(effect, players)).join('; ')}`]
			: []),
		...(priority ? [`priority: ${priorityText(priority)}`] : [])
	];
}

function setupText({ rooms, bonusSouls }: NonNullable<Board['setup']>): string {
	const words = [
		...(rooms ? [SETUP_WORDS.rooms] : []),
		...(bonusSouls ? [SETUP_WORDS.bonusSouls] : [])
	];
	return words.length > 0 ? `setup with ${words.join(' and ')}` : 'setup';
}

/** The stack bottom first, with a bar under the part of each death under way. */
function stackText({ stack = [], dying = [] }: Board, players: readonly string[]): string {
	const bars = dying.flatMap(({ at, below }) => (at === 'cleanup' ? [] : [below]));
	let text = '';
	for (let at = 0; at <= stack.length; at++) {
		const thing = stack[at];
		const barred = bars.filter((below) => below === at).length;
		text += ' |'.repeat(barred);
		if (thing) text += `${at > 0 && barred === 0 ? ';' : ''} ${thingText(thing, players)}`;
	}
	return stack.length === 0 && bars.length === 0 ? 'empty' : text.trim();
}
