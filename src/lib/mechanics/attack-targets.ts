import type { AttackWord, Filter } from '../abilities/grammar.ts';
import { effectAt } from '../cards/library.ts';
import { onceFor } from '../model/memo.ts';
import { playerAt } from '../model/objects.ts';
import type { AttackOn } from '../model/frame.ts';
import type { Obligation, Position } from '../model/position.ts';
import type { Context, Damageable } from '../model/stack.ts';
import type { SlotPlace } from '../model/task.ts';
import { sameOption, type EffectRef, type Ref, type Seat } from '../model/words.ts';
import { follows } from '../rules/readings.ts';
import { reaches } from './giving.ts';
import { amountOf } from './amounts.ts';
import { canPayToAttack } from './attack-fee.ts';
import { barredBy } from './barred.ts';
import { coverable } from './covering.ts';
import { canDraw } from './decks.ts';
import { find } from './find.ts';
import { obeying } from './owed-attacks.ts';
import { attackUnderWay, damageableOf } from './pointing.ts';
import { inForce } from './static-effects.ts';
import { canBeAttacked, objectsWithStats, sameDamageable } from './stats.ts';

/** "Any number" of attacks. */
const ANY_NUMBER = 1_000;

/** How many more a standing lets a player do each turn. */
export function extra(
	position: Position,
	player: Seat,
	what: 'loot plays' | 'loot plays each turn' | 'attacks' | 'purchases' | 'votes'
): number {
	let sum = 0;
	for (const { standing, context, from } of inForce(position, 'extra'))
		if (
			'extra' in standing &&
			standing.extra === what &&
			reaches(position, standing.of, from, context, { player })
		)
			sum +=
				standing.amount === 'any number'
					? ANY_NUMBER
					: amountOf(position, standing.amount, context);
	return sum;
}

/** How many loot plays a player has left, with those that cards add (2.2). */
export const lootPlaysLeft = (position: Position, player: Seat): number =>
	playerAt(position, player).lootPlays +
	extra(position, player, 'loot plays each turn') +
	(position.turn.active === player ? extra(position, player, 'loot plays') : 0);

/** How many attacks a player has left this turn, with those that cards add (8). */
export function attacksLeft(position: Position, player: Seat): number {
	const { attacks } = playerAt(position, player);
	const granted = (position.turn.grants ?? []).reduce(
		(sum, { times }) => sum + (times ?? ANY_NUMBER),
		0
	);
	return attacks + extra(position, player, 'attacks') + granted;
}

/** Everything that can be attacked, now: monsters and other objects, players, the monster deck (6.3, 6.4, 8). */
const attackable = onceFor((position: Position): readonly Ref[] => {
	const objects = objectsWithStats(position).flatMap(({ id: object }) =>
		canBeAttacked(position, { object }) ? [{ object }] : []
	);
	const mayAttackPlayers = barredBy(position, position.turn.active, 'attack players') === null;
	const players = position.players.flatMap((_, player) =>
		mayAttackPlayers &&
		canBeAttacked(position, { player }) &&
		barredBy(position, player, 'be attacked') === null
			? [{ player }]
			: []
	);
	const deck: readonly Ref[] =
		canDraw(position, 'monster') && coverable(position).length > 0 ? [{ deck: 'monster' }] : [];
	return [...objects, ...players, ...deck];
});

/** Whether an attack on something is an attack of a kind that was granted or is owed. */
export function isOn(position: Position, on: AttackOn, target: Ref): boolean {
	if (on === 'anything') return true;
	if (on === 'deck') return 'deck' in target;
	if ('among' in on) return on.among.some((one) => isThat(position, one, target));
	return ('player' in target || 'object' in target) && sameDamageable(on, target);
}

/** Whether a target is the thing, or is in the slot. */
function isThat(position: Position, one: Damageable | SlotPlace, target: Ref): boolean {
	if (!('slot' in one))
		return ('player' in target || 'object' in target) && sameDamageable(one, target);
	const top = position.slots[one.slot][one.index]?.top;
	return 'object' in target && top?.id === target.object;
}

/** What a standing "must attack" means, now; null where it means nothing. */
function meant(position: Position, word: AttackWord, context: Context): AttackOn | null {
	if (word === 'anything') return word;
	if (word === 'monster deck') return 'deck';
	if (isOfAnEffect(word)) return null;
	if (typeof word === 'object' && 'player' in word)
		return anyPlayer(position, word.player, context);
	return damageableOf(position, word, context);
}

/** Any one of the players that fit: who attacks chooses (8); null where there is none. */
export function anyPlayer(position: Position, filter: Filter, context: Context): AttackOn | null {
	const players = find(position, filter, context).filter((one) => 'player' in one);
	const [only, ...more] = players;
	return only && more.length === 0 ? only : only ? { among: players } : null;
}

/** What only an effect that is under way can speak of. */
const isOfAnEffect = (
	word: AttackWord
): word is 'the slot it was in' | 'a new slot' | 'one put there' =>
	word === 'the slot it was in' || word === 'a new slot' || word === 'one put there';

const attackedAlready = (position: Position, on: AttackOn): boolean =>
	(position.turn.attacked ?? []).some((one) =>
		on === 'anything'
			? true
			: one === on || (isDamageable(one) && isDamageable(on) && sameDamageable(one, on))
	);
const isDamageable = (on: AttackOn): on is Damageable => typeof on === 'object' && !('among' in on);

/** The attacks that effects have made the active player owe. */
const owedByEffects = ({ turn }: Position): readonly Obligation[] =>
	(turn.obligations ?? []).filter(({ times }) => times > 0);

/** The attacks that the active player owes each turn because of what is in play. */
const owedEachTurn = (position: Position): readonly Obligation[] =>
	inForce(position, 'must').flatMap((one): readonly Obligation[] => {
		if (!('must' in one.standing) || one.standing.must !== 'attack') return [];
		const { of, target } = one.standing;
		if (!reaches(position, of, one.from, one.context, { player: position.turn.active })) return [];
		const on = meant(position, target, one.context);
		return on === null || attackedAlready(position, on) ? [] : [{ on, times: 1, from: one.at }];
	});

/** The attacks the active player still owes this turn (8): what is in play demands them longer than effects do. */
export const obligations = (position: Position): readonly Obligation[] => [
	...owedEachTurn(position),
	...owedByEffects(position)
];

/** What is owed and can be attacked. */
const owedTargets = (position: Position, all: readonly Ref[]): readonly Ref[] => {
	const owed = obligations(position);
	return all.filter((ref) => owed.some(({ on }) => isOn(position, on, ref)));
};

/** What the attacker may choose, and what obliges them to. */
interface Choice {
	readonly targets: readonly Ref[];
	/** Something that could be attacked is no choice, for an attack is owed. */
	readonly obliged: boolean;
	/** What is owed cannot all be obeyed (reading owed-attacks). */
	readonly atOdds: boolean;
}

/**
 * What the attacker may choose (8): what lets every attack that is owed be made that can be; with an
 * attack that was granted for something, only that.
 */
export const attackChoice = onceFor((position: Position): Choice => {
	const attack = attackUnderWay(position);
	const on = attack?.on ?? 'anything';
	const all = attackable(position).filter((ref) => isOn(position, on, ref));
	const owed = obligations(position).filter((one) =>
		all.some((ref) => isOn(position, one.on, ref))
	);
	if (owed.length === 0 || attack === null) return { targets: all, obliged: false, atOdds: false };
	const left = attacksLeft(position, attack.attacker) + 1;
	const { atOdds, targets, forNewest } = obeying(owed, all, left, (on, ref) =>
		isOn(position, on, ref)
	);
	const chosen = atOdds && follows(position, 'owed-attacks', 'newest') ? forNewest : targets;
	return { targets: chosen, obliged: chosen.length < all.length, atOdds };
});

/** What the attacker may choose (8). */
export const attackTargets = (position: Position): readonly Ref[] => attackChoice(position).targets;

/** Whether something could be attacked if no other attack were owed. */
export const isKeptFromAttack = (position: Position, target: Ref): boolean =>
	attackable(position).some((ref) => sameOption(ref, target)) && attackChoice(position).obliged;

/** Whether the active player must still attack before the turn can end, and can (reading 10). */
export function attackIsOwed(position: Position): boolean {
	return (
		obligations(position).length > 0 &&
		attacksLeft(position, position.turn.active) > 0 &&
		!playerAt(position, position.turn.active).dead &&
		canPayToAttack(position, position.turn.active) &&
		owedTargets(position, attackable(position)).length > 0
	);
}

/**
 * Whether an attack that is owed must be made before anything else: one that is only to be made "this
 * turn" can wait, one that is owed each turn or all the same cannot.
 * @rule attack.forced-next
 */
export function attackComesNext(position: Position): boolean {
	if (!attackIsOwed(position)) return false;
	const next = [
		...owedEachTurn(position),
		...owedByEffects(position).filter(({ from }) => isForcedAnyway(position, from))
	];
	return attackable(position).some((ref) => next.some(({ on }) => isOn(position, on, ref)));
}

/** Whether an effect forces an attack even where none is left. */
function isForcedAnyway({ edition }: Position, from: EffectRef): boolean {
	const effect = effectAt(from, edition);
	return effect.do === 'must attack' && effect.granted === true;
}
