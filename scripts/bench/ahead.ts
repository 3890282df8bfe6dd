/** How quickly it is looked ahead: exact odds of attacks, the disputes of the rulings, and positions a second. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { LIBRARY } from '#lib/cards/library.ts';
import { explore } from '#lib/explore/explore.ts';
import { JUDGE, type Judge } from '#lib/judge/judge.ts';
import { isQuiet } from '#lib/judge/verdict/play-on.ts';
import { hingesOf, oddsAt, play, stoppingOf } from '#lib/scenario/index.ts';
import { rulings } from '../../tests/support/rulings.ts';
import { attackPlayed, playedOf } from './attack.ts';
import { median, worked } from './time.ts';

/** What the exact odds of an attack may take, and each question about a dispute, in milliseconds. */
const BAR = { attack: 50, dispute: 1_000 };

interface Timed {
	readonly name: string;
	readonly ms: number;
}

/** "207: median 3 ms, above 50 ms: …" */
function spread(all: readonly Timed[], bar: number): string {
	const above = all.filter(({ ms }) => ms > bar).sort((a, b) => b.ms - a.ms);
	const named = above.map(({ name, ms }) => `${name} ${ms.toFixed(0)}`).join(', ');
	return `${String(all.length)}, median ${median(all.map(({ ms }) => ms)).toFixed(1)} ms, above ${String(bar)} ms: ${named === '' ? 'none' : named}`;
}

/** Each monster, attacked by a player with nothing in play, nobody responding. */
const attacks = (): readonly Timed[] =>
	[...LIBRARY.values()].flatMap(({ kind, name }): Timed[] => {
		if (kind !== 'monster') return [];
		const played = playedOf(
			`player Amy: Isaac\nplayer Ben: Cain\nmonsters: ${name}\n---\nAmy attacks\neveryone passes\nAmy chooses ${name}\n`
		);
		return played ? [{ name, ms: worked(() => oddsAt(played.position)) }] : [];
	});

/** The disputes of the rulings, each asked from where the last thing of it was still to resolve. */
const disputes = (): readonly Timed[] =>
	rulings().flatMap(({ slug, scenario: { scenario } }): Timed[] => {
		const played = play(scenario);
		if (!played.ok) return [];
		const all = [...played.entries.map(({ before }) => before), played.position];
		const at = all.findLast((one) => !isQuiet(one) && !one.winners && !one.question);
		if (!at) return [];
		return [
			{ name: `${slug}, stop`, ms: worked(() => stoppingOf(at)) },
			{ name: `${slug}, odds`, ms: worked(() => oddsAt(at)) },
			{ name: `${slug}, hinges`, ms: worked(() => hingesOf(scenario, played)) }
		];
	});

const FRESH = 5;
/** The first odds of a process: the median of several. */
const firstOdds = (): number =>
	median(
		Array.from({ length: FRESH }, () =>
			Number(
				execFileSync(process.execPath, [join(import.meta.dirname, 'first-odds.ts')], {
					encoding: 'utf8'
				})
			)
		)
	);

const whole = (rate: number): string => Math.round(rate).toLocaleString('en');

/** A line for each number. */
export function aheadLines(): readonly string[] {
	const { position } = attackPlayed();
	const odds = median(Array.from({ length: 15 }, () => worked(() => oddsAt(position))));
	// Passes that come together lead over positions that are judged, and not kept.
	let judged = 0;
	const judge: Judge = {
		...JUDGE,
		take: (at, decision) => {
			judged++;
			return JUDGE.take(at, decision);
		}
	};
	const rates = Array.from({ length: 9 }, () => {
		let kept = 0;
		judged = 0;
		const ms = worked(() => {
			kept = explore(position, { may: [0, 1], positions: 20_000, judge }).places.length;
		});
		return { kept: (kept / ms) * 1000, judged: (judged / ms) * 1000 };
	});
	const [first] = rates;
	const rate = (of: 'kept' | 'judged'): string =>
		`${whole(median(rates.map((one) => one[of])))} ${of} (${whole(first?.[of] ?? 0)} at first)`;
	return [
		'looking ahead, in time of the processor:',
		`  exact odds of an attack without responses: ${odds.toFixed(1)} ms, the first time in a process ${firstOdds().toFixed(1)} ms`,
		`  the same of each monster that can be attacked: ${spread(attacks(), BAR.attack)}`,
		`  questions about the disputes of the rulings: ${spread(disputes(), BAR.dispute)}`,
		`  positions a second, with keys, where two players may respond: ${rate('kept')}, ${rate('judged')}`
	];
}
