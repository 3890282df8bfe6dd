import { number, type Codec } from './combine.ts';
import { LinkError } from './range.ts';
import { text } from './text.ts';

/** More players than sit at any table. */
const MOST_PLAYERS = 16;

/** A player by the seat; whoever sits at none by name. */
export function player(): Codec {
	const seats = Array.from({ length: MOST_PLAYERS + 1 }, () => number());
	const self = {};
	return (coder, value) => {
		const { players, last } = coder.memory;
		const index = players.findIndex((name) => name === value);
		const wanted = index < 0 ? players.length : index;
		const codec = seats[Math.min(last.get(self) ?? MOST_PLAYERS, MOST_PLAYERS)];
		const seat = codec?.(coder, coder.isReading ? undefined : wanted);
		if (typeof seat !== 'number' || seat > players.length)
			throw new LinkError('The link is damaged.');
		last.set(self, seat);
		return players[seat] ?? text(coder, value);
	};
}
