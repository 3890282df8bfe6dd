import { cardOf } from '../../cards/library.ts';
import { makesRoll } from './cards-said.ts';
import { type Talk, happen, nameOf, person, writer } from './discourse.ts';
import { awaitsRoll, guessAttack, tellRoll } from './events-told.ts';
import type { Aim, Event } from './plan.ts';
import type { RollRef } from './ref.ts';
import { attackerOf, rollerOf } from './rollers.ts';
import { Unclear } from './unclear.ts';

/** The roll that a word points at, which is told where it was not yet. */
export function rollAim(
	talk: Talk,
	{ of, shows, against: said, isAgainstIt, for: reads }: RollRef,
	doer: string | null,
	order: 'next' | 'before',
	takes: ReadonlySet<string> | null
): Aim {
	const { plan, monster } = talk;
	const it =
		isAgainstIt && monster !== null
			? ({ ref: 'card', card: monster, of: null, facts: {} } as const)
			: null;
	const against = said ?? it;
	const isHis = of?.is === 'he' || of?.is === 'self';
	// "Rerolls his 1": the roll that was told, else one's own; mine is never "his".
	const isMe = talk.isWriterHere && doer === writer(talk);
	const own = isHis ? (rollerOf(talk) ?? attackerOf(talk) ?? (isMe ? null : doer)) : null;
	const roller = own ?? (of ? nameOf(talk, of, isMe ? doer : null) : null);
	const last = plan.events.findLast((event) => event.is === 'roll');
	if (shows !== null) {
		const isTold =
			last?.is === 'roll' && (roller === null || last.who === roller) && last.face === shows;
		const lying = plan.stack.some((thing) => thing.is === 'roll' && thing.shows === shows);
		if (!isTold && last?.is === 'roll' && isNumberOf(talk, last, shows, roller)) {
			plan.events[plan.events.lastIndexOf(last)] = { ...last, face: shows };
			return { at: 'roll', of: last.who };
		}
		if (!isTold && !lying) {
			const who = roller ?? rollerOf(talk) ?? writer(talk);
			// "Kai bombs Mom! and I D6 my 4 against her": which of the two came first is not said.
			const before = plan.events.at(-1);
			const isEither =
				order === 'next' &&
				before?.is === 'use' &&
				before.who !== who &&
				against !== null &&
				before.aims.some((aim) => aim.at === 'card' && aim.card === against.card) &&
				!plan.events.some(({ is }) => is === 'attack');
			if (isEither) throw new Unclear();
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
	// "Bombed Squirt in response to his roll": of which nothing was told.
	const isThere = last !== undefined || rollerOf(talk) !== null || plan.attack !== null;
	const isAwaited = plan.events.some(({ is }) => is === 'attack') || awaitsRoll(talk, makesRoll);
	if (!isThere && !isAwaited && takes?.has('dice roll') !== true) throw new Unclear();
	return { at: 'roll', of: roller ?? rollerOf(talk) };
}

/** "Ben misses Monstro. Amy adds 1 to his 3": it is the number of the roll of which it was said what came of it. */
function isNumberOf(
	{ plan }: Talk,
	{ who, face }: Extract<Event, { is: 'roll' }>,
	shows: number,
	roller: string | null
): boolean {
	if (typeof face !== 'string' || (roller !== null && roller !== who)) return false;
	const attack = plan.events.findLast((event) => event.is === 'attack');
	const on = attack?.is === 'attack' ? attack.on : null;
	const evasion = on?.at === 'card' ? cardOf(on.card).evasion : undefined;
	return evasion !== undefined && shows >= evasion === (face === 'hits');
}
