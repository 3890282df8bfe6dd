import type { DamageSource, Damageable } from '../model/stack.ts';

/** Who deals damage: a player, or an object and the player who controls it (6.8); nobody where it is taken. */
export function dealersOf(source: DamageSource): readonly Damageable[] {
	if ('player' in source) return [{ player: source.player }];
	if ('loot' in source) return [{ player: source.controller }];
	if (!('object' in source)) return [];
	const object = { object: source.object };
	return source.controller === 'game' ? [object] : [object, { player: source.controller }];
}
