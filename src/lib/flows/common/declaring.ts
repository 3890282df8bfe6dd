import { payToAttack } from '../../mechanics/attack-fee.ts';
import { spendAttack } from '../../mechanics/attacks.ts';
import { set, tell, type Run } from '../../mechanics/run.ts';
import type { Decision } from '../../model/decision.ts';
import { playerAt, withPlayer } from '../../model/objects.ts';
import { TO_DECLARE } from '../predicates/declaring.ts';
import type { PredicateName } from '../predicates/index.ts';
import type { RuleId } from '../../rules/index.ts';

/** Notes a declaration for the turn to take up, and spends it. */
export function declare(run: Run, decision: Decision | null, rules: readonly RuleId[]): void {
	if (decision?.do !== 'attack' && decision?.do !== 'purchase' && decision?.do !== 'end turn')
		return;
	const { player } = decision;
	if (decision.do === 'attack') spendAttack(run, player);
	if (decision.do === 'purchase') {
		const { purchases } = playerAt(run.position, player);
		run.position = withPlayer(run.position, player, { purchases: purchases - 1 });
	}
	set(run, { turn: { ...run.position.turn, declared: decision.do } });
	const granted = decision.do === 'purchase' && playerAt(run.position, player).purchases < 0;
	tell(
		run,
		{ did: 'declared', player, what: decision.do },
		rules,
		...(granted ? (['another purchase granted'] as const) : [])
	);
	if (decision.do === 'attack') payToAttack(run, player);
}

/** What must hold for an attack to be declared. */
export const TO_ATTACK = [
	...TO_DECLARE,
	'has priority',
	'an attack is left',
	'nothing keeps them from attacking'
] as const satisfies readonly PredicateName[];

/** What must hold for a purchase to be declared. */
export const TO_PURCHASE = [
	...TO_DECLARE,
	'has priority',
	'a purchase is left',
	'nothing keeps them from purchasing'
] as const satisfies readonly PredicateName[];

/** What is asked before a soul is given up: as of a purchase, but for the one of the turn. */
export const TO_SPEND_SOUL = [
	'souls buy something',
	...TO_DECLARE,
	'has priority',
	'the soul is theirs'
] as const satisfies readonly PredicateName[];
