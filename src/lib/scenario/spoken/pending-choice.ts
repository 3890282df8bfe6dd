import type { Position } from '../../model/position.ts';
import type { Act } from '../scenario.ts';
import type { Thing } from '../words/things.ts';
import { thingAt } from './aiming.ts';
import type { Course } from './course.ts';
import type { Mover } from './moves.ts';
import type { Aim } from './plan.ts';

/** The choice that a declaration waits for, as soon as it is asked for; not at all if it is not any more. */
export function flush(mover: Mover, course: Course): void {
	const { pending } = course;
	if (!pending) return;
	course.pending = null;
	const { on, who, piece } = pending;
	const choiceAt = (position: Position): Act => ({
		do: 'choose',
		player: who,
		picks: [chosenAt(position, on)]
	});
	// What has just one answer is not asked (an empty shop, in the original): it can be said all the same.
	const { position } = course.state;
	const unasked = position.question ? null : mover.play(course.state, choiceAt(position), piece);
	if (unasked) {
		course.state = unasked;
		return;
	}
	const asked = mover.passUntil(
		course.state,
		piece,
		({ question, players }) =>
			question !== null &&
			players[question.who]?.name === who &&
			(question.purpose.about === 'attack target' ||
				question.purpose.about === 'purchase' ||
				(on.at === 'deck' && question.domain.pick === 'card'))
	);
	// "Krampus is out, I attack Fly": nothing else could be chosen, so that nobody was asked.
	const declared = course.state.played.at(-1)?.line;
	const isLast = declared && 'do' in declared && DECLARES.includes(declared.do);
	const chosen = !asked && isLast ? mover.passUntil(course.state, piece, hasTarget) : null;
	if (chosen) {
		course.state = mover.force(chosen, choiceAt(chosen.position), piece);
		return;
	}
	if (!asked || isGone(asked.position, on)) return;
	course.state = mover.force(asked, choiceAt(asked.position), piece);
}

/** The lines that declare something; what is done in response may settle what it is on. */
const DECLARES: readonly Act['do'][] = ['attack', 'purchase'];

/** Whether an attack or purchase is under way of which it is settled what it is on. */
const hasTarget = ({ frames }: Position): boolean =>
	frames.some(
		(frame) => (frame.chart === 'attack' || frame.chart === 'purchase') && frame.target !== null
	);

/** What is attacked or purchased: in a slot, by its name. */
function chosenAt(position: Position, on: Aim): Thing {
	const top = on.at === 'slot' ? position.slots[on.slot][on.number - 1]?.top : null;
	return top ? { is: 'card', card: top.card } : thingAt(position, on);
}

/** Whether what was to be attacked or purchased is in no slot any more, and is no item that can be attacked either. */
const isGone = ({ slots, players }: Position, aim: Aim): boolean =>
	aim.at === 'card' &&
	![...slots.monster, ...slots.shop, ...slots.room].some(({ top }) => top?.card === aim.card) &&
	!players.some(({ items }) => items.some(({ card }) => card === aim.card));
