import { SETUP } from './2023/01-setup.ts';
import { CARDS } from './2023/02-cards.ts';
import { ZONES } from './2023/03-zones.ts';
import { ABILITIES } from './2023/04-abilities.ts';
import { EFFECTS } from './2023/05-effects.ts';
import { MECHANICS } from './2023/06-mechanics.ts';
import { TURN } from './2023/07-turn.ts';
import { ATTACKING } from './2023/08-attacking.ts';
import { PURCHASING } from './2023/09-purchasing.ts';
import { REFILLING } from './2023/10-refilling.ts';
import { DEATH } from './2023/11-death.ts';
import { BARTERING } from './2023/12-bartering.ts';
import { ROLLS } from './2023/13-rolls.ts';
import { PRIORITY } from './2023/14-priority.ts';
import { STACK } from './2023/15-stack.ts';
import { WINNING } from './2023/16-winning.ts';
import { SOLITAIRE } from './2023/17-solitaire.ts';
import { CHALLENGES } from './2023/18-challenges.ts';
import { RATIOS } from './2023/19-ratios.ts';
import { VARIANTS } from './2023/20-variants.ts';
import { ERRATA } from './2023/21-errata.ts';
import { KEY_TERMS } from './2023/22-key-terms.ts';
import { FAQ } from './2023/23-faq.ts';
import type { Rule } from './rule.ts';
import { CHAPTERS, chapterOf, placeOfSection } from './sections.ts';

/** Every rule of the 2023 edition by its id, a file a chapter. Ids never change their meaning. */
export const RULES = {
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

/** The id of a rule; a citation of any other id does not compile. */
export type RuleId = keyof typeof RULES;

/** Every id, chapter by chapter. */
export const RULE_IDS: readonly RuleId[] = Object.keys(RULES).filter(isRuleId);

/** The rule's place in the document: "8 Attacking, p. 36". */
export function placeOf(id: RuleId): string {
	return placeOfSection(RULES[id].section);
}

/** The name in addresses of the chapter that the rule stands in: "attacking". */
export function chapterNameOf(id: RuleId): string {
	return CHAPTERS[chapterOf(RULES[id].section)];
}

/** Whether a text from outside names a rule. */
export function isRuleId(text: string): text is RuleId {
	return Object.hasOwn(RULES, text);
}
