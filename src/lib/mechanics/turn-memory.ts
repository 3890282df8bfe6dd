import { cardOf, isCard } from '../cards/library.ts';
import type { CardKey } from '../model/words.ts';
import type { Position, Turn } from '../model/position.ts';

/** What a turn remembers for cards alone, with the words by which an ability asks for it. */
const ASKED_BY = {
	attackRolls: ['"nth"', '"thisTurn"'],
	attackRollsOfOthers: ['"nth"', '"thisTurn"'],
	history: ['"nth"', '"thisTurn"', '"times":"attack"'],
	deeds: ['"did"'],
	rollsMade: ['"nth":"dice roll"'],
	penaltyItems: ['"penaltyItemOf"'],
	lastRolls: ['"same result twice"'],
	rolledAgainst: ['"rolledAgainst"'],
	lastAgainst: ['"lastAttackRoll"'],
	dealtCombatDamage: ['"dealtCombatDamage"']
} as const satisfies Partial<Record<keyof Turn, readonly string[]>>;

/** Something that a turn remembers for cards that may ask. */
export type TurnMemory = keyof typeof ASKED_BY;

const MEMORIES: readonly TurnMemory[] = [
	'attackRolls',
	'attackRollsOfOthers',
	'history',
	'deeds',
	'rollsMade',
	'penaltyItems',
	'lastRolls',
	'rolledAgainst',
	'lastAgainst',
	'dealtCombatDamage'
];

/**
 * What the turn remembers though no card of the table can ask for it: it can make no difference, as long
 * as no card comes to the table that nobody has named yet.
 */
export function unaskedMemory(position: Position): ReadonlySet<TurnMemory> {
	const texts = [...cardsWithin(position)].map((card) => JSON.stringify(cardOf(card)));
	return new Set(
		MEMORIES.filter((memory) => {
			const words: readonly string[] = ASKED_BY[memory];
			return !texts.some((text) => words.some((word) => text.includes(word)));
		})
	);
}

/** Every card that a position names anywhere, and those that they name in turn, such as their back face. */
export function cardsWithin(position: Position): ReadonlySet<CardKey> {
	const found = new Set<CardKey>();
	const look = (value: unknown): void => {
		if (typeof value === 'string') {
			if (found.has(value) || !isCard(value)) return;
			found.add(value);
			look(cardOf(value));
		} else if (Array.isArray(value)) value.forEach(look);
		else if (typeof value === 'object' && value !== null)
			for (const [key, field] of Object.entries(value)) {
				look(key);
				look(field);
			}
	};
	look(position);
	return found;
}
