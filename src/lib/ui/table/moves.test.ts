import { describe, expect, it } from 'vitest';
import { layOut } from './lay-out.ts';
import { everyonePasses, moveSentence, sameMove, take, type Move } from './moves.ts';

const movesOf = (text: string): readonly Move[] => {
	const laid = layOut(text);
	if (!laid.ok) throw new Error(laid.problems.map(({ message }) => message).join(' '));
	return laid.table.moves;
};

const TABLE = 'player Amy: Isaac | hand: Bomb!\nplayer Ben: Cain\nmonsters: Fly, Gurdy\n---\n';
const ROLLED = `${TABLE}Amy attacks\neveryone passes\nAmy chooses Fly\nroll 1`;
const last = (moves: readonly Move[]): Move => {
	const move = moves.at(-1);
	if (!move) throw new Error('There is always the opening move.');
	return move;
};

describe('moves', () => {
	it('are the lines of the script, after the table as it is laid out', () => {
		expect(movesOf(ROLLED).map(moveSentence)).toEqual([
			'The table is laid out.',
			'Amy declares an attack.',
			'Everyone passes.',
			'Amy chooses Fly.',
			'The die shows a 1.'
		]);
	});

	it('hold the passes that a line implies, and are named after what was done', () => {
		const move = last(movesOf(`${ROLLED}\nBen activates Cain`));
		expect(move.deeds.map(({ decision }) => decision.do)).toEqual(['pass', 'activate']);
		expect(moveSentence(move)).toBe('Ben activates Cain.');
	});

	it('are named after a pass where that is all', () => {
		const move = last(movesOf(`${ROLLED}\nAmy passes`));
		expect(moveSentence(move)).toBe('Amy passes.');
	});

	it('tell each step from the position it led to', () => {
		const { told, deeds, after } = last(movesOf(`${ROLLED}\neveryone passes`));
		expect(told).toHaveLength(deeds.flatMap(({ steps }) => steps).length);
		expect(told.at(-1)?.position).toBe(after);
	});
});

describe('everyone passing', () => {
	it('ends when the top of the stack has resolved', () => {
		const move = everyonePasses(last(movesOf(ROLLED)).after);
		expect(move?.deeds).toHaveLength(2);
		expect(move?.after.stack.map(({ kind }) => kind)).toEqual(['damage']);
	});

	it('is the same move as the one that a script writes', () => {
		const scripted = last(movesOf(`${ROLLED}\neveryone passes`));
		const tapped = everyonePasses(last(movesOf(ROLLED)).after);
		expect(tapped && sameMove(tapped, scripted)).toBe(true);
	});

	it('is nothing while something is asked', () => {
		const asked = last(movesOf(`${TABLE}Amy attacks\neveryone passes`));
		expect(everyonePasses(asked.after)).toBeNull();
	});
});

describe('taking decisions', () => {
	it('gives the refusal and leaves nothing of the row', () => {
		const { after } = last(movesOf(TABLE));
		const taken = take(after, [
			{ do: 'attack', player: 0 },
			{ do: 'purchase', player: 0 }
		]);
		expect(taken).toMatchObject({ ok: false, decision: { do: 'purchase' } });
	});

	it('of no decision is no move', () => {
		expect(take(last(movesOf(TABLE)).after, [])).toBeNull();
	});
});
