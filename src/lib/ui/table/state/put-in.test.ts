import { expect, test } from 'vitest';
import type { Line } from '../../../scenario/scenario.ts';
import { isPutInMove, moveWords, putIn } from './put-in.ts';

const line = (): Line => ({ do: 'everyone passes' });

test('a move that nobody said reads as what comes first, any other as it is', () => {
	const [said, put] = [line(), line()];
	putIn([put]);
	const says = 'Ben activates Isaac #2.';
	expect(moveWords({ line: said, says })).toBe('Ben activates Isaac #2.');
	expect(moveWords({ line: put, says })).toBe('First, Ben activates Isaac #2.');
	expect(moveWords({ line: put, says: 'Everyone passes.' })).toBe('First, everyone passes.');
	expect(isPutInMove({ line: null })).toBe(false);
});
