import { playerAt, withPlayer } from '../../model/objects.ts';
import type { Option } from '../../model/words.ts';
import { lootPlaysLeft } from '../attack-targets.ts';
import { UNKNOWN } from '../decks.ts';
import { NOTHING, type TaskResult } from '../task-result.ts';
import { split } from './cards.ts';
import { source, mayPass } from './sources.ts';
import { done, pick, seat, type Doing, type EffectOf } from './doing.ts';
import { canPlay, playNow } from './play-now.ts';

/** Plays a loot card, or a copy of one, as part of a resolution (2.2, 6.6). */
export function playCard(doing: Doing, effect: EffectOf<'play'>): TaskResult {
	const { run, at } = doing;
	const player = seat(doing, effect.who);
	const from = player === null ? null : source(doing, effect.from);
	if (player === null || !from) return NOTHING;
	const options = from.cells.flatMap((cell, index): readonly Option[] =>
		mayPass(run, cell, effect.where) && (cell.card === null || canPlay(run, player, cell.card))
			? [{ card: cell.card, at: index }]
			: []
	);
	const can = effect.free || lootPlaysLeft(run.position, player) > 0;
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
	// A copy leaves its card, which may have had no name until now.
	from.leave(effect.copy ? from.cells.with(placeOf(picked), taken[0] ?? UNKNOWN) : left);
	if (!effect.free) {
		const { lootPlays } = playerAt(run.position, player);
		run.position = withPlayer(run.position, player, { lootPlays: lootPlays - 1 });
	}
	return playNow(run, player, card, { free: effect.free, copy: effect.copy });
}

const placeOf = ([picked]: readonly Option[]): number => (picked && 'at' in picked ? picked.at : 0);
