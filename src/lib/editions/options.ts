import type { EditionOptions } from '../mechanics/edition-options.ts';
import type { EditionId } from '../model/words.ts';

const OPTIONS_2023: EditionOptions = {
	damageOnStack: 'all',
	preventionLasts: 'so much',
	savedWith: 'at least 1 HP',
	priorityOnRoll: 'roller',
	actionPhaseEnds: 'by declaration',
	lootPlayLasts: 'till the turn ends',
	modifiers: 'as the roll resolves',
	effectOfRoll: 'has resolved',
	activating: '↷ and $',
	events: 'cover a slot',
	firstTriggers: 'of the game',
	playerDeaths: 'resolve in turn order',
	deathsOfEach: 'as the effect has it',
	cardsForThree: 'are put aside',
	rerolledSlot: 'is filled within',
	votesFrom: 'controller',
	eachFrom: 'active player',
	rewardBox: 'of its own card',
	healingUnderDeath: 'heals',
	laterChoices: 'may find nothing',
	penaltyFirst: 'item',
	teamUp: 'means nothing'
};

/** How each edition does what the others do in another way; apart from its charts, which whoever only tells of it does without. */
export const OPTIONS: Readonly<Record<EditionId, EditionOptions>> = {
	'2023': OPTIONS_2023,
	'2024': {
		...OPTIONS_2023,
		eachFrom: 'controller',
		rewardBox: 'copied',
		healingUnderDeath: 'does not heal',
		laterChoices: 'fizzle with nothing',
		teamUp: 'rolls beside the attacker'
	},
	original: {
		damageOnStack: 'combat damage',
		preventionLasts: 'one instance',
		savedWith: 'the HP before',
		priorityOnRoll: 'active player',
		actionPhaseEnds: 'by passing',
		lootPlayLasts: 'in the action phase',
		modifiers: 'on the stack',
		effectOfRoll: 'waits below it',
		activating: '↷',
		events: 'are played',
		firstTriggers: 'of the game and of monster cards',
		playerDeaths: 'are put in turn order',
		deathsOfEach: 'as any deaths',
		cardsForThree: 'stay',
		rerolledSlot: 'is refilled',
		votesFrom: 'active player',
		eachFrom: 'active player',
		rewardBox: 'of its own card',
		healingUnderDeath: 'heals',
		laterChoices: 'may find nothing',
		penaltyFirst: 'loot card',
		teamUp: 'means nothing'
	}
};
