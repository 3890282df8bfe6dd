import { effectOf } from '../../abilities/path.ts';
import { abilityOf, lootAbilityAt } from '../../cards/library.ts';
import { locate } from '../../model/objects.ts';
import type { ItemOf } from '../../model/stack-item.ts';
import type { AtPoint } from '../../rules/points.ts';
import { abilitiesOn } from '../abilities-on.ts';
import { cancelAttack } from '../attacks.ts';
import { pointsOfDoubling } from '../doubled-how.ts';
import { exchange, onStack } from '../on-stack.ts';
import { attackUnderWay, controllerOf } from '../pointing.ts';
import { changeDeathOf } from '../procedures.ts';
import { gainRewards, rewarding } from '../rewards.ts';
import { changeTop, newId, setTop, tell, topFrame, type Run } from '../run.ts';
import { cancelItem } from '../stack.ts';
import { NOTHING, type TaskResult } from '../task-result.ts';
import { makeActivate, pickAbility } from './making-activate.ts';
import { done, ref, seat, type Doing, type EffectOf } from './doing.ts';

/** Cancelling, copying and doubling what is on the stack (6.5, 6.6; the original's Blank Card). */
export function theStack(
	doing: Doing,
	effect: EffectOf<
		| 'cancel'
		| 'cancel everything'
		| 'cancel attack'
		| 'gain rewards'
		| 'double rewards'
		| 'copy'
		| 'double'
		| 'copy ability'
		| 'make activate'
	>
): TaskResult {
	const { run, context } = doing;
	switch (effect.do) {
		case 'cancel': {
			const at = ref(doing, effect.what);
			if (at && 'attackOf' in at) {
				endIt(run);
				return NOTHING;
			}
			const item = at && 'item' in at ? onStack(run, at.item) : null;
			const controller = at && controllerOf(run.position, at);
			const cancelled = item !== null && cancelItem(run, item);
			if (cancelled && controller !== null)
				setTop(run, { ...topFrame(run.position), lost: { item: item.id, controller } });
			done(run, cancelled ? 1 : 0);
			return NOTHING;
		}
		case 'cancel everything':
			for (const item of run.position.stack.slice().reverse()) cancelItem(run, item);
			return NOTHING;
		case 'cancel attack': {
			const attack = attackUnderWay(run.position);
			const of = effect.of === null ? null : seat(doing, effect.of);
			if (!attack || (of !== null && attack.attacker !== of)) {
				done(run, 0);
				return NOTHING;
			}
			endIt(run);
			return NOTHING;
		}
		case 'gain rewards': {
			const who = seat(doing, effect.who);
			const of = ref(doing, effect.of);
			const monster = of && 'object' in of ? rewarding(run.position, of.object) : null;
			if (who === null || !monster) {
				done(run, 0);
				return NOTHING;
			}
			return gainRewards(run, monster, who, effect.half ? 'half' : 'all');
		}
		case 'double rewards':
			if (context.source !== null) changeDeathOf(run, context.source, { doubled: true });
			return NOTHING;
		case 'copy': {
			const at = ref(doing, effect.what);
			const item = at && 'item' in at ? onStack(run, at.item) : null;
			if (item?.kind === 'ability') return [{ do: 'put copy', item: copyOf(doing, item) }];
			if (item?.kind !== 'loot') {
				done(run, 0);
				return NOTHING;
			}
			exchange(run, { ...item, hasCopy: true });
			return [
				{
					do: 'put copy',
					item: {
						kind: 'loot',
						id: newId(run),
						card: item.card,
						controller: context.you,
						context: { ...item.context, you: context.you, targets: [], mode: null },
						copy: true
					}
				}
			];
		}
		case 'double': {
			const at = ref(doing, effect.what);
			const item = at && 'item' in at ? onStack(run, at.item) : null;
			const can = item?.kind === 'loot' && !item.doubled;
			done(run, can ? 1 : 0);
			if (!can) return NOTHING;
			const doubled = { ...item, doubled: true as const };
			exchange(run, doubled);
			tell(run, { did: 'doubled', item: doubled }, ...pointsOf(run, item), 'doubled once');
			return NOTHING;
		}
		case 'copy ability':
			return copyAbility(doing, effect);
		case 'make activate':
			return makeActivate(doing, effect);
	}
}

/** Cancels the attack under way, and keeps in mind whose it was: that is still the attacking player. */
function endIt(run: Run): void {
	const attack = attackUnderWay(run.position);
	cancelAttack(run, 'cancelled');
	if (attack) changeTop(run, { attackOver: attack.attacker });
	done(run, attack ? 1 : 0);
}

/** The rules by which a loot is doubled, by what it does. */
function pointsOf({ position }: Run, item: ItemOf<'loot'>): AtPoint {
	const at = lootAbilityAt(item, position.edition);
	const ability = at && abilityOf(at, position.edition);
	const effect = ability && effectOf(ability);
	return effect ? pointsOfDoubling(effect) : ['nothing to double'];
}

/** An ability that lies on the stack, once more and as an ability of this: with the number rolled and what it saw (6.6). */
function copyOf(
	{ run, context: { source, kind, you } }: Doing,
	{ way, effect, context }: ItemOf<'ability'>
): ItemOf<'ability'> {
	return {
		kind: 'ability',
		id: newId(run),
		way,
		controller: you,
		effect,
		context: { ...context, source, kind, you, targets: [], mode: null }
	};
}

/** Puts a ↷ ability of an object on the stack without its cost, in full, as an ability of this (6.6). */
function copyAbility(doing: Doing, { of }: EffectOf<'copy ability'>): TaskResult {
	const { run, context } = doing;
	const found = ref(doing, of);
	const model = found && 'object' in found ? locate(run.position, found.object) : null;
	const taps = model
		? abilitiesOn(run.position, model.object).filter(({ ability }) => ability.way === 'tap')
		: [];
	const [first] = taps;
	if (!model || !first) {
		done(run, 0);
		return NOTHING;
	}
	const one = pickAbility(doing, taps);
	if (one === null) return null;
	const { at: effect } = one ?? first;
	return [
		{
			do: 'put copy',
			item: {
				kind: 'ability',
				id: newId(run),
				way: 'tap',
				controller: context.you,
				effect,
				context: {
					source: context.source,
					kind: context.kind,
					you: context.you,
					targets: [],
					mode: null,
					event: {}
				}
			}
		}
	];
}
