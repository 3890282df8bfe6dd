import { cardOf } from '../../cards/library.ts';
import { awaitsRoll, guessAttack, tellRoll } from './events-told.ts';
import { rollerOf } from './aims.ts';
import { makesRoll } from './cards-said.ts';
import { type Talk, doerOf, nameOf, own, ownerOf, person } from './discourse.ts';
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
	const what = againstFoe(talk, said);
	// The attack that it is of was not understood: it is none of another.
	if (talk.hidden === 'attack' && !what.against && what.for === undefined) throw new Unclear();
	const [face] = what.faces;
	const attackAt = events.findLastIndex(({ is }) => is === 'attack');
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
	if (
		piece.isAside &&
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
		named ??
		rollerNow(talk, attack, attackAt) ??
		(what.for === undefined ? null : ownerOf(talk, what.for)) ??
		talk.actor ??
		doerOf(talk, null, true);
	if (
		what.for !== undefined &&
		ownerOf(talk, what.for) === null &&
		cardOf(what.for).kind !== 'monster'
	)
		own(talk, who, what.for);
	if (!what.against && what.for === undefined && !awaitsRoll(talk, makesRoll)) {
		// "Ben bomb Gurdy Amy roll 2": which of the two came first is not said.
		const [first] = events;
		if (order === 'next' && talk.isAttached && first?.is === 'use' && first.who !== who)
			throw new Unclear();
		guessAttack(talk, who, order);
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
	tellRoll(talk, who, what.faces, what.against, order);
	if (talk.delayed.length > 0) events.push(...talk.delayed.splice(0));
	if (what.against) talk.actor = who;
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

function rollerNow(talk: Talk, attack: Event | undefined, attackAt: number): string | null {
	const later = talk.plan.events
		.slice(attackAt + 1)
		.findLast((event) => event.is === 'use' && makesRoll(event.card));
	if (later?.is === 'use') return later.who;
	return attack?.is === 'attack' ? attack.who : rollerOf(talk);
}
