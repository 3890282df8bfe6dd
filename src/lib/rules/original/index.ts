import type { RuleId2023 } from '../2023/index.ts';
import { SETUP, SETUP_SHARED } from './01-setup.ts';
import { CARDS, CARDS_SHARED } from './02-cards.ts';
import { STACK, STACK_SHARED } from './03-stack.ts';
import { PRIORITY, PRIORITY_SHARED } from './04-priority.ts';
import { TIMING, TIMING_SHARED } from './05-timing.ts';
import { TURN, TURN_SHARED } from './06-turn.ts';
import { PURCHASING, PURCHASING_SHARED } from './07-purchasing.ts';
import { DICE, DICE_SHARED } from './08-dice.ts';
import { ATTACKING, ATTACKING_SHARED } from './09-attacking.ts';
import { MONSTER_DEATH, MONSTER_DEATH_SHARED } from './10-monster-death.ts';
import { REFILLING, REFILLING_SHARED } from './11-refilling.ts';
import { PLAYER_DEATH, PLAYER_DEATH_SHARED } from './12-player-death.ts';
import { BARTERING, BARTERING_SHARED } from './13-bartering.ts';
import { FIZZLING, FIZZLING_SHARED } from './14-fizzling.ts';
import { SOULS, SOULS_SHARED } from './15-souls.ts';
import { GLOSSARY, GLOSSARY_SHARED } from './16-glossary.ts';
import { ERRATA, ERRATA_SHARED } from './17-errata.ts';
import { CARD_RULINGS, CARD_RULINGS_SHARED } from './18-card-rulings.ts';
import { BLANK_CARD, BLANK_CARD_SHARED } from './20-blank-card.ts';
import { VARIANTS, VARIANTS_SHARED } from './21-variants.ts';
import type { OwnRule, SharedRule } from './rule.ts';

/** Every rule of the original edition alone, a file a chapter. */
export const OWN_RULES = {
	...SETUP,
	...CARDS,
	...STACK,
	...PRIORITY,
	...TIMING,
	...TURN,
	...PURCHASING,
	...DICE,
	...ATTACKING,
	...MONSTER_DEATH,
	...REFILLING,
	...PLAYER_DEATH,
	...BARTERING,
	...FIZZLING,
	...SOULS,
	...GLOSSARY,
	...ERRATA,
	...CARD_RULINGS,
	...BLANK_CARD,
	...VARIANTS
} as const satisfies Record<string, OwnRule>;

/** Every rule of 2023 that holds in the original edition as well, and where its documents have it. */
export const SHARED_RULES = {
	...SETUP_SHARED,
	...CARDS_SHARED,
	...STACK_SHARED,
	...PRIORITY_SHARED,
	...TIMING_SHARED,
	...TURN_SHARED,
	...PURCHASING_SHARED,
	...DICE_SHARED,
	...ATTACKING_SHARED,
	...MONSTER_DEATH_SHARED,
	...REFILLING_SHARED,
	...PLAYER_DEATH_SHARED,
	...BARTERING_SHARED,
	...FIZZLING_SHARED,
	...SOULS_SHARED,
	...GLOSSARY_SHARED,
	...ERRATA_SHARED,
	...CARD_RULINGS_SHARED,
	...BLANK_CARD_SHARED,
	...VARIANTS_SHARED
} as const satisfies Partial<Record<RuleId2023, SharedRule>>;

export type OwnRuleId = keyof typeof OWN_RULES;
