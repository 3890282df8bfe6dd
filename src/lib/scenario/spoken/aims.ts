import { cardOf } from '../../cards/library.ts';
import type { CardKey } from '../../model/words.ts';
import { isItem, isMonster, isOwnable } from './cards-said.ts';
import {
	happen,
	nameOf,
	noteCard,
	own,
	ownerOf,
	person,
	putMonster,
	writer,
	type Talk
} from './discourse.ts';
import type { Aim, Event } from './plan.ts';
import type { CardRef, Ref, RollRef } from './said.ts';
import { Unclear } from './unclear.ts';
import { mostTargets, protects, takesOf } from './takes.ts';
import { noteFacts } from './noting.ts';

/** What tells of something that happened, whatever is aimed at it. */
const TELLING: readonly Ref['ref'][] = ['attack', 'purchase', 'roll', 'use'];

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
		for (const ref of on) if (TELLING.includes(ref.ref)) aimOf(talk, ref, doer, null, order);
		return [];
	}
	const aims = on.flatMap((ref) => aimOf(talk, ref, doer, takes, order) ?? []);
	if (aims.length > most) {
		const isOnlyPeople = aims.every(({ at }) => at === 'player' || at === 'card');
		if (most > 0 || !isOnlyPeople) return aims.slice(0, most);
		return [];
	}
	if (aims.length > 0 || most === 0) return aims;
	const unsaid = unsaidAim(talk, card, doer, takes);
	return unsaid ? [unsaid] : [];
}

/** What is meant where no target is said: the roll, the last thing on the stack, whoever is protected. */
function unsaidAim(
	talk: Talk,
	card: CardKey,
	doer: string,
	takes: ReadonlySet<string>
): Aim | null {
	const { events, stack } = talk.plan;
	const last = events.findLast(
		(event) => event.is === 'use' && event.who !== doer && event.card !== card
	);
	if (takes.has('dice roll')) return { at: 'roll', of: rollerOf(talk) };
	const isAnswer = takes.has('loot being played') || takes.has('ability of an item');
	if (isAnswer && last?.is === 'use') return { at: 'card', card: last.card, of: null };
	const top = stack.at(-1);
	if (isAnswer && top?.is === 'card') return { at: 'card', card: top.card, of: null };
	if (takes.has('player') && protects(card, talk.edition)) return { at: 'player', name: doer };
	return null;
}

/** Who rolled last. */
export function rollerOf({ plan }: Talk): string | null {
	const roll = plan.events.findLast(({ is }) => is === 'roll');
	const lying = plan.stack.findLast(({ is }) => is === 'roll');
	return roll?.is === 'roll' ? roll.who : lying?.is === 'roll' ? (lying.by ?? null) : null;
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
			const name = nameOf(talk, ref.who, doer);
			noteFacts(talk, name, ref.facts);
			return { at: 'player', name };
		}
		case 'it':
			return itAim(talk, doer, takes);
		case 'card':
			return cardAim(talk, ref, doer);
		case 'roll':
			return rollAim(talk, ref, order);
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
			tellUse(talk, ref.card, who, ref.on, order);
			return { at: 'card', card: ref.card.card, of: null };
		}
		case 'death':
			return null;
	}
}

function itAim(talk: Talk, doer: string | null, takes: ReadonlySet<string> | null): Aim {
	const can = (word: string): boolean => takes === null || takes.has(word);
	const used = talk.plan.events.findLast((event) => event.is === 'use');
	if (takes && can('dice roll')) return { at: 'roll', of: rollerOf(talk) };
	if (takes && (can('loot being played') || can('ability of an item')) && used?.is === 'use')
		return { at: 'card', card: used.card, of: null };
	if (can('monster') && talk.monster !== null) return { at: 'card', card: talk.monster, of: null };
	if (takes && can('item') && talk.item !== null) return { at: 'card', card: talk.item, of: null };
	const other = talk.recent.findLast((name) => name !== doer);
	if (can('player') && other !== undefined) return { at: 'player', name: other };
	throw new Unclear();
}

function cardAim(talk: Talk, ref: CardRef, doer: string | null): Aim {
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
		tellUse(talk, ref, said, [], 'next');
	} else noteCard(talk, card, facts, said);
	return { at: 'card', card, of: said };
}

function rollAim(
	talk: Talk,
	{ of, shows, against, for: reads }: RollRef,
	order: 'next' | 'before'
): Aim {
	const { plan } = talk;
	const roller = of ? nameOf(talk, of) : null;
	const last = plan.events.findLast((event) => event.is === 'roll');
	if (shows !== null) {
		const isTold =
			last?.is === 'roll' && (roller === null || last.who === roller) && last.face === shows;
		const lying = plan.stack.some((thing) => thing.is === 'roll' && thing.shows === shows);
		if (!isTold && !lying) {
			const who = roller ?? rollerOf(talk) ?? writer(talk);
			tellRoll(talk, who, [shows], against, order);
			return { at: 'roll', of: who };
		}
	}
	if (reads !== null && !plan.events.some((event) => event.is === 'use' && event.card === reads)) {
		const who = roller ?? doerOfRoll(talk);
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

const doerOfRoll = (talk: Talk): string => rollerOf(talk) ?? writer(talk);

/** Whether a roll can come next without another attack: of one, or of a card that makes one. */
export function awaitsRoll({ plan }: Talk, makes: (card: CardKey) => boolean): boolean {
	return (
		plan.attack !== null ||
		plan.events.some(
			(event) =>
				event.is === 'attack' || event.is === 'reroll' || (event.is === 'use' && makes(event.card))
		) ||
		plan.stack.length > 0
	);
}

/** Tells of a roll, with the attack that it belongs to where that was not told. */
export function tellRoll(
	talk: Talk,
	who: string,
	faces: readonly Extract<Event, { is: 'roll' }>['face'][],
	against: CardRef | null,
	order: 'next' | 'before'
): void {
	const { plan } = talk;
	const attack = plan.events.findLast((event) => event.is === 'attack');
	if (against) {
		const isOn =
			attack?.is === 'attack' &&
			attack.on?.at === 'card' &&
			attack.on.card === against.card &&
			attack.who === who;
		const lying = plan.attack?.target === against.card;
		noteCard(talk, against.card, against.facts, null);
		const isBare = attack?.is === 'attack' && attack.on === null && attack.who === who;
		if (isBare) {
			putMonster(talk, against.card);
			plan.events[plan.events.indexOf(attack)] = {
				...attack,
				on: { at: 'card', card: against.card, of: null }
			};
		} else if (!isOn && !lying) {
			putMonster(talk, against.card);
			happen(
				talk,
				{
					is: 'attack',
					who,
					on: { at: 'card', card: against.card, of: null },
					isPast: false,
					piece: talk.piece
				},
				order
			);
		}
	}
	for (const face of faces) happen(talk, { is: 'roll', who, face, piece: talk.piece }, order);
}

/** Tells of an attack as a noun, unless it was told. */
function tellAttack(
	talk: Talk,
	{ of, on }: Extract<Ref, { ref: 'attack' }>,
	doer: string | null,
	order: 'next' | 'before'
): void {
	const { plan } = talk;
	const told = plan.events.findLast((event) => event.is === 'attack');
	const who = of ? nameOf(talk, of) : told ? told.who : writer(talk);
	const last: Aim | null =
		talk.monster === null ? null : { at: 'card', card: talk.monster, of: null };
	const aim = on ? aimOf(talk, on, who, null, order) : told ? null : last;
	if (told && (!aim || JSON.stringify(told.on) === JSON.stringify(aim))) return;
	if (plan.attack && !aim) return;
	happen(talk, { is: 'attack', who, on: aim, isPast: false, piece: talk.piece }, order);
}

function tellPurchase(
	talk: Talk,
	{ of, on }: Extract<Ref, { ref: 'purchase' }>,
	_doer: string | null,
	order: 'next' | 'before'
): void {
	const { plan } = talk;
	const told = plan.events.some((event) => event.is === 'buy');
	const who = of ? nameOf(talk, of) : writer(talk);
	plan.active ??= who;
	if (told || !on) return;
	if (on.ref === 'card' && isItem(cardOf(on.card))) sell(talk, on.card);
	const what: Aim | null =
		on.ref === 'card' ? { at: 'card', card: on.card, of: null } : aimOf(talk, on, who, null, order);
	happen(talk, { is: 'buy', who, what, piece: talk.piece }, order);
}

/** Puts a treasure into the shop. */
export function sell({ plan }: Talk, card: CardKey): void {
	if (!plan.shop.includes(card)) plan.shop.push(card);
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
	} = {}
): void {
	const { card, facts } = ref;
	const face = cardOf(card);
	if (isItem(face)) {
		const owner = ref.of
			? nameOf(talk, ref.of, null)
			: ownerOf(talk, card) === who || ownerOf(talk, card) === null
				? who
				: (ownerOf(talk, card) ?? who);
		own(talk, owner === who ? who : owner, card);
	}
	noteCard(talk, card, facts, null);
	const aims = aimsOf(talk, card, who, on, order);
	const last = talk.plan.events.at(-1);
	// What it was to become is never chosen where it is answered before.
	if (last?.is === 'becomes' && last.isLikely && aims.some((aim) => aim.at === 'card'))
		talk.plan.events.pop();
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
			...(more.isDoerUnsaid ? { isDoerUnsaid: true } : {}),
			...(more.manner ? { manner: more.manner } : {})
		},
		order
	);
	person(talk, who);
	const target = aims.find((aim) => aim.at === 'player');
	if (target?.at === 'player' && target.name !== who) person(talk, target.name);
}
