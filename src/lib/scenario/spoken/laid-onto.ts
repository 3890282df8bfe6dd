import { cardOf } from '../../cards/library.ts';
import { inPlay } from '../../model/in-play.ts';
import type { Position } from '../../model/position.ts';
import type { CardKey } from '../../model/words.ts';
import { seatOf } from '../match.ts';
import { namesOf } from '../print/print.ts';
import type { ObjectSetup, PlayerSetup, SlotSetup } from '../scenario.ts';
import { DEFAULT_SLOTS } from '../start/objects.ts';
import { isLoot } from './cards-said.ts';
import { objectOf } from './laying.ts';
import type { PersonFacts, Plan } from './plan.ts';
import type { Head } from './there.ts';

/**
 * A table that is there with what a plan says of it. What is named and is not there is put there: an item
 * before its player, a card into a hand, a monster into a slot, a player onto a chair.
 * @param position the table after its script.
 * @param isBare nothing has been played on it yet.
 */
export function laidOnto(head: Head, plan: Plan, position: Position, isBare: boolean): Head {
	const known = namesOf({ ...head, script: [] });
	const names = [...known, ...plan.names.filter((name) => !known.includes(name))];
	const players = names.map((name) => {
		const setup = head.players?.find((player) => player.name === name) ?? { name };
		return changed(playerOnto(setup, plan, position), plan);
	});
	const isSaid =
		players.some((player) => Object.keys(player).length > 1) || names.length > known.length;
	const monster = monstersOnto(head, plan, position, isBare);
	const shop = plan.shop.filter((card) => !lies(position, card));
	const slots = {
		...head.board?.slots,
		...(monster ? { monster } : {}),
		...(shop.length > 0
			? { shop: [...(head.board?.slots?.shop ?? []), ...shop.map((card) => ({ top: { card } }))] }
			: {})
	};
	const stack = isBare ? plan.stack : [];
	const board = {
		...head.board,
		...(Object.keys(slots).length > 0 ? { slots } : {}),
		...(stack.length > 0 ? { stack: [...(head.board?.stack ?? []), ...stack] } : {})
	};
	return {
		...head,
		...(plan.title === null ? {} : { title: plan.title }),
		...(isSaid || head.players ? { players } : {}),
		...(Object.keys(board).length > 0 ? { board } : {})
	};
}

const lies = (position: Position, card: CardKey): boolean =>
	inPlay(position).some(({ object }) => object.card === card);

/** Loot cards in a hand of which nothing is said. */
const DEALT = 3;

const NOTHING: PersonFacts = { handCards: [], items: [], souls: [], curses: [] };

/** A player with what is said of them, and what they need for what they do. */
function playerOnto(setup: PlayerSetup, plan: Plan, position: Position): PlayerSetup {
	const { name } = setup;
	const facts = plan.people.get(name) ?? NOTHING;
	const seat = seatOf(position, name);
	const uses = plan.events.flatMap((event) =>
		event.is === 'use' && event.who === name ? [event.card] : []
	);
	const owns = (card: CardKey): boolean =>
		inPlay(position).some(
			({ object, place }) => object.card === card && 'seat' in place && place.seat === seat
		);
	const added = (
		list: 'items' | 'souls' | 'curses',
		cards: readonly CardKey[]
	): Partial<PlayerSetup> => {
		const missing = cards.filter((card) => !owns(card));
		return missing.length === 0
			? {}
			: { [list]: [...(setup[list] ?? []), ...missing.map((card) => objectOf(plan, card))] };
	};
	return {
		...setup,
		...(facts.character === undefined || owns(facts.character)
			? {}
			: { character: { card: facts.character } }),
		...(facts.hp === undefined ? {} : { hp: facts.hp }),
		...(facts.cents === undefined ? {} : { cents: facts.cents }),
		...(facts.dead ? { dead: true } : {}),
		...lootPlays(setup, facts, uses, position, seat),
		...added('items', facts.items),
		...added('souls', facts.souls),
		...added('curses', facts.curses),
		...handOnto(setup, facts, uses, position, seat)
	};
}

/** As many loot plays as are needed for what is played, beside those that are left. */
function lootPlays(
	setup: PlayerSetup,
	facts: PersonFacts,
	uses: readonly CardKey[],
	position: Position,
	seat: number
): Partial<PlayerSetup> {
	if (facts.lootPlays !== undefined) return { lootPlays: facts.lootPlays };
	const played = uses.filter((card) => isLoot(cardOf(card))).length;
	const taps = uses.filter((card) => cardOf(card).kind === 'character').length;
	const missing = played - taps - (position.players[seat]?.lootPlays ?? 0);
	// Whoever is on turn gets one in the action phase.
	const first = setup.lootPlays ?? (position.turn.active === seat ? 1 : 0);
	return missing > 0 ? { lootPlays: first + missing } : {};
}

/** The hand with the cards that are said to be in it, or are played and could not be any of it. */
function handOnto(
	setup: PlayerSetup,
	facts: PersonFacts,
	uses: readonly CardKey[],
	position: Position,
	seat: number
): Partial<PlayerSetup> {
	const there = position.players[seat]?.hand.map(({ card }) => card) ?? [null, null, null];
	const missing = [
		...facts.handCards.filter((card) => !there.includes(card)),
		...uses.filter(
			(card) => isLoot(cardOf(card)) && !there.includes(card) && !facts.handCards.includes(card)
		)
	];
	if (facts.hand === 0) return { hand: [] };
	if (missing.length === 0) return {};
	// Of a hand of which nothing was said, they are some of the cards that were dealt.
	const left = Math.max(0, DEALT - missing.length);
	const dealt = setup.hand ?? (left > 0 ? [{ unknown: left }] : []);
	return { hand: [...missing.map((card) => ({ card })), ...dealt] };
}

/** Objects of a player with what is said of their cards. */
function changed(player: PlayerSetup, plan: Plan): PlayerSetup {
	const { items } = player;
	return items ? { ...player, items: items.map((item) => withFacts(item, plan)) } : player;
}

function withFacts(object: ObjectSetup, { cards }: Plan): ObjectSetup {
	const facts = cards.get(object.card);
	if (!facts) return object;
	return {
		...object,
		...(facts.hp === undefined ? {} : { hp: facts.hp }),
		...(facts.charged === undefined ? {} : { charged: facts.charged }),
		...(facts.counters === undefined ? {} : { counters: { plain: facts.counters } })
	};
}

/** The monsters with those that are named and not there; null where nothing is another. */
function monstersOnto(
	{ board }: Head,
	plan: Plan,
	position: Position,
	isBare: boolean
): readonly SlotSetup[] | null {
	const now = board?.slots?.monster ?? DEFAULT_SLOTS.monster;
	const missing = plan.monsters.filter((card) => !lies(position, card));
	const told = now.map((slot) => (slot.top ? { ...slot, top: withFacts(slot.top, plan) } : slot));
	const isChanged = told.some(
		({ top }, i) => top && plan.cards.has(top.card) && top !== now[i]?.top
	);
	if (missing.length === 0) return isChanged ? told : null;
	const put = missing.map((card) => ({ top: objectOf(plan, card) }));
	// Slots of which nobody has said anything make room; a table that was played on keeps its own.
	if (isBare && !board?.slots?.monster)
		return [...put, ...told.slice(0, Math.max(0, 2 - put.length))];
	return [...told, ...put];
}
