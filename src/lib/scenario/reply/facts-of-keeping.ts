/** What somebody had and may have kept or lost. */
import type { PlayerOutcome } from '../../judge/verdict/outcome.ts';
import type { Player, Position } from '../../model/position.ts';
import type { CardKey, Seat } from '../../model/words.ts';
import type { CameOf, Fact } from './asked.ts';

/** Whether somebody had a card at some time, and has it no more: what was bought on the way may be lost again. */
export const hadOnce = ({ parts, end }: CameOf, seat: Seat, card: CardKey): boolean => {
	const has = ({ players }: Position): boolean => {
		const { items = [], souls = [], curses = [] } = players[seat] ?? {};
		return [...items, ...souls, ...curses].some((one) => one.card === card);
	};
	return !has(end) && parts.some(({ before }) => has(before));
};

/** What somebody may keep: it is there in the end, or is lost; null where it never was there, or some of it is lost. */
const keeps = (
	seat: Seat,
	of: (
		player: PlayerOutcome,
		end: Player,
		came: CameOf
	) => { readonly lost: boolean; readonly has: boolean }
): Fact => ({
	holds: (came) => {
		const [player, last] = [came.outcome.players[seat], came.end.players[seat]];
		if (!player || !last) return null;
		const { lost, has } = of(player, last, came);
		return lost === has ? null : has;
	},
	stays: [false],
	loses: true
});
export const keepsSoul = (seat: Seat): Fact =>
	keeps(seat, ({ souls, soulsLost }) => ({ lost: soulsLost.length > 0, has: souls.after > 0 }));
export const keepsCents = (seat: Seat): Fact =>
	keeps(seat, ({ cents }) => ({
		lost: cents.after < cents.before,
		has: cents.after > 0
	}));
/** An item or soul of a name, or any item where none is named. */
export const keepsCard = (seat: Seat, card: CardKey | null): Fact =>
	keeps(seat, ({ itemsLost, soulsLost, cursesLost }, { items, souls, curses }, came) => {
		if (card === null) {
			const lost = itemsLost.length > 0;
			return { lost, has: !lost && items.length > 0 };
		}
		const isIt = (one: { readonly card: CardKey }): boolean => one.card === card;
		return {
			lost: [...itemsLost, ...soulsLost, ...cursesLost].some(isIt) || hadOnce(came, seat, card),
			has: [...items, ...souls, ...curses].some(isIt)
		};
	});
