import { SETUP } from './01-setup.ts';
import { CARDS } from './02-cards.ts';
import { ZONES } from './03-zones.ts';
import { ABILITIES } from './04-abilities.ts';
import { EFFECTS } from './05-effects.ts';
import { MECHANICS } from './06-mechanics.ts';
import { TURN } from './07-turn.ts';
import { ATTACKING } from './08-attacking.ts';
import { PURCHASING } from './09-purchasing.ts';
import { REFILLING } from './10-refilling.ts';
import { DEATH } from './11-death.ts';
import { BARTERING } from './12-bartering.ts';
import { ROLLS } from './13-rolls.ts';
import { PRIORITY } from './14-priority.ts';
import { STACK } from './15-stack.ts';
import { WINNING } from './16-winning.ts';
import { SOLITAIRE } from './17-solitaire.ts';
import { CHALLENGES } from './18-challenges.ts';
import { RATIOS } from './19-ratios.ts';
import { VARIANTS } from './20-variants.ts';
import { ERRATA } from './21-errata.ts';
import { KEY_TERMS } from './22-key-terms.ts';
import { FAQ } from './23-faq.ts';
import type { Rule } from '../rule.ts';

/** Every rule of the 2023 edition by its id, a file a chapter. */
export const RULES_2023 = {
	...SETUP,
	...CARDS,
	...ZONES,
	...ABILITIES,
	...EFFECTS,
	...MECHANICS,
	...TURN,
	...ATTACKING,
	...PURCHASING,
	...REFILLING,
	...DEATH,
	...BARTERING,
	...ROLLS,
	...PRIORITY,
	...STACK,
	...WINNING,
	...SOLITAIRE,
	...CHALLENGES,
	...RATIOS,
	...VARIANTS,
	...ERRATA,
	...KEY_TERMS,
	...FAQ
} as const satisfies Record<string, Rule>;

export type RuleId2023 = keyof typeof RULES_2023;

/** Every id of the 2023 edition, chapter by chapter. */
export const RULE_IDS_2023: readonly RuleId2023[] = Object.keys(RULES_2023).filter(isRuleId2023);

/** Whether a text from outside names a rule of the 2023 edition. */
export function isRuleId2023(text: string): text is RuleId2023 {
	return Object.hasOwn(RULES_2023, text);
}
