import { reown } from './adjuncts-told.ts';
import { aimsOf, tellUse } from './aims.ts';
import { type Talk, person } from './discourse.ts';
import { hasEffect } from './effects-said.ts';
import type { Act } from './fates-told.ts';
import type { Saying } from './said.ts';
import { mostTargets } from './takes.ts';
import { Unclear } from './unclear.ts';

/**
 * What a card does is said in place of its name: it is that of the card which was used right before, of a card that
 * was spoken of before all else, or of an item of who does it.
 */
export function tellEffect(
	talk: Talk,
	{ who: said, kind, on }: Extract<Saying, { say: 'effect' }>,
	order: 'next' | 'before',
	act: Act
): void {
	const { plan } = talk;
	const last = plan.events.at(-1);
	if (last?.is === 'use' && hasEffect(last.card, kind)) {
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
	const isUsed = (card: string): boolean =>
		plan.events.some((event) => event.is === 'use' && event.card === card);
	const fits = (card: string): boolean => hasEffect(card, kind) && !isUsed(card);
	const card = talk.topics.findLast(fits) ?? person(talk, who).items.findLast(fits);
	if (card === undefined) throw new Unclear();
	const aimed = mostTargets(card, talk.edition) > 0 && on ? [on] : [];
	tellUse(talk, { ref: 'card', card, of: null, facts: {} }, who, aimed, order, { words: [kind] });
}
