import { cardOf, FACES } from '../../cards/library.ts';
import type { Scenario } from '../scenario.ts';
import { print } from '../print/print.ts';
import { isUsable } from './cards-said.ts';
import { cardVerbAt } from './clause-words.ts';
import { anyOf, numberAt, skip, type Reader } from './reader.ts';
import type { Piece } from './said.ts';
import type { Chip, Spoken } from './spoken.ts';
import { isStandIn } from './stand-in.ts';
import { whoAt } from './who.ts';

/** What a purchase costs. */
const PRICE = 10;

/** What is said of it hangs on what lies on the table. */
const WITH_TABLE: readonly Piece['what']['say'][] = ['buy', 'choose', 'answer'];

/** Words before "one" that make it a pronoun. */
const POINTS: ReadonlySet<string> = new Set(
	'the this that other another last next same each which only no any first second'.split(' ')
);

/** Whether a token is a number that says how much, and no part of a card's name. */
function counts(reader: Reader, index: number): boolean {
	const { text } = reader.tokens[index] ?? {};
	if (numberAt(reader, index) === null || text === 'no') return false;
	if (text === 'one' && POINTS.has(reader.tokens[index - 1]?.text ?? '')) return false;
	// "Dinga (3+)", "1/2 HP": what it takes to hit it, and how many HP there can be, is printed.
	if (reader.tokens[index + 1]?.text === '+' || reader.tokens[index - 1]?.text === '/')
		return false;
	for (let back = 0; back < 6; back++)
		if (
			reader.lexicon.at(index - back).some(({ part, length }) => part !== 'weak' && length > back)
		)
			return false;
	return true;
}

/** Lists of which it may be said how many things are in them. */
const LISTS: ReadonlySet<string> = new Set(
	'handCards souls items curses cards faces on who'.split(' ')
);

/** Every number in plain data and how many things it lists, and the numbers printed on the cards that it names. */
function gatherNumbers(data: unknown, found: Set<number>, isPrinted = false): void {
	if (typeof data === 'number') found.add(Math.abs(data));
	else if (typeof data === 'string' && !isPrinted && (FACES.has(data) || isStandIn(data)))
		gatherNumbers(cardOf(data), found, true);
	else if (typeof data === 'object' && data !== null) {
		for (const [key, one] of Object.entries(data)) {
			if (Array.isArray(one) && LISTS.has(key) && !isPrinted) found.add(one.length);
			gatherNumbers(one, found, isPrinted);
		}
	}
}

/** Words of a question before a number of what there is: "…, started at 0". */
const TOLD =
	/(?:^| )(?:(?!who|which|what|that|nobody)\S+ has|with an?|roll(?:ed|ing)?(?: an?)?|had|only|his|her|their|(?:start(?:ed|ing)?|began|am|is|was|were) (?:at|on|with))$/u;

/** Chips with those marked in which a number stands that nothing which was understood has used. */
export function withUncountedMarked(
	chips: readonly Chip[],
	reader: Reader,
	pieces: readonly Piece[],
	scenario: Scenario
): readonly Chip[] {
	const { script: _, ...table } = scenario;
	return chips.map((chip, at) => {
		// What is corrected right behind need not be used.
		const isCorrected = chips[at + 1]?.kind === 'left';
		const isAsked = chip.kind === 'asked';
		if ((chip.kind !== 'act' && chip.kind !== 'fact' && !isAsked) || isCorrected) return chip;
		const inside = [...reader.tokens.keys()].filter((index) => {
			const { from = 0, to = 0 } = reader.tokens[index] ?? {};
			const led = reader.tokens.slice(Math.max(0, index - 2), index).map(({ text }) => text);
			const isTold = !isAsked || TOLD.test(led.join(' '));
			return isTold && from >= chip.from && to <= chip.to && to > from && counts(reader, index);
		});
		if (inside.length === 0) return chip;
		const said = pieces.flatMap(({ from, to, what }) =>
			inside.some((index) => index < to && (index >= from || from === to)) ? [what] : []
		);
		if (said.some(({ say }) => say === 'edition' || say === 'topic' || say === 'option'))
			return chip;
		const used = new Set<number>();
		gatherNumbers([said, chip.lines], used, isAsked);
		if (isAsked) gatherNumbers([table, pieces.map(({ what }) => what)], used, true);
		if (said.some(({ say }) => say === 'buy')) used.add(PRICE);
		// "Two Relics: mine and Vera's".
		if (said.every(({ say }) => say === 'fact')) used.add(said.length);
		// "Plays two bombs".
		const uses = said.filter(({ say }) => say === 'use').length;
		if (uses > 1) used.add(uses);
		// What an act is for is printed on the card that was used.
		if (said.some(({ say }) => say === 'serves')) gatherNumbers(chips[at - 1]?.lines, used);
		// What lies there may change the price, or ask for what is answered.
		if (said.some(({ say }) => WITH_TABLE.includes(say))) gatherNumbers(table, used);
		return inside.every((index) => used.has(numberAt(reader, index) ?? 0))
			? chip
			: { ...chip, kind: 'unread' as const };
	});
}

/** Words behind which a claim says what is not so. */
const DENIED =
	/\b(?:cant|cannot|couldnt|wont|wouldnt|doesnt|dont|didnt|isnt|shouldnt|not|never|no)\b/u;

/** Words before a number that something is said to take, or to come to. */
const TAKES =
	/\b(?:needs?|costs?|requires?|takes?|its|is|be|has to be|must be|should be)(?: (?:an?|still|only|just|now|at least|always))*$/u;

const wordsBefore = ({ tokens }: Reader, index: number): string =>
	tokens
		.slice(Math.max(0, index - 5), index)
		.map(({ bare }) => bare)
		.join(' ');

/** What is done with already. */
const EARLIER = /^(?:earlier|previous|prior|other|last)$/u;

/**
 * Chips with those claims and reasons marked that tell something of the table which is told nowhere else: a
 * number, or a card. "Because she only had 1 HP", "since Ben used the D6".
 */
export function withClaimsMarked(
	chips: readonly Chip[],
	reader: Reader,
	pieces: readonly Piece[],
	scenario: Scenario
): readonly Chip[] {
	const claims = pieces.filter(({ claim, what }) => claim !== undefined && what.say === 'left');
	if (claims.length === 0) return chips;
	const { title: _, ...table } = scenario;
	const used = new Set<number>();
	gatherNumbers([table, pieces.map(({ what }) => what)], used);
	const there = JSON.stringify(table);
	const news = claims.flatMap((piece) => {
		const inside = reader.tokens.slice(piece.from, piece.to);
		if (DENIED.test(inside.map(({ bare }) => bare).join(' '))) return [];
		const tellsNew = inside.some((_token, i) => {
			const index = piece.from + i;
			// "Sunil says it's still 10": what somebody else thinks that it takes.
			const isOpinion = piece.claim === 'reported' && TAKES.test(wordsBefore(reader, index));
			if (counts(reader, index)) return !isOpinion && !used.has(numberAt(reader, index) ?? 0);
			// What somebody else thinks of a card need not be so.
			if (piece.claim === 'reported') return false;
			const isEarlier = EARLIER.test(reader.tokens[index - 1]?.text ?? '');
			const named = reader.people.at(index) ? undefined : reader.lexicon.at(index)[0];
			return (
				named?.part === false &&
				named.off === 0 &&
				!isEarlier &&
				!named.cards.some((card) => there.includes(`"${card}"`))
			);
		});
		return tellsNew ? [inside[0]?.from ?? -1] : [];
	});
	return chips.map((chip) =>
		chip.kind === 'left' && news.includes(chip.from) ? { ...chip, kind: 'unread' as const } : chip
	);
}

/** Forms of the verbs with which a card is used, in a question of whether it can be. */
const USED =
	/\b(?:us(?:e|es|ed|ing)|tap(?:s|ped|ping)?|play(?:s|ed|ing)?|activat(?:e|es|ed|ing)|cast)\b/iu;

/** "Can I Decoy the D6": the card's name is what is to be done. */
function isCardVerbed(reader: Reader, from: number): boolean {
	const start = reader.tokens.findIndex((token) => token.from >= from);
	const who = anyOf(reader, start, 'can|could|may');
	const behind = who < 0 ? null : whoAt(reader, who);
	return behind !== null && cardVerbAt(reader, skip(reader, behind.to));
}

/** Chips with those questions marked that ask whether an item is used which is there and is not used in the script. */
export function withUnplayedMarked(
	text: string,
	chips: readonly Chip[],
	reader: Reader,
	{ script }: Scenario
): readonly Chip[] {
	const lines = JSON.stringify(script);
	return chips.map((chip) => {
		const said = text.slice(chip.from, chip.to);
		const isAskedFor = USED.test(said) || isCardVerbed(reader, chip.from);
		if (chip.kind !== 'asked' || !isAskedFor || /\b(?:have|had|before|after)\b/iu.test(said))
			return chip;
		let inside = 0;
		const isUnplayed = [...reader.tokens.keys()].some((index) => {
			if (index < inside) return false;
			const { from = 0, to = 0 } = reader.tokens[index] ?? {};
			const named = reader.lexicon.at(index).find(({ part, off }) => part === false && off === 0);
			const isInside = from >= chip.from && to <= chip.to && to > from;
			inside = index + (named?.length ?? 1);
			return (
				isInside &&
				named !== undefined &&
				!reader.people.at(index) &&
				named.cards.every((card) => isUsable(cardOf(card)) && !lines.includes(`"${card}"`))
			);
		});
		return isUnplayed ? { ...chip, kind: 'unread' as const } : chip;
	});
}

/** "The loot card I just played", "the item that she used". */
const UNNAMED =
	/\b(?:the|my|his|her|their|a|that|this) (?:loot card|loot|card|item)(?: (?:that|which))? (?:i|we|he|she|they|you|\p{L}+) (?:just |have |had |already )*(?:played|plays?|used|uses?|cast|activated)\b/iu;

/** Chips with those questions marked that speak of a card which somebody used, where none is told. */
export function withUnnamedMarked(
	text: string,
	chips: readonly Chip[],
	{ script }: Scenario
): readonly Chip[] {
	const isUsed = script.some(
		(line) => 'do' in line && (line.do === 'play' || line.do === 'activate')
	);
	return chips.map((chip) =>
		chip.kind === 'asked' && !isUsed && UNNAMED.test(text.slice(chip.from, chip.to))
			? { ...chip, kind: 'unread' as const }
			: chip
	);
}

/** A word that denies, and what stands there where nothing is denied. */
const DENIES: readonly (readonly [denies: RegExp, instead: string])[] = [
	[/(?<=\b(?:is|are|was|were|do|does|did|has|have|had|could|would|should))n['’]?t\b/giu, ''],
	[/\b(?:cannot|can['’]?t)\b/giu, 'can'],
	[/\bwon['’]t\b/giu, 'will'],
	[/\bwithout\b/giu, 'with'],
	[
		/\b(?:nobody|no one|none)\b(?! (?:else )?(?:respond|react|does|do|did|has|had|want|play))/giu,
		'somebody'
	],
	[/\bnothing\b/giu, 'something'],
	[/\b(?:not|never|neither|nor|hardly|barely)\b ?/giu, ''],
	// "Says no", "no way": an answer.
	[/(?<!\b(?:says?|said|oh),? )\bno\b(?= \p{L})(?! (?:way|and|then|but|problem)\b) ?/giu, '']
];

/** So many denials of a text are looked into. */
const MOST_DENIALS = 4;

const tableOf = ({ scenario: { title: _, ...table } }: Spoken): string => print(table);

const isClear = ({ chips }: Spoken): boolean =>
	chips.every(({ kind, trouble }) => kind !== 'unread' && kind !== 'left' && trouble === null);

/**
 * What was understood, with the chips marked that say the same without their "not": whoever reads them has
 * missed it.
 */
export function withUndeniedMarked(
	text: string,
	spoken: Spoken,
	understood: (text: string) => Spoken
): Spoken {
	const { chips } = spoken;
	const heard = chips.filter(({ kind }) => kind === 'act' || kind === 'fact');
	const denials = DENIES.flatMap(([denies, instead]) =>
		[...text.matchAll(denies)].map(({ 0: word, index }) => ({
			at: index,
			without: text.slice(0, index) + instead + text.slice(index + word.length)
		}))
	).flatMap(({ at, without }) => {
		// Between two chips it belongs to the next, unless it denies a thing that is passed over: "hasn't rolled".
		const chip = chips.find(({ to }) => to > at);
		const denies = chip && chip.from > at ? text.slice(at, chip.from) : '';
		if (/^\S+ \p{L}/u.test(denies)) return [];
		// "Can Ben jawbone her so she can't pay?": what comes of what is asked about.
		const isAsked = chip !== undefined && text.slice(chip.from, chip.to).endsWith('?');
		if (isAsked && /\b(?:so|because|since|although|though)\b/iu.test(text.slice(chip.from, at)))
			return [];
		return chip && heard.includes(chip) ? [{ chip, without }] : [];
	});
	if (denials.length === 0) return spoken;
	const table = tableOf(spoken);
	const missed = new Set(
		denials.flatMap(({ chip, without }, i) => {
			if (i >= MOST_DENIALS) return [chip];
			const other = understood(without);
			return isClear(other) && tableOf(other) === table ? [chip] : [];
		})
	);
	return missed.size === 0
		? spoken
		: {
				...spoken,
				chips: chips.map((chip) => (missed.has(chip) ? { ...chip, kind: 'unread' as const } : chip))
			};
}
