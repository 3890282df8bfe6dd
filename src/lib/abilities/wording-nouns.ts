import type { Patient, Stat, TargetSpec, TargetWord } from './grammar.ts';

/** A noun phrase in the cases that a sentence needs. */
export interface Noun {
	/** As a subject; null for "you", which an order leaves out. */
	readonly subject: string | null;
	readonly object: string;
	readonly possessive: string;
	/** Whether its verb has no s: you, they. */
	readonly plural: boolean;
}

/** What an effect's words for players and things stand for where it is written. */
export interface Scope {
	readonly targets: readonly TargetSpec[];
	/** The one target is named in passing ("deal 1 damage to a player") and not chosen first. */
	readonly inline: boolean;
	/** Who "they" is: the player the event happened to, if a player other than you can be. */
	readonly event: 'you' | 'a player' | 'none';
}

export const YOU: Noun = { subject: null, object: 'you', possessive: 'your', plural: true };
export const THEY: Noun = { subject: 'they', object: 'them', possessive: 'their', plural: true };
const IT: Noun = { subject: 'it', object: 'it', possessive: 'its', plural: false };

/** A singular noun that looks the same in every case. */
const noun = (text: string): Noun => ({
	subject: text,
	object: text,
	possessive: `${text}'s`,
	plural: false
});

/** "a, b, or c" of a list. */
export function orList(words: readonly string[]): string {
	if (words.length <= 2) return words.join(' or ');
	return `${words.slice(0, -1).join(', ')}, or ${words.at(-1) ?? ''}`;
}

/** "a, b, and c" of a list. */
export function andList(words: readonly string[]): string {
	if (words.length <= 2) return words.join(' and ');
	return `${words.slice(0, -1).join(', ')}, and ${words.at(-1) ?? ''}`;
}

/** A target word with its article, and whether an "or" may share the article. */
function nounOf(word: TargetWord): {
	readonly article: string;
	readonly noun: string;
	readonly shares: boolean;
} {
	switch (word) {
		case 'player':
		case 'monster':
		case 'dice roll':
		case 'deck':
		case 'discard':
			return { article: 'a', noun: word, shares: true };
		case 'item':
			return { article: 'an', noun: word, shares: true };
		case 'ability of an item':
			return { article: 'the', noun: '↷ or $ ability of an item', shares: false };
		case 'loot being played':
			return { article: 'a', noun: word, shares: false };
	}
}

/** A target as an ability first names it: "a monster or player". */
export function indefinite({ any }: TargetSpec): string {
	const nouns = any.map(nounOf);
	const share = nouns.every(({ shares }) => shares);
	return orList(nouns.map((n, i) => (share && i > 0 ? n.noun : `${n.article} ${n.noun}`)));
}

const LIVING: readonly TargetWord[] = ['player', 'monster'];
const PLACES: readonly TargetWord[] = ['deck', 'discard'];

/** A target as an ability names it again after it was chosen. */
function chosen(scope: Scope, index: number): Noun {
	const spec = scope.targets[index];
	if (!spec) return noun('the chosen one');
	const name = spec.any.length === 1 && spec.any[0] ? nounOf(spec.any[0]).noun : 'target';
	if (scope.targets.length > 1) {
		const same = scope.targets.filter((other) => indefinite(other) === indefinite(spec));
		if (same.length === 1 && name !== 'target') return noun(`that ${name}`);
		return noun(`the ${ORDINALS[index] ?? String(index + 1)} ${name}`);
	}
	if (spec.any.every((word) => PLACES.includes(word))) return noun(`that ${name}`);
	if (!spec.any.some((word) => LIVING.includes(word))) return IT;
	return scope.event === 'a player' ? noun(`the chosen ${name}`) : THEY;
}

const ORDINALS = ['first', 'second', 'third', 'fourth'];

/** What a word for a player or thing is called in a sentence. */
export function nounFor(word: Patient, scope: Scope): Noun {
	switch (word) {
		case 'you':
			return YOU;
		case 'they':
			return scope.event === 'you' ? YOU : THEY;
		case 'active player':
			return noun('the active player');
		case 'this':
			return noun('this');
		case 'it':
			return IT;
		default: {
			if ('controllerOf' in word) {
				const roll = chosen(scope, word.controllerOf);
				return noun(`${roll.possessive} controller`);
			}
			const spec = scope.targets[word.target];
			return scope.inline && spec ? noun(indefinite(spec)) : chosen(scope, word.target);
		}
	}
}

/** The numbers of a line of a "Roll-" table: "1-2", "1 or 6". */
export function range(numbers: readonly number[]): string {
	const runs: { from: number; to: number }[] = [];
	for (const n of [...numbers].sort((a, b) => a - b)) {
		const last = runs.at(-1);
		if (last && n <= last.to + 1) last.to = n;
		else runs.push({ from: n, to: n });
	}
	return orList(runs.map(({ from, to }) => (from === to ? String(from) : `${from}-${to}`)));
}

/** A number and its noun, plural where there are several: "a loot card", "2 loot cards". */
export function count(amount: number, article: string, one: string): string {
	return amount === 1 ? `${article} ${one}` : `${amount} ${one}s`;
}

/** A number with its sign: "+1", "-1". */
export const signed = (add: number): string => (add < 0 ? String(add) : `+${add}`);

/** A change to a stat: "+1 HP", "+1 to attack rolls". */
export function statChange(stat: Stat, add: number): string {
	switch (stat) {
		case 'hp':
			return `${signed(add)} HP`;
		case 'attack':
			return `${signed(add)} ATK`;
		case 'evasion':
			return `${signed(add)} evasion`;
		case 'rolls':
			return `${signed(add)} to dice rolls`;
		case 'attack rolls':
			return `${signed(add)} to attack rolls`;
	}
}

/** The text with a capital first letter. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
