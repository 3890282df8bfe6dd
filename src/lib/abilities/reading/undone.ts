/** What can be said and that nobody does yet: a face keeps it for the players rather than misread it. */
import type { Ability, TargetSpec, TargetWord } from '../grammar.ts';
import { wordOf } from '../wording/nouns.ts';

/** What stands on the stack and is no object. */
const ON_STACK: ReadonlySet<TargetWord> = new Set<TargetWord>([
	'ability of an item',
	'triggered ability',
	'loot being played',
	'dice roll',
	'damage',
	'death',
	'attack'
]);

/** Whether an ability puts something from the stack somewhere: it can be cancelled only. */
export const isUndone = (ability: Ability): boolean =>
	'targets' in ability && putsFromStack(ability, ability.targets);

function putsFromStack(value: unknown, targets: readonly TargetSpec[]): boolean {
	if (typeof value !== 'object' || value === null) return false;
	if ('do' in value && value.do === 'put' && 'what' in value) {
		const { what } = value;
		if (typeof what === 'object' && what !== null && 'target' in what)
			return (targets[Number(what.target)]?.any ?? []).some((one) => ON_STACK.has(wordOf(one)));
	}
	return Object.values(value).some((one) => putsFromStack(one, targets));
}
