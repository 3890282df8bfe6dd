import { attackUnderWay } from '../../mechanics/pointing.ts';
import { newId } from '../../mechanics/run.ts';
import { everything } from '../../mechanics/targets.ts';
import type { Damageable as EngineDamageable } from '../../model/stack.ts';
import type { ObjectId, Ref } from '../../model/words.ts';
import { optionText } from '../describe/describe.ts';
import { isRef, itemsNamed } from '../match-item.ts';
import { objectsNamed, seatOf } from '../match.ts';
import { cardText } from '../names.ts';
import { pick } from '../pick.ts';
import type { CardThing, Damageable, Thing } from '../words/things.ts';
import { wrong, type SetupBuilder } from './setup-builder.ts';

/** The player or object that a name means. */
export function damageableOf(
	laying: SetupBuilder,
	of: Damageable,
	field: string
): EngineDamageable | null {
	const { position } = laying.run;
	if (of.is === 'gone') return { object: newId(laying.run) };
	if (of.is === 'player') {
		const player = seatOf(position, of.name);
		return player < 0
			? wrong(laying, field, `Nobody at the table is called ${of.name}.`)
			: { player };
	}
	const object = objectIn(laying, of, field);
	return object === null ? null : { object };
}

/** The objects that a name fits, those included whose death has yet to be laid. */
export function named(laying: SetupBuilder, thing: CardThing): readonly ObjectId[] {
	const known = objectsNamed(laying.run.position, thing);
	if (known.length > 0 || (thing.where !== undefined && thing.where !== 'dying')) return known;
	return laying.dying.flatMap(({ id, card }) => (card === thing.card ? [id] : []));
}

/** The object that a name means. */
export function objectIn(laying: SetupBuilder, thing: CardThing, field: string): ObjectId | null {
	const all = named(laying, thing);
	const chosen = all[(thing.copy ?? 1) - 1];
	const name = cardText(thing.card);
	if (chosen === undefined) return wrong(laying, field, `${name} is not in play.`);
	if (thing.copy === undefined && all.length > 1)
		return wrong(
			laying,
			field,
			`${name} could be any of ${String(all.length)} in play.`,
			all.map((_, i) => `${name} #${String(i + 1)}`).join(' · ')
		);
	return chosen;
}

/** Whether a name can only mean a monster whose death is under way. */
const isDying = (laying: SetupBuilder, thing: CardThing): boolean =>
	thing.where === 'dying' ||
	(named(laying, thing).some((id) => laying.dying.some((monster) => monster.id === id)) &&
		itemsNamed(laying.run.position, thing).length === 0);

/** What a name points at, of all that lies on the table so far. */
export function refOf(laying: SetupBuilder, thing: Thing): Ref | null {
	if (thing.is === 'gone') return { object: newId(laying.run) };
	const { position } = laying.run;
	if (thing.is === 'card' && isDying(laying, thing)) {
		const object = objectIn(laying, thing, 'stack');
		return object === null ? null : { object };
	}
	const attack = attackUnderWay(position);
	const all = [...everything(position), ...(attack ? [{ attackOf: attack.attacker }] : [])];
	const picked = pick(position, thing, {
		legal: all,
		other: [],
		taken: [],
		all: false,
		names: () => all.map((ref) => optionText(position, ref))
	});
	if (!picked.ok) return wrong(laying, 'stack', picked.trouble.message, picked.trouble.expected);
	return isRef(picked.value) ? picked.value : null;
}
