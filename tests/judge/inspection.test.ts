import { expect, test } from 'vitest';
import {
	createActor,
	type Actor,
	type AnyStateMachine,
	type InspectionEvent,
	type Snapshot
} from 'xstate';
import { EDITIONS } from '#lib/editions/index.ts';
import type { Inspect, Inspected } from '#lib/judge/inspection.ts';
import { judgeOf } from '#lib/judge/judge.ts';
import { EDITIONS as EDITION_IDS } from '#lib/model/words.ts';
import { follow } from '#lib/ui/charts/follow.ts';
import { chanceOf, randomDecision, randomTable } from '../support/random.ts';

/** An inspection event as a line: whose it is, what it is, and what it says. */
function lineOf(id: string, inspected: InspectionEvent): string {
	const at = (snapshot: Snapshot<unknown>): string =>
		`${'value' in snapshot ? String(snapshot.value) : 'nowhere'}, ${snapshot.status}`;
	switch (inspected.type) {
		case '@xstate.microstep': {
			const { event, snapshot, _transitions: taken } = inspected;
			const by = taken.map(({ source, target, actions }) =>
				[source.key, ...(target ?? []).map(({ key }) => key), ...actions.map(String)].join(' → ')
			);
			return `${id} ${inspected.type} ${event.type}: ${by.join('; ')}, at ${at(snapshot)}`;
		}
		case '@xstate.snapshot':
			return `${id} ${inspected.type} ${inspected.event.type}: ${at(inspected.snapshot)}`;
		case '@xstate.action':
			return `${id} ${inspected.type} ${inspected.action.type}`;
		case '@xstate.event':
			return `${id} ${inspected.type} ${inspected.event.type}`;
		default:
			return `${id} ${inspected.type}`;
	}
}

/** Actors of XState that are made, started, sent events and stopped as the frames were. */
function actorsLike(tell: (line: string) => void): (inspected: Inspected) => void {
	const actors = new Map<string, Actor<AnyStateMachine>>();
	return (inspected) => {
		const { id, logic, getSnapshot } = inspected.actorRef;
		const actor = actors.get(id);
		if (inspected.type === '@xstate.actor')
			actors.set(
				id,
				createActor(logic, {
					id,
					snapshot: getSnapshot(),
					inspect: (heard) => {
						tell(lineOf(id, heard));
					}
				})
			);
		else if (inspected.type === '@xstate.event')
			if (inspected.event.type === 'xstate.init') actor?.start();
			else actor?.send(inspected.event);
		else if (inspected.type === '@xstate.microstep' && inspected.event.type === 'xstate.stop')
			actor?.stop();
	};
}

test.each(EDITION_IDS)(
	'what is told of a game by %s is what actors of the same machines tell',
	(edition) => {
		const told: string[] = [];
		const byActors: string[] = [];
		const feed = actorsLike((line) => byActors.push(line));
		const { begin, decide, prompt } = judgeOf(EDITIONS, (inspected) => {
			told.push(lineOf(inspected.actorRef.id, inspected));
			feed(inspected);
		});
		const chance = chanceOf(1);
		let { position } = begin(randomTable(chance, 4, undefined, edition));
		for (let n = 0; n < 600; n++) {
			const decision = randomDecision(position, chance, 0.6, prompt);
			if (!decision) break;
			const decided = decide(position, decision);
			if (!decided.ok) throw new Error(decided.refusal.refused);
			position = decided.position;
		}
		expect(told).toEqual(byActors);
		expect(told.filter((line) => line.includes('@xstate.microstep')).length).toBeGreaterThan(300);
	}
);

test('a decision that is refused tells nothing', () => {
	const told: Inspected[] = [];
	const { begin, decide } = judgeOf(EDITIONS, (inspected) => told.push(inspected));
	const { position } = begin(randomTable(chanceOf(1), 2));
	const before = told.length;
	expect(decide(position, { do: 'end turn', player: 1 }).ok).toBe(false);
	expect(told.slice(before)).toEqual([]);
	expect(before).toBeGreaterThan(0);
});

test('a table that is stepped through tells the same as the game did', () => {
	const heard: string[] = [];
	const again: string[] = [];
	const into =
		(lines: string[]): Inspect =>
		(inspected) =>
			lines.push(lineOf(inspected.actorRef.id, inspected));
	const { begin, decide, prompt } = judgeOf(EDITIONS, into(heard));
	const chance = chanceOf(2);
	let { position } = begin(randomTable(chance, 2));
	const step = follow(into(again));
	step(position, []);
	// The frames of a table that is first shown start where they are.
	heard.length = 0;
	again.length = 0;
	for (let n = 0; n < 50; n++) {
		const decision = randomDecision(position, chance, 0.6, prompt);
		if (!decision) break;
		const decided = decide(position, decision);
		if (!decided.ok) throw new Error(decided.refusal.refused);
		const before = position;
		position = decided.position;
		step(position, [{ before, decision }]);
	}
	expect(again).toEqual(heard);
	expect(again.length).toBeGreaterThan(50);
});
