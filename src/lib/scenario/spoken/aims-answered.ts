import type { CardKey } from '../../model/words.ts';
import { isUsedBy, ownerMeant, ownerOf } from './cards-noted.ts';
import { nameOf, type Talk } from './discourse.ts';
import type { CardRef, Ref } from './ref.ts';
import { answersUse, helps, protects, takesOf, takesOthers } from './takes.ts';

/** "Amy has Boomerang. Ben butter beans it": the item that was spoken of, where nothing is told that could be answered. */
export function isItemAnswered(
	talk: Talk,
	doer: string | null,
	takes: ReadonlySet<string> | null
): boolean {
	const { plan, item, known, hidden } = talk;
	if (!answersUse(takes) || item === null || hidden !== null) return false;
	const owner = ownerOf(talk, item);
	const isAnyUsed = plan.events.some(({ is }) => is === 'use') || plan.stack.length > 0;
	return owner !== null && owner !== doer && !isAnyUsed && (known.stack ?? []).length === 0;
}

/** Who else there is, where that can only be one: a card that is answered and is nobody's is theirs. */
export function onlyOther({ plan, nameless }: Talk, doer: string | null): string | null {
	const others = plan.names.filter((name) => name !== doer);
	if (doer === null || others.length > 1) return null;
	return others[0] ?? (doer === nameless.writer ? nameless.friend : nameless.writer);
}

/** Who answers a card is hit by it, where nobody says whom it is aimed at. */
export function answererHit(
	talk: Talk,
	card: CardKey,
	who: string,
	doer: string | null
): readonly Ref[] {
	const { edition } = talk;
	const isAtPlayer =
		takesOf(card, edition).has('player') && !protects(card, edition) && !helps(card, edition);
	const isAtDoer = isAtPlayer && talk.monster === null && doer !== null && doer !== who;
	return isAtDoer ? [{ ref: 'who', who: { is: 'name', name: doer }, facts: {} }] : [];
}

/** Whose a card is that something is aimed at: "Lea beans his Curved Horn" is hardly of what she did herself. */
export function ownerAnswered(
	talk: Talk,
	ref: CardRef,
	doer: string | null,
	takes: ReadonlySet<string> | null
): string | null {
	const isTheirs = answersUse(takes) && ref.of?.is === 'he' && doer !== null;
	return isTheirs && !isUsedBy(talk, ref.card, doer)
		? nameOf(talk, ref.of, doer)
		: ownerMeant(talk, ref, doer);
}

/** "Rita attacks. Sam taps Decoy to take her Meat": what somebody takes of another is hardly their own. */
export function othersOwn(talk: Talk, card: CardKey, ref: Ref, doer: string): Ref {
	if (ref.ref !== 'card' || ref.of?.is !== 'he' || !takesOthers(card, talk.edition)) return ref;
	const known = ownerOf(talk, ref.card);
	if (known !== null && known !== doer) return ref;
	return { ...ref, of: { is: 'name', name: nameOf(talk, ref.of, doer) } };
}
