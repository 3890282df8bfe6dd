/** What somebody is said to have come to is a claim: the judge says whether it is so. */
import { cardOf } from '../../cards/library.ts';
import { hp } from '../../mechanics/stats.ts';
import type { Position } from '../../model/position.ts';
import { seatOf } from '../match.ts';
import { nameOf, type Talk } from './discourse.ts';
import { monsterMeant } from './cards-noted.ts';
import type { Mover, State } from './moves.ts';
import { noteAbout } from './noting.ts';
import type { Tally } from './plan.ts';
import type { Saying } from './said.ts';
import type { Ref } from './ref.ts';
import { gainsCents, harms, stealsCents } from './takes.ts';

/** Keeps what somebody is said to have come to as a claim; before anything was told it is so from the start. */
export function tellTally(
	talk: Talk,
	{ of, facts, isGuess }: Extract<Saying, { say: 'tally' }>
): void {
	const { plan } = talk;
	const thing = thingOf(talk, of);
	const number = facts.hp ?? facts.cents ?? facts.number;
	const isNothingTold = plan.events.length === 0 && plan.stack.length === 0;
	if (!thing || number === undefined || isNothingTold || (isGuess && !isTouched(talk, thing))) {
		const about = of.ref === 'it' && thing ? ({ ref: 'card', card: cardIn(thing) } as const) : of;
		const said: Ref = about.ref === 'card' ? { of: null, facts: {}, ...about } : about;
		if (!noteAbout(talk, said, facts, null)) plan.odd.set(talk.piece, 'left');
		return;
	}
	const unit = facts.hp !== undefined ? 'hp' : facts.cents !== undefined ? 'cents' : null;
	plan.tallies.push({ of: thing, unit, number, piece: talk.piece });
	plan.odd.set(talk.piece, 'left');
	// "I used Jawbone on him. Now he has 8 cents": it has resolved, and the choice is next.
	plan.events = plan.events.map((event) =>
		event.is === 'buy' ? { ...event, isWish: false } : event
	);
}

const cardIn = (thing: Tally['of']): string => (thing.at === 'card' ? thing.card : '');

function thingOf(talk: Talk, of: Ref): Tally['of'] | null {
	// "Ben bombs Gurdy, now at 4 HP": what he hurt.
	const last = talk.plan.events.at(-1);
	const isHurt = of.ref === 'who' && of.who.is === 'same' && last?.is === 'use';
	const hurt = isHurt && harms(last.card, talk.edition) ? last.aims[0] : undefined;
	if (hurt?.at === 'player' || hurt?.at === 'card') return hurt;
	if (of.ref === 'who') return { at: 'player', name: nameOf(talk, of.who) };
	const card = of.ref === 'card' ? of.card : of.ref === 'it' ? monsterMeant(talk) : null;
	return card === null ? null : { at: 'card', card, of: null };
}

/** Whether what was told last may have changed what somebody has. */
function isTouched({ plan, edition }: Talk, thing: Tally['of']): boolean {
	const last = plan.events.at(-1);
	if (last?.is === 'roll') {
		const attack = plan.events.findLast((event) => event.is === 'attack');
		const isOfIt =
			attack?.is === 'attack' &&
			(thing.at === 'player'
				? attack.who === thing.name
				: attack.on?.at === 'card' && attack.on.card === thing.card);
		return isOfIt;
	}
	if (last?.is !== 'use') return false;
	const isOwn = thing.at === 'player' && last.who === thing.name && gainsCents(last.card, edition);
	const isHit = last.aims.some((aim) => JSON.stringify(aim) === JSON.stringify(thing));
	return isOwn || (isHit && (harms(last.card, edition) || stealsCents(last.card, edition)));
}

/**
 * Why somebody has not come to what was said, if everyone passes; null where they have.
 * @param first the table before anything happened.
 */
export function tallyFault(mover: Mover, first: State, now: State, tally: Tally): string | null {
	const units = tally.unit === null ? (['hp', 'cents'] as const) : [tally.unit];
	let last = now.position;
	const is = (position: Position, unit: 'hp' | 'cents'): boolean =>
		valueOf(position, tally, unit) === tally.number;
	const hasCome = (position: Position): boolean => {
		last = position;
		return units.some((unit) => is(position, unit) && !is(first.position, unit));
	};
	if (mover.passUntil(now, tally.piece, hasCome)) return null;
	// "I soul heart it, so I'm still at 2": nothing has changed.
	if (units.some((unit) => is(last, unit) && (tally.unit !== null || unit === 'hp'))) return null;
	const unit =
		tally.unit ??
		(valueOf(last, tally, 'cents') === valueOf(first.position, tally, 'cents') ? 'hp' : 'cents');
	const value = valueOf(last, tally, unit);
	const name = tally.of.at === 'player' ? tally.of.name : cardOf(tally.of.card).name;
	return value === null
		? `${name} is not there any more by then.`
		: `By then ${name} has ${unit === 'hp' ? `${String(value)} HP` : `${String(value)}¢`}.`;
}

/** How many HP or ¢ somebody has; null of what is not there, or has none. */
function valueOf(position: Position, { of }: Tally, unit: 'hp' | 'cents'): number | null {
	if (of.at === 'player') {
		const player = seatOf(position, of.name);
		return unit === 'hp' ? hp(position, { player }) : (position.players[player]?.cents ?? null);
	}
	const top = position.slots.monster.find((slot) => slot.top?.card === of.card)?.top;
	return top && unit === 'hp' ? hp(position, { object: top.id }) : null;
}
