import { cardOf } from '../../cards/library.ts';
import { aimOf } from './aims.ts';
import { isItem } from './cards-said.ts';
import { happen, nameOf, writer, type Talk } from './discourse.ts';
import { sell } from './events-told.ts';
import type { Aim } from './plan.ts';
import type { Ref } from './ref.ts';

/** Tells of a purchase as a noun, unless it was told: "in response to my purchase". */
export function tellPurchase(
	talk: Talk,
	{ of, on, isAnswered }: Extract<Ref, { ref: 'purchase' }>,
	order: 'next' | 'before'
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
		on?.ref === 'card'
			? { at: 'card', card: on.card, of: null }
			: on && aimOf(talk, on, who, null, order);
	happen(talk, { is: 'buy', who, what, piece: talk.piece }, order);
}
