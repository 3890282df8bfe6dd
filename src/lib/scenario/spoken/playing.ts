import { cardOf } from '../../cards/library.ts';
import { evasionOf } from '../../mechanics/stats.ts';
import type { Position } from '../../model/position.ts';
import type { StackItem } from '../../model/stack-item.ts';
import type { CardKey } from '../../model/words.ts';
import { nameAt } from '../match.ts';
import type { Act } from '../scenario.ts';
import { actOfUse } from './aiming.ts';
import {
	becomes,
	canChoose,
	cardOfItem,
	choose,
	chooseOption,
	isDead,
	pass,
	struckByRoll,
	until
} from './choices-played.ts';
import type { Course } from './course.ts';
import { canBe, isIdle, type Mover, type State } from './moves.ts';
import type { Aim, Event, Plan } from './plan.ts';
import type { Troubled } from './righted.ts';
import { tallyFault } from './tallies-told.ts';
import { isOnlyOnStack } from './takes.ts';
import { flush } from './pending-choice.ts';
import { payPenalty } from './penalties-told.ts';
import { endTurn, notNext, takeTurn } from './turns-played.ts';
import { calledOf, dies, isRollThere, isSaved, killed, livesOn, notGone } from './fates-played.ts';

/** Plays what happens, one thing after the other, with the passes that it takes. */
export function playEvents(
	mover: Mover,
	first: State,
	{ events, tallies }: Pick<Plan, 'events' | 'tallies'>,
	faults: Map<number, string>
): {
	readonly state: State;
	readonly alive: readonly Aim[];
	readonly troubled: readonly Troubled[];
} {
	const troubled: Troubled[] = [];
	const course: Course = { state: first, pending: null, own: null, faults, alive: [] };
	for (const [at, event] of events.entries()) {
		const mark = course.state.position.nextId;
		const before = course.state.played.length;
		perform(mover, course, event);
		const refused = course.state.played.slice(before).find(({ trouble }) => trouble !== null);
		if (refused) troubled.push({ at, rules: refused.rules });
		if (event.is === 'roll') course.own = killed(course.state.position, event);
		else if (event.is === 'until dead') course.own = null;
		else if ((event.is === 'use' || event.is === 'attack' || event.is === 'buy') && 'who' in event)
			course.own = { who: event.who, mark };
		const next = events[at + 1]?.piece ?? Infinity;
		for (const tally of tallies) {
			if (event.piece >= tally.piece || next <= tally.piece) continue;
			const fault = tallyFault(mover, first, course.state, tally);
			if (fault !== null) faults.set(tally.piece, fault);
		}
	}
	// Nothing shows what else was wanted of a deck.
	const { pending } = course;
	if (pending?.isWish !== true || pending.on.at === 'deck') {
		const before = course.state;
		flush(mover, course);
		const isLast = events.at(-1)?.piece === pending?.piece;
		const isLost = pending?.on.at === 'deck' && course.state === before && isLast;
		if (isLost) faults.set(pending.piece, `${pending.who} is not asked to choose a deck.`);
	}
	const { state, alive } = course;
	return { state, alive, troubled };
}

const asksForRoll = ({ question }: Position): boolean => question?.domain.pick === 'roll';
/** What nobody says is chosen is asked for, rather than what hangs on it refused. */
const asksOfEffect = ({ question }: Position): boolean =>
	question !== null && 'effect' in question.purpose;

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
		case 'turn':
			flush(mover, course);
			if (!takeTurn(mover, course, event)) course.faults.set(piece, notNext(event.who));
			return;
		case 'attack':
		case 'buy': {
			flush(mover, course);
			takeTurn(mover, course, event);
			if (event.is === 'attack' && event.isAgain === true && passUntil(asksForRoll)) return;
			if (event.is === 'attack' && struckByRoll(mover, course, event)) return;
			const line: Act = { do: event.is === 'attack' ? 'attack' : 'purchase', player: event.who };
			if (event.manner !== 'now') {
				const isReached = passUntil(canBe(mover, course.state, line)) || passUntil(isIdle);
				if (!isReached) passUntil(asksOfEffect);
			}
			const before = course.state.played.length;
			force(line);
			const isRefused = course.state.played[before]?.trouble !== null;
			const on = event.is === 'attack' ? event.on : event.what;
			const isWish = event.is === 'buy' && event.isWish === true;
			course.pending =
				on && !isRefused ? { who: event.who, of: event.is, on, piece, isWish } : null;
			if (course.state.position.question) flush(mover, course);
			return;
		}
		case 'roll': {
			flush(mover, course);
			passUntil(asksForRoll);
			const result =
				typeof event.face === 'number' ? event.face : faceOf(course.state.position, event.face);
			force({ do: 'roll', result });
			if (event.kills && !dies(mover, course, event.kills)) course.alive.push(event.kills);
			return;
		}
		case 'use':
			use(mover, course, event);
			return;
		case 'end':
			flush(mover, course);
			endTurn(mover, course, event);
			return;
		case 'pass':
			pass(mover, course, event);
			return;
		case 'until':
			flush(mover, course);
			if (until(passUntil, course.state.position, event.gone)) return;
			course.faults.set(piece, notGone(event.gone));
			if (event.of) course.alive.push(event.of);
			return;
		case 'until dead': {
			flush(mover, course);
			const { what } = event;
			const { or } = event;
			const other: Aim | null = or === undefined ? null : { at: 'player', name: or };
			const isDone = (at: Position): boolean =>
				isDead(at, what) || (other !== null && isDead(at, other));
			// "The damage killed her, her Collar shows 5": what her death triggered waits for its roll.
			if (!passUntil(isDone) && !passUntil((at) => isSaved(at, what))) {
				course.alive.push(what, ...(other ? [other] : []));
				course.faults.set(
					piece,
					other && other.at !== what.at
						? `Neither ${calledOf(what)} nor ${calledOf(other)} dies, however often everyone passes.`
						: livesOn(what)
				);
			}
			return;
		}
		case 'choose':
			if (!passUntil((at) => canChoose(at, event.what))) flush(mover, course);
			choose(mover, course, event.what, event.who, piece);
			return;
		case 'penalty':
			payPenalty(mover, course, event);
			return;
		case 'option':
			flush(mover, course);
			passUntil(({ question }) => question?.purpose.about === 'mode');
			chooseOption(mover, course, event);
			return;
		case 'answer': {
			flush(mover, course);
			const { card } = event;
			const isAsked = passUntil(
				({ question }) => question?.options.some((option) => 'answer' in option) === true
			);
			// "Ben uses The Relic": it triggers by itself, or it cannot be activated.
			if (!isAsked && card !== undefined) {
				if (!until(passUntil, course.state.position, { at: 'trigger', card }))
					force({ do: 'activate', player: event.who, object: { is: 'card', card } });
				return;
			}
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

/** The number that "hits" and "misses" mean: the lowest that hits, the highest that misses. */
function faceOf(position: Position, face: 'hits' | 'misses'): number {
	const frame = position.frames.find(({ chart }) => chart === 'attack');
	const target = frame?.chart === 'attack' ? frame.target : null;
	const isThing = target !== null && typeof target === 'object' && !('among' in target);
	const evasion = isThing ? evasionOf(position, target) : USUAL_EVASION;
	return Math.max(1, face === 'hits' ? evasion : evasion - 1);
}

/** The evasion of most monsters. */
const USUAL_EVASION = 4;

function use(mover: Mover, course: Course, event: Extract<Event, { is: 'use' }>): void {
	const { who, piece } = event;
	const { own, pending } = course;
	// Between the choice of a target and the roll nobody may act: it answers the declaration.
	const isAttacking = pending?.who === who && pending.of === 'attack';
	const isOnRoll = isRollThere(course, own) && event.aims.some(({ at }) => at === 'roll');
	if (own?.who === who && event.manner !== 'on top' && !isAttacking && !isOnRoll) {
		if (pending?.who === who) flush(mover, course);
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
	if (answered?.at === 'card' && isOnlyOnStack(event.card, course.state.position.edition)) {
		const there = mover.passUntil(
			course.state,
			piece,
			({ stack }) => stack.some((item) => isThere(item, answered.card)),
			4
		);
		if (there) course.state = there;
	}
	// "My D6 was tapped. Jen plays Lil Battery on it, then I reroll": what recharges it comes first.
	const isReady = ({ players }: Position): boolean =>
		players.every(
			({ name, items }) =>
				name !== who || items.every((item) => item.card !== event.card || item.charged)
		);
	if (course.state.position.stack.length > 0)
		course.state = mover.passUntil(course.state, piece, isReady, 2) ?? course.state;
	const { act, strange } = actOfUse(course.state.position, event);
	if (strange.length > 0)
		course.faults.set(piece, `No option of it has to do with “${strange.join(' ')}”.`);
	course.state = mover.force(course.state, act, piece);
	// "I killed Monstro with a Bomb!": that it does not die is said of it.
	const victim = event.kills ? event.aims[0] : undefined;
	if (!victim || dies(mover, course, victim)) return;
	course.alive.push(victim);
	// "Ben kills me with a Bomb!" may be answered yet.
	if (event.kills === 'done') course.faults.set(piece, livesOn(victim));
}

/** Whether something on the stack is a card, or an item's ability; what loot that has resolved left there is not. */
const isThere = (item: StackItem, card: CardKey): boolean =>
	cardOfItem(item) === card && (item.kind === 'loot' || cardOf(card).kind !== 'loot');
