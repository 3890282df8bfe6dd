import type { Task } from '../model/frame.ts';
import { locate } from '../model/objects.ts';
import type { GameObject } from '../model/position.ts';
import { insteadAt, replacersOf } from './replacing.ts';
import { tell, type Run } from './run.ts';
import { notice } from './triggers.ts';

/**
 * What follows when an object has entered play: what it says happens in addition ("this enters play",
 * "as", 5.2), and the abilities that look for it (4.4).
 */
export function enteredPlay(run: Run, { id }: GameObject): void {
	const found = locate(run.position, id);
	if (!found) return;
	const replacers = replacersOf(run.position, {
		would: 'enter play',
		of: { object: id },
		data: { object: id },
		applied: []
	});
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
			'effect.as'
		);
		return [{ do: 'effect', at: insteadAt(replacer), context: replacer.by.context }];
	});
	run.also.push(...tasks);
	notice(run, { on: 'enter play', of: { object: id }, data: { object: id } });
}
