import type { Ability, Keyword } from '../../abilities/grammar.ts';
import type { CardKind, Reward } from '../../cards/card.ts';
import { abilitiesOf, cardOf, writtenOn } from '../../cards/library.ts';
import { EDITIONS, rootOf, type CardKey, type EditionId } from '../../model/words.ts';
import { EDITION_NAMES } from '../../wording/editions.ts';
import { cardName, wordCard } from '../../wording/index.ts';

/** An ability as a face shows it: its lines, and whether a keyword brings it. */
export interface FaceAbility {
	/** Its place among the abilities of the card. */
	readonly line: number;
	readonly way: Ability['way'];
	readonly lines: readonly string[];
	/** It is not written there: a keyword stands for it (4.6). */
	readonly byKeyword: boolean;
}

/** All that the face of a card shows, as plain data. */
export interface Face {
	readonly key: CardKey;
	/** The name on the card. */
	readonly name: string;
	/** The name with what tells the card apart from others of that name. */
	readonly title: string;
	readonly kind: CardKind;
	readonly hp: number | null;
	readonly evasion: number | null;
	readonly attack: number | null;
	readonly rewards: readonly Reward[];
	readonly souls: number;
	readonly keywords: readonly Keyword[];
	readonly threePlus: boolean;
	/** The name of the starting item it brings. */
	readonly startingItem: string | null;
	readonly abilities: readonly FaceAbility[];
}

/** A reward as its box says it: "7¢", "Loot 2", "+1 treasure". */
export function rewardWords({ gain, amount }: Reward): string {
	switch (gain) {
		case '¢':
			return `${amount}¢`;
		case 'loot':
			return `Loot ${amount}`;
		case 'treasure':
			return `+${amount} treasure`;
	}
}

/** What a card says in an edition. */
export interface EditionLines {
	readonly edition: EditionId;
	readonly title: string;
	readonly lines: readonly string[];
}

/** What a card says in each edition, where they differ; nothing where it says the same in both. */
export function editionsOf(key: CardKey): readonly EditionLines[] {
	if (cardOf(key).variants === undefined) return [];
	const said = EDITIONS.map((edition) => ({
		edition,
		title: EDITION_NAMES[edition],
		lines: faceOf(key, edition).abilities.flatMap(({ lines, byKeyword }) =>
			byKeyword ? [] : lines
		)
	}));
	// A later state of a rulebook is told only where its own words are others.
	const linesIn = (edition: EditionId): string =>
		(said.find((one) => one.edition === edition)?.lines ?? []).join('\n');
	return said.filter(
		({ edition, lines }) =>
			rootOf(edition) === edition || lines.join('\n') !== linesIn(rootOf(edition))
	);
}

/**
 * The face of a card of the library in an edition.
 * @throws Error when the library has no such card.
 */
export function faceOf(key: CardKey, edition: EditionId = '2023'): Face {
	const card = cardOf(key);
	const written = writtenOn(key, edition).length;
	const worded = wordCard(key, edition);
	return {
		key,
		name: card.name,
		title: cardName(key),
		kind: card.kind,
		hp: card.hp ?? null,
		evasion: card.evasion ?? null,
		attack: card.attack ?? null,
		rewards: card.rewards ?? [],
		souls: card.souls ?? 0,
		keywords: card.keywords ?? [],
		threePlus: card.threePlus ?? false,
		startingItem: card.startingItem === undefined ? null : cardName(card.startingItem),
		abilities: abilitiesOf(key, edition).map((ability, line) => ({
			line,
			way: ability.way,
			lines: worded.filter(({ at }) => at.line === line).map(({ text }) => text),
			byKeyword: line >= written
		}))
	};
}
