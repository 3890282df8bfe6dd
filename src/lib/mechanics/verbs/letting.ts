import type { Change } from '../../model/effects.ts';
import { playerAt, withPlayer } from '../../model/objects.ts';
import type { Option, Seat } from '../../model/words.ts';
import { moveObject } from '../belongings.ts';
import { find } from '../find.ts';
import { ask, tell } from '../run.ts';
import { NOTHING, type TaskResult } from '../task-result.ts';
import { split } from './cards.ts';
import { source, optionsAmong } from './sources.ts';
import {
	done,
	inTurnOrder,
	numberIn,
	object,
	pick,
	ref,
	seat,
	type Doing,
	type EffectOf
} from './doing.ts';
import { fizzleWithNothing } from '../late-fizzle.ts';
import { begin } from './begin-lasting.ts';
import { isKeptFromTheft } from './theft.ts';

/** Lets a player play a loot card that is chosen now, or a copy of it, for a while (2.2, 6.6). */
export function letPlay(doing: Doing, effect: EffectOf<'let play'>): TaskResult {
	const { run, at, context } = doing;
	const player = seat(doing, effect.who);
	const from = player === null ? null : source(doing, effect.from);
	if (player === null || !from) return NOTHING;
	const options = optionsAmong(run, from.cells, effect.where);
	const most = Math.min(1, options.length);
	const picked = pick(doing, 0, context.you, { about: 'cards', effect: at }, options, [most, most]);
	if (!picked) return null;
	const card = split(from.cells, picked).taken[0]?.card ?? null;
	if (card === null) {
		done(run, 0);
		if (most === 0) fizzleWithNothing(run, at);
		return NOTHING;
	}
	const place = effect.copy ? null : placeOf(doing, effect);
	begin(
		doing,
		{ player },
		{ plays: card, free: effect.free, ...(place ? { where: place } : {}) },
		effect.until
	);
	tell(
		run,
		{ did: 'may play', player, card, copy: effect.copy, effect: at },
		effect.copy ? 'copy allowed' : 'played from elsewhere'
	);
	return NOTHING;
}

/** Where the card stays until it is played. */
function placeOf(
	doing: Doing,
	{ from }: EffectOf<'let play'>
): Extract<Change, { plays: unknown }>['where'] | null {
	switch (from.in) {
		case 'under': {
			const on = object(doing, from.under);
			return on && { under: on.object.id };
		}
		case 'hand': {
			const of = seat(doing, from.of);
			return of === null ? null : { hand: of };
		}
		case 'deck':
			return { pile: 'deck' };
		case 'discard':
			return { pile: 'discard' };
		case 'outside':
			return { pile: 'outside' };
	}
}

/**
 * Players bid for a thing in turn order, each more than was bid before or nothing, until the highest
 * bid stands; its bidder pays it and steals the thing. Nobody can bid ¢ they do not have (6.23).
 */
export function bid(doing: Doing, effect: EffectOf<'bid'>): TaskResult {
	const { run, at, context } = doing;
	const to = seat(doing, effect.to);
	const thing = object(doing, effect.what);
	const may = find(run.position, effect.who, context);
	const bidders = inTurnOrder(doing).filter(
		(player) => player !== to && may.some((one) => 'player' in one && one.player === player)
	);
	if (to === null || !thing || bidders.length === 0) {
		done(run, 0);
		return NOTHING;
	}
	let high = 0;
	let by: Seat | null = null;
	let question = 0;
	let silent = 0;
	for (let turn = 0; silent < bidders.length - (by === null ? 0 : 1); turn++) {
		const who = bidders[turn % bidders.length] ?? 0;
		if (who === by) break;
		const most = playerAt(run.position, who).cents;
		const options: readonly Option[] = [
			{ number: 0 },
			...Array.from({ length: Math.max(0, most - high) }, (_, n) => ({ number: high + n + 1 }))
		];
		const answer =
			options.length === 1
				? options
				: ask(run, question++, {
						who,
						purpose: { about: 'bid', effect: at, high },
						domain: { pick: 'one' },
						options
					});
		if (!answer) return null;
		const said = numberIn(answer[0]);
		if (said > high) {
			high = said;
			by = who;
			silent = 0;
		} else silent += 1;
	}
	if (by === null) {
		done(run, 0);
		return NOTHING;
	}
	run.position = withPlayer(run.position, by, { cents: playerAt(run.position, by).cents - high });
	run.position = withPlayer(run.position, to, { cents: playerAt(run.position, to).cents + high });
	tell(run, { did: 'bid', player: by, to, amount: high, effect: at }, '¢ paid');
	const what = ref(doing, effect.what);
	const found = what && 'object' in what ? object(doing, effect.what) : null;
	if (found && !isKeptFromTheft(doing, found.object)) moveObject(run, found, by, 'steal');
	done(run, 1);
	return NOTHING;
}
