import { doubled } from '../abilities/doubling.ts';
import type { Amount, Effect } from '../abilities/grammar.ts';
import { effectsIn } from '../abilities/path.ts';
import type { RuleId } from '../rules/index.ts';

/** An effect and all that is written inside it, however deep. */
const allIn = (effect: Effect): readonly Effect[] => [effect, ...effectsIn(effect).flatMap(allIn)];

/** Whether an amount is not written but reckoned: from a roll, from what somebody has. */
const isReckoned = (amount: Amount): boolean => typeof amount !== 'number';

/** The rules of the appendix on Blank Card by which one part of a loot is doubled. */
function rulesOfPart(effect: Effect): readonly RuleId[] {
	switch (effect.do) {
		case 'roll':
			return ['blank-card.rolls'];
		case 'look':
			return effect.at.in === 'deck' && effect.at.top === 1
				? ['blank-card.each-deck']
				: ['blank-card.looked-at'];
		case 'look and put back':
			return ['blank-card.looked-at'];
		case 'look at hand':
			return effect.of === 'chosen' ? ['blank-card.each-deck'] : [];
		case 'additional attack':
		case 'extra turn':
		case 'gain treasure':
			return ['blank-card.times'];
		case 'gain ¢':
		case 'loot':
		case 'deal damage':
			return isReckoned(effect.amount) ? ['blank-card.reckoned'] : [];
		case 'give loot cards':
		case 'choose':
		case 'recharge':
		case 'destroy':
		case 'reroll':
			return ['blank-card.single-things'];
		default:
			return [];
	}
}

/** The rules by which what a loot does is doubled, most telling last; one that doubling leaves alone has but one. */
export function rulesOfDoubling(effect: Effect): readonly RuleId[] {
	const after = doubled(effect);
	if (JSON.stringify(after) === JSON.stringify(effect)) return ['blank-card.nothing-to-count'];
	return ['blank-card.doubles', ...new Set(allIn(effect).flatMap(rulesOfPart))];
}
