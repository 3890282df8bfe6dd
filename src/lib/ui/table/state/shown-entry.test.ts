import { describe, expect, it } from 'vitest';
import { toldAt } from '../../../scenario/entry.ts';
import { toldSentence } from '../../../wording/index.ts';
import { lastEntry, entriesFrom } from './fixture.ts';
import { everyonePasses } from '../lines/rounds.ts';

const TABLE = 'player Amy: Isaac | hand: Bomb!\nplayer Ben: Cain\nmonsters: Fly, Gurdy\n---\n';
const ROLLED = `${TABLE}Amy attacks\neveryone passes\nAmy chooses Fly\nroll 1`;
describe('shown entries', () => {
	it('are the lines of the script, after the table as it is laid out', () => {
		expect(entriesFrom(ROLLED).map(({ says }) => says)).toEqual([
			'The table is laid out.',
			'Amy declares an attack.',
			'Everyone passes.',
			'Amy chooses Fly.',
			'The die shows a 1.'
		]);
	});

	it('hold the passes that a line implies, and are named after what was done', () => {
		const entry = lastEntry(`${ROLLED}\nBen activates Cain`);
		expect(entry.decisions.map(({ decision }) => decision.do)).toEqual(['pass', 'activate']);
		expect(entry.says).toBe('Ben activates Cain.');
	});

	it('are named after a pass where that is all', () => {
		const entry = lastEntry(`${ROLLED}\nAmy passes`);
		expect(entry.says).toBe('Amy passes.');
	});

	it('name what dies though it is gone when its death has resolved', () => {
		const death = lastEntry(
			`${ROLLED.replace('roll 1', 'roll 6')}${'\neveryone passes'.repeat(3)}`
		);
		expect(death.resolved).toBe("Fly's death");
		expect(toldAt(death).map(toldSentence)).toContain("Fly's death resolves.");
	});

	it('say what resolved in them', () => {
		expect(entriesFrom(`${ROLLED}\neveryone passes`).map(({ resolved }) => resolved)).toEqual([
			null,
			null,
			null,
			null,
			null,
			"Amy's attack roll of 1 against Fly"
		]);
	});

	it('tell each step from the position it led to', () => {
		const entry = lastEntry(`${ROLLED}\neveryone passes`);
		const told = toldAt(entry);
		expect(told).toHaveLength(entry.decisions.flatMap(({ steps }) => steps).length);
		expect(told.at(-1)?.position).toBe(entry.position);
	});
});

describe('everyone passing', () => {
	it('ends when the top of the stack has resolved', () => {
		const passes = everyonePasses(lastEntry(ROLLED).position);
		expect(passes).toHaveLength(2);
		expect(passes?.at(-1)?.position.stack.map(({ kind }) => kind)).toEqual(['damage']);
	});

	it('is nothing while something is asked', () => {
		const asked = lastEntry(`${TABLE}Amy attacks\neveryone passes`);
		expect(everyonePasses(asked.position)).toBeNull();
	});
});
