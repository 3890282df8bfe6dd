import type { Located } from '../model/in-play.ts';
import { locate } from '../model/objects.ts';
import type { Position } from '../model/position.ts';
import type { GameObject } from '../model/board.ts';
import type { Task } from '../model/task.ts';
import { abilitiesOn } from './abilities-on.ts';
import { contextOf } from './ability-context.ts';
import { worksAt } from './printed-abilities.ts';
import { insteadAt, replacersOf, type Replacer } from './replacing.ts';
import { tell, type Run } from './run.ts';
import { queueTriggers } from './triggers.ts';

/**
 * What follows when an object has entered play: what it says happens in addition ("this enters play",
 * "as", 5.2), and the abilities that look for it (4.4).
 */
export function enteredPlay(run: Run, { id }: GameObject): void {
	const found = locate(run.position, id);
	if (!found) return;
	const event = {
		would: 'enter play',
		of: { object: id },
		data: { object: id },
		applied: []
	} as const;
	const replacers = [...replacersOf(run.position, event), ...ownInTheShop(run.position, found)];
	const tasks = replacers.flatMap((replacer): Task[] => {
		if (!('also' in replacer.replacement.by)) return [];
		tell(
			run,
			{
				did: 'replaced',
				event: 'enter play',
				of: { object: id, card: found.object.card },
				amount: null,
				effect: replacer.by.at
			},
			'as well',
			...(worksAt(found.place) ? [] : (['enters the shop'] as const))
		);
		const context = { ...replacer.by.context, event: event.data };
		return [{ do: 'effect', at: insteadAt(replacer), context }];
	});
	run.followUps.push(...tasks);
	// A shop item looks at its own coming into play, though its other abilities are still (2.1.2).
	const inTheShop = 'slot' in found.place && found.place.slot === 'shop' ? found.object : undefined;
	queueTriggers(run, { on: 'enter play', of: { object: id }, data: { object: id } }, inTheShop);
}

/**
 * What a shop item says of its own coming into play: that is not something it does in the shop,
 * where its other abilities are still (2.1.2).
 */
function ownInTheShop(position: Position, from: Located): readonly Replacer[] {
	if (!('slot' in from.place) || worksAt(from.place)) return [];
	return abilitiesOn(position, from.object).flatMap(({ ability, at }): Replacer[] => {
		if (ability.way !== 'static' || !('replace' in ability.standing)) return [];
		const { standing } = ability;
		const { replace } = standing;
		if (replace.event.would !== 'enter play') return [];
		const context = contextOf(position, from.object, 'game');
		const by = { standing, context, from, at, effect: null };
		return [{ key: `${String(from.object.id)}:${String(at.line)}`, replacement: replace, by }];
	});
}
