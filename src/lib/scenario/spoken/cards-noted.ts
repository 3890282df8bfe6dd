import { FACES, cardOf } from '../../cards/library.ts';
import type { CardKey } from '../../model/words.ts';
import { isItem, isLoot, isOwnable, isTrinket } from './cards-said.ts';
import type { CardFacts } from './plan.ts';
import type { CardRef, Facts } from './ref.ts';
import { type Talk, nameOf, person } from './discourse.ts';
import { Unclear } from './unclear.ts';

/** Notes what a card is said to be. Other HP than were told are unclear, unless they may be what is left by then. */
export function noteCard(talk: Talk, card: CardKey, facts: Facts, of: string | null): void {
	const { plan } = talk;
	const known: CardFacts = plan.cards.get(card) ?? {};
	// "Cat has 3 souls": what only a player has is of nobody whose card is called so.
	const isPlayers = [facts.itemCount, facts.soulCount, facts.souls, facts.curses].some(
		(one) => one !== undefined
	);
	if (isPlayers) throw new Unclear();
	// "A monster with 3 HP", of which no name is told.
	if (
		facts.hp !== undefined &&
		facts.hp > (cardOf(card).hp ?? Infinity) &&
		!plan.monsters.includes(card) &&
		talk.monster === card
	)
		throw new Unclear();
	const isOther = known.hp !== undefined && facts.hp !== undefined && facts.hp !== known.hp;
	if (isOther && !plan.events.some(({ is }) => is === 'roll' || is === 'use')) throw new Unclear();
	if (facts.hp !== undefined) {
		known.hp ??= facts.hp;
		talk.measure = 'hp';
	}
	if (facts.lost !== undefined) known.hp ??= (cardOf(card).hp ?? 0) - facts.lost;
	if (facts.counters !== undefined) known.counters ??= facts.counters;
	if (facts.deactivated) known.charged ??= false;
	if (facts.over !== undefined) known.over = facts.over;
	if (Object.keys(known).length > 0) plan.cards.set(card, known);
	const face = cardOf(card);
	if (face.kind === 'room') noteRoom(talk, card);
	if (of !== null && isOwnable(face) && !isLoot(face)) own(talk, of, card);
}

/** Puts an item before its player, unless it is what they have bought since. */
export function own(talk: Talk, name: string, card: CardKey): void {
	const { items } = person(talk, name);
	const isBought = talk.plan.events.some(
		(event) =>
			event.is === 'buy' &&
			event.who === name &&
			event.what?.at === 'card' &&
			event.what.card === card
	);
	// "Pia buys from the deck, gets Jawbone".
	const isGot = talk.plan.events.some((event) => event.is === 'reveal' && event.card === card);
	if (!isGot && !isBought && !items.includes(card)) items.push(card);
	talk.item = card;
}

/** "Carla holds Lost Soul and plays it": what is played from the hand lay not before its player. */
export function playFromHand(talk: Talk, name: string, card: CardKey): void {
	if (!FACES.has(card) || !isTrinket(cardOf(card))) return;
	const one = person(talk, name);
	const isUsed = cardOf(card).abilities.some(({ way }) => way === 'tap' || way === 'paid');
	if (!isUsed) one.items = one.items.filter((item) => item !== card);
}

/** A room, which is nobody's. */
export function noteRoom({ plan }: Talk, card: CardKey): void {
	if (!plan.rooms.includes(card)) plan.rooms.push(card);
}

/** Who has an item before them; null where nobody is said to. */
export function ownerOf({ plan, known }: Talk, card: CardKey): string | null {
	for (const [name, { items }] of plan.people) if (items.includes(card)) return name;
	return known.owners.get(card) ?? null;
}

/** Whose a card is said to be: "Ben uses Jawbone. Cleo has 3 cents. I decoy his Jawbone" is of who has one. */
export function ownerMeant(talk: Talk, { card, of }: CardRef, doer: string | null): string | null {
	if (!of) return null;
	const known = of.is === 'he' ? ownerOf(talk, card) : null;
	if (known !== null && known !== doer) return known;
	return nameOf(talk, of, of.is === 'he' && doer !== null ? null : doer);
}

/** Whether it was told that somebody uses a card. */
export const isUsedBy = ({ plan }: Talk, card: CardKey, who: string): boolean =>
	plan.events.some((event) => event.is === 'use' && event.card === card && event.who === who);

/** Puts a monster into a slot, unless it comes from the deck. */
export function putMonster(talk: Talk, card: CardKey): void {
	talk.monster = card;
	talk.lastNamed = { card };
	if (talk.revealed.has(card) || talk.lying.has(card) || talk.plan.monsters.includes(card)) return;
	if ([...talk.plan.cards.values()].some(({ over }) => over === card)) return;
	talk.plan.monsters.push(card);
}

/** The monster that is meant where nobody names one: the last, or the one that is asked about. */
export function monsterMeant(talk: Talk): CardKey | null {
	if (talk.monster === null && talk.plan.monsters.length === 0 && talk.asked !== null)
		putMonster(talk, talk.asked);
	return talk.monster;
}

/** Whether somebody can use a card that lies before players. */
export const liesInPlay = (card: CardKey): boolean => isItem(cardOf(card));
