import * as v from 'valibot';
import {
	card,
	context,
	controller,
	count,
	effect,
	is,
	maybe,
	damageable,
	numberChanged,
	purpose,
	resolvedFields
} from './words.ts';

export const LOOT = v.strictObject({
	kind: is('loot'),
	id: count,
	card,
	controller: count,
	context,
	copy: maybe(is(true)),
	hasCopy: maybe(is(true)),
	doubled: maybe(is(true)),
	changed: maybe(v.array(numberChanged))
});
export const ABILITY = v.strictObject({
	kind: is('ability'),
	id: count,
	way: v.picklist(['tap', 'paid', 'trigger', 'outcome']),
	controller,
	effect,
	context,
	plays: maybe(card)
});
export const ROLL = v.strictObject({
	kind: is('roll'),
	id: count,
	roller: count,
	result: count,
	shown: v.array(count),
	looked: v.array(count),
	purpose
});
export const DAMAGE = v.strictObject({
	kind: is('damage'),
	id: count,
	to: damageable,
	amount: count,
	combat: v.boolean(),
	source: v.union([
		v.strictObject({ player: count }),
		v.strictObject({ object: count, card, controller }),
		v.strictObject({ loot: card, controller: count }),
		v.strictObject({ game: is(true) })
	]),
	roll: maybe(count),
	rolled: maybe(
		v.strictObject({ ...resolvedFields, against: damageable, attack: count, also: maybe(is(true)) })
	)
});
export const DEATH = v.strictObject({
	kind: is('death'),
	id: count,
	of: damageable,
	looked: maybe(is(true)),
	by: maybe(count),
	roll: maybe(count)
});
