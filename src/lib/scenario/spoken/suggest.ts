import type { Position } from '../../model/position.ts';
import { cardText } from '../names.ts';
import { letters, plain } from '../parse/span.ts';
import { playLeniently } from '../play.ts';
import { namesOf } from '../print/print.ts';
import type { Line, Scenario } from '../scenario.ts';
import { linesWords } from './act-words.ts';
import { likelyAt } from './likely.ts';
import type { Suggestion } from './spoken.ts';
import { atLastEnd } from './typing.ts';
import { understand } from './understand.ts';

/** How many are worth to be read. */
const MOST = 24;

/**
 * Whole acts that could be said next: those that fit what is typed, are legal now and have to do with what
 * was last touched come first. With nothing typed: what is likely.
 * @param text what the field holds; what stands behind its last comma or line is what is being typed.
 * @param onto a table that is there.
 */
export function suggest(text: string, onto: Scenario | null = null): readonly Suggestion[] {
	const [said, typed] = atLastEnd(text);
	const { scenario } = understand(said, onto);
	const played = playLeniently(scenario);
	if (!played.ok) return [];
	const players = namesOf(scenario);
	const touched = touchedLast(scenario.script, players);
	const before = said === '' ? '' : `${said.trimEnd()}${said.trimEnd() === '' ? '' : ' '}`;
	const seen = new Set<string>();
	const legal = likelyAt(played.position)
		.flatMap((lines, rank) => {
			const words = linesWords(lines, players);
			const fit = fits(typed, words);
			if (fit === null || seen.has(words)) return [];
			seen.add(words);
			const near = touched.filter((name) => words.includes(name)).length;
			return [{ words, lines, score: fit * 100 + near * 10 - rank / 100 }];
		})
		.sort((a, b) => b.score - a.score)
		.map(({ words, lines }) => ({ words, text: `${before}${words}`, lines }));
	return [...legal, ...imagined(typed, before, scenario, played.position, seen)].slice(0, MOST);
}

/** Readings that are tried of what is typed. */
const MOST_TRIED = 10;

/** Acts with what is not there yet: what is typed, as it stands and aimed at each thing at the table. */
function imagined(
	typed: string,
	before: string,
	scenario: Scenario,
	position: Position,
	seen: ReadonlySet<string>
): readonly Suggestion[] {
	const said = typed.trim();
	if (said === '') return [];
	const things = [
		...position.slots.monster.flatMap(({ top }) => (top ? [cardText(top.card)] : [])),
		...position.players.map(({ name }) => name)
	];
	const [, head = '', begun = ''] = /^(.*\s)(\S+)$/u.exec(said) ?? [];
	const ended = things.filter((thing) => letters(thing).startsWith(letters(begun)));
	const tries = [
		...(head === '' ? [] : ended.map((thing) => `${head}${thing}`)),
		said,
		...things.map((thing) => `${said} on ${thing}`)
	].slice(0, MOST_TRIED);
	const found = new Map<string, Suggestion>();
	for (const one of tries) {
		const { chips } = understand(one, scenario);
		const isClear = chips.every(({ kind, trouble }) => kind !== 'unread' && trouble === null);
		const lines = chips.flatMap((chip) => chip.lines);
		const words = chips.flatMap((chip) => (chip.kind === 'act' ? [chip.words] : [])).join(', ');
		if (isClear && lines.length > 0 && !seen.has(words) && !found.has(words))
			found.set(words, { words, text: `${before}${words}`, lines });
	}
	return [...found.values()];
}

/** How well an act fits what is typed: each word begins one of it; null where one does not. */
function fits(typed: string, words: string): number | null {
	const said = plain(words).split(/\s+/u);
	const whole = letters(words);
	let fit = 0;
	for (const word of plain(typed).split(/\s+/u)) {
		const wanted = letters(word);
		if (wanted === '') continue;
		const stem = wanted.length > 3 ? wanted.replace(/(?:es|s|ed|ing)$/u, '') : wanted;
		if (said.some((one) => letters(one).startsWith(wanted))) fit += 2;
		else if (whole.includes(stem)) fit += 1;
		else return null;
	}
	return fit;
}

/** The names in the last act. */
function touchedLast(script: readonly Line[], players: readonly string[]): readonly string[] {
	const last = script.findLast((line) => 'do' in line && line.do !== 'everyone passes');
	if (!last) return [];
	const words = linesWords([last], players);
	return words.split(/\s(?:plays|taps|attacks|chooses|on|and)\s/u).filter((name) => name !== '');
}
