import type { Scenario } from '../scenario.ts';
import { isOwnable } from './cards-said.ts';
import { article, cardAt, is, skip, verbAt, type Reader } from './reader.ts';
import type { Chip } from './spoken.ts';
import { ENDS } from './tokens.ts';
import type { Verb } from './vocabulary.ts';
import { whoAt } from './who.ts';

/** What is asked of what is supposed, and is no act: "what happens if Ben bombs me and I die?". */
const COMES_OF_IT: readonly Verb[] = ['die', 'get', 'have', 'be', 'do', 'miss', 'resolve'];

/**
 * Chips with what is supposed behind "what happens if" marked where it was not understood: "… if I attack Fly and kill
 * two monsters?" asks of that as well.
 */
export function withSupposedMarked(chips: readonly Chip[], reader: Reader): readonly Chip[] {
	const isNothingTold = chips.every(({ kind }) => kind === 'asked');
	return chips.map((chip, nth) => {
		const before = chips[nth - 1];
		const isBehind = before?.kind === 'act' || before?.kind === 'fact';
		if (chip.kind !== 'asked') return chip;
		const start = reader.tokens.findIndex(({ from }) => from >= chip.from);
		const end = reader.tokens.findLastIndex(({ to }) => to <= chip.to);
		const isAll = isNothingTold && isSupposing(reader, end);
		return isAll || (isBehind && isSupposing(reader, start) && isAct(reader, start))
			? { ...chip, kind: 'unread' as const }
			: chip;
	});
}

/** Words behind which a question says what somebody has. */
const HAVING = ['having', 'holding', 'owning', 'with'];
/** So many tokens behind them something is still said to be had. */
const LONGEST_LIST = 8;

/** Chips with those questions marked that say of somebody that they have a card which is not on the table. */
export function withHeldMarked(
	chips: readonly Chip[],
	reader: Reader,
	scenario: Scenario
): readonly Chip[] {
	const table = JSON.stringify(scenario);
	const isMissing = (at: number): boolean => {
		const held = cardAt(reader, article(reader, at), isOwnable);
		return held !== null && !table.includes(`"${held.value}"`);
	};
	return chips.map((chip, nth) => {
		if (chip.kind !== 'asked') return chip;
		let last = -LONGEST_LIST;
		const start = reader.tokens.findIndex(({ from }) => from >= chip.from);
		// "… with 1 card in hand and the Poker Chip?"
		const isGoingOn = chips[nth - 1]?.kind === 'fact' && isMissing(start);
		const isUnlaid = reader.tokens.some(({ from, to }, at) => {
			if (from < chip.from || to > chip.to) return false;
			if (is(reader, at, ...HAVING)) last = at;
			return at - last < LONGEST_LIST && is(reader, at, 'and', ...HAVING) && isMissing(at + 1);
		});
		return isGoingOn || isUnlaid ? { ...chip, kind: 'unread' as const } : chip;
	});
}

/** Whether the sentence supposes something before a place: "what happens if …", "what if …". */
function isSupposing(reader: Reader, at: number): boolean {
	for (let i = at - 1; i >= 0 && !ENDS.has(reader.tokens[i]?.text ?? ''); i--)
		if (is(reader, i, 'if') && [1, 2, 3].some((back) => is(reader, i - back, 'what'))) return true;
	return false;
}

/** Whether what somebody does begins at a place. */
function isAct(reader: Reader, at: number): boolean {
	const start = skip(reader, is(reader, at, 'and', 'then') ? at + 1 : at);
	const verb = verbAt(reader, skip(reader, whoAt(reader, start)?.to ?? start))?.verb;
	return verb !== undefined && !COMES_OF_IT.includes(verb);
}
