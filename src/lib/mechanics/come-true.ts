import { abilitiesOf, perCard } from '../cards/library.ts';
import { gathering } from '../model/in-play.ts';
import { onceFor } from '../model/memo.ts';
import type { Position } from '../model/position.ts';
import { abilitiesOn } from './abilities-on.ts';
import { contextOf, controllerOfAbilities } from './ability-context.ts';
import { holds } from './conditions.ts';
import type { Run } from './run.ts';
import { askedBefore, look } from './triggers.ts';
import { lookers, type Looker } from './watchers.ts';

/** Whether a card has, or gives, an ability that waits for something to be so. */
const waits = perCard((key, edition) =>
	JSON.stringify(abilitiesOf(key, edition)).includes('"come true"')
);
const waiting = gathering(({ object }, edition) => (waits(object.card, edition) ? [object] : []));

const NOTHING: ReadonlyMap<string, Looker> = new Map();

/** The abilities for which what they wait for is so, by the object, the line and whose it is. */
const comeTrue = (position: Position): ReadonlyMap<string, Looker> =>
	waiting(position).length === 0 ? NOTHING : allComeTrue(position);
const allComeTrue = onceFor((position: Position): ReadonlyMap<string, Looker> => {
	const found = new Map<string, Looker>();
	for (const { object, place } of lookers(position, 'come true')) {
		const controller = controllerOfAbilities(place);
		for (const { ability, at: effect } of abilitiesOn(position, object)) {
			if (ability.way !== 'trigger' || ability.when.on !== 'come true') continue;
			const context = contextOf(position, object, controller);
			if (!holds(position, ability.when.so, context)) continue;
			found.set([object.id, effect.card, effect.line, controller].join(), {
				when: ability.when,
				effect,
				context,
				controller,
				asks: askedBefore(ability),
				once: null
			});
		}
	}
	return found;
});

/**
 * Lets the abilities trigger that wait for something to be so, where it was not so before: as soon as it is, so that
 * what is undone in the same resolution counts as well (4.4).
 * @param before the position before the last part of what was done.
 */
export function noticeComeTrue(run: Run, before: Position): void {
	const now = comeTrue(run.position);
	if (now.size === 0) return;
	const then = comeTrue(before);
	for (const [key, looker] of now) {
		const { source } = looker.context;
		if (source !== null && !then.has(key))
			look(run, looker, { on: 'come true', of: { object: source }, data: {} });
	}
}
