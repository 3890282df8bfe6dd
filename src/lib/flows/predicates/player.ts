import { timesDone, type Counted } from '../../mechanics/counting.ts';
import type { StaticEffect } from '../../abilities/grammar.ts';
import { reaches } from '../../mechanics/abilities-on.ts';
import { inForce, type InForce } from '../../mechanics/static-effects.ts';
import type { Seat } from '../../model/words.ts';
import type { Next } from '../next.ts';
import { cardNameOf, nameOf } from './says.ts';

/** Who decides, or -1 when the game goes on by itself. */
export const playerOf = ({ decision }: Next): Seat =>
	decision && 'player' in decision ? decision.player : -1;

type Act = Extract<StaticEffect, { cant: unknown }>['cant'];

/** Whether something bars a player from a kind of act. */
export const barred = (at: Next, player: Seat, what: Act): boolean =>
	barredBy(at, player, what) !== null;

/** What bars a player from a kind of act; null where nothing does. */
const barredBy = (at: Next, player: Seat, what: Act): InForce | null =>
	(what === 'play loot' || what === 'activate' ? enough(at, player, what) : undefined) ??
	inForce(at.position, 'cant').find(
		({ standing, context, from }) =>
			'cant' in standing &&
			standing.cant === what &&
			reaches(at.position, standing.who, from, context, { player })
	) ??
	null;

const KEEPS = {
	'play loot': 'playing loot cards',
	activate: 'activating items',
	attack: 'attacking'
} as const;
const ONCE = { 'play loot': ['play', 'loot card'], activate: ['activate', 'ability'] } as const;

/** What bars a player from a kind of act, by its card: "Jail Card keeps Ben from activating items". */
export function barredWords(at: Next, player: Seat, what: keyof typeof KEEPS): string {
	const by = barredBy(at, player, what);
	if (!by) return `an effect keeps them from ${KEEPS[what]}`;
	const [card, name] = [cardNameOf(by.at.card), nameOf(at.position, player)];
	if (!('most' in by.standing) || what === 'attack')
		return `${card} keeps ${name} from ${KEEPS[what]}`;
	const [verb, noun] = ONCE[what];
	const { most } = by.standing;
	const many = noun === 'ability' ? 'abilities' : `${noun}s`;
	return `${card} lets ${name} ${verb} only ${most === 1 ? `one ${noun}` : `${String(most)} ${many}`} each turn`;
}

/** Whether a player has done it as often as anything lets them: abilities of whatever has them. */
export const hasDoneEnough = (at: Next, player: Seat, what: Counted): boolean =>
	enough(at, player, what) !== undefined;

/** What a player has done as often as it lets them do it in a turn. */
const enough = ({ position }: Next, player: Seat, what: Counted): InForce | undefined =>
	inForce(position, 'most').find(
		({ standing, context, from }) =>
			'most' in standing &&
			standing.times === what &&
			timesDone(position, player, what) >= standing.most &&
			reaches(position, standing.who, from, context, { player })
	);
