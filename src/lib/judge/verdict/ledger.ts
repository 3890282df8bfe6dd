import { hp } from '../../mechanics/stats.ts';
import { soulValue } from '../../mechanics/souls.ts';
import { inPlay } from '../../model/in-play.ts';
import { onceFor } from '../../model/memo.ts';
import { locate } from '../../model/objects.ts';
import type { Happening, Named, Who } from '../../model/happening/index.ts';
import type { Player, Position } from '../../model/position.ts';
import type { GameObject } from '../../model/board.ts';
import type { Seat } from '../../model/words.ts';
import type {
	AttackOutcome,
	Change,
	Counted,
	MonsterOutcome,
	Outcome,
	PlayerOutcome,
	Silent,
	Turned,
	Undone
} from './outcome.ts';
import type { Part } from './play-on.ts';
import { isSpared } from './spared.ts';

/**
 * What a line has come to. What was laid by hand between its parts counts as if it had always been so:
 * only what happened in them is a change.
 */
export function outcomeOf(parts: readonly Part[], end: Position): Outcome {
	const all = parts.flatMap(({ steps }) => steps.map(({ what }) => what));
	const stretches = stretchesOf(parts);
	return {
		players: end.players.map((_, seat) => playerOutcome(parts, stretches, all, end, seat)),
		monsters: monstersIn(parts, all, end),
		undone: all.flatMap(undoneBy),
		silent: silentIn(all),
		attacks: attacksIn(all, end),
		turned: turnedIn(parts),
		counters: countersIn(all),
		winners: end.winners
	};
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

/** What came to a player and what went, over all. */
function moved(
	parts: readonly Part[],
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
	for (const { before, position } of parts) {
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

const isPlayer = (who: Who, seat: Seat): boolean => 'player' in who && who.player === seat;

function playerOutcome(
	parts: readonly Part[],
	stretches: readonly Stretch[],
	all: readonly Happening[],
	end: Position,
	seat: Seat
): PlayerOutcome {
	const read =
		(what: (player: Player) => number): Read =>
		({ players }) => {
			const player = players[seat];
			return player ? what(player) : 0;
		};
	const damage = all.reduce(
		(sum, what) => sum + (what.did === 'took damage' && isPlayer(what.to, seat) ? what.amount : 0),
		0
	);
	const items = moved(parts, seat, 'items');
	const souls = moved(parts, seat, 'souls');
	const curses = moved(parts, seat, 'curses');
	return {
		player: seat,
		hp: change(stretches, end, (position) => hpAt(position)[seat] ?? 0),
		damage,
		spared: damage === 0 && isSpared(parts, seat),
		died: all.some((what) => what.did === 'died' && isPlayer(what.of, seat)),
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
		looted: all.reduce(
			(sum, what) => sum + (what.did === 'looted' && what.player === seat ? what.count : 0),
			0
		),
		discarded: all.flatMap((what) =>
			what.did === 'discarded' && what.player === seat && what.because !== 'cost' ? [what.card] : []
		),
		souls: change(stretches, end, read(soulValue)),
		soulsGained: souls.gained,
		soulsLost: souls.lost,
		itemsGained: items.gained,
		itemsLost: items.lost,
		cursesGained: curses.gained,
		cursesLost: curses.lost
	};
}

/** What happened to monsters: damage, death, and who got what they leave. */
function monstersIn(
	parts: readonly Part[],
	all: readonly Happening[],
	end: Position
): readonly MonsterOutcome[] {
	const monsters = new Map<number, Named>();
	for (const { before, position } of parts)
		for (const table of [before, position])
			for (const { object } of inPlay(table))
				if (object.kind === 'monster')
					monsters.set(object.id, { object: object.id, card: object.card });
	const isIt = (who: Who, { object }: Named): boolean => 'object' in who && who.object === object;
	return [...monsters.values()].flatMap((monster): readonly MonsterOutcome[] => {
		const damage = all.reduce(
			(sum, what) => sum + (what.did === 'took damage' && isIt(what.to, monster) ? what.amount : 0),
			0
		);
		const death = all.findIndex((what) => what.did === 'died' && isIt(what.of, monster));
		const healed = all.some((what) => what.did === 'healed' && isIt(what.of, monster));
		if (damage === 0 && death < 0 && !healed) return [];
		// A death goes on until the next one of such a card.
		const rest = death < 0 ? [] : all.slice(death + 1);
		const next = rest.findIndex(
			(what) => what.did === 'died' && 'card' in what.of && what.of.card === monster.card
		);
		const after = next < 0 ? rest : rest.slice(0, next);
		const rewarded = after.flatMap((what) =>
			what.did === 'reward' && what.card === monster.card ? [what.player] : []
		);
		const [rewardTo = null, ...more] = new Set(rewarded);
		const soul = after.find(
			(what) => what.did === 'gained soul' && what.source.card === monster.card
		);
		const stands = locate(end, monster.object)?.object.kind === 'monster';
		return [
			{
				monster,
				hp: stands ? hp(end, { object: monster.object }) : null,
				damage,
				died: death >= 0,
				rewardTo,
				...(more.length > 0 ? { rewardAlsoTo: more } : {}),
				soulTo: soul?.did === 'gained soul' ? soul.player : null
			}
		];
	});
}

function undoneBy(what: Happening): readonly Undone[] {
	if (what.did === 'cancelled') return [{ item: what.item, came: 'cancelled', because: null }];
	return what.did === 'fizzled'
		? [{ item: what.item, came: 'fizzled', because: what.because }]
		: [];
}

/** What stayed silent, each once, but for what has triggered after all. */
function silentIn(all: readonly Happening[]): readonly Silent[] {
	const triggered = new Set(
		all.flatMap((what) => (what.did === 'triggered' ? [what.source.object] : []))
	);
	const silent = new Map<number, Silent>();
	for (const what of all)
		if (what.did === 'did not trigger' && !triggered.has(what.source.object))
			silent.set(what.source.object, {
				source: what.source,
				controller: what.controller,
				because: what.because
			});
	return [...silent.values()];
}

/** The attacks that were made, begun before the line or in it. */
function attacksIn(all: readonly Happening[], end: Position): readonly AttackOutcome[] {
	const attacks: AttackOutcome[] = [];
	let on: { attacker: Seat; target: AttackOutcome['target'] } | null = null;
	for (const what of all) {
		if (what.did === 'attack target') on = { attacker: what.player, target: what.target };
		if (what.did === 'hit' || what.did === 'missed')
			on ??= { attacker: what.player, target: what.target };
		if (what.did !== 'attack ended') continue;
		attacks.push({ ...(on ?? { attacker: what.player, target: null }), ended: what.because });
		on = null;
	}
	const under = end.frames.find((frame) => frame.chart === 'attack');
	return under?.chart === 'attack'
		? [
				...attacks,
				{ attacker: under.attacker, target: on?.target ?? whoOf(end, under.target), ended: null }
			]
		: attacks;
}

function whoOf(
	position: Position,
	target: { readonly player: Seat } | { readonly object: number } | 'deck' | null
): AttackOutcome['target'] {
	if (target === null || target === 'deck' || 'player' in target) return target;
	const found = locate(position, target.object);
	return found ? { object: target.object, card: found.object.card } : null;
}

/** What lies otherwise than it lay at first. */
function turnedIn(parts: readonly Part[]): readonly Turned[] {
	const first = new Map<number, boolean>();
	const last = new Map<number, Turned>();
	for (const { before, position } of parts) {
		if (before.players === position.players && before.slots === position.slots) continue;
		for (const { object } of inPlay(before))
			if (!first.has(object.id)) first.set(object.id, object.charged);
		for (const { object } of inPlay(position))
			last.set(object.id, {
				object: { object: object.id, card: object.card },
				charged: object.charged
			});
	}
	return [...last.values()].filter(({ object, charged }) => {
		const was = first.get(object.object);
		return was !== undefined && was !== charged;
	});
}

function countersIn(all: readonly Happening[]): readonly Counted[] {
	const counted = new Map<string, Counted>();
	for (const what of all) {
		if (what.did !== 'put counters' && what.did !== 'removed counters') continue;
		const key = `${'player' in what.on ? `player ${what.on.player}` : what.on.object} ${what.name ?? ''}`;
		const by = what.did === 'put counters' ? what.count : -what.count;
		const count = (counted.get(key)?.count ?? 0) + by;
		counted.set(key, { on: what.on, name: what.name, count });
	}
	return [...counted.values()].filter(({ count }) => count !== 0);
}
