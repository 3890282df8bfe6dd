import { expect, it } from 'vitest';
import { asksToUndo } from './undo-said.ts';

it.each(['undo', 'Undo that.', 'take that back', 'take back the last one', 'Scratch that!'])(
	'%s takes back what was done last',
	(text) => {
		expect(asksToUndo(text)).toBe(true);
	}
);

it.each(['Ben undoes the bomb', 'undo that with Butter Bean', 'Ben takes it back', 'back'])(
	'%s says something else',
	(text) => {
		expect(asksToUndo(text)).toBe(false);
	}
);
