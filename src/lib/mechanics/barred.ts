import type { Ability, StaticEffect } from '../abilities/grammar.ts';
import type { Position } from '../model/position.ts';
import type { Damageable } from '../model/stack.ts';
import type { ObjectId, Seat } from '../model/words.ts';
import { reaches } from './giving.ts';
import { timesDone, type Counted } from './counting.ts';
import { inForce, type InForce } from './static-effects.ts';

/** What players may be kept from. */
export type Act = Extract<StaticEffect, { cant: unknown }>['cant'];

/** What bars a player from a kind of act; null where nothing does. */
export const barredBy = (position: Position, player: Seat, what: Act): InForce | null =>
	(isCounted(what) ? enough(position, player, what) : undefined) ??
	barring(position, what, { player });

const COUNTED: ReadonlySet<string> = new Set<Counted>([
	'play loot',
	'activate',
	'attack',
	'purchase'
]);
const isCounted = (what: Act): what is Act & Counted => COUNTED.has(what);

/** What keeps an object from being activated by anybody; null where nothing does. */
export const barsActivating = (position: Position, object: ObjectId): InForce | null =>
	barring(position, 'activate', { object });

const OF_WAY = { tap: 'activate ↷', paid: 'activate $' } as const;

/** What keeps abilities with ↷, or $, of an object or a player from being activated; null where nothing does. */
export const barsWay = (
	position: Position,
	player: Seat,
	object: ObjectId,
	way: Ability['way']
): InForce | null =>
	way === 'tap' || way === 'paid'
		? (barring(position, OF_WAY[way], { player }) ?? barring(position, OF_WAY[way], { object }))
		: null;

/** Whether a player or an object is kept from healing; "doesn't heal" is said of the turn's end alone (6.17, 7.3). */
export const cannotHeal = (position: Position, of: Damageable): boolean =>
	barring(position, 'heal', of) !== null;

/** Whether a player is kept from stealing (6.16). */
export const cannotSteal = (position: Position, player: Seat): boolean =>
	barring(position, 'steal', { player }) !== null;

/** Whether an object is kept from being stolen (6.16). */
export const cannotBeStolen = (position: Position, object: ObjectId): boolean =>
	barring(position, 'be stolen', { object }) !== null;

const barring = (position: Position, what: Act, of: Damageable): InForce | null =>
	inForce(position, 'cant').find(
		({ standing, context, from }) =>
			'cant' in standing &&
			standing.cant === what &&
			reaches(position, standing.who, from, context, of)
	) ?? null;

/** What a player has done as often as it lets them do it in a turn. */
export const enough = (position: Position, player: Seat, what: Counted): InForce | undefined =>
	inForce(position, 'most').find(
		({ standing, context, from }) =>
			'most' in standing &&
			standing.times === what &&
			timesDone(position, player, what) >= standing.most &&
			reaches(position, standing.who, from, context, { player })
	);
