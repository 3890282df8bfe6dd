/**
 * English for the ability language, in the game's own style, from the data alone.
 *
 * @example
 * wordAbility(eachTime(rolls('a player', 1), loot(1))); // "Each time a player rolls a 1, loot 1."
 */
import type {
	Ability,
	Cost,
	Effect,
	Opening,
	Outcome,
	Standing,
	TargetSpec,
	TriggerEvent,
	Whose
} from './grammar.ts';
import { andList, capital, indefinite, orList, statChange, type Scope } from './wording-nouns.ts';
import {
	clausesOf,
	conditionWords,
	lineHead,
	namesInPassing,
	permitted,
	statement,
	type Clause
} from './wording-verbs.ts';

/** A line of an ability as it is printed. */
export interface WordedLine {
	readonly text: string;
	/** The part of the ability the line is: empty for the first line, then as in an `EffectRef`. */
	readonly path: readonly number[];
}

/** The lines that follow a sentence with a "Roll-", and where they are written. */
interface Table {
	readonly outcomes: readonly Outcome[];
	readonly path: readonly number[];
}

/** Part of a sentence: no capital, no full stop yet. */
interface Phrase {
	readonly text: string;
	readonly path: readonly number[];
	readonly tables: readonly Table[];
}

/** The whole of an ability as text, a line each. */
export function wordAbility(ability: Ability): string {
	return wordLines(ability)
		.map(({ text }) => text)
		.join('\n');
}

/** The lines of an ability, each with the part of the ability it is. */
export function wordLines(ability: Ability): readonly WordedLine[] {
	switch (ability.way) {
		case 'static':
			return [{ text: `${capital(standingWords(ability.standing))}.`, path: [] }];
		case 'loot':
			return effectLines(ability);
		case 'tap':
			return effectLines(ability, '↷: ');
		case 'paid':
			return effectLines(ability, `$: ${costWords(ability.cost)}: `);
		case 'trigger':
			return effectLines(ability, eventWords(ability.opening, ability.when));
	}
}

/**
 * The lines of what an ability does, without what it costs or triggers on.
 * @param head what the first line opens with instead.
 */
export function effectLines(ability: Ability, head = ''): readonly WordedLine[] {
	if (ability.way === 'static') return wordLines(ability);
	const { effect, targets } = ability;
	return written(effect, head, [], scopeOf(ability, effect, targets));
}

/** The line of an ability that holds the effect at a path. */
export function lineAt(lines: readonly WordedLine[], path: readonly number[]): WordedLine | null {
	const holding = lines.filter((line) => line.path.every((part, i) => part === path[i]));
	return holding.reduce<WordedLine | null>(
		(best, line) => (best && best.path.length >= line.path.length ? best : line),
		null
	);
}

const COST: Readonly<Record<Cost['pay'], (amount: number) => string>> = {
	'¢': (amount) => `${amount}¢`
};

/** "Pay 4¢": what a $ ability costs. */
export function costWords(cost: readonly Cost[]): string {
	return `Pay ${andList(cost.map(({ pay, amount }) => COST[pay](amount)))}`;
}

function standingWords(standing: Standing): string {
	if ('game' in standing) return 'if you control this when the game begins, you go first';
	if ('this' in standing) return `this ${standing.this}`;
	return `${standing.of} have ${statChange(standing.stat, standing.add)}`;
}

/** "Each time a player rolls a 1, ": the event of a trigger with its opening; empty where it is unsaid. */
function eventWords(opening: Opening, when: TriggerEvent): string {
	switch (opening) {
		case 'unsaid':
			return '';
		case 'each time':
			return `Each time ${happens(when)}, `;
		case 'when':
			return `When ${happens(when)}, `;
		case 'at': {
			if (when.on !== 'turn starts' && when.on !== 'turn ends') return `When ${happens(when)}, `;
			const turn = when.who === 'you' ? 'your' : 'each';
			return `At the ${when.on === 'turn starts' ? 'start' : 'end'} of ${turn} turn, `;
		}
	}
}

function happens(when: TriggerEvent): string {
	switch (when.on) {
		case 'roll':
			return `${when.who} ${when.who === 'you' ? 'roll' : 'rolls'}${numberWords(when.numbers)}`;
		case 'would roll':
			return `${when.who} would roll${numberWords(when.numbers)}`;
		case 'die':
			return `${dies(when.who)}${whenWords(when.when)}`;
		case 'would die':
			return `${when.who} would die`;
		case 'enter play':
			return `${when.who} enters play`;
		case 'turn starts':
			return `${when.who === 'you' ? 'your' : "a player's"} turn starts`;
		case 'turn ends':
			return `${when.who === 'you' ? 'your' : "a player's"} turn ends`;
	}
}

const numberWords = (numbers: readonly number[]): string =>
	numbers.length === 0 ? '' : ` a ${orList(numbers.map(String))}`;

const dies = (who: Whose): string => `${who} ${who === 'you' ? 'die' : 'dies'}`;

function whenWords(when: Extract<TriggerEvent, { on: 'die' }>['when']): string {
	switch (when) {
		case 'before penalties':
			return ', before paying penalties';
		case 'after penalties':
			return ', after paying penalties';
		case 'on death':
			return '';
		case 'after rewards':
			return ', after gaining rewards';
	}
}

function scopeOf(ability: Ability, effect: Effect, targets: readonly TargetSpec[]): Scope {
	const who = ability.way === 'trigger' ? ability.when.who : null;
	return {
		targets,
		inline: targets.length === 1 && namesInPassing(effect),
		event: who === 'you' || who === 'a player' ? who : 'none'
	};
}

/**
 * The lines of an effect: its sentences, with a line for each line of a table.
 * @param introduces whether the targets are named here, not further up.
 */
function written(
	effect: Effect,
	head: string,
	path: readonly number[],
	scope: Scope,
	introduces = true
): readonly WordedLine[] {
	const lines: WordedLine[] = [];
	let line: WordedLine = { text: head, path };
	const say = (phrase: string): void => {
		const starts = /^$|[:.] $/u.test(line.text);
		const stop = phrase.endsWith('-') ? '' : '. ';
		line = { ...line, text: `${line.text}${starts ? capital(phrase) : phrase}${stop}` };
	};
	const endLine = (): void => {
		if (line.text !== '') lines.push({ ...line, text: line.text.trimEnd() });
	};
	if (introduces && scope.targets.length > 0 && !scope.inline)
		say(`choose ${andList(scope.targets.map(indefinite))}`);
	const phrases = sentences(effect, path, scope);
	for (const [index, phrase] of phrases.entries()) {
		say(phrase.text);
		if (phrase.tables.length === 0) continue;
		endLine();
		lines.push(...phrase.tables.flatMap((table) => tableLines(table, scope)));
		line = { text: '', path: phrases[index + 1]?.path ?? path };
	}
	endLine();
	return lines;
}

/** The lines of a "Roll-" table; a line with targets of its own chooses them itself. */
function tableLines({ outcomes, path }: Table, scope: Scope): readonly WordedLine[] {
	return outcomes.flatMap((outcome, index) => {
		const { targets, effect } = outcome;
		const own = targets.length > 0;
		const inner = own
			? { ...scope, targets, inline: targets.length === 1 && namesInPassing(effect) }
			: scope;
		return written(effect, lineHead(outcome), [...path, index], inner, own);
	});
}

/** An effect as sentences of its own. */
function sentences(effect: Effect, path: readonly number[], scope: Scope): readonly Phrase[] {
	switch (effect.do) {
		case 'then':
			return effect.steps.flatMap((step, index) => sentences(step, [...path, index], scope));
		case 'may':
		case 'if':
			return [within(effect, path, scope, statement)];
		default:
			return clausesOf(effect, scope).map((clause) => ({
				text: statement(clause),
				path,
				tables: tablesOf(clause, path)
			}));
	}
}

const tablesOf = ({ table }: Clause, path: readonly number[]): readonly Table[] =>
	table ? [{ outcomes: table, path }] : [];

/** An effect as part of one sentence, its steps joined by "then". */
function within(
	effect: Effect,
	path: readonly number[],
	scope: Scope,
	say: (clause: Clause) => string
): Phrase {
	switch (effect.do) {
		case 'then': {
			const parts = effect.steps.map((step, index) => within(step, [...path, index], scope, say));
			return joined(parts, path);
		}
		case 'may': {
			const inner = within(effect.effect, [...path, 0], scope, permitted);
			return { ...inner, text: `you may ${inner.text}`, path };
		}
		case 'if': {
			const inner = within(effect.effect, [...path, 0], scope, say);
			return { ...inner, text: `${conditionWords(effect.condition)}, ${inner.text}`, path };
		}
		default:
			return joined(
				clausesOf(effect, scope).map((clause) => ({
					text: say(clause),
					path,
					tables: tablesOf(clause, path)
				})),
				path
			);
	}
}

const joined = (parts: readonly Phrase[], path: readonly number[]): Phrase => ({
	text: parts.map(({ text }) => text).join(', then '),
	path,
	tables: parts.flatMap(({ tables }) => tables)
});
