import type { Damageable } from '../model/stack.ts';
import type { ItemOf } from '../model/stack-item.ts';
import type { Told } from '../rules/points.ts';
import { follows } from '../rules/readings.ts';
import type { GameEvent } from './event-match.ts';
import { mark, noticeHealing } from './hearts.ts';
import { blowOn } from './kill-credit.ts';
import { put } from './on-stack.ts';
import { follow, newId, set, tell, type Run } from './run.ts';
import { hp, markedOn, maxHp } from './stats.ts';
import { queueTriggers, wouldTrigger } from './triggers.ts';
import { whoIs } from './who.ts';

/** Puts a death on the stack; "when you would die" looks at it (11, reading 5). */
export function putDeath(run: Run, of: Damageable, ...told: Told): void {
	const who = whoIs(run.position, of);
	if (!who) return;
	const id = newId(run);
	const { by, roll } = blowOn(run.position, of);
	const death: ItemOf<'death'> = {
		kind: 'death',
		id,
		of,
		...(by === undefined ? {} : { by }),
		...(roll === undefined ? {} : { roll })
	};
	put(run, death);
	const matters = wouldTrigger(run, wouldDie(death)).length > 0;
	const now = !matters || follow(run, 'would-die') === 'as-put';
	tell(run, { did: 'put death', of: who }, ...told);
	if (now) queueTriggers(run, wouldDie(death));
}

const wouldDie = ({ id, of, roll }: ItemOf<'death'>): GameEvent => ({
	on: 'would die',
	of,
	data: { item: id, ...of, ...(roll === undefined ? {} : { roll }) }
});

/**
 * Lets "when you would die" look at a death that is about to resolve, where it does so then, once
 * for each death (reading would-die). Says whether anything triggered: the death waits for it.
 */
export function lookAtDeath(run: Run, death: ItemOf<'death'>): boolean {
	if (death.looked || !follows(run.position, 'would-die', 'as-resolves')) return false;
	if (wouldTrigger(run, wouldDie(death)).length === 0) return false;
	follow(run, 'would-die');
	set(run, {
		stack: run.position.stack.map((item) =>
			item.id === death.id ? { ...death, looked: true } : item
		)
	});
	queueTriggers(run, wouldDie(death));
	return true;
}

/** Heals someone whose death was prevented or cancelled: to 1 HP at least, or to what they had (6.5, 6.25). */
export function saveFromDeath(run: Run, of: Damageable): void {
	const marked = markedOn(run.position, of);
	const before = blowOn(run.position, of).hp;
	if (run.options.savedWith === 'the HP before' && before !== undefined)
		mark(run, of, Math.max(0, maxHp(run.position, of) - before));
	else if (hp(run.position, of) < 1) mark(run, of, Math.max(0, maxHp(run.position, of) - 1));
	noticeHealing(run, of, marked - markedOn(run.position, of));
}
