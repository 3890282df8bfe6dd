import { cardOf } from '../../cards/library.ts';
import { aimOf, aimsOf } from './aims.ts';
import { isItem } from './cards-said.ts';
import { type Talk, nameOf } from './discourse.ts';
import { own } from './cards-noted.ts';
import { othersIfOnSelf, reown, unseat } from './doers-told.ts';
import { attackAim, thingOf } from './fates-told.ts';
import type { Event } from './plan.ts';
import type { Ref, Who } from './ref.ts';
import { mostTargets } from './takes.ts';
import { Unclear } from './unclear.ts';

type Use = Extract<Event, { is: 'use' }>;

/** What the last act is aimed at, where that was not said with it. */
export function tellAimed(talk: Talk, on: Ref): void {
	const { events } = talk.plan;
	const index = events.findLastIndex(({ is }) => is === 'use' || is === 'attack' || is === 'roll');
	const last = events[index];
	if (events.at(-1)?.is === 'reveal' && last?.is === 'attack') {
		const aim = aimOf(talk, on, last.who, null, 'next');
		if (!aim) throw new Unclear();
		events.push({ is: 'choose', who: last.who, what: thingOf(aim), piece: talk.piece });
		return;
	}
	if (last?.is === 'use') aimUse(talk, index, last, on);
	else if (last?.is === 'attack' && (last.on === null || last.isGuess)) aimAttack(talk, index, on);
	else if (last?.is === 'roll' && isGuessed(events[index - 1])) aimAttack(talk, index - 1, on);
	else throw new Unclear();
}

/** "To steal a soul from Kim" says nothing of the table but that Kim sits there. */
export function comesTo(talk: Talk, on: Ref | null): void {
	talk.plan.odd.set(talk.piece, 'left');
	if (on?.ref === 'who' && on.who.is === 'name') nameOf(talk, on.who);
}

/** Aims the last act at what it is said to be for, where nobody has said what it is aimed at; false where it needs none. */
export function servesAim(talk: Talk, on: Ref | null): boolean {
	const last = talk.plan.events.at(-1);
	if (!on || last?.is !== 'use' || last.isAimSaid || last.aims.length > 0) return false;
	if (mostTargets(last.card, talk.edition) === 0) return false;
	aimUse(talk, talk.plan.events.length - 1, last, on);
	return true;
}

/** "Ben plays Mega Bomb, …. Oh, and Ben chose Amy": aims what somebody used before, where nobody has said at what. */
export function aimEarlier(talk: Talk, who: string, on: Ref): boolean {
	const { events } = talk.plan;
	const index = events.findLastIndex(
		(event) =>
			event.is === 'use' &&
			event.who === who &&
			event.aims.length === 0 &&
			event.isAimSaid !== true &&
			mostTargets(event.card, talk.edition) > 0
	);
	const use = events[index];
	if (use?.is !== 'use') return false;
	aimUse(talk, index, use, on);
	return true;
}

const isGuessed = (event: Event | undefined): boolean =>
	event?.is === 'attack' && event.isGuess === true;

function aimUse(talk: Talk, index: number, use: Use, on: Ref): void {
	const { events } = talk.plan;
	if (use.isAimSaid) throw new Unclear();
	const rest = events.splice(index);
	try {
		const aims = aimsOf(talk, use.card, use.who, [on], 'next');
		if (aims.length === 0) throw new Unclear();
		rest[0] = { ...use, aims, isAimSaid: true };
	} finally {
		events.push(...rest);
	}
	othersIfOnSelf(talk, index, on);
}

/** Says of an attack what it is on. */
export function aimAttack(talk: Talk, index: number, on: Ref): void {
	const attack = talk.plan.events[index];
	if (attack?.is !== 'attack') throw new Unclear();
	const aim = attackAim(talk, on, attack.who);
	if (aim === null || aim.at === 'player') throw new Unclear();
	const { isGuess: _, ...rest } = attack;
	talk.plan.events[index] = { ...rest, on: aim };
}

/** Who did the last act, where that was not said with it. */
export function tellDoer(talk: Talk, who: Who): void {
	const { plan } = talk;
	const index = plan.events.findLastIndex(({ is }) => is === 'use');
	const use = plan.events[index];
	const declared = plan.events.findLastIndex(({ is }) => is === 'attack' || is === 'buy');
	if (declared > index && reown(talk, declared, nameOf(talk, who, null))) return;
	if (use?.is !== 'use') {
		if (talk.item === null) throw new Unclear();
		own(talk, nameOf(talk, who, null), talk.item);
		return;
	}
	const name = nameOf(talk, who, null);
	if (use.who === name) return;
	if (!use.isDoerUnsaid && !use.isDoerGuessed) {
		if (talk.item === null || talk.item === use.card) throw new Unclear();
		own(talk, name, talk.item);
		return;
	}
	plan.events[index] = { ...use, who: name, isDoerUnsaid: false, isDoerGuessed: false };
	const items = plan.people.get(use.who)?.items ?? [];
	const at = items.indexOf(use.card);
	if (isItem(cardOf(use.card)) && at >= 0) {
		items.splice(at, 1);
		own(talk, name, use.card);
	}
	unseat(talk, use.who);
	talk.actor = name;
}
