import type { Cost } from '../../abilities/grammar.ts';
import { abilitiesOf } from '../../cards/library.ts';
import { playerAt, withPlayer } from '../../model/objects.ts';
import type { Context } from '../../model/stack.ts';
import type { CardKey, Option, Seat } from '../../model/words.ts';
import { canPay, pay } from '../costs.ts';
import { countDone } from '../counting.ts';
import { remember } from '../history.ts';
import { newId, tell } from '../run.ts';
import { NOTHING, type TaskResult } from '../task-result.ts';
import { split } from './cards.ts';
import { source } from './decks.ts';
import { done, pick, seat, type Doing, type EffectOf } from './doing.ts';

/** Plays a loot card, or a copy of one, as part of a resolution (2.2, 6.6). */
export function playCard(doing: Doing, effect: EffectOf<'play'>): TaskResult {
	const { run, at } = doing;
	const player = seat(doing, effect.who);
	const from = player === null ? null : source(doing, effect.from);
	if (player === null || !from) return NOTHING;
	const options = from.cells.flatMap((cell, index): readonly Option[] =>
		cell.card === null || canPay(run.position, costOf(doing, cell.card), contextFor(player))
			? [{ card: cell.card, at: index }]
			: []
	);
	const can = effect.free || playerAt(run.position, player).lootPlays > 0;
	const most = can ? Math.min(1, options.length) : 0;
	const picked = pick(doing, 0, player, { about: 'cards', effect: at }, options, [
		effect.must ? most : 0,
		most
	]);
	if (!picked) return null;
	const { taken, left } = split(from.cells, picked);
	const card = taken[0]?.card ?? null;
	if (card === null) {
		done(run, 0);
		return NOTHING;
	}
	if (!effect.copy) from.leave(left);
	if (!effect.free) {
		const { lootPlays } = playerAt(run.position, player);
		run.position = withPlayer(run.position, player, { lootPlays: lootPlays - 1 });
	}
	const id = newId(run);
	tell(
		run,
		{ did: 'played', player, card, targets: [] },
		'loot played within an effect',
		effect.free ? 'played for free' : 'played in a resolution',
		...(effect.copy && costOf(doing, card).length > 0 ? (['cost of a copy'] as const) : [])
	);
	remember(run, 'loot cards played');
	countDone(run, player, 'play loot');
	const cost = costOf(doing, card);
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
				...(effect.copy ? { copy: true as const } : {})
			}
		}
	];
}

const contextFor = (player: Seat): Context => ({
	source: null,
	kind: null,
	you: player,
	targets: [],
	mode: null,
	event: {}
});

/** What it costs to play a loot card; a copy of it costs the same (6.6). */
function costOf({ run }: Doing, card: CardKey): readonly Cost[] {
	for (const ability of abilitiesOf(card, run.position.edition))
		if (ability.way === 'loot') return ability.cost ?? [];
	return [];
}
