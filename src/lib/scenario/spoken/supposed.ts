import type { Scenario } from '../scenario.ts';
import { isOwnable } from './cards-said.ts';
import { article, cardAt, is, skip, verbAt, type Reader } from './reader.ts';
import type { Chip } from './spoken.ts';
import { ENDS } from './tokens.ts';
import type { Verb } from './vocabulary.ts';
import { whoAt } from './who.ts';

/** What is asked of what is supposed, and is no act: "what happens if Ben bombs me and I die?". */
const NO_ACTS: readonly Verb[] = ['die', 'get', 'have', 'be', 'do', 'miss', 'resolve'];

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

/** Chips with the last of what a question says somebody has marked where it is not on the table: "… and the Poker Chip?". */
export function withHeldMarked(
	chips: readonly Chip[],
	reader: Reader,
	scenario: Scenario
): readonly Chip[] {
	return chips.map((chip, nth) => {
		if (chip.kind !== 'asked' || chips[nth - 1]?.kind !== 'fact') return chip;
		const start = reader.tokens.findIndex(({ from }) => from >= chip.from);
		const held = cardAt(reader, article(reader, start), isOwnable);
		return held !== null && !JSON.stringify(scenario).includes(`"${held.value}"`)
			? { ...chip, kind: 'unread' as const }
			: chip;
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
	return verb !== undefined && !NO_ACTS.includes(verb);
}
