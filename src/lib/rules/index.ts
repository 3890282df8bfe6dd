import { EFFECTS } from './effects.ts';
import { MECHANICS } from './mechanics.ts';
import { OBJECTS } from './objects.ts';
import { OPEN } from './open.ts';
import { PLAY } from './play.ts';
import { PROCEDURES } from './procedures.ts';
import { SECTIONS, type Rule } from './rule.ts';

/** Every rule of the 2023 edition by its id. Ids never change their meaning. */
export const RULES = {
	...PLAY,
	...MECHANICS,
	...OBJECTS,
	...EFFECTS,
	...PROCEDURES,
	...OPEN
} as const satisfies Record<string, Rule>;

/** The id of a rule; a citation of any other id does not compile. */
export type RuleId = keyof typeof RULES;

/** The rule's place in the document: "8 Attacking, p. 36". */
export function placeOf(id: RuleId): string {
	const { section } = RULES[id];
	const [title, page] = SECTIONS[section];
	return `${section} ${title}, p. ${page}`;
}

/** Whether a text from outside names a rule. */
export function isRuleId(text: string): text is RuleId {
	return Object.hasOwn(RULES, text);
}
