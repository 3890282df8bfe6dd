/** An ability as lines, each with the part of the ability it is. */
import type { Ability, Condition, Effect } from '../grammar.ts';
import { unsettled } from '../others.ts';
import { conditionWords, whileWords } from './conditions.ts';
import { costWords } from './costs.ts';
import { eventWords } from './events.ts';
import { introduced } from './filters.ts';
import { andList, capital, spaced } from './lists.ts';
import { withTargets } from './passing.ts';
import type { Phrase, SentenceScope, WordedLine } from './phrase.ts';
import { theyOf } from './scope.ts';
import { sentences } from './sentences.ts';
import { standingPhrase } from './standings.ts';
import { within } from './within.ts';

const BARE: SentenceScope = {
	targets: [],
	inline: null,
	event: 'none',
	says: { they: false, it: false },
	bound: [],
	inside: { effect: within, lines: written, ability: wordLines }
};

/** The whole of an ability as text, a line each. */
export function wordAbility(ability: Ability): string {
	return wordLines(ability)
		.map(({ text }) => text)
		.join('\n');
}

/** The lines of an ability, each with the part of the ability it is. */
export function wordLines(ability: Ability): readonly WordedLine[] {
	return effectLines(ability, `${conditionHead(ability)}${wayHead(ability)}`);
}

/** "Level 1+: ", "While it's your turn: ": when an object has the ability at all. */
function conditionHead(ability: Ability): string {
	const level = ability.level === undefined ? '' : `Level ${ability.level}+: `;
	const where = ability.where === undefined ? '' : `While this is ${ability.where}: `;
	return ability.while
		? `${level}${where}While ${conditionWords(ability.while, BARE)}: `
		: `${level}${where}`;
}

/** What comes before the effect: the cost, or the event that triggers it. */
function wayHead(ability: Ability): string {
	switch (ability.way) {
		case 'static':
			return '';
		case 'loot':
			return ability.cost ? `To play this, ${lower(costWords(ability.cost))}: ` : '';
		case 'tap':
			return `↷: ${ability.cost ? `${costWords(ability.cost)}: ` : ''}${useWords(ability)}`;
		case 'reward':
			return 'Reward: ';
		case 'paid':
			return ability.when
				? 'Whenever you could purchase: '
				: `$: ${costWords(ability.cost)}: ${useWords(ability)}`;
		case 'trigger':
			return capital(eventWords(ability.opening, ability.when, scopeOf(ability)));
	}
}

interface Use {
	readonly only?: Condition;
	readonly times?: number;
}

/** "Use only on your turn. ": when and how often it can be activated; empty where nothing is said of it. */
const useWords = (use: Use): string => useSentences(use).replace(/.$/u, '$& ');

/** "Use only on your turn.", "Use only once each turn." */
export const useSentences = ({ only, times }: Use): string =>
	spaced(
		only ? `Use only ${whileWords(only, BARE)}.` : '',
		times === undefined
			? ''
			: `Use only ${times === 1 ? 'once' : `${String(times)} times`} each turn.`
	);

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** What the words of an ability stand for. */
function scopeOf(ability: Ability): SentenceScope {
	if (ability.way === 'static') return BARE;
	const { effect, targets } = ability;
	const event = ability.way === 'trigger' ? theyOf(ability.when) : 'none';
	return withTargets({ ...BARE, event }, effect, targets);
}

/**
 * The lines of what an ability does, without what it costs or triggers on.
 * @param head what the first line opens with instead.
 */
export function effectLines(whole: Ability, head = ''): readonly WordedLine[] {
	const ability = unsettled(whole);
	const scope = scopeOf(ability);
	if (ability.way === 'static') {
		const { text, lines } = standingPhrase(ability.standing, [], scope);
		return printed([{ text, path: [], lines }], head, []);
	}
	return written(ability.effect, head, [], scope, true);
}

/** The line of an ability that holds the effect at a path. */
export function lineAt(lines: readonly WordedLine[], path: readonly number[]): WordedLine | null {
	const holding = lines.filter((line) => line.path.every((part, i) => part === path[i]));
	return holding.reduce<WordedLine | null>(
		(best, line) => (best && best.path.length >= line.path.length ? best : line),
		null
	);
}

/**
 * The lines of an effect: its sentences, with a line for each line of a table.
 * @param introduces whether the targets are named here, not further up.
 */
export function written(
	effect: Effect,
	head: string,
	path: readonly number[],
	scope: SentenceScope,
	introduces: boolean
): readonly WordedLine[] {
	const said = sentences(effect, path, scope);
	if (!introduces || scope.inline !== null || scope.targets.length === 0)
		return printed(said, head, path);
	const targets = andList(scope.targets.map((target) => introduced(target, scope)));
	return printed([{ text: `choose ${targets}`, path, lines: [] }, ...said], head, path);
}

type Sentence = Pick<Phrase, 'text' | 'path' | 'lines'>;

/** Sentences set in lines: one goes on until a table stands below it. */
function printed(
	said: readonly Sentence[],
	head: string,
	path: readonly number[]
): readonly WordedLine[] {
	const lines: WordedLine[] = [];
	let line: WordedLine = { text: head, path };
	const endLine = (): void => {
		if (line.text !== '') lines.push({ ...line, text: line.text.trimEnd() });
	};
	for (const [index, sentence] of said.entries()) {
		line = { ...line, text: `${line.text}${opened(sentence.text, line.text)}` };
		if (sentence.lines.length === 0) continue;
		endLine();
		lines.push(...sentence.lines);
		line = { text: '', path: said[index + 1]?.path ?? path };
	}
	endLine();
	return lines;
}

/** A sentence after what stands before it on the line: with a capital at a start, and its stop. */
function opened(text: string, before: string): string {
	const starts = /^$|[:.•] $|[.]" $/u.test(before);
	const stop = /[-.]"?$/u.test(text) ? ' ' : '. ';
	return `${starts ? capital(text) : text}${text.endsWith('-') ? '' : stop}`;
}
