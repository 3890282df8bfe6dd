import { abilitiesOn, bearsKeyword } from './abilities-on.ts';
import type { Task } from '../model/frame.ts';
import { controllerAt, inPlay, playerAt, withObject } from '../model/objects.ts';
import type { Seat } from '../model/words.ts';
import { destroyIt, discardCard } from './belongings.ts';
import type { Performed } from './performed.ts';
import { ask, tell, type Run } from './run.ts';
import { done } from './verbs/doing.ts';

const NOTHING: Performed = [];

export function discard(run: Run, task: Extract<Task, { do: 'discard' }>): Performed {
	const { player, because, least = task.count } = task;
	const { hand } = playerAt(run.position, player);
	const count = Math.min(task.count, hand.length);
	const min = Math.min(least, count);
	if (count === 0) {
		done(run, 0);
		if (task.count === 0) return NOTHING;
		tell(
			run,
			{ did: 'nothing to pay', player, what: 'loot card' },
			because === 'penalty' ? 'death.player.nothing-to-pay' : 'discard.none'
		);
		return NOTHING;
	}
	const options = hand.map((cell, at) => ({ card: cell.card, at }));
	const answer =
		min === count && hand.every((cell) => cell.card === null)
			? options.slice(0, count)
			: ask(run, 0, {
					who: player,
					purpose: { about: 'discard', because },
					domain: count === 1 && min === 1 ? { pick: 'one' } : { pick: 'some', min, max: count },
					options
				});
	if (!answer) return null;
	done(run, answer.length);
	for (const option of answer) if ('at' in option) discardCard(run, player, option.card, because);
	return NOTHING;
}

/** The death penalty's item: a non-eternal one, of the dead player's choice (11.2). */
export function destroyPenaltyItem(run: Run, player: Seat): Performed {
	const options = playerAt(run.position, player).items.flatMap((item) =>
		bearsKeyword(run.position, item, 'eternal') ? [] : [{ object: item.id }]
	);
	if (options.length === 0) {
		tell(run, { did: 'nothing to pay', player, what: 'item' }, 'death.player.nothing-to-pay');
		return NOTHING;
	}
	const answer = ask(run, 0, {
		who: player,
		purpose: { about: 'penalty item' },
		domain: { pick: 'one' },
		options
	});
	if (!answer) return null;
	const [picked] = answer;
	if (picked && 'object' in picked) destroyIt(run, picked.object);
	return NOTHING;
}

/** Deactivates each object of the dead player that has a ↷ ability (11.2). */
export function deactivatePenaltyObjects(run: Run, player: Seat): void {
	for (const { object, place } of inPlay(run.position)) {
		if (controllerAt(place) !== player || !object.charged) continue;
		if (!abilitiesOn(run.position, object).some(({ ability }) => ability.way === 'tap')) continue;
		run.position = withObject(run.position, object.id, { charged: false });
		tell(
			run,
			{ did: 'deactivated', source: { object: object.id, card: object.card } },
			'death.player.penalty'
		);
	}
}
