import { inPlay } from '../model/in-play.ts';
import { playerAt, withObject, withPlayer } from '../model/objects.ts';
import type { Position } from '../model/position.ts';
import type { Damageable } from '../model/stack.ts';
import { tell, type Run } from './run.ts';
import { markedOn, maxHp } from './stats.ts';
import { queueTriggers } from './triggers.ts';
import { whoIs } from './who.ts';

/** The players and objects that have damage marked on them. */
function damaged(position: Position): readonly Damageable[] {
	return [
		...position.players.flatMap((p, player) => (p.damage > 0 ? [{ player }] : [])),
		...inPlay(position).flatMap(({ object }) => (object.damage > 0 ? [{ object: object.id }] : []))
	];
}

/** Sets the damage marked on a player or object. */
export function mark(run: Run, of: Damageable, damage: number): void {
	run.position =
		'player' in of
			? withPlayer(run.position, of.player, { damage })
			: withObject(run.position, of.object, { damage });
}

/** Abilities look at HP that came back to someone (6.17). */
export function noticeHealing(run: Run, of: Damageable, amount: number): void {
	if (amount > 0) queueTriggers(run, { on: 'heal', of, data: { ...of, amount } });
}

/** Makes a change after which whoever lost maximum HP loses that much marked damage too (6.8). */
export function keepHearts(run: Run, change: () => void): void {
	const before = damaged(run.position).map((of) => ({ of, max: maxHp(run.position, of) }));
	change();
	for (const { of, max } of before) {
		if ('player' in of && playerAt(run.position, of.player).dead) continue;
		const lost = max - maxHp(run.position, of);
		const marked = markedOn(run.position, of);
		if (lost <= 0 || marked === 0) continue;
		const amount = Math.min(lost, marked);
		mark(run, of, marked - amount);
		const who = whoIs(run.position, of);
		if (who) tell(run, { did: 'lost emptied hearts', of: who, amount }, 'hearts lost');
	}
}
