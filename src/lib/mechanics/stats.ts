import { follows } from '../rules/readings.ts';
import type { Stat as PrintedStat } from '../model/effects.ts';
import type { Amount, StaticEffect } from '../abilities/grammar.ts';
import type { Card } from '../cards/card.ts';
import { cardOf } from '../cards/library.ts';
import { countersAdding, hasSpecialCounters } from '../cards/special-counters.ts';
import { gathering } from '../model/in-play.ts';
import { locate, playerAt } from '../model/objects.ts';
import type { Position } from '../model/position.ts';
import type { GameObject } from '../model/board.ts';
import type { Damageable } from '../model/stack.ts';
import type { ItemOf } from '../model/stack-item.ts';
import type { CardKey, ItemId, ObjectId, Seat } from '../model/words.ts';
import { valueOf } from './amounts.ts';
import { hasLostAbilities } from './abilities-on.ts';
import { reaches } from './giving.ts';
import { worksAsSoul } from './printed-abilities.ts';
import { asking } from './self-reference.ts';
import { inForce, isTrue, writtenAbout, type InForce } from './static-effects.ts';
import { hasVariant } from '../rules/variants.ts';

type Stat = PrintedStat;
type Modifier = Extract<StaticEffect, { stat: unknown } | { set: unknown }>;

/**
 * A stat with everything that changes it (5.1), in layers: what is printed, then what sets it, then
 * what adds to it.
 */
function changed(
	position: Position,
	of: Damageable,
	stat: Stat,
	printed: number,
	roll?: ItemId
): number {
	const written = writtenAbout(position, stat);
	const counts = hasSpecialCounters(position.edition);
	if (written.length === 0 && position.effects.length === 0 && !counts) return printed;
	let base = printed;
	let sum = 0;
	for (const entry of written) {
		const { standing } = entry;
		if (!isModifier(standing) || !isOf(position, entry, standing, of)) continue;
		if (!isTrue(position, ofRoll(entry, roll))) continue;
		if ('set' in standing) {
			if (standing.set === stat) base = said(position, entry, standing.to, of);
		} else if (standing.stat === stat) sum += said(position, entry, standing.add, of);
	}
	let made: number | null = null;
	for (const { change, of: whom } of position.effects) {
		if (!sameDamageable(whom, of)) continue;
		if ('stat' in change && change.stat === stat) sum += change.add;
		if ('set' in change && change.set === stat) made = change.to;
		// What its stats were set to before it became a copy is not set now (6.6).
		if ('copies' in change) made = null;
	}
	return (made ?? base) + sum + (counts ? counted(position, of, stat) : 0);
}

/** A standing as it is asked of one roll. */
const ofRoll = (entry: InForce, item: ItemId | undefined): InForce =>
	item === undefined
		? entry
		: { ...entry, context: { ...entry.context, event: { ...entry.context.event, item } } };

/**
 * What counters add to a stat: those on the character and the items of a player, or on the monster itself.
 * They do so by an ability that they give it, and what has lost its abilities has not got that either.
 */
function counted(position: Position, of: Damageable, stat: Stat): number {
	const on = (object: GameObject): number => {
		const sum = countersAdding(position.edition, object.counters, stat);
		return sum > 0 && hasLostAbilities(position, object) ? 0 : sum;
	};
	if ('player' in of) {
		const { character, items } = playerAt(position, of.player);
		return items.reduce((sum, item) => sum + on(item), on(character));
	}
	const found = locate(position, of.object);
	return found?.object.kind === 'monster' ? on(found.object) : 0;
}

/** Whether a standing reaches a player or object. */
const isOf = (
	position: Position,
	{ from, context, at }: InForce,
	{ of: reach }: Modifier,
	of: Damageable
): boolean =>
	typeof reach === 'string'
		? reaches(position, reach, from, context, of)
		: asking(at.card, () => reaches(position, reach, from, context, of));

/** What a standing adds or sets something to, of whom it reaches. */
function said(
	position: Position,
	{ context, at }: InForce,
	amount: Amount,
	to: Damageable
): number {
	if (typeof amount === 'number') return amount;
	const reached = { ...context, event: { ...context.event, to } };
	return asking(at.card, () => valueOf(position, amount, reached));
}

/** Something that adds to a roll, and the object whose ability it is; null where an effect does. */
export interface RollModifier {
	readonly add: number;
	readonly source: { readonly object: ObjectId; readonly card: CardKey } | null;
}

/** Everything that adds to a player's roll, one by one. */
export function rollModifiers(
	position: Position,
	{ id, roller, purpose }: Pick<ItemOf<'roll'>, 'id' | 'roller' | 'purpose'>
): readonly RollModifier[] {
	const of = { player: roller };
	const stats: readonly Stat[] = purpose.for === 'attack' ? ['rolls', 'attack rolls'] : ['rolls'];
	return stats.flatMap((stat) => [
		...writtenAbout(position, stat).flatMap((entry): RollModifier[] => {
			const { standing, context, from } = entry;
			return 'stat' in standing &&
				reaches(position, standing.of, from, context, of) &&
				isTrue(position, ofRoll(entry, id))
				? [
						{
							add: valueOf(position, standing.add, context),
							source: from && { object: from.object.id, card: from.object.card }
						}
					]
				: [];
		}),
		...position.effects.flatMap(({ change, of: whom }): RollModifier[] =>
			'stat' in change && change.stat === stat && sameDamageable(whom, of)
				? [{ add: change.add, source: null }]
				: []
		)
	]);
}

const isModifier = (standing: StaticEffect): standing is Modifier =>
	'stat' in standing || 'set' in standing;

/** Whether two damageables are the same player or object. */
export function sameDamageable(a: Damageable, b: Damageable): boolean {
	return 'player' in a
		? 'player' in b && a.player === b.player
		: 'object' in b && a.object === b.object;
}

/** Whether an object has a stat block where it is. */
const hasStats = ({ card, kind }: GameObject): boolean =>
	kind !== 'character' &&
	(kind !== 'soul' || attackedAsSoul(card)) &&
	cardOf(card).hp !== undefined;

/** Whether a card says of itself that it can be attacked as a soul. */
const attackedAsSoul = (card: CardKey): boolean =>
	cardOf(card).abilities.some(
		(ability) =>
			ability.way === 'static' &&
			worksAsSoul(ability) &&
			'this' in ability.standing &&
			ability.standing.this === 'can be attacked'
	);

/** The objects that have a stat block where they are. */
export const objectsWithStats = gathering(({ object }) => (hasStats(object) ? [object] : []));

/** The card whose stat block counts; null where there is none. */
function printed(position: Position, of: Damageable): Card | null {
	if ('player' in of) return cardOf(playerAt(position, of.player).character.card);
	const found = locate(position, of.object);
	return found && hasStats(found.object) ? cardOf(found.object.card) : null;
}

/** Damage marked on a player or object. */
export function markedOn(position: Position, of: Damageable): number {
	return 'player' in of
		? playerAt(position, of.player).damage
		: (locate(position, of.object)?.object.damage ?? 0);
}

/** Whether a player or object has an HP stat. */
export const hasHp = (position: Position, of: Damageable): boolean =>
	printed(position, of) !== null;

/** Maximum HP; 0 for what has no HP stat or is gone. */
export function maxHp(position: Position, of: Damageable): number {
	const base = printed(position, of);
	return base ? Math.max(0, changed(position, of, 'hp', base.hp ?? 0)) : 0;
}

/** Current HP, never below 0 (6.8); 0 for the dead, who cannot be healed (11.2). */
export function hp(position: Position, of: Damageable): number {
	if ('player' in of && playerAt(position, of.player).dead) return 0;
	return Math.max(0, maxHp(position, of) - markedOn(position, of));
}

/** The attack stat with everything that changes it. */
export function attackOf(position: Position, of: Damageable): number {
	return Math.max(0, changed(position, of, 'attack', printed(position, of)?.attack ?? 0));
}

/**
 * The evasion of what is attacked, between 1 and 6 unless it is read otherwise. A player's is what the
 * newest effect that lets them be attacked says (6.4).
 */
export function evasionOf(position: Position, of: Damageable, attacker?: Seat): number {
	const evasion = evasionUnbound(position, of, attacker);
	return follows(position, 'evasion-bounds', 'bounded') ? bounded(evasion) : evasion;
}

/** Whether changes would take the evasion above 6 or below 1. */
export function evasionIsBound(position: Position, of: Damageable, attacker?: Seat): boolean {
	const evasion = evasionUnbound(position, of, attacker);
	return evasion !== bounded(evasion);
}

const bounded = (evasion: number): number => Math.min(6, Math.max(1, evasion));

function evasionUnbound(position: Position, of: Damageable, attacker?: Seat): number {
	const base =
		'player' in of
			? evasionOfPlayer(position, of.player, attacker)
			: (printed(position, of)?.evasion ?? 0);
	return changed(position, of, 'evasion', base);
}

/** Who may be attacked as a player, by whom, newest permission last (6.4). */
function permissions(position: Position, seat: Seat, attacker: Seat): readonly number[] {
	const newestLast = [...inForce(position, 'attackable')].sort((a, b) => madeAt(a) - madeAt(b));
	return newestLast.flatMap(({ standing, context, from }) => {
		if (!('attackable' in standing)) return [];
		if (standing.by === 'you' && context.you !== attacker) return [];
		return seat !== attacker &&
			reaches(position, standing.attackable, from, context, { player: seat })
			? [standing.evasion]
			: [];
	});
}

/** Ids grow: the newer of two effects, or of two objects, has the greater one. */
const madeAt = ({ effect, context }: InForce): number => effect ?? context.source ?? 0;

const evasionOfPlayer = (position: Position, seat: Seat, attacker?: Seat): number =>
	permissions(position, seat, attacker ?? position.turn.active).at(-1) ?? 0;

/** What standing modifiers add to a player's roll (13, step 5). */
export function rollBonus(
	position: Position,
	roller: Seat,
	attack: boolean,
	roll?: ItemId
): number {
	const of = { player: roller };
	return (
		changed(position, of, 'rolls', 0, roll) +
		(attack ? changed(position, of, 'attack rolls', 0, roll) : 0)
	);
}

/** How many loot cards a hand may hold at the end of its player's turn (7.3). */
export const maxHand = (position: Position, player: Seat): number =>
	Math.max(0, changed(position, { player }, 'hand size', 10));

/** Whether a monster is a boss that cannot be attacked while a basic monster is active, in that variant. */
export function waitsForMinions(position: Position, of: Damageable): boolean {
	if (!hasVariant(position, 'minions die first') || 'player' in of) return false;
	const isBoss = (card: CardKey): boolean => (cardOf(card).souls ?? 0) > 0;
	const found = locate(position, of.object);
	return (
		found !== null &&
		isBoss(found.object.card) &&
		position.slots.monster.some(({ top }) => top?.kind === 'monster' && !isBoss(top.card))
	);
}

/** Whether something can be attacked (6.3, 6.4, 8). */
export function canBeAttacked(position: Position, of: Damageable): boolean {
	const { active } = position.turn;
	if ('player' in of)
		return (
			!playerAt(position, of.player).dead && permissions(position, of.player, active).length > 0
		);
	const found = locate(position, of.object);
	if (!found || !hasHp(position, of)) return false;
	const says = (what: "can't be attacked" | 'can be attacked'): boolean =>
		inForce(position, 'this').some(
			({ standing, context }) =>
				'this' in standing && standing.this === what && context.source === of.object
		);
	if (found.object.kind !== 'monster') return says('can be attacked');
	return !says("can't be attacked") && !waitsForMinions(position, of);
}
