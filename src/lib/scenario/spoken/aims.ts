import { cardOf } from '../../cards/library.ts';
import type { CardKey } from '../../model/words.ts';
import { isItem, isLoot, isMonster, isOwnable, isUsable, triggers } from './cards-said.ts';
import { type Talk, answerOnTop, happen, nameOf, person, resolveOwn, writer } from './discourse.ts';
import { isUsedBy, noteCard, own, ownerOf, putMonster } from './cards-noted.ts';
import { sell } from './events-told.ts';
import { tellPurchase } from './purchases-told.ts';
import { layNouns, tellDeath } from './lying.ts';
import { noteFacts } from './facts-noted.ts';
import type { Aim } from './plan.ts';
import type { Killing } from './said.ts';
import type { CardRef, Ref } from './ref.ts';
import { answersUse, canMake, harms, isToLoot, mostTargets, takesItem, takesOf } from './takes.ts';
import { Unclear } from './unclear.ts';
import { measured } from './whose-facts.ts';
import {
	answererHit,
	isItemAnswered,
	onlyOther,
	othersOwn,
	ownerAnswered
} from './aims-answered.ts';
import {
	isAnyway,
	isFoeCalled,
	lastOf,
	isOnMonster,
	itAim,
	monsterAim,
	onlyTells,
	unsaidAim
} from './aims-unsaid.ts';
import { rollAim } from './roll-aims.ts';

/** What tells of something that happened, whatever is aimed at it. */
const TELLING: readonly Ref['ref'][] = ['attack', 'purchase', 'roll', 'use', 'death'];

/** The things that a use of a card is aimed at. @param order where events go that the targets tell of. */
export function aimsOf(
	talk: Talk,
	card: CardKey,
	doer: string,
	on: readonly Ref[],
	order: 'next' | 'before',
	mode: number | null = null
): readonly Aim[] {
	const takes = takesOf(card, talk.edition, mode);
	const most = mostTargets(card, talk.edition, mode);
	if (most === 0) {
		for (const ref of on) {
			// "Uses Blank Card to copy his Bomb!": which of the two comes first is not said.
			const of = ref.ref === 'use' ? ref.card.of : null;
			const isOwnUse =
				of?.is === 'he' || of?.is === 'self' || (of !== null && nameOf(talk, of, doer) === doer);
			if (isOwnUse) throw new Unclear();
			if (TELLING.includes(ref.ref)) aimOf(talk, ref, doer, null, order);
			else if (!isAnyway(talk, ref, doer)) throw new Unclear();
		}
		return [];
	}
	const told: Aim[] = [];
	// "Ben bombs Amy in response to her roll of 1": it is hers.
	const whom = on.find((ref) => ref.ref === 'who');
	const isTold = talk.plan.events.some(({ is }) => is === 'attack' || is === 'roll');
	const aims = on.flatMap((said) => {
		const isHers = said.ref === 'roll' && said.of?.is === 'he' && whom?.ref === 'who' && !isTold;
		// "Cleo: plays Bomb! on me": on whoever writes, and hardly on herself.
		const isMe = said.ref === 'who' && said.who.is === 'me' && talk.speaker === doer;
		const name = talk.nameless.writer;
		if (isMe && name !== doer && harms(card, talk.edition))
			return [{ at: 'player', name: nameOf(talk, { is: 'name', name }, doer) } as const];
		const ref =
			isHers && whom.who.is === 'name'
				? { ...said, of: whom.who }
				: othersOwn(talk, card, measured(card, said), doer);
		const aim = aimOf(talk, ref, doer, takes, order);
		if (aim && onlyTells(ref, takes)) told.push(aim);
		return aim && !onlyTells(ref, takes) ? [aim] : [];
	});
	if (aims.length > most) {
		const isOnlyPeople = aims.every(({ at }) => at === 'player' || at === 'card');
		if (isOnlyPeople && new Set(aims.map((aim) => JSON.stringify(aim))).size <= most)
			return aims.slice(0, most);
		throw new Unclear();
	}
	if (aims.length > 0 || most === 0) return aims;
	const unsaid = unsaidAim(talk, card, doer, takes);
	if (unsaid) return [unsaid];
	// "Butter beans the roll": there is nothing else that it could answer. The rules refuse it, and say why.
	return answersUse(takes) ? told.filter(({ at }) => at === 'roll') : [];
}

/** What a word points at. @param takes what it can be; null where it can be anything. */
export function aimOf(
	talk: Talk,
	ref: Ref,
	doer: string | null,
	takes: ReadonlySet<string> | null,
	order: 'next' | 'before'
): Aim | null {
	switch (ref.ref) {
		case 'who': {
			if (ref.who.is === 'he' && takes && !takes.has('player')) return itAim(talk, doer, takes);
			// "Olga heals Monstro. I bomb him": it may be either.
			const isHim = ref.who.is === 'he' && ref.who.isObject === true;
			const isEither = takes?.has('player') === true && takes.has('monster');
			if (isHim && isEither && isOnMonster(talk.plan.events.at(-1))) throw new Unclear();
			if (takes?.has('monster') && isFoeCalled(talk, ref.who, doer))
				return itAim(talk, doer, takes);
			const name = nameOf(talk, ref.who, doer);
			noteFacts(talk, name, ref.facts);
			// "Birgit beans Gunnar": what he did last.
			const last = ref.who.is === 'me' ? null : lastOf(talk, name, doer, takes);
			return last ?? { at: 'player', name };
		}
		case 'it':
			if (isItemAnswered(talk, doer, takes) && talk.item !== null)
				return cardAim(talk, { ref: 'card', card: talk.item, of: null, facts: {} }, doer, takes);
			return ref.is === 'monster' ? monsterAim(talk) : itAim(talk, doer, takes);
		case 'card':
			return cardAim(talk, ref, doer, takes);
		case 'roll':
			return rollAim(talk, ref, doer, order, takes);
		case 'deck':
			if (doer !== null && isToLoot(ref.deck, takes)) return { at: 'player', name: doer };
			if (ref.top !== undefined && ref.deck === 'monster') talk.plan.monsterDiscard.push(ref.top);
			return { at: 'deck', deck: ref.deck ?? 'monster', isDiscard: ref.isDiscard ?? false };
		case 'slot':
			return { at: 'slot', slot: ref.slot, number: ref.number };
		case 'attack':
			tellAttack(talk, ref, doer, order);
			return null;
		case 'purchase':
			tellPurchase(talk, ref, order, (on, who) => aimOf(talk, on, who, null, order));
			return null;
		case 'use': {
			const who = ref.card.of ? nameOf(talk, ref.card.of) : writer(talk);
			const on = ref.on.length > 0 ? ref.on : answererHit(talk, ref.card.card, who, doer);
			const { card, isAnswered } = ref;
			if (!isUsedBy(talk, card.card, who)) tellUse(talk, card, who, on, order, { isAnswered });
			return { at: 'card', card: ref.card.card, of: null };
		}
		case 'death':
			tellDeath(talk, ref.of, order);
			return null;
	}
}

function cardAim(
	talk: Talk,
	ref: CardRef,
	doer: string | null,
	takes: ReadonlySet<string> | null
): Aim {
	const { card, facts } = ref;
	const said = ownerAnswered(talk, ref, doer, takes);
	const face = cardOf(card);
	const isUsed = talk.plan.events.some((event) => event.is === 'use' && event.card === card);
	const lies = talk.plan.stack.some((thing) => thing.is === 'card' && thing.card === card);
	const isSold = facts.inShop === true || talk.plan.shop.includes(card);
	const owned = said ?? (facts.of ? nameOf(talk, facts.of) : null) ?? ownerOf(talk, card);
	const answered =
		answersUse(takes) && !isUsed && !lies && !isSold ? (owned ?? onlyOther(talk, doer)) : null;
	if (isMonster(face) || face.kind === 'event') {
		putMonster(talk, card);
		noteCard(talk, card, facts, null);
	} else if (face.kind === 'character' || face.kind === 'curse') {
		return { at: 'card', card, of: said };
	} else if (answered !== null && isUsable(face)) {
		// "Butter beans Amy's Jawbone": it has been activated.
		tellAnswered(talk, ref, answered, doer);
		return { at: 'card', card, of: answered };
	} else if (answered !== null && triggers(face)) {
		// "Butter beans Guppy's Collar": nobody can activate it, so that it has triggered.
		const of = { is: 'name', name: answered } as const;
		layNouns(talk, [{ lies: 'card', card: { ...ref, of }, on: [], isTrigger: true }]);
		return { at: 'card', card, of: answered };
	} else if (isOwnable(face) && !(isUsed || lies)) {
		if (facts.inShop) sell(talk, card);
		if (owned === null && talk.plan.shop.includes(card)) return { at: 'card', card, of: null };
		// "Bombs The D6": the rules refuse it, whosever it is.
		const owner = owned ?? (takesItem(takes) ? null : onlyOther(talk, doer));
		if (owner === null) throw new Unclear();
		own(talk, owner, card);
		noteCard(talk, card, facts, owner);
		return { at: 'card', card, of: owner };
	} else if (!isUsed && !lies) {
		if (said === null) throw new Unclear();
		// "Amy's 3 Cents": what is answered has been played.
		tellAnswered(talk, ref, said, doer);
	} else {
		// "Hal beans Ivy's bean", who played none.
		const isOthers = said !== null && isLoot(face) && !lies && !isUsedBy(talk, card, said);
		if (isOthers) throw new Unclear();
		noteCard(talk, card, facts, said);
	}
	return { at: 'card', card, of: said };
}

/** A card that is answered has been played. */
function tellAnswered(talk: Talk, ref: CardRef, who: string, doer: string | null): void {
	tellUse(talk, ref, who, answererHit(talk, ref.card, who, doer), 'next');
}

/** Tells of an attack as a noun, unless it was told. */
export function tellAttack(
	talk: Talk,
	{ of, on }: Extract<Ref, { ref: 'attack' }>,
	doer: string | null,
	order: 'next' | 'before'
): void {
	const { plan } = talk;
	const told = plan.events.findLast((event) => event.is === 'attack');
	const who = of ? nameOf(talk, of) : told ? told.who : (plan.active ?? writer(talk));
	const last: Aim | null =
		talk.monster === null ? null : { at: 'card', card: talk.monster, of: null };
	// "Amy attacks Gurdy. Ben's attack …": that is another.
	if (of && told && told.who !== who && !on) throw new Unclear();
	const aim = on ? aimOf(talk, on, who, null, order) : told ? null : last;
	if (told && (!aim || JSON.stringify(told.on) === JSON.stringify(aim))) return;
	if (plan.attack && !aim) return;
	const isDoerGuessed = of === null && !told;
	happen(
		talk,
		{
			is: 'attack',
			who,
			on: aim,
			isPast: false,
			...(isDoerGuessed ? { isDoerGuessed } : {}),
			piece: talk.piece
		},
		order
	);
}

/** Tells of a card that is used. */
export function tellUse(
	talk: Talk,
	ref: CardRef,
	who: string,
	on: readonly Ref[],
	order: 'next' | 'before',
	more: {
		readonly words?: readonly string[];
		readonly mode?: number | null;
		readonly manner?: 'on top' | 'now';
		readonly isDoerUnsaid?: boolean;
		readonly isDoerGuessed?: boolean;
		readonly isAnswered?: boolean | undefined;
		readonly kills?: Killing;
	} = {}
): void {
	const { card, facts } = ref;
	const face = cardOf(card);
	const spokenOf = talk.item;
	if (isItem(face)) own(talk, ref.of ? nameOf(talk, ref.of, null) : who, card);
	noteCard(talk, card, facts, null);
	// "Ben's D6 is tapped. I use The Battery on it": on what was spoken of before it.
	if (isItem(face) && spokenOf !== null) talk.item = spokenOf;
	const aims = aimsOf(talk, card, who, on, order, more.mode ?? null);
	if (isItem(face) && talk.item === spokenOf) talk.item = card;
	const last = talk.plan.events.at(-1);
	const own_ = last?.is === 'use' && last.who === who ? last : null;
	// "Cancels his own bomb": before it resolves.
	const isOnOwn =
		answersUse(takesOf(card, talk.edition)) &&
		aims.some((aim) => aim.at === 'card' && aim.card === own_?.card);
	// "In response to my Bomb I play a Soul Heart".
	const manner = more.manner ?? (isOnOwn || own_?.isAnswered ? 'on top' : undefined);
	if (talk.isLater) resolveOwn(talk, who);
	// What it was to become is never chosen where it is answered before.
	if (last?.is === 'becomes' && last.isLikely && aims.some((aim) => aim.at === 'card')) {
		if (!canMake(talk.plan.events.at(-2), last.to)) throw new Unclear();
		talk.plan.events.pop();
	}
	happen(
		talk,
		{
			is: 'use',
			who,
			card,
			aims,
			words: more.words ?? [],
			mode: more.mode ?? null,
			piece: talk.piece,
			...(more.kills ? { kills: more.kills } : {}),
			...(more.isDoerUnsaid ? { isDoerUnsaid: true } : {}),
			...(more.isDoerGuessed ? { isDoerGuessed: true } : {}),
			...(more.isAnswered ? { isAnswered: true } : {}),
			...(on.length > 0 ? { isAimSaid: true } : {}),
			...(manner ? { manner } : {})
		},
		order
	);
	if (more.isAnswered && order === 'before') answerOnTop(talk, who);
	person(talk, who);
	const target = aims.find((aim) => aim.at === 'player');
	if (target?.at === 'player' && target.name !== who) person(talk, target.name);
}
