import { cardOf } from '../../cards/library.ts';
import { type Talk, nameOf } from './discourse.ts';
import { own } from './cards-noted.ts';
import { isItem } from './cards-said.ts';
import type { Add } from './fates-told.ts';
import type { Saying } from './said.ts';
import { stealsCents } from './takes.ts';
import { Unclear } from './unclear.ts';

/** "… again": the same act once more. */
export function tellAgain(talk: Talk, what: Extract<Saying, { say: 'again' }>, add: Add): void {
	const { plan } = talk;
	if (what.who) {
		tellAlike(talk, nameOf(talk, what.who), add);
		return;
	}
	const used = plan.events.findLast(
		(event) =>
			event.is === 'use' &&
			event.who === talk.actor &&
			(!what.isSteal || stealsCents(event.card, talk.edition))
	);
	// "She D6s again": it is that use which is the second one.
	const isSecond =
		used?.is === 'use' &&
		plan.events.some((event) => event !== used && event.is === 'use' && event.card === used.card);
	const isLast = used?.is === 'use' && talk.isAttached && used === plan.events.at(-1);
	const first = plan.events.findLast(
		(event) =>
			event !== used && event.is === 'use' && used?.is === 'use' && event.card === used.card
	);
	// "Bombs Fat Bat, then bomb again": on the same.
	if (isLast && !used.isAimSaid && first?.is === 'use' && first.who === used.who) {
		plan.events[plan.events.length - 1] = { ...used, aims: first.aims };
		return;
	}
	if (isLast && (used.isAimSaid || isSecond)) return;
	if (used?.is !== 'use') {
		const last = plan.events.at(-1);
		if (talk.isAttached && (last?.is === 'attack' || last?.is === 'buy')) return;
		if (plan.events.some(({ is }) => is === 'roll')) return;
		throw new Unclear();
	}
	add({ ...used });
	return;
}

/** "So does Cleo": the last act, with a card of her own; on herself, where it was done so. */
function tellAlike(talk: Talk, name: string, add: Add): void {
	const { plan } = talk;
	const last = plan.events.at(-1);
	const isBack =
		last?.is === 'use' && last.aims.some((aim) => aim.at === 'player' && aim.name === name);
	if (
		last?.is !== 'use' ||
		last.who === name ||
		isBack ||
		last.aims.some(({ at }) => at === 'roll')
	)
		throw new Unclear();
	if (isItem(cardOf(last.card))) own(talk, name, last.card);
	const aims = last.aims.map((aim) =>
		aim.at === 'player' && aim.name === last.who ? { ...aim, name } : aim
	);
	add({ ...last, aims, who: name, isDoerGuessed: false, isDoerUnsaid: false });
	talk.actor = name;
}
