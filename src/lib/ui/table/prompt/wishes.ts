import type { ActionOption, Prompt } from '../../../judge/prompt.ts';
import { deckOf } from '../../../cards/card.ts';
import { LIBRARY } from '../../../cards/library.ts';
import { wanted } from '../../../mechanics/ability-of-decision.ts';
import type { Decision } from '../../../model/decision.ts';
import type { Position } from '../../../model/position.ts';
import type { CardKey, Deck } from '../../../model/words.ts';
import type { Refusal } from '../../../rules/step.ts';
import { cardName, objectName } from '../../../wording/index.ts';

/** Decisions that name what they act on. */
export type Targeted = Extract<Decision, { do: 'play' | 'activate' }>;

/** Whether a decision may need targets. */
export const isTargeted = (decision: Decision): decision is Targeted =>
	decision.do === 'play' || decision.do === 'activate';

/** Things that are refused for one and the same reason. */
export interface RefusedGroup<T> {
	readonly refusal: Refusal;
	readonly things: readonly T[];
}

/** Gathers what is refused by its reason, the reasons in the order they first come up. */
export function byRefusal<T extends { readonly refusal: Refusal | null }>(
	things: readonly T[]
): readonly RefusedGroup<T>[] {
	const groups = new Map<string, { refusal: Refusal; things: T[] }>();
	for (const thing of things) {
		const { refusal } = thing;
		if (!refusal) continue;
		const key = `${refusal.refused} ${refusal.rules.join(' ')}`;
		const group = groups.get(key);
		if (group) group.things.push(thing);
		else groups.set(key, { refusal, things: [thing] });
	}
	return [...groups.values()];
}

/** The legal plays that a button offers; passing has buttons of its own. */
export const offers = (prompt: Extract<Prompt, { kind: 'priority' }>): readonly ActionOption[] =>
	prompt.plays.filter(({ decision, refusal }) => refusal === null && decision.do !== 'pass');

/** What a play puts on the stack. */
export const playName = (position: Position, decision: Targeted): string =>
	decision.do === 'play' ? cardName(decision.card) : objectName(position, decision.object);

/** What a button for a play says. */
export function playLabel(position: Position, decision: Decision): string {
	switch (decision.do) {
		case 'pass':
			return 'Pass';
		case 'play':
			return `Play ${cardName(decision.card)}`;
		case 'activate':
			return `Activate ${objectName(position, decision.object)}`;
		case 'attack':
			return 'Declare an attack';
		case 'purchase':
			return 'Declare a purchase';
		case 'end turn':
			return 'End the turn';
		case 'barter':
			return 'Trade';
		case 'soul purchase':
			return `Give up ${objectName(position, decision.soul)}`;
		case 'choose':
		case 'roll':
		case 'reveal':
			return '';
	}
}

/** The cards of a deck that a hidden card can turn out to be, by name. */
export const cardsOfDeck = (deck: Deck): readonly CardKey[] =>
	[...LIBRARY]
		.filter(([, card]) => deckOf(card.kind) === deck)
		.map(([key]) => key)
		.sort((a, b) => cardName(a).localeCompare(cardName(b)));

/** Whether the player with priority holds a card that nobody has named. */
export const holdsUnknown = (position: Position, who: number): boolean =>
	position.players[who]?.hand.some(({ card }) => card === null) ?? false;

/** What kind of play it is, for the drawing beside it. */
export function wayOf(
	position: Position,
	decision: Decision
): 'loot' | 'tap' | 'paid' | 'attack' | 'purchase' | null {
	if (decision.do === 'play') return 'loot';
	if (decision.do === 'attack' || decision.do === 'purchase') return decision.do;
	if (decision.do === 'soul purchase') return 'purchase';
	if (decision.do !== 'activate') return null;
	const way = wanted(position, decision)?.ability.way;
	return way === 'tap' || way === 'paid' ? way : null;
}

/** Why something cannot be chosen: "The loot deck: that is not something it can target." */
export const whyNot = (name: string, refusal: Refusal | null): string =>
	refusal ? `${capital(name)}: ${refusal.refused}.` : '';

/** A name as it begins a sentence or stands on a button. */
export const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
