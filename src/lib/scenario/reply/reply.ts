/** The answer to the question that a scenario is titled with: "Does Amy die?" "No." */
import { isCard } from '../../cards/library.ts';
import { happenedIn } from '../../judge/verdict/happened.ts';
import type { Position } from '../../model/position.ts';
import type { CardKey, Seat } from '../../model/words.ts';
import { sentence } from '../../wording/names.ts';
import { replyWords } from '../../wording/reply.ts';
import type { Line } from '../scenario.ts';
import { answerTo, type Found } from './answer.ts';
import type { Asked, AskedInOne, AskedOnce, CameOf, Fact } from './asked.ts';
import { DOES } from './question-grammar.ts';
import { readQuestion } from './read-question.ts';

/** What a title asks of a line, read at its table. */
export interface AskedOf {
	readonly title: string;
	/** Null where it asks nothing that a verdict says. */
	readonly asked: Asked | null;
}

/**
 * Reads the question of a title.
 * @param position the table, by whose names it is read.
 * @param script what was told to happen: its cards can be asked about, and whether its last act may be done.
 */
export function questionOf(
	title: string | undefined,
	position: Position,
	script: readonly Line[]
): AskedOf | null {
	if (title === undefined || title.length > LONGEST) return null;
	const asked = readQuestion(title, {
		names: position.players.map(({ name }) => name),
		cards: cardsIn([position, script])
	});
	/** What is asked, where it is no act of what was told that may be done or not. */
	const meant = <T extends Asked>(one: T | null): T | AskedOnce | null => {
		if (one?.is === 'may' && !isLastAct(one, script, position)) return one.otherwise;
		// What nobody has done yet lies ahead.
		if (one?.is === 'helps') return isHelpTold(one, script, position) ? one.asked : null;
		return one;
	};
	if (asked?.is !== 'each') return { title, asked: meant(asked) };
	return {
		title,
		asked: { is: 'each', of: asked.of.map((one) => ({ ...one, asked: meant(one.asked) })) }
	};
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

/** Whether the help that is asked about is what was told last. */
function isHelpTold(
	{ who, card }: Extract<Asked, { is: 'helps' }>,
	script: readonly Line[],
	{ players }: Position
): boolean {
	const last = script.at(-1);
	if (!last || !('do' in last) || (last.do !== 'play' && last.do !== 'activate')) return false;
	const used = last.do === 'play' ? last.card : last.object.card;
	return (
		(who === null || who.some((seat) => players[seat]?.name === last.player)) &&
		(card === null || card === used)
	);
}

/** Of whom it is asked what they lose or keep; null is everybody. */
export function lossAsked(asked: Asked | null): readonly Seat[] | null {
	switch (asked?.is) {
		case 'money':
			return asked.of;
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

function losersOf(all: readonly (Asked | null)[]): readonly Seat[] | null {
	const losers = all.map(lossAsked);
	return losers.includes(null) ? null : losers.flatMap((seats) => seats ?? []);
}

/** What is answered of a title. */
export interface Replied {
	/**
	 * The answer in a word or two; null where the outcome does not say it, or says it of one thing that the words
	 * may mean and not of another.
	 */
	readonly reply: string | null;
	/** What wants a word and gets none: a question whether something is so, who is right, or one of several. */
	readonly unanswered: readonly string[];
}

/** What a line has come to. */
export interface Came extends Omit<CameOf, 'happened'> {
	/** More may come of it yet: a die of the attack, say. */
	readonly open: boolean;
}

/** Answers a title by what a line has come to. */
export function replyTo(of: AskedOf | null, { open, ...came }: Came): Replied {
	if (!of) return { reply: null, unanswered: [] };
	const { title, asked } = of;
	const { end } = came;
	const found: Found = { came: { ...came, happened: happenedIn(came.parts) }, open };
	if (asked?.is !== 'each') {
		const reply = asked && replyIn(asked, found, end);
		const question = lastQuestion(title);
		return { reply, unanswered: reply === null && wantsWord(question) ? [question] : [] };
	}
	const each = asked.of.map(({ words, asked: one }) => ({
		words,
		answer: one && replyIn(one, found, end)
	}));
	const all = each.flatMap(({ words, answer }) => (answer === null ? [] : [{ words, answer }]));
	const unanswered = each.flatMap(({ words, answer }) =>
		answer === null ? [questionSaid(words)] : []
	);
	const [first] = all;
	if (!first) return { reply: null, unanswered: unanswered.filter(wantsWord) };
	const isSame =
		unanswered.length === 0 &&
		YES_OR_NO.test(first.answer) &&
		all.every(({ answer }) => answer === first.answer);
	const reply = isSame
		? first.answer.replace(YES_OR_NO, `$1, to ${all.length === 2 ? 'both' : 'all'}.`)
		: all.map(({ words, answer }) => `${questionSaid(words)} ${answer}`).join(' ');
	return { reply, unanswered };
}

/** Answers a title where an act is refused: no, unless it asks something else than whether that may be. */
export function replyToRefusal(of: AskedOf | null): Replied {
	const asked = of?.asked?.is === 'may' ? of.asked : null;
	if (asked?.isLate) return { reply: 'Yes.', unanswered: [] };
	if (!of || (asksLeave(of) && !TOO_LATE.test(of.title))) return { reply: 'No.', unanswered: [] };
	return { reply: null, unanswered: [lastQuestion(of.title)] };
}

/** Answers a title where an act is not said whole: it may be done, where there is something that it could be done to. */
export function replyToOpen(of: AskedOf | null, act: Line, position: Position): string | null {
	if (of?.asked?.is !== 'may' || of.asked.isLate || !('do' in act) || !('player' in act))
		return null;
	const isTheirs = position.players[position.turn.active]?.name === act.player;
	const lootPlay = act.do === 'play' && !isTheirs ? 'of no turn' : null;
	return replyWords({ is: 'may', so: true, lootPlay }, position);
}

/** Whether a title asks if something may be, works, or who is right about it; one that is no question asks nothing else. */
const asksLeave = ({ title, asked }: AskedOf): boolean =>
	asked?.is === 'may' ||
	asked?.is === 'right' ||
	LEAVE.test(asked ? title.replace(TAG, '') : title) ||
	!QUESTION.test(title);
/** "I get the soul, right?": what wants a yes, and asks for no leave. */
const TAG = /,? (?:right|ok|okay|correct)\s*\?*$/iu;
const LEAVE =
	/\b(?:can|could|may|might|cannot|can['’]?t|allowed|legal|able|possible|ok|okay|fine|valid|works?|right|cancel\w*|counter\w*|stop\w*|respond|response|use|play)\b/iu;
const TOO_LATE = /\btoo (?:late|early|soon)\b/iu;
const QUESTION = new RegExp(`^(?:${DOES}|who|whose|what|which|how|when|where)\\b|\\?$`, 'iu');

const lastQuestion = (title: string): string => title.split(/(?<=[.?!])\s+/u).at(-1) ?? title;

/** Whether what comes of a line is no answer to a question by itself, as it is to "what happens?". */
const wantsWord = (title: string): boolean => WANTS_WORD.test(title);
const WANTS_WORD = new RegExp(
	`^(?:(?:so|and|but|ok|wait|then)[, ]+)*(?:${DOES}\\b.*|what if\\b.*\\b(?:had|hadn['’]?t|didn['’]?t|doesn['’]?t|don['’]?t|not|never|without)\\b.*)|\\bwho(?:['’]?s| is| was) (?:\\w+ )?(?:right|correct)\\b`,
	'iu'
);

/** What can be said of several questions at once. */
const YES_OR_NO = /^(Yes|No|Not yet|So far, yes)\.$/u;

/** "and who gets the soul" as a question of its own. */
const questionSaid = (words: string): string =>
	sentence(words.replace(/[\s.?!,]+$/u, '')).replace(/\.$/u, '?');

/** Whether a question is about what comes of something: where nothing happens, "No." would be an answer to nothing. */
function isOfWhatComes(asked: AskedOnce): boolean {
	switch (asked.is) {
		case 'may':
		case 'whose turn':
		case 'order':
		case 'monster':
			return false;
		case 'whether':
			return asked.facts.every(({ able, seen }) => able === undefined && seen === undefined);
		case 'all':
			return asked.of.every(isOfWhatComes);
		case 'how many':
			return asked.seen !== true;
		default:
			return true;
	}
}

/** The answer to one question. */
function replyIn(asked: AskedInOne, found: Found, position: Position): string | null {
	const isEmpty = found.came.happened.length === 0 && found.came.told.stack.length === 0;
	if (isEmpty && (asked.is === 'both' ? asked.of : [asked]).every(isOfWhatComes)) return null;
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
