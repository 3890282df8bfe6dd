import { own } from '../../model/own.ts';
import type { TurnChange } from '../words/turn.ts';
import { readPlayer, type Reader } from './reader.ts';
import { HAPPENED_WORDS } from '../reserved-words.ts';
import { HAPPENED, STEPS, type TurnSetup } from '../scenario.ts';
import { after, split, type Span } from './span.ts';

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
