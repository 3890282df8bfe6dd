import type { Position } from '../../model/position.ts';
import { cardText } from '../names.ts';
import { isDead } from './choices-played.ts';
import type { Course } from './course.ts';
import type { Mover } from './moves.ts';
import type { Aim, Event } from './plan.ts';

/** Whether somebody would have died and a die is rolled for what triggered on that. */
export function isSaved({ question, players, frames }: Position, what: Aim): boolean {
	const isRolled = question?.domain.pick === 'roll' && frames.at(-1)?.chart === 'resolution';
	const player = isRolled ? players[question.who] : undefined;
	return player !== undefined && what.at === 'player' && player.name === what.name;
}

/** What is said where something neither resolves nor triggers. */
export function notGone(gone: Extract<Event, { is: 'until' }>['gone']): string {
	const what = typeof gone === 'string' ? gone : gone.at;
	const means = what === 'trigger' ? 'trigger' : what.endsWith('there') ? 'come up' : 'resolve';
	const called =
		what === 'damage there' ? 'Damage' : what === 'death there' ? 'A death' : calledOf(gone);
	return `${called} doesn't ${means}, however often everyone passes.`;
}

/** What is pointed at, by its name. */
export function calledOf(what: Extract<Event, { is: 'until' }>['gone']): string {
	if (typeof what === 'string') return 'It';
	if (what.at === 'trigger') return cardText(what.card);
	if (what.at === 'player') return what.name;
	if (what.at === 'card') return cardText(what.card);
	return what.at === 'roll' ? 'The roll' : 'It';
}

/** Whether something dies of what was done last, if everyone passes, or would but for a die that is rolled then. */
export const dies = (mover: Mover, { state }: Course, victim: Aim): boolean =>
	mover.passUntil(state, 0, (at) => isDead(at, victim) || isSaved(at, victim)) !== null;

/** What is said where something was to die and does not. */
export const livesOn = (victim: Aim): string =>
	`${calledOf(victim)} doesn't die, however often everyone passes.`;

/** "Killed Fly with a 4. Then I play Key": what is said to have died of a roll has died before they go on. */
export function killed(
	{ stack }: Position,
	{ who, kills }: Extract<Event, { is: 'roll' }>
): Course['own'] {
	const roll = kills && stack.findLast(({ kind }) => kind === 'roll');
	return roll ? { who, mark: roll.id } : null;
}

/** Whether what somebody did last is a roll that lies there. */
export const isRollThere = ({ state }: Course, own: Course['own']): boolean =>
	state.position.stack.some(({ kind, id }) => kind === 'roll' && id === own?.mark);
