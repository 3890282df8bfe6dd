import { cardOf } from '../../cards/library.ts';
import type { CardKey } from '../../model/words.ts';
import { standing } from './stand-in.ts';

/** The HP of a player of whom nobody says which character they are. */
export const USUAL_HP = 2;

/** The HP that somebody has by themselves, by the character they are; usual ones where nobody says which. */
export const ownHP = (character: CardKey | null | undefined): number =>
	(character ? cardOf(character).hp : undefined) ?? USUAL_HP;

/** More than that nobody is taken to have. */
const MOST = 9;

/** The HP that a card gives whoever has it, or everybody where it is a room, as long as it is there. */
const givenBy = (card: CardKey, whom: 'you' | 'players' = 'you'): number =>
	cardOf(card).abilities.reduce((sum, ability) => {
		if (ability.way !== 'static' || !('stat' in ability.standing)) return sum;
		const { stat, of, add } = ability.standing;
		return stat === 'hp' && of === whom && typeof add === 'number' ? sum + add : sum;
	}, 0);

/** The HP that somebody has who is not hurt: their own, and those that what they have and the rooms give. */
export const fullHP = (
	character: CardKey | undefined,
	items: readonly CardKey[],
	rooms: readonly CardKey[]
): number =>
	[
		ownHP(character),
		...items.map((card) => givenBy(card)),
		...rooms.map((card) => givenBy(card, 'players'))
	].reduce((sum, hp) => sum + hp, 0);

/**
 * "Cara has 4 HP", who can have 2: an item that nobody names gives her the others.
 * @returns null where what she is said to have is enough.
 */
export function givesMoreHP(
	hp: number | undefined,
	character: CardKey | undefined,
	items: readonly CardKey[],
	rooms: readonly CardKey[]
): CardKey | null {
	if (hp === undefined || hp > MOST) return null;
	const lacks = hp - fullHP(character, items, rooms);
	return lacks > 0 ? standing(`gives ${String(lacks)} HP`, `+${String(lacks)} HP.`) : null;
}
