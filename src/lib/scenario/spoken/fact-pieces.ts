import { cardOf } from '../../cards/library.ts';
import { isLoot, isMonster, isOwnable } from './cards-said.ts';
import { cardList } from './card-lists.ts';
import { endsHere, factList } from './facts.ts';
import { type Reader, anyOf, article, cardAt, is, numberAt } from './reader.ts';
import { cardRef, thingRef } from './references.ts';
import type { Match } from './said.ts';
import type { Facts } from './ref.ts';
import { slotAt } from './places.ts';
import { ownerAt, whoAt } from './who.ts';
import type { Said } from './clause.ts';
import { cardAtPerson, opensClause } from './clause-words.ts';

type Found = Match<Said> | null;

/** A monster with what is said of it: "Gurdy, 5 hp,", "Clotty at 1 HP". */
export function factPiece(reader: Reader, at: number): Found {
	const thing = thingRef(reader, anyOf(reader, at, 'with|while', ''));
	if (
		thing?.value.ref === 'card' &&
		Object.keys(thing.value.facts).length > 0 &&
		(endsHere(reader, thing.to) ||
			opensClause(reader, thing.to) ||
			whoAt(reader, thing.to) !== null)
	)
		return { to: thing.to, value: [{ say: 'fact', about: thing.value, facts: {} }] };
	if (
		thing?.value.ref === 'who' &&
		Object.keys(thing.value.facts).length > 0 &&
		(endsHere(reader, thing.to) || whoAt(reader, thing.to))
	)
		return {
			to: thing.to,
			value: [{ say: 'fact', about: { ...thing.value, facts: {} }, facts: thing.value.facts }]
		};
	const actor = whoAt(reader, at);
	const as_ = actor ? anyOf(reader, actor.to, 'as|is|playing') : -1;
	const role = as_ >= 0 ? cardAtPerson(reader, article(reader, as_)) : null;
	if (actor && role && endsHere(reader, role.to))
		return {
			to: role.to,
			value: [
				{
					say: 'fact',
					about: { ref: 'who', who: actor.value, facts: {} },
					facts: { character: role.value }
				}
			]
		};
	// "I'm Amy": who writes.
	const called =
		actor?.value.is === 'me' && is(reader, actor.to, 'am') ? whoAt(reader, actor.to + 1) : null;
	if (called?.value.is === 'name' && endsHere(reader, called.to))
		return { to: called.to, value: [{ say: 'sit', who: [called.value] }] };
	const beside = anyOf(reader, at, 'with|while|and|as', '');
	const bonus = cardAt(reader, article(reader, beside), ({ kind }) => kind === 'bonus soul');
	const up = bonus
		? anyOf(
				reader,
				bonus.to,
				'is|are| still| up|active|available|out|around|there|unclaimed|open',
				'is|are| in play|there|reach',
				'is|are| on the table|board',
				'still there'
			)
		: -1;
	if (bonus && up >= 0)
		return {
			to: up,
			value: [
				{
					say: 'fact',
					about: { ref: 'card', card: bonus.value, of: null, facts: {} },
					facts: { isBonusSoul: true }
				}
			]
		};
	// "Swarm of Flies in slot 1".
	const inSlot = upperIn(reader, at);
	if (inSlot) return inSlot;
	// "Stoney is in play next to Fly".
	const near = anyOf(reader, at, 'next|close to', 'beside|alongside', 'together|along with');
	const other = near < 0 ? null : cardRef(reader, near, ({ kind }) => kind === 'monster');
	if (other)
		return {
			to: other.to,
			value: [{ say: 'fact', about: other.value, facts: { inSlot: true } }]
		};
	// "There is a Fly on top of Gurdy".
	const there = anyOf(reader, at, 'there is|was', '');
	const upper = cardRef(reader, there, ({ kind }) => kind === 'monster', false);
	const covers = upper
		? there > at
			? anyOf(reader, upper.to, 'on top of', 'sitting|lying| on|over', 'covering|above')
			: anyOf(reader, upper.to, 'on top of')
		: -1;
	const lower =
		covers >= 0 ? cardRef(reader, covers, ({ kind }) => kind === 'monster', false) : null;
	if (upper && lower)
		return {
			to: lower.to,
			value: [{ say: 'fact', about: upper.value, facts: { over: lower.value.card } }]
		};
	const under =
		thing?.value.ref === 'card' ? anyOf(reader, thing.to, 'is| under|below|underneath') : -1;
	const top = under >= 0 ? cardRef(reader, under, ({ kind }) => kind === 'monster', false) : null;
	// "Famine dies. War is under it".
	const isUnderIt = under >= 0 && is(reader, under, 'it', 'that') && endsHere(reader, under + 1);
	if (isUnderIt && thing?.value.ref === 'card' && isMonster(cardOf(thing.value.card)))
		return {
			to: under + 1,
			value: [
				{ say: 'fact', about: { ref: 'it', is: 'monster' }, facts: { over: thing.value.card } }
			]
		};
	if (top && thing?.value.ref === 'card')
		return {
			to: top.to,
			value: [{ say: 'fact', about: top.value, facts: { over: thing.value.card } }]
		};
	return null;
}

/** "Swarm of Flies in slot 1": monsters lie in the slots as they are named. */
function upperIn(reader: Reader, at: number): Found {
	const foe = cardRef(reader, at, ({ kind }) => kind === 'monster');
	const led = foe ? anyOf(reader, foe.to, 'is|lies|lying| in|on|at the|monster|') : -1;
	const slot = led < 0 ? null : slotAt(reader, led);
	const isFirst = slot?.value.ref === 'slot' && slot.value.number === 1;
	return foe && slot && isFirst && endsHere(reader, slot.to)
		? { to: slot.to, value: [{ say: 'fact', about: foe.value, facts: { inSlot: true } }] }
		: null;
}

/** "On 1 HP", "at 2 HP and with 3 cents": facts of whoever does what follows. */
export function statePiece(reader: Reader, at: number): Found {
	const led = anyOf(reader, at, 'while| on|at|having|owning only|just|');
	// "…, at 1 now".
	const bare = led >= 0 && is(reader, led - 1, 'at') ? numberAt(reader, led) : null;
	if (bare !== null && is(reader, led + 1, 'now') && endsHere(reader, led + 2))
		return { to: led + 2, value: [{ say: 'fact', about: null, facts: { hp: bare } }] };
	const facts = led >= 0 ? factList(reader, led, 'subject') : null;
	const about = facts && saysSelf(reader, facts.to) ? SELF : null;
	return facts && { to: facts.to, value: [{ say: 'fact', about, facts: facts.value }] };
}

/** Whoever does what is told. */
const SELF = { ref: 'who', who: { is: 'self' }, facts: {} } as const;

/** "At 2 HP herself": whose they are is said behind it. */
export const saysSelf = (reader: Reader, to: number): boolean =>
	is(reader, to - 1, 'himself', 'herself', 'themself', 'myself');

/** "My souls: Gurdy, Pin", "his hand is a Bomb!", "her HP: 1": what is somebody's. */
export function ownFacts(reader: Reader, at: number): Found {
	const owner = ownerAt(reader, at);
	if (!owner) return null;
	const hand = anyOf(
		reader,
		owner.to,
		'last|only card|loot is|was',
		'hand|cards is|are|was|were|:|=',
		'loot is|are|:|='
	);
	const played = anyOf(reader, owner.to, 'character is|was|:|=');
	const role =
		played >= 0
			? (cardAtPerson(reader, article(reader, played)) ?? cardAtPerson(reader, played))
			: null;
	const about = { ref: 'who', who: owner.value, facts: {} } as const;
	// "Kim's items: Relic, D6 (tapped), Meat".
	const board = anyOf(reader, owner.to, 'items|treasures|board|stuff :|are|=|is');
	const laid = board < 0 ? null : cardList(reader, board, isOwnable);
	if (laid) return { to: laid.to, value: [{ say: 'fact', about, facts: { items: laid.value } }] };
	if (role)
		return { to: role.to, value: [{ say: 'fact', about, facts: { character: role.value } }] };
	const listed = hand >= 0 ? cardList(reader, hand, isLoot) : null;
	const bare = hand >= 0 && is(reader, hand, 'empty') ? hand + 1 : -1;
	const facts =
		listed !== null
			? {
					to: listed.to,
					value: { hand: 'all' as const, handCards: listed.value.map(({ card }) => card) }
				}
			: bare >= 0
				? { to: bare, value: { hand: 0 } }
				: (factList(reader, owner.to, 'who') ?? ownAndMore(reader, owner.to));
	return (
		facts && {
			to: facts.to,
			value: [{ say: 'fact', about, facts: facts.value }]
		}
	);
}

/** "Zoe's Curse of Loss and 1 HP": cards of somebody, and what else there is of them. */
function ownAndMore(reader: Reader, at: number): Match<Facts> | null {
	const all = factList(reader, at, 'subject');
	return all && (all.value.hp !== undefined || all.value.cents !== undefined) ? all : null;
}

/** Facts of whoever is spoken of, with "with" before them: "with 3 cents", "with 0 cents and no cards". */
export function withPiece(reader: Reader, at: number): Found {
	const led = anyOf(reader, at, 'with|having|had|has', 'w /', 'and with', '');
	const isCurse = cardAt(reader, led, ({ kind }) => kind === 'curse') !== null;
	const facts = factList(reader, led, led > at || isCurse ? 'subject' : 'who');
	if (!facts || (led === at && !endsHere(reader, facts.to) && !is(reader, facts.to, 'for')))
		return null;
	if (
		led === at &&
		facts.value.hand === undefined &&
		facts.value.itemCount === undefined &&
		facts.value.cents === undefined &&
		facts.value.hp === undefined &&
		facts.value.lootPlays === undefined &&
		facts.value.curses === undefined &&
		facts.value.souls === undefined &&
		(facts.value.soulCount === undefined || !is(reader, facts.to, 'for'))
	)
		return null;
	const named = is(reader, facts.to, 'for', 'to', ':') ? whoAt(reader, facts.to + 1) : null;
	const isAlone = named?.value.is === 'name' && is(reader, named.to, '.', '\n', ';');
	const whose = is(reader, facts.to, ':') && !isAlone ? null : named;
	// "Two souls for me?": that is asked.
	if (whose && led === at && is(reader, whose.to, '?')) return null;
	if (whose && led === at)
		return {
			to: whose.to,
			value: [
				{ say: 'fact', about: { ref: 'who', who: whose.value, facts: {} }, facts: facts.value }
			]
		};
	const about = saysSelf(reader, facts.to) ? SELF : null;
	return { to: facts.to, value: [{ say: 'fact', about, facts: facts.value }] };
}
