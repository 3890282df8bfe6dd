import { cardOf } from '../../cards/library.ts';
import { isLoot, isTrinket } from './cards-said.ts';
import {
	noteCard,
	nameOf,
	own,
	ownerOf,
	person,
	putMonster,
	writer,
	type Talk
} from './discourse.ts';
import { tellUse } from './events-told.ts';
import { mostTargets } from './takes.ts';
import { Unclear } from './unclear.ts';
import type { Facts, Ref } from './said.ts';

/** More HP than a player ever has. */
const TOO_MANY_HP = 5;

/** "He's at 8 now", "7 left": more than there can be of HP is what is left of the ¢ that were told. */
function asCents(facts: Facts): Facts {
	const { hp, ...rest } = facts;
	return hp !== undefined && hp >= TOO_MANY_HP ? { ...rest, number: hp } : facts;
}

/** Notes what is said of a player. @returns whether any of it was not told before. */
export function noteFacts(talk: Talk, name: string, said: Facts): boolean {
	const one = person(talk, name);
	const facts = one.cents === undefined ? said : asCents(said);
	let isNew = Object.keys(facts).length === 0;
	const note = <
		K extends 'hp' | 'cents' | 'lootPlays' | 'hand' | 'character' | 'dead' | 'soulCount'
	>(
		key: K,
		value: (typeof one)[K]
	): void => {
		if (value === undefined || one[key] !== undefined) return;
		one[key] = value;
		isNew = true;
	};
	if (facts.number !== undefined) {
		// "So I only have 7": that comes of what was told.
		if (one.cents !== undefined) return isNew;
		if (talk.measure !== null && talk.isSameSentence) {
			note(talk.measure, facts.number);
			return isNew;
		}
		const buys = talk.plan.events.some((event) => event.is === 'buy' && event.who === name);
		if (!buys) throw new Unclear();
		note('cents', facts.number);
	}
	// Whose death lies there has no HP.
	const isDying = talk.plan.stack.some(
		(thing) => thing.is === 'death' && thing.of.is === 'player' && thing.of.name === name
	);
	if (isDying && (facts.hp ?? 0) !== 0) throw new Unclear();
	if (facts.hp !== undefined) talk.measure = 'hp';
	else if (facts.cents !== undefined) talk.measure = 'cents';
	note('hp', facts.hp);
	note('cents', facts.cents);
	note('lootPlays', facts.lootPlays);
	note('hand', facts.hand);
	note('character', facts.character);
	note('dead', facts.dead);
	// "She killed it and now has 3 souls": that comes of what was told.
	const isKilled = talk.plan.events.some((event) => event.is === 'until dead');
	if (!isKilled) note('soulCount', facts.soulCount);
	for (const card of facts.handCards ?? []) {
		one.handCards.push(card);
		isNew = true;
	}
	for (const card of facts.souls ?? []) {
		if (!one.souls.includes(card)) one.souls.push(card);
		isNew = true;
	}
	for (const card of facts.curses ?? []) {
		one.curses.push(card);
		isNew = true;
	}
	for (const { card, facts: said } of facts.items ?? []) {
		own(talk, name, card);
		noteCard(talk, card, said, null);
		isNew = true;
	}
	return isNew;
}

/** Notes what is said of something. @returns false where nothing of it was new: it only tells what came of it. */
export function noteAbout(
	talk: Talk,
	about: Ref | null,
	facts: Facts,
	doer: string | null
): boolean {
	if (about === null && talk.isAttached && facts.hand === undefined) {
		const last = talk.plan.events.at(-1);
		const victim = last?.is === 'use' ? last.aims.find((aim) => aim.at === 'player') : undefined;
		if (victim?.at === 'player') return noteFacts(talk, victim.name, facts);
	}
	const { lastNamed } = talk;
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
		return noteFacts(talk, name ?? writer(talk), facts);
	}
	if (about.ref === 'who') {
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
	return true;
}
