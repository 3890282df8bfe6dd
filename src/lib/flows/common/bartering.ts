import { noticeGift } from '../../mechanics/cents.ts';
import { tell, type Run } from '../../mechanics/run.ts';
import { tradeGoods, tradesGoods } from '../../mechanics/trading.ts';
import type { Decision } from '../../model/decision.ts';
import { playerAt, withPlayer } from '../../model/objects.ts';
import type { Seat } from '../../model/words.ts';
import { to } from '../chart.ts';
import type { RuleId } from '../../rules/index.ts';

/** ¢ change hands for a favour that both have agreed on; the stack has no part in it (12). */
export function barter(run: Run, decision: Decision | null, rules: readonly RuleId[]): void {
	if (decision?.do !== 'barter') return;
	const { player: from, to, amount, favour } = decision;
	const cents = (seat: Seat): number => playerAt(run.position, seat).cents;
	run.position = withPlayer(run.position, from, { cents: cents(from) - amount });
	run.position = withPlayer(run.position, to, { cents: cents(to) + amount });
	const goods = tradesGoods(decision);
	tell(
		run,
		{
			did: 'bartered',
			from,
			to,
			amount,
			...(goods ? { goods: true as const } : {}),
			favour: favour ?? null
		},
		rules
	);
	if (amount > 0) noticeGift(run, from, to, amount);
	if (goods) tradeGoods(run, decision);
}

/** A trade leaves priority as it was, unless a trigger has come of it, or a soul that wins (4.4, 16). */
export const AFTER_A_TRADE = [
	to('before priority', ['trigger.condition', 'win.souls'], {
		when: ['the trade has brought something about'],
		does: ['leave priority where it is']
	}),
	to('open', ['barter.no-stack'])
] as const;
