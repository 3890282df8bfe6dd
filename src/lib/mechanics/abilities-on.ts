import type { Ability, Filter, Keyword, Reach, StaticEffect } from '../abilities/grammar.ts';
import { abilityAt, partAt } from '../abilities/path.ts';
import { abilityOf, cardOf, effectAt } from '../cards/library.ts';
import { counterGives } from '../cards/special-counters.ts';
import type { ContinuousEffect } from '../model/effects.ts';
import { gathering, inPlay, remembering, type Located } from '../model/in-play.ts';
import { controllerAt, isActiveBonusSoul, locate, type Place } from '../model/objects.ts';
import type { Position } from '../model/position.ts';
import type { GameObject } from '../model/board.ts';
import type { Context, Damageable, EventData } from '../model/stack.ts';
import type { EffectRef, Seat } from '../model/words.ts';
import { holds } from './conditions.ts';
import { fits } from './filters.ts';
import {
	printed,
	printedOn,
	works,
	worksAsSoul,
	type Held,
	type Printed
} from './printed-abilities.ts';
import { asking } from './self-reference.ts';

/** Who controls an object's abilities: its player, or the game. */
export const controllerOfAbilities = (place: Place): Seat | 'game' => {
	const controller = controllerAt(place);
	return controller === 'shop' ? 'game' : controller;
};

/** Whether an ability is the game's by what it is written on (4.4). */
export const isOfTheGame = ({ kind }: Context): boolean =>
	kind === 'monster' || kind === 'event' || kind === 'room';

/** The context of an ability of an object: "this", "you" and what it saw. */
export function contextOf(
	position: Position,
	source: GameObject,
	controller: Seat | 'game',
	event: EventData = NOTHING_SEEN
): Context {
	return {
		source: source.id,
		kind: source.kind,
		you: controller === 'game' ? position.turn.active : controller,
		targets: NO_TARGETS,
		mode: null,
		event
	};
}

const NOTHING_SEEN: EventData = {};

const NO_TARGETS: Context['targets'] = [];

interface Giving {
	readonly standing: Extract<
		StaticEffect,
		| { gains: unknown }
		| { keyword: unknown }
		| { loses: unknown }
		| { abilitiesOf: unknown }
		| { insteadOfTap: unknown }
		| { calls: unknown }
	>;
	readonly at: EffectRef;
	/** The object that says it; null where an effect does, which knows what it is about. */
	readonly from: Located | null;
	readonly context?: Context;
}

const gives = (standing: StaticEffect): standing is Giving['standing'] =>
	'gains' in standing ||
	'keyword' in standing ||
	'loses' in standing ||
	'abilitiesOf' in standing ||
	'insteadOfTap' in standing ||
	'calls' in standing;

/** The standings of objects in play that give abilities, keywords or names. */
const givenByObjects = gathering((located, edition): readonly Giving[] =>
	works(located, edition)
		? printedOn(located.object.card, edition).flatMap(({ ability, at }) =>
				ability.way === 'static' && worksOn(located.object, ability) && gives(ability.standing)
					? [{ standing: ability.standing, at, from: located }]
					: []
			)
		: []
);

/** Those that effects make true for a while. */
const givenByEffects = ({ effects, edition }: Position): readonly Giving[] =>
	effects.flatMap(({ change, from: at, context }): readonly Giving[] => {
		if (!('makes' in change) || change.makes !== 'static effect' || !context) return [];
		const effect = effectAt(at, edition);
		return effect.do === 'make true' && gives(effect.standing)
			? [{ standing: effect.standing, at, from: null, context }]
			: [];
	});

/** The standings that give abilities, keywords or names, those of effects last. */
export const giving = remembering((position): readonly Giving[] => {
	const made = givenByEffects(position);
	const all = givenByObjects(position);
	const now = position.effects.some(({ change }) => 'number' in change)
		? all.map((one) => withNumbersNow(position, one))
		: all;
	return made.length === 0 ? now : [...now, ...made];
});

/** A standing of an object with the numbers that its text has now. */
function withNumbersNow(position: Position, giving: Giving): Giving {
	const { from, at } = giving;
	if (!from) return giving;
	const own = position.effects.filter((effect) => isOf(effect, from.object));
	const [now] = own.reduce<readonly Held[]>(
		(all, { change }) => ('number' in change ? withNumber(position, all, change) : all),
		[{ ability: { way: 'static', standing: giving.standing }, at }]
	);
	const standing = now?.ability.way === 'static' ? now.ability.standing : null;
	return now && standing && gives(standing) ? { ...giving, standing, at: now.at } : giving;
}

/** What such a standing knows. */
export const contextOfGiving = (position: Position, { from, context }: Giving): Context =>
	context ?? contextOfFrom(position, from);

const contextOfFrom = (position: Position, from: Located | null): Context => {
	if (!from) throw new Error('Nothing says it.');
	return contextOf(position, from.object, controllerOfAbilities(from.place));
};

const changes = ({ change }: ContinuousEffect): boolean =>
	'keyword' in change ||
	'loses' in change ||
	'number' in change ||
	'abilitiesOf' in change ||
	('makes' in change && change.makes === 'abilities');

/** Whether anything gives or takes abilities, now. */
export const anyGiven = remembering(
	(position) => giving(position).length > 0 || position.effects.some(changes)
);

/** Whether a standing of an object reaches a player or another object. */
export function reaches(
	position: Position,
	reach: Reach | 'other players',
	from: Located | null,
	context: Context,
	of: Damageable
): boolean {
	if (reach === 'you')
		return (
			'player' in of &&
			of.player === context.you &&
			(from === null || 'seat' in from.place || from.object.kind === 'room')
		);
	if (reach === 'players') return 'player' in of;
	if (reach === 'other players') return 'player' in of && of.player !== context.you;
	if (reach === 'this') return 'object' in of && of.object === context.source;
	if (reach === 'monsters' || reach === 'other monsters')
		return (
			'object' in of &&
			(reach === 'monsters' || of.object !== context.source) &&
			locate(position, of.object)?.object.kind === 'monster'
		);
	return fits(position, reach, of, context);
}

const isOf = (effect: ContinuousEffect, object: GameObject): boolean =>
	'object' in effect.of && effect.of.object === object.id;

/** What is held, with a number in the text of a card changed. */
function withNumber(
	{ edition }: Position,
	all: readonly Held[],
	{ number: { line, at, by }, on }: Extract<ContinuousEffect['change'], { number: unknown }>
): Held[] {
	return all.map((one): Held => {
		if (one.at.card !== on || one.at.line !== line || one.at.path.length > 0) return one;
		const now = { ...one.at, changed: [...(one.at.changed ?? []), { at, by }] };
		return { ability: abilityOf(now, edition) ?? one.ability, at: now };
	});
}

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
	if (!anyGiven(position)) return first;
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

/** Whether an ability works on what its object is: on a soul, where it says so (2.3). */
const worksOn = ({ kind }: GameObject, ability: Ability): boolean =>
	kind !== 'soul' || worksAsSoul(ability);

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
