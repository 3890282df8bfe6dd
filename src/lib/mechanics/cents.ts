import { playerAt, withPlayer } from '../model/objects.ts';
import type { Seat } from '../model/words.ts';
import { follow, set, tell, type Run } from './run.ts';
import { queueTriggers } from './triggers.ts';

/** Gains ¢ from the pool, as many as it holds (6.16). */
export function gainCents(run: Run, player: Seat, asked: number): number {
	const { pool } = run.position;
	const short = asked > pool;
	const amount = short && follow(run, 'short-pool') === 'what-is-left' ? pool : asked;
	run.position = withPlayer(run.position, player, {
		cents: playerAt(run.position, player).cents + amount
	});
	set(run, { pool: Math.max(0, pool - amount) });
	tell(
		run,
		{ did: 'gained ¢', player, amount, asked },
		short ? '¢ gained, as far as there are' : '¢ gained'
	);
	return amount;
}

/** Abilities look at ¢ that a player gives to another (6.16, 12). */
export function noticeGift(run: Run, from: Seat, to: Seat, amount: number): void {
	const data = { player: from, to: { player: to }, amount };
	queueTriggers(run, { on: 'give ¢', of: { player: from }, data });
}

/** Abilities look at ¢ that a player steals from another (6.16). */
export function noticeTheft(run: Run, thief: Seat, from: Seat, amount: number): void {
	const data = { player: thief, to: { player: from }, amount };
	queueTriggers(run, { on: 'steal ¢', of: { player: thief }, data });
}

/** Moves ¢ from a player to the pool, as many as they have; gives the number. */
export function dropCents(run: Run, player: Seat, asked: number): number {
	const { cents } = playerAt(run.position, player);
	const amount = Math.min(asked, cents);
	run.position = withPlayer(run.position, player, { cents: cents - amount });
	set(run, { pool: run.position.pool + amount });
	return amount;
}

/** Loses ¢, as many as they have; gives the number (6.21). */
export function loseCents(run: Run, player: Seat, asked: number): number {
	const amount = dropCents(run, player, asked);
	tell(run, { did: 'lost ¢', player, amount, asked }, '¢ lost');
	if (amount > 0) queueTriggers(run, { on: 'lose ¢', of: { player }, data: { player, amount } });
	return amount;
}
