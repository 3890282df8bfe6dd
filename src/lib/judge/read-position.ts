import * as v from 'valibot';
import { abilityOf } from '../cards/library.ts';
import { EDITIONS } from '../editions/index.ts';
import { cleanData } from '../model/clean-text.ts';
import type { Frame } from '../model/frame.ts';
import { inPlay } from '../model/in-play.ts';
import type { Position } from '../model/position.ts';
import { readFrom, type FromOutside } from './from-outside.ts';
import { begin, prompt } from './judge.ts';
import { positionSchema } from './schema/position.ts';

/** The fields in which a position names a player by the seat, alone or in a list. */
const SEATS: ReadonlySet<string> = new Set([
	...[
		'player',
		'you',
		'active',
		'holder',
		'from',
		'attacker',
		'buyer',
		'roller',
		'rollers',
		'hand'
	],
	...['controller', 'who', 'whose', 'attackOf', 'seat', 'lastTurn', 'starting', 'seenBy'],
	...['extraTurns', 'winning', 'winners', 'seats', 'due']
]);

/** What each part of a position says, whatever it is in. */
function* partsOf(data: unknown): Generator<object> {
	if (typeof data !== 'object' || data === null) return;
	yield data;
	for (const inner of Object.values(data)) yield* partsOf(inner);
}

const seatsIn = (part: object): readonly number[] =>
	Object.entries(part).flatMap(([key, value]: [string, unknown]) =>
		SEATS.has(key) ? [value].flat().filter((seat) => typeof seat === 'number') : []
	);

/** Whether a part says where on a card something is written, and nothing is. */
const isNowhere = (part: object, { edition }: Position): boolean =>
	'card' in part &&
	'line' in part &&
	'path' in part &&
	typeof part.card === 'string' &&
	typeof part.line === 'number' &&
	abilityOf(
		{ card: part.card, line: part.line, ...('doubled' in part && { doubled: true }) },
		edition
	) === null;

const hasState = ({ edition }: Position, { chart, state }: Frame): boolean =>
	Object.hasOwn(EDITIONS[edition].charts[chart]?.chart.states ?? {}, state);

/** What does not fit together in a position of the right shape, a sentence each. */
function faultsOf(position: Position): readonly string[] {
	const { players, frames, stack, waiting, effects, nextId, winners } = position;
	const faults: string[] = [];
	const must = (holds: boolean, fault: string): void => {
		if (!holds) faults.push(fault);
	};
	const ids = [
		...inPlay(position).map(({ object }) => object),
		...stack,
		...waiting,
		...effects
	].map(({ id }) => id);
	must(players.length > 0, 'Nobody sits at the table.');
	must(new Set(ids).size === ids.length, 'Two things have the same id.');
	must(
		ids.every((id) => id < nextId),
		'nextId is not greater than every id.'
	);
	must(winners !== null || frames[0]?.chart === 'turn', 'The first frame is not the turn.');
	must(
		stack.length === 0 || frames.some(({ chart }) => chart === 'priority'),
		'Something is on the stack, and nobody has priority.'
	);
	const waitingFrames = stack.flatMap((item) => (item.kind === 'procedure' ? [item.frame] : []));
	for (const frame of [...frames, ...waitingFrames])
		must(
			hasState(position, frame),
			`"${frame.chart}" has no state "${frame.state}" in this edition.`
		);
	for (const part of partsOf(position)) {
		must(
			seatsIn(part).every((seat) => seat < players.length),
			'A player is named who is not there.'
		);
		must(!isNowhere(part, position), 'Something is written where the card has no line.');
	}
	return [...new Set(faults)];
}

/**
 * Reads a position from data that anybody may have made, such as JSON that was stored: its shape, whether
 * its parts fit together, and whether the game can go on from it. A position that has been read is as good
 * as one that the judge has given. Never throws.
 */
export function readPosition(data: unknown): FromOutside<Position> {
	const read = readFrom(v.pipe(v.unknown(), v.transform(cleanData), positionSchema), data);
	if (!read.ok) return read;
	try {
		const problems = faultsOf(read.value);
		if (problems.length > 0) return { ok: false, problems };
		prompt(begin(read.value).position);
		return read;
	} catch {
		return { ok: false, problems: ['The game cannot go on from there.'] };
	}
}
