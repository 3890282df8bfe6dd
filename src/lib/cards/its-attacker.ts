import type { Ability, Condition, Filter } from '../abilities/grammar.ts';

/** While it is attacked. */
const ATTACKED: Condition = {
	what: 'this',
	fits: { is: 'object', where: ['being attacked'] }
};

/** "The attacking player has -1 ATK" on a monster is said of who attacks that monster, and of no other attack (8). */
export function ofItsAttacker(ability: Ability): Ability {
	if (ability.way !== 'static') return ability;
	const { standing } = ability;
	const whom = 'of' in standing ? standing.of : 'who' in standing ? standing.who : null;
	if (typeof whom !== 'object' || whom === null || !('is' in whom) || !isAttacker(whom))
		return ability;
	const { while: so } = standing;
	return {
		...ability,
		standing: { ...standing, while: so ? { all: [ATTACKED, so] } : ATTACKED }
	};
}

const isAttacker = ({ where }: Exclude<Filter, string>): boolean =>
	where.some((test) => typeof test === 'object' && 'by' in test && test.by === 'attacking player');
