import type { DecisionKind } from '../../model/decision.ts';

/** What a player decides when they take a transition. */
export const DECIDES: Record<DecisionKind, string> = {
	pass: 'passes',
	play: 'plays a loot card',
	activate: 'activates an ability',
	attack: 'declares an attack',
	purchase: 'declares a purchase',
	'end turn': 'declares the end of the turn',
	'soul purchase': 'gives up a soul',
	barter: 'trades ¢ for a favour',
	choose: 'chooses',
	roll: 'rolls',
	reveal: 'reveals a card'
};
