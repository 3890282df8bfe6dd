import { CHANGED, facesText } from '../../wording/hinges.ts';
import { dependsOnWords } from '../../wording/verdict-depends.ts';
import { play, type Played } from '../play.ts';
import type { Line, Scenario } from '../scenario.ts';
import type { Twin } from './twin.ts';
import { DIE_NUMBERS } from '../../model/words.ts';

/** Rounds of passes that a die is waited for. */
const MOST_PASSES = 12;
const PASS: Line = { do: 'everyone passes' };

/** The die that is rolled next if nobody does anything more: each of its numbers as a line that is still to come. */
export function facesToCome(
	scenario: Scenario,
	played: Extract<Played, { ok: true }>
): readonly Twin[] {
	let { position } = played;
	let { script } = scenario;
	for (let passes = 0; !position.question && !position.winners; passes++) {
		// With nothing on the stack and no attack under way, nothing is rolled.
		const isIdle =
			position.stack.length === 0 && !position.frames.some(({ chart }) => chart === 'attack');
		if (passes === MOST_PASSES || isIdle) return [];
		script = [...script, PASS];
		const run = play({ ...scenario, script });
		if (!run.ok || run.stopped) return [];
		({ position } = run);
	}
	const { question } = position;
	if (question?.domain.pick !== 'roll') return [];
	const what = dependsOnWords(question, position);
	return DIE_NUMBERS.map((face) => ({
		kind: 'roll',
		about: 'to come',
		face,
		words: (faces) => CHANGED.toCome(what, facesText(faces)),
		scenario: { ...scenario, script: [...script, { do: 'roll', result: face }] }
	}));
}
