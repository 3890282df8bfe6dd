import { cardOf } from '../../cards/library.ts';
import { isItem, isUsable, makesRoll } from './cards-said.ts';
import { ownerOf } from './cards-noted.ts';
import type { Talk } from './discourse.ts';
import { awaitsRoll } from './events-told.ts';

/** "Wheel of Fortune: I roll a 2", "she has Broken Ankh and rolls 6": the card that a roll is for, where nothing else is. */
export function rolledByTopic(talk: Talk, who: string): string | null {
	if (awaitsRoll(talk, makesRoll)) return null;
	const { events, monsters } = talk.plan;
	const topic = talk.topics.findLast((card) => isUsable(cardOf(card)) && makesRoll(card));
	if (topic !== undefined && events.length === 0) {
		talk.topics.splice(talk.topics.indexOf(topic), 1);
		return topic;
	}
	const { item } = talk;
	if (item === null || ownerOf(talk, item) !== who || !makesRoll(item)) return null;
	// "Ben has Book of Sin and rolls 6": it is used, where nothing is there to be attacked.
	const face = cardOf(item);
	const isRight =
		isItem(face) && isUsable(face)
			? events.length + monsters.length === 0
			: events.some(({ is }) => is === 'use');
	return isRight ? item : null;
}
