import type { TargetSpec } from '../abilities/grammar.ts';
import { cardOf } from '../cards/library.ts';
import { furtherNames, namesOf, namesWorkEverywhere } from '../cards/names.ts';
import type { Located } from '../model/in-play.ts';
import { locate } from '../model/objects.ts';
import type { Position } from '../model/position.ts';
import type { GameObject } from '../model/board.ts';
import type { Ref } from '../model/words.ts';
import { abilitiesOn } from './abilities-on.ts';
import { contextOfGiving, giving, reaches } from './giving.ts';
import { asksName, passesByName } from './card-names.ts';
import { works } from './printed-abilities.ts';

/**
 * The names of an object: that of its card, and those that its abilities give it; where these work in
 * every zone, they do so too where no other ability of it works.
 */
export function namesOfObject(position: Position, located: Located): readonly string[] {
	const { object } = located;
	const { edition } = position;
	if (namesWorkEverywhere(edition) && !works(located, edition))
		return namesOf(object.card, edition);
	return namesThere(position, object);
}

/** The names that an object has by its card and by the abilities that it has now. */
const namesThere = (position: Position, object: GameObject): readonly string[] => [
	calledNow(position, object) ?? cardOf(object.card).name,
	...furtherNames(abilitiesOn(position, object).map(({ ability }) => ability))
];

/** What something calls an object in the place of its name; of several, the newest. */
function calledNow(position: Position, { id: object }: GameObject): string | null {
	const said = giving(position).filter(
		(one) =>
			'calls' in one.standing &&
			reaches(position, one.standing.of, one.from, contextOfGiving(position, one), { object })
	);
	const last = said.at(-1)?.standing;
	return last && 'calls' in last ? last.calls : null;
}

/** Whether a target fits only by a name that is not in its name box. */
export const fitsByFurtherName = (
	position: Position,
	specs: readonly TargetSpec[],
	targets: readonly Ref[]
): boolean =>
	targets.some((target) => {
		if (!('object' in target)) return false;
		const card = locate(position, target.object)?.object.card;
		const asked = specs.flatMap(({ any }) =>
			any.flatMap((filter) => (typeof filter === 'string' ? [] : filter.where.filter(asksName)))
		);
		return (
			card !== undefined &&
			asked.length > 0 &&
			!asked.some((test) => passesByName([cardOf(card).name], test))
		);
	});
