import { cardOf } from '../../cards/library.ts';
import type { CardKey } from '../../model/words.ts';
import { aimOf, aimsOf } from './aims.ts';
import { isItem } from './cards-said.ts';
import {
	type Talk,
	happen,
	monsterMeant,
	nameOf,
	noteCard,
	own,
	person,
	putMonster,
	writer
} from './discourse.ts';
import type { Aim, Event } from './plan.ts';
import type { CardRef, Ref } from './said.ts';
import { Unclear } from './unclear.ts';

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
	// "Ian passes, Jill passes, then Amy rolls": so the attack went on that is told with its roll.
	if (against && plan.events.every(({ is }) => is === 'pass')) plan.events.splice(0);
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

/** Tells of the attack that a roll is made for, where nothing else was told that one could be for. */
export function guessAttack(talk: Talk, who: string, order: 'next' | 'before'): void {
	const { plan } = talk;
	const card = monsterMeant(talk) ?? plan.monsters[0];
	const isTrigger =
		plan.people.size > 0 && card === undefined && plan.events.some(({ is }) => is === 'use');
	if (isTrigger) return;
	const on: Aim =
		card === undefined
			? { at: 'slot', slot: 'monster', number: 1 }
			: { at: 'card', card, of: null };
	const guess = card === undefined ? { isGuess: true as const } : {};
	happen(talk, { is: 'attack', who, on, isPast: false, ...guess, piece: talk.piece }, order);
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
	const who = of ? nameOf(talk, of) : told ? told.who : writer(talk);
	const last: Aim | null =
		talk.monster === null ? null : { at: 'card', card: talk.monster, of: null };
	// "Amy attacks Gurdy. Ben's attack …": that is another.
	if (of && told && told.who !== who && !on) throw new Unclear();
	const aim = on ? aimOf(talk, on, who, null, order) : told ? null : last;
	if (told && (!aim || JSON.stringify(told.on) === JSON.stringify(aim))) return;
	if (plan.attack && !aim) return;
	happen(talk, { is: 'attack', who, on: aim, isPast: false, piece: talk.piece }, order);
}

export function tellPurchase(
	talk: Talk,
	{ of, on }: Extract<Ref, { ref: 'purchase' }>,
	_doer: string | null,
	order: 'next' | 'before'
): void {
	const { plan } = talk;
	const told = plan.events.findLast((event) => event.is === 'buy');
	const who = of ? nameOf(talk, of) : (told?.who ?? writer(talk));
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

/** Whether a card can make a roll what it is said to become: "Godhead makes it a 2" cannot be. */
function canMake(use: Event | undefined, to: number | CardKey): boolean {
	if (use?.is !== 'use' || typeof to !== 'number') return true;
	const found = /"do":"change roll"[^[]*"to":\[(?<faces>[\d,]+)\]/u.exec(
		JSON.stringify(cardOf(use.card).abilities)
	);
	return found?.groups?.['faces']?.split(',').includes(String(to)) ?? true;
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
	} = {}
): void {
	const { card, facts } = ref;
	const face = cardOf(card);
	if (isItem(face)) {
		const owner = ref.of ? nameOf(talk, ref.of, null) : who;
		own(talk, owner === who ? who : owner, card);
	}
	noteCard(talk, card, facts, null);
	const aims = aimsOf(talk, card, who, on, order);
	const last = talk.plan.events.at(-1);
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
			...(more.isDoerUnsaid ? { isDoerUnsaid: true } : {}),
			...(more.isDoerGuessed ? { isDoerGuessed: true } : {}),
			...(on.length > 0 ? { isAimSaid: true } : {}),
			...(more.manner ? { manner: more.manner } : {})
		},
		order
	);
	person(talk, who);
	const target = aims.find((aim) => aim.at === 'player');
	if (target?.at === 'player' && target.name !== who) person(talk, target.name);
}
