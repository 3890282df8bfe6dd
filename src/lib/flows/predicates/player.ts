import { barredBy, enough, type Act } from '../../mechanics/barred.ts';
import type { Counted } from '../../mechanics/counting.ts';
import type { Seat } from '../../model/words.ts';
import type { Next } from '../next.ts';
import { cardNameOf, nameOf } from './says.ts';

/** Who decides, or -1 when the game goes on by itself. */
export const playerOf = ({ decision }: Next): Seat =>
	decision && 'player' in decision ? decision.player : -1;

/** Whether something bars a player from a kind of act. */
export const barred = (at: Next, player: Seat, what: Act): boolean =>
	barredBy(at.position, player, what) !== null;

const KEEPS = {
	'play loot': 'playing loot cards',
	activate: 'activating items',
	attack: 'attacking',
	purchase: 'purchasing'
} as const;
const ONCE = { 'play loot': ['play', 'loot card'], activate: ['activate', 'ability'] } as const;

/** What bars a player from a kind of act, by its card: "Jail Card keeps Ben from activating items". */
export function barredWords(at: Next, player: Seat, what: keyof typeof KEEPS): string {
	const by = barredBy(at.position, player, what);
	if (!by) return `an effect keeps them from ${KEEPS[what]}`;
	const [card, name] = [cardNameOf(by.at.card), nameOf(at.position, player)];
	if (!('most' in by.standing)) return `${card} keeps ${name} from ${KEEPS[what]}`;
	const { most } = by.standing;
	if (what === 'attack' || what === 'purchase')
		return `${card} lets ${name} ${what} only ${most === 1 ? 'once' : `${String(most)} times`} each turn`;
	const [verb, noun] = ONCE[what];
	const many = noun === 'ability' ? 'abilities' : `${noun}s`;
	return `${card} lets ${name} ${verb} only ${most === 1 ? `one ${noun}` : `${String(most)} ${many}`} each turn`;
}

/** Whether a player has done it as often as anything lets them: abilities of whatever has them. */
export const hasDoneEnough = (at: Next, player: Seat, what: Counted): boolean =>
	enough(at.position, player, what) !== undefined;
