import { gathering, remembering } from '../model/objects.ts';
import type { Position } from '../model/position.ts';
import type { Seat } from '../model/words.ts';
import { soulsOf, soulValue } from './souls.ts';
import { inForce } from './standings.ts';

/** The soul value a player needs to win, by default (16). */
export const SOULS_TO_WIN = 4;

/** The soul value a player needs to win, now: the highest that anything asks for (16). */
export const soulsToWin = (position: Position): number =>
	inForce(position, 'soulsToWin').reduce(
		(most, { standing }) => ('soulsToWin' in standing ? Math.max(most, standing.soulsToWin) : most),
		SOULS_TO_WIN
	);

/** Who has any soul value, which most of the time nobody has. */
const anySouls = gathering(({ object, place }) =>
	'seat' in place && (place.among === 'souls' || place.among === 'character') && soulsOf(object) > 0
		? [place.seat]
		: []
);
const NOBODY: readonly Seat[] = [];

const bySouls = remembering((position): readonly Seat[] => {
	if (anySouls(position).length === 0) return NOBODY;
	const goal = soulsToWin(position);
	return position.players.flatMap((player, seat) => (soulValue(player) >= goal ? [seat] : []));
});

/** Every seat that has won, now: by souls, or by an ability that has resolved (16). */
export function winnersNow(position: Position): readonly Seat[] {
	const souls = bySouls(position);
	const { winning } = position;
	return winning ? [...new Set([...souls, ...winning])] : souls;
}
