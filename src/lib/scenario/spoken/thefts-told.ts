import { tellAimed } from './adjuncts-told.ts';
import { FACES } from '../../cards/library.ts';
import { isOfOtherSet } from '../../cards/sets/index.ts';
import type { CardKey, EditionId } from '../../model/words.ts';
import { own } from './cards-noted.ts';
import { nameOf, person, type Talk } from './discourse.ts';
import { AT_THE_START } from './laying.ts';
import { hasOneOf } from './effects-said.ts';
import { tellEffect } from './effects-told.ts';
import type { Act, Add } from './fates-told.ts';
import type { Who } from './ref.ts';
import type { Saying } from './said.ts';
import { isStandIn, standIn } from './stand-in.ts';
import { centsStolen, stealsCents } from './takes.ts';
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
	if (what.card && isOfSteal(talk)) {
		tellEffect(talk, { who: what.who, kinds: ['steal'], on: what.card }, 'next', act);
		return;
	}
	const who = isItsEffect ? last.who : act(what.who);
	const from = what.from ? nameOf(talk, what.from, who) : whoHasCents(talk, who);
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
		tellAimed(talk, { ref: 'who', who: { is: 'name', name: from }, facts: {} });
		return;
	}
	const theirs = plan.people.get(who)?.items.find((item) => stealsCents(item, talk.edition));
	const card = theirs ?? (what.cents === undefined ? null : thiefOf(talk, what.cents, what.from));
	// So many they had.
	const isStoodFor = card === null || isStandIn(card);
	if (isStoodFor && what.cents !== undefined && what.cents > AT_THE_START)
		person(talk, from).cents ??= what.cents;
	if (card === null) {
		// What took it is not told; whose it was is.
		if (what.card) own(talk, from, what.card.card);
		throw new Unclear();
	}
	if (theirs === undefined) own(talk, who, card);
	add({ is: 'use', who, card, aims: [{ at: 'player', name: from }], words: [], mode: null });
}

/** The only card that steals so many ¢; where there is none and it is said from whom, an item that stands in. */
const thiefOf = (talk: Talk, cents: number, from: Who | null): CardKey | null =>
	onlyThief(cents, talk.edition) ??
	(from && cents > 0 && !isOfSteal(talk)
		? standIn(`steals ${String(cents)}¢`, `Steal ${String(cents)}¢ from a player.`)
		: null);

/** Whoever was said to have ¢, but who takes them. */
function whoHasCents({ plan }: Talk, but: string): string {
	const rich = [...plan.people].filter(([name, { cents = 0 }]) => name !== but && cents > 0);
	const [only] = rich;
	if (!only || rich.length > 1) throw new Unclear();
	return only[0];
}

/** Whether what was used last, or is spoken of, steals. */
const isOfSteal = ({ plan, topics }: Talk): boolean => {
	const last = plan.events.at(-1);
	return (
		(last?.is === 'use' && hasOneOf(last.card, ['steal'])) ||
		topics.some((card) => hasOneOf(card, ['steal']))
	);
};

/** The item of the base set that steals so many ¢, where only one does. */
function onlyThief(cents: number, edition: EditionId): CardKey | null {
	const thieves = [...FACES.keys()].filter(
		(card) => !isOfOtherSet(card) && centsStolen(card, edition) === cents
	);
	const [only] = thieves;
	return thieves.length === 1 && only !== undefined ? only : null;
}
