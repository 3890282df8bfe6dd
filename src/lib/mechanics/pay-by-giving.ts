import { playerAt } from '../model/objects.ts';
import type { Task } from '../model/task.ts';
import type { Seat } from '../model/words.ts';
import { ask, set, tell, type Run } from './run.ts';
import { NOTHING, type TaskResult } from './task-result.ts';
import { anyUnnamed, intoHand, places, seenByToo, takeOut } from './verbs/cards.ts';
import { moveCents } from './verbs/cents.ts';

/** Pays a cost of ¢ or loot cards that go to another player, or onto the loot deck (4.1). */
export function payByGiving(run: Run, task: Extract<Task, { do: 'pay by giving' }>): TaskResult {
	const { player, how, count } = task;
	if (how === 'give ¢') {
		const to = receiver(run, player, 0);
		if (to === null) return null;
		moveCents(run, player, to, count, false);
		return NOTHING;
	}
	const { hand } = playerAt(run.position, player);
	const picked =
		anyUnnamed(hand, [count, count]) ??
		ask(run, 0, {
			who: player,
			purpose: { about: 'cost', how },
			domain: count === 1 ? { pick: 'one' } : { pick: 'some', min: count, max: count },
			options: places(hand)
		});
	if (!picked) return null;
	if (how === 'give loot') {
		const to = receiver(run, player, 1);
		if (to === null) return null;
		const taken = takeOut(run, player, picked);
		intoHand(
			run,
			to,
			taken.map((cell) => seenByToo(cell, player))
		);
		const what = { from: player, to, count: taken.length, stolen: false } as const;
		tell(run, { did: 'gave loot cards', ...what }, 'given');
		return NOTHING;
	}
	const taken = takeOut(run, player, picked).map((cell) => seenByToo(cell, player));
	const { decks } = run.position;
	const loot = how === 'top of deck' ? [...taken, ...decks.loot] : [...decks.loot, ...taken];
	set(run, { decks: { ...decks, loot } });
	const to = how === 'top of deck' ? 'deck' : how;
	for (const { card } of taken)
		tell(
			run,
			{ did: 'put card', card, from: 'hand', to, deck: 'loot' },
			to === 'deck' ? 'card put on a deck' : 'card put'
		);
	return NOTHING;
}

/** The player to whom something is given; null while that is asked. */
function receiver(run: Run, from: Seat, question: number): Seat | null {
	const answer = ask(run, question, {
		who: from,
		purpose: { about: 'whom to give' },
		domain: { pick: 'one' },
		options: run.position.players.flatMap((_, seat) => (seat === from ? [] : [{ player: seat }]))
	});
	const [to] = answer ?? [];
	return to && 'player' in to ? to.player : null;
}
