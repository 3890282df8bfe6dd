import type { Cost } from '../../abilities/grammar.ts';
import { abilitiesOf, cardOf } from '../../cards/library.ts';
import type { Context } from '../../model/stack.ts';
import type { Task } from '../../model/task.ts';
import type { CardKey, Seat } from '../../model/words.ts';
import { canPay, pay } from '../costs.ts';
import { countDone } from '../counting.ts';
import { remember } from '../history.ts';
import { newId, tell, type Run } from '../run.ts';

/** Plays a loot card that has been taken from where it was, or a copy of one, as part of a resolution (2.2, 6.6). */
export function playNow(
	run: Run,
	player: Seat,
	card: CardKey,
	{ free, copy }: { readonly free: boolean; readonly copy: boolean }
): readonly Task[] {
	const cost = costOf(run, card);
	const id = newId(run);
	tell(
		run,
		{ did: 'played', player, card, targets: [] },
		'loot played within an effect',
		free ? 'played for free' : 'played in a resolution',
		...(copy && cost.length > 0 ? (['cost of a copy'] as const) : [])
	);
	remember(run, 'loot cards played');
	countDone(run, player, 'play loot');
	const context = contextFor(player);
	const payment = cost.length > 0 ? pay(run, cost, context) : [];
	return [
		...payment,
		{
			do: 'put copy',
			played: true,
			item: {
				kind: 'loot',
				id,
				card,
				controller: player,
				context,
				...(copy ? { copy: true as const } : {})
			}
		}
	];
}

/** Whether a card is a loot that a player can pay for. */
export const canPlay = (run: Run, player: Seat, card: CardKey): boolean =>
	cardOf(card).kind === 'loot' && canPay(run.position, costOf(run, card), contextFor(player));

const contextFor = (player: Seat): Context => ({
	source: null,
	kind: null,
	you: player,
	targets: [],
	mode: null,
	event: {}
});

/** What it costs to play a loot card; a copy of it costs the same (6.6). */
function costOf({ position }: Run, card: CardKey): readonly Cost[] {
	for (const ability of abilitiesOf(card, position.edition))
		if (ability.way === 'loot') return ability.cost ?? [];
	return [];
}
