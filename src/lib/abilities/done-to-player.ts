import type { Filter, TriggerEvent } from './grammar.ts';

/**
 * Whether an event is what you do to a player: "they" is that player then, as you are called "you".
 *
 * @example
 * isDoneToPlayer({ on: 'kill', who: 'you', what: 'player' }); // true
 */
export function isDoneToPlayer(when: TriggerEvent): boolean {
	if (when.who !== 'you') return false;
	if (when.on === 'kill') {
		const all: readonly Filter[] = isList(when.what) ? when.what : [when.what];
		return all.every(isPlayer);
	}
	if (when.on !== 'deal damage' && when.on !== 'would deal damage') return false;
	return when.to !== null && when.to !== 'this' && isPlayer(when.to);
}

const isList = (what: Filter | readonly Filter[]): what is readonly Filter[] => Array.isArray(what);
const isPlayer = (filter: Filter): boolean =>
	(typeof filter === 'string' ? filter : filter.is) === 'player';
