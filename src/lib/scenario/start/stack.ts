import type { Ability } from '../../abilities/grammar.ts';
import { outcomeFor, partAt } from '../../abilities/path.ts';
import { cardOf, lootAbilityAt } from '../../cards/library.ts';
import { newId } from '../../mechanics/run.ts';
import { put } from '../../mechanics/stack.ts';
import type { EffectRef } from '../../model/words.ts';
import { wrong, type Laying } from './laying.ts';
import { cardText } from '../names.ts';
import {
	contextOf,
	doubledAs,
	effectIn,
	eventOf,
	lineOf,
	rolledOf,
	rollPath,
	targetsOf,
	writtenOn
} from './abilities.ts';
import { mortalOf } from './names.ts';
import { deactivate } from './objects.ts';
import { layGameEvent } from './game.ts';
import { layDamage, layRoll } from './rolls.ts';
import type { CardThing, StackThing } from '../scenario.ts';

const FIELD = 'stack';

/** Puts one thing on the stack of a table that is being laid. */
export function layItem(laying: Laying, thing: StackThing): void {
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
			const of = mortalOf(laying, thing.of, FIELD);
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

function layCard(laying: Laying, thing: CardThing): void {
	const isTrinket = cardOf(thing.card).keywords?.includes('trinket') ?? false;
	const isAbility = thing.where === 'in play' || thing.where === 'gone' || thing.saw !== undefined;
	const isLoot = cardOf(thing.card).kind === 'loot' && !(isTrinket && isAbility);
	if (isLoot && thing.rolled === undefined) layLoot(laying, thing);
	else layAbility(laying, thing, isLoot);
}

function layLoot(laying: Laying, thing: CardThing): void {
	const written = writtenOn(laying, thing, true);
	if (!written || written.controller === 'game') return;
	const at = lootAbilityAt(thing, laying.run.position.edition);
	const targets = at ? targetsOf(laying, thing, at) : [];
	if (!targets) return;
	const context = contextOf(written, thing, targets, {}, written.controller);
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

function layAbility(laying: Laying, thing: CardThing, isLoot: boolean): void {
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
	const effect = outcomeRef(laying, thing, ability, line);
	if (!effect) return;
	const targets = targetsOf(laying, thing, effect);
	const event = eventOf(laying, thing, ability, written.controller);
	if (!targets || !event) return;
	const { active } = laying.run.position.turn;
	const you = written.controller === 'game' ? active : written.controller;
	if (ability.way === 'tap' && written.source !== null) deactivate(laying, written.source);
	put(laying.run, {
		kind: 'ability',
		id: newId(laying.run),
		way:
			rolled === undefined && isActivated(ability)
				? ability.way
				: rolled === undefined
					? 'trigger'
					: 'outcome',
		controller: written.controller,
		effect,
		context: {
			...contextOf(written, thing, targets, event, you),
			...rolledOf(laying, thing, ability)
		}
	});
}

const isActivated = (ability: Ability): ability is Extract<Ability, { way: 'tap' | 'paid' }> =>
	ability.way === 'tap' || ability.way === 'paid';

/** The effect that waits: the whole ability, or the line of its "Roll-" that answers to the number. */
function outcomeRef(
	laying: Laying,
	thing: CardThing,
	ability: Ability,
	line: number
): EffectRef | null {
	const { card, rolled } = thing;
	const at = { card, line, path: [], ...doubledAs(thing) };
	if (rolled === undefined) return at;
	const path = rollPath(effectIn(ability)) ?? [];
	const table = partAt(ability, path)?.effect;
	const outcome = table?.do === 'roll' ? outcomeFor(table.outcomes, rolled) : null;
	return outcome
		? { ...at, path: [...path, outcome.index] }
		: wrong(laying, FIELD, `${cardText(card)} has no line for a roll of ${String(rolled)}.`);
}
