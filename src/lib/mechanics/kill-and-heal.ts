import { locate, playerAt } from '../model/objects.ts';
import type { Damageable } from '../model/stack.ts';
import type { Seat } from '../model/words.ts';
import { bearsKeyword } from './abilities-on.ts';
import { cannotHeal } from './barred.ts';
import { destroyIt } from './belongings.ts';
import { ARMOR, isFinalBoss } from './challenges.ts';
import { mark, noticeHealing } from './hearts.ts';
import { rememberBlow } from './kill-credit.ts';
import { tellNoDeath } from './no-death.ts';
import { tell, type Run } from './run.ts';
import { isDeathOnStack, putDamage } from './stack.ts';
import { hasHp, hp, markedOn, maxHp } from './stats.ts';
import { whoIs } from './who.ts';

/**
 * Kills a player or object: HP is set to 0, and what has no HP stat is destroyed (6.10).
 * @param by the player who does it; null where the game does.
 */
export function killIt(run: Run, of: Damageable, by: Seat | null): boolean {
	const who = whoIs(run.position, of);
	if (!who) return false;
	if ('object' in of && !hasHp(run.position, of)) return destroyIt(run, of.object, by);
	if ('object' in of) {
		const found = locate(run.position, of.object);
		if (found && bearsKeyword(run.position, found.object, 'eternal')) {
			tell(run, { did: 'not destroyed', of: { ...of, card: found.object.card } }, 'eternal stays');
			return false;
		}
	}
	if ('player' in of && playerAt(run.position, of.player).dead) {
		tell(run, { did: 'no death', of: who, because: 'already died' }, 'death already died');
		tellNoDeath(run, of, 'already dead');
		return false;
	}
	if (isFinalBoss(run.position, of)) return armorHolds(run, of);
	const before = hp(run.position, of);
	mark(run, of, maxHp(run.position, of));
	rememberBlow(run, of, { hp: before, ...(by === null ? {} : { by }) });
	tell(
		run,
		{ did: 'killed', of: who, ...(before === 0 ? { already: 'at 0 HP' as const } : {}) },
		'killed',
		...(by === null ? (['killed by the game'] as const) : [])
	);
	return true;
}

/** A final boss is not killed by an ability: it takes damage from nobody instead (18). */
function armorHolds(run: Run, of: Damageable): boolean {
	const who = whoIs(run.position, of);
	if (!who) return false;
	tell(run, { did: 'armor', of: who, amount: ARMOR }, 'boss armor');
	putDamage(run, { to: of, amount: ARMOR, source: { game: true } }, false, [
		'damage of boss armor'
	]);
	return true;
}

/**
 * Heals a player or object by so much, or to full HP; the dead cannot be healed, nor in some editions
 * what has its death on the stack (6.17, 11.2).
 */
export function healIt(run: Run, of: Damageable, by: number | null): number {
	const marked = markedOn(run.position, of);
	const who = whoIs(run.position, of);
	if (!who) return 0;
	if ('player' in of && playerAt(run.position, of.player).dead) {
		tell(run, { did: 'not healed', of: who }, 'dead not healed');
		return 0;
	}
	if (run.options.healingUnderDeath === 'does not heal' && isDeathOnStack(run.position, of)) {
		tell(run, { did: 'not healed', of: who }, 'not healed under a death');
		return 0;
	}
	if (cannotHeal(run.position, of)) {
		tell(run, { did: 'not healed', of: who, barred: true }, 'static ability holds');
		return 0;
	}
	const healed = by === null ? marked : Math.min(by, marked);
	if (healed > 0) mark(run, of, marked - healed);
	tell(
		run,
		{ did: 'healed', of: who, amount: healed, hp: hp(run.position, of) },
		by === null ? 'healed to full' : 'healed'
	);
	noticeHealing(run, of, healed);
	return healed;
}
