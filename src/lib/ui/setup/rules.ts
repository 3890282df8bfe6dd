import type { RootEdition } from '../../model/words.ts';
import type { RuleId } from '../../rules/index.ts';

/** The rules beside each step of the page, the decisive ones first. */
export const RULES_OF_STEP = {
	players: ['card.three-players', 'solo.setup', 'solo.one-person'],
	play: ['draft.advice'],
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

/** Those of an edition that has no word for the decks of 2023: what it says itself. */
const RULES_IN_ORIGINAL = {
	players: ['overview.free-hand'],
	play: [],
	cards: ['setup.all-bonus-souls'],
	decks: RULES_OF_STEP.decks,
	table: [
		'setup.decks',
		'setup.hundred-cents',
		'setup.shop',
		'setup.slots',
		'setup.no-events',
		'setup.all-bonus-souls',
		'setup.characters',
		'setup.charge',
		'setup.hands',
		'setup.cain-first'
	]
} as const satisfies Record<keyof typeof RULES_OF_STEP, readonly RuleId[]>;
export type StepName = keyof typeof RULES_OF_STEP;

/** The rules beside each step, by edition; a later state of one has the same. */
export const RULES_BESIDE: Readonly<
	Record<RootEdition, Readonly<Record<StepName, readonly RuleId[]>>>
> = { '2023': RULES_OF_STEP, original: RULES_IN_ORIGINAL };
