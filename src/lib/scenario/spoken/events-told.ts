import { cardOf } from '../../cards/library.ts';
import type { CardKey } from '../../model/words.ts';
import { isMonster, isUsable, makesRoll } from './cards-said.ts';
import { Unclear } from './unclear.ts';
import { type Talk, happen } from './discourse.ts';
import { monsterMeant, noteCard, putMonster } from './cards-noted.ts';
import type { Aim, Event } from './plan.ts';
import type { CardRef } from './ref.ts';

/** Whether a roll can come next without another attack: of one, or of a card that makes one. */
export function awaitsRoll({ plan, known }: Talk, makes: (card: CardKey) => boolean): boolean {
	return (
		(known.roller ?? null) !== null ||
		plan.attack !== null ||
		plan.events.some(
			(event) =>
				event.is === 'attack' ||
				event.is === 'reroll' ||
				((event.is === 'use' || event.is === 'reveal') && makes(event.card))
		) ||
		plan.stack.length > 0
	);
}

/** Tells of a roll, with the attack that it belongs to where that was not told. */
export function tellRoll(
	talk: Talk,
	who: string,
	faces: readonly Extract<Event, { is: 'roll' }>['face'][],
	against: CardRef | null,
	order: 'next' | 'before'
): void {
	const { plan } = talk;
	const attack = plan.events.findLast((event) => event.is === 'attack');
	// "Ian passes, Jill passes, then Amy rolls": so the attack went on that is told with its roll.
	if (against && plan.events.every(({ is }) => is === 'pass')) plan.events.splice(0);
	if (against) {
		const isOn =
			attack?.is === 'attack' &&
			attack.on?.at === 'card' &&
			attack.on.card === against.card &&
			attack.who === who;
		const lying = plan.attack?.target === against.card;
		noteCard(talk, against.card, against.facts, null);
		const isBare = attack?.is === 'attack' && attack.on === null && attack.who === who;
		if (isBare) {
			putMonster(talk, against.card);
			plan.events[plan.events.indexOf(attack)] = {
				...attack,
				on: { at: 'card', card: against.card, of: null }
			};
		} else if (!isOn && !lying) {
			putMonster(talk, against.card);
			happen(
				talk,
				{
					is: 'attack',
					who,
					on: { at: 'card', card: against.card, of: null },
					isPast: false,
					piece: talk.piece
				},
				order
			);
		}
	}
	// "Amy attacks. I use the D6 on her roll of 2": of an attack of which nobody said what it is on.
	const last = plan.events.at(-1);
	if (!against && last?.is === 'attack' && last.who === who && last.on === null)
		plan.events[plan.events.length - 1] = { ...last, ...guessedAim(talk) };
	for (const face of faces) happen(talk, { is: 'roll', who, face, piece: talk.piece }, order);
}

/**
 * Tells of the attack that a roll is made for, where nothing else was told that one could be for.
 * @param isSaid it is said that it hits or misses, as no other roll does.
 */
export function guessAttack(
	talk: Talk,
	who: string,
	order: 'next' | 'before',
	isSaid = false
): void {
	const { plan } = talk;
	const { on, ...guess } = guessedAim(talk);
	const isTrigger =
		!isSaid &&
		plan.people.size > 0 &&
		on.at === 'slot' &&
		plan.events.some(({ is }) => is === 'use') &&
		// A roll that nothing there has made is that of an attack.
		[...plan.people.values()].some(({ items }) => items.some(makesRoll));
	if (isTrigger) return;
	if (isOfTopic(talk) && plan.events.length === 0) throw new Unclear();
	happen(
		talk,
		{ is: 'attack', who, on, isPast: false, isImplied: true, ...guess, piece: talk.piece },
		order
	);
}

/** "Guppy's Collar: 4", "Bob's Brain: Ben attacks, 6": whether a roll may be that of a card that is the topic. */
export const isOfTopic = ({ topics, plan }: Talk): boolean =>
	plan.monsters.length === 0 &&
	topics.some((card) => makesRoll(card) && !isUsable(cardOf(card)) && !isMonster(cardOf(card)));

/** What is attacked of which nobody said it: the monster that was spoken of, or else the first that lies there. */
function guessedAim(talk: Talk): { readonly on: Aim; readonly isGuess?: true } {
	const card = monsterMeant(talk) ?? talk.plan.monsters[0];
	return card === undefined
		? { on: { at: 'slot', slot: 'monster', number: 1 }, isGuess: true }
		: { on: { at: 'card', card, of: null } };
}

/** Puts a treasure into the shop. */
export function sell({ plan }: Talk, card: CardKey): void {
	if (!plan.shop.includes(card)) plan.shop.push(card);
}
