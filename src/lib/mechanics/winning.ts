import { gathered, gathering, remembering } from '../model/in-play.ts';
import type { Position } from '../model/position.ts';
import type { Seat } from '../model/words.ts';
import type { AtPoint } from '../rules/points.ts';
import { hasVariant, playsTogether } from '../rules/variants.ts';
import { bossesAreBeaten } from './challenges.ts';
import { soulsOf } from './souls.ts';
import { inForce } from './static-effects.ts';

/** The soul value a player needs to win, by default (16). */
export const SOULS_TO_WIN = 4;

const HARD = 6;
const ULTRA_HARD = 8;

/** The souls that win where no card says otherwise: more where it shall be harder (16, 17.2). */
function usualGoal(position: Position): number {
	if (hasVariant(position, 'ultra hard')) return ULTRA_HARD;
	return hasVariant(position, 'hard') ? HARD : SOULS_TO_WIN;
}

const everybody = ({ players }: Position): readonly Seat[] => players.map((_, seat) => seat);

/** Whether all win or lose together: the two characters of solitaire and co-op, or who beats a challenge. */
export const isOneSide = (position: Position): boolean =>
	playsTogether(position) || hasVariant(position, 'challenge');

/** By what those on one side have won (17.2, 18); null where rivals play. */
export function pointsOfOneSide(position: Position): AtPoint | null {
	if (hasVariant(position, 'challenge')) return ['challenge won'];
	if (!playsTogether(position)) return null;
	if (position.winning) return ['won by an ability'];
	return hasVariant(position, 'hard', 'ultra hard')
		? ['won together', 'harder game']
		: ['won together'];
}

/** The soul value a player needs to win, now: the highest that anything asks for (16). */
export const soulsToWin = (position: Position): number =>
	inForce(position, 'soulsToWin').reduce(
		(most, { standing }) => ('soulsToWin' in standing ? Math.max(most, standing.soulsToWin) : most),
		usualGoal(position)
	);

/** The soul value of everything that a player has. */
const valued = gathering(({ object, place }) =>
	'seat' in place &&
	(place.among === 'souls' || place.among === 'character') &&
	soulsOf(object) !== 0
		? [{ seat: place.seat, value: soulsOf(object) }]
		: []
);

/** The soul value that each player controls, by seat; nothing of who has none. */
const soulsBySeat = gathered(valued, (all) => {
	const sums: number[] = [];
	for (const { seat, value } of all) sums[seat] = (sums[seat] ?? 0) + value;
	return sums;
});

const NOBODY: readonly Seat[] = [];

const bySouls = remembering((position): readonly Seat[] => {
	const sums = soulsBySeat(position);
	const together = playsTogether(position);
	const most = sums.reduce((one, other) => (together ? one + other : Math.max(one, other)), 0);
	// Whatever asks for another number asks for more.
	if (most < usualGoal(position)) return NOBODY;
	const goal = soulsToWin(position);
	if (most < goal) return NOBODY;
	return together
		? everybody(position)
		: position.players.flatMap((_, seat) => ((sums[seat] ?? 0) >= goal ? [seat] : []));
});

/** Every seat that has won, now: by souls, or by an ability that has resolved (16). */
export function winnersNow(position: Position): readonly Seat[] {
	if (hasVariant(position, 'challenge'))
		return bossesAreBeaten(position) ? everybody(position) : NOBODY;
	const souls = bySouls(position);
	const { winning } = position;
	if (!winning) return souls;
	return playsTogether(position) ? everybody(position) : [...new Set([...souls, ...winning])];
}
