import { reown } from './doers-told.ts';
import { aimsOf, tellUse } from './aims.ts';
import { type Talk, person } from './discourse.ts';
import { ownerOf } from './cards-noted.ts';
import { hasEffect, hasOneOf } from './effects-said.ts';
import type { Act } from './fates-told.ts';
import type { EffectKind, Saying } from './said.ts';
import type { CardKey } from '../../model/words.ts';
import { mostTargets } from './takes.ts';
import { Unclear } from './unclear.ts';

/**
 * What a card does is said in place of its name: it is that of the card which was used right before, of a card that
 * was spoken of before all else, or of an item of who does it.
 */
export function tellEffect(
	talk: Talk,
	{ who: said, kinds, on }: Omit<Extract<Saying, { say: 'effect' }>, 'say'>,
	order: 'next' | 'before',
	act: Act
): void {
	const { plan } = talk;
	const last = plan.events.at(-1);
	if (last?.is === 'use' && hasOneOf(last.card, kinds)) {
		const who = said ? act(said) : last.who;
		if (last.who !== who && !reown(talk, plan.events.length - 1, who)) throw new Unclear();
		const used = plan.events.at(-1);
		const isOpen = used?.is === 'use' && used.aims.length === 0 && !used.isAimSaid;
		if (!on || !isOpen || mostTargets(last.card, talk.edition) === 0) {
			plan.odd.set(talk.piece, 'left');
			return;
		}
		const aims = aimsOf(talk, last.card, who, [on], 'next');
		if (aims.length === 0) throw new Unclear();
		plan.events[plan.events.length - 1] = { ...used, aims, isAimSaid: true };
		return;
	}
	const who = act(said);
	const card = meansOf(talk, who, kinds);
	if (card === undefined) {
		if (on) talk.wanting = { who, kinds, on, piece: talk.piece, events: plan.events.length };
		throw new Unclear();
	}
	const words = kinds.filter((kind) => hasEffect(card, kind)).flatMap((kind) => kind.split(' '));
	const aimed = mostTargets(card, talk.edition) > 0 && on ? [on] : [];
	tellUse(talk, { ref: 'card', card, of: null, facts: {} }, who, aimed, order, { words });
}

/** The card with which somebody does something, where it is not named with it: one that was spoken of, or that they have. */
export function meansOf(
	talk: Talk,
	who: string,
	kinds: readonly EffectKind[]
): CardKey | undefined {
	const isUsed = (card: CardKey): boolean =>
		talk.plan.events.some((event) => event.is === 'use' && event.card === card);
	const fits = (card: CardKey): boolean => hasOneOf(card, kinds) && !isUsed(card);
	const isFree = (card: CardKey): boolean =>
		fits(card) && [null, who].includes(ownerOf(talk, card));
	const { items, handCards } = person(talk, who);
	return talk.topics.findLast(isFree) ?? items.findLast(fits) ?? handCards.findLast(fits);
}
