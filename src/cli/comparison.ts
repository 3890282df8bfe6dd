import { READINGS, type ReadingId } from '#lib/rules/readings.ts';
import { stackText, stepsOf, type Played, type ReadingRun } from '#lib/scenario/index.ts';
import { hp } from '#lib/mechanics/stats.ts';
import type { Position } from '#lib/model/position.ts';
import { wrap } from './wrap.ts';

/** Whether the verdict is the same under every reading that was touched, for a person to read. */
export function comparison(first: ReadingRun, others: readonly ReadingRun[]): string {
	const ids = Object.keys(first.readings).filter((id): id is ReadingId =>
		Object.hasOwn(READINGS, id)
	);
	if (ids.length === 0) return 'No open reading was touched: the rules settle this.';
	const runs = [first, ...others];
	const results = runs.map((run) => resultOf(run.played));
	const agree = results.every((result) => result === results[0]);
	return [
		'Readings that were touched:',
		...ids.map((id) =>
			wrap(`${id} (${READINGS[id].status}): ${READINGS[id].question}`, '  ', '    ')
		),
		'',
		agree ? 'The same under every reading:' : 'It depends on the reading:',
		...(agree
			? [wrap(results[0] ?? '', '  ', '    ')]
			: runs.flatMap(({ readings }, i) => [
					`  ${ids.map((id) => `${id} = ${readings[id] ?? ''}`).join(', ')}`,
					wrap(results[i] ?? '', '    ', '      ')
				]))
	].join('\n');
}

/** What came of a run, in one line: expectations, players, the stack. */
function resultOf(played: Played): string {
	if (!played.ok) return 'the table is impossible';
	const { stopped, lines, position } = played;
	const failed = lines.flatMap(({ outcome }) =>
		outcome && !outcome.held ? [outcome.expected] : []
	);
	const verdict = stopped
		? `the script cannot be played: ${stopped.trouble.message}`
		: failed.length === 0
			? 'all expectations hold'
			: `fails: ${failed.join('; ')}`;
	return `${verdict} · ${endOf(position)} · ${String(stepsOf(played).length)} steps`;
}

const endOf = (position: Position): string =>
	[
		...position.players.map(
			({ name, cents, dead, hand }, player) =>
				`${name} ${dead ? 'dead' : `${String(hp(position, { player }))} HP`} ${String(cents)}¢ ${String(hand.length)} cards`
		),
		`stack: ${stackText(position)}`
	].join(', ');
