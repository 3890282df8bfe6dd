import { makesRoll } from './cards-said.ts';
import { own, ownerOf } from './cards-noted.ts';
import { person, type Talk } from './discourse.ts';
import type { CardKey } from '../../model/words.ts';
import type { Saying } from './said.ts';
import { answersDeath } from './takes.ts';

/** Whether a card may save whoever has it by a roll as they would die. */
export const savesByRoll = (card: CardKey): boolean =>
	makesRoll(card) && (answersDeath(card, '2023') || answersDeath(card, 'original'));

/** Who is said to be dying, or was harmed last. */
function dyingIn({ plan }: Talk): string | null {
	const death = plan.stack.findLast((thing) => thing.is === 'death' && thing.of.is === 'player');
	if (death?.is === 'death' && death.of.is === 'player') return death.of.name;
	const use = plan.events.findLast((event) => event.is === 'use');
	const aim = use?.is === 'use' ? use.aims.find(({ at }) => at === 'player') : undefined;
	return aim?.at === 'player' ? aim.name : null;
}

/**
 * "Cleo is dying, Guppy's Collar: 5": a card that may save whoever has it is of who is dying, where nobody says whose it
 * is, and they roll for it. Who that is; null where it is no such roll.
 */
export function saverOf(
	talk: Talk,
	{ who, for: reads, against }: Extract<Saying, { say: 'roll' }>
): string | null {
	const card = reads ?? talk.topics.findLast(savesByRoll);
	if (card === undefined || against || (who !== null && who.is !== 'he') || !savesByRoll(card))
		return null;
	const name = ownerOf(talk, card) ?? dyingIn(talk);
	if (name !== null && ownerOf(talk, card) === null) own(talk, name, card);
	return name;
}

/** "Cleo has Guppy's Collar, rolls 2. Dead?": whether a roll, with nothing else told, may be for what saves whoever rolls. */
export const mayBeSaved = ({ plan }: Talk, name: string): boolean =>
	plan.monsters.length === 0 &&
	plan.stack.length === 0 &&
	plan.attack === null &&
	plan.events.length === 0 &&
	plan.people.get(name)?.items.some(savesByRoll) === true;

/** Whoever rolls for what may save them, where nothing else was told that they would die of, is dying. */
export function dieFirst(talk: Talk): void {
	const [first] = talk.plan.events;
	const { stack, attack, people } = talk.plan;
	if (first?.is !== 'roll' || stack.length > 0 || attack !== null) return;
	if (people.get(first.who)?.items.some(savesByRoll) !== true) return;
	stack.push({ is: 'death', of: { is: 'player', name: first.who } });
	person(talk, first.who).hp ??= 0;
}
