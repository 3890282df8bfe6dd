import { describe, expect, it } from 'vitest';
import { stepSentence } from '../../wording/index.ts';
import { lastMove, movesFrom } from './fixture.ts';
import { moveSentence, resolvedIn } from './moves.ts';
import { everyonePasses } from './rounds.ts';

const TABLE = 'player Amy: Isaac | hand: Bomb!\nplayer Ben: Cain\nmonsters: Fly, Gurdy\n---\n';
const ROLLED = `${TABLE}Amy attacks\neveryone passes\nAmy chooses Fly\nroll 1`;
describe('moves', () => {
	it('are the lines of the script, after the table as it is laid out', () => {
		expect(movesFrom(ROLLED).map(moveSentence)).toEqual([
			'The table is laid out.',
			'Amy declares an attack.',
			'Everyone passes.',
			'Amy chooses Fly.',
			'The die shows a 1.'
		]);
	});

	it('hold the passes that a line implies, and are named after what was done', () => {
		const move = lastMove(`${ROLLED}\nBen activates Cain`);
		expect(move.deeds.map(({ decision }) => decision.do)).toEqual(['pass', 'activate']);
		expect(moveSentence(move)).toBe('Ben activates Cain.');
	});

	it('are named after a pass where that is all', () => {
		const move = lastMove(`${ROLLED}\nAmy passes`);
		expect(moveSentence(move)).toBe('Amy passes.');
	});

	it('name what dies though it is gone when its death has resolved', () => {
		const death = lastMove(`${ROLLED.replace('roll 1', 'roll 6')}${'\neveryone passes'.repeat(3)}`);
		expect(resolvedIn(death)).toBe("Fly's death");
		expect(death.told.map(({ step, position }) => stepSentence(step, position))).toContain(
			"Fly's death resolves."
		);
	});

	it('say what resolved in them', () => {
		expect(movesFrom(`${ROLLED}\neveryone passes`).map(resolvedIn)).toEqual([
			null,
			null,
			null,
			null,
			null,
			"Amy's attack roll of 1 against Fly"
		]);
	});

	it('tell each step from the position it led to', () => {
		const { told, deeds, after } = lastMove(`${ROLLED}\neveryone passes`);
		expect(told).toHaveLength(deeds.flatMap(({ steps }) => steps).length);
		expect(told.at(-1)?.position).toBe(after);
	});
});

describe('everyone passing', () => {
	it('ends when the top of the stack has resolved', () => {
		const deeds = everyonePasses(lastMove(ROLLED).after);
		expect(deeds).toHaveLength(2);
		expect(deeds?.at(-1)?.after.stack.map(({ kind }) => kind)).toEqual(['damage']);
	});

	it('is nothing while something is asked', () => {
		const asked = lastMove(`${TABLE}Amy attacks\neveryone passes`);
		expect(everyonePasses(asked.after)).toBeNull();
	});
});
