import { isCard, writtenOn } from '../../cards/library.ts';
import type { Position } from '../../model/position.ts';
import type { CardKey } from '../../model/words.ts';
import type { RuleId } from '../../rules/index.ts';
import { type Difference as EndDifference, differences } from '../expect/ends.ts';
import type { Act, Line } from '../scenario.ts';
import { sinceAlike } from './alike.ts';
import type { Run, Divergence } from './divergence.ts';
import type { PlacedStep, Row } from './rows.ts';
import { cardsIn, sameWords } from './told.ts';
import { onAnotherWay } from './way.ts';

/**
 * The first difference of what happens between two runs. What one run has and the other has too, but later
 * or earlier, makes one only if there is no other; steps of the stack only if something shows them.
 */
export function divergenceOf(own: Run, other: Run, rows: readonly Row[]): Divergence | null {
	const until = other.open?.at ?? Infinity;
	const alone = rows.flatMap((row, place): readonly Alone[] => {
		const one = row.own && row.other ? null : (row.own ?? row.other);
		return one?.ofGame && one.at < until ? [{ one, place, isOwn: row.own !== null }] : [];
	});
	// What the script of the one has not come to any more makes no difference if the tables are the same.
	const last = rows.findLastIndex((row) => row.own !== null);
	const isSame = gameDifferences(own.position, other.position).length === 0;
	const telling = alone.filter(({ place }) => !isSame || place <= last);
	const first = telling.find((each) => !isElsewhere(alone, each)) ?? telling[0];
	const act = other.entries.findIndex(
		({ came, line }) => came === 'left out' && isInitiative(line)
	);
	if (act >= 0 && (!first || act <= first.one.at)) return partsAtAct(own, other, rows, act);
	if (first) {
		const steps = stepsAt(rows, first);
		return {
			kind: isElsewhere(alone, first) ? 'order' : 'step',
			at: first.one.at,
			row: first.place,
			steps,
			rules: [rulesOf(steps[0]), rulesOf(steps[1])],
			asks: null,
			...ledTo(rows, first.place, editionsOf(own, other))
		};
	}
	if (!other.open) return partsUntold(own, other, rows) ?? partsOnTheWay(own, other, rows);
	const { at, position } = other.open;
	const row = rows.findIndex((one) => one.at >= at);
	const place = row < 0 ? rows.length : row;
	return {
		kind: 'question',
		at,
		row: place,
		steps: [rows[place]?.own ?? null, null],
		rules: [rulesOf(rows[place]?.own ?? null), []],
		asks: position.question?.purpose ?? null,
		...ledTo(rows, place, editionsOf(own, other))
	};
}

/** A step of the game that only one run has. */
interface Alone {
	readonly one: PlacedStep;
	readonly place: number;
	readonly isOwn: boolean;
}

/** Whether the other run has the same step too, elsewhere. */
function isElsewhere(alone: readonly Alone[], { one, isOwn }: Alone): boolean {
	const words = sameWords(one.step.what);
	return alone.some((each) => each.isOwn !== isOwn && sameWords(each.one.step.what) === words);
}

/** What is no more than an answer, or the way the game goes on. */
const NO_INITIATIVE: readonly Act['do'][] = [
	'pass',
	'everyone passes',
	'end turn',
	'choose',
	'roll',
	'reveal'
];

/** Whether a line is something that a player does of their own accord. */
const isInitiative = (line: Line): boolean => 'do' in line && !NO_INITIATIVE.includes(line.do);

/** Two runs part where one of them refuses what a player does. */
function partsAtAct(own: Run, other: Run, rows: readonly Row[], at: number): Divergence {
	const found = rows.findIndex(({ own }) => own !== null && own.at >= at);
	const row = found < 0 ? rows.length : found;
	const step = rows[row]?.own ?? null;
	return {
		kind: 'act',
		at,
		row,
		steps: [step, null],
		rules: [rulesOf(step), other.entries[at]?.refused?.refusal?.rules ?? []],
		asks: null,
		...ledTo(rows, row, editionsOf(own, other)),
		after: []
	};
}

/**
 * Where the tables begin to differ though the same is told of both: what a step comes to is not always
 * said with it.
 */
function partsUntold(own: Run, other: Run, rows: readonly Row[]): Divergence | null {
	const wanted = gameDifferences(own.position, other.position);
	if (wanted.length === 0) return null;
	const differs = (a: Position, b: Position): boolean =>
		gameDifferences(a, b).some(({ of }) => wanted.some((one) => one.of === of));
	let row = -1;
	for (let place = rows.length - 1; place >= 0; place--) {
		const { own: one, other: beside } = rows[place] ?? { own: null, other: null };
		if (!one || !beside) continue;
		if (!differs(one.position, beside.position)) break;
		if (one.ofGame || row < 0) row = place;
	}
	const isLaid = row < 0 || differs(own.opening.changed.position, other.opening.changed.position);
	const steps: Divergence['steps'] = isLaid
		? [null, null]
		: [rows[row]?.own ?? null, rows[row]?.other ?? null];
	return {
		kind: isLaid ? 'table' : 'step',
		at: isLaid ? -1 : (rows[row]?.at ?? -1),
		row: Math.max(0, row),
		steps,
		rules: [rulesAt(rows, steps[0]), rulesAt(rows, steps[1])],
		asks: null,
		...ledTo(rows, Math.max(0, row), editionsOf(own, other))
	};
}

/** Where the same comes of it in another way. */
function partsOnTheWay(own: Run, other: Run, rows: readonly Row[]): Divergence | null {
	const apart = onAnotherWay(own, other, rows);
	return (
		apart && {
			kind: 'way',
			...apart,
			asks: null,
			...ledTo(rows, apart.row, editionsOf(own, other))
		}
	);
}

/** The rules of everything that came of the decision that a step came of. */
const rulesAt = (rows: readonly Row[], told: PlacedStep | null): readonly RuleId[] => [
	...new Set(
		rows.flatMap(({ own, other }) =>
			[own, other].flatMap((one) => (one && one.position === told?.position ? one.step.rules : []))
		)
	)
];

/** What differs between two tables beside what lies on the stack and the step of the turn. */
const gameDifferences = (a: Position, b: Position): readonly EndDifference[] =>
	differences(a, b).filter(({ of }) => of !== 'Stack' && of !== 'Turn');
const editionsOf = (own: Run, other: Run): Divergence['editions'] => [own.edition, other.edition];

const rulesOf = (told: PlacedStep | null): readonly RuleId[] => told?.step.rules ?? [];

/** The step where they part, and what the other run has in its place: of the same kind, if there is one. */
function stepsAt(rows: readonly Row[], { one, place, isOwn }: Alone): Divergence['steps'] {
	const inPlace: PlacedStep[] = [];
	for (const { own, other } of rows.slice(place + 1)) {
		if (own && other && own.ofGame) break;
		const told = isOwn ? other : own;
		if (told?.ofGame) inPlace.push(told);
	}
	const { did } = one.step.what;
	const beside = inPlace.find(({ step }) => step.what.did === did) ?? inPlace[0] ?? null;
	return isOwn ? [one, beside] : [beside, one];
}

/** How many rows after a divergence belong to it at most. */
const NEAR = 8;

/** What led to a place, what stands there in the other run, and the cards that they are of. */
function ledTo(
	rows: readonly Row[],
	place: number,
	editions: Divergence['editions']
): Pick<Divergence, 'editions' | 'before' | 'after' | 'cards'> {
	const before = sinceAlike(rows, place);
	const next = rows.findIndex(({ own, other }, at) => at > place && own?.ofGame && other !== null);
	const after = rows.slice(place + 1, Math.min(next < 0 ? rows.length : next + 1, place + NEAR));
	const near = [rows[place], ...before].flatMap((row) => [row?.own, row?.other]);
	const cards = near.flatMap((told) => (told ? cardsIn(told.step.what) : []));
	const differs = (card: CardKey): boolean =>
		isCard(card) && writtenOn(card, editions[0]) !== writtenOn(card, editions[1]);
	return { editions, before, after, cards: [...new Set(cards)].filter(differs) };
}
