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

/** The HP that a card gives whoever has it, as long as they have it. */
const givenBy = (card: CardKey): number =>
	cardOf(card).abilities.reduce((sum, ability) => {
		if (ability.way !== 'static' || !('stat' in ability.standing)) return sum;
		const { stat, of, add } = ability.standing;
		return stat === 'hp' && of === 'you' && typeof add === 'number' ? sum + add : sum;
	}, 0);

/**
 * "Cara has 4 HP", who can have 2: an item that nobody names gives her the others.
 * @returns null where what she is said to have is enough.
 */
export function givesMoreHP(
	hp: number | undefined,
	character: CardKey | undefined,
	items: readonly CardKey[]
): CardKey | null {
	if (hp === undefined || hp > MOST) return null;
	const lacks = hp - items.reduce((sum, card) => sum + givenBy(card), ownHP(character));
	return lacks > 0 ? standing(`gives ${String(lacks)} HP`, `+${String(lacks)} HP.`) : null;
}
