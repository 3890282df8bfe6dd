import { playerAt, withPlayer } from '../model/objects.ts';
import type { Position } from '../model/position.ts';
import type { CardKey, Seat } from '../model/words.ts';
import { reaches } from './giving.ts';
import { amountOf } from './amounts.ts';
import { tell, type Run } from './run.ts';
import { inForce } from './static-effects.ts';

/** What a player must pay each other player before they may attack, and the card that says so. */
interface Fee {
	readonly cents: number;
	readonly card: CardKey;
}

/** What a player must pay to attack, now; null where it costs nothing. */
export function attackFee(position: Position, player: Seat): Fee | null {
	const fees = inForce(position, 'toAttack').flatMap(({ standing, context, from, at }): Fee[] =>
		'toAttack' in standing && reaches(position, standing.of, from, context, { player })
			? [{ cents: amountOf(position, standing.toAttack, context), card: at.card }]
			: []
	);
	const cents = fees.reduce((sum, fee) => sum + fee.cents, 0);
	const [first] = fees;
	return first && cents > 0 ? { ...first, cents } : null;
}

/** How many ¢ that comes to. */
export const feeInAll = ({ players }: Position, { cents }: Fee): number =>
	cents * (players.length - 1);

/** Whether a player has the ¢ that an attack costs. */
export function canPayToAttack(position: Position, player: Seat): boolean {
	const fee = attackFee(position, player);
	return fee === null || playerAt(position, player).cents >= feeInAll(position, fee);
}

/** Pays every other player what an attack costs. */
export function payToAttack(run: Run, player: Seat): void {
	const fee = attackFee(run.position, player);
	if (fee === null) return;
	const { cents: amount } = fee;
	for (const to of run.position.players.keys()) {
		if (to === player) continue;
		for (const [seat, moved] of [
			[player, -amount],
			[to, amount]
		] as const)
			run.position = withPlayer(run.position, seat, {
				cents: playerAt(run.position, seat).cents + moved
			});
		tell(
			run,
			{ did: 'gave ¢', from: player, to, amount, asked: amount, stolen: false },
			'given',
			'given and not gained',
			'static ability holds'
		);
	}
}
