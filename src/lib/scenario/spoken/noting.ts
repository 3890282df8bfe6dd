import { cardOf } from '../../cards/library.ts';
import { isLoot, isOwnable, isTrinket } from './cards-said.ts';
import { nameOf, person, writer, type Talk } from './discourse.ts';
import { noteCard, noteRoom, own, ownerOf, putMonster } from './cards-noted.ts';
import { tellUse } from './aims.ts';
import { mostTargets } from './takes.ts';
import { Unclear } from './unclear.ts';
import type { CardKey } from '../../model/words.ts';
import type { Facts, Ref } from './ref.ts';
import { noteFacts } from './facts-noted.ts';

/** Notes what is said of something. @returns false where nothing of it was new: it only tells what came of it. */
export function noteAbout(
	talk: Talk,
	about: Ref | null,
	facts: Facts,
	doer: string | null
): boolean {
	const last = talk.plan.events.at(-1);
	// "Bomb kills Amy, 1 HP": of who died of it.
	const isOfKilled = last?.is === 'use' && last.kills !== undefined && facts.hp !== undefined;
	if (about === null && (talk.isAttached || isOfKilled) && facts.hand === undefined) {
		const victim = last?.is === 'use' ? last.aims.find((aim) => aim.at === 'player') : undefined;
		if (victim?.at === 'player') return noteFacts(talk, victim.name, facts);
	}
	// "Mom dead from Lou's 6, last HP": of what died.
	const died = talk.plan.events.at(-1);
	if (
		about === null &&
		facts.hp !== undefined &&
		died?.is === 'until dead' &&
		died.what.at === 'card'
	) {
		noteCard(talk, died.what.card, facts, null);
		return true;
	}
	const { lastNamed } = talk;
	const target = about === null ? unhurtTarget(talk) : null;
	if (target !== null && facts.hp !== undefined) {
		noteCard(talk, target, { hp: facts.hp }, null);
		return true;
	}
	if (about === null && facts.hp !== undefined && lastNamed && facts.cents === undefined) {
		if ('card' in lastNamed) {
			const isNew = talk.plan.cards.get(lastNamed.card)?.hp === undefined;
			noteCard(talk, lastNamed.card, facts, null);
			return isNew;
		}
		return noteFacts(talk, lastNamed.name, facts);
	}
	if (about === null) {
		const name = talk.actor ?? talk.speaker ?? talk.recent.at(-1) ?? null;
		if (name === null && facts.hand !== undefined) throw new Unclear();
		if (
			facts.hp !== undefined &&
			talk.monster !== null &&
			facts.cents === undefined &&
			talk.recent.length === 0
		) {
			noteCard(talk, talk.monster, facts, null);
			return true;
		}
		const isNew = noteFacts(talk, name ?? writer(talk), facts);
		// "Curse of Loss. Anton has it": whose it is may be said yet.
		if (name === null) talk.topics.push(...(facts.curses ?? []));
		return isNew;
	}
	if (about.ref === 'who') {
		// "No loot plays left, Eli taps Judas": whose they are is not said.
		const isNobodys = about.who.is === 'self' && doer === null && talk.recent.length === 0;
		if (isNobodys && talk.firstNamed !== null && facts.lootPlays !== undefined) throw new Unclear();
		const name = nameOf(talk, about.who, doer);
		return noteFacts(talk, name, facts);
	}
	if (about.ref === 'it') {
		const used = talk.plan.events.findLast(({ is }) => is === 'use');
		const own_ =
			!talk.isAside && used?.is === 'use' && ownerOf(talk, used.card) !== null
				? used.card
				: talk.item;
		const card =
			facts.deactivated || facts.charged || facts.counters !== undefined
				? own_
				: (talk.monster ?? talk.item);
		if (card === null) return false;
		const isNew = talk.plan.cards.get(card)?.hp === undefined || facts.hp === undefined;
		noteCard(talk, card, facts, null);
		return isNew;
	}
	if (about.ref !== 'card') return false;
	const { card } = about;
	const face = cardOf(card);
	if (facts.isBonusSoul || face.kind === 'bonus soul') {
		if (!talk.plan.bonusSouls.includes(card)) talk.plan.bonusSouls.push(card);
		return true;
	}
	if (face.kind === 'room') {
		noteRoom(talk, card);
		return true;
	}
	if (facts.inShop) {
		if (!talk.plan.shop.includes(card)) talk.plan.shop.push(card);
		return true;
	}
	if (face.kind === 'monster') {
		putMonster(talk, card);
		noteCard(talk, card, { ...about.facts, ...facts }, null);
		return true;
	}
	const of = about.of ?? about.facts.of ?? null;
	const owner = of ? nameOf(talk, of) : null;
	if (face.kind === 'curse' && owner !== null) {
		person(talk, owner).curses.push(card);
		return true;
	}
	noteCard(talk, card, { ...about.facts, ...facts }, owner);
	if (owner !== null && isLoot(face) && !isTrinket(face)) {
		// "Responds to Ben's Bomb" of which nobody has said what it is aimed at.
		if (talk.plan.events.some((event) => event.is === 'use' && event.card === card)) return false;
		if (mostTargets(card, talk.edition) > 0) throw new Unclear();
		tellUse(talk, about, owner, [], 'next');
		return true;
	}
	if (owner !== null) own(talk, owner, card);
	// "Tech X has 2 counters": whose it is is said later, if at all.
	else if (isOwnable(face) && ownerOf(talk, card) === null) {
		talk.item = card;
		if (!talk.topics.includes(card)) talk.topics.push(card);
	}
	return true;
}

/** "Tech X on Gurdy, 3 HP": whoever used it is not said, so that is said of what it is used on. */
function unhurtTarget({ plan }: Talk): CardKey | null {
	const last = plan.events.at(-1);
	if (last?.is !== 'use' || !last.isDoerGuessed) return null;
	const target = last.aims.find((aim) => aim.at === 'card');
	if (target?.at !== 'card' || cardOf(target.card).kind !== 'monster') return null;
	return plan.cards.get(target.card)?.hp === undefined ? target.card : null;
}
