import { makesRoll } from './cards-said.ts';
import { own, ownerOf } from './cards-noted.ts';
import { nameOf, person, type Talk } from './discourse.ts';
import type { CardKey } from '../../model/words.ts';
import { triggered } from './lying.ts';
import type { Saying } from './said.ts';
import { answersDeath, answersTurnStart } from './takes.ts';

/** Whether a card may save whoever has it by a roll as they would die. */
export const savesByRoll = (card: CardKey): boolean =>
	makesRoll(card) && (answersDeath(card, '2023') || answersDeath(card, 'original'));

/** Whether a card rolls a die as a turn starts. */
const rollsAtStart = (card: CardKey): boolean =>
	makesRoll(card) && answersTurnStart(card, '2023', true);

/** Whether a card triggers by itself and rolls a die then, where nothing of an attack was told. */
export const rollsByItself = (card: CardKey): boolean => savesByRoll(card) || rollsAtStart(card);

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
	const card = reads ?? talk.topics.findLast(rollsByItself);
	if (card === undefined || against || !rollsByItself(card)) return null;
	const isSaid = who !== null && who.is !== 'he';
	// "Dark Bum: Amy rolls 3": whoever rolls with nothing else told has it.
	if (isSaid && (talk.plan.events.length > 0 || ownerOf(talk, card) !== null)) return null;
	const name = isSaid
		? nameOf(talk, who)
		: (ownerOf(talk, card) ?? (savesByRoll(card) ? dyingIn(talk) : null));
	if (name !== null && ownerOf(talk, card) === null) own(talk, name, card);
	return name;
}

/** "Cleo has Guppy's Collar, rolls 2. Dead?": whether a roll, with nothing else told, may be for what whoever rolls has. */
export const mayBeOfItem = ({ plan }: Talk, name: string): boolean =>
	plan.monsters.length === 0 &&
	plan.stack.length === 0 &&
	plan.attack === null &&
	plan.events.length === 0 &&
	plan.people.get(name)?.items.some(rollsByItself) === true;

/**
 * What somebody has that rolls by itself has triggered, where nothing else was told that they roll for: as their turn
 * starts, or as they are dying.
 */
export function triggerFirst(talk: Talk): void {
	const [first] = talk.plan.events;
	const { stack, attack, people } = talk.plan;
	if (first?.is !== 'roll' || stack.length > 0 || attack !== null) return;
	const { who: name } = first;
	const card = people.get(name)?.items.find(rollsByItself);
	if (card === undefined) return;
	if (savesByRoll(card)) {
		stack.push({ is: 'death', of: { is: 'player', name } });
		person(talk, name).hp ??= 0;
	} else stack.push(triggered(card, name));
}
