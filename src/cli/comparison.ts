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
	const agree = runs.every(
		(run, i) => results[i] === results[0] && tableOf(run.played) === tableOf(first.played)
	);
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

/**
 * The line of the script from which a run goes another way than the first; null when it does not.
 */
export function partsAt(first: Played, other: Played): number | null {
	if (!first.ok || !other.ok) return null;
	const wayOf = (played: typeof first, at: number): string => {
		const line = played.lines[at];
		const steps = (line?.edited ?? line?.taken.flatMap((taken) => taken.steps))?.map(
			({ what }) => what
		);
		return JSON.stringify([steps, line?.outcome?.got]);
	};
	const count = Math.max(first.lines.length, other.lines.length);
	for (let at = 0; at < count; at++) if (wayOf(first, at) !== wayOf(other, at)) return at;
	return null;
}

/** What came of a run, in one line: expectations, players, the stack. */
function resultOf(played: Played): string {
	if (!played.ok) return 'the table is impossible';
	const { stopped, lines, position } = played;
	const failed = lines.flatMap(({ outcome }) =>
		outcome && !outcome.held ? [outcome.expected] : []
	);
	const expected = lines.some(({ outcome }) => outcome !== null);
	const verdict = stopped
		? `the script cannot be played: ${stopped.trouble.message}`
		: failed.length === 0
			? expected
				? 'all expectations hold'
				: 'nothing was expected'
			: `fails: ${failed.join('; ')}`;
	return `${verdict} · ${endOf(position)} · ${String(stepsOf(played).length)} steps`;
}

/** The table at the end, whatever was followed to get there. */
const tableOf = (played: Played): string =>
	played.ok ? JSON.stringify({ ...played.position, readings: null }) : '';

const endOf = (position: Position): string =>
	[
		...position.players.map(({ name, cents, dead, hand, attacks, purchases }, player) => {
			const left =
				player === position.turn.active
					? `, attacks left ${String(attacks)}, purchases left ${String(purchases)}`
					: '';
			const life = dead ? 'dead' : `${String(hp(position, { player }))} HP`;
			return `${name} ${life} ${String(cents)}¢ ${String(hand.length)} cards${left}`;
		}),
		`stack: ${stackText(position)}`
	].join('; ');
