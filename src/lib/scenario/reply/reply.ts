/** The answer to the question that a scenario is titled with: "Does Amy die?" "No." */
import { isCard } from '../../cards/library.ts';
import type { Outcome } from '../../judge/verdict/outcome.ts';
import type { Part } from '../../judge/verdict/play-on.ts';
import type { Position } from '../../model/position.ts';
import type { CardKey, Seat } from '../../model/words.ts';
import { replyWords } from '../../wording/reply.ts';
import type { Line } from '../scenario.ts';
import type { Asked, CameOf } from './asked.ts';
import { hits, purchaseFails } from './facts.ts';
import { readQuestion } from './read-question.ts';

/** A question about a line, read at its table; null where it asks nothing that a verdict says. */
export type AskedOf = Asked | null;

/**
 * Reads the question of a title.
 * @param position the table, by whose names it is read.
 * @param script what was told to happen: its cards can be asked about, and whether its last act may be done.
 */
export function questionOf(
	title: string | undefined,
	position: Position,
	script: readonly Line[]
): AskedOf {
	if (title === undefined || title.length > LONGEST) return null;
	const asked = readQuestion(title, {
		names: position.players.map(({ name }) => name),
		cards: cardsIn([position, script])
	});
	return asked?.is === 'may' && !isLastAct(asked, script, position) ? null : asked;
}

/** A title is no longer than that. */
const LONGEST = 240;

/** All cards that some data speaks of. */
function cardsIn(data: unknown): readonly CardKey[] {
	const found = new Set<CardKey>();
	const look = (value: unknown): void => {
		if (typeof value === 'string') {
			if (isCard(value)) found.add(value);
		} else if (typeof value === 'object' && value !== null) Object.values(value).forEach(look);
	};
	look(data);
	return [...found];
}

/** Whether what is asked about is what was told last: who does it, and with which card. */
function isLastAct(
	{ who, cards }: Extract<Asked, { is: 'may' }>,
	script: readonly Line[],
	{ players }: Position
): boolean {
	const last = script.at(-1);
	if (!last || !('do' in last) || !('player' in last)) return false;
	if (who && !who.some((seat) => players[seat]?.name === last.player)) return false;
	if (last.do !== 'play' && last.do !== 'activate') return cards === null && last.do !== 'roll';
	return cards?.includes(last.do === 'play' ? last.card : last.object.card) ?? true;
}

/**
 * The answer in a word or two; null where the outcome does not say it, or says it of one thing that the words
 * may mean and not of another.
 * @param open more may come of it yet: a die of the attack, say.
 */
export function replyTo(
	asked: AskedOf,
	outcome: Outcome,
	parts: readonly Part[],
	open: boolean,
	position: Position
): string | null {
	if (!asked) return null;
	const came: CameOf = {
		outcome,
		happened: parts.flatMap(({ steps }) => steps.map(({ what }) => what))
	};
	switch (asked.is) {
		case 'may':
			// What is declared and cannot be paid comes to nothing.
			return replyWords(
				{ is: 'whether', so: purchaseFails.holds(came) !== true, yet: true },
				position
			);
		case 'whether': {
			const said = alike(
				asked.facts.map(({ holds, stays }) => {
					const so = holds(came);
					if (so === null) return null;
					const yet = !open || stays.includes(so);
					return yet || stays.length > 0 ? { so, yet } : null;
				})
			);
			return said && replyWords({ is: 'whether', ...said }, position);
		}
		case 'hit or miss': {
			const hit = hits.holds(came);
			return hit === null ? null : replyWords({ is: 'hit or miss', hit }, position);
		}
		case 'who': {
			const seats = alike(asked.of.map((of): readonly Seat[] | null => of(came)));
			return seats && !(open && seats.length === 0)
				? replyWords({ is: 'who', seats }, position)
				: null;
		}
		case 'how many': {
			const count = open ? null : alike(asked.of.map((of) => of(came)));
			return count === null
				? null
				: replyWords({ is: 'how many', count, unit: asked.unit }, position);
		}
	}
}

/** What all of them are; null where they are not the same. */
function alike<T>(all: readonly (T | null)[]): T | null {
	const [first = null, ...others] = all;
	const text = JSON.stringify(first);
	return others.every((other) => JSON.stringify(other) === text) ? first : null;
}
