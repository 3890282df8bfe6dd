import type { DamageSource, Damageable, EventData } from '../model/stack.ts';

/** The monster or player that deals damage; of what players control, its player (6.8). */
export function dealerOf(source: DamageSource): Pick<EventData, 'dealer'> {
	const dealer = dealersOf(source).at(-1);
	return dealer ? { dealer } : {};
}

/** Who deals damage: a player, or an object and the player who controls it (6.8); nobody where it is taken. */
export function dealersOf(source: DamageSource): readonly Damageable[] {
	if ('player' in source) return [{ player: source.player }];
	if ('loot' in source) return [{ player: source.controller }];
	if (!('object' in source)) return [];
	const object = { object: source.object };
	return source.controller === 'game' ? [object] : [object, { player: source.controller }];
}

/** Who "they" are of damage that somebody deals: a player who deals it, or the player whom a thing deals it to. */
export const whoIsThey = (dealer: Damageable, to: Damageable): Pick<EventData, 'player'> =>
	'player' in dealer ? dealer : 'player' in to ? to : {};
