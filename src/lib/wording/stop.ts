import { orList } from '../abilities/wording-nouns.ts';
import type { Position } from '../model/position.ts';
import type { CardKey, Seat } from '../model/words.ts';
import { cardName, counted, playerName, sentence } from './names.ts';
import { positionsText } from './odds.ts';

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
	readonly unnamed: readonly {
		readonly player: Seat;
		readonly cards: number;
		readonly turning: readonly CardKey[] | null;
		readonly open: number;
	}[];
}

/** Whether anybody can still stop what is settled, for a person. */
export function stoppingSentence(said: Said, position: Position): string {
	const { is, settled, line, forever } = said;
	const facts = settled.map((one) => one.sentence);
	const looked = positionsText(said.positions);
	switch (is) {
		case 'open':
			return said.whole
				? 'Nothing is settled yet that could be stopped: no death, no win, no damage, no soul.'
				: `In ${looked} it does not come to its end, so nothing is known to be settled.`;
		case 'can': {
			return [
				...facts,
				`It can still be stopped: ${sentence((line?.acts ?? []).join(', then '))}`,
				...rollSentence(line?.faces ?? []),
				...refutedSentence(said)
			].join(' ');
		}
		case 'cannot':
			return [
				...facts,
				`Nobody can stop it, with what is on the table. That is proved: ${said.positions === 1 ? 'the one position' : `all ${looked}`} that can come ${said.positions === 1 ? 'was' : 'were'} looked at.`,
				...(forever ? ['But players can go on forever before it does.'] : []),
				...unnamedSentences(said, position)
			].join(' ');
		case 'not found':
			return [
				...facts,
				`No way to stop it was found in ${looked}. That does not prove that there is none.`,
				...refutedSentence(said),
				...unnamedSentences(said, position)
			].join(' ');
	}
}

/** "No response alone stops it: all 12 were looked at." */
const refutedSentence = ({ refuted }: Said): readonly string[] =>
	refuted.length === 0
		? []
		: [
				refuted.length === 1
					? 'The one response that is possible does not stop it alone.'
					: `No response alone stops it: all ${String(refuted.length)} were looked at.`
			];

/** "It takes a roll of 4, 5, or 6." Of a die that shows what it likes, nothing. */
function rollSentence(faces: readonly (readonly number[])[]): readonly string[] {
	const dice = faces.filter(({ length }) => length < FACES);
	return dice.length === 0
		? []
		: [`It takes a roll of ${dice.map((some) => orList(some.map(String))).join(', then of ')}.`];
}

/** Numbers on a die. */
const FACES = 6;

/** "Ben has 2 cards in hand that nobody has named. Any one of these would do: Butter Bean!, Soul Heart." */
function unnamedSentences({ unnamed }: Said, position: Position): readonly string[] {
	const [first, ...others] = unnamed;
	if (!first) return [];
	const has = ({ player, cards }: Unnamed): string =>
		sentence(
			`${playerName(position, player)} has ${counted(cards, 'card')} in hand that nobody has named`
		);
	const would = ({ cards, turning, open }: Unnamed): readonly string[] =>
		turning === null ? [] : wouldDo(cards, turning, open);
	const isSame = ({ turning, open }: Unnamed): boolean =>
		open === first.open && turning?.join() === first.turning?.join();
	// What goes for all of them is said once.
	return others.every(isSame)
		? [
				...unnamed.map(has),
				...would({ ...first, cards: Math.max(...unnamed.map(({ cards }) => cards)) })
			]
		: unnamed.flatMap((one) => [has(one), ...would(one)]);
}

type Unnamed = Said['unnamed'][number];

/** Which cards would do, if one of them were in hand. */
function wouldDo(cards: number, turning: readonly CardKey[], open: number): readonly string[] {
	const names = [...new Set(turning.map(cardName))];
	const rest =
		open === 0
			? []
			: [
					`${counted(open, turning.length > 0 ? 'other' : 'card')} might: not all that can come of ${open === 1 ? 'it' : 'them'} was looked at.`
				];
	const would = cards > 1 ? 'Any one of these would do' : 'It would take one of these';
	if (names.length === 0)
		return [open === 0 ? 'No single card would do.' : 'No single card is known to do.', ...rest];
	return [
		names.length === 1
			? `${cards > 1 ? `${names[0] ?? ''} would do` : `It would take ${names[0] ?? ''}`}.`
			: `${would}: ${names.join(', ')}.`,
		...rest
	];
}
