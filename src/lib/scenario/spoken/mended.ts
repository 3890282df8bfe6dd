import type { Position } from '../../model/position.ts';
import { playLeniently, type Played as PlayedScript } from '../play.ts';
import { namesOf } from '../print/print.ts';
import type { RemedyKind } from '../remedy/kinds.ts';
import { remediesOfLine, type Remedy } from '../remedy/remedies.ts';
import type { SingleAct } from '../resolve.ts';
import { isEdit, isExpectation, type Line } from '../scenario.ts';
import { actWords } from './act-words.ts';
import { editWords } from './edit-words.ts';
import { inPattern } from '../../model/in-pattern.ts';
import type { Chip, Spoken } from './spoken.ts';
import { understand } from './understand.ts';

/** What would make an act legal that was said, as a text in which it is said too. */
export interface SaidRemedy {
	readonly kind: RemedyKind;
	/** "Ben taps Cain first." */
	readonly words: string;
	/** The whole text with it. */
	readonly text: string;
	/** What was put before the act, as it stands in the text; empty where another act takes its place. */
	readonly put: string;
}

/** What would make it legal, and the piece that is refused: it begins at that letter of the text. */
export interface Mending {
	readonly from: number;
	readonly remedies: readonly SaidRemedy[];
}

/**
 * What would make the first act legal that the rules forbid, said before it or in its place. Each text has been
 * understood anew: what it says is played, and the act with it. Null where every act is legal, or no remedy
 * can be said.
 */
export function mendingOf(text: string): Mending | null {
	const spoken = understand(text);
	const played = playLeniently(spoken.scenario);
	if (!played.ok) return null;
	const refused = firstRefused(played);
	const chip = refused && spoken.chips.find(({ lines }) => lines.includes(refused.line));
	if (!refused || !chip) return null;
	const { found } = remediesOfLine(refused.position, refused.line);
	const remedies = found.flatMap((remedy) => {
		const { kind, words } = remedy;
		for (const say of manners(text, spoken))
			for (const way of waysToSay(text, spoken, chip, remedy, say))
				if (follows(way, remedy, spoken, chip))
					return [{ kind, words, text: way.text, put: way.put }];
		return [];
	});
	return { from: chip.from, remedies };
}

interface RefusedLine {
	readonly line: Line;
	/** The table before it. */
	readonly position: Position;
}

function firstRefused({
	opening,
	entries
}: Extract<PlayedScript, { ok: true }>): RefusedLine | null {
	const nth = entries.findIndex(({ refused }) => refused !== null);
	const entry = entries[nth];
	return entry ? { line: entry.line, position: (entries[nth - 1] ?? opening).position } : null;
}

/** A text that may say a remedy. */
interface Way extends Pick<SaidRemedy, 'text' | 'put'> {
	/** Where what was changed of it begins, and where the act does. */
	readonly from: number;
	readonly act: number;
}

/** How what is added may be said: as it is, and where somebody writes of themselves also as whoever that is would. */
const manners = (text: string, { scenario }: Spoken): readonly Manner[] =>
	WRITER.test(text)
		? [
				asItIs,
				...namesOf(scenario).map(
					(name): Manner =>
						(words) =>
							asWriter(words, name)
				)
			]
		: [asItIs];

type Manner = (words: string) => string;
const asItIs: Manner = (words) => words;
const WRITER = /(?<![\p{L}'’])(?:i|me|my|mine|myself)(?![\p{L}])/iu;

/** Words of somebody by name, as that person would say them: "Ben taps Jawbone on me", "I tap Isaac". */
function asWriter(words: string, name: string): string {
	const whole = `(?<![\\p{L}\\p{N}])${inPattern(name)}`;
	return words
		.replaceAll(new RegExp(`${whole}['’]s(?![\\p{L}])`, 'gu'), 'my')
		.replace(new RegExp(`^${whole} (\\p{L}+?)(?:(?<=ss)es|s)(?![\\p{L}])`, 'u'), 'I $1')
		.replaceAll(new RegExp(`${whole}(?![\\p{L}\\p{N}])`, 'gu'), 'me');
}

/** The texts that may say a remedy, the best first. */
function* waysToSay(
	text: string,
	{ scenario, chips }: Spoken,
	{ from, to }: Chip,
	{ lines, act }: Remedy,
	say: Manner
): Generator<Way> {
	const players = namesOf(scenario);
	const own = text.slice(from, to);
	const after = text.slice(to);
	const anew = say(actWords(act, players));
	if (lines.length === 0) {
		yield { text: `${text.slice(0, from)}${anew}${after}`, put: '', from, act: from };
		return;
	}
	// Passes on the way come by themselves, where the next act needs them.
	const acts = lines.filter((line) => !('do' in line && PASSES.includes(line.do)));
	for (const some of [acts, lines]) {
		const words = some.map((line) => {
			const said = wordsOf(line, players);
			return said === null ? null : say(said);
		});
		const put = words.filter((one) => one !== null).join('\n');
		if (put === '' || words.includes(null)) continue;
		// Something else was said to be so: it is that which changes.
		const facts = some.every(isEdit) ? chips.filter(({ kind }) => kind === 'fact') : [];
		for (const fact of facts.filter((one) => one.to <= from).reverse()) {
			const before = text.slice(0, fact.from).replace(/[\s,;]+$/u, '');
			const changed = before === '' ? put : `${before}\n${put}`;
			yield {
				text: `${changed}${text.slice(fact.to)}`,
				put: '',
				from: before.length,
				act: changed.length + from - fact.to
			};
		}
		for (const said of [own, anew])
			yield {
				text: `${text.slice(0, from)}${put}\n${said}${after}`,
				put,
				from,
				act: from + put.length
			};
	}
}

const PASSES: readonly string[] = ['pass', 'everyone passes'];

const wordsOf = (line: Line, players: readonly string[]): string | null => {
	if (isExpectation(line)) return null;
	return isEdit(line) ? editWords(line, players) : actWords(line, players);
};

/** Whether all of a text is understood up to the act, the act is legal in it, and what follows is done by whom it was. */
function follows({ text, from, act }: Way, remedy: Remedy, before: Spoken, refused: Chip): boolean {
	const { chips } = understand(text);
	const at = chips.findIndex((chip) => chip.from >= act);
	const upTo = chips.slice(0, at + 1);
	const own = upTo.at(-1);
	return (
		own?.lines.some((line) => isSameDeed(line, remedy.act)) === true &&
		doersBehind(chips, own) === doersBehind(before.chips, refused) &&
		upTo.every(
			(chip) =>
				chip.trouble === null && (chip.from < from || chip.kind === 'act' || chip.kind === 'fact')
		)
	);
}

/** Who does what is told behind a piece. */
const doersBehind = (chips: readonly Chip[], { to }: Chip): string =>
	chips
		.filter((chip) => chip.from >= to)
		.flatMap(({ lines }) => lines.flatMap((line) => ('player' in line ? [line.player] : [])))
		.join(' ');

/** Whether somebody does the same with the same card, at whatever. */
function isSameDeed(line: Line, act: SingleAct): boolean {
	if (isEdit(line) || isExpectation(line) || line.do !== act.do) return false;
	if ('player' in line && 'player' in act && line.player !== act.player) return false;
	if (line.do === 'play' && act.do === 'play') return line.card === act.card;
	if (line.do === 'activate' && act.do === 'activate') return line.object.card === act.object.card;
	return true;
}
