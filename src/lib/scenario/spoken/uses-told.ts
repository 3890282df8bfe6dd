import { cardOf, FACES } from '../../cards/library.ts';
import { tellAimed, tellDoer } from './adjuncts-told.ts';
import { type Talk, doerOf, nameOf, person } from './discourse.ts';
import { ownerOf, playFromHand, putMonster } from './cards-noted.ts';
import { sell } from './events-told.ts';
import { tellUse } from './aims.ts';
import { isItem, isLoot, isUsable } from './cards-said.ts';
import type { Act, Add } from './fates-told.ts';
import { noteFacts } from './facts-noted.ts';
import type { Aim, Event } from './plan.ts';
import type { Piece, Saying } from './said.ts';
import type { CardRef, Who } from './ref.ts';
import { hasOneOf } from './effects-said.ts';
import { meansOf } from './effects-told.ts';
import { CANCELS } from './spoken-names.ts';
import { harms, mostTargets } from './takes.ts';
import { Unclear } from './unclear.ts';

/** Cards that are named by a word for them. */
const SPOKEN_OF: ReadonlySet<string> = new Set(['character', 'same']);

/** A card that is used, as it is said. */
export function tellUseSaid(
	talk: Talk,
	what: Extract<Saying, { say: 'use' }> & { readonly order?: string },
	piece: Piece,
	order: 'next' | 'before',
	add: Add,
	act: Act
): void {
	const { plan } = talk;
	if (isOnlyAim(talk, what) || isToldCause(talk, what)) return;
	const card =
		what.card.card === 'same'
			? { ...what.card, card: lastCard(talk, what.card) }
			: cancelling(talk, what);
	const lastEvent = plan.events.at(-1);
	// "Taps her character for a second loot, a Nickel": who tapped plays it.
	const isOfTap =
		talk.isSameSentence &&
		lastEvent?.is === 'use' &&
		lastEvent.card !== card.card &&
		FACES.has(lastEvent.card) &&
		cardOf(lastEvent.card).kind === 'character';
	const goesOn = piece.goesOn === true || what.isVerb === true || isOfTap;
	let isOthersItem = false;
	if (what.who && card.of && JSON.stringify(what.who) !== JSON.stringify(card.of)) {
		const doer = nameOf(talk, what.who);
		// "Amy uses Ben's D6": the rules refuse it.
		const isOther = card.of.is === 'friend' || card.of.is === 'name' || card.of.is === 'me';
		if (isOther && isItem(cardOf(card.card)) && nameOf(talk, card.of) !== doer) isOthersItem = true;
	}
	const last = plan.events.findLast(({ is }) => is === 'use');
	if (piece.isAside && last?.is === 'use' && last.card === card.card && what.on.length === 0) {
		plan.odd.set(talk.piece, 'left');
		return;
	}
	// "Gets bombed … bomb from Kim".
	if (
		what.who &&
		what.who.is !== 'other' &&
		last?.is === 'use' &&
		last.card === card.card &&
		what.on.length === 0 &&
		last.isDoerUnsaid
	) {
		tellDoer(talk, what.who);
		return;
	}
	const topic = what.withIt
		? talk.topics.find((one) => one !== card.card && cardOf(one).kind === 'loot')
		: undefined;
	// "…, then Jawbone on Kim": an item that is somebody's is used by them, where nobody else is said to.
	const owner =
		what.who === null && card.of === null && card.card !== 'character' && isItem(cardOf(card.card))
			? ownerOf(talk, card.card)
			: null;
	// "Got bombed, used Holy Card": who was spoken of goes on, and not who did it to them.
	const isNewlyDone = what.who === null && last?.is === 'use' && last.isDoerUnsaid === true;
	// "Bomb on Amy", where nobody says "I": nobody says that she plays it herself.
	const isMe = (one: Who): boolean =>
		one.is === 'me' ||
		(one.is === 'name' &&
			one.name === talk.nameless.writer &&
			what.who === null &&
			card.of === null &&
			!talk.isWriterHere);
	const me = what.on.flatMap((ref) => (ref.ref === 'who' && isMe(ref.who) ? [ref.who] : []))[0];
	const isOthers =
		me !== undefined &&
		talk.speaker === null &&
		!SPOKEN_OF.has(card.card) &&
		harms(card.card, talk.edition) &&
		(!goesOn || talk.actor === null);
	// "Amy has Holy Mantle. Bomb on her": somebody else's, as whoever writes does not call themselves so.
	const isOnNamed =
		what.who === null &&
		what.on.some((ref) => ref.ref === 'who' && ref.who.is === 'he' && ref.who.isObject === true) &&
		!goesOn &&
		!talk.isWriterHere &&
		plan.events.length === 0 &&
		talk.recent.length === 1 &&
		talk.recent[0] === talk.nameless.writer;
	// "Rita's D6 got beaned after she used it": whose it is used it.
	const isOwnersOwn = what.card.card === 'same' && what.card.of === null && what.who?.is === 'he';
	const itsOwner = isOwnersOwn ? ownerOf(talk, card.card) : null;
	// "Bomb on Tom, Mantle on himself": that is nobody who says "I".
	const isOnThird =
		what.who === null &&
		what.on.some((ref) => ref.ref === 'who' && ref.who.is === 'self' && ref.who.isThird === true);
	const victim =
		isOnThird && last?.is === 'use' ? last.aims.find(({ at }) => at === 'player') : undefined;
	const spokenOf = isOnThird && talk.actor === null ? (talk.recent.at(-1) ?? null) : null;
	const third = victim?.at === 'player' ? victim.name : spokenOf;
	const asked = wantedOf(talk, what);
	const named: Act = piece.isHeadline ? (one, goes = true) => doerOf(talk, one, goes) : act;
	const who = named(
		(asked ? { is: 'name', name: asked.who } : null) ??
			(third === null ? null : { is: 'name', name: third }) ??
			(itsOwner === null ? what.who : { is: 'name', name: itsOwner }) ??
			card.of ??
			(owner === null
				? isOthers || isOnNamed
					? { is: 'other', ...(me?.is === 'name' ? { than: me } : {}) }
					: goesOn && !isNewlyDone
						? null
						: victimOf(talk, last)
				: { is: 'name', name: owner }),
		goesOn
	);
	// "Kit bombs Vic. Vic taps it": somebody else's loot card is not what Vic uses.
	const isOthersLoot =
		what.card.card === 'same' &&
		what.on.length === 0 &&
		last?.is === 'use' &&
		last.card === card.card &&
		last.who !== who &&
		!person(talk, who).handCards.includes(card.card);
	if (isOthersLoot && FACES.has(card.card) && isLoot(cardOf(card.card))) throw new Unclear();
	const isRole = card.card !== 'character' && cardOf(card.card).kind === 'character';
	if (isRole) noteFacts(talk, who, { character: card.card });
	if (card.card === 'character' || isRole) {
		const character = person(talk, who).character ?? 'isaac';
		add({ is: 'use', who, card: character, aims: [], words: [], mode: null });
		return;
	}
	if (what.card.card === 'same') playFromHand(talk, who, card.card);
	tellUse(
		talk,
		topic === undefined
			? { ...card, of: isOthersItem ? card.of : ownerSaid(talk, card, who) }
			: { ...card, card: topic, of: null },
		who,
		asked ? [asked.on] : what.on,
		order,
		{
			words: card === what.card ? what.words : [...what.words, 'cancel'],
			mode: what.mode ?? null,
			...(what.kills ? { kills: what.kills } : {}),
			isDoerUnsaid: what.who?.is === 'other',
			isDoerGuessed: what.who === null && card.of === null && !asked,
			...(what.order === 'on top' ? { manner: 'on top' as const } : {}),
			...(what.isAnswered ? { isAnswered: true } : {})
		}
	);
	const harmed = what.isDoneTo
		? victimOf({ ...talk, isSameSentence: true }, plan.events.at(-1), true)
		: null;
	if (harmed?.is === 'name') talk.actor = harmed.name;
}

/** "Pays 5 for Golden Razor Blade and shoots Ben with it": what the use that was just told is aimed at. */
function isOnlyAim(talk: Talk, { card, who, on }: Extract<Saying, { say: 'use' }>): boolean {
	const last = talk.plan.events.at(-1);
	const [target] = on;
	if (card.card !== 'same' || last?.is !== 'use' || !target) return false;
	const isOpen = last.aims.length === 0 && !last.isAimSaid;
	if (!isOpen || mostTargets(last.card, talk.edition) === 0) return false;
	if (who && nameOf(talk, who) !== last.who) return false;
	tellAimed(talk, target);
	return true;
}

/** "Ben bombs me. I die to his bomb": it is the one that was told. */
function isToldCause(talk: Talk, what: Extract<Saying, { say: 'use' }>): boolean {
	const [on] = what.on;
	if (what.isCause !== true || on?.ref !== 'who') return false;
	const same = talk.plan.events.filter(
		(event): event is Extract<Event, { is: 'use' }> =>
			event.is === 'use' && event.card === what.card.card
	);
	const doer =
		what.who && ['name', 'me', 'friend'].includes(what.who.is) ? nameOf(talk, what.who) : null;
	const victim = nameOf(talk, on.who, doer);
	return same.some(
		({ who, aims }) =>
			(doer === null || who === doer) &&
			aims.some((aim) => aim.at === 'player' && aim.name === victim)
	);
}

/** "The Bible: Pia cancels her attack": the card that was spoken of, where none is named that does so. */
function cancelling(talk: Talk, { card, who }: Extract<Saying, { say: 'use' }>): CardRef {
	if (card !== CANCELS || !who) return card;
	const means = meansOf(talk, nameOf(talk, who), ['cancel']);
	return means === undefined ? card : { ...card, card: means };
}

/** "Omar kills me (Death)": the card of which it was said before what is done with it. */
function wantedOf(talk: Talk, what: Extract<Saying, { say: 'use' }>): Talk['wanting'] {
	const { wanting } = talk;
	if (!wanting || wanting.events !== talk.plan.events.length) return null;
	if (what.on.length > 0 || !hasOneOf(what.card.card, wanting.kinds)) return null;
	if (what.who && nameOf(talk, what.who) !== wanting.who) return null;
	talk.wanting = null;
	talk.plan.odd.delete(wanting.piece);
	return wanting;
}

/** "Zoe gets bombed, mantle in response": who was spoken of does it, where nobody says who did it to them. */
function victimOf(talk: Talk, last: Event | undefined, isSaid = false): Who | null {
	if (!talk.isSameSentence || last?.is !== 'use' || !(last.isDoerUnsaid ?? isSaid)) return null;
	if (last !== talk.plan.events.at(-1)) return null;
	const victim = last.aims.find((aim) => aim.at === 'player');
	return victim?.at === 'player' ? { is: 'name', name: victim.name } : null;
}

/** What a purchase is of; or a purchase of it. */
export function tellWanted(
	talk: Talk,
	what: Extract<Saying, { say: 'wants' }>,
	add: Add,
	act: Act
): void {
	const { plan } = talk;
	const { card } = what.card;
	if (!isItem(cardOf(card))) {
		// "Ansel declares an attack. He wanted the Fly": it is there.
		if (plan.events.findLast(({ is }) => is !== 'use')?.is !== 'attack') throw new Unclear();
		putMonster(talk, card);
		plan.odd.set(talk.piece, 'left');
		return;
	}
	const bought = plan.events.findLastIndex((event) => event.is === 'buy' && event.what === null);
	const event = plan.events[bought];
	const wanted: Aim = { at: 'card', card, of: null };
	sell(talk, card);
	const isWish = bought === plan.events.length - 1;
	if (event?.is === 'buy')
		plan.events[bought] = { ...event, what: wanted, ...(isWish ? { isWish } : {}) };
	else if (talk.purchaseAt === null) add({ is: 'buy', who: act(what.who ?? null), what: wanted });
	else {
		const who = act(what.who ?? null);
		plan.events.splice(talk.purchaseAt, 0, { is: 'buy', who, what: wanted, piece: talk.piece });
		// What is done during it is done before it resolves.
		const next = plan.events[talk.purchaseAt + 1];
		if (next?.is === 'use' && next.who === who)
			plan.events[talk.purchaseAt + 1] = { ...next, manner: 'on top' };
		plan.active ??= who;
		talk.purchaseAt = null;
	}
}

/**
 * The loot card that was used last, or is the last that is named in a hand.
 * @param said as it is said: with an owner it is another of the same name, which lies before whoever uses it.
 */
function lastCard({ plan, item, topics }: Talk, { of, isAgain }: CardRef): string {
	const used = plan.events.findLast(({ is }) => is === 'use');
	if (of?.is === 'self' && used?.is === 'use' && isItem(cardOf(used.card))) return used.card;
	// "Pia buys from the deck, gets Jawbone, uses it on me".
	const got = plan.events.at(-1);
	if (got?.is === 'reveal' && isItem(cardOf(got.card)) && isUsable(cardOf(got.card)))
		return got.card;
	const held = [...plan.people.values()].findLast(({ handCards }) => handCards.length > 0);
	// "Ben had the Razor Blade and used it on me": the item that was spoken of and not used yet.
	const isFresh =
		item !== null &&
		isUsable(cardOf(item)) &&
		!plan.events.some((event) => event.is === 'use' && event.card === item);
	if (isFresh && !held) return item;
	// "Recharges Mr. Boom with Lil Battery and uses it again".
	const charged = used?.is === 'use' ? used.aims.find(({ at }) => at === 'card') : undefined;
	if (charged?.at === 'card' && isItem(cardOf(charged.card)) && isUsable(cardOf(charged.card)))
		return charged.card;
	if (isAgain && used?.is === 'use') return used.card;
	const asked = topics.findLast((one) => isUsable(cardOf(one)));
	const card = held?.handCards.at(-1) ?? (used?.is === 'use' ? used.card : asked);
	if (card === undefined || (cardOf(card).kind !== 'loot' && card !== asked)) throw new Unclear();
	return card;
}

/** Whose card it is said to be that somebody uses: "her Jawbone" is her own. */
function ownerSaid(talk: Talk, { of }: CardRef, who: string): Who | null {
	if (!of) return null;
	const isOwn = of.is === 'he' || of.is === 'self' || nameOf(talk, of) === who;
	return isOwn ? { is: 'name', name: who } : null;
}
