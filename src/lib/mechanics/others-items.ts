import type { Ability } from '../abilities/grammar.ts';
import { gathering, inPlay } from '../model/in-play.ts';
import type { Position } from '../model/position.ts';
import type { GameObject } from '../model/board.ts';
import type { ObjectId, Seat } from '../model/words.ts';
import { abilitiesOn } from './abilities-on.ts';
import { anyGiven, reaches } from './giving.ts';
import { printedOn } from './printed-abilities.ts';
import { fits } from './filters.ts';
import { inForce } from './static-effects.ts';

/** Whether something lets a player activate what they do not control. */
export const mayUse = (position: Position, player: Seat, object: ObjectId): boolean =>
	inForce(position, 'uses').some(
		({ standing, context, from }) =>
			'uses' in standing &&
			reaches(position, standing.of, from, context, { player }) &&
			fits(position, standing.uses, { object }, context)
	);

/** Whether an ability is the active player's to activate, whoever has it. */
export const isActivePlayers = (ability: Ability | null): boolean =>
	ability?.way === 'paid' && ability.when === 'could purchase';

/** The monsters that have such an ability by their cards. */
const mayBeActivePlayers = gathering(({ object, place }, edition) =>
	'slot' in place &&
	place.slot === 'monster' &&
	printedOn(object.card, edition).some(({ ability }) => isActivePlayers(ability))
		? [object]
		: []
);

const NOTHING: readonly GameObject[] = [];

/** What a player may activate without controlling it, by what lets them or by what it says. */
export function usableBy(position: Position, player: Seat): readonly GameObject[] {
	const ofOthers =
		inForce(position, 'uses').length === 0
			? []
			: inPlay(position).filter(
					({ object, place }) =>
						!('seat' in place && place.seat === player) && mayUse(position, player, object.id)
				);
	if (ofOthers.length === 0 && !anyGiven(position) && mayBeActivePlayers(position).length === 0)
		return NOTHING;
	return [
		...ofOthers.map(({ object }) => object),
		...position.slots.monster.flatMap(({ top }) =>
			top && abilitiesOn(position, top).some(({ ability }) => isActivePlayers(ability)) ? [top] : []
		)
	];
}
