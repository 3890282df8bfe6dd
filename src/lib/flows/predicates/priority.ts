import { deathsAreDue } from '../../mechanics/deaths.ts';
import { finishedEvent } from '../../mechanics/events.ts';
import { winnersNow } from '../../mechanics/winning.ts';
import { emptySlots } from '../../mechanics/zones.ts';
import type { FrameOf } from '../../model/frame.ts';
import type { Position } from '../../model/position.ts';
import { follows } from '../../rules/readings.ts';
import type { Next } from '../next.ts';
import { playerOf } from './player.ts';
import { ask, askPlayer, frameOf, type Predicate } from './predicate.ts';
import { nameOf } from './says.ts';

/** Whether a window is one that the turn itself has opened. */
export const isOfTheTurn = ({ frames }: Position, window: Next['frame']): boolean =>
	frames[frames.indexOf(window) - 1]?.chart === 'turn';

/** Whether nothing is on the stack but deaths that came due in the cleanup of another (11.2). */
export const onlyLaterDeaths = (
	{ stack }: Position,
	{ cleanupStart: upTo }: FrameOf<'priority'>
): boolean =>
	upTo !== undefined &&
	stack.length > 0 &&
	stack.every(({ id, kind }) => id >= upTo && kind === 'death');

/** Priority and what comes before it (14, 4.4, 10, 11, 16). */
export const PRIORITY_PREDICATES = {
	'has priority': askPlayer(
		(at) => at.frame.chart === 'priority' && at.frame.holder === playerOf(at),
		['priority needed'],
		'somebody else has priority',
		({ position, frame }) =>
			frame.chart === 'priority'
				? `${nameOf(position, frame.holder)} has priority`
				: 'nobody has priority now'
	),
	'somebody else has yet to pass': ask(
		(at) => frameOf(at, 'priority').passes < at.position.players.length - 1
	),
	'something is above the mark': ask(({ position, frame }) => {
		const top = position.stack.at(-1);
		return top !== undefined && frame.chart === 'priority' && top.id >= frame.stackFloor;
	}),
	'it is the action phase window': ask((at) => frameOf(at, 'priority').action),
	'someone has won': ask(({ position }) => winnersNow(position).length > 0),
	'the trade has brought something about': ask(
		({ position }) =>
			position.waiting.length > 0 || deathsAreDue(position) || winnersNow(position).length > 0
	),
	'triggers are waiting': ask(({ position }) => position.waiting.length > 0),
	'deaths are due': ask(({ position }) => deathsAreDue(position)),
	'deaths come before triggers': ask(({ position }) =>
		follows(position, 'deaths-and-triggers', 'deaths-first')
	),
	'deaths share the order of triggers': ask(({ position }) =>
		follows(position, 'damage-triggers', 'by-timing')
	),
	'an event is done': ask(({ position }) => finishedEvent(position) !== null),
	'a slot is empty': ask(({ position }) => emptySlots(position).length > 0),
	'the turn is ending': ask(({ position }) => position.turn.ending),
	'the end phase begins at once': ask(
		({ position }) =>
			position.stack.length === 0 || follows(position, 'ended-turn-stack', 'end-phase-first')
	),
	'the cleanup does not wait for later deaths': ask(
		(at) =>
			onlyLaterDeaths(at.position, frameOf(at, 'priority')) &&
			follows(at.position, 'cleanup', 'does-not-wait')
	),
	'the window is the turn’s own': ask(({ position, frame }) => isOfTheTurn(position, frame))
} as const satisfies Record<string, Predicate>;
