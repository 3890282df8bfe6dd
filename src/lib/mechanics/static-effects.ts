import type { Condition, StaticEffect } from '../abilities/grammar.ts';
import { abilitiesOf, effectAt } from '../cards/library.ts';
import type { Stat } from '../model/effects.ts';
import { gathering, remembering, type Located } from '../model/in-play.ts';
import { keptWhile, onceFor } from '../model/memo.ts';
import type { Position } from '../model/position.ts';
import type { Context } from '../model/stack.ts';
import { abilitiesOfCovered, contextOfCard } from './abilities-elsewhere.ts';
import { abilitiesAtLevel } from './abilities-on.ts';
import { contextOf, controllerOfAbilities } from './ability-context.ts';
import { given, type Given } from './giving.ts';
import { holds } from './conditions.ts';
import { works, working, type Held } from './printed-abilities.ts';
import { asking } from './self-reference.ts';

/** A standing that is true now: by an object in play, or by an effect that lasts. */
export interface InForce {
	readonly standing: StaticEffect;
	readonly context: Context;
	/** The object that makes it true; null where an effect does. */
	readonly from: Located | null;
	/** Where it is written. */
	readonly at: Held['at'];
	/** The effect that makes it true. */
	readonly effect: number | null;
	/** What must be so as well, beside what it says of itself. */
	readonly onlyWhile?: Condition;
}

/** What a standing is about, to find it by. */
const ABOUT = [
	'this',
	'cant',
	'untargetable',
	'rollsCant',
	'handSize',
	'most',
	'recharges',
	'counts',
	'alsoHitOn',
	'spares',
	'penaltyItem',
	'attackable',
	'extra',
	'must',
	'cost',
	'toAttack',
	'sells',
	'unrefilled',
	'uses',
	'replace',
	'rewards',
	'soulsToWin',
	'gainedWhen',
	'hands',
	'seesTop',
	'plays',
	'game'
] as const;
/** A stat is asked for by itself: while an object is at 1 HP, its attack may depend on that. */
type About = (typeof ABOUT)[number] | Stat;

const aboutOf = onceFor((standing: StaticEffect): About | null => {
	if ('stat' in standing) return standing.stat;
	if ('set' in standing && !('cost' in standing)) return standing.set;
	return ABOUT.find((about) => about in standing) ?? null;
});

/** The standings about one thing. */
interface Entries {
	readonly all: InForce[];
	/** Whether some of them are true only while something is so. */
	conditional: boolean;
}

type Index = ReadonlyMap<About, Readonly<Entries>>;

/** The objects whose cards have static abilities that work where they are. */
const withStatics = gathering((located, edition): readonly Located[] =>
	works(located, edition) &&
	abilitiesOf(located.object.card, edition).some(({ way }) => way === 'static')
		? [located]
		: []
);

/** Every standing of what is in play and of what lasts, by what it is about; conditions not asked yet. */
function indexOf(position: Position, objects: readonly Located[]): Index {
	const index = new Map<About, Entries>();
	const add = (entry: InForce): void => {
		const about = aboutOf(entry.standing);
		if (about === null) return;
		const entries = index.get(about) ?? { all: [], conditional: false };
		entries.all.push(entry);
		entries.conditional ||= (entry.standing.while ?? entry.onlyWhile) !== undefined;
		index.set(about, entries);
	};
	for (const located of objects)
		for (const { ability, at } of abilitiesAtLevel(position, located.object))
			if (ability.way === 'static')
				add({
					standing: ability.standing,
					context: contextOf(position, located.object, controllerOfAbilities(located.place)),
					from: located,
					at,
					effect: null,
					...(ability.while ? { onlyWhile: ability.while } : {})
				});
	for (const { ability, at } of abilitiesOfCovered(position))
		if (ability.way === 'static')
			add({
				standing: ability.standing,
				context: contextOfCard(position, at.card),
				from: null,
				at,
				effect: null,
				...(ability.while ? { onlyWhile: ability.while } : {})
			});
	for (const { id, change, from, context } of position.effects) {
		if (!('makes' in change) || change.makes !== 'static effect' || !context) continue;
		const effect = effectAt(from, position.edition);
		if (effect.do === 'make true')
			add({ standing: effect.standing, context, from: null, at: from, effect: id });
	}
	return index;
}

/** What the index is made of. */
interface MadeOf {
	readonly position: Position;
	/** The objects that could have static abilities. */
	readonly objects: readonly Located[];
	readonly covered: readonly Held[];
	readonly given: Given | null;
}

const indexOfAll = keptWhile(
	(before: MadeOf, now: MadeOf) =>
		before.objects === now.objects &&
		before.covered === now.covered &&
		before.given === now.given &&
		before.position.effects === now.position.effects &&
		before.position.turn.active === now.position.turn.active,
	({ position, objects }) => indexOf(position, objects)
);

/** The index, kept as long as what it is made of stays the same. */
export const indexed = remembering((position): Index => {
	const now = given(position);
	return indexOfAll({
		position,
		objects: now ? working(position) : withStatics(position),
		covered: abilitiesOfCovered(position),
		given: now
	});
});

const NONE: readonly InForce[] = [];

/** The standings about something that are true now, oldest first. */
export function inForce(position: Position, about: About): readonly InForce[] {
	const entries = indexed(position).get(about);
	if (!entries) return NONE;
	const { all, conditional } = entries;
	return conditional ? all.filter((entry) => isTrue(position, entry)) : all;
}

/** The standings about something, whether or not they are true now, oldest first. */
export const writtenAbout = (position: Position, about: Stat | 'attackable'): readonly InForce[] =>
	indexed(position).get(about)?.all ?? NONE;

/** Whether everything is so that a standing asks for. */
export const isTrue = (
	position: Position,
	{ standing, context, at, onlyWhile }: InForce
): boolean =>
	[standing.while, onlyWhile].every(
		(condition) => !condition || asking(at.card, () => holds(position, condition, context))
	);
