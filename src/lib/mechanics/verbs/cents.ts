import { playerAt, withPlayer } from '../../model/objects.ts';
import type { Seat } from '../../model/words.ts';
import { dropCents } from '../belongings.ts';
import type { Performed } from '../performed.ts';
import { tell, type Run } from '../run.ts';
import { amount, done, NOTHING, seat, type Doing, type EffectOf } from './doing.ts';

/** Moves ¢ from one player to another, as many as there are (6.16). */
function moveCents(run: Run, from: Seat, to: Seat, asked: number, stolen: boolean): void {
	const moved = Math.min(asked, playerAt(run.position, from).cents);
	run.position = withPlayer(run.position, from, {
		cents: playerAt(run.position, from).cents - moved
	});
	run.position = withPlayer(run.position, to, {
		cents: playerAt(run.position, to).cents + moved
	});
	tell(
		run,
		{ did: 'gave ¢', from, to, amount: moved, asked, stolen },
		stolen ? 'give.steal' : 'give.moves',
		'give.no-gain'
	);
	done(run, moved);
}

/** Gaining, losing, paying, giving and stealing ¢ (6.16, 6.21, 6.23). */
export function cents(
	doing: Doing,
	effect: EffectOf<'gain ¢' | 'lose ¢' | 'pay ¢' | 'give ¢' | 'steal ¢'>
): Performed {
	const { run } = doing;
	const count = amount(doing, effect.amount);
	switch (effect.do) {
		case 'gain ¢':
		case 'lose ¢': {
			const player = seat(doing, effect.who);
			return player === null ? NOTHING : [{ do: effect.do, player, count }];
		}
		case 'pay ¢': {
			const player = seat(doing, effect.who);
			if (player === null || playerAt(run.position, player).cents < count) {
				if (player !== null) tell(run, { did: 'cannot pay', player, lacking: '¢' }, 'pay.cents');
				done(run, 0);
				return NOTHING;
			}
			dropCents(run, player, count);
			tell(run, { did: 'paid ¢', player, amount: count }, 'pay.cents', 'pay.pool');
			done(run, 1);
			return NOTHING;
		}
		case 'give ¢':
		case 'steal ¢': {
			const from = seat(doing, effect.from);
			const to = seat(doing, effect.do === 'give ¢' ? effect.to : effect.who);
			if (from !== null && to !== null && from !== to)
				moveCents(run, from, to, count, effect.do === 'steal ¢');
			return NOTHING;
		}
	}
}
