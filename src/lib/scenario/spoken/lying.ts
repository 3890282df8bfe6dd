import { cardOf } from '../../cards/library.ts';
import { EDITIONS, type CardKey } from '../../model/words.ts';
import { sameFact } from '../same-fact.ts';
import type { CardThing, Damageable, StackThing } from '../words/things.ts';
import { isLoot, isMonster, isTrinket } from './cards-said.ts';
import { answersDeath, hurts, mostTargets, protects, triggersOnDeath } from './takes.ts';
import { Unclear } from './unclear.ts';
import { happen, nameOf, writer, type Talk } from './discourse.ts';
import { noteCard, own, ownerOf, putMonster } from './cards-noted.ts';
import { noteFacts } from './facts-noted.ts';
import type { Aim, Event } from './plan.ts';
import type { CardRef, Lying, Ref, RollRef, Who } from './ref.ts';

/** Puts what is said to lie on the stack there, bottom first; what was told to have come there is there. */
export function layNouns(talk: Talk, things: readonly Lying[]): void {
	const trigger = things.find((thing) => thing.lies === 'card' && thing.isTrigger);
	if (trigger?.lies === 'card' && triggersOfIt(talk, trigger)) return;
	const { stack } = talk.plan;
	for (const thing of things) {
		if (isTold(talk, thing) || comesOfDeath(talk, thing)) continue;
		// "He attacks it. A 2. With his death on the stack": it comes of that.
		if (thing.lies === 'death' && talk.plan.events.some(isDeadly)) {
			tellDeath(talk, thing.of, 'next');
			continue;
		}
		// "Ivo is dying (death on the stack)": nobody dies twice.
		const isThere = (one: StackThing): boolean =>
			one.is === 'death' && stack.some((other) => sameFact(one, other));
		stack.push(...laid(talk, thing).filter((one) => !isThere(one)));
	}
}

/** A death that is answered: it is waited for, or lies on the stack where nothing was told that it comes of. */
export function tellDeath(talk: Talk, of: Who | CardRef | null, order: 'next' | 'before'): void {
	const { events } = talk.plan;
	const told = order === 'before' ? events.slice(0, talk.lastAct) : events;
	const whose: Aim | null =
		of &&
		('ref' in of
			? { at: 'card', card: of.card, of: null }
			: { at: 'player', name: nameOf(talk, of) });
	const until = { is: 'until', gone: 'death there', piece: talk.piece } as const;
	if (told.length > 0) happen(talk, whose ? { ...until, of: whose } : until, order);
	else if (of) layNouns(talk, [{ lies: 'death', of }]);
	else throw new Unclear();
}

/** Whether somebody or something may die of what is told. */
const isDeadly = (event: Event): boolean =>
	event.is === 'roll' ||
	(event.is === 'use' && EDITIONS.some((edition) => hurts(event.card, edition)));

/** Whether something triggers on what was told: then it comes to the stack as that goes on, and is not laid there. */
function triggersOfIt(
	talk: Talk,
	{ card: { card, of } }: Extract<Lying, { lies: 'card' }>
): boolean {
	const { events } = talk.plan;
	const isUnderWay = events.some(({ is }) => is === 'roll' || is === 'use' || is === 'end');
	const roll = events.findLast((event) => event.is === 'roll');
	const owner = of
		? nameOf(talk, of)
		: (ownerOf(talk, card) ?? (roll?.is === 'roll' ? roll.who : null));
	if (!isUnderWay || owner === null) return false;
	own(talk, owner, card);
	events.push({ is: 'until', gone: { at: 'trigger', card }, piece: talk.piece });
	return true;
}

/** "She dies. Her Suicide King triggers": it does so as the death resolves that lies there, and is not laid there too. */
function comesOfDeath(talk: Talk, thing: Lying): boolean {
	if (thing.lies !== 'card' || !thing.isTrigger) return false;
	const { card, of } = thing.card;
	const top = talk.plan.stack.at(-1);
	if (top?.is !== 'death' || top.of.is !== 'player' || !triggersOnDeath(card, talk.edition))
		return false;
	const owner = of ? nameOf(talk, of) : (ownerOf(talk, card) ?? top.of.name);
	if (owner !== top.of.name) return false;
	own(talk, owner, card);
	talk.plan.events.push({ is: 'until', gone: { at: 'trigger', card }, piece: talk.piece });
	return true;
}

/** Whether something came to the stack by what was told: "… while the bomb is on the stack". */
function isTold(talk: Talk, thing: Lying): boolean {
	const { events } = talk.plan;
	if (thing.lies === 'card') {
		const { card, of } = thing.card;
		return events.some(
			(event) =>
				event.is === 'use' && event.card === card && (of === null || nameOf(talk, of) === event.who)
		);
	}
	if (thing.lies !== 'roll') return false;
	const { shows, of } = thing.roll;
	return events.some(
		(event) =>
			event.is === 'roll' &&
			(shows === null || event.face === shows) &&
			(of === null || nameOf(talk, of) === event.who)
	);
}

function laid(talk: Talk, thing: Lying): readonly StackThing[] {
	const { plan } = talk;
	switch (thing.lies) {
		case 'roll': {
			const { roll } = thing;
			const by = roll.of ? nameOf(talk, roll.of) : writer(talk);
			nameOf(talk, { is: 'name', name: by });
			const shows = roll.shows === null ? {} : { shows: roll.shows };
			if (roll.for !== null) {
				const isItem = !isLoot(cardOf(roll.for));
				if (isItem) own(talk, by, roll.for);
				return [
					triggered(roll.for, by),
					{ is: 'roll', by, ...shows, for: { is: 'card', card: roll.for } }
				];
			}
			const target = roll.against?.card ?? plan.attack?.target ?? talk.monster;
			if (target === null) throw new Unclear();
			putMonster(talk, target);
			if (roll.against) noteCard(talk, target, roll.against.facts, null);
			plan.attack = { attacker: by, target };
			plan.events = plan.events.filter((event) => event.is !== 'attack');
			return [{ is: 'roll', by, ...shows, against: { is: 'card', card: target } }];
		}
		case 'damage': {
			const to = damaged(talk, thing.to);
			const from = thing.from ? damaged(talk, thing.from) : null;
			if (thing.combat) {
				const victim = to.is === 'player' ? to.name : null;
				const monster = to.is === 'card' ? to.card : from?.is === 'card' ? from.card : talk.monster;
				const attacker = victim ?? (from?.is === 'player' ? from.name : writer(talk));
				nameOf(talk, { is: 'name', name: attacker });
				if (monster === null) throw new Unclear();
				plan.attack = { attacker, target: monster };
				return [{ is: 'damage', amount: thing.amount, combat: true, to }];
			}
			return [{ is: 'damage', amount: thing.amount, to, ...(from ? { from } : {}) }];
		}
		case 'death': {
			if ('ref' in thing.of) return [{ is: 'death', of: killed(talk, thing.of) }];
			const name = nameOf(talk, thing.of);
			noteFacts(talk, name, { hp: 0 });
			return [{ is: 'death', of: { is: 'player', name } }];
		}
		case 'card': {
			const { card, of } = thing.card;
			const isOfDeath = thing.isTrigger && answersDeath(card, talk.edition);
			const dying = isOfDeath ? dyingPlayer(plan.stack) : null;
			const name = of ? nameOf(talk, of) : (ownerOf(talk, card) ?? dying ?? writer(talk));
			if (!isLoot(cardOf(card)) || thing.isTrigger) own(talk, name, card);
			// "My Holy Card": what protects is its own player's where nobody says whose.
			const isOwn =
				thing.on.length === 0 &&
				!thing.isTrigger &&
				protects(card, talk.edition) &&
				mostTargets(card, talk.edition) > 0;
			const targets = isOwn
				? [{ is: 'player', name } as const]
				: thing.on.map((ref) => targetOf(talk, ref, name));
			const death: StackThing = { is: 'death', of: { is: 'player', name } };
			const below = isOfDeath && !plan.stack.some((one) => sameFact(one, death)) ? [death] : [];
			if (below.length > 0) noteFacts(talk, name, { hp: 0 });
			const lying = thing.isTrigger
				? triggered(card, name)
				: ({ is: 'card', card, of: name } as const);
			return [...below, { ...lying, ...(targets.length > 0 ? { targets } : {}) }];
		}
	}
}

/** What has triggered of somebody's card: a trinket on the stack would be the loot that is played, else. */
export const triggered = (card: CardKey, of: string): CardThing => ({
	is: 'card',
	card,
	of,
	...(isTrinket(cardOf(card)) ? { where: 'in play' } : {})
});

/** The player whose death lies on the stack, the newest. */
function dyingPlayer(stack: readonly StackThing[]): string | null {
	const death = stack.findLast((one) => one.is === 'death' && one.of.is === 'player');
	return death?.is === 'death' && death.of.is === 'player' ? death.of.name : null;
}

/** A monster that dies: an attack on it that was told is the one that goes on. */
function killed(talk: Talk, { card }: CardRef): Damageable {
	const { plan } = talk;
	putMonster(talk, card);
	noteCard(talk, card, { hp: 0 }, null);
	const fight = plan.events.findLast((event) => event.is === 'attack');
	if (fight?.is === 'attack') {
		plan.attack = { attacker: fight.who, target: card };
		plan.events = plan.events.filter((event) => event !== fight);
	}
	return { is: 'card', card };
}

/** @param by whose card it is: "her" is never who uses it. */
function damaged(talk: Talk, ref: Ref, by: string | null = null): Damageable {
	if (ref.ref === 'who') {
		const name = nameOf(talk, ref.who, by);
		noteFacts(talk, name, ref.facts);
		return { is: 'player', name };
	}
	if (ref.ref !== 'card' || !isMonster(cardOf(ref.card))) throw new Unclear();
	putMonster(talk, ref.card);
	noteCard(talk, ref.card, ref.facts, null);
	return { is: 'card', card: ref.card };
}

/** What something on the stack is aimed at. */
type Target = NonNullable<Extract<StackThing, { is: 'card' }>['targets']>[number];

/** A roll that lies there already: whose it is where nobody says it. */
function rollIn(talk: Talk, { of }: RollRef): Target {
	const there = talk.plan.stack.findLast((one) => one.is === 'roll');
	const by = of ? nameOf(talk, of) : there?.is === 'roll' ? there.by : undefined;
	return { is: 'roll', ...(by === undefined ? {} : { by }) };
}

function targetOf(talk: Talk, ref: Ref, by: string): Target {
	switch (ref.ref) {
		case 'deck':
			return { is: ref.isDiscard ? 'discard' : 'deck', deck: ref.deck ?? 'monster' };
		case 'card':
			if (isMonster(cardOf(ref.card))) return damaged(talk, ref, by);
			return { is: 'card', card: ref.card };
		case 'roll':
			return rollIn(talk, ref);
		case 'it': {
			const top = talk.plan.stack.at(-1);
			if (top?.is === 'card') return { is: 'card', card: top.card };
			if (top?.is === 'roll') return { is: 'roll', ...(top.by ? { by: top.by } : {}) };
			return damaged(talk, ref, by);
		}
		default:
			return damaged(talk, ref, by);
	}
}
