import { unseat } from './doers-told.ts';
import { cardOf } from '../../cards/library.ts';
import { isOfMonsterDeck } from './cards-said.ts';
import type { Talk } from './discourse.ts';
import { activeOf } from './laying.ts';
import type { Aim, Event } from './plan.ts';
import { Unclear } from './unclear.ts';

/** Who gets what comes off a deck is who buys or attacks, where that was not said. */
export function getsIt(talk: Talk, name: string): void {
	const { events } = talk.plan;
	const last = events.at(-1);
	if ((last?.is !== 'buy' && last?.is !== 'attack') || last.who === name) return;
	if (!last.isDoerGuessed) throw new Unclear();
	events[events.length - 1] = { ...last, who: name };
	unseat(talk, last.who);
}

/** "Buys, and Sacred Heart comes up": what comes up of a purchase or an attack of which nobody said what it is on is of the deck. */
export function fromItsDeck({ plan }: Talk, card: string): void {
	const last = plan.events.at(-1);
	const deck = isOfMonsterDeck(cardOf(card)) ? 'monster' : 'treasure';
	const on: Aim = { at: 'deck', deck, isDiscard: false };
	if (last?.is === 'buy' && last.what === null && deck === 'treasure')
		plan.events[plan.events.length - 1] = { ...last, what: on };
	if (last?.is === 'attack' && (last.on === null || last.isGuess) && deck === 'monster') {
		const { isGuess: _, ...attack } = last;
		plan.events[plan.events.length - 1] = { ...attack, on };
	}
}

/**
 * "Ben reveals Dark Chest and rolls a 5": where nothing has happened that reveals a card, whose turn it is attacked
 * the deck.
 */
export function attackDeckFirst({ plan }: Talk, writes: string): void {
	const [first, ...others] = plan.events;
	const isNobodys = first?.is === 'reveal' && isOfMonsterDeck(cardOf(first.card));
	if (!isNobodys || others.some(({ is }) => is === 'attack' || is === 'reveal')) return;
	if (plan.stack.length > 0 || plan.attack !== null) return;
	plan.events.unshift({
		is: 'attack',
		who: activeOf(plan) ?? writes,
		on: { at: 'deck', deck: 'monster', isDiscard: false },
		isPast: true,
		piece: first.piece
	});
}

/**
 * "I flip over Dark One attacking the deck", "… and roll 3": what comes up off a deck does so right after that is
 * attacked, and before any roll against it.
 */
export function revealFirst({ plan }: Talk): void {
	const { events } = plan;
	const reveals = events.filter((event) => event.is === 'reveal');
	const [reveal] = reveals;
	if (reveals.length !== 1 || reveal === undefined || !isOfMonsterDeck(cardOf(reveal.card))) return;
	const from = events.indexOf(reveal);
	const attack = events.findIndex((event) => event.is === 'attack' && isBlind(event));
	if (attack < 0) return;
	const isBetween = events.slice(attack + 1, from).every((event) => event.is === 'roll');
	if (from < attack ? from !== attack - 1 : !isBetween) return;
	events.splice(from, 1);
	events.splice(
		events.findIndex((event) => event.is === 'attack' && isBlind(event)) + 1,
		0,
		reveal
	);
}

/** Whether what is bought or attacked comes off a deck. */
export const isBlind = (event: Event | undefined): boolean =>
	(event?.is === 'buy' && event.what?.at === 'deck') ||
	(event?.is === 'attack' && event.on?.at === 'deck');
