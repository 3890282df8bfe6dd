import type { Change, MonsterOutcome, Outcome, PlayerOutcome } from '../judge/verdict/outcome.ts';

/** What several outcomes have in common; of the rest it says that nothing came of it. */
export function sharedOf(outcomes: readonly Outcome[]): Outcome | null {
	const [first, ...others] = outcomes;
	if (!first) return null;
	return {
		...first,
		players: first.players.map((player, seat) =>
			others.reduce((one, { players }) => {
				const other = players[seat];
				return other ? sharedPlayer(one, other) : one;
			}, player)
		),
		monsters: first.monsters.map((monster) =>
			others.reduce((one, { monsters }) => {
				const other = monsters.find(({ monster: { object } }) => object === one.monster.object);
				return other ? sharedMonster(one, other) : one;
			}, monster)
		)
	};
}

const sharedPlayer = (one: PlayerOutcome, other: PlayerOutcome): PlayerOutcome => ({
	...one,
	cents: sharedChange(one.cents, other.cents),
	loot: sharedChange(one.loot, other.loot),
	souls: sharedChange(one.souls, other.souls),
	damage: Math.min(one.damage, other.damage),
	spared: one.spared && other.spared,
	looted: Math.min(one.looted, other.looted),
	discarded: sharedList(one.discarded, other.discarded),
	soulsGained: sharedList(one.soulsGained, other.soulsGained),
	soulsLost: sharedList(one.soulsLost, other.soulsLost),
	itemsGained: sharedList(one.itemsGained, other.itemsGained),
	itemsLost: sharedList(one.itemsLost, other.itemsLost),
	cursesGained: sharedList(one.cursesGained, other.cursesGained),
	cursesLost: sharedList(one.cursesLost, other.cursesLost)
});

const sharedMonster = (one: MonsterOutcome, other: MonsterOutcome): MonsterOutcome => ({
	...one,
	rewardTo: one.rewardTo === other.rewardTo ? one.rewardTo : null,
	soulTo: one.soulTo === other.soulTo ? one.soulTo : null
});

const sharedChange = (one: Change, other: Change): Change =>
	one.after === other.after ? one : { before: one.before, after: one.before };

/** What is in both; things that are new go by their card. */
function sharedList<T>(one: readonly T[], other: readonly T[]): readonly T[] {
	const left = other.map(nameOf);
	return one.filter((thing) => {
		const at = left.indexOf(nameOf(thing));
		if (at < 0) return false;
		left.splice(at, 1);
		return true;
	});
}

const nameOf = (thing: unknown): unknown =>
	typeof thing === 'object' && thing !== null && 'card' in thing ? thing.card : thing;
