import { cleanText } from '../model/clean-text.ts';
import type { CardKey } from '../model/words.ts';
import { canNameACard } from './card-name.ts';
import { readTypedLine } from './typed.ts';

/** How a card that the players resolve by hand comes onto the stack. */
export const BY_HAND_KINDS = ['loot', 'item'] as const;
export type ByHandKind = (typeof BY_HAND_KINDS)[number];

const WRITTEN: Readonly<Record<ByHandKind, string>> = {
	loot: 'loot | ',
	item: 'treasure | ↷: '
};

/** What such a card may target. */
const TARGET = 'a player, object, dice roll, or loot being played';

/** The most targets that it can be given. */
export const MOST_BY_HAND_TARGETS = 3;

/** What such a card says, with so many targets. */
const written = (kind: ByHandKind, targets: number): string => {
	const choice =
		targets === 0 ? '' : `Choose ${Array.from({ length: targets }, () => TARGET).join(' and ')}. `;
	return `${WRITTEN[kind]}${choice}Do what is printed on it.`;
};

/** As many letters as a name may have, with room for a number behind it. */
const LONGEST = 50;

/**
 * A card of which only the name is known: it is played or activated by the rules, and what it does
 * is left to the players. Null where nothing is left of the name that a card can be called.
 * @param taken cards that bear other names: one of the same name is told apart by a number.
 * @param targets how many it has: players, objects, rolls, loot on the stack.
 */
export function byHandCard(
	name: string,
	kind: ByHandKind,
	taken: readonly CardKey[] = [],
	targets = 0
): CardKey | null {
	const plain = cleanText(name)
		.replace(/->|→|[:|/()#,;"\s]+/gu, ' ')
		.replace(/^\s*(?:(?:card|player|object|word)\s+)+/iu, '')
		.replace(/['’]s (?=roll|death|attack)/giu, ' ')
		.replace(/\s+/gu, ' ')
		.trim()
		.slice(0, LONGEST)
		.trim();
	if (plain === '') return null;
	const called = canNameACard(plain) ? plain : `${plain} by hand`;
	const keyOf = (one: string): CardKey | null =>
		readTypedLine(`${one}: ${written(kind, targets)}`).key;
	const clashes = (one: string): boolean =>
		taken.some(
			(other) => other !== keyOf(one) && other.toLowerCase().startsWith(`${one.toLowerCase()}:`)
		);
	let number = 1;
	let free = called;
	while (clashes(free)) free = `${called} ${String(++number)}`;
	return keyOf(free);
}
