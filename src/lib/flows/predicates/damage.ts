import { ARMOR, isFinalBoss } from '../../mechanics/challenges.ts';
import { nextReplacements } from '../../mechanics/replacements.ts';
import { canBeAttacked } from '../../mechanics/stats.ts';
import { locate } from '../../model/objects.ts';
import { ask, frameOf, type Predicate } from './predicate.ts';

/** Damage (6.8). */
export const DAMAGE_PREDICATES = {
	'it is combat damage': ask((at) => frameOf(at, 'damage').item.combat),
	'the damaged one is gone': ask((at) => {
		const { to } = frameOf(at, 'damage').item;
		return 'object' in to && locate(at.position, to.object) === null;
	}),
	'a monster that cannot be attacked is damaged': ask((at) => {
		const { to } = frameOf(at, 'damage').item;
		return 'object' in to && !canBeAttacked(at.position, to);
	}),
	'a replacement applies': ask(
		(at) => nextReplacements(at.position, frameOf(at, 'damage')).length > 0
	),
	'boss armor is in the way': ask((at) => {
		const { item, amount } = frameOf(at, 'damage');
		return !item.combat && amount > ARMOR && isFinalBoss(at.position, item.to);
	}),
	'no damage is left': ask((at) => frameOf(at, 'damage').amount <= 0)
} as const satisfies Record<string, Predicate>;
