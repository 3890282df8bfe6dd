import { describe, expect, it } from 'vitest';
import { judge } from '../support/command-line.ts';

describe('--say', () => {
	it('prints the scenario that a sentence means, and the answer', () => {
		const { code, out, err } = judge(['--say', 'amy attacks gurdy (1 hp), rolls 2, ben bombs it']);
		expect([code, err]).toEqual([0, '']);
		expect(out).toContain(
			'monsters: Gurdy (1 HP), Fly\n---\nAmy attacks\neveryone passes\nAmy chooses Gurdy\nroll 2\nBen plays Bomb! -> Gurdy\n'
		);
		expect(out).toContain("Amy gains 7¢ and Gurdy's soul");
	});

	it('prints what it does not understand, and what would fit', () => {
		const { code, out } = judge(['--say', 'amy plays pills']);
		expect(code).toBe(2);
		expect(out).toContain('? “amy plays pills” is not understood; Pills!');
	});

	it('stands alone', () => {
		expect(judge(['--say']).err).toContain('--say takes a sentence in quotes.');
		expect(judge(['--say', 'x', '--json']).err).toContain(
			'--say goes with no file and no other option.'
		);
	});
});
