import { tellAimed } from './adjuncts-told.ts';
import { nameOf, type Talk } from './discourse.ts';
import { hasOneOf } from './effects-said.ts';
import type { Act, Add } from './fates-told.ts';
import type { Saying } from './said.ts';
import { stealsCents } from './takes.ts';
import { Unclear } from './unclear.ts';

/** ¢ that are stolen, with the item that does so. */
export function tellTheft(
	talk: Talk,
	what: Extract<Saying, { say: 'steal' }>,
	add: Add,
	act: Act
): void {
	const { plan } = talk;
	const last = plan.events.at(-1);
	// "Zoe taps Jawbone, stealing 3 from me": who does it is who used what does it.
	const isItsEffect =
		what.who === null &&
		last?.is === 'use' &&
		hasOneOf(last.card, ['steal']) &&
		talk.isSameSentence;
	const who = isItsEffect ? last.who : act(what.who);
	const from = nameOf(talk, what.from, who);
	// "Taps Jawbone on Nina, stealing 3 from her": what it does is said again.
	const isTold =
		last?.is === 'use' &&
		last.who === who &&
		hasOneOf(last.card, ['steal']) &&
		last.aims.some((aim) => aim.at === 'player' && aim.name === from);
	if (isTold) return;
	// "Taps Jawbone, takes three cents from Nina".
	if (
		last?.is === 'use' &&
		last.who === who &&
		stealsCents(last.card, talk.edition) &&
		!last.isAimSaid
	) {
		tellAimed(talk, { ref: 'who', who: what.from, facts: {} });
		return;
	}
	const card = plan.people.get(who)?.items.find((item) => stealsCents(item, talk.edition));
	if (card === undefined) throw new Unclear();
	add({ is: 'use', who, card, aims: [{ at: 'player', name: from }], words: [], mode: null });
}
