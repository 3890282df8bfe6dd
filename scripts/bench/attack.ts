/** The attack that it is measured on how quickly it is looked ahead, and how. */
import { parse, play, type Played } from '#lib/scenario/index.ts';

const ATTACK = `
player Amy: Isaac, 2 HP | hand: Bomb!, Butter Bean!
player Ben: Cain, 2 HP, 1 loot play | hand: Bomb!, Butter Bean!
monsters: Monstro, Fly
---
Amy attacks
everyone passes
Amy chooses Monstro
`;

/** A text played to its end; null where it does not follow. */
export function playedOf(text: string): Extract<Played, { ok: true }> | null {
	const parsed = parse(text);
	const played = parsed.ok ? play(parsed.scenario) : null;
	return played?.ok && !played.stopped ? played : null;
}

/** The attack, once its target is chosen. */
export function attackPlayed(): Extract<Played, { ok: true }> {
	const played = playedOf(ATTACK);
	if (!played) throw new Error('The attack of the benchmark does not follow.');
	return played;
}

/**
 * How long something takes the thread that does it, in milliseconds: whoever else works on the machine does not
 * count.
 */
export function worked(what: () => void): number {
	const from = process.threadCpuUsage();
	what();
	const { user, system } = process.threadCpuUsage(from);
	return (user + system) / 1000;
}

export const median = (values: readonly number[]): number =>
	[...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;
