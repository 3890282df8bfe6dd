import type { Ability, Filter, Keyword } from '../abilities/grammar.ts';
import { abilityAt, partAt } from '../abilities/path.ts';
import { abilityOf, cardOf } from '../cards/library.ts';
import { counterGives } from '../cards/special-counters.ts';
import type { GameObject } from '../model/board.ts';
import type { ContinuousEffect } from '../model/effects.ts';
import { inPlay } from '../model/in-play.ts';
import { isActiveBonusSoul, locate } from '../model/objects.ts';
import type { Position } from '../model/position.ts';
import type { Context, Damageable } from '../model/stack.ts';
import type { EffectRef } from '../model/words.ts';
import { contextOf, controllerOfAbilities } from './ability-context.ts';
import { holds } from './conditions.ts';
import { fits } from './filters.ts';
import { anyGiven, contextOfGiving, given, giving, isOf, reaches, withNumber } from './giving.ts';
import {
	printed,
	printedOn,
	works,
	worksAsSoul,
	type Held,
	type Printed
} from './printed-abilities.ts';
import { asking } from './self-reference.ts';

/** The abilities an effect gives. */
function givenBy(position: Position, { change, from }: ContinuousEffect): readonly Held[] {
	if ('abilitiesOf' in change) return printedOn(change.abilitiesOf, position.edition);
	if (!('makes' in change) || change.makes !== 'abilities') return [];
	const ability = abilityOf(from, position.edition);
	const effect = ability ? partAt(ability, from.path)?.effect : null;
	if (effect?.do !== 'gain abilities' && effect?.do !== 'become item') return [];
	return (effect.abilities ?? []).map((each, index) => ({
		ability: each,
		at: { ...from, path: [...from.path, index] }
	}));
}

/** What an object has by its card and by everything that gives or takes abilities (5.1). */
function held(
	position: Position,
	object: GameObject,
	{ all: own, keywords, isCurse }: Printed
): readonly Held[] {
	// A curse that nobody has yet does nothing but what its keyword means (4.6).
	const first = isCurse && object.kind === 'event' ? keywords : own;
	const known = given(position)?.held;
	if (!known) return first;
	const had = known.get(object);
	if (had) return had;
	const all = withGiven(position, object, first);
	known.set(object, all);
	return all;
}

/** What was first an object's, with all that gives and takes abilities in its order. */
function withGiven(
	position: Position,
	object: GameObject,
	first: readonly Held[]
): readonly Held[] {
	let all: Held[] = [...first];
	for (const effect of position.effects) {
		if (!isOf(effect, object)) continue;
		// A copy has lost what was given and taken before it (6.6).
		if ('copies' in effect.change) all = [...first];
		else if ('loses' in effect.change) all = [];
		else if ('number' in effect.change) all = withNumber(position, all, effect.change);
		else all = [...all, ...givenBy(position, effect)];
	}
	// What players have of abilities, their characters have.
	const owner = position.players.findIndex(({ character }) => character.id === object.id);
	for (const one of giving(position)) {
		const { standing, at, from } = one;
		if ('keyword' in standing || 'insteadOfTap' in standing || 'calls' in standing) continue;
		const context = contextOfGiving(position, one);
		const isReached = (of: Damageable): boolean =>
			reaches(position, standing.of, from, context, of);
		if (!isReached({ object: object.id }) && (owner < 0 || !isReached({ player: owner }))) continue;
		const condition = standing.while;
		if (condition && !asking(at.card, () => holds(position, condition, context))) continue;
		if ('loses' in standing) all = [];
		else if ('abilitiesOf' in standing)
			all.push(...shared(position, standing.abilitiesOf, object, context));
		else
			all.push(
				...standing.gains.map((ability, index) => ({
					ability,
					at: { ...at, path: [...at.path, index] }
				}))
			);
	}
	const cost = insteadOfTap(position, object);
	return cost === null ? all : all.map((one) => paidFor(one, cost));
}

/** What the ↷ abilities of an object cost as $ abilities; null where they are ↷ abilities. */
function insteadOfTap(position: Position, { id }: GameObject): number | null {
	for (const one of giving(position)) {
		const { standing, at } = one;
		if (!('insteadOfTap' in standing)) continue;
		const context = contextOfGiving(position, one);
		const { of, while: condition } = standing;
		if (!of.some((filter) => fits(position, filter, { object: id }, context))) continue;
		if (!condition || asking(at.card, () => holds(position, condition, context)))
			return standing.insteadOfTap;
	}
	return null;
}

const paidFor = ({ ability, at }: Held, amount: number): Held =>
	ability.way === 'tap'
		? {
				ability: { ...ability, way: 'paid', cost: [{ pay: '¢', amount }, ...(ability.cost ?? [])] },
				at
			}
		: { ability, at };

/** What is printed on the other objects whose abilities something has as well. */
function shared(
	position: Position,
	filter: Filter,
	object: GameObject,
	context: Context
): readonly Held[] {
	return inPlay(position).flatMap((located) =>
		located.object.id !== object.id &&
		works(located, position.edition) &&
		fits(position, filter, { object: located.object.id }, context)
			? printedOn(located.object.card, position.edition)
			: []
	);
}

/** Whether an object has come to the level of an ability. */
const isAtLevel = ({ counters }: GameObject, { level }: Ability): boolean =>
	level === undefined || (counters['level'] ?? 0) >= level;

/** Whether an ability is one its object has now: its level, and what it holds "while". */
function isOn(position: Position, object: GameObject, { ability, at }: Held): boolean {
	if (!isAtLevel(object, ability)) return false;
	const condition = ability.while;
	if (condition === undefined) return true;
	const found = locate(position, object.id);
	const controller = found ? controllerOfAbilities(found.place) : 'game';
	return asking(at.card, () => holds(position, condition, contextOf(position, object, controller)));
}

/** The abilities an object has where it is, at any level and whatever must be so. */
function abilitiesThere(position: Position, object: GameObject, on: Printed): readonly Held[] {
	const has = held(position, object, on);
	return object.kind === 'soul' && !isActiveBonusSoul(position, object)
		? has.filter(({ ability }) => worksAsSoul(ability))
		: has;
}

/** The abilities an object has, now. */
export function abilitiesOn(position: Position, object: GameObject): readonly Held[] {
	const on = printed(object.card, position.edition);
	const all = abilitiesThere(position, object, on);
	return on.conditional ? all.filter((one) => isOn(position, object, one)) : all;
}

/** The abilities an object has now, those included that it has only while something is so. */
export function abilitiesAtLevel(position: Position, object: GameObject): readonly Held[] {
	const on = printed(object.card, position.edition);
	const all = abilitiesThere(position, object, on);
	return on.conditional ? all.filter(({ ability }) => isAtLevel(object, ability)) : all;
}

/** Whether something has taken an object its abilities, and it has become no copy since (5.1, 6.6). */
export function hasLostAbilities(position: Position, object: GameObject): boolean {
	if (!anyGiven(position)) return false;
	const last = position.effects.findLast(
		(effect) => isOf(effect, object) && ('loses' in effect.change || 'copies' in effect.change)
	);
	if (last && 'loses' in last.change) return true;
	return giving(position).some((one) => {
		const { standing, at, from } = one;
		if (!('loses' in standing)) return false;
		const context = contextOfGiving(position, one);
		const condition = standing.while;
		return (
			reaches(position, standing.of, from, context, { object: object.id }) &&
			(!condition || asking(at.card, () => holds(position, condition, context)))
		);
	});
}

/** Whether an object bears a keyword, now. */
export function bearsKeyword(position: Position, object: GameObject, keyword: Keyword): boolean {
	const first =
		(cardOf(object.card).keywords?.includes(keyword) ?? false) ||
		(keyword === 'eternal' && object.starting === true);
	const counted = counterGives(position.edition, object.counters, keyword);
	let bears = first || counted;
	if (!anyGiven(position)) return bears;
	for (const effect of position.effects) {
		if (!isOf(effect, object)) continue;
		if ('copies' in effect.change) bears = first || counted;
		if ('loses' in effect.change) bears &&= effect.change.except === keyword;
		if ('keyword' in effect.change && effect.change.keyword === keyword)
			bears = !effect.change.lost;
	}
	for (const one of giving(position)) {
		const { standing, from } = one;
		if (!('loses' in standing) || standing.except === keyword) continue;
		const context = contextOfGiving(position, one);
		if (reaches(position, standing.of, from, context, { object: object.id })) bears = false;
	}
	return (
		bears ||
		giving(position).some(
			(one) =>
				'keyword' in one.standing &&
				one.standing.keyword === keyword &&
				reaches(position, one.standing.of, one.from, contextOfGiving(position, one), {
					object: object.id
				})
		)
	);
}

/** The ability at a place of a card, or the one that is given there; null where there is none. */
export function abilityWritten(position: Position, at: EffectRef): Ability | null {
	const ability = abilityOf(at, position.edition);
	return ability ? abilityAt(ability, at.path) : null;
}
