import type { Position } from '../../model/position.ts';
import type { Question } from '../../model/question.ts';
import type { CardKey, Option, Seat } from '../../model/words.ts';
import type { RuleId } from '../../rules/index.ts';
import { actOf } from '../act-of.ts';
import type { Entry, Opening } from '../entry.ts';
import { playLine, reachedBy } from '../play-line.ts';
import type { Act, Line } from '../scenario.ts';
import { BOUGHT_BLIND, REFILLS } from './laying.ts';

/** Lines that are tried for one text: no more than that is worked. */
const MOST_TRIED = 900;
/** How often all pass for one thing that is said. */
const MOST_PASSES = 12;

/** A line that was played, or refused, and the piece that says it. */
export interface Played {
	readonly line: Line;
	readonly piece: number;
	readonly trouble: string | null;
	/** The rules that refuse it; none where what it names is not there. */
	readonly rules: readonly RuleId[];
}

/** A script as far as it was played. */
export interface State {
	readonly played: readonly Played[];
	readonly last: Entry<Line | null>;
	readonly position: Position;
}

/**
 * The answer to what is asked of cards that nobody has named: in which order decks are looked at, which of the cards
 * on top of a deck goes where, which of a hand pays the death penalty. Null where it may make a difference.
 */
function unknowing({ purpose, domain, options }: Question): readonly Option[] | null {
	const isUnknown = (option: Option): boolean => 'card' in option && option.card === null;
	switch (purpose.about) {
		case 'order':
			return domain.pick === 'order' && options.every((option) => 'deck' in option)
				? options
				: null;
		case 'cards':
		case 'put back':
			if (options.length === 0 || !options.every(isUnknown)) return null;
			if (domain.pick === 'order') return options;
			if (domain.pick === 'some') return options.slice(0, domain.min);
			return domain.pick === 'one' ? options.slice(0, 1) : null;
		case 'discard': {
			// Whoever dies and goes on to do something keeps what is named.
			const unknown = options.find(isUnknown);
			return purpose.because === 'penalty' && domain.pick === 'one' && unknown ? [unknown] : null;
		}
		default:
			return null;
	}
}

/** What plays the lines of one text. */
export interface Mover {
	/** Plays a line; null where the judge refuses it. */
	readonly play: (state: State, line: Line, piece: number) => State | null;
	/** Plays a line, or keeps it with the reason why it cannot be played. */
	readonly force: (state: State, line: Line, piece: number) => State;
	/** Passes, and refills slots, until something holds; null where it does not come to hold. */
	readonly passUntil: (
		state: State,
		piece: number,
		holds: (position: Position) => boolean,
		most?: number
	) => State | null;
	/** Passes until it is the turn of somebody, who may act in it, where that turn is the next; null where it is not. */
	readonly passToTurn: (state: State, piece: number, name: string) => State | null;
}

export const stateAt = (opening: Opening): State => ({
	played: [],
	last: opening,
	position: opening.position
});

export const PASS: Act = { do: 'everyone passes' };
export const isIdle = ({ stack, question }: Position): boolean => stack.length === 0 && !question;

/** Whether a line could be played at a position, behind what has been played. */
export const canBe =
	(mover: Mover, state: State, line: Act) =>
	(position: Position): boolean =>
		!position.question &&
		mover.play({ ...state, last: { ...state.last, position }, position }, line, 0) !== null;

/** @param named cards that are spoken of, which no slot is refilled with by itself. */
export function moverOf(named: ReadonlySet<CardKey>): Mover {
	let tried = 0;
	const attempt = (state: State, line: Line): Entry | null => {
		if (++tried > MOST_TRIED) return null;
		return playLine(line, state.played.length, reachedBy(state.last));
	};
	const after = (state: State, line: Line, piece: number, entry: Entry | null): State => ({
		played: [
			...state.played,
			{
				line,
				piece,
				trouble: entry ? (entry.refused?.trouble.message ?? null) : 'There is too much to follow.',
				rules: entry?.refused?.refusal?.rules ?? []
			}
		],
		last: entry && !entry.refused && entry.decisions.length > 0 ? entry : state.last,
		position: entry?.position ?? state.position
	});
	const play = (state: State, line: Line, piece: number): State | null => {
		const entry = attempt(state, line);
		return !entry || entry.refused ? null : after(state, line, piece, entry);
	};
	/**
	 * What answers by itself where nobody says another: the card that refills a slot, the first slot that a card
	 * covers, and what makes no difference that anybody knows.
	 */
	const unsaid = (question: Question, position: Position): Act | null => {
		const { domain, purpose, who } = question;
		const { frames, players } = position;
		const picks = unknowing(question);
		if (picks) return actOf(position, { do: 'choose', player: who, picks });
		const player = players[who]?.name;
		if (purpose.about === 'slot to cover' && player !== undefined)
			return { do: 'choose', player, picks: [{ is: 'slot', slot: 'monster', number: 1 }] };
		// "Jill buys, then attacks": what nobody says that she bought is what lies on top of the deck.
		const frame = frames.at(-1);
		if (frame?.chart === 'purchase' && player !== undefined) {
			if (domain.pick === 'one' && frame.state === 'choosing')
				return { do: 'choose', player, picks: [{ is: 'deck', deck: 'treasure' }] };
			const top = BOUGHT_BLIND.find((key) => !named.has(key));
			return domain.pick === 'card' && top !== undefined ? { do: 'reveal', card: top } : null;
		}
		if (domain.pick !== 'card' || frame?.chart !== 'refill') return null;
		const card = REFILLS[domain.deck]?.find((key) => !named.has(key));
		return card === undefined ? null : { do: 'reveal', card };
	};
	/** @param of in whose turns. */
	const pass = (
		state: State,
		piece: number,
		holds: (position: Position) => boolean,
		most: number,
		of: readonly Seat[]
	): State | null => {
		let at = state;
		for (let passes = 0; passes <= most;) {
			if (holds(at.position)) return at;
			const { question, winners, turn } = at.position;
			if (winners || !of.includes(turn.active)) return null;
			if (!question) passes++;
			if (!question && passes > most) return null;
			const line = question ? unsaid(question, at.position) : PASS;
			const next = line && play(at, line, piece);
			if (!next) return null;
			at = next;
		}
		return null;
	};
	return {
		play,
		force: (state, line, piece) => after(state, line, piece, attempt(state, line)),
		passUntil: (state, piece, holds, most = MOST_PASSES) =>
			pass(state, piece, holds, most, [state.position.turn.active]),
		passToTurn(state, piece, name) {
			const { turn, players } = state.position;
			const seat = players.findIndex((player) => player.name === name);
			const isBegun = ({ turn: now, stack, question }: Position): boolean =>
				now.active === seat && now.phase === 'action' && stack.length === 0 && !question;
			return pass(state, piece, isBegun, MOST_PASSES, [turn.active, seat]);
		}
	};
}
