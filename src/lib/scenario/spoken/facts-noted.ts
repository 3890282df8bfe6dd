import { cardOf } from '../../cards/library.ts';
import { type Talk, person } from './discourse.ts';
import { own, ownerOf, noteCard } from './cards-noted.ts';
import { ownHP } from './more-hp.ts';
import type { Facts } from './ref.ts';
import { harms, stealsCents } from './takes.ts';
import { Unclear } from './unclear.ts';

/** More HP than a player ever has. */
const TOO_MANY_HP = 5;

/** "He's at 8 now", "7 left": more than there can be of HP is what is left of the ¢ that were told. */
function asCents(facts: Facts): Facts {
	const { hp, ...rest } = facts;
	return hp !== undefined && hp >= TOO_MANY_HP ? { ...rest, number: hp } : facts;
}

/**
 * "Ben has The Dead Cat with 1 counter and 2 HP": counters that are said among what somebody has lie on what was
 * named last of it.
 */
function noteCounters(talk: Talk, name: string, counters: number): boolean {
	const { item } = talk;
	if (item === null || ownerOf(talk, item) !== name) throw new Unclear();
	const isNew = talk.plan.cards.get(item)?.counters === undefined;
	noteCard(talk, item, { counters }, null);
	return isNew;
}

/** How many loot cards somebody has been told to play: "and now she has no loot play left". */
const playedBy = (talk: Talk, name: string): number =>
	talk.plan.events.filter(
		(event) =>
			event.is === 'use' &&
			event.who === name &&
			event.piece < talk.piece &&
			cardOf(event.card).kind === 'loot'
	).length;

/** Notes what is said of a player. @returns whether any of it was not told before. */
export function noteFacts(talk: Talk, name: string, said: Facts): boolean {
	const one = person(talk, name);
	const facts = one.cents === undefined ? said : asCents(said);
	let isNew = Object.keys(facts).length === 0;
	const note = <
		K extends
			| 'hp'
			| 'lost'
			| 'isFull'
			| 'cents'
			| 'lootPlays'
			| 'attacks'
			| 'purchases'
			| 'hand'
			| 'character'
			| 'isTapped'
			| 'dead'
			| 'itemCount'
			| 'soulCount'
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
		// "Jiro throws a Mega Bomb at me, I have 2": HP, of whom it hurts.
		const hit = talk.plan.events.at(-1);
		// "I jawbone Tess. She had 0": ¢, of whom they are stolen.
		const isRobbed =
			hit?.is === 'use' &&
			stealsCents(hit.card, talk.edition) &&
			hit.aims.some((aim) => aim.at === 'player' && aim.name === name);
		if (isRobbed) {
			note('cents', facts.number);
			return isNew;
		}
		const isHurt =
			hit?.is === 'use' &&
			harms(hit.card, talk.edition) &&
			!stealsCents(hit.card, talk.edition) &&
			hit.aims.some((aim) => aim.at === 'player' && aim.name === name);
		if (isHurt && one.hp === undefined && facts.number < TOO_MANY_HP) {
			note('hp', facts.number);
			return isNew;
		}
		const buys = talk.plan.events.some(
			(event) =>
				(event.is === 'buy' && event.who === name) ||
				(event.is === 'use' &&
					event.who === name &&
					cardOf(event.card).abilities.some(({ way }) => way === 'paid'))
		);
		// "Jana has exactly 10, buys The Relic": what the number is of is said by what she does.
		if (!buys && talk.plan.events.length > 0) throw new Unclear();
		if (buys) note('cents', facts.number);
		else {
			talk.numbers.push({ name, number: facts.number, piece: talk.piece });
			isNew = true;
		}
	}
	// "Ben's at full health, Ben's at 1": one of them is not so.
	if ((one.isFull && facts.hp !== undefined) || (facts.isFull && one.hp !== undefined))
		return false;
	note('isFull', facts.isFull);
	// Whose death lies there has no HP.
	const isDying = talk.plan.stack.some(
		(thing) => thing.is === 'death' && thing.of.is === 'player' && thing.of.name === name
	);
	if (isDying && (facts.hp ?? 0) !== 0) throw new Unclear();
	if (facts.hp !== undefined) talk.measure = 'hp';
	else if (facts.cents !== undefined) talk.measure = 'cents';
	const { character = facts.character } = one;
	if (one.hp === undefined) note('lost', facts.lost);
	note('hp', facts.lost === undefined ? facts.hp : ownHP(character) - facts.lost);
	note('cents', facts.cents);
	note('lootPlays', facts.lootPlays === 0 ? playedBy(talk, name) : facts.lootPlays);
	note('attacks', facts.attacks);
	note('purchases', facts.purchases);
	note('hand', facts.hand);
	// "I bomb my Isaac", where somebody else is Isaac: which of them is meant is known by nobody.
	const isAnothers = [...talk.plan.people].some(
		([other, { character: theirs }]) => other !== name && theirs === facts.character
	);
	if (facts.character !== undefined && isAnothers) throw new Unclear();
	note('character', facts.character);
	// "Ben is tapped": which of his cards that is of is known by nobody.
	if (facts.deactivated === true && one.character === undefined) throw new Unclear();
	if (facts.deactivated === true) note('isTapped', true);
	note('dead', facts.dead);
	note('itemCount', facts.itemCount);
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
		if (talk.topics.includes(card))
			for (const other of talk.plan.people.values())
				other.curses = other.curses.filter((theirs) => theirs !== card);
		if (!one.curses.includes(card)) one.curses.push(card);
		isNew = true;
	}
	for (const { card, facts: said } of facts.items ?? []) {
		own(talk, name, card);
		noteCard(talk, card, said, null);
		isNew = true;
	}
	if (facts.counters !== undefined) isNew = noteCounters(talk, name, facts.counters) || isNew;
	return isNew;
}
