import { countUse } from '../../mechanics/usable.ts';
import type { Cost } from '../../abilities/grammar.ts';
import { contextWanted, wanted } from '../../mechanics/ability-of-decision.ts';
import { costOf, pay } from '../../mechanics/costs.ts';
import { countDone } from '../../mechanics/counting.ts';
import { remember } from '../../mechanics/history.ts';
import { putPaid } from '../../mechanics/paying.ts';
import { isCopied, playedFrom, takePlayed } from '../../mechanics/playing.ts';
import { follow, newId, type Run } from '../../mechanics/run.ts';
import { isDead } from '../../mechanics/targets.ts';
import type { Decision } from '../../model/decision.ts';
import { playerAt, withObject, withPlayer } from '../../model/objects.ts';
import type { Context } from '../../model/stack.ts';
import type { ItemOf } from '../../model/stack-item.ts';
import type { PlayedFrom } from '../../model/task.ts';
import type { PredicateName } from '../predicates/index.ts';
import { plan } from './windows.ts';

/** Puts something on the stack once its costs are paid; those that need a choice are paid first (4.1). */
function putWhenPaid(
	run: Run,
	cost: readonly Cost[],
	item: ItemOf<'loot' | 'ability'>,
	from?: PlayedFrom
): void {
	const choices = cost.length === 0 ? [] : pay(run, cost, item.context);
	if (choices.length === 0) putPaid(run, item, from);
	else plan(run, ...choices, { do: 'put paid', item, ...(from ? { from } : {}) });
}

/** Plays a loot card: it leaves the hand and goes on the stack (6.24). */
export function play(run: Run, decision: Decision | null): void {
	if (decision?.do !== 'play') return;
	const { player, card } = decision;
	const from = playedFrom(run.position, player, card);
	if (!from) return;
	const ability = wanted(run.position, decision)?.ability;
	const context = contextOfDecision(run, decision);
	if (context.targets.some((ref) => isDead(run.position, ref))) follow(run, 'dead-chosen');
	takePlayed(run, player, card, from);
	if (!from.free) {
		const { lootPlays } = playerAt(run.position, player);
		run.position = withPlayer(run.position, player, { lootPlays: lootPlays - 1 });
	}
	remember(run, 'loot cards played');
	countDone(run, player, 'play loot');
	const cost = ability ? costOf(run.position, ability, context) : [];
	const item: ItemOf<'loot'> = {
		kind: 'loot',
		id: newId(run),
		card,
		controller: player,
		context,
		...(isCopied(from) ? { copy: true as const } : {})
	};
	if (from.pile === 'hand') putWhenPaid(run, cost, item);
	else putWhenPaid(run, cost, item, from.free ? 'elsewhere, free' : 'elsewhere');
}

/** Activates a ↷ or $ ability: the cost is paid and the ability goes on the stack (6.1). */
export function activate(run: Run, decision: Decision | null): void {
	if (decision?.do !== 'activate') return;
	const { player, object: id } = decision;
	const held = wanted(run.position, decision);
	if (!held || (held.ability.way !== 'tap' && held.ability.way !== 'paid')) return;
	const { ability, at } = held;
	const context = contextOfDecision(run, decision);
	if (context.targets.some((ref) => isDead(run.position, ref))) follow(run, 'dead-chosen');
	countDone(run, player, 'activate');
	countUse(run, held, context);
	if (ability.way === 'tap') run.position = withObject(run.position, id, { charged: false });
	putWhenPaid(run, costOf(run.position, ability, context), {
		kind: 'ability',
		id: newId(run),
		way: ability.way,
		controller: player,
		effect: at,
		context
	});
}

/** What is put on the stack knows whose it is, what it is of, and what it was given. */
const contextOfDecision = (
	run: Run,
	decision: Extract<Decision, { do: 'play' | 'activate' }>
): Context => ({
	...contextWanted(run.position, decision),
	targets: decision.targets ?? []
});

/** What must hold for a loot card to be played. */
export const TO_PLAY = [
	'has priority',
	'nothing keeps them from playing loot',
	'the card is in hand',
	'a loot play is left',
	'the cost can be paid',
	'its option is named',
	'no dead player is chosen',
	'a target exists',
	'its targets are named'
] as const satisfies readonly PredicateName[];

/** What must hold for a ↷ or $ ability to be activated. */
export const TO_ACTIVATE = [
	'the object is in play',
	'it is not in the shop',
	'it is no soul',
	'it can be activated',
	'controls it',
	'has priority',
	'a room is for the active player',
	'a purchase could be declared where that is asked',
	'it is charged',
	'it is when it says it can be used',
	'nothing keeps them from activating it',
	'the cost can be paid',
	'its option is named',
	'no dead player is chosen',
	'a target exists',
	'its targets are named'
] as const satisfies readonly PredicateName[];
