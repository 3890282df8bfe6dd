import { STATS } from '../model/effects.ts';
import type { Position } from '../model/position.ts';
import type { Damageable } from '../model/stack.ts';
import { unlessSelfReferring, type SelfReference } from './self-reference.ts';
import { writtenAbout, type InForce } from './static-effects.ts';
import { attackOf, evasionOf, maxHand, maxHp, objectsWithStats, rollBonus } from './stats.ts';

/** Whether something must be asked of the table before it is known what a standing comes to. */
const asks = ({ standing, onlyWhile }: InForce): boolean =>
	(standing.while ?? onlyWhile) !== undefined ||
	('of' in standing && typeof standing.of !== 'string') ||
	('add' in standing && typeof standing.add !== 'number') ||
	('to' in standing && typeof standing.to !== 'number');

/** The stat that depends on itself at a table; null where every stat is something. */
export function selfReference(position: Position): SelfReference | null {
	return unlessSelfReferring(
		() => {
			if (!STATS.some((stat) => writtenAbout(position, stat).some(asks))) return null;
			const players = position.players.map((_, player): Damageable => ({ player }));
			const objects = objectsWithStats(position).map(({ id: object }): Damageable => ({ object }));
			for (const of of [...players, ...objects])
				for (const stat of [maxHp, attackOf, evasionOf]) stat(position, of);
			for (const seat of position.players.keys()) {
				maxHand(position, seat);
				for (const attack of [true, false]) rollBonus(position, seat, attack);
			}
			return null;
		},
		(found) => found
	);
}
