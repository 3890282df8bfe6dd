import type { Several } from '../../abilities/grammar.ts';
import { playerAt, withPlayer } from '../../model/objects.ts';
import type { Seat } from '../../model/words.ts';
import { dropCents, noticeGift, noticeTheft } from '../cents.ts';
import { ask, tell, type Run } from '../run.ts';
import { NOTHING, type TaskResult } from '../task-result.ts';
import { tellUndone } from '../triggers.ts';
import {
	amount,
	appliedIn,
	bounds,
	done,
	numberIn,
	seat,
	type Doing,
	type EffectOf
} from './doing.ts';

/** Moves ¢ from one player to another, as many as there are (6.16). */
export function moveCents(run: Run, from: Seat, to: Seat, asked: number, stolen: boolean): void {
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
		stolen ? 'stolen' : 'given',
		'given and not gained'
	);
	if (moved > 0)
		if (stolen) noticeTheft(run, to, from, moved);
		else noticeGift(run, from, to, moved);
	if (moved > 0)
		tellUndone(
			run,
			{ on: 'gain ¢', of: { player: to }, data: { player: to, amount: moved } },
			'only given'
		);
	done(run, moved);
}

/** How many ¢ it is about: the thief says, where that is open; null after asking. */
function countOf(doing: Doing, effect: CentsEffect): number | null {
	const { amount: many } = effect;
	if (!isSeveral(many)) return amount(doing, many);
	const thief = 'who' in effect ? seat(doing, effect.who) : null;
	const from = effect.do === 'steal ¢' ? seat(doing, effect.from) : thief;
	if (thief === null || from === null || (effect.do === 'steal ¢' && thief === from)) return 0;
	const [min, max] = bounds(doing, many, playerAt(doing.run.position, from).cents);
	if (min === max) return max;
	const answer = ask(doing.run, 0, {
		who: thief,
		purpose: { about: 'number', effect: doing.at },
		domain: { pick: 'amount', min, max },
		options: []
	});
	return answer && numberIn(answer[0]);
}

const isSeveral = (many: CentsEffect['amount']): many is Several =>
	typeof many === 'object' && 'min' in many;

type CentsEffect = EffectOf<'gain ¢' | 'lose ¢' | 'pay ¢' | 'give ¢' | 'steal ¢'>;

/** Gaining, losing, paying, giving and stealing ¢ (6.16, 6.21, 6.23). */
export function cents(doing: Doing, effect: CentsEffect): TaskResult {
	const { run } = doing;
	const count = countOf(doing, effect);
	if (count === null) return null;
	switch (effect.do) {
		case 'gain ¢':
		case 'lose ¢': {
			const player = seat(doing, effect.who);
			return player === null ? NOTHING : [{ do: effect.do, player, count, ...appliedIn(doing) }];
		}
		case 'pay ¢': {
			const player = seat(doing, effect.who);
			if (player === null || playerAt(run.position, player).cents < count) {
				if (player !== null) tell(run, { did: 'cannot pay', player, lacking: '¢' }, '¢ to be paid');
				done(run, 0);
				return NOTHING;
			}
			dropCents(run, player, count);
			tell(run, { did: 'paid ¢', player, amount: count }, '¢ paid');
			done(run, isSeveral(effect.amount) ? count : 1);
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
