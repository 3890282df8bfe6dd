import { hp } from '../../mechanics/stats.ts';
import { cardText } from '../names.ts';
import { stackText } from '../describe/describe.ts';
import type { Played } from '../play.ts';
import { stepText } from '../print/expect.ts';
import { stepsOf } from '../readings.ts';
import { patternOf } from '../expect/step-match.ts';
import { digest } from './digest.ts';

/** Few enough for a link, enough to tell two verdicts apart. */
export const VERDICT_BITS = 24;

/**
 * What came of a scenario in 24 bits: what happened, and how the table stands at the end. It says
 * nothing of rules that were cited or of identities, so that it outlives repairs of both.
 */
export function verdictOf(played: Played): number {
	const text = played.ok ? sumUp(played) : 'it cannot begin';
	return digest(
		Array.from(text, (letter) => letter.codePointAt(0) ?? 0),
		VERDICT_BITS
	);
}

function sumUp(played: Extract<Played, { ok: true }>): string {
	const { position, stopped } = played;
	const names = position.players.map(({ name }) => name);
	const steps = stepsOf(played).map((step) => {
		const { did, about } = patternOf(position, step);
		return stepText({ did, ...(about ? { about } : {}) }, names);
	});
	const players = position.players.map(({ name, cents, hand, dead, items, souls, curses }, seat) =>
		[
			name,
			hp(position, { player: seat }),
			cents,
			hand.length,
			dead,
			...[items, souls, curses].map((objects) => objects.map(({ card }) => cardText(card)).join())
		].join(' ')
	);
	return [
		...steps,
		...players,
		stackText(position),
		position.question?.purpose.about ?? '',
		position.winners?.join() ?? '',
		stopped ? `stopped at ${String(stopped.at)}` : ''
	].join('\n');
}
