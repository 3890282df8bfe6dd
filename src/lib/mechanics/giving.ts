import type { Ability, Reach, StaticEffect, Test } from '../abilities/grammar.ts';
import { abilityOf, effectAt } from '../cards/library.ts';
import type { GameObject } from '../model/board.ts';
import type { ContinuousEffect } from '../model/effects.ts';
import { gathering, inPlay, remembering, type Located } from '../model/in-play.ts';
import { keptWhile, onceFor } from '../model/memo.ts';
import { locate } from '../model/objects.ts';
import type { Position } from '../model/position.ts';
import type { Context, Damageable } from '../model/stack.ts';
import type { EffectRef } from '../model/words.ts';
import { contextOf, controllerOfAbilities } from './ability-context.ts';
import { fits } from './filters.ts';
import { printedOn, works, worksAsSoul, type Held } from './printed-abilities.ts';

/** A standing that gives abilities, keywords or names, or takes abilities, and what says it. */
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
export const giving = remembering((position) =>
	givingBy({ position, all: givenByObjects(position) })
);

/** What lies in play and gives is the same through most of what happens, and so are the effects. */
const givingBy = keptWhile(
	(before: GivenBy, now: GivenBy) =>
		before.all === now.all &&
		before.position.effects === now.position.effects &&
		before.position.edition === now.position.edition,
	({ position, all }): readonly Giving[] => {
		const made = givenByEffects(position);
		const now = position.effects.some(({ change }) => 'number' in change)
			? all.map((one) => withNumbersNow(position, one))
			: all;
		return made.length === 0 ? now : [...now, ...made];
	}
);

interface GivenBy {
	readonly position: Position;
	readonly all: readonly Giving[];
}

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

/** What objects have by their cards and by all that gives and takes abilities, as far as it was asked for. */
export interface Given {
	readonly held: Map<GameObject, readonly Held[]>;
	/** Whether it stays so as long as the same cards lie in play and the same effects last. */
	readonly settled: boolean;
}

interface GivenIn extends GivenBy {
	readonly objects: readonly Located[];
}

const givenIn = keptWhile(
	(before: GivenIn, now: GivenIn, { settled }: Given) =>
		settled &&
		before.all === now.all &&
		before.objects === now.objects &&
		before.position.effects === now.position.effects &&
		before.position.turn.active === now.position.turn.active &&
		before.position.bonusSouls === now.position.bonusSouls &&
		before.position.edition === now.position.edition,
	({ all }): Given => ({
		held: new Map(),
		settled: all.every(({ standing }) => isSettled(standing))
	})
);

/** What is given, the same as long as everything has the abilities that it had; null where nothing gives or takes any. */
export const given = keptWhile(
	() => false,
	(position: Position) =>
		anyGiven(position)
			? givenIn({ position, all: giving(position), objects: inPlay(position) })
			: null
);

/** Whether whom a standing reaches, and with what, hangs on nothing but the cards in play. */
const isSettled = onceFor((standing: Giving['standing']): boolean => {
	if (standing.while) return false;
	const filters = 'abilitiesOf' in standing ? [standing.of, standing.abilitiesOf] : [standing.of];
	return filters.flat().every((one) => typeof one === 'string' || one.where.every(isOfCards));
});
const isOfCards = (test: Test): boolean =>
	typeof test === 'string'
		? OF_PLACES.has(test)
		: 'counter' in test || 'without' in test || ('by' in test && test.by === 'you');
const OF_PLACES: ReadonlySet<Test> = new Set<Test>(['another', 'controlled', 'of another player']);

/** Whether an ability works on what its object is: on a soul, where it says so (2.3). */
const worksOn = ({ kind }: GameObject, ability: Ability): boolean =>
	kind !== 'soul' || worksAsSoul(ability);

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

/** Whether an effect is on an object. */
export const isOf = (effect: ContinuousEffect, object: GameObject): boolean =>
	'object' in effect.of && effect.of.object === object.id;

/** What is held, with a number in the text of a card changed. */
export function withNumber(
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
