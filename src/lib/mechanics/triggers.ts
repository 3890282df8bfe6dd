import type { TriggerEvent } from '../abilities/grammar.ts';
import { abilitiesOf, perCard } from '../cards/library.ts';
import { gathering, type Place } from '../model/objects.ts';
import type { GameObject, Position } from '../model/position.ts';
import type { Context, EventData, Mortal } from '../model/stack.ts';
import type { ObjectId, Seat } from '../model/words.ts';
import { newId, set, tell, type Run } from './run.ts';
import { worksAt } from './stats.ts';

/** Something that triggered abilities look out for. */
export type Occurrence =
	| {
			readonly on: 'roll' | 'would roll';
			readonly player: Seat;
			readonly number: number;
			/** Every number the die has shown. */
			readonly shown: readonly number[];
			readonly data: EventData;
	  }
	| {
			readonly on: 'die';
			readonly of: Mortal;
			readonly when: 'before penalties' | 'after penalties' | 'on death' | 'after rewards';
			readonly data: EventData;
	  }
	| { readonly on: 'enter play'; readonly object: ObjectId; readonly data: EventData }
	| { readonly on: 'would die'; readonly player: Seat; readonly data: EventData }
	| { readonly on: 'turn starts' | 'turn ends'; readonly player: Seat; readonly data: EventData };

interface TriggerLine {
	readonly line: number;
	readonly when: TriggerEvent;
}

/** The triggered lines of a card. */
const triggersOf = perCard((key, edition): readonly TriggerLine[] =>
	abilitiesOf(key, edition).flatMap((ability, line) =>
		ability.way === 'trigger' ? [{ line, when: ability.when }] : []
	)
);

/** The objects whose triggered abilities work where they are. */
const watching = gathering((located, edition) =>
	worksAt(located.place) && triggersOf(located.object.card, edition).length > 0 ? [located] : []
);

/** Who controls an object's abilities: its player, or the game. */
const controllerOf = (place: Place): Seat | 'game' => ('seat' in place ? place.seat : 'game');

const concerns = (who: 'you' | 'a player', player: Seat, controller: Seat | 'game'): boolean =>
	who === 'a player' || player === controller;

/** Whether the event is the one the trigger names; `numbers` apart. */
function matches(
	when: TriggerEvent,
	what: Occurrence,
	source: GameObject,
	controller: Seat | 'game'
): boolean {
	switch (when.on) {
		case 'roll':
		case 'would roll':
			return what.on === when.on && concerns(when.who, what.player, controller);
		case 'turn starts':
		case 'turn ends':
		case 'would die':
			return what.on === when.on && concerns(when.who, what.player, controller);
		case 'enter play':
			return what.on === 'enter play' && what.object === source.id;
		case 'die': {
			if (what.on !== 'die' || when.when !== what.when) return false;
			if ('player' in what.of)
				return when.who === 'a player' || (when.who === 'you' && what.of.player === controller);
			const isThis = what.of.object === source.id;
			switch (when.who) {
				case 'this':
					return isThis;
				case 'another monster':
					return !isThis;
				case 'a monster':
					return true;
				case 'you':
				case 'a player':
					return false;
			}
		}
	}
}

/** The context of an ability of an object: "this", "you" and what it saw. */
export function contextOf(
	position: Position,
	source: GameObject,
	controller: Seat | 'game',
	event: EventData
): Context {
	return {
		source: source.id,
		kind: source.kind,
		you: controller === 'game' ? position.turn.active : controller,
		targets: [],
		mode: null,
		event
	};
}

/**
 * Lets every triggered ability look at what happened; those whose condition is met wait for the
 * next time anyone would get priority (4.4). One that wanted a number the die has shown and lost
 * is told to have stayed silent.
 * @param also an object that has just left play and still looks (11.1: the dying monster).
 */
export function notice(run: Run, what: Occurrence, also?: GameObject): void {
	const look = (source: GameObject, controller: Seat | 'game'): void => {
		for (const { line, when } of triggersOf(source.card, run.position.edition)) {
			if (!matches(when, what, source, controller)) continue;
			const effect = { card: source.card, line, path: [] };
			if ('numbers' in when && 'number' in what && !when.numbers.includes(what.number)) {
				if (what.on === 'roll' && what.shown.some((n) => when.numbers.includes(n)))
					tell(
						run,
						{
							did: 'did not trigger',
							source: { object: source.id, card: source.card },
							controller,
							effect,
							because: { roll: what.number, wanted: when.numbers }
						},
						'trigger.not-met',
						'roll.resolved'
					);
				continue;
			}
			const id = newId(run);
			set(run, {
				waiting: [
					...run.position.waiting,
					{
						id,
						controller,
						way: 'trigger',
						effect,
						context: contextOf(run.position, source, controller, what.data)
					}
				]
			});
		}
	};
	for (const { object, place } of watching(run.position)) look(object, controllerOf(place));
	if (also) look(also, 'game');
}
