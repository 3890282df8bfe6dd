import type { GameObject } from '../model/board.ts';
import { controllerAt, type Place } from '../model/objects.ts';
import type { Position } from '../model/position.ts';
import type { Context, EventData } from '../model/stack.ts';
import type { Seat } from '../model/words.ts';

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
