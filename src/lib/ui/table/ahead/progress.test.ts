import { expect, test } from 'vitest';
import { stoppedSentence, type Asking } from './progress.ts';

const ALL: readonly Asking[] = ['odds', 'stopping', 'unnamed', 'hinges'];

test('what was stopped says how far it came, and that it is no answer', () => {
	expect(stoppedSentence('stopping', 12_500, false)).toBe(
		'Stopped after 12,500 positions. No way to stop it was found in these. That does not prove that there is none.'
	);
	expect(stoppedSentence('hinges', 1, false)).toMatch(/^Stopped after 1 changed fact\. /u);
	for (const asking of ALL) {
		expect(stoppedSentence(asking, 0, false)).toBe('Stopped at once. That says nothing.');
		expect(stoppedSentence(asking, 500, false)).toMatch(/no answer|does not prove|nobody can say/u);
		expect(stoppedSentence(asking, 500, true)).toMatch(/ not the whole answer\.$/u);
	}
});
