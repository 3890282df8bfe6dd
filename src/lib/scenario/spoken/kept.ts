import { isOfOtherSet } from '../../cards/sets/index.ts';
import type { CardKey } from '../../model/words.ts';
import type { Scenario } from '../scenario.ts';
import { numberAt, seq, type Reader } from './reader.ts';
import type { Chip } from './spoken.ts';
import { deathAt } from './references.ts';
import { isOwnWord } from './vocabulary.ts';

/** Whether a word is so long that it is hardly mistyped from another than a card's name. */
const isLongWord = ({ tokens }: Reader, index: number): boolean =>
	(tokens[index]?.text.length ?? 0) > 6;

/** A question of so many words asks of a card alone: "relic?", "what about the relic?". */
const BARE = 4;

/** Whether a word has a capital though the one before it has none, in a text that has few. */
function isCapitalWithin({ tokens }: Reader, index: number): boolean {
	const before = tokens[index - 1];
	return (
		tokens[index]?.capital === true &&
		before?.kind === 'word' &&
		!before.capital &&
		tokens.filter(({ kind, capital }) => kind === 'word' && capital).length < tokens.length / 2
	);
}

/** Whether a word with a capital inside a sentence is nobody and nothing that is known: a card of no set, say. */
function isStranger(reader: Reader, index: number): boolean {
	const { tokens, people, lexicon } = reader;
	const token = tokens[index];
	if (token?.kind !== 'word' || token.text.length < 4 || /['’]/u.test(token.text)) return false;
	const isPart = [0, 1, 2, 3].some((back) =>
		lexicon.at(index - back).some(({ length }) => length > back)
	);
	return (
		!isPart && !isOwnWord(token.text) && people.at(index) === null && isCapitalWithin(reader, index)
	);
}

/**
 * Chips, with those marked that name a card which is neither laid nor played: nothing that was named is lost
 * without a word.
 */
export function withLostMarked(
	chips: readonly Chip[],
	reader: Reader,
	scenario: Scenario
): readonly Chip[] {
	const { title: _, ...table } = scenario;
	const there = JSON.stringify(table);
	const favors = scenario.script.flatMap((line) =>
		'do' in line && line.do === 'barter' ? [line.favour ?? ''] : []
	);
	// "The bomb" may be a Gold Bomb!!, and "not bombing her" a favor.
	const isThere = (card: CardKey): boolean =>
		there.includes(`"${card}"`) || there.includes(`-${card}"`);
	/** The cards that are named, each with the place of its first token; what a number counts is none. */
	const named = new Map<number, readonly CardKey[]>();
	for (let index = 0; index < reader.tokens.length;) {
		const best = reader.lexicon.at(index).find(({ part }) => part === false);
		const isSpelled = best && (best.off === 0 || best.length > 1 || isLongWord(reader, index));
		// A word of every day is a card of another set where it has a capital inside a sentence.
		// "On the Butter Bean" may mean a card that has no "the" in its name.
		const isLong =
			best !== undefined &&
			best.length > 1 &&
			best.off === 0 &&
			!reader.lexicon.at(index + 1).some(({ part }) => part === false);
		const isMeant =
			best && (isLong || !best.cards.every(isOfOtherSet) || isCapitalWithin(reader, index));
		const isNamed = isSpelled && isMeant && !reader.people.at(index);
		// "To death", "Ben's death": that is none.
		const isDying =
			seq(reader, index, 'death') > 0 &&
			[0, 1, 2, 3].some((back) => (deathAt(reader, index - back)?.to ?? 0) > index);
		const isOther =
			numberAt(reader, index) !== null || seq(reader, index - 1, 'to death') > 0 || isDying;
		const isFavor = favors.some((favor) => favor.includes(reader.tokens[index]?.text ?? ''));
		if (isNamed && !isOther && !isFavor) named.set(index, best.cards);
		index += isSpelled ? best.length : 1;
	}
	// "I attacked Squirt … (sorry, it was Spider, not Squirt)": what is taken back is named there again.
	const takenBack = new Set(
		[...named].flatMap(([index, cards]) => {
			const { from = 0, to = 0 } = reader.tokens[index] ?? {};
			const isBack = chips.some(
				(chip) => chip.kind === 'left' && from >= chip.from && to <= chip.to
			);
			return isBack ? cards : [];
		})
	);
	return chips.map((chip, at) => {
		if (chip.kind === 'unread' || chip.kind === 'left') return chip;
		// What is taken back right behind need not be there.
		if (chips[at + 1]?.kind === 'left') return chip;
		const inside = [...reader.tokens.keys()].filter((index) => {
			const { from = 0, to = 0 } = reader.tokens[index] ?? {};
			return from >= chip.from && to <= chip.to && to > from;
		});
		const words = inside.filter((index) => reader.tokens[index]?.kind !== 'mark');
		const isStrange = inside.some((index) => isStranger(reader, index));
		if (isStrange) return { ...chip, kind: 'unread' as const };
		if (chip.kind === 'asked' && words.length <= BARE) return chip;
		const isLost = inside.some((index) => {
			// "Does he get the penny?": it is money.
			const isMoney =
				chip.kind === 'asked' && seq(reader, index - 1, 'the|a|that|my|his|her penny') > 0;
			return (
				!isMoney && named.get(index)?.some((card) => isThere(card) || takenBack.has(card)) === false
			);
		});
		return isLost ? { ...chip, kind: 'unread' as const } : chip;
	});
}
