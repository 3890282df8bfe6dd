/** The turn, and who has priority in it. */
import * as v from 'valibot';
import { own } from '../../model/own.ts';
import { readNumber, readPlayer, type Reader } from '../parse/reader.ts';
import { after, halves, split, type Span } from '../parse/span.ts';
import { HAPPENED_WORDS } from '../reserved-words.ts';
import { HAPPENED, STEPS } from './lists.ts';
import { inLinks } from './in-links.ts';
import { count, maybe, player, shape, yes, type Of } from './kit.ts';
import { nameText } from './named.ts';

const step = maybe(v.picklist(STEPS));
/** How often it has happened this turn. */
const happened = maybe(
	inLinks(
		shape({
			attacks: maybe(count()),
			'loot cards played': maybe(count()),
			'shop items purchased': maybe(count()),
			'players died': maybe(count()),
			'monsters died': maybe(count())
		} satisfies Record<(typeof HAPPENED)[number], unknown>),
		{ likely: 0.4, since: [['monsters died']] }
	)
);

export const turn = inLinks(
	shape({
		active: maybe(player()),
		step,
		/** Attack rolls the active player has made this turn. */
		attackRolls: maybe(count()),
		monsterDied: maybe(yes),
		/** The turn ends as soon as the procedures under way are over. */
		ending: maybe(yes),
		happened,
		/** It is an extra turn, after the turn of this player (7.4). */
		extraAfter: maybe(player()),
		/** Who took the first turn of the game: rounds are counted from them (7.4). */
		starting: maybe(player())
	}),
	{ since: [['happened', 'extraAfter'], ['starting']] }
);
export type TurnSetup = Of<typeof turn>;

/** What can be set of the turn: what it has come to, and what is remembered of it. */
export const turnChange = inLinks(
	shape({
		active: maybe(player()),
		step,
		attackRolls: maybe(count()),
		monsterDied: maybe(inLinks(v.boolean(), { likely: 0.9 })),
		ending: maybe(inLinks(v.boolean(), { likely: 0.9 })),
		happened,
		extraAfter: maybe(player()),
		/** It is no extra turn. */
		usual: maybe(yes),
		starting: maybe(player())
	}),
	{ likely: 0.3 }
);
export type TurnChange = Of<typeof turnChange>;

/** Who has priority, after how many passes in a row. */
export const priority = shape({ player: player(), passes: count() });
export type PrioritySetup = Of<typeof priority>;

const TURN_WORDS = [
	...STEPS,
	'2 attack rolls',
	...HAPPENED.map((what) => `2 ${HAPPENED_WORDS[what][1]}`),
	'a monster died',
	'ending',
	'extra after Ben',
	'starting player Ben'
];

/** Reads whose turn it is and how far it has come: `Amy, end triggers, 2 loot cards played`. */
export function readTurn(reader: Reader, span: Span): TurnSetup | null {
	let turn: TurnSetup = {};
	for (const word of split(span, ',')) {
		const more = readWord(reader, word, turn);
		if (!more) return null;
		turn = { ...turn, ...more };
	}
	return turn;
}

const TAKEN_BACK: Readonly<Record<string, TurnChange>> = {
	'no monster died': { monsterDied: false },
	'not ending': { ending: false },
	'a usual turn': { usual: true }
};

/** Reads what is set of a turn, which can take back what is remembered of it: `no monster died`. */
export function readTurnChange(reader: Reader, span: Span): TurnChange | null {
	let turn: TurnChange = {};
	for (const word of split(span, ',')) {
		const { happened } = turn;
		const more =
			own(TAKEN_BACK, word.text.toLowerCase()) ??
			readWord(reader, word, happened ? { happened } : {});
		if (!more) return null;
		turn = { ...turn, ...more };
	}
	return turn;
}

function readWord(reader: Reader, word: Span, so: TurnSetup): TurnSetup | null {
	const lower = word.text.toLowerCase();
	const step = STEPS.find((one) => one === lower);
	if (step) return { step };
	if (lower === 'a monster died') return { monsterDied: true };
	if (lower === 'ending') return { ending: true };
	const [, number, what] = /^(\d{1,3}) (.+)$/u.exec(lower) ?? [];
	if (number !== undefined && /^attack rolls?$/u.test(what ?? ''))
		return { attackRolls: Number(number) };
	const happened = HAPPENED.find((one) => HAPPENED_WORDS[one].some((said) => said === what));
	if (number !== undefined && happened)
		return { happened: { ...so.happened, [happened]: Number(number) } };
	const extra = after(word, 'extra after');
	if (extra) {
		const extraAfter = readPlayer(reader, extra);
		return extraAfter === null ? null : { extraAfter };
	}
	const first = after(word, 'starting player');
	if (first) {
		const starting = readPlayer(reader, first);
		return starting === null ? null : { starting };
	}
	const active = readPlayer(reader, word, TURN_WORDS);
	return active === null ? null : { active };
}

/** Prints whose turn it is and how far it has come, or what is set of it. */
export function turnText(turn: TurnSetup | TurnChange): string {
	const { active, step, attackRolls, happened = {}, extraAfter, starting } = turn;
	return [
		...(active === undefined ? [] : [nameText(active)]),
		...(step === undefined ? [] : [step]),
		...(attackRolls === undefined ? [] : [counted(attackRolls, ['attack roll', 'attack rolls'])]),
		...HAPPENED.flatMap((what) => {
			const count = happened[what];
			return count === undefined ? [] : [counted(count, HAPPENED_WORDS[what])];
		}),
		...(turn.monsterDied === undefined
			? []
			: [turn.monsterDied ? 'a monster died' : 'no monster died']),
		...(turn.ending === undefined ? [] : [turn.ending ? 'ending' : 'not ending']),
		...(extraAfter === undefined ? [] : [`extra after ${nameText(extraAfter)}`]),
		...('usual' in turn ? ['a usual turn'] : []),
		...(starting === undefined ? [] : [`starting player ${nameText(starting)}`])
	].join(', ');
}

const counted = (count: number, [one, several]: readonly [string, string]): string =>
	`${String(count)} ${count === 1 ? one : several}`;

/** Reads who has priority: `Ben`, or `Ben, 1 pass` after that many passes in a row. */
export function readPriority(reader: Reader, span: Span): PrioritySetup | null {
	const sides = halves(span, ',');
	const player = readPlayer(reader, sides ? sides[0] : span);
	if (player === null) return null;
	if (!sides) return { player, passes: 0 };
	const word = /^(\d{1,2}) pass(?:es)?$/iu.exec(sides[1].text)?.[1];
	const passes = word === undefined ? readNumber(reader, sides[1], '1 pass') : Number(word);
	return passes === null ? null : { player, passes };
}

/** Prints who has priority, and how many have passed in a row before them. */
export const priorityText = ({ player, passes }: PrioritySetup): string =>
	`${nameText(player)}${passes === 0 ? '' : `, ${counted(passes, ['pass', 'passes'])}`}`;
