import { soulValue } from '../../mechanics/souls.ts';
import { hp } from '../../mechanics/stats.ts';
import { onceFor } from '../../model/memo.ts';
import type { GameObject } from '../../model/board.ts';
import type { Happening, Named } from '../../model/happening/index.ts';
import type { Player, Position } from '../../model/position.ts';
import type { Seat } from '../../model/words.ts';
import type { Change, PlayerOutcome } from './outcome.ts';
import type { Part } from './play-on.ts';
import { isSpared } from './spared.ts';

/** What a line has come to for each player. @param all what happened in its parts. */
export function playersIn(
	parts: readonly Part[],
	all: readonly Happening[],
	end: Position
): readonly PlayerOutcome[] {
	const stretches = stretchesOf(parts);
	const moving = movingIn(parts);
	return sufferedIn(all, end).map((suffered, seat) =>
		playerOutcome(parts, moving, stretches, end, seat, suffered)
	);
}

/** The HP of each player: at one position for all of them, as it is asked at two in turn. */
const hpAt = onceFor((position: Position) =>
	position.players.map((_, player) => hp(position, { player }))
);

type Read = (position: Position) => number;

/** A number at the end, and what it would have been at first had only the parts changed it. */
function change(stretches: readonly Stretch[], end: Position, read: Read): Change {
	const after = read(end);
	const by = stretches.reduce((sum, { from, to }) => sum + read(to) - read(from), 0);
	return { before: after - by, after };
}

/** Parts of which each begins where the one before it ended. */
interface Stretch {
	readonly from: Position;
	readonly to: Position;
}

/** The parts in as few stretches as there are: one, but for what was laid by hand between them. */
function stretchesOf(parts: readonly Part[]): readonly Stretch[] {
	const stretches: { readonly from: Position; to: Position }[] = [];
	for (const { before, position } of parts) {
		const last = stretches.at(-1);
		if (last?.to === before) last.to = position;
		else stretches.push({ from: before, to: position });
	}
	return stretches;
}

type Among = 'items' | 'souls' | 'curses';

/** The parts in which something came to players or went from them. */
const movingIn = (parts: readonly Part[]): readonly Part[] =>
	parts.filter(({ before, position }) => before.players !== position.players);

/** What came to a player and what went, over all. */
function moved(
	moving: readonly Part[],
	seat: Seat,
	among: Among
): { readonly gained: readonly Named[]; readonly lost: readonly Named[] } {
	const net = new Map<number, { readonly named: Named; by: number }>();
	const count = (objects: readonly GameObject[], by: number): void => {
		for (const { id, card } of objects) {
			const known = net.get(id) ?? { named: { object: id, card }, by: 0 };
			known.by += by;
			net.set(id, known);
		}
	};
	for (const { before, position } of moving) {
		const [was, is] = [before.players[seat], position.players[seat]];
		if (!was || !is || was[among] === is[among]) continue;
		count(was[among], -1);
		count(is[among], 1);
	}
	const all = [...net.values()];
	return {
		gained: all.flatMap(({ by, named }) => (by > 0 ? [named] : [])),
		lost: all.flatMap(({ by, named }) => (by < 0 ? [named] : []))
	};
}

/** What happened to a player, over all. */
interface Suffered {
	damage: number;
	died: boolean;
	looted: number;
	readonly discarded: PlayerOutcome['discarded'][number][];
}

/** What happened to each player. */
function sufferedIn(all: readonly Happening[], { players }: Position): readonly Suffered[] {
	const each = players.map((): Suffered => ({ damage: 0, died: false, looted: 0, discarded: [] }));
	for (const what of all) {
		const player = each[seatOf(what)];
		if (!player) continue;
		if (what.did === 'took damage') player.damage += what.amount;
		if (what.did === 'died') player.died = true;
		if (what.did === 'looted') player.looted += what.count;
		if (what.did === 'discarded' && what.because !== 'cost') player.discarded.push(what.card);
	}
	return each;
}

const NOBODY = -1;

/** Whom something happened to of which the outcome tells. */
function seatOf(what: Happening): Seat {
	if (what.did === 'looted' || what.did === 'discarded') return what.player;
	if (what.did === 'took damage') return 'player' in what.to ? what.to.player : NOBODY;
	return what.did === 'died' && 'player' in what.of ? what.of.player : NOBODY;
}

function playerOutcome(
	parts: readonly Part[],
	moving: readonly Part[],
	stretches: readonly Stretch[],
	end: Position,
	seat: Seat,
	{ damage, died, looted, discarded }: Suffered
): PlayerOutcome {
	const read =
		(what: (player: Player) => number): Read =>
		({ players }) => {
			const player = players[seat];
			return player ? what(player) : 0;
		};
	const items = moved(moving, seat, 'items');
	const souls = moved(moving, seat, 'souls');
	const curses = moved(moving, seat, 'curses');
	return {
		player: seat,
		hp: change(stretches, end, (position) => hpAt(position)[seat] ?? 0),
		damage,
		spared: damage === 0 && isSpared(parts, seat),
		died,
		dead: end.players[seat]?.dead ?? false,
		cents: change(
			stretches,
			end,
			read(({ cents }) => cents)
		),
		loot: change(
			stretches,
			end,
			read(({ hand }) => hand.length)
		),
		looted,
		discarded,
		souls: change(stretches, end, read(soulValue)),
		soulsGained: souls.gained,
		soulsLost: souls.lost,
		itemsGained: items.gained,
		itemsLost: items.lost,
		cursesGained: curses.gained,
		cursesLost: curses.lost
	};
}
