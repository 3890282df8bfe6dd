/** "Each time a monster hits a player": only players make attack rolls, so it would wait for ever (8). */
import type { Ability } from '../grammar.ts';

/** Those of whom an event may be that no player is. */
const THINGS: ReadonlySet<unknown> = new Set(['this', 'it', 'a monster', 'another monster']);

/** Whether an ability waits for somebody to hit or miss who makes no attack rolls. */
export const waitsForNoRoller = (ability: Ability): boolean => isSaid(ability);

function isSaid(value: unknown): boolean {
	if (typeof value !== 'object' || value === null) return false;
	if ('on' in value && 'who' in value && (value.on === 'hit' || value.on === 'miss')) {
		if (THINGS.has(value.who) || isOfThings(value.who)) return true;
	}
	return Object.values(value).some(isSaid);
}

/** Whether it is of things of a kind: an item, a monster with a counter on it. */
const isOfThings = (who: unknown): boolean =>
	typeof who === 'object' &&
	who !== null &&
	'any' in who &&
	Array.isArray(who.any) &&
	who.any.some((one: unknown) => !isPlayers(one));
const isPlayers = (filter: unknown): boolean =>
	filter === 'player' ||
	(typeof filter === 'object' && filter !== null && 'is' in filter && filter.is === 'player');
