import { hp } from '../../mechanics/stats.ts';
import { inPlay } from '../../model/in-play.ts';
import { locate } from '../../model/objects.ts';
import type { Happening, Named, Who } from '../../model/happening/index.ts';
import type { Position } from '../../model/position.ts';
import type { Seat } from '../../model/words.ts';
import type {
	AttackOutcome,
	Counted,
	MonsterOutcome,
	Outcome,
	Silent,
	Turned,
	Undone
} from './outcome.ts';
import { happenedIn } from './happened.ts';
import type { Part } from './play-on.ts';
import { playersIn } from './ledger-players.ts';

/**
 * What a line has come to. What was laid by hand between its parts counts as if it had always been so:
 * only what happened in them is a change.
 */
export function outcomeOf(parts: readonly Part[], end: Position): Outcome {
	const all = happenedIn(parts);
	return {
		players: playersIn(parts, all, end),
		monsters: monstersIn(parts, all, end),
		undone: all.flatMap(undoneBy),
		silent: silentIn(all),
		attacks: attacksIn(all, end),
		turned: turnedIn(parts),
		counters: countersIn(all),
		winners: end.winners
	};
}

/** What happened to monsters: damage, death, and who got what they leave. */
function monstersIn(
	parts: readonly Part[],
	all: readonly Happening[],
	end: Position
): readonly MonsterOutcome[] {
	const touched = new Set(all.flatMap(touchedBy));
	const monsters = new Map<number, Named>();
	if (touched.size > 0)
		for (const { before, position } of parts)
			for (const table of [before, position])
				for (const { object } of inPlay(table))
					if (object.kind === 'monster' && touched.has(object.id))
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

/** What took damage, died or was healed, but for players. */
function touchedBy(what: Happening): readonly number[] {
	if (what.did === 'took damage') return 'object' in what.to ? [what.to.object] : [];
	if (what.did === 'died' || what.did === 'healed')
		return 'object' in what.of ? [what.of.object] : [];
	return [];
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
