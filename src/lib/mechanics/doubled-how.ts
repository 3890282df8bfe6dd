import { doubled } from '../abilities/doubling.ts';
import type { Amount, Effect } from '../abilities/grammar.ts';
import { effectsIn } from '../abilities/path.ts';
import type { AtPoint, Beside } from '../rules/points.ts';

/** An effect and all that is written inside it, however deep. */
const allIn = (effect: Effect): readonly Effect[] => [effect, ...effectsIn(effect).flatMap(allIn)];

/** Whether an amount is not written but reckoned: from a roll, from what somebody has. */
const isReckoned = (amount: Amount): boolean => typeof amount !== 'number';

/** The rules of the appendix on Blank Card by which one part of a loot is doubled. */
function pointsOfPart(effect: Effect): readonly Beside[] {
	switch (effect.do) {
		case 'roll':
			return ['roll doubled'];
		case 'look':
			return effect.at.in === 'deck' && effect.at.top === 1
				? ['every deck doubled']
				: ['look doubled'];
		case 'look and put back':
			return ['look doubled'];
		case 'look at hand':
			return effect.of === 'chosen' ? ['every deck doubled'] : [];
		case 'additional attack':
		case 'extra turn':
		case 'gain treasure':
			return ['times doubled'];
		case 'gain ¢':
		case 'loot':
		case 'deal damage':
			return isReckoned(effect.amount) ? ['reckoned number doubled'] : [];
		case 'give loot cards':
		case 'choose':
		case 'recharge':
		case 'destroy':
		case 'reroll':
			return ['single things doubled'];
		default:
			return [];
	}
}

/** The rules by which what a loot does is doubled, most telling last; one that doubling leaves alone has but one. */
export function pointsOfDoubling(effect: Effect): AtPoint {
	const after = doubled(effect);
	if (JSON.stringify(after) === JSON.stringify(effect)) return ['nothing to double'];
	return ['numbers doubled', ...new Set(allIn(effect).flatMap(pointsOfPart))];
}
