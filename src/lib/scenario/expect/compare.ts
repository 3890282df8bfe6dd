import { own } from '../../model/own.ts';
import { locate } from '../../model/objects.ts';
import { attacksLeft, lootPlaysLeft } from '../../mechanics/attack-targets.ts';
import { purchasesLeft } from '../../mechanics/purchase-targets.ts';
import { soulValue } from '../../mechanics/souls.ts';
import { attackOf, evasionOf, hp, maxHp } from '../../mechanics/stats.ts';
import type { Position } from '../../model/position.ts';
import type { GameObject, Counters, Cell } from '../../model/board.ts';
import type { CardKey, ObjectId, Seat, SlotKind } from '../../model/words.ts';
import { isKeyOf, sameFact } from '../same-fact.ts';
import type {
	CellSetup,
	ObjectFacts,
	ObjectSetup,
	PlayerCounts,
	PlayerFacts,
	SlotSetup
} from '../scenario.ts';

type Facts = PlayerFacts & PlayerCounts;

/** What is true of a player, of all that was asked: the very facts when the expectation holds. */
export function playerFacts(position: Position, seat: Seat, asked: Facts): Facts {
	const player = position.players[seat];
	if (!player) return {};
	const of = { player: seat };
	const isActive = seat === position.turn.active;
	const all: Required<Omit<Facts, 'character' | 'counters' | 'hand' | (typeof LISTS)[number]>> = {
		hp: hp(position, of),
		maxHp: maxHp(position, of),
		attackStat: attackOf(position, of),
		cents: player.cents,
		dead: player.dead,
		lootPlays: lootPlaysLeft(position, seat),
		// What cards add is for the turn of whoever has them.
		attacks: isActive ? attacksLeft(position, seat) : player.attacks,
		purchases: isActive ? purchasesLeft(position, seat) : player.purchases,
		skips: player.skips ?? 0,
		cards: player.hand.length,
		soulValue: soulValue(player)
	};
	let facts: Facts = keep(all, asked);
	if (asked.counters) facts = { ...facts, counters: countersFact(player, asked.counters) };
	if (asked.character)
		facts = { ...facts, character: objectFact(position, player.character, asked.character) };
	for (const list of LISTS) {
		const wanted = asked[list];
		if (wanted) facts = { ...facts, [list]: listFact(position, player[list], wanted) };
	}
	if (asked.hand) facts = { ...facts, hand: cellsFact(player.hand, asked.hand, position, true) };
	return facts;
}

const LISTS = ['items', 'souls', 'curses'] as const;

/** Of all facts, those that were asked for, in the order they were asked. */
function keep<T extends object>(all: T, asked: object): Partial<T> {
	const kept: Partial<T> = {};
	for (const key of Object.keys(asked)) if (isKeyOf(all, key)) kept[key] = all[key];
	return kept;
}

/** What is true of an object, of all that was asked. */
export function objectFacts(
	position: Position,
	id: ObjectId | null,
	asked: ObjectFacts
): ObjectFacts {
	const object = id === null ? null : (locate(position, id)?.object ?? null);
	if (!object) return { inPlay: false };
	const of = { object: object.id };
	return {
		...keep(
			{
				inPlay: true,
				hp: hp(position, of),
				maxHp: maxHp(position, of),
				attackStat: attackOf(position, of),
				evasion: evasionOf(position, of),
				charged: object.charged
			},
			asked
		),
		...(asked.counters ? { counters: countersFact(object, asked.counters) } : {})
	};
}

const countersFact = (
	{ counters = {} }: { readonly counters?: Counters },
	asked: NonNullable<ObjectSetup['counters']>
): Readonly<Record<string, number>> =>
	Object.fromEntries(
		Object.entries(asked).map(([kind, count]) => [
			kind,
			// "0 counters" says that there are none, of no kind that is not asked about beside it.
			kind === 'plain' && count === 0
				? Object.entries(counters).reduce(
						(sum, [one, of]) => (one === kind || !Object.hasOwn(asked, one) ? sum + of : sum),
						0
					)
				: (own(counters, kind) ?? 0)
		])
	);

/** An object in the words it was asked about. */
function objectFact(
	position: Position,
	object: GameObject,
	asked: ObjectSetup | undefined
): ObjectSetup {
	return {
		card: object.card,
		...(asked?.hp === undefined ? {} : { hp: hp(position, { object: object.id }) }),
		...(asked?.charged === undefined ? {} : { charged: object.charged }),
		...(asked?.counters ? { counters: countersFact(object, asked.counters) } : {}),
		...(asked?.printed === undefined || object.printed === undefined
			? {}
			: { printed: object.printed }),
		...(asked?.starting && object.starting ? { starting: true as const } : {})
	};
}

/** A list of objects, in the order they were asked about and then in the order of the table. */
function listFact(
	position: Position,
	objects: readonly GameObject[],
	asked: readonly ObjectSetup[]
): readonly ObjectSetup[] {
	const left = [...objects];
	const facts: ObjectSetup[] = [];
	const take = (index: number, setup: ObjectSetup): void => {
		const [object] = left.splice(index, 1);
		if (object) facts.push(objectFact(position, object, setup));
	};
	for (const setup of asked) {
		const exact = left.findIndex(
			(object) => object.card === setup.card && sameFact(objectFact(position, object, setup), setup)
		);
		const index = exact < 0 ? left.findIndex(({ card }) => card === setup.card) : exact;
		if (index >= 0) take(index, setup);
	}
	return [...facts, ...left.map((object) => objectFact(position, object, undefined))];
}

/** The slots of one kind in the words they were asked about. */
export const slotFacts = (
	position: Position,
	slot: SlotKind,
	asked: readonly SlotSetup[]
): readonly SlotSetup[] =>
	position.slots[slot].map(({ top, covered, as }, index) => ({
		...(top ? { top: objectFact(position, top, asked[index]?.top) } : {}),
		...(covered.length > 0 ? { covered: [...covered].reverse() } : {}),
		...(as ? { as } : {})
	}));

/** One card of a pile, and who has seen it if that was asked. */
interface Card {
	readonly card: CardKey | null;
	readonly seenBy?: readonly string[];
}

const single = (setups: readonly CellSetup[]): readonly Card[] =>
	setups.flatMap((setup): readonly Card[] => {
		const seen = setup.seenBy ? { seenBy: setup.seenBy } : {};
		return 'card' in setup
			? [{ card: setup.card, ...seen }]
			: Array.from({ length: Math.min(setup.unknown, 1_000) }, () => ({ card: null, ...seen }));
	});

/**
 * The cards of a hand or pile in the words they were asked about.
 * @param anyOrder a hand, whose cards lie in no order.
 * @param more only as many as were asked about.
 */
export function cellsFact(
	cells: readonly Cell[],
	asked: readonly CellSetup[],
	position: Position,
	anyOrder: boolean,
	more = false
): readonly CellSetup[] {
	const wanted = single(asked);
	const named = cells.map(({ card, seenBy }): Cell => ({ card, seenBy }));
	const ordered = anyOrder ? inAskedOrder(named, wanted) : named;
	const shown = more ? ordered.slice(0, wanted.length) : ordered;
	return grouped(
		shown.map(({ card, seenBy }, index) => ({
			card,
			...(wanted[index]?.seenBy
				? { seenBy: seenBy.map((seat) => position.players[seat]?.name ?? '?') }
				: {})
		}))
	);
}

function inAskedOrder(cells: readonly Cell[], wanted: readonly Card[]): readonly Cell[] {
	const left = [...cells];
	const first = wanted.flatMap(({ card }) => {
		const index = left.findIndex((cell) => cell.card === card);
		return index < 0 ? [] : left.splice(index, 1);
	});
	return [...first, ...left];
}

/** The same cells with runs of unknown cards counted. */
function grouped(cards: readonly Card[]): readonly CellSetup[] {
	const groups: CellSetup[] = [];
	for (const { card, seenBy } of cards) {
		const seen = seenBy ? { seenBy } : {};
		const last = groups.at(-1);
		if (card !== null) groups.push({ card, ...seen });
		else if (last && 'unknown' in last && sameFact(last.seenBy, seenBy))
			groups[groups.length - 1] = { ...last, unknown: last.unknown + 1 };
		else groups.push({ unknown: 1, ...seen });
	}
	return groups;
}

/** What was asked, with runs of unknown cards counted alike. */
export const asGroups = (asked: readonly CellSetup[]): readonly CellSetup[] =>
	grouped(single(asked));
