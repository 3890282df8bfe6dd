import { cardOf } from '../../cards/library.ts';
import { isItem } from './cards-said.ts';
import { happen, nameOf, writer, type Talk } from './discourse.ts';
import { sell } from './events-told.ts';
import type { Aim } from './plan.ts';
import type { Ref } from './ref.ts';

/**
 * Tells of a purchase as a noun, unless it was told: "in response to my purchase".
 * @param aimOf what somebody who purchases something aims at.
 */
export function tellPurchase(
	talk: Talk,
	{ of, on, isAnswered, isWanted }: Extract<Ref, { ref: 'purchase' }>,
	order: 'next' | 'before',
	aimOf: (on: Ref, who: string) => Aim | null
): void {
	const { plan } = talk;
	const told = plan.events.findLast((event) => event.is === 'buy');
	const who = of ? nameOf(talk, of) : (told?.who ?? writer(talk));
	// "During the purchase Kim plays a Nickel, she wants Dinner": it is told later whose it is.
	if (!of && !told && !on && !isAnswered && plan.active === null && talk.purchaseAt === null) {
		talk.purchaseAt = plan.events.length;
		return;
	}
	plan.active ??= who;
	if (told || (!on && !isAnswered)) return;
	if (on?.ref === 'card' && isItem(cardOf(on.card))) sell(talk, on.card);
	const what: Aim | null =
		on?.ref === 'card' ? { at: 'card', card: on.card, of: null } : on && aimOf(on, who);
	happen(
		talk,
		{ is: 'buy', who, what, ...(isWanted ? { isWish: true } : {}), piece: talk.piece },
		order
	);
}
