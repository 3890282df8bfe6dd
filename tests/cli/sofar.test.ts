import { expect, test } from 'vitest';
import { sayingSofar } from '../../src/cli/sofar.ts';

test('says what is known when it takes long, and less often the longer that takes', () => {
	let time = 0;
	const lines: string[] = [];
	const hear = sayingSofar(
		(line) => lines.push(line),
		(known: number) => `${String(known)} positions.`,
		() => time
	);
	const at = (when: number, known: number, takes = 0): void => {
		time = when;
		hear(() => {
			time += takes;
			return known;
		});
	};
	at(1_900, 1);
	expect(lines).toEqual([]);
	at(2_000, 2, 500);
	expect(lines).toEqual(['So far: 2 positions.']);
	at(7_400, 3);
	at(7_500, 4);
	expect(lines.slice(1)).toEqual(['So far: 4 positions.']);
});
