import { andList, orList } from '../abilities/wording-nouns.ts';
import type { Position } from '../model/position.ts';
import type { CardKey, Seat } from '../model/words.ts';
import { cardName, counted, sentence } from './names.ts';
import { handSentence } from './hands.ts';
import { positionsText, tradesSentence } from './odds.ts';
import { NOTHING_CHANGES } from './verdict.ts';

/** What is said of whether something can be stopped. */
interface Said {
	readonly is: 'can' | 'cannot' | 'not found' | 'open';
	readonly settled: readonly { readonly sentence: string }[];
	readonly line: {
		readonly acts: readonly string[];
		readonly faces: readonly (readonly number[])[];
	} | null;
	readonly refuted: readonly string[];
	readonly positions: number;
	readonly whole: boolean;
	readonly forever: boolean;
	readonly trades: boolean;
	readonly unnamed: readonly {
		readonly player: Seat;
		readonly cards: number;
		readonly turning: readonly CardKey[] | null;
		readonly open: number;
	}[];
}

/** What nothing can be settled before. */
export const PENDING = ['dice', 'choices', 'cards'] as const;
export type Pending = (typeof PENDING)[number];

const DEPENDS_ON: Readonly<Record<Pending, string>> = {
	dice: 'the dice',
	choices: 'what players choose',
	cards: 'a card that nobody has named'
};

/** What is known where nothing is settled. */
export interface Unsettled {
	/** What comes if nobody responds, where only one thing can. */
	readonly comes: string | null;
	/** What is still open. */
	readonly pending: readonly Pending[];
}

/** Whether anybody can still stop what is settled with the cards that are known, for a person. */
export function stoppingSentence(said: Said, unsettled: Unsettled): string {
	const { is, settled, line, forever } = said;
	const comes = settled.map((one) => one.sentence);
	const looked = positionsText(said.positions);
	switch (is) {
		case 'open':
			return said.whole
				? unsettledSentence(unsettled)
				: `It does not come to its end in ${looked}, so nothing is known to be sure to come.`;
		case 'can':
			return [
				`It can still be stopped: ${sentence((line?.acts ?? []).join(', then '))}`,
				...rollSentence(line?.faces ?? []),
				...refutedSentence(said),
				otherwiseSentence(comes)
			].join(' ');
		case 'cannot':
			return [
				...comes,
				`Nobody can stop it${said.unnamed.length > 0 ? ' with the cards that are known' : ''}. This is proved: ${said.positions === 1 ? 'the one position' : `all ${looked}`} on the way to it ${said.positions === 1 ? 'was' : 'were'} checked.`,
				...tradesSentence(said.trades),
				...(forever ? ['But players can keep putting it off forever.'] : [])
			].join(' ');
		case 'not found':
			return [
				`No way to stop it was found in ${looked}, but there may be one: not everything was checked.`,
				...refutedSentence(said),
				otherwiseSentence(comes)
			].join(' ');
	}
}

/** What is said where all that can come is known, and nothing of it is settled. */
function unsettledSentence({ comes, pending }: Unsettled): string {
	if (comes === NOTHING_CHANGES) return 'Nothing is left to happen, so there is nothing to stop.';
	if (pending.length > 0)
		return `Nothing is settled yet that could be stopped: what comes depends on ${andList(pending.map((one) => DEPENDS_ON[one]))}.`;
	return `${comes === null ? '' : `If nobody responds: ${comes} `}From here on nobody wins, dies, or takes damage, and nobody gains or loses ¢, loot, items, or souls; nothing else is looked at here.`;
}

/** "If nobody responds: Amy dies." */
const otherwiseSentence = (comes: readonly string[]): string =>
	`If nobody responds: ${comes.join(' ')}`;

/** "None of the 12 possible responses stops it alone." */
const refutedSentence = ({ refuted }: Said): readonly string[] =>
	refuted.length === 0
		? []
		: [
				refuted.length === 1
					? 'The one possible response does not stop it alone.'
					: `None of the ${String(refuted.length)} possible responses stops it alone.`
			];

/** "12 responses that don't stop it alone". */
export const refutedHeading = (count: number): string =>
	count === 1
		? '1 response that doesn’t stop it alone'
		: `${String(count)} responses that don’t stop it alone`;

/** "It takes a roll of 4, 5, or 6." Of a die that shows what it likes, nothing. */
function rollSentence(faces: readonly (readonly number[])[]): readonly string[] {
	const dice = faces.filter(({ length }) => length < FACES);
	return dice.length === 0
		? []
		: [`It takes a roll of ${dice.map((some) => orList(some.map(String))).join(', then of ')}.`];
}

/** Numbers on a die. */
const FACES = 6;

/** A paragraph for each who has some: "Ben has 2 unknown cards in hand. If one of them is one of these, it can be stopped: Butter Bean!, Soul Heart." */
export function unnamedSentences(
	{ unnamed }: Pick<Said, 'unnamed'>,
	position: Position
): readonly string[] {
	const [first, ...others] = unnamed;
	if (!first) return [];
	const would = ({ cards, turning, open }: Unnamed): readonly string[] =>
		turning === null ? [] : wouldDo(cards, turning, open);
	const isSame = ({ turning, open }: Unnamed): boolean =>
		open === first.open && turning?.join() === first.turning?.join();
	// What goes for all of them is said once.
	const all = unnamed.reduce((sum, { cards }) => sum + cards, 0);
	return others.every(isSame)
		? [
				[
					...unnamed.map(({ player }) => handSentence(position, player)),
					...would({ ...first, cards: all })
				].join(' ')
			]
		: unnamed.map((one) => [handSentence(position, one.player), ...would(one)].join(' '));
}

type Unnamed = Said['unnamed'][number];

/** Which cards would do, if one of them were in hand. */
function wouldDo(cards: number, turning: readonly CardKey[], open: number): readonly string[] {
	const names = [...new Set(turning.map(cardName))];
	const [first] = names;
	const it = cards > 1 ? 'one of them' : 'it';
	const rest =
		open === 0
			? []
			: [
					`${counted(open, first === undefined ? 'card' : 'other')} might: not all that can come of ${open === 1 ? 'it' : 'them'} was checked.`
				];
	if (first === undefined)
		return [
			open === 0
				? `${cards > 1 ? 'Whatever they are, none of them stops' : 'Whatever it is, it does not stop'} this alone.`
				: 'No card is known that would stop this alone.',
			...rest
		];
	const which = names.length === 1 ? first : 'one of these';
	const list = names.length === 1 ? '' : `: ${names.join(', ')}`;
	return [`If ${it} is ${which}, it can be stopped${list}.`, ...rest];
}
