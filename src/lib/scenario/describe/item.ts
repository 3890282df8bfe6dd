import { abilitiesOf, abilityOf } from '../../cards/library.ts';
import { hasLostItsEffect } from '../../mechanics/rolling.ts';
import { locate } from '../../model/objects.ts';
import type { Position } from '../../model/position.ts';
import type { Context, DamageSource } from '../../model/stack.ts';
import type { ItemOf, StackItem } from '../../model/stack-item.ts';
import type { EffectRef, ObjectId, Seat } from '../../model/words.ts';
import { numberOf } from '../match-item.ts';
import { cardOfObject, nameAt, objectsNamed } from '../match.ts';
import type { CardThing, Damageable, StackThing, Thing } from '../words/things.ts';
import { refThing } from './describe.ts';
import { damageableThing, objectThing } from './object.ts';
import { gameThing } from './game.ts';

/** A thing on the stack with all that must be said to put it there again. */
export function fullItem(position: Position, item: StackItem): StackThing {
	switch (item.kind) {
		case 'loot':
			return {
				is: 'card',
				card: item.card,
				of: nameAt(position, item.controller),
				...(item.copy ? { copied: true as const } : {}),
				...(item.doubled ? { doubled: true as const } : {}),
				...rolledBy(item),
				...modeAndTargets(position, item.context)
			};
		case 'ability':
			return {
				...written(position, item.effect, item.context, item.controller),
				...rolledBy(item),
				...(item.way === 'trigger' || item.way === 'outcome'
					? { saw: sawOf(position, item.context, item.way === 'outcome') }
					: {})
			};
		case 'roll': {
			const { purpose, shown } = item;
			const was = shown.slice(0, -1);
			const target = purpose.for === 'attack' ? damageableThing(position, purpose.target) : null;
			return {
				is: 'roll',
				by: nameAt(position, item.roller),
				shows: item.result,
				...(was.length > 0 ? { was } : {}),
				...(item.looked.length > 0 ? { lookedAt: item.looked } : {}),
				...(hasLostItsEffect(position, item) ? { effectGone: true as const } : {}),
				...(target ? { against: target } : {}),
				...(purpose.for === 'ability'
					? {
							for: {
								...written(position, purpose.reader, purpose.context, purpose.controller),
								...(isTriggered(position, purpose.reader) || purpose.context.rolled
									? { saw: sawOf(position, purpose.context, false) }
									: {})
							}
						}
					: {})
			};
		}
		case 'damage': {
			const from = sourceOf(position, item.source);
			return {
				is: 'damage',
				amount: item.amount,
				...(item.combat ? { combat: true as const } : {}),
				to: damageableThing(position, item.to),
				...(from ? { from } : {})
			};
		}
		case 'death':
			return {
				is: 'death',
				of: damageableThing(position, item.of),
				...(item.looked ? { lookedAt: true } : {})
			};
		case 'procedure':
			return gameThing(position, item);
	}
}

function rolledBy(item: ItemOf<'loot' | 'ability'>): Pick<CardThing, 'rolled'> {
	const rolled = numberOf(item);
	return rolled === undefined ? {} : { rolled };
}

const isTriggered = (position: Position, at: EffectRef): boolean =>
	abilityOf(at, position.edition)?.way === 'trigger';

/** A card that an ability is written on: which copy, whose, which line. */
function written(
	position: Position,
	effect: EffectRef,
	context: Context,
	controller: Seat | 'game'
): CardThing {
	const owner =
		controller === 'game' ? { game: true as const } : { of: nameAt(position, controller) };
	const abilities = abilitiesOf(effect.card, position.edition).filter(
		({ way }) => way !== 'static' && way !== 'loot'
	);
	return {
		is: 'card',
		card: effect.card,
		...owner,
		...whichCopy(position, effect.card, context.source, owner),
		...(abilities.length > 1 ? { line: effect.line + 1 } : {}),
		...(effect.doubled ? { doubled: true as const } : {}),
		...modeAndTargets(position, context)
	};
}

function whichCopy(
	position: Position,
	card: string,
	source: ObjectId | null,
	owner: Pick<CardThing, 'of' | 'game'>
): Pick<CardThing, 'where' | 'copy'> {
	if (source === null) return {};
	if (cardOfObject(position, source) === null) return { where: 'gone' };
	const located = locate(position, source);
	const where = located
		? located.object.kind === 'item'
			? { where: 'in play' as const }
			: {}
		: { where: 'dying' as const };
	const own = objectsNamed(position, { is: 'card', card, ...owner, ...where });
	const named = own.length > 0 ? own : objectsNamed(position, { is: 'card', card, ...where });
	return named.length > 1 ? { ...where, copy: named.indexOf(source) + 1 } : where;
}

function modeAndTargets(
	position: Position,
	{ mode, targets }: Context
): Pick<CardThing, 'mode' | 'targets'> {
	return {
		...(mode === null ? {} : { mode: mode + 1 }),
		...(targets.length > 0 ? { targets: targets.map((ref) => refThing(position, ref)) } : {})
	};
}

/** What a trigger saw, as far as it is still there. */
function sawOf(
	position: Position,
	{ event, rolled = [] }: Context,
	withoutAmount: boolean
): readonly Thing[] {
	const { player, item, object, amount } = event;
	const isThere = item !== undefined && position.stack.some(({ id }) => id === item);
	return [
		...(player === undefined ? [] : [{ is: 'player' as const, name: nameAt(position, player) }]),
		...(amount === undefined || withoutAmount ? [] : [{ is: 'number' as const, number: amount }]),
		...(isThere ? [refThing(position, { item })] : []),
		...(object !== undefined && cardOfObject(position, object) !== null
			? [refThing(position, { object })]
			: []),
		...rolled.map((roll): Thing => ({
			is: 'roll',
			by: nameAt(position, roll.player),
			shows: roll.result
		}))
	];
}

function sourceOf(position: Position, source: DamageSource): Damageable | null {
	if ('player' in source) return { is: 'player', name: nameAt(position, source.player) };
	if ('loot' in source)
		return { is: 'card', card: source.loot, of: nameAt(position, source.controller) };
	if (!('card' in source)) return null;
	if (locate(position, source.object)) return objectThing(position, source.object);
	return {
		is: 'card',
		card: source.card,
		where: 'gone',
		...(source.controller === 'game' ? {} : { of: nameAt(position, source.controller) })
	};
}
