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
