import type { RuleId2023 } from '../2023/index.ts';
import { isNewRuleId, NEW_RULES, replacedBy, type NewRuleId } from './index.ts';

/** Where the new rules stand in the chapters, by the rule of 2023 that they stand at: below it, or instead of it. */
const STANDS_AT: Readonly<Record<NewRuleId, RuleId2023>> = {
	'boss.soul-icon': 'monster.reward-active',
	'ability.targets-where': 'ability.targets',
	'ability.mode-with-targets': 'ability.mode',
	'ability.late-option': 'ability.mode',
	'ability.later-choice': 'ability.choice',
	'ability.later-choice-ends': 'ability.choice',
	'roll.roller-controls': 'roll.reader-controller',
	'team-up.rolls': 'roll.no-line',
	'team-up.lasts': 'roll.no-line',
	'familiar.attackable': 'roll.no-line',
	'effect.instead-timing': 'effect.replacement',
	'effect.prevent': 'effect.replacement',
	'name.box': 'activate.paid',
	'name.additional': 'activate.paid',
	'copy.reward-copied': 'copy.reward-box',
	'counter.special': 'counter.leave',
	'counter.hp': 'counter.leave',
	'counter.attack': 'counter.leave',
	'counter.eternal': 'counter.leave',
	'double.cents': 'discard.none',
	'each.all': 'each.words',
	'each.from-controller': 'each.players',
	'heal.not-under-death': 'heal.amount',
	'attack.deck-revealed': 'attack.deck-top',
	'death.not-again': 'death.at-zero',
	'death.no-number': 'death.at-zero'
};

const NEW_IDS: readonly NewRuleId[] = Object.keys(NEW_RULES).filter(isNewRuleId);

/** The rules of the online rulebook that stand where the chapters of 2023 have one of theirs. */
export const placedAt = (id: RuleId2023): readonly (RuleId2023 | NewRuleId)[] => [
	...(replacedBy(id).length > 0 ? [] : [id]),
	...NEW_IDS.filter((one) => STANDS_AT[one] === id)
];
