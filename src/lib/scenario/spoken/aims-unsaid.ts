import { cardOf } from '../../cards/library.ts';
import { isItem, isLoot, isMonster, isTrinket } from './cards-said.ts';
import { activeOf, FIRST_MONSTER, WITH_SOUL } from './laying.ts';
import { type Talk, nameOf } from './discourse.ts';
import { monsterMeant, putMonster } from './cards-noted.ts';
import type { Ref, Who } from './ref.ts';
import type { CardKey, EditionId } from '../../model/words.ts';
import type { Aim, Event, Plan } from './plan.ts';
import { rollerOf } from './rollers.ts';
import { answersUse, harms, helps, protects, takesOf } from './takes.ts';
import { UNNAMED_LOOT } from './stand-in.ts';
import { Unclear } from './unclear.ts';

/** Whether something that a card is said with only tells what it answers: "bombs Gurdy in response to his roll". */
export const onlyTells = (ref: Ref, takes: ReadonlySet<string>): boolean =>
	(ref.ref === 'roll' && !takes.has('dice roll')) ||
	((ref.ref === 'use' ||
		(ref.ref === 'card' && isLoot(cardOf(ref.card)) && !isTrinket(cardOf(ref.card)))) &&
		!['loot being played', 'ability of an item', 'triggered ability', 'item'].some((word) =>
			takes.has(word)
		));

/** Whether a card that takes no target does to somebody what it does anyway: "fools her" who is on turn. */
export function isAnyway(talk: Talk, ref: Ref, doer: string): boolean {
	if (ref.ref === 'it' || ref.ref === 'deck') return true;
	if (ref.ref !== 'who') return false;
	const name = nameOf(talk, ref.who, doer);
	return name === doer || name === activeOf(talk.plan);
}

/** What is meant where no target is said: the roll, the last thing on the stack, whoever is protected. */
export function unsaidAim(
	talk: Talk,
	card: CardKey,
	doer: string,
	takes: ReadonlySet<string>
): Aim | null {
	const { events, stack } = talk.plan;
	const last = events.findLast((event) => event.is === 'use' && event.who !== doer);
	if (takes.has('dice roll')) return { at: 'roll', of: rollerOf(talk) };
	const isAnswer = takes.has('loot being played') || takes.has('ability of an item');
	if (isAnswer && last?.is === 'use') return { at: 'card', card: last.card, of: null };
	const top = stack.at(-1);
	if (isAnswer && top?.is === 'card') return { at: 'card', card: top.card, of: null };
	if (takes.has('player') && protects(card, talk.edition))
		return { at: 'player', name: endangered(talk) ?? inFight(talk) ?? doer };
	// "I play The Lovers": on whoever plays it, but for somebody else's fight, which may be helped.
	const fight = events.findLast((event) => event.is === 'attack');
	const isAnothers = fight?.is === 'attack' && fight.who !== doer;
	// "Slaps down Emergency Contact": what it can only be used on is what is fought.
	if (fight?.is === 'attack' && fight.on?.at === 'card' && takes.has('monster') && takes.size === 1)
		return fight.on;
	if (takes.has('player') && helps(card, talk.edition) && !isAnothers)
		return { at: 'player', name: doer };
	// What can be done to nobody but a player is done to whoever is answered.
	const answered = talk.plan.events.findLast(
		(event) => 'who' in event && event.who !== null && event.who !== doer
	);
	if (
		takes.size === 1 &&
		takes.has('player') &&
		answered &&
		'who' in answered &&
		answered.who !== null
	)
		return { at: 'player', name: answered.who };
	const others = talk.plan.names.filter((name) => name !== doer);
	const [only] = others;
	return takes.size === 1 && takes.has('player') && only !== undefined && others.length === 1
		? { at: 'player', name: only }
		: onlyWeak(talk, card, doer, takes);
}

/**
 * "Gus is down to 1 HP, Bea gold bombs": the only one of whom HP are told, where there is no fight; in a fight the
 * monster, where its HP are told and nobody's besides.
 */
function onlyWeak(
	{ plan, edition }: Talk,
	card: CardKey,
	doer: string,
	takes: ReadonlySet<string>
): Aim | null {
	if (!harms(card, edition) || !takes.has('player')) return null;
	// "Does it die before Ben's bomb on me? He plays the bomb in response": that one.
	if (plan.events.some((event) => event.is === 'use' && event.who === doer && event.card === card))
		return null;
	const people = [...plan.people].flatMap(([name, { hp }]) =>
		hp === undefined || name === doer ? [] : [{ at: 'player', name } as const]
	);
	const foes = plan.monsters.flatMap((foe) =>
		plan.cards.get(foe)?.hp === undefined ? [] : [{ at: 'card', card: foe, of: null } as const]
	);
	const attack = plan.events.findLast(({ is }) => is === 'attack');
	const isFight = attack !== undefined || plan.attack !== null;
	const weak = [...people, ...(takes.has('monster') ? foes : [])];
	const [only, other] = weak;
	if (!only || other) return null;
	const isFought =
		attack?.is === 'attack' &&
		attack.on?.at === 'card' &&
		only.at === 'card' &&
		attack.on.card === only.card &&
		plan.people.get(attack.who)?.hp === undefined;
	return isFight && !isFought ? null : only;
}

/**
 * Aims what takes a player and was aimed at nobody at the only other one, who answers it: "Ben uses Jawbone. In
 * response I use Decoy on his Jawbone".
 */
export function aimAtOnlyOther(plan: Plan, edition: EditionId): void {
	if (plan.names.length !== 2) return;
	plan.events = plan.events.map((event, nth) => {
		if (event.is !== 'use' || event.aims.length > 0) return event;
		if (helps(event.card, edition)) return event;
		const takes = takesOf(event.card, edition, event.mode);
		const other = plan.names.find((name) => name !== event.who);
		const next = plan.events[nth + 1];
		const isAnswered = next?.is === 'use' && next.who === other;
		// "In response to his bomb I use my Mantle": of a monster nothing was told.
		const isSaved =
			next?.is === 'use' &&
			(protects(next.card, edition) ||
				next.aims.some((aim) => aim.at === 'card' && aim.card === event.card));
		const isOnSomebody =
			takes.has('player') &&
			(takes.size === 1 ||
				(isSaved &&
					plan.monsters.length === 0 &&
					plan.attack === null &&
					plan.events.every(({ is }) => is === 'use')));
		return isOnSomebody && other !== undefined && isAnswered
			? { ...event, aims: [{ at: 'player', name: other }] }
			: event;
	});
}

/** "Can I Butter Bean a Butter Bean?": the one that is answered answered a loot card that nobody named. */
export function answerUnnamedLoot(plan: Plan, edition: EditionId): void {
	const nth = plan.events.findIndex(({ is }) => is === 'use');
	const [first, next] = [plan.events[nth], plan.events[nth + 1]];
	if (first?.is !== 'use' || next?.is !== 'use' || first.aims.length > 0) return;
	const isAnswered = next.aims.some((aim) => aim.at === 'card' && aim.card === first.card);
	if (!isAnswered || !takesOf(first.card, edition).has('loot being played')) return;
	const { who, piece } = next;
	const loot = {
		is: 'use',
		who,
		card: UNNAMED_LOOT,
		aims: [],
		words: [],
		mode: null,
		piece
	} as const;
	const aims: readonly Aim[] = [{ at: 'card', card: UNNAMED_LOOT, of: null }];
	plan.events = plan.events.toSpliced(nth, 1, loot, { ...first, aims });
}

/** Whom the last card was used on, or the damage on the stack is for. */
function endangered({ plan }: Talk): string | null {
	const used = plan.events.findLast(({ is }) => is === 'use');
	const victim = used?.is === 'use' ? used.aims.find(({ at }) => at === 'player') : undefined;
	if (victim?.at === 'player') return victim.name;
	const damage = plan.stack.findLast(({ is }) => is === 'damage');
	return damage?.is === 'damage' && damage.to?.is === 'player' ? damage.to.name : null;
}

/** Who made the attack roll that is the last thing told. */
function inFight(talk: Talk): string | null {
	const last = talk.plan.events.at(-1);
	return last?.is === 'roll' && talk.plan.events.some(({ is }) => is === 'attack')
		? last.who
		: null;
}

/** "The monster": the one that was spoken of, or else the first that lies there. */
export function monsterAim(talk: Talk): Aim {
	if (talk.hidden !== null) throw new Unclear();
	const { events, monsters } = talk.plan;
	const named = monsterMeant(talk) ?? monsters[0];
	// Of a table that is there, it may be any.
	if (named === undefined && talk.known.active !== null) throw new Unclear();
	// "I attack a monster, Ben bombs it": what it is called nobody says, and it is spoken of from now on.
	const first = named ?? (talk.isOfSpoils ? WITH_SOUL : FIRST_MONSTER);
	if (named === undefined) {
		if (talk.isOfSpoils) putMonster(talk, first);
		talk.monster = first;
		talk.lastNamed = { card: first };
	}
	const aim: Aim = { at: 'card', card: first, of: null };
	const last = events.findLastIndex(({ is }) => is === 'attack');
	const attack = events[last];
	if (attack?.is === 'attack' && attack.on === null) events[last] = { ...attack, on: aim };
	return aim;
}

export function itAim(talk: Talk, doer: string | null, takes: ReadonlySet<string> | null): Aim {
	const can = (word: string): boolean => takes === null || takes.has(word);
	// "Ben frobs Gurdy. Amy bombs it": what "it" is was not understood.
	if (talk.hidden !== null) throw new Unclear();
	// "Kit taps Cain to play a bean on it": not on what gave the loot play.
	const used = talk.plan.events.findLast(
		(event) =>
			event.is === 'use' && !(event.who === doer && cardOf(event.card).kind === 'character')
	);
	if (takes && can('dice roll')) return { at: 'roll', of: rollerOf(talk) };
	if (takes && (can('loot being played') || can('ability of an item'))) {
		if (used?.is === 'use') return { at: 'card', card: used.card, of: null };
		const top = talk.plan.stack.at(-1);
		if (top?.is === 'card') return { at: 'card', card: top.card, of: null };
		const lying = talk.known.stack?.findLast((card) => card !== null) ?? null;
		if (lying !== null) return { at: 'card', card: lying, of: null };
		// "Butter beans it", of a roll: the rules refuse it, and say why.
		const roller = rollerOf(talk);
		if (roller !== null) return { at: 'roll', of: roller };
	}
	const foe = can('monster') || isOfFoe(talk, takes) ? monsterMeant(talk) : null;
	if (foe !== null) return { at: 'card', card: foe, of: null };
	// "Amy attacks, Ben bombs it": whatever it is that she attacks.
	const fight = talk.plan.events.findLast((event) => event.is === 'attack');
	if (can('monster') && fight?.is === 'attack' && fight.on === null) return monsterAim(talk);
	// "Amy attacks the deck, Ben bombs it": what came up is not told.
	if (can('monster') && fight?.is === 'attack' && fight.on?.at === 'deck') throw new Unclear();
	// "Jawbones Sue, recharges it with the Battery": the item that was used, and not the one that does it.
	if (takes && can('item') && used?.is === 'use' && isItem(cardOf(used.card))) {
		// "Ylva uses Chaos Card on my Relic. I recharge it": what is mine.
		const mine = used.aims.find(
			(aim) => aim.at === 'card' && aim.of === doer && isItem(cardOf(aim.card))
		);
		if (mine && used.who !== doer) return mine;
		return { at: 'card', card: used.card, of: null };
	}
	if (takes && can('item') && talk.item !== null) return { at: 'card', card: talk.item, of: null };
	const other = talk.recent.findLast((name) => name !== doer);
	if (can('player') && other !== undefined) return { at: 'player', name: other };
	throw new Unclear();
}

/**
 * "I attack Gurdy. Ben plays Soul Heart on it": of the monster, which the rules refuse; after a miss it may be the damage
 * that comes.
 */
function isOfFoe(talk: Talk, takes: ReadonlySet<string> | null): boolean {
	const last = talk.plan.events.at(-1);
	if (!takes?.has('player') || talk.monster === null) return false;
	if (last?.is !== 'roll') return last?.is === 'attack';
	const { evasion = 0 } = cardOf(talk.monster);
	return typeof last.face === 'number' ? last.face >= evasion : last.face === 'hits';
}

/**
 * "I attack Gurdy. Ben bombs him": whether "him" is the monster, as nobody else was spoken of, or as it is asked whose
 * its soul is.
 */
export const isFoeCalled = (talk: Talk, who: Who, doer: string | null): boolean =>
	who.is === 'he' &&
	who.isObject === true &&
	(talk.asked ?? talk.monster) !== null &&
	((talk.isOfSpoils && talk.plan.events.at(-1)?.is === 'attack') ||
		talk.recent.every(
			(name) => name === doer || (talk.isWriterHere && name === talk.nameless.writer)
		));

/** What answers a card, aimed at somebody: at what they used last, or what was used on whoever is protected so. */
export function lastOf(
	{ plan }: Talk,
	name: string,
	doer: string | null,
	takes: ReadonlySet<string> | null
): Aim | null {
	if (!answersUse(takes) || takes?.has('player') === true) return null;
	const used = plan.events.findLast(
		(event) => event.is === 'use' && (name === doer ? event.who !== doer : event.who === name)
	);
	return used?.is === 'use' ? { at: 'card', card: used.card, of: null } : null;
}

/** Whether a card is used on a monster. */
export const isOnMonster = (event: Event | undefined): boolean =>
	event?.is === 'use' && event.aims.some((aim) => aim.at === 'card' && isMonster(cardOf(aim.card)));

/**
 * "Amy's bomb is on the stack, Ben uses Guppy's Paw to save himself": what lies there and hurts somebody is aimed at
 * the only one who is kept from harm then.
 */
export function aimAtProtected(plan: Plan, edition: EditionId): void {
	const kept = plan.events.flatMap((event) => {
		if (event.is !== 'use' || !protects(event.card, edition)) return [];
		const [aim] = event.aims;
		return aim?.at === 'player' ? [aim.name] : aim ? [] : [event.who];
	});
	const [only, other] = new Set(kept);
	if (only === undefined || other !== undefined) return;
	plan.stack = plan.stack.map((thing) => {
		if (thing.is !== 'card' || thing.targets || !harms(thing.card, edition)) return thing;
		if (!takesOf(thing.card, edition).has('player') || thing.of === only) return thing;
		return { ...thing, targets: [{ is: 'player', name: only }] };
	});
}
