import { withModifiers } from '../../mechanics/rolling.ts';
import type { Position } from '../../model/position.ts';
import type { StackItem } from '../../model/stack-item.ts';
import type { CardKey } from '../../model/words.ts';
import { effectWords } from '../../wording/index.ts';
import { closeness } from './aiming.ts';
import { isOption } from '../match-item.ts';
import { nameAt, seatOf } from '../match.ts';
import type { Act } from '../scenario.ts';
import type { Thing } from '../words/things.ts';
import { thingOf } from './fates-told.ts';
import { type Mover, PASS } from './moves.ts';
import type { Aim, Event } from './plan.ts';
import type { Course } from './course.ts';

export const cardOfItem = (item: StackItem): CardKey | null =>
	item.kind === 'loot' ? item.card : item.kind === 'ability' ? item.effect.card : null;

/** Somebody passes; where that lets something resolve, all have. */
export function pass(mover: Mover, course: Course, event: Extract<Event, { is: 'pass' }>): void {
	const { who, piece } = event;
	if (who === null) {
		course.state = mover.force(course.state, PASS, piece);
		return;
	}
	const { position } = course.state;
	const frame = position.frames.at(-1);
	const holder = frame?.chart === 'priority' ? frame.holder : null;
	if (holder === seatOf(position, who)) {
		course.state = mover.force(course.state, { do: 'pass', player: who }, piece);
		return;
	}
	course.state = mover.force(course.state, PASS, piece);
}

export function until(
	passUntil: (holds: (position: Position) => boolean) => boolean,
	{ stack }: Position,
	gone: Extract<Event, { is: 'until' }>['gone']
): boolean {
	const top = stack.at(-1)?.id;
	if (gone === 'all') return passUntil((at) => at.stack.length === 0 || at.question !== null);
	if (gone === 'damage there' || gone === 'death there') {
		const awaited = gone === 'damage there' ? 'damage' : 'death';
		return passUntil((at) => at.stack.some(({ kind }) => kind === awaited));
	}
	if (typeof gone === 'object' && gone.at === 'trigger')
		return passUntil((at) => at.stack.some((item) => cardOfItem(item) === gone.card));
	if (gone === 'damage') {
		let dealt: number | undefined;
		const isThere = passUntil((at) => {
			dealt = at.stack.findLast(({ kind }) => kind === 'damage')?.id;
			return dealt !== undefined;
		});
		return isThere && passUntil((at) => !at.stack.some(({ id }) => id === dealt));
	}
	if (gone === 'last act' || gone === 'dead') {
		return passUntil((at) => !at.stack.some(({ id }) => id === top));
	}
	return passUntil(
		(at) =>
			!at.stack.some((item) =>
				gone.at === 'roll'
					? item.kind === 'roll'
					: gone.at === 'card' && cardOfItem(item) === gone.card
			)
	);
}

export function isDead(position: Position, what: Aim): boolean {
	if (what.at === 'player') return position.players[seatOf(position, what.name)]?.dead === true;
	return what.at === 'card' && !position.slots.monster.some(({ top }) => top?.card === what.card);
}

export const canChoose = (position: Position, thing: Thing): boolean =>
	position.question?.domain.pick === 'amount'
		? thing.is === 'number'
		: position.question?.options.some((option) => isOption(position, option, thing)) === true;

export function choose(
	mover: Mover,
	course: Course,
	thing: Thing,
	who: string,
	piece: number
): void {
	const { position } = course.state;
	const { question } = position;
	const player = question ? nameAt(position, question.who) : who;
	course.state = mover.force(course.state, { do: 'choose', player, picks: [thing] }, piece);
}

/** "Abel rolls 6 and hits Gurdy": what the roll of a card is to strike is no attack; whether it was chosen so. */
export function struckByRoll(
	mover: Mover,
	course: Course,
	{ on, who, piece }: Extract<Event, { is: 'attack' }>
): boolean {
	const isCards = (item: StackItem): boolean =>
		item.kind === 'roll' && item.purpose.for !== 'attack';
	if (on === null || !course.state.position.stack.some(isCards)) return false;
	const thing = thingOf(on);
	const asked = mover.passUntil(course.state, piece, (at) => canChoose(at, thing));
	if (!asked) return false;
	course.state = asked;
	choose(mover, course, thing, who, piece);
	return true;
}

/** An option, by the words of what it does; the likest of those that are asked for. */
export function chooseOption(
	mover: Mover,
	course: Course,
	{ who, words, piece }: Extract<Event, { is: 'option' }>
): void {
	const { question, edition } = course.state.position;
	const { purpose, options = [] } = question ?? {};
	const effect = purpose?.about === 'mode' ? purpose.effect : null;
	const scored = options.flatMap((option) => {
		if (!('mode' in option) || !effect) return [];
		const path = [...effect.path, option.mode];
		const text = effectWords({ ...effect, path }, edition).toLowerCase();
		return [{ mode: option.mode, score: closeness(text, words) }];
	});
	const most = Math.max(0, ...scored.map(({ score }) => score));
	const [best, other] = scored.filter(({ score }) => score === most);
	const player = question ? nameAt(course.state.position, question.who) : who;
	if (!best || other || most === 0) {
		course.faults.set(piece, 'It does not say which option that is.');
		return;
	}
	const picks: readonly Thing[] = [{ is: 'mode', mode: best.mode + 1 }];
	course.state = mover.force(course.state, { do: 'choose', player, picks }, piece);
}

/** Whether a roll lies on the stack, or is just resolving. */
const isRolling = ({ stack, frames }: Position, id: number): boolean =>
	stack.some((item) => item.id === id) ||
	frames.some((frame) => frame.chart === 'roll' && frame.roll.id === id);

/** A number, or a card, that something becomes: rolled, chosen, revealed, or as it comes by itself. */
export function becomes(
	mover: Mover,
	course: Course,
	event: Extract<Event, { is: 'becomes' }>
): void {
	const { to, piece, who } = event;
	let { state } = course;
	const rollOf = ({ stack }: Position) => stack.findLast(({ kind }) => kind === 'roll');
	const roll = rollOf(state.position);
	// "Rolls a 2 with Mom's Lipstick, so it's a 3": it is that by itself.
	if (roll?.kind === 'roll' && roll.result !== to && withModifiers(state.position, roll) === to)
		return;
	for (let i = 0; i < 6; i++) {
		const { position } = state;
		const { question } = position;
		// What resolved as it was becomes nothing else.
		if (roll && !isRolling(position, roll.id)) break;
		if (typeof to === 'string') {
			if (question?.domain.pick === 'card') {
				course.state = mover.force(state, { do: 'reveal', card: to }, piece);
				return;
			}
		} else if (question?.domain.pick === 'roll') {
			course.state = mover.force(state, { do: 'roll', result: to }, piece);
			return;
		} else if (question && canChoose(position, { is: 'number', number: to })) {
			course.state = mover.force(
				state,
				{
					do: 'choose',
					player: nameAt(position, question.who),
					picks: [{ is: 'number', number: to }]
				},
				piece
			);
			return;
		} else if (i > 0 && position.stack.some((item) => item.kind === 'roll' && item.result === to)) {
			course.state = state;
			return;
		}
		const mayer = question?.options.some((option) => 'answer' in option) ? question.who : null;
		const line: Act =
			mayer !== null
				? {
						do: 'choose',
						player: nameAt(position, mayer),
						picks: [{ is: 'answer', answer: 'yes' }]
					}
				: PASS;
		const next = question && mayer === null ? null : mover.play(state, line, piece);
		if (!next) break;
		state = next;
	}
	if (event.isBare) {
		course.faults.set(piece, 'It does not say what changes the roll.');
		return;
	}
	course.state = mover.force(
		course.state,
		typeof to === 'string'
			? { do: 'reveal', card: to }
			: { do: 'choose', player: who, picks: [{ is: 'number', number: to }] },
		piece
	);
}
