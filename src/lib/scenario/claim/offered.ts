import type { Outcome } from '../../judge/verdict/outcome.ts';
import { attackOf } from '../../mechanics/stats.ts';
import { locate } from '../../model/objects.ts';
import type { Named } from '../../model/happening/index.ts';
import type { Position } from '../../model/position.ts';
import type { Seat } from '../../model/words.ts';
import { itemName, cardName, objectName, playerName } from '../../wording/index.ts';
import type { Verdict } from '../verdict-shape.ts';
import type { ClaimedDamageable, ClaimedSource, ClaimWhat } from './claim.ts';

/** Statements of which only one can be right: what two people would argue about. */
export type Dispute = readonly ClaimWhat[];

/** More disputes than are offered at a time. */
const MOST = 8;
/** More players than a reward is claimed for, one by one. */
const MOST_HEIRS = 3;

/**
 * What can be claimed of a line, by what it comes to and may come to: who dies, how much damage somebody takes, whose a
 * reward is, what does not resolve, what does not trigger, what somebody gains.
 * @param made the table at which the claims are made.
 */
export function claimsOf(verdict: Verdict, made: Position): readonly Dispute[] {
	const outcomes = outcomesIn(verdict);
	return [
		...deathsIn(outcomes, made),
		...damageIn(outcomes, made),
		...rewardsIn(outcomes, made),
		...undoneIn(outcomes, made),
		...silentIn(outcomes, made),
		...centsIn(outcomes, made)
	].slice(0, MOST);
}

/** Every outcome a verdict may have. */
const outcomesIn = ({ outcome, dependsOn }: Verdict): readonly Outcome[] =>
	dependsOn && dependsOn.outcomes.length > 0
		? dependsOn.outcomes.flatMap(({ verdict }) => outcomesIn(verdict))
		: [outcome];

const seatsOf = (made: Position): readonly Seat[] => made.players.map((_, seat) => seat);

const playerAs = (made: Position, seat: Seat): ClaimedDamageable => ({
	is: 'player',
	name: playerName(made, seat)
});

const sourceAs = (made: Position, { object, card }: Named): ClaimedSource => ({
	id: object,
	card,
	name: locate(made, object) ? objectName(made, object) : cardName(card)
});

/** Each monster that something happens to, once. */
const monstersIn = (outcomes: readonly Outcome[]): readonly Named[] => [
	...new Map(
		outcomes.flatMap(({ monsters }) => monsters.map(({ monster }) => [monster.object, monster]))
	).values()
];

/** Whoever dies in an outcome, or could be thought to: all that takes damage and is left with none. */
function deathsIn(outcomes: readonly Outcome[], made: Position): readonly Dispute[] {
	const players = seatsOf(made).filter((seat) =>
		outcomes.some(({ players: all }) => {
			const one = all[seat];
			return one && (one.died || (one.damage > 0 && one.hp.before <= one.damage));
		})
	);
	// What comes into play by then has no name yet at the table where it is claimed.
	const monsters = monstersIn(outcomes).filter(({ object }) => locate(made, object) !== null);
	const all: readonly ClaimedDamageable[] = [
		...players.map((seat) => playerAs(made, seat)),
		...monsters.map((monster): ClaimedDamageable => {
			const { id, name } = sourceAs(made, monster);
			return { is: 'object', id, name };
		})
	];
	return all.map((who): Dispute => [
		{ says: 'dies', who },
		{ says: 'lives', who }
	]);
}

/** The damage somebody takes, or was to take. */
function damageIn(outcomes: readonly Outcome[], made: Position): readonly Dispute[] {
	return seatsOf(made).flatMap((seat): readonly Dispute[] => {
		const mine = outcomes.flatMap(({ players }) => players[seat] ?? []);
		if (mine.every(({ damage, spared }) => damage === 0 && !spared)) return [];
		const amounts = new Set([0, ...mine.map(({ damage }) => damage)]);
		if (amounts.size === 1) amounts.add(feared(outcomes, made, seat));
		const who = playerAs(made, seat);
		return [
			[...amounts]
				.sort((a, b) => b - a)
				.map((damage): ClaimWhat => ({ says: 'takes', who, damage }))
		];
	});
}

/** How much damage somebody was to take that never came: that on the stack, or of the attack. */
function feared(outcomes: readonly Outcome[], made: Position, seat: Seat): number {
	for (const { undone, attacks } of outcomes) {
		for (const { item } of undone)
			if (item.kind === 'damage' && 'player' in item.to && item.to.player === seat)
				return item.amount;
		for (const { attacker, target } of attacks)
			if (attacker === seat && target && target !== 'deck' && 'object' in target)
				if (locate(made, target.object))
					return Math.max(1, attackOf(made, { object: target.object }));
	}
	return 1;
}

function rewardsIn(outcomes: readonly Outcome[], made: Position): readonly Dispute[] {
	return monstersIn(outcomes).flatMap((named): readonly Dispute[] => {
		const all = outcomes.flatMap(({ monsters }) =>
			monsters.filter(({ monster }) => monster.object === named.object)
		);
		const monster = sourceAs(made, named);
		return (['reward', 'soul'] as const).flatMap((says): readonly Dispute[] => {
			const heirs = all.flatMap((one) => (says === 'reward' ? one.rewardTo : one.soulTo) ?? []);
			// Where several get it, more than one statement is right, and nobody argues about which.
			const isShared = says === 'reward' && all.some((one) => one.rewardAlsoTo !== undefined);
			if (heirs.length === 0 || isShared) return [];
			const likely = made.players.length <= MOST_HEIRS ? seatsOf(made) : [...new Set(heirs)];
			return [
				[...likely.map((seat) => playerName(made, seat)), null].map((to): ClaimWhat => ({
					says,
					monster,
					to
				}))
			];
		});
	});
}

/** What lies on the stack and does not resolve. */
function undoneIn(outcomes: readonly Outcome[], made: Position): readonly Dispute[] {
	const gone = new Map(
		outcomes.flatMap(({ undone }) => undone.map(({ item, came }) => [item.id, came] as const))
	);
	return made.stack.flatMap((one, place): readonly Dispute[] => {
		const came = gone.get(one.id);
		const item = { place, name: itemName(made, one) };
		return came
			? [
					[
						{ says: 'resolves', item },
						{ says: came === 'cancelled' ? 'cancelled' : 'fizzles', item }
					]
				]
			: [];
	});
}

function silentIn(outcomes: readonly Outcome[], made: Position): readonly Dispute[] {
	const all = outcomes.flatMap(({ silent }) => silent);
	const each = new Map(all.map(({ source }) => [source.object, source]));
	return [...each.values()].map((named): Dispute => {
		const source = sourceAs(made, named);
		return [
			{ says: 'triggers', source },
			{ says: 'stays silent', source }
		];
	});
}

/** What somebody gains or loses in ¢, counted from the table at which it is claimed. */
function centsIn(outcomes: readonly Outcome[], made: Position): readonly Dispute[] {
	return made.players.flatMap(({ name, cents }, seat): readonly Dispute[] => {
		const changes = new Set([
			0,
			...outcomes.map(({ players }) => (players[seat]?.cents.after ?? cents) - cents)
		]);
		return changes.size < 2
			? []
			: [
					[...changes]
						.sort((a, b) => b - a)
						.map((change): ClaimWhat => ({ says: 'has', player: name, what: '¢', change }))
				];
	});
}
