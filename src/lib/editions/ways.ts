import type { Ways } from '../mechanics/ways.ts';
import type { EditionId } from '../model/words.ts';

/** How each edition does what the other does in another way; apart from its charts, which whoever only tells of it does without. */
export const WAYS: Readonly<Record<EditionId, Ways>> = {
	'2023': {
		damageOnStack: 'all',
		preventionLasts: 'so much',
		savedWith: 'at least 1 HP',
		priorityOnRoll: 'roller',
		actionPhaseEnds: 'by declaration',
		lootPlayLasts: 'till the turn ends',
		modifiers: 'as the roll resolves',
		events: 'cover a slot',
		cardsForThree: 'are put aside',
		votesFrom: 'controller'
	},
	original: {
		damageOnStack: 'combat damage',
		preventionLasts: 'one instance',
		savedWith: 'the HP before',
		priorityOnRoll: 'active player',
		actionPhaseEnds: 'by passing',
		lootPlayLasts: 'in the action phase',
		modifiers: 'on the stack',
		events: 'are played',
		cardsForThree: 'stay',
		votesFrom: 'active player'
	}
};
