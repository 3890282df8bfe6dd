import { choiceOf, partAt } from '../../abilities/path.ts';
import { abilityOf } from '../../cards/library.ts';
import type { Located } from '../../model/in-play.ts';
import { controllerAt, withObject } from '../../model/objects.ts';
import type { Position } from '../../model/position.ts';
import type { Context } from '../../model/stack.ts';
import type { EffectRef } from '../../model/words.ts';
import { abilitiesOn } from '../abilities-on.ts';
import { barredBy, barsActivating, barsWay } from '../barred.ts';
import { canPay, costOf, pay } from '../costs.ts';
import { countDone } from '../counting.ts';
import type { Held } from '../printed-abilities.ts';
import { ask, newId } from '../run.ts';
import { haveTargets, specsAt } from '../targets.ts';
import { NOTHING, type TaskResult } from '../task-result.ts';
import { countUse, isUsableNow } from '../usable.ts';
import { done, object, type Doing, type EffectOf } from './doing.ts';

/**
 * Lets the controller of the effect pick one of several abilities of an object, by its line; null after
 * asking, undefined where there is none.
 */
export function pickAbility(
	{ run, at, context }: Doing,
	all: readonly Held[]
): Held | undefined | null {
	const answer = ask(run, 0, {
		who: context.you,
		purpose: { about: 'choice', effect: at },
		domain: { pick: 'one' },
		options: all.map(({ at: { line } }) => ({ number: line + 1 }))
	});
	if (!answer) return null;
	const [picked] = answer;
	const line = picked && 'number' in picked ? picked.number - 1 : -1;
	return all.find((one) => one.at.line === line);
}

/** Has whoever controls an item activate an ability of it that is chosen now, by all rules but those of priority (4.1). */
export function makeActivate(doing: Doing, { what }: EffectOf<'make activate'>): TaskResult {
	const { run } = doing;
	const { position } = run;
	const found = object(doing, what);
	const player = found && controllerAt(found.place);
	const all = found
		? abilitiesOn(position, found.object).filter(
				({ ability: { way } }) => way === 'tap' || way === 'paid'
			)
		: [];
	const held = pickAbility(doing, all);
	if (held === null) return null;
	const way = held?.ability.way;
	if (!found || !held || typeof player !== 'number' || (way !== 'tap' && way !== 'paid')) {
		done(run, 0);
		return NOTHING;
	}
	const context: Context = {
		source: found.object.id,
		kind: found.object.kind,
		you: player,
		targets: [],
		mode: null,
		event: {}
	};
	const isAble = isAbleTo(position, held, found, context);
	done(run, isAble ? 1 : 0);
	if (!isAble) return NOTHING;
	const cost = costOf(position, held.ability, context);
	countDone(run, player, 'activate');
	countUse(run, held, context);
	if (way === 'tap') run.position = withObject(run.position, found.object.id, { charged: false });
	const id = newId(run);
	return [
		...pay(run, cost, context),
		{
			do: 'put copy',
			played: true,
			item: { kind: 'ability', id, way, controller: player, effect: held.at, context }
		}
	];
}

/** Whether a player can activate an ability: it is charged, what it costs and targets is there, nothing bars them. */
const isAbleTo = (
	position: Position,
	held: Held,
	{ object: { id, charged } }: Located,
	context: Context
): boolean =>
	(held.ability.way !== 'tap' || charged) &&
	isUsableNow(position, held, context) &&
	barredBy(position, context.you, 'activate') === null &&
	barsActivating(position, id) === null &&
	barsWay(position, context.you, id, held.ability.way) === null &&
	canPay(position, costOf(position, held.ability, context), context) &&
	canBePut(position, held.at, context);

/** Whether an ability has all its targets, with some option if it has options. */
function canBePut(position: Position, at: EffectRef, context: Context): boolean {
	const ability = abilityOf(at, position.edition);
	const choice = choiceOf(ability ? (partAt(ability, at.path)?.effect ?? null) : null);
	const modes = choice ? choice.options.map((_, mode) => mode) : [null];
	return modes.some((mode) => haveTargets(position, specsAt(position, at, mode), context));
}
