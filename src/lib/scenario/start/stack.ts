import type { Ability } from '../../abilities/grammar.ts';
import { outcomeFor, partAt } from '../../abilities/path.ts';
import { cardOf, lootAbilityAt } from '../../cards/library.ts';
import { EDITIONS } from '../../editions/index.ts';
import { firstRoll } from '../../mechanics/first-roll.ts';
import { put } from '../../mechanics/on-stack.ts';
import { newId } from '../../mechanics/run.ts';
import type { Context } from '../../model/stack.ts';
import type { EffectRef, Seat } from '../../model/words.ts';
import { seatOf } from '../match.ts';
import { cardText } from '../names.ts';
import type { CardThing, StackThing } from '../words/things.ts';
import {
	contextOf,
	doubledAs,
	effectIn,
	eventOf,
	lineOf,
	rolledOf,
	rollPath,
	targetsOf,
	writtenOn,
	type Written
} from './abilities.ts';
import { layGameEvent } from './game.ts';
import { damageableOf } from './names.ts';
import { deactivate } from './objects.ts';
import { layDamage, layRoll } from './rolls.ts';
import { wrong, type SetupBuilder } from './setup-builder.ts';

const FIELD = 'stack';

/** Puts one thing on the stack of a table that is being laid. */
export function layItem(laying: SetupBuilder, thing: StackThing): void {
	switch (thing.is) {
		case 'card':
			layCard(laying, thing);
			return;
		case 'roll':
			layRoll(laying, thing);
			return;
		case 'damage':
			layDamage(laying, thing);
			return;
		case 'death': {
			const of = damageableOf(laying, thing.of, FIELD);
			if (of)
				put(laying.run, {
					kind: 'death',
					id: newId(laying.run),
					of,
					...(thing.lookedAt ? { looked: true } : {})
				});
			return;
		}
		case 'game':
			layGameEvent(laying, thing);
	}
}

function layCard(laying: SetupBuilder, thing: CardThing): void {
	const isTrinket = cardOf(thing.card).keywords?.includes('trinket') ?? false;
	const isAbility = thing.where === 'in play' || thing.where === 'gone' || thing.saw !== undefined;
	const isLoot = cardOf(thing.card).kind === 'loot' && !(isTrinket && isAbility);
	const at = isLoot ? lootAbilityAt(thing, laying.run.position.edition) : null;
	const isWhole =
		thing.rolled === undefined || (at !== null && waitsWithNumber(laying, thing, at, null));
	if (isLoot && isWhole) layLoot(laying, thing);
	else layAbility(laying, thing, isLoot);
}

function layLoot(laying: SetupBuilder, thing: CardThing): void {
	const written = writtenOn(laying, thing, true);
	if (!written || written.controller === 'game') return;
	const at = lootAbilityAt(thing, laying.run.position.edition);
	const targets = at ? targetsOf(laying, thing, at) : [];
	if (!targets) return;
	const context = {
		...contextOf(written, thing, targets, {}, written.controller),
		...resolvedOf(laying, thing, written.controller)
	};
	put(laying.run, {
		kind: 'loot',
		id: newId(laying.run),
		card: thing.card,
		controller: written.controller,
		context,
		...(thing.copied ? { copy: true } : {}),
		...doubledAs(thing)
	});
}

function layAbility(laying: SetupBuilder, thing: CardThing, isLoot: boolean): void {
	const written = writtenOn(laying, thing, isLoot);
	if (!written) return;
	const { rolled } = thing;
	const found = lineOf(laying, thing, (ability) =>
		rolled === undefined
			? ability.way !== 'static' && ability.way !== 'loot'
			: rollPath(effectIn(ability)) !== null
	);
	if (!found) return;
	const { ability, line } = found;
	const whole = { card: thing.card, line, path: [], ...doubledAs(thing) };
	const isWhole = rolled === undefined || waitsWithNumber(laying, thing, whole, written);
	const effect = isWhole ? whole : outcomeRef(laying, whole, ability, rolled);
	if (!effect) return;
	const targets = targetsOf(laying, thing, effect);
	const { rolled: _, ...unrolled } = thing;
	const event = eventOf(laying, isWhole ? unrolled : thing, ability, written.controller);
	if (!targets || !event) return;
	const { active } = laying.run.position.turn;
	const you = written.controller === 'game' ? active : written.controller;
	if (ability.way === 'tap' && written.source !== null) deactivate(laying, written.source);
	put(laying.run, {
		kind: 'ability',
		id: newId(laying.run),
		way: isWhole ? (isActivated(ability) ? ability.way : 'trigger') : 'outcome',
		controller: written.controller,
		effect,
		context: {
			...contextOf(written, thing, targets, event, you),
			...(isWhole ? resolvedOf(laying, thing, you) : {}),
			...rolledOf(laying, thing, ability)
		}
	});
}

const isActivated = (ability: Ability): ability is Extract<Ability, { way: 'tap' | 'paid' }> =>
	ability.way === 'tap' || ability.way === 'paid';

/**
 * Whether what has waited for its roll lies there whole, and knows the number; elsewhere, and where the
 * roll comes late in it, there is a reader of its own for each line.
 */
function waitsWithNumber(
	{ run: { position } }: SetupBuilder,
	thing: CardThing,
	at: EffectRef,
	written: Written | null
): boolean {
	if (EDITIONS[position.edition].options.effectOfRoll === 'has resolved') return false;
	const controller = thing.of === undefined ? position.turn.active : seatOf(position, thing.of);
	const context = contextOf(
		written ?? { source: null, kind: null, controller },
		thing,
		[],
		{},
		controller
	);
	// Whatever it asked before its roll may not hold any more.
	return firstRoll(position, at, context, () => true) !== null;
}

/** The number of the roll that it has waited for. */
function resolvedOf(
	{ run }: SetupBuilder,
	{ rolled }: CardThing,
	roller: Seat
): Pick<Context, 'resolved'> {
	return rolled === undefined ? {} : { resolved: { item: newId(run), roller, result: rolled } };
}

/** The line of a "Roll-" that answers to a number. */
function outcomeRef(
	laying: SetupBuilder,
	at: EffectRef,
	ability: Ability,
	rolled: number
): EffectRef | null {
	const path = rollPath(effectIn(ability)) ?? [];
	const table = partAt(ability, path)?.effect;
	const outcome = table?.do === 'roll' ? outcomeFor(table.outcomes, rolled) : null;
	return outcome
		? { ...at, path: [...path, outcome.index] }
		: wrong(laying, FIELD, `${cardText(at.card)} has no line for a roll of ${String(rolled)}.`);
}
