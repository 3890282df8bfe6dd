import type { Card } from '../../cards/card.ts';
import { cardOf } from '../../cards/library.ts';
import type { CardKey } from '../../model/words.ts';

/** Whether something can be done with a card: it is loot to be played, or has an ability to activate. */
export const isUsable = ({ kind, abilities }: Card): boolean =>
	kind === 'loot' ||
	((isItem({ kind }) || kind === 'room') &&
		abilities.some(({ way }) => way === 'tap' || way === 'paid'));

export const isItem = ({ kind }: Pick<Card, 'kind'>): boolean =>
	kind === 'treasure' || kind === 'starting item';

/** An item that by itself adds to rolls, and has nothing to be activated: "uses Meat!, so it's a 4". */
export const addsToRolls = (card: Card): boolean =>
	isItem(card) &&
	!isUsable(card) &&
	card.abilities.some(
		(one) =>
			one.way === 'static' &&
			'stat' in one.standing &&
			(one.standing.stat === 'rolls' || one.standing.stat === 'attack rolls')
	);

export const isLoot = ({ kind }: Card): boolean => kind === 'loot';
/** A loot card that can lie in play. */
export const isTrinket = ({ keywords = [] }: Card): boolean => keywords.includes('trinket');
export const isMonster = ({ kind }: Card): boolean => kind === 'monster';
/** A card of the monster deck. */
export const isOfMonsterDeck = ({ kind }: Card): boolean =>
	kind === 'monster' || kind === 'event' || kind === 'curse';

/** Whether a person can have it before them. */
export const isOwnable = (card: Card): boolean => isItem(card) || isTrinket(card);

/** Whether what it does brings about a roll. */
export const makesRoll = (key: CardKey): boolean => {
	const { abilities } = cardOf(key);
	return /"do":"roll"/u.test(JSON.stringify(abilities));
};

/** Whether it does something by itself as something happens. */
export const triggers = ({ abilities }: Card): boolean =>
	abilities.some(({ way }) => way === 'trigger');
