import { cardOf } from '../cards/library.ts';
import { locate, withObject } from '../model/objects.ts';
import type { GameObject } from '../model/board.ts';
import type { Change, ContinuousEffect } from '../model/effects.ts';
import type { CardKey, ObjectId } from '../model/words.ts';
import { keepHearts } from './hearts.ts';
import { set, type Run } from './run.ts';

type Copying = Extract<Change, { copies: unknown }>;

/** What an effect that lasts for a while makes an object a copy of; null for any other effect. */
export function copyMade({ change, of }: ContinuousEffect, id: ObjectId): Copying | null {
	return 'copies' in change && 'object' in of && of.object === id ? change : null;
}

/** The card that an object is once every copy that lasts for a while has ended. */
function lastingCard({ position }: Run, { id, card }: GameObject): CardKey {
	for (const effect of position.effects) {
		const made = copyMade(effect, id);
		if (made) return made.over;
	}
	return card;
}

/** Whether two cards are the faces of one (6.15). */
const areFaces = (one: CardKey, other: CardKey): boolean =>
	cardOf(one).back === other || cardOf(other).back === one;

/** The face of its own card that an object shows, or would show if it were no copy (6.6, 6.15). */
export const ownFace = ({ printed, card }: GameObject): CardKey =>
	printed === undefined || areFaces(printed, card) ? card : printed;

/** Whether an object is a copy of another card now. */
export const isCopy = (object: GameObject): boolean => ownFace(object) !== object.card;

/** What lasted on an object and is lost with what it was: its abilities, and what its stats were set to (6.6). */
const isLost = ({ change, of }: ContinuousEffect, id: ObjectId): boolean =>
	'object' in of &&
	of.object === id &&
	('copies' in change ||
		'keyword' in change ||
		'loses' in change ||
		'number' in change ||
		'abilitiesOf' in change ||
		'set' in change ||
		('makes' in change && change.makes === 'abilities'));

/**
 * An object becomes a copy: counters, charge and damage stay (6.6). A copy that has no end takes the
 * place of all that it was before; one that has an end is given back as an effect to begin.
 */
export function becomeCopyOf(
	run: Run,
	object: GameObject,
	card: CardKey,
	lasts: 'for a while' | 'indefinitely'
): Copying | null {
	const { id } = object;
	const over = lastingCard(run, object);
	keepHearts(run, () => {
		if (lasts === 'indefinitely')
			set(run, { effects: run.position.effects.filter((effect) => !isLost(effect, id)) });
		run.position = withObject(run.position, id, { card, printed: object.printed ?? object.card });
	});
	return lasts === 'indefinitely' ? null : { copies: card, over };
}

/**
 * The copies that lasted for a while and have ended are over: each object is what the newest copy
 * that is left makes it, or what it was before all of them (5.1, 6.6).
 */
export function endCopies(run: Run, ended: readonly ContinuousEffect[]): void {
	for (const { change, of } of ended) {
		if (!('copies' in change) || !('object' in of)) continue;
		const found = locate(run.position, of.object);
		if (!found) continue;
		const left = run.position.effects.flatMap((effect) => copyMade(effect, of.object) ?? []);
		run.position = withObject(run.position, of.object, {
			card: left.at(-1)?.copies ?? change.over
		});
	}
}
