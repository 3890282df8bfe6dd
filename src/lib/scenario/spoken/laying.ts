import { cardOf } from '../../cards/library.ts';
import type { CardKey } from '../../model/words.ts';
import type {
	Board,
	CellSetup,
	ObjectSetup,
	PlayerSetup,
	Scenario,
	SlotSetup
} from '../scenario.ts';
import { seated } from '../seats.ts';
import { isLoot } from './cards-said.ts';
import { fullHP, givesMoreHP } from './more-hp.ts';
import type { Event, PersonFacts, Plan } from './plan.ts';
import { answersTurnStart, countersToAim, priceOf } from './takes.ts';

/** What lies in the first monster slot of which nothing is said (11). */
export const FIRST_MONSTER: CardKey = 'fly';
/** A monster without a name whose soul is asked for is one that has a soul. */
export const WITH_SOUL: CardKey = 'monstro';
const MONSTERS: readonly CardKey[] = [FIRST_MONSTER, 'fat-bat'];
/** Cards that a slot is refilled with of which nobody says another (23). */
export const REFILLS: Readonly<Record<string, readonly CardKey[]>> = {
	monster: ['clotty', 'pooter', 'squirt'],
	treasure: ['breakfast', 'dinner', 'synthoil']
};
/** What somebody gets who buys the top of the deck, where nobody says what: items that do nothing by themselves. */
export const BOUGHT_BLIND: readonly CardKey[] = ['sack-head', 'mr-boom'];
/** Cards that lie where nobody said which card lies. */
export const STAND_INS: ReadonlySet<CardKey> = new Set([
	...MONSTERS,
	...Object.values(REFILLS).flat()
]);
/** Loot cards in a hand of which nothing is said (8). */
const HAND = 3;
/** The ¢ of whom nothing is said. */
export const AT_THE_START = 3;
/** What who purchases has, of whom nothing is said (10). */
const CENTS = 10;

/** The table that a plan means, without its script. */
export function layOut(plan: Plan): Scenario {
	const { everyone, seats } = plan;
	const order = inTurnOrder(plan);
	const names = everyone || seats !== null ? seated(order, seats ?? undefined) : order;
	const players = names.map((name) => playerOf(plan, name, name === names[0]));
	const told = written(players);
	const board = boardOf(plan);
	return {
		...(plan.title === null ? {} : { title: plan.title }),
		rules: plan.edition ?? '2023',
		...(told.length > 0 ? { players: told } : {}),
		...(Object.keys(board).length > 0 ? { board } : {}),
		script: []
	};
}

/** The active player first, the others as they are named (5, 6). */
export function inTurnOrder(plan: Plan): readonly string[] {
	const active = activeOf(plan);
	if (active === null) return plan.names;
	const turn = plan.events.find((event) => event.is === 'turn' && event.who !== active);
	const first = [active, ...(turn?.is === 'turn' ? [turn.who] : [])];
	return [...first, ...plan.names.filter((name) => !first.includes(name))];
}

const DECLARED: readonly Event['is'][] = ['attack', 'buy', 'end'];

/** Whose turn it is (5). */
export function activeOf({ active, events, stack, attack, names }: Plan): string | null {
	if (active !== null) return active;
	const declared = events.find(({ is }) => DECLARED.includes(is));
	if (declared && 'who' in declared && declared.who !== null) return declared.who;
	if (attack) return attack.attacker;
	const lowest = stack[0];
	if (lowest?.is === 'roll' && lowest.by !== undefined) return lowest.by;
	if (lowest?.is === 'card' && lowest.of !== undefined) return lowest.of;
	if (lowest?.is === 'death' && lowest.of.is === 'player') return lowest.of.name;
	const first = events.find((event) => 'who' in event && event.who !== null);
	if (first && 'who' in first && first.who !== null) return first.who;
	return names[0] ?? null;
}

/** The lines of players that have to be written: those that the notation adds by itself have not. */
function written(players: readonly PlayerSetup[]): readonly PlayerSetup[] {
	const isBare = (at: number, name: string): boolean => {
		const player = players[at];
		return player?.name === name && Object.keys(player).length === 1;
	};
	const isAmys = players[0]?.name === 'Amy';
	const kept = isAmys && players.length === 2 && isBare(1, 'Ben') ? players.slice(0, 1) : players;
	return kept.length === 1 && isBare(0, 'Amy') ? [] : kept;
}

const usesOf = (plan: Plan, name: string): readonly Extract<Event, { is: 'use' }>[] =>
	plan.events.flatMap((event) => (event.is === 'use' && event.who === name ? [event] : []));

function playerOf(plan: Plan, name: string, isActive: boolean): PlayerSetup {
	const facts: PersonFacts = plan.people.get(name) ?? {
		handCards: [],
		items: [],
		souls: [],
		curses: []
	};
	const uses = usesOf(plan, name);
	const played = uses.filter(({ card }) => isLoot(cardOf(card))).map(({ card }) => card);
	const taps = uses.filter(({ card }) => cardOf(card).kind === 'character').length;
	const needed = played.length - taps;
	const plays =
		facts.lootPlays ??
		(isActive ? (needed > 1 ? needed : undefined) : needed > 0 ? needed : undefined);
	const buys = plan.events.some((event) => event.is === 'buy' && event.who === name);
	const needs = Math.max(buys ? CENTS : 0, ...uses.map(({ card }) => priceOf(card)));
	const cents = facts.cents ?? plan.everyone?.cents ?? (needs > AT_THE_START ? needs : undefined);
	const { character, items: own, lost } = facts;
	// "Breakfast, 1 damage on him": of what he has with it.
	const told = lost === undefined ? facts.hp : fullHP(character, own, plan.rooms) - lost;
	const hp = told ?? plan.everyone?.hp;
	const more = givesMoreHP(hp, character, own, plan.rooms);
	const items = [...own, ...(more === null ? [] : [more])];
	const held = (plan.everyone?.handCards ?? []).filter((card) => !facts.handCards.includes(card));
	const hand = handOf({ ...facts, handCards: [...facts.handCards, ...held] }, played);
	return {
		name,
		...(facts.character === undefined
			? {}
			: {
					character: {
						card: facts.character,
						...(facts.isTapped ? { charged: false } : {})
					}
				}),
		...(hp === undefined ? {} : { hp }),
		...(cents === undefined ? {} : { cents }),
		...(facts.dead ? { dead: true } : {}),
		...(plays === undefined ? {} : { lootPlays: plays }),
		...(facts.attacks === undefined ? {} : { attacks: facts.attacks }),
		...(facts.purchases === undefined ? {} : { purchases: facts.purchases }),
		...(items.length > 0 ? { items: items.map((card) => objectOf(plan, card)) } : {}),
		...(facts.souls.length > 0 ? { souls: facts.souls.map((card) => ({ card })) } : {}),
		...(facts.curses.length > 0 ? { curses: facts.curses.map((card) => ({ card })) } : {}),
		...(hand ? { hand } : {})
	};
}

/** What is said of a card in play, as an object. */
export function objectOf({ cards, events, edition }: Plan, card: CardKey): ObjectSetup {
	const facts = cards.get(card);
	// "Ben uses Tech X on Gurdy": whoever pays counters has them.
	const isAimed = events.some(
		(event) => event.is === 'use' && event.card === card && event.aims.length > 0
	);
	const paid = isAimed ? countersToAim(card, edition ?? '2023') : 0;
	const counters = facts?.counters ?? (paid > 0 ? paid : undefined);
	return {
		card,
		...(facts?.hp === undefined || facts.hp === cardOf(card).hp ? {} : { hp: facts.hp }),
		...(facts?.charged === undefined ? {} : { charged: facts.charged }),
		...(counters === undefined ? {} : { counters: { plain: counters } })
	};
}

/** The hand with all that is played from it, and cards that nobody has named. */
function handOf(
	{ hand, handCards }: PersonFacts,
	played: readonly CardKey[]
): readonly CellSetup[] | null {
	const named = [...played];
	for (const card of new Set(handCards)) {
		const wanted = handCards.filter((one) => one === card).length;
		const there = named.filter((one) => one === card).length;
		for (let i = there; i < wanted; i++) named.push(card);
	}
	if (hand === undefined && named.length === 0) return null;
	if (hand === 0 && handCards.length === 0) return [];
	const cells = named.map((card): CellSetup => ({ card }));
	const all = hand === 'all' ? named.length : (hand ?? HAND);
	const unknown = Math.max(0, Math.min(all, 60) - named.length);
	return unknown > 0 ? [...cells, { unknown }] : cells;
}

function boardOf(plan: Plan): Board {
	const monster = monsterSlots(plan);
	const shop = shopSlots(plan);
	const room = plan.rooms.map((card) => ({ top: objectOf(plan, card) }));
	const slots = {
		...(monster ? { monster } : {}),
		...(shop ? { shop } : {}),
		...(room.length > 0 ? { room } : {})
	};
	const { stack, attack, step, bonusSouls, monsterDiscard } = plan;
	// "She starts her turn and attacks Gurdy": what begins a turn is over then.
	const active = activeOf(plan);
	const isLater =
		step !== 'loot step' &&
		(plan.events.some(({ is }) => is === 'attack' || is === 'buy' || is === 'end') ||
			(active !== null && plan.isBegun && playsLoot(plan, active) && !isStarting(plan, active)));
	return {
		...(Object.keys(slots).length > 0 ? { slots } : {}),
		...(monsterDiscard.length > 0
			? { discards: { monster: monsterDiscard.map((card) => ({ card })) } }
			: {}),
		...(bonusSouls.length > 0 ? { bonusSouls } : {}),
		...(step !== null && active !== null && !isLater
			? { turn: { active, step: isStarting(plan, active) ? 'start of turn' : step } }
			: {}),
		...(attack
			? {
					attack: {
						attacker: attack.attacker,
						...(attack.target === null
							? {}
							: { target: { is: 'card' as const, card: attack.target } })
					}
				}
			: {}),
		...(stack.length > 0 ? { stack } : {})
	};
}

/** "She starts her turn, then plays Bomb!": a turn gives its loot play once it has begun (7.2). */
function playsLoot({ events, people }: Plan, active: string): boolean {
	const [first] = events;
	return (
		first?.is === 'use' &&
		first.who === active &&
		cardOf(first.card).kind === 'loot' &&
		people.get(active)?.lootPlays === undefined
	);
}

/** Whether something triggers as the turn starts, which is not said to lie on the stack: it has yet to. */
function isStarting(plan: Plan, active: string): boolean {
	const { step, stack, people, monsters } = plan;
	const edition = plan.edition ?? '2023';
	const { items = [], curses = [] } = people.get(active) ?? {};
	return (
		step === 'start triggers' &&
		stack.length === 0 &&
		([...items, ...curses].some((card) => answersTurnStart(card, edition, true)) ||
			monsters.some((card) => answersTurnStart(card, edition, false)))
	);
}

function monsterSlots(plan: Plan): readonly SlotSetup[] | null {
	const { monsters, cards, people, events } = plan;
	const covered = new Set([...cards.values()].flatMap(({ over }) => over ?? []));
	// "Kim has Gurdy's soul": what somebody has lies in no slot, unless it is attacked there.
	const fought = new Set(
		events.flatMap((event) =>
			event.is === 'attack' && event.on?.at === 'card' ? [event.on.card] : []
		)
	);
	const won = new Set([...people.values()].flatMap(({ souls }) => souls));
	const named = monsters.filter(
		(card) => !covered.has(card) && (!won.has(card) || fought.has(card))
	);
	if (named.length === 0) return null;
	const fill = MONSTERS.filter((card) => !named.includes(card) && !covered.has(card));
	const all = [...named, ...fill.slice(0, Math.max(0, 2 - named.length))];
	return all.map((card) => {
		const over = cards.get(card)?.over;
		return { top: objectOf(plan, card), ...(over === undefined ? {} : { covered: [over] }) };
	});
}

function shopSlots(plan: Plan): readonly SlotSetup[] | null {
	const { shop, shopFirst } = plan;
	if (shop.length === 0) return null;
	const before = (REFILLS['treasure'] ?? [])
		.filter((card) => !shop.includes(card))
		.slice(0, shopFirst - 1);
	return [...before, ...shop].map((card) => ({ top: { card } }));
}
