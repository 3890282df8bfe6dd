import { expect } from 'vitest';
import { parse, play, type Played, type Scenario } from '#lib/scenario/index.ts';

/** A text as a scenario; the test fails with the problems of one that cannot be read. */
export function read(text: string): Scenario {
	const parsed = parse(text);
	return parsed.ok ? parsed.scenario : expect.fail(JSON.stringify(parsed.problems));
}

/** A text played; the test fails with the problems of one that cannot be laid out. */
export function played(text: string): Extract<Played, { ok: true }> {
	const result = play(read(text));
	return result.ok ? result : expect.fail(JSON.stringify(result.problems));
}
