/**
 * Cards that somebody typed because the library lacks them. Such a card's key is its own line of the
 * notation, so it says all about itself wherever it is: in a position, a link, a stored game.
 *
 * @example
 * cardOf('Lucky Rock: treasure | ↷: Gain 1¢.').abilities; // [tap(gainCents(1))]
 */
import type { Ability, Keyword } from '../abilities/grammar.ts';
import { readFace, type Face, type FacePart, type Unsaid } from '../abilities/reading.ts';
import { wordAbility } from '../abilities/wording.ts';
import type { CardKey } from '../model/words.ts';
import { canNameACard } from './card-name.ts';
import type { Card, CardKind } from './card.ts';
import { ofItsAttacker } from './its-attacker.ts';
import { factsIn, factsText, kindIn, type Facts } from './stat-line.ts';
import { understandTyped } from './typed-key.ts';

/** Something of a typed card that was not understood, at a place counted from 1 in its text. */
export interface CardProblem {
	readonly line: number;
	readonly column: number;
	readonly message: string;
	/** What would fit there. */
	readonly expected: readonly string[];
	/** Whether the card can be played all the same: a line that the players resolve by hand. */
	readonly byHand: boolean;
}

/** An ability as it was written, and as it was read: in the judge's own words. */
export interface ReadBack {
	readonly text: string;
	readonly said: string;
}

export interface TypedCard {
	/** Null where too little is known to play with it: a name and a kind are needed. */
	readonly key: CardKey | null;
	readonly card: Card | null;
	readonly problems: readonly CardProblem[];
	/** What was read, line by line, for whoever typed it to agree with; without what nobody could read. */
	readonly readBack: readonly ReadBack[];
	/** What the reading of its text has cost; a scenario may spend so much on all its cards. */
	readonly cost: number;
}

const LONGEST = 1500;

/** The key of a card: "NAME: facts | text", with " / " where a line ends. */
const keyOf = (name: string, facts: Facts, text: string): CardKey => {
	const lines = text
		.split(/\n/u)
		.map((line) => line.replace(/\s+/gu, ' ').trim())
		.filter((line) => line !== '');
	const head = `${name.replace(/\s+/gu, ' ').trim()}: ${factsText(facts)}`;
	return lines.length === 0 ? head : `${head} | ${lines.join(' / ')}`;
};

understandTyped((key) => {
	const { key: own, card, cost } = readTypedLine(key);
	return { card: own === key ? card : null, cost };
});

/** What was read last, by its text: here, or elsewhere for this one. */
const READ = new Map<string, TypedCard>();
const MOST_READ = 500;

/** Whether a text has been read before, so that it costs nothing. */
export const isRead = (text: string): boolean => READ.has(text);

/** Takes over what was read of a text elsewhere. */
export function takeRead(text: string, card: TypedCard): void {
	if (READ.size >= MOST_READ) READ.clear();
	READ.set(text, card);
}

function once(text: string, read: (text: string) => TypedCard): TypedCard {
	const known = READ.get(text);
	if (known) return known;
	const card = read(text);
	takeRead(text, card);
	return card;
}

/** Reads a card from one line: "NAME: facts | text / more text". */
export const readTypedLine = (line: string): TypedCard => once(line, readLine);

/**
 * Reads a card as it is typed from print: its name first, then its kind and stat block, then its
 * lines, and its rewards anywhere on a line of their own; or from one line.
 */
export const readTypedCard = (text: string): TypedCard =>
	isOneLine(text) ? readTypedLine(text) : once(text, readPrinted);

const isOneLine = (text: string): boolean => text.includes(':') && !text.includes('\n');

function readLine(line: string): TypedCard {
	const colon = line.indexOf(':');
	const bar = line.indexOf('|');
	const facts = line.slice(colon + 1, bar < 0 ? line.length : bar);
	const body = bar < 0 ? '' : line.slice(bar + 1);
	return made({
		name: { text: colon < 0 ? line : line.slice(0, colon), line: 1, column: 1 },
		facts: colon < 0 ? [] : [{ text: facts, line: 1, column: colon + 2 }],
		// A line of the text for each slash, as many letters as before.
		body: { text: body.replaceAll(' / ', ' \n '), line: 1, column: bar + 2 },
		flat: true
	});
}

function readPrinted(text: string): TypedCard {
	const lines = text.split('\n');
	const first = lines[0] ?? '';
	const colon = first.indexOf(':');
	const name = colon < 0 ? first : first.slice(0, colon);
	const head: Part = { text: first.slice(name.length + 1), line: 1, column: name.length + 2 };
	const said = lines.slice(1).map((line) => ({ line, read: factsIn(afterRewards(line)) }));
	const whole = said.filter(({ line, read }) => line.trim() !== '' && read.problems.length === 0);
	const kind = kindIn(
		whole.reduce<Facts>((all, { read }) => ({ ...all, ...read.facts }), factsIn(head.text).facts)
	);
	const facts = whole.filter(({ line, read }) => !isDone(line, read.facts, kind));
	return made({
		name: { text: name, line: 1, column: 1 },
		facts: [
			head,
			...facts.map((one) => ({
				text: afterRewards(one.line),
				line: said.indexOf(one) + 2,
				column: 1
			}))
		],
		body: {
			text: ['', ...said.map((one) => (facts.includes(one) ? '' : one.line))].join('\n'),
			line: 1,
			column: 1
		},
		flat: false
	});
}

const afterRewards = (line: string): string => line.replace(/^\s*rewards?:/iu, '');

/** "Loot 1." of a card that is played, which is no reward: those are a monster's, and have no full stop. */
function isDone(line: string, { rewards, ...others }: Facts, kind: CardKind | undefined): boolean {
	if (rewards === undefined || Object.keys(others).length > 0 || line !== afterRewards(line))
		return false;
	return kind !== 'monster' || /\.\s*$/u.test(line);
}

interface Part {
	readonly text: string;
	readonly line: number;
	readonly column: number;
}
interface Taken {
	readonly name: Part;
	readonly facts: readonly Part[];
	readonly body: Part;
	/** Whether the lines of the body stand on one line of the text. */
	readonly flat: boolean;
}

/** What no player has: its abilities are the game's, and the active player is "you". */
const THE_GAMES: ReadonlySet<CardKind> = new Set<CardKind>(['monster', 'event', 'room']);

const UNSAID: Partial<Readonly<Record<CardKind, Unsaid>>> = { loot: 'loot', event: 'event' };

/** What a card of a kind counts as a soul, where nothing else is said (2.4.1). */
const SOULS: Partial<Readonly<Record<CardKind, number>>> = { 'bonus soul': 1 };

/** What every card of a kind has, said or not: a curse by its name, a starting item by 2.5. */
const OF_KIND: Partial<Readonly<Record<CardKind, readonly Keyword[]>>> = {
	curse: ['curse'],
	'starting item': ['eternal']
};

function made({ name, facts: parts, body, flat }: Taken): TypedCard {
	const problems: CardProblem[] = [];
	const bad = (at: Part, column: number, message: string, expected: readonly string[]): void => {
		problems.push({ line: at.line, column: at.column + column, message, expected, byHand: false });
	};
	const facts: Facts = {};
	for (const part of parts) {
		const read = factsIn(part.text);
		Object.assign(facts, read.facts);
		for (const { column, message, expected } of read.problems) bad(part, column, message, expected);
	}
	const called = name.text.replace(/\s+/gu, ' ').trim();
	if (!canNameACard(called))
		bad(name, 0, 'A card needs a name that means nothing else.', [
			'Lucky Rock: treasure | ↷: Gain 1¢.'
		]);
	if (body.text.length > LONGEST) bad(body, 0, 'This is too much text for a card.', []);
	const kind = kindIn(facts);
	if (kind === undefined && problems.length === 0)
		bad(parts[0] ?? name, 0, 'A card needs a kind.', ['treasure', 'loot', 'monster']);
	if (problems.some(({ byHand }) => !byHand) || kind === undefined)
		return { key: null, card: null, problems, readBack: [], cost: 0 };
	facts.kind = kind;
	const unsaid = isTrinket(facts, body.text) ? 'trinket' : (UNSAID[kind] ?? 'given');
	const { parts: all, cost } = readFace(body.text, unsaid, !THE_GAMES.has(kind));
	const face = THE_GAMES.has(kind) ? all.map((part) => asTheGames(part, kind)) : all;
	const said = new Set<Keyword>(facts.keywords ?? []);
	const abilities: Ability[] = [];
	const readBack: ReadBack[] = [];
	for (const part of face) {
		if ('keywords' in part) part.keywords.forEach((one) => said.add(one));
		else if ('ability' in part) {
			abilities.push(part.ability);
			if (part.problem) problems.push(unread(part.problem, body, flat));
			else readBack.push({ text: part.text, said: wordAbility(part.ability) });
		}
	}
	const keywords = new Set<Keyword>([...said, ...(OF_KIND[kind] ?? [])]);
	const { kind: _, keywords: __, threePlus, ...stats } = facts;
	const card: Card = {
		name: called,
		kind,
		...(SOULS[kind] === undefined ? {} : { souls: SOULS[kind] }),
		...stats,
		...(threePlus ? { threePlus } : {}),
		...(keywords.size > 0 ? { keywords: [...keywords] } : {}),
		copies: 1,
		abilities
	};
	const known = { ...facts, ...(said.size > 0 ? { keywords: [...said] } : {}) };
	const key = keyOf(called, known, withoutKeywordLines(body.text, face));
	return { key, card, problems, readBack, cost };
}

/** "+1 ATK" on a card of the game's own: a monster has it, and whoever has it of a room nobody can tell. */
function asTheGames(said: FacePart, kind: CardKind): FacePart {
	const part =
		'ability' in said && kind === 'monster'
			? { ...said, ability: ofItsAttacker(said.ability) }
			: said;
	if (!('ability' in part) || part.problem || !/^[+–—−-]\d/u.test(part.text)) return part;
	const { ability, text, line } = part;
	if (ability.way === 'static' && kind === 'monster') {
		const { standing } = ability;
		if ('stat' in standing && (standing.stat === 'hp' || standing.stat === 'attack'))
			return { ...part, ability: { ...ability, standing: { ...standing, of: 'this' } } };
	}
	return {
		...part,
		ability: { way: 'static', standing: { byHand: text } },
		problem: { line, column: 1, words: text, expected: ['each player has', 'this has'] }
	};
}

/** Whether a card is put into play when it is played, and works there (3.3). */
const isTrinket = ({ keywords = [] }: Facts, text: string): boolean =>
	keywords.includes('trinket') || /^\s*trinket[\s,.]*$/imu.test(text);

/** The lines of a text that are not keywords alone, which its facts tell of. */
const withoutKeywordLines = (text: string, face: Face['parts']): string =>
	text
		.split('\n')
		.filter((_, i) => !face.some((part) => 'keywords' in part && part.line === i + 1))
		.join('\n');

type Unread = NonNullable<Extract<FacePart, { ability: unknown }>['problem']>;

function unread(problem: Unread, body: Part, flat: boolean): CardProblem {
	const { line, column, expected } = problem;
	const lines = body.text.split('\n').slice(0, line - 1);
	const before = lines.reduce((sum, one) => sum + one.length + 1, 0);
	return {
		line: flat ? body.line : body.line + line - 1,
		column: flat ? body.column + before + column - 1 : column,
		message: `${whyUnread(problem)}, so the players do this line by hand.`,
		expected,
		byHand: true
	};
}

function whyUnread({ words, tooMuch }: Unread): string {
	if (words === '') return 'These words cannot be read together';
	const said = `“${words.length > 40 ? `${words.slice(0, 40)}…` : words}”`;
	return tooMuch
		? `${said} can be read in more ways than the judge looks through`
		: `${said} cannot be read`;
}
