import type { RuleId } from '../../rules/index.ts';

/** The rules beside each step of the page, the decisive ones first. */
export const RULES_OF_STEP = {
	players: ['card.three-players', 'solo.setup', 'solo.one-person'],
	play: [
		'draft.advice',
		'draft.lay-out',
		'draft.pick',
		'draft.again',
		'draft.more-players',
		'draft.snake',
		'eden.all',
		'eden.stand-in',
		'solo.timer-round',
		'solo.timer-death',
		'solo.win',
		'solo.lose',
		'solo.difficulty',
		'solo.soul-limit',
		'solo.no-trade',
		'solo.rooms',
		'challenge.what',
		'challenge.own-rules',
		'challenge.timer',
		'challenge.goal'
	],
	cards: ['setup.room', 'setup.bonus-souls', 'solo.no-bonus-souls', 'card.three-players'],
	decks: ['ratio.every-card', 'ratio.hundred', 'ratio.by-hand', 'ratio.at-random', 'ratio.own'],
	table: [
		'setup.decks',
		'setup.pool',
		'setup.shop',
		'setup.slots',
		'setup.no-events',
		'setup.room',
		'setup.bonus-souls',
		'setup.characters',
		'setup.charge',
		'setup.triggers',
		'setup.hands',
		'setup.first',
		'setup.saddest'
	]
} as const satisfies Record<string, readonly RuleId[]>;
export type StepName = keyof typeof RULES_OF_STEP;
