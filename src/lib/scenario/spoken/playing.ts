import { cardOf } from '../../cards/library.ts';
import type { Position } from '../../model/position.ts';
import type { StackItem } from '../../model/stack.ts';
import type { CardKey } from '../../model/words.ts';
import { isOption } from '../match-item.ts';
import { nameAt, seatOf } from '../match.ts';
import type { Act } from '../scenario.ts';
import type { Thing } from '../things.ts';
import { actOfUse, thingAt } from './aiming.ts';
import { PASS, type Mover, type State } from './moves.ts';
import type { Aim, Event } from './plan.ts';
import { takesOf } from './takes.ts';

/** A choice that a declaration waits for: what is attacked or purchased. */
interface Pending {
	readonly who: string;
	readonly on: Aim;
	readonly piece: number;
}

/** How far the events have been played. */
interface Course {
	state: State;
	pending: Pending | null;
	/** Who acted last, and the first number of what it brought about; null after a roll. */
	own: { readonly who: string; readonly mark: number } | null;
}

/** Plays what happens, one thing after the other, with the passes that it takes. */
export function playEvents(mover: Mover, first: State, events: readonly Event[]): State {
	const course: Course = { state: first, pending: null, own: null };
	for (const event of events) {
		const mark = course.state.position.nextId;
		perform(mover, course, event);
		if (event.is === 'roll' || event.is === 'until' || event.is === 'until dead') course.own = null;
		else if ((event.is === 'use' || event.is === 'attack' || event.is === 'buy') && 'who' in event)
			course.own = { who: event.who, mark };
	}
	flush(mover, course);
	return course.state;
}

function perform(mover: Mover, course: Course, event: Event): void {
	const { piece } = event;
	const force = (line: Act): void => {
		course.state = mover.force(course.state, line, piece);
	};
	const passUntil = (holds: (position: Position) => boolean, most?: number): boolean => {
		const reached = mover.passUntil(course.state, piece, holds, most);
		if (reached) course.state = reached;
		return reached !== null;
	};
	switch (event.is) {
		case 'attack':
		case 'buy': {
			flush(mover, course);
			const line: Act = { do: event.is === 'attack' ? 'attack' : 'purchase', player: event.who };
			if (event.manner !== 'now') passUntil(canBe(mover, course, line));
			const before = course.state.played.length;
			force(line);
			const isRefused = course.state.played[before]?.trouble !== null;
			const on = event.is === 'attack' ? event.on : event.what;
			course.pending = on && !isRefused ? { who: event.who, on, piece } : null;
			if (course.state.position.question) flush(mover, course);
			return;
		}
		case 'roll': {
			flush(mover, course);
			const result =
				typeof event.face === 'number' ? event.face : faceOf(course.state.position, event.face);
			passUntil(({ question }) => question?.domain.pick === 'roll');
			force({ do: 'roll', result });
			return;
		}
		case 'use':
			use(mover, course, event);
			return;
		case 'end': {
			flush(mover, course);
			const line: Act = { do: 'end turn', player: event.who };
			if (course.state.position.edition === 'original') {
				// The turn ends as everyone passes on an empty stack.
				passUntil(({ stack, question }) => stack.length === 0 && !question);
				force(PASS);
				return;
			}
			if (event.manner !== 'now') passUntil(canBe(mover, course, line));
			force(line);
			return;
		}
		case 'pass':
			pass(mover, course, event);
			return;
		case 'until':
			flush(mover, course);
			until(passUntil, course.state.position, event.gone);
			return;
		case 'until dead': {
			flush(mover, course);
			const { what } = event;
			passUntil((at) => isDead(at, what));
			return;
		}
		case 'choose':
			if (!passUntil((at) => canChoose(at, event.what))) flush(mover, course);
			choose(mover, course, event.what, event.who, piece);
			return;
		case 'answer': {
			flush(mover, course);
			passUntil(({ question }) => question?.options.some((option) => 'answer' in option) === true);
			const asked = course.state.position.question;
			const player = asked ? nameAt(course.state.position, asked.who) : event.who;
			force({ do: 'choose', player, picks: [{ is: 'answer', answer: event.yes ? 'yes' : 'no' }] });
			return;
		}
		case 'reveal':
			flush(mover, course);
			passUntil(({ question }) => question?.domain.pick === 'card');
			force({ do: 'reveal', card: event.card });
			return;
		case 'becomes':
			becomes(mover, course, event);
			return;
		case 'shifts': {
			const roll = course.state.position.stack.findLast((item) => item.kind === 'roll');
			const from = roll?.kind === 'roll' ? roll.result : 0;
			becomes(mover, course, {
				is: 'becomes',
				who: event.who,
				to: Math.max(1, Math.min(6, from + event.by)),
				isLikely: false,
				piece
			});
			return;
		}
		case 'reroll':
			return;
		case 'barter':
			force({
				do: 'barter',
				player: event.who,
				to: event.to,
				amount: event.cents,
				...(event.favor === null ? {} : { favour: event.favor })
			});
	}
}

const canBe =
	(mover: Mover, course: Course, line: Act) =>
	(position: Position): boolean =>
		!position.question &&
		mover.play({ ...course.state, last: lastAt(course.state, position), position }, line, 0) !==
			null;

/** An entry that has come to a position, so that a line can be tried there. */
const lastAt = (state: State, position: Position): State['last'] => ({ ...state.last, position });

/** The choice that a declaration waits for, as soon as it is asked for; not at all if it is not any more. */
function flush(mover: Mover, course: Course): void {
	const { pending } = course;
	if (!pending) return;
	course.pending = null;
	const { on, who, piece } = pending;
	const asked = mover.passUntil(
		course.state,
		piece,
		({ question, players }) =>
			question !== null &&
			players[question.who]?.name === who &&
			(question.purpose.about === 'attack target' || question.purpose.about === 'purchase')
	);
	if (!asked || isGone(asked.position, on)) return;
	course.state = mover.force(
		asked,
		{ do: 'choose', player: who, picks: [thingAt(asked.position, on)] },
		piece
	);
}

const isGone = ({ slots }: Position, aim: Aim): boolean =>
	aim.at === 'card' && ![...slots.monster, ...slots.shop].some(({ top }) => top?.card === aim.card);

/** The number that "hits" and "misses" mean: the lowest that hits, the highest that misses. */
function faceOf(position: Position, face: 'hits' | 'misses'): number {
	const frame = position.frames.find(({ chart }) => chart === 'attack');
	const target = frame?.chart === 'attack' ? frame.target : null;
	const object = target && typeof target === 'object' && 'object' in target ? target.object : null;
	const top = position.slots.monster.find((slot) => slot.top?.id === object)?.top;
	const evasion = (top && cardOf(top.card).evasion) ?? 4;
	return Math.max(1, face === 'hits' ? evasion : evasion - 1);
}

function use(mover: Mover, course: Course, event: Extract<Event, { is: 'use' }>): void {
	const { who, piece } = event;
	const { own } = course;
	if (own?.who === who && event.manner !== 'on top') {
		if (course.pending?.who === who) flush(mover, course);
		const done = mover.passUntil(
			course.state,
			piece,
			({ stack, question }) => !question && stack.every(({ id }) => id < own.mark)
		);
		if (done) course.state = done;
	}
	const settled = mover.passUntil(course.state, piece, ({ question }) => question === null, 0);
	if (settled) course.state = settled;
	const answered = event.aims.find((aim) => aim.at === 'card');
	if (answered?.at === 'card' && isOnlyOnStack(event, course.state.position)) {
		const there = mover.passUntil(
			course.state,
			piece,
			({ stack }) => stack.some((item) => cardOfItem(item) === answered.card),
			4
		);
		if (there) course.state = there;
	}
	course.state = mover.force(course.state, actOfUse(course.state.position, event), piece);
}

/** Whether what a card is aimed at lies on the stack and nowhere else. */
function isOnlyOnStack({ card }: Extract<Event, { is: 'use' }>, { edition }: Position): boolean {
	const takes = takesOf(card, edition);
	const onStack =
		takes.has('loot being played') ||
		takes.has('ability of an item') ||
		takes.has('triggered ability');
	return onStack && !takes.has('item') && !takes.has('monster');
}

export const cardOfItem = (item: StackItem): CardKey | null =>
	item.kind === 'loot' ? item.card : item.kind === 'ability' ? item.effect.card : null;

/** Somebody passes; where that lets something resolve, all have. */
function pass(mover: Mover, course: Course, event: Extract<Event, { is: 'pass' }>): void {
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

function until(
	passUntil: (holds: (position: Position) => boolean) => boolean,
	{ stack }: Position,
	gone: Aim | 'last act' | 'dead'
): void {
	const top = stack.at(-1)?.id;
	if (gone === 'last act' || gone === 'dead') {
		passUntil((at) => !at.stack.some(({ id }) => id === top));
		return;
	}
	passUntil(
		(at) =>
			!at.stack.some((item) =>
				gone.at === 'roll'
					? item.kind === 'roll'
					: gone.at === 'card' && cardOfItem(item) === gone.card
			)
	);
}

function isDead(position: Position, what: Aim): boolean {
	if (what.at === 'player') return position.players[seatOf(position, what.name)]?.dead === true;
	return what.at === 'card' && !position.slots.monster.some(({ top }) => top?.card === what.card);
}

const canChoose = (position: Position, thing: Thing): boolean =>
	position.question?.domain.pick === 'amount'
		? thing.is === 'number'
		: position.question?.options.some((option) => isOption(position, option, thing)) === true;

function choose(mover: Mover, course: Course, thing: Thing, who: string, piece: number): void {
	const { position } = course.state;
	const { question } = position;
	const player = question ? nameAt(position, question.who) : who;
	course.state = mover.force(course.state, { do: 'choose', player, picks: [thing] }, piece);
}

/** A number, or a card, that something becomes: rolled, chosen, revealed, or as it comes by itself. */
function becomes(mover: Mover, course: Course, event: Extract<Event, { is: 'becomes' }>): void {
	const { to, piece, who } = event;
	let { state } = course;
	for (let i = 0; i < 6; i++) {
		const { position } = state;
		const { question } = position;
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
	course.state = mover.force(
		course.state,
		typeof to === 'string'
			? { do: 'reveal', card: to }
			: { do: 'choose', player: who, picks: [{ is: 'number', number: to }] },
		piece
	);
}
