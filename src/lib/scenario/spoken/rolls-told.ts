import { cardOf } from '../../cards/library.ts';
import { awaitsRoll, guessAttack, isOfTopic, tellRoll } from './events-told.ts';
import { reown } from './doers-told.ts';
import { tellUse } from './aims.ts';
import { rolledByTopic } from './rolled-by.ts';
import { isBeforeAct, rollerOf } from './rollers.ts';
import { changesRoll } from './takes.ts';
import { isOwnable, isTrinket, isUsable, makesRoll } from './cards-said.ts';
import { type Talk, doerOf, nameOf, person } from './discourse.ts';
import { own, ownerOf } from './cards-noted.ts';
import { mayBeOfItem, saverOf } from './trigger-rolls.ts';
import type { Event } from './plan.ts';
import { Unclear } from './unclear.ts';
import type { Piece, Saying } from './said.ts';

/** A roll; where it belongs to an attack that was told as something that went on meanwhile, it comes right after that. */
export function tellFaces(
	talk: Talk,
	said: Extract<Saying, { say: 'roll' }>,
	piece: Piece,
	order: 'next' | 'before'
): void {
	const { plan } = talk;
	const { events } = plan;
	if (said.isAgain) {
		const isTold = events.some(
			(event) =>
				(event.is === 'roll' && event.face === said.faces[0]) ||
				(event.is === 'becomes' && event.to === said.faces[0])
		);
		if (!isTold) throw new Unclear();
		plan.odd.set(talk.piece, 'left');
		return;
	}
	const what = againstFoe(talk, said);
	// The attack that it is of was not understood: it is none of another.
	if (talk.hidden === 'attack' && !what.against && what.for === undefined) throw new Unclear();
	const [face] = what.faces;
	const changer = events.at(-1);
	// "Magician from Ben: 2": what it makes the roll.
	if (
		changer?.is === 'use' &&
		changesRoll(changer.card) &&
		changer.aims.some(({ at }) => at === 'roll') &&
		typeof face === 'number' &&
		what.faces.length === 1 &&
		!what.against &&
		order === 'next'
	) {
		events.push({
			is: 'becomes',
			who: changer.who,
			to: face,
			isLikely: false,
			piece: talk.piece
		});
		return;
	}
	const attackAt = events.findLastIndex(({ is }) => is === 'attack');
	if (isBeforeAct(talk, what) && order === 'next') {
		const { isEarlier: _, ...told } = what;
		tellFaces(talk, told, piece, 'before');
		return;
	}
	const attack = events[attackAt];
	const rolled = events.findIndex((event, i) => i > attackAt && event.is === 'roll');
	const named = what.who ? nameOf(talk, what.who) : null;
	if (attack?.is === 'attack' && rolled < 0 && attackAt < events.length - 1) {
		const isBackground = talk.putBefore !== null && attackAt === talk.putBefore - 1;
		const isEarly =
			(what.isPast === true && !attack.isPast) ||
			what.isEarlier === true ||
			piece.isAside === true ||
			isBackground ||
			order === 'before';
		const isRoll = events
			.slice(attackAt + 1)
			.every((event) => event.is === 'end' || (event.is === 'use' && !makesRoll(event.card)));
		if (isEarly && isRoll && !what.against) {
			// "Ben is attacking it. Amy rolled 3": whose roll it is is not clear.
			const isNamed = what.who?.is === 'name' || what.who?.is === 'me';
			if (isNamed && named !== attack.who) throw new Unclear();
			const all = what.faces.map((one): Event => ({
				is: 'roll',
				who: attack.who,
				face: one,
				piece: talk.piece
			}));
			events.splice(attackAt + 1, 0, ...all);
			talk.lastAct += all.length;
			return;
		}
	}
	// "Takes the damage from Dip (rolled 2)": the number of the roll that it came of.
	const outcome = events.findLastIndex(({ is }) => is === 'roll');
	const missed = events[outcome];
	const isSince = events
		.slice(outcome + 1)
		.every(({ is }) => is === 'until' || is === 'until dead');
	// "Takes one from Dip, he rolled 2".
	const isOfIt =
		(piece.isAside === true && what.who === null) ||
		(what.isPast === true && missed?.is === 'roll' && (named ?? missed.who) === missed.who);
	if (
		isOfIt &&
		missed?.is === 'roll' &&
		typeof missed.face === 'string' &&
		isSince &&
		typeof face === 'number' &&
		what.faces.length === 1 &&
		!what.against
	) {
		events[outcome] = { ...missed, face };
		return;
	}
	const told = events.at(-1);
	const isOutcomeTold = told?.is === 'roll' && typeof told.face === 'string';
	if (
		piece.isAside &&
		!isOutcomeTold &&
		rolled >= 0 &&
		rolled === events.length - 1 &&
		typeof face === 'number' &&
		what.who === null
	) {
		plan.odd.set(talk.piece, 'left');
		return;
	}
	const lastRoll = events.findLastIndex(({ is }) => is === 'roll');
	// "Misses. Misses. Hits!": each is a roll of its own.
	const last = events[lastRoll];
	// "Misses, 1": the number is that of the roll.
	const isLast = lastRoll === events.length - 1;
	if (last?.is === 'roll' && isLast && isSameRoll(talk, last, what, piece)) {
		events[lastRoll] = { ...last, face: face ?? last.face };
		for (const more of what.faces.slice(1))
			events.push({ is: 'roll', who: last.who, face: more, piece: talk.piece });
		return;
	}
	const isOutcome =
		typeof face === 'string' &&
		!(last?.is === 'roll' && typeof last.face === 'string') &&
		rolled >= 0 &&
		!events.slice(lastRoll + 1).some(({ is }) => is === 'until' || is === 'attack');
	if (isOutcome) {
		plan.odd.set(talk.piece, 'left');
		return;
	}
	const who =
		rerolled(talk, what) ??
		saverOf(talk, what) ??
		named ??
		rollerNow(talk, attack, attackAt) ??
		(what.for === undefined ? null : ownerOf(talk, what.for)) ??
		talk.actor ??
		doerOf(talk, null, true);
	const maker = events.findLastIndex(
		(event) => event.is === 'attack' || (event.is === 'use' && makesRoll(event.card))
	);
	if (named !== null && order === 'next' && rollerNow(talk, attack, attackAt) !== named)
		reown(talk, maker, named);
	// "Amy attacks …, Ben rolls a 1": whose roll it is is not clear, unless Ben has rerolled it.
	const expected = rollerNow(talk, events[attackAt], attackAt);
	const isStrange = named !== null && expected !== null && named !== expected && order === 'next';
	const isTheirs = events.at(-1)?.is === 'use' && makesTheRoll(events.at(-1), named);
	if (isStrange && !isTheirs && !what.against && what.for === undefined) throw new Unclear();
	// "Rolled a 1 for Portable Slot Machine": so it was used.
	const made = what.for !== undefined && isRolledFor(talk, what.for) ? what.for : null;
	if (made !== null)
		tellUse(talk, { ref: 'card', card: made, of: null, facts: {} }, who, [], order, {
			isDoerUnsaid: what.who === null
		});
	if (
		what.for !== undefined &&
		made === null &&
		ownerOf(talk, what.for) === null &&
		isOwnable(cardOf(what.for))
	)
		own(talk, who, what.for);
	const topic = what.for === undefined && !what.against ? rolledByTopic(talk, who) : null;
	if (topic !== null) {
		if (isUsable(cardOf(topic)))
			tellUse(talk, { ref: 'card', card: topic, of: null, facts: {} }, who, [], order);
		tellRoll(talk, who, what.faces, null, order);
		return;
	}
	const isBare = !what.against && what.for === undefined && !awaitsRoll(talk, makesRoll);
	if (isBare && !mayBeOfItem(talk, who)) {
		// "Ben bomb Gurdy Amy roll 2": which of the two came first is not said.
		const [first] = events;
		if (order === 'next' && talk.isAttached && first?.is === 'use' && first.who !== who)
			throw new Unclear();
		const isSaid = what.faces.some((one) => typeof one === 'string');
		guessAttack(talk, who, order, isSaid);
	}
	const lastEvent = events.at(-1);
	const isRolledFirst =
		what.isPast === true &&
		lastEvent?.is === 'use' &&
		lastEvent.aims.some(({ at }) => at === 'roll') &&
		!events.some(({ is }) => is === 'roll');
	if (isRolledFirst) {
		events.splice(
			-1,
			0,
			...what.faces.map((one): Event => ({ is: 'roll', who, face: one, piece: talk.piece }))
		);
		return;
	}
	person(talk, who);
	if (!what.against && order === 'next' && !isOfTopic(talk)) aimBare(talk, who);
	tellRoll(talk, who, what.faces, what.against, order);
	if (talk.delayed.length > 0) events.push(...talk.delayed.splice(0));
	if (what.against) talk.actor = who;
}

/** "Tom D6s Sara's roll, she gets a 1": whose roll it is stays so, whoever throws the die again. */
function rerolled(
	talk: Talk,
	{ who, for: reads, against }: Extract<Saying, { say: 'roll' }>
): string | null {
	const last = talk.plan.events.at(-1);
	if (last?.is !== 'use' || makesRoll(last.card) || reads !== undefined || against) return null;
	const aim = last.aims.find(({ at }) => at === 'roll');
	const owner = aim?.at === 'roll' ? (aim.of ?? rollerOf(talk)) : null;
	return who === null || who.is === 'he' || who.is === 'self' ? owner : null;
}

/** "Lust at 1: attack by Kira, 5": a roll of an attack of which nobody said what it is on is against the monster that was spoken of. */
function aimBare(talk: Talk, who: string): void {
	const { events } = talk.plan;
	const last = events.at(-1);
	if (last?.is !== 'attack' || last.on !== null || last.who !== who) return;
	events.pop();
	guessAttack(talk, who, 'next');
	const guess = events.at(-1);
	if (guess?.is === 'attack')
		events[events.length - 1] = { ...guess, isPast: last.isPast, piece: last.piece };
	else events.push(last);
}

/** Whether a die is rolled for a card as somebody uses it, and that was not told. */
function isRolledFor({ plan }: Talk, card: string): boolean {
	const face = cardOf(card);
	const isTold =
		plan.stack.length > 0 || plan.events.some((event) => event.is === 'use' && event.card === card);
	return isUsable(face) && !isTrinket(face) && makesRoll(card) && !isTold;
}

/** Whether a number alone says what the roll was that was said to hit or to miss right before. */
function isSameRoll(
	{ monster, isSameSentence }: Talk,
	{ face: told }: Extract<Event, { is: 'roll' }>,
	{ faces, who, against }: Extract<Saying, { say: 'roll' }>,
	{ from, to, isAside = false }: Piece
): boolean {
	const [face] = faces;
	const evasion = monster === null ? undefined : cardOf(monster).evasion;
	const isBare = isAside || to - from === 2 * faces.length - 1;
	const isAlone = isBare && who === null && against === null;
	if (typeof told !== 'string' || typeof face !== 'number' || evasion === undefined) return false;
	return isAlone && isSameSentence && (told === 'hits') === face >= evasion;
}

/** "Rolled a 4 for Gurdy": what is attacked, where nothing else was told of it. */
function againstFoe(
	{ plan }: Talk,
	what: Extract<Saying, { say: 'roll' }>
): Extract<Saying, { say: 'roll' }> {
	const { for: card, ...rest } = what;
	if (card === undefined || cardOf(card).kind !== 'monster' || plan.monsters.includes(card))
		return what;
	return { ...rest, against: what.against ?? { ref: 'card', card, of: null, facts: {} } };
}

/** Whether somebody has used a card right before that a roll is made for, or that rerolls it. */
const makesTheRoll = (event: Event | undefined, who: string | null): boolean =>
	event?.is === 'use' &&
	event.who === who &&
	(makesRoll(event.card) || event.aims.some(({ at }) => at === 'roll'));

function rollerNow(talk: Talk, attack: Event | undefined, attackAt: number): string | null {
	const later = talk.plan.events
		.slice(attackAt + 1)
		.findLast((event) => event.is === 'use' && makesRoll(event.card));
	if (later?.is === 'use') return later.who;
	return attack?.is === 'attack' ? attack.who : rollerOf(talk);
}
