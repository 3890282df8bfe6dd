import { expect, it } from 'vitest';
import { atLastEnd } from './typing.ts';

it.each([
	['Amy attacks Gurdy, rolls 2. Ben bo', 'Amy attacks Gurdy, rolls 2. ', 'Ben bo'],
	['Amy attacks Gurdy, ro', 'Amy attacks Gurdy,', ' ro'],
	['rolls 2 then Ben', 'rolls 2 then', ' Ben'],
	['Amy plays XIV. Temp', '', 'Amy plays XIV. Temp'],
	['Amy plays O. The F', '', 'Amy plays O. The F'],
	['Amy attacks Mr. Boom', '', 'Amy attacks Mr. Boom'],
	['Amy attacks Mr. Boom, ro', 'Amy attacks Mr. Boom,', ' ro'],
	['rolls 2, and so did I. Ben bo', 'rolls 2, and so did I. ', 'Ben bo'],
	['rolls 2. Ben plays I. The Mag', 'rolls 2. ', 'Ben plays I. The Mag'],
	['bo', '', 'bo']
])('%j is being typed behind its last end', (typed, before, fragment) => {
	expect(atLastEnd(typed)).toEqual([before, fragment]);
});
