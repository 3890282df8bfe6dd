import { cardOf } from '../../cards/library.ts';
import { isLoot, isOwnable } from './cards-said.ts';
import { own } from './cards-noted.ts';
import { canChoose, choose } from './choices-played.ts';
import type { Found } from './clause.ts';
import type { Course } from './course.ts';
import { person, type Talk } from './discourse.ts';
import { endsHere } from './facts.ts';
import type { Mover } from './moves.ts';
import { seatOf } from '../match.ts';
import type { Aim, Event } from './plan.ts';
import { anyOf, type Reader, skip, verbAt } from './reader.ts';
import { cardRef } from './references.ts';
import type { Saying } from './said.ts';
import type { CardRef, Who } from './ref.ts';
import { whoAt } from './who.ts';

/** Whether somebody is said to have died, or to be killed, before a place. */
const isAfterDeath = (reader: Reader, at: number): boolean =>
	[...reader.tokens.keys()].some((i) => {
		const verb = i < at ? verbAt(reader, i)?.verb : undefined;
		return verb === 'die' || verb === 'kill';
	});

const LOSES =
	'loses|lost|discards|discarded|destroys|destroyed|sacrifices|sacrificed|loosing|losing|discarding|destroying|lose|discard|destroy';

/** Behind "1 cent", "a loot card": what everybody pays who dies. */
const usualAt = (reader: Reader, at: number): number =>
	anyOf(
		reader,
		at,
		'1|one|a|his|her|my|their cent|¢|c|coin|penny|loot card|',
		'1|one|a|his|her|my|their loot card|',
		'1|one|a|his|her|my|their card'
	);

/** "… and loses Dry Baby, 1 cent and a loot": what somebody who died chooses to pay with. */
export function penaltyAt(reader: Reader, at: number): Found {
	const who = whoAt(reader, at);
	const from = skip(reader, who?.to ?? at, '');
	const led = anyOf(
		reader,
		from,
		`then|so|also| has|have|had|must|chooses|choose|chose|decides|decided|wants| to| ${LOSES}`,
		'gives|gave|giving|give up|away',
		'has|have|must|chooses|decides to give up|away',
		'pays|paid|paying with',
		'picks|picked|chooses|chose as|for his|her|my|their|the penalty|death'
	);
	if (led < 0 || !isAfterDeath(reader, at)) return null;
	const cards: CardRef[] = [];
	let to = led;
	for (;;) {
		const usual = usualAt(reader, to);
		const card =
			usual < 0 ? cardRef(reader, to, (one) => isOwnable(one) || isLoot(one), false) : null;
		if (card) cards.push(card.value);
		const end = usual < 0 ? (card?.to ?? -1) : usual;
		if (end < 0) return null;
		to = end;
		const next = anyOf(reader, to, ', and', ',|and|&|plus');
		const isMore = next >= 0 && (usualAt(reader, next) >= 0 || isCardThere(reader, next));
		if (!isMore) break;
		to = next;
	}
	const end = anyOf(
		reader,
		to,
		'for|as|with|to|from|by his|her|my|their|the| penalty|death',
		'for|to it|that',
		''
	);
	if (cards.length === 0 || !endsHere(reader, end)) return null;
	return {
		to: end,
		value: cards.map((card) => ({ say: 'penalty', who: who?.value ?? null, card }))
	};
}

const isCardThere = (reader: Reader, at: number): boolean => {
	const card = cardRef(reader, at, (one) => isOwnable(one) || isLoot(one), false);
	return card !== null && (endsHere(reader, card.to) || anyOf(reader, card.to, ',|and') >= 0);
};

/** Who died last. */
function deadOf({ plan }: Talk): string | null {
	const [died] = plan.events
		.flatMap((event): readonly Aim[] =>
			event.is === 'until dead'
				? [event.what]
				: event.is === 'use' && event.kills !== undefined
					? event.aims.slice(0, 1)
					: []
		)
		.slice(-1);
	if (died?.at === 'player') return died.name;
	const death = plan.stack.findLast((one) => one.is === 'death' && one.of.is === 'player');
	return death?.is === 'death' && death.of.is === 'player' ? death.of.name : null;
}

/** It is theirs, and chosen where there is a choice. */
export function tellPenalty(
	talk: Talk,
	{ who: said, card }: Extract<Saying, { say: 'penalty' }>,
	act: (who: Who | null) => string
): Extract<Event, { is: 'penalty' }> {
	const isNamed = said !== null && said.is !== 'he' && said.is !== 'self';
	const who = isNamed ? act(said) : (deadOf(talk) ?? act(said));
	const { handCards } = person(talk, who);
	if (isOwnable(cardOf(card.card))) own(talk, who, card.card);
	else if (!handCards.includes(card.card)) handCards.push(card.card);
	return { is: 'penalty', who, card: card.card, piece: talk.piece };
}

/** Chosen as soon as it is asked for; what is lost without a choice is so anyhow. */
export function payPenalty(
	mover: Mover,
	course: Course,
	{ who, card, piece }: Extract<Event, { is: 'penalty' }>
): void {
	const thing = { is: 'card', card } as const;
	const asked = mover.passUntil(course.state, piece, (at) => canChoose(at, thing));
	if (asked) {
		course.state = asked;
		choose(mover, course, thing, who, piece);
		return;
	}
	const lost = mover.passUntil(course.state, piece, ({ players, ...at }) => {
		const player = players[seatOf({ players, ...at }, who)];
		return player?.dead === true && !JSON.stringify(player).includes(`"${card}"`);
	});
	if (!lost) course.faults.set(piece, `${who} doesn't lose ${cardOf(card).name}.`);
}
