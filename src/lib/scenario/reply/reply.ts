/** The answer to the question that a scenario is titled with: "Does Amy die?" "No." */
import { isCard } from '../../cards/library.ts';
import type { Outcome } from '../../judge/verdict/outcome.ts';
import { happenedIn, type Part } from '../../judge/verdict/play-on.ts';
import type { Position } from '../../model/position.ts';
import type { CardKey, Seat } from '../../model/words.ts';
import { cardName, lootCards, playerName, sentence } from '../../wording/names.ts';
import { type Reply, replyWords } from '../../wording/reply.ts';
import { gainWords, lossWords, paidBy } from '../../wording/spoils.ts';
import type { Line } from '../scenario.ts';
import type { Asked, AskedInOne, AskedOnce, CameOf, Fact } from './asked.ts';
import { purchaseFails, resolvedOf, whoseTurn } from './facts-of-play.ts';
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

/** Of whom it is asked what they lose or keep; null is everybody. */
export function lossAsked(asked: AskedOf): readonly Seat[] | null {
	switch (asked?.is) {
		case 'whether':
			return losersIn(asked.facts);
		case 'what':
			return asked.side === 'loses' ? asked.of : [];
		case 'which':
		case 'right':
			return asked.of.flatMap(({ facts }) => losersIn(facts));
		case 'all':
		case 'both':
			return losersOf(asked.of);
		case 'each':
			return losersOf(asked.of.map((one) => one.asked));
		default:
			return [];
	}
}

const losersIn = (facts: readonly Fact[]): readonly Seat[] =>
	facts.flatMap(({ loses, of }) => (loses && typeof of === 'number' ? [of] : []));

function losersOf(all: readonly Asked[]): readonly Seat[] | null {
	const losers = all.map(lossAsked);
	return losers.includes(null) ? null : losers.flatMap((seats) => seats ?? []);
}

/** What an answer is found by. */
interface Found {
	readonly came: CameOf;
	/** More may come of it yet: a die of the attack, say. */
	readonly open: boolean;
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
	const found: Found = {
		came: { outcome, happened: happenedIn(parts), parts, end: position },
		open
	};
	if (asked.is !== 'each') return replyIn(asked, found, position);
	const all = asked.of.flatMap(({ words, asked: one }) => {
		const answer = replyIn(one, found, position);
		return answer === null ? [] : [{ words, answer }];
	});
	if (all.length === 0) return null;
	const [{ answer: first } = { answer: '' }] = all;
	const isSame =
		all.length === asked.of.length &&
		YES_OR_NO.test(first) &&
		all.every(({ answer }) => answer === first);
	return isSame
		? first.replace(YES_OR_NO, `$1, to ${all.length === 2 ? 'both' : 'all'}.`)
		: all.map(({ words, answer }) => `${questionSaid(words)} ${answer}`).join(' ');
}

/** What can be said of several questions at once. */
const YES_OR_NO = /^(Yes|No|Not yet|So far, yes)\.$/u;

/** "and who gets the soul" as a question of its own. */
const questionSaid = (words: string): string =>
	sentence(words.replace(/[\s.?!,]+$/u, '')).replace(/\.$/u, '?');

/** The answer to one question. */
function replyIn(asked: AskedInOne, found: Found, position: Position): string | null {
	const all = (asked.is === 'both' ? asked.of : [asked]).map((one) => answerTo(one, found));
	const words = all.flatMap((one) => (one ? [replyWords(one, position)] : []));
	if (words.length < all.length) return null;
	const [first = '', ...more] = words.map((one) => one.replace(/\.$/u, ''));
	// "Does he lose a treasure and a coin?": the same of both is said once.
	if (new Set(words).size === 1) return `${first}.`;
	// "No; yes.": but a name keeps its capital.
	const small = more.map((one) =>
		one.replace(/^(?:Yes|No|Not yet|So far)\b/u, (word) => word.toLowerCase())
	);
	return `${[first, ...small].join('; ')}.`;
}

function answerTo(asked: AskedOnce, found: Found): Reply | null {
	const { came, open } = found;
	switch (asked.is) {
		case 'may':
			// What is declared and cannot be paid comes to nothing.
			return { is: 'whether', so: purchaseFails.holds(came) !== true, yet: true };
		case 'whether': {
			const said = so(asked.facts, found);
			return said ? { is: 'whether', ...said } : soOfEach(asked.facts, found);
		}
		case 'which': {
			const all = asked.of.map(({ words, facts }) => ({ words, said: so(facts, found) }));
			const [one, ...others] = all.filter(({ said }) => said?.so === true);
			const isPlain = one?.said?.yet === true && others.length === 0;
			return isPlain && all.every(({ said }) => said) ? { is: 'which', words: one.words } : null;
		}
		case 'right': {
			const claims = asked.of.map(({ seat, facts }) => ({ seat, said: so(facts, found) }));
			const isPlain = claims.every(({ said }) => said?.yet === true);
			const seats = claims.flatMap(({ seat, said }) => (said?.so === true ? [seat] : []));
			return isPlain ? { is: 'right', seats: [...new Set(seats)] } : null;
		}
		case 'all':
			return alike(asked.of.map((one) => answerTo(one, found)));
		case 'who': {
			const seats = alike(asked.of.map((of): readonly Seat[] | null => of(came)));
			return seats && { is: 'who', seats, yet: !open };
		}
		case 'whose turn': {
			const seat = whoseTurn(came);
			return seat === null || open ? null : { is: 'whose turn', seat };
		}
		case 'how many':
			return amountOf(asked, found);
		case 'what':
			return spoilsOf(asked, found);
		case 'becomes': {
			const is = asked.of(came);
			return is && { is: 'becomes', becomes: is };
		}
		case 'order': {
			const items = resolvedOf(came);
			return items.length > 1 ? { is: 'order', items, onlyFirst: asked.onlyFirst } : null;
		}
	}
}

/** Whether something is so, by all that the words may mean, and whether it stays so. */
function so(facts: readonly Fact[], { came, open }: Found): { so: boolean; yet: boolean } | null {
	return alike(
		facts.map(({ holds, stays }) => {
			const is = holds(came);
			if (is === null) return null;
			const yet = !open || stays.includes(is);
			return yet || stays.length > 0 ? { so: is, yet } : null;
		})
	);
}

/** Whether it is so of each whom the words may mean, those of whom it is first; null where one of them cannot be said. */
function soOfEach(facts: readonly Fact[], found: Found): Reply | null {
	const { monsters } = found.came.outcome;
	const all = [...new Set(facts.map(({ of }) => of))].flatMap((of) => {
		if (of === 'monsters' && monsters.length === 0) return [];
		const said = so(
			facts.filter((fact) => fact.of === of),
			found
		);
		return [{ names: namesOf(of, found.came), said }];
	});
	if (all.some(({ names, said }) => names.length === 0 || !said)) return null;
	const alikeIn = Map.groupBy(all, ({ said }) => JSON.stringify(said));
	const of = [...alikeIn.values()].flatMap((same) => {
		const said = same[0]?.said;
		return said ? [{ names: same.flatMap(({ names }) => names), ...said }] : [];
	});
	return { is: 'whether each', of: of.sort((a, b) => Number(b.so) - Number(a.so)) };
}

const namesOf = (of: Fact['of'], { outcome, end }: CameOf): readonly string[] => {
	if (of === undefined) return [];
	return of === 'monsters'
		? outcome.monsters.map(({ monster }) => cardName(monster.card))
		: [playerName(end, of)];
};

/** A number; where it is another one for each who may be meant, that of the only one who has any, by name. */
function amountOf(
	{ of, unit }: Extract<Asked, { is: 'how many' }>,
	{ came, open }: Found
): Reply | null {
	const counts = of.map(({ count }) => count(came));
	const count = alike(counts);
	if (count !== null) return { is: 'how many', count, unit, seat: null, yet: !open };
	const some = of.filter((_, at) => counts[at] !== 0);
	const [only, ...others] = some;
	const one = only?.count(came) ?? null;
	if (!only || one === null || others.length > 0 || counts.includes(null)) return null;
	return { is: 'how many', count: one, unit, seat: only.seat, yet: !open };
}

/** What somebody gains or loses; where it may be asked of several, that of the only one who does, by name. */
function spoilsOf(
	{ of, side }: Extract<Asked, { is: 'what' }>,
	{ came: { outcome, parts }, open }: Found
): Reply | null {
	const all = outcome.players
		.filter(({ player }) => of === null || of.includes(player))
		.map((player) => ({ player, paid: paidBy(parts, player.player) }))
		.map(({ player, paid }) => ({
			seat: player.player,
			all:
				side === 'gains'
					? [...gainWords(player, paid), ...(player.looted > 0 ? [lootCards(player.looted)] : [])]
					: lossWords(player, paid)
		}));
	const some = all.filter(({ all: things }) => things.length > 0);
	if (of !== null && some.length > 1 && of.length > 1) return null;
	const isNamed = of === null || of.length > 1;
	return { is: 'what', of: isNamed ? some : all, isNamed, yet: !open };
}

/** What all of them are; null where they are not the same. */
function alike<T>(all: readonly (T | null)[]): T | null {
	const [first = null, ...others] = all;
	const text = JSON.stringify(first);
	return others.every((other) => JSON.stringify(other) === text) ? first : null;
}
