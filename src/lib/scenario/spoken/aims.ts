import { cardOf } from '../../cards/library.ts';
import type { CardKey } from '../../model/words.ts';
import { isItem, isLoot, isMonster, isOwnable, isUsable, makesRoll } from './cards-said.ts';
import {
	type Talk,
	happen,
	isUsedBy,
	nameOf,
	noteCard,
	own,
	ownerOf,
	person,
	putMonster,
	writer
} from './discourse.ts';
import {
	awaitsRoll,
	guessAttack,
	tellAttack,
	tellPurchase,
	tellRoll,
	tellUse
} from './events-told.ts';
import { activeOf } from './laying.ts';
import { tellDeath } from './lying.ts';
import { noteFacts } from './noting.ts';
import type { Aim, Event } from './plan.ts';
import type { CardRef, Ref, RollRef } from './said.ts';
import { attackerOf, rollerOf } from './rollers.ts';
import { mostTargets, protects, takesOf } from './takes.ts';
import { Unclear } from './unclear.ts';

/** What tells of something that happened, whatever is aimed at it. */
const TELLING: readonly Ref['ref'][] = ['attack', 'purchase', 'roll', 'use', 'death'];

/** The things that a use of a card is aimed at. @param order where events go that the targets tell of. */
export function aimsOf(
	talk: Talk,
	card: CardKey,
	doer: string,
	on: readonly Ref[],
	order: 'next' | 'before'
): readonly Aim[] {
	const takes = takesOf(card, talk.edition);
	const most = mostTargets(card, talk.edition);
	if (most === 0) {
		for (const ref of on) {
			if (TELLING.includes(ref.ref)) aimOf(talk, ref, doer, null, order);
			else if (!isAnyway(talk, ref, doer)) throw new Unclear();
		}
		return [];
	}
	const aims = on.flatMap((ref) => {
		const aim = aimOf(talk, ref, doer, takes, order);
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
	return unsaid ? [unsaid] : [];
}

/** Whether something that a card is said with only tells what it answers: "bombs Gurdy in response to his roll". */
const onlyTells = (ref: Ref, takes: ReadonlySet<string>): boolean =>
	(ref.ref === 'roll' && !takes.has('dice roll')) ||
	(ref.ref === 'use' &&
		!['loot being played', 'ability of an item', 'triggered ability', 'item'].some((word) =>
			takes.has(word)
		));

/** Whether a card that takes no target does to somebody what it does anyway: "fools her" who is on turn. */
function isAnyway(talk: Talk, ref: Ref, doer: string): boolean {
	if (ref.ref === 'it' || ref.ref === 'deck') return true;
	if (ref.ref !== 'who') return false;
	const name = nameOf(talk, ref.who, doer);
	return name === doer || name === activeOf(talk.plan);
}

/** What is meant where no target is said: the roll, the last thing on the stack, whoever is protected. */
function unsaidAim(
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
		: null;
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
			const isEither =
				ref.who.is === 'he' &&
				ref.who.isObject === true &&
				takes?.has('player') === true &&
				takes.has('monster') &&
				isOnMonster(talk.plan.events.at(-1));
			if (isEither) throw new Unclear();
			const name = nameOf(talk, ref.who, doer);
			noteFacts(talk, name, ref.facts);
			return { at: 'player', name };
		}
		case 'it':
			return itAim(talk, doer, takes);
		case 'card':
			return cardAim(talk, ref, doer, takes);
		case 'roll':
			return rollAim(talk, ref, doer, order);
		case 'deck':
			if (ref.top !== undefined && ref.deck === 'monster') talk.plan.monsterDiscard.push(ref.top);
			return { at: 'deck', deck: ref.deck ?? 'monster', isDiscard: ref.isDiscard ?? false };
		case 'slot':
			return { at: 'slot', slot: ref.slot, number: ref.number };
		case 'attack': {
			tellAttack(talk, ref, doer, order);
			return null;
		}
		case 'purchase':
			tellPurchase(talk, ref, doer, order);
			return null;
		case 'use': {
			const who = ref.card.of ? nameOf(talk, ref.card.of) : writer(talk);
			if (!isUsedBy(talk, ref.card.card, who)) tellUse(talk, ref.card, who, ref.on, order);
			return { at: 'card', card: ref.card.card, of: null };
		}
		case 'death':
			tellDeath(talk, ref.of, order);
			return null;
	}
}

/** Whether a card is used on a monster. */
const isOnMonster = (event: Event | undefined): boolean =>
	event?.is === 'use' && event.aims.some((aim) => aim.at === 'card' && isMonster(cardOf(aim.card)));

function itAim(talk: Talk, doer: string | null, takes: ReadonlySet<string> | null): Aim {
	const can = (word: string): boolean => takes === null || takes.has(word);
	// "Ben frobs Gurdy. Amy bombs it": what "it" is was not understood.
	if (talk.hidden !== null) throw new Unclear();
	const used = talk.plan.events.findLast((event) => event.is === 'use');
	if (takes && can('dice roll')) return { at: 'roll', of: rollerOf(talk) };
	if (takes && (can('loot being played') || can('ability of an item'))) {
		if (used?.is === 'use') return { at: 'card', card: used.card, of: null };
		const top = talk.plan.stack.at(-1);
		if (top?.is === 'card') return { at: 'card', card: top.card, of: null };
	}
	if (can('monster') && talk.monster !== null) return { at: 'card', card: talk.monster, of: null };
	// "Jawbones Sue, recharges it with the Battery": the item that was used, and not the one that does it.
	if (takes && can('item') && used?.is === 'use' && isItem(cardOf(used.card)))
		return { at: 'card', card: used.card, of: null };
	if (takes && can('item') && talk.item !== null) return { at: 'card', card: talk.item, of: null };
	const other = talk.recent.findLast((name) => name !== doer);
	if (can('player') && other !== undefined) return { at: 'player', name: other };
	throw new Unclear();
}

function cardAim(
	talk: Talk,
	ref: CardRef,
	doer: string | null,
	takes: ReadonlySet<string> | null
): Aim {
	const { card, facts } = ref;
	const said = ref.of
		? nameOf(talk, ref.of, ref.of.is === 'he' && doer !== null ? null : doer)
		: null;
	const face = cardOf(card);
	const isUsed = talk.plan.events.some((event) => event.is === 'use' && event.card === card);
	const lies = talk.plan.stack.some((thing) => thing.is === 'card' && thing.card === card);
	if (isMonster(face) || face.kind === 'event') {
		putMonster(talk, card);
		noteCard(talk, card, facts, null);
	} else if (face.kind === 'character') {
		return { at: 'card', card, of: said };
	} else if (said !== null && answersUse(takes) && isUsable(face) && !isUsed && !lies) {
		// "Butter beans Amy's Jawbone": it has been activated.
		tellAnswered(talk, ref, said, doer);
	} else if (isOwnable(face) && !(isUsed || lies)) {
		const owner = said ?? (facts.of ? nameOf(talk, facts.of) : null) ?? ownerOf(talk, card);
		if (owner === null) {
			if (talk.plan.shop.includes(card)) return { at: 'card', card, of: null };
			throw new Unclear();
		}
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

/** A card that is answered has been played; who answers it is hit by it, where nobody says whom it is aimed at. */
function tellAnswered(talk: Talk, ref: CardRef, who: string, doer: string | null): void {
	const isAtPlayer =
		takesOf(ref.card, talk.edition).has('player') && !protects(ref.card, talk.edition);
	const isAtDoer = isAtPlayer && talk.monster === null && doer !== null && doer !== who;
	const on: readonly Ref[] = isAtDoer
		? [{ ref: 'who', who: { is: 'name', name: doer }, facts: {} }]
		: [];
	tellUse(talk, ref, who, on, 'next');
}

function rollAim(
	talk: Talk,
	{ of, shows, against: said, isAgainstIt, for: reads }: RollRef,
	doer: string | null,
	order: 'next' | 'before'
): Aim {
	const { plan, monster } = talk;
	const it =
		isAgainstIt && monster !== null
			? ({ ref: 'card', card: monster, of: null, facts: {} } as const)
			: null;
	const against = said ?? it;
	const isHis = of?.is === 'he' || of?.is === 'self';
	// "Rerolls his 1": the roll that was told, else one's own.
	const own = isHis ? (rollerOf(talk) ?? attackerOf(talk) ?? doer) : null;
	const roller = own ?? (of ? nameOf(talk, of) : null);
	const last = plan.events.findLast((event) => event.is === 'roll');
	if (shows !== null) {
		const isTold =
			last?.is === 'roll' && (roller === null || last.who === roller) && last.face === shows;
		const lying = plan.stack.some((thing) => thing.is === 'roll' && thing.shows === shows);
		if (!isTold && !lying) {
			const who = roller ?? rollerOf(talk) ?? writer(talk);
			if (!against && !awaitsRoll(talk, makesRoll)) guessAttack(talk, who, order);
			tellRoll(talk, who, [shows], against, order);
			return { at: 'roll', of: who };
		}
	}
	if (reads !== null && !plan.events.some((event) => event.is === 'use' && event.card === reads)) {
		const who = roller ?? rollerOf(talk) ?? writer(talk);
		happen(
			talk,
			{ is: 'use', who, card: reads, aims: [], words: [], mode: null, piece: talk.piece },
			order
		);
		person(talk, who);
		return { at: 'roll', of: who };
	}
	return { at: 'roll', of: roller ?? rollerOf(talk) };
}

/** Whether a card answers the use of an item, and nothing else of it. */
const answersUse = (takes: ReadonlySet<string> | null): boolean =>
	takes?.has('ability of an item') === true && !takes.has('item');
