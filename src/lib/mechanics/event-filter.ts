import type { Whose } from '../abilities/grammar.ts';
import { locate } from '../model/objects.ts';
import type { Position } from '../model/position.ts';
import type { Context, Damageable } from '../model/stack.ts';
import { sameOption, type ObjectKind } from '../model/words.ts';
import { follows } from '../rules/readings.ts';
import { fitsAs } from './conditions.ts';
import { attackUnderWay, pointsAt } from './pointing.ts';

/**
 * Whether something that happens to, or is done by, a player or object is what an ability looks at.
 * @param kind what an object that has left play was.
 */
export function concerns(
	position: Position,
	who: Whose,
	of: Damageable,
	context: Context,
	kind?: ObjectKind
): boolean {
	switch (who) {
		case 'you':
			return 'player' in of && of.player === context.you;
		case 'a player':
			return 'player' in of;
		case 'active player':
			return 'player' in of && of.player === position.turn.active;
		case 'attacking player':
			return (
				isAttacking(position, of) &&
				(context.kind !== 'monster' ||
					isAttacked(position, context) ||
					follows(position, 'attacking-player', 'on-any'))
			);
		case 'this':
			return 'object' in of && of.object === context.source;
		case 'a monster':
		case 'another monster':
			return (
				'object' in of &&
				(who === 'a monster' || of.object !== context.source) &&
				(kind ?? locate(position, of.object)?.object.kind) === 'monster'
			);
		case 'it':
			return pointsAt(position, 'it', of, context);
		default: {
			if (typeof who === 'object' && 'any' in who)
				return who.any.some((one) => fitsAs(position, one, of, context, kind));
			if (typeof who === 'string' || !('target' in who))
				return fitsAs(position, who, of, context, kind);
			const target = context.targets[who.target];
			return target !== undefined && sameOption(target, of);
		}
	}
}

/** Whether a player is the attacking one. */
export const isAttacking = (position: Position, of: Damageable): boolean =>
	'player' in of && attackUnderWay(position)?.attacker === of.player;

/** Whether the attack under way is on the object of an ability. */
export function isAttacked(position: Position, { source }: Context): boolean {
	const target = attackUnderWay(position)?.target ?? null;
	return target !== null && target !== 'deck' && 'object' in target && target.object === source;
}
