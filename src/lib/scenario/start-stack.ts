import type { Ability, Effect } from '../abilities/grammar.ts';
import { follow, outcomeFor, partsOf } from '../abilities/path.ts';
import { abilitiesOf, cardOf } from '../cards/library.ts';
import { newId } from '../mechanics/run.ts';
import { put } from '../mechanics/stack.ts';
import { specsAt } from '../mechanics/targets.ts';
import { everything } from '../mechanics/targets.ts';
import { controllerAt, locate } from '../model/objects.ts';
import type { AttackFrame } from '../model/frame.ts';
import type { Position } from '../model/position.ts';
import type {
	Context,
	DamageSource,
	EventData,
	ItemOf,
	Mortal as EngineMortal
} from '../model/stack.ts';
import type { EffectRef, ObjectId, ObjectKind, Ref, Seat } from '../model/words.ts';
import { wrong, type Laying } from './laying.ts';
import { isRef, itemsNamed, nameAt, objectsNamed, seatOf } from './match.ts';
import { optionText } from './describe.ts';
import { pick } from './pick.ts';
import { cardText } from './names.ts';
import { deactivate } from './start-objects.ts';
import type { CardThing, DamageThing, Mortal, RollThing, StackThing, Thing } from './scenario.ts';

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
			if (of) put(laying.run, { kind: 'death', id: newId(laying.run), of });
		}
	}
}

/** The player or object that a name means. */
export function mortalOf(laying: Laying, named: Mortal, field: string): EngineMortal | null {
	const { position } = laying.run;
	if (named.is === 'gone') return { object: newId(laying.run) };
	if (named.is === 'player') {
		const player = seatOf(position, named.name);
		return player < 0
			? wrong(laying, field, `Nobody at the table is called ${named.name}.`)
			: { player };
	}
	const object = objectIn(laying, named, field);
	return object === null ? null : { object };
}

/** The objects that a name fits, those included whose death has yet to be laid. */
function named(laying: Laying, thing: CardThing): readonly ObjectId[] {
	const known = objectsNamed(laying.run.position, thing);
	if (known.length > 0 || (thing.where !== undefined && thing.where !== 'dying')) return known;
	return laying.dying.flatMap(({ id, card }) => (card === thing.card ? [id] : []));
}

/** The object that a name means. */
export function objectIn(laying: Laying, thing: CardThing, field: string): ObjectId | null {
	const { position } = laying.run;
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

/** What a loot or ability on the stack is written on, and who controls it. */
interface Written {
	readonly source: ObjectId | null;
	readonly kind: ObjectKind | null;
	readonly controller: Seat | 'game';
}

const KIND_OF_CARD = {
	character: 'character',
	'starting item': 'item',
	treasure: 'item',
	loot: 'item',
	monster: 'monster',
	event: 'event',
	curse: 'curse',
	room: 'room',
	'bonus soul': 'soul'
} as const;

/** Where an ability is written: an object in play, one that is gone, or a loot that was played. */
function writtenOn(laying: Laying, thing: CardThing, played: boolean): Written | null {
	const { position } = laying.run;
	const seat = thing.of === undefined ? null : seatOf(position, thing.of);
	if (seat !== null && seat < 0)
		return wrong(laying, FIELD, `Nobody at the table is called ${String(thing.of)}.`);
	if (played) return { source: null, kind: null, controller: seat ?? position.turn.active };
	if (thing.where === 'gone')
		return {
			source: newId(laying.run),
			kind: KIND_OF_CARD[cardOf(thing.card).kind],
			controller: seat ?? 'game'
		};
	const { of: _, ...anyone } = thing;
	const own = named(laying, thing).length > 0 ? thing : anyone;
	if (named(laying, own).length === 0)
		return wrong(
			laying,
			FIELD,
			`${cardText(thing.card)} is not in play.`,
			`the card among a player’s items or in a slot, or “${cardText(thing.card)} (gone)” if it has left`
		);
	const source = objectIn(laying, own, FIELD);
	if (source === null) return null;
	const located = locate(position, source);
	const controller = located ? controllerAt(located.place) : 'game';
	return {
		source,
		kind: located?.object.kind ?? 'monster',
		controller: seat ?? (controller === 'shop' ? 'game' : controller)
	};
}

interface Line {
	readonly ability: Ability;
	readonly line: number;
}

/** The line of a card that a thing on the stack is. */
function lineOf(
	laying: Laying,
	thing: CardThing,
	fits: (ability: Ability) => boolean
): Line | null {
	const all = abilitiesOf(thing.card, laying.run.position.edition).map((ability, line) => ({
		ability,
		line
	}));
	const name = cardText(thing.card);
	if (thing.line !== undefined) {
		const chosen = all[thing.line - 1];
		if (chosen && fits(chosen.ability)) return chosen;
		return wrong(
			laying,
			FIELD,
			`Line ${String(thing.line)} of ${name} is not one that could be there.`
		);
	}
	const [first, second] = all.filter(({ ability }) => fits(ability));
	if (!first) return wrong(laying, FIELD, `${name} has no ability that could be there.`);
	if (!second) return first;
	return wrong(
		laying,
		FIELD,
		`${name} has several abilities that could be there.`,
		all
			.flatMap((l) => (fits(l.ability) ? [`${name} (line ${String(l.line + 1)})`] : []))
			.join(' · ')
	);
}

/** Where in an effect its "Roll-" is written. */
function rollPath(effect: Effect | null): readonly number[] | null {
	if (!effect) return null;
	if (effect.do === 'roll') return [];
	for (const [index, inner] of partsOf(effect).entries()) {
		const path = rollPath(inner);
		if (path) return [index, ...path];
	}
	return null;
}

const effectIn = (ability: Ability): Effect | null => ('effect' in ability ? ability.effect : null);

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
	const line = abilitiesOf(thing.card, laying.run.position.edition).findIndex(
		(ability) => ability.way === 'loot'
	);
	const targets = line < 0 ? [] : targetsOf(laying, thing, { card: thing.card, line, path: [] });
	if (!targets) return;
	const context = contextOf(written, thing, targets, {}, written.controller);
	put(laying.run, {
		kind: 'loot',
		id: newId(laying.run),
		card: thing.card,
		controller: written.controller,
		context
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
		context: contextOf(written, thing, targets, event, you)
	});
}

const isActivated = (ability: Ability): ability is Extract<Ability, { way: 'tap' | 'paid' }> =>
	ability.way === 'tap' || ability.way === 'paid';

/** The effect that waits: the whole ability, or the line of its "Roll-" that answers to the number. */
function outcomeRef(
	laying: Laying,
	{ card, rolled }: CardThing,
	ability: Ability,
	line: number
): EffectRef | null {
	if (rolled === undefined) return { card, line, path: [] };
	const path = rollPath(effectIn(ability)) ?? [];
	const table = follow(effectIn(ability), path);
	const outcome = table?.do === 'roll' ? outcomeFor(table.outcomes, rolled) : null;
	return outcome
		? { card, line, path: [...path, outcome.index] }
		: wrong(laying, FIELD, `${cardText(card)} has no line for a roll of ${String(rolled)}.`);
}

const contextOf = (
	{ source, kind }: Written,
	{ mode }: CardThing,
	targets: readonly Ref[],
	event: EventData,
	you: Seat
): Context => ({ source, kind, you, targets, mode: mode === undefined ? null : mode - 1, event });

/** The targets that were named when it was put on the stack. */
function targetsOf(laying: Laying, thing: CardThing, at: EffectRef): readonly Ref[] | null {
	const { position } = laying.run;
	const own = specsAt(position, at);
	const specs = own.length > 0 ? own : specsAt(position, { ...at, path: [] });
	const things = thing.targets ?? [];
	const needed = own.length > 0 || at.path.length === 0 ? specs.length : things.length;
	if (things.length !== needed)
		return wrong(
			laying,
			FIELD,
			`${cardText(thing.card)} has ${String(needed)} target${needed === 1 ? '' : 's'}, and ${String(things.length)} ${things.length === 1 ? 'is' : 'are'} named.`,
			specs.map(({ any }) => `-> ${any.join(' or ')}`).join(', ')
		);
	const refs: Ref[] = [];
	for (const target of things) {
		const ref = refOf(laying, target);
		if (!ref) return null;
		refs.push(ref);
	}
	return refs;
}

/** Whether a name can only mean a monster whose death is under way. */
const isDying = (laying: Laying, thing: CardThing): boolean =>
	thing.where === 'dying' ||
	(named(laying, thing).some((id) => laying.dying.some((monster) => monster.id === id)) &&
		itemsNamed(laying.run.position, thing).length === 0);

/** What a name points at, of all that lies on the table so far. */
function refOf(laying: Laying, thing: Thing): Ref | null {
	if (thing.is === 'gone') return { object: newId(laying.run) };
	const { position } = laying.run;
	if (thing.is === 'card' && isDying(laying, thing)) {
		const object = objectIn(laying, thing, FIELD);
		return object === null ? null : { object };
	}
	const all = everything(position);
	const picked = pick(position, thing, {
		legal: all,
		other: [],
		taken: [],
		all: false,
		names: () => all.map((ref) => optionText(position, ref))
	});
	if (!picked.ok) return wrong(laying, FIELD, picked.trouble.message, picked.trouble.expected);
	return isRef(picked.value) ? picked.value : null;
}

/** What a trigger saw: as said, or else what its event most likely was. */
function eventOf(
	laying: Laying,
	thing: CardThing,
	ability: Ability,
	controller: Seat | 'game'
): EventData | null {
	const amount = thing.rolled === undefined ? {} : { amount: thing.rolled };
	if (!thing.saw) return { ...likelyEvent(laying, ability, controller), ...amount };
	let event: EventData = amount;
	for (const one of thing.saw) {
		if (one.is === 'number') {
			event = { ...event, amount: one.number };
			continue;
		}
		const ref = refOf(laying, one);
		if (!ref) return null;
		if ('player' in ref) event = { ...event, player: ref.player };
		else if ('object' in ref) event = { ...event, object: ref.object };
		else if ('item' in ref) event = { ...event, item: ref.item };
	}
	return event;
}

function likelyEvent(laying: Laying, ability: Ability, controller: Seat | 'game'): EventData {
	if (ability.way !== 'trigger') return {};
	const { stack, turn } = laying.run.position;
	const you = controller === 'game' ? turn.active : controller;
	switch (ability.when.on) {
		case 'would roll': {
			const roll = stack.findLast((item) => item.kind === 'roll');
			return roll ? { player: roll.roller, item: roll.id, amount: roll.result } : { player: you };
		}
		case 'would die': {
			const death = stack.findLast((item) => item.kind === 'death' && 'player' in item.of);
			return death?.kind === 'death' && 'player' in death.of
				? { player: death.of.player, item: death.id }
				: { player: you };
		}
		case 'roll': {
			const [amount] = ability.when.numbers;
			return { player: turn.active, ...(amount === undefined ? {} : { amount }) };
		}
		default:
			return { player: you };
	}
}

/** The attack under way, if there is one. */
function attackUnderWay(position: Position): AttackFrame | null {
	for (const frame of position.frames) if (frame.chart === 'attack') return frame;
	return null;
}

function layRoll(laying: Laying, thing: RollThing): void {
	const { position } = laying.run;
	const attack = attackUnderWay(position);
	const roller =
		thing.by === undefined
			? (attack?.attacker ?? position.turn.active)
			: seatOf(position, thing.by);
	if (thing.shows === undefined || thing.shows < 1 || thing.shows > 6) {
		wrong(
			laying,
			FIELD,
			'A roll on the stack shows a number from 1 to 6.',
			`${nameAt(position, roller)}'s roll 4`
		);
		return;
	}
	const purpose = purposeOf(laying, thing, roller);
	if (!purpose) return;
	put(laying.run, {
		kind: 'roll',
		id: newId(laying.run),
		roller,
		result: thing.shows,
		shown: [...(thing.was ?? []), thing.shows],
		looked: thing.lookedAt ?? [],
		purpose
	});
}

function purposeOf(
	laying: Laying,
	thing: RollThing,
	roller: Seat
): ItemOf<'roll'>['purpose'] | null {
	const attack = attackUnderWay(laying.run.position);
	if (!thing.for) {
		if (!attack || typeof attack.target !== 'number')
			return wrong(
				laying,
				FIELD,
				'A roll is made in an attack under way or for an ability.',
				'attack: Amy on Gurdy · or: Amy’s roll 4 for Book of Sin'
			);
		if (!thing.against) return { for: 'attack', target: attack.target };
		const target = mortalOf(laying, thing.against, FIELD);
		return target && 'object' in target ? { for: 'attack', target: target.object } : null;
	}
	const card = thing.for;
	const isLoot = cardOf(card.card).kind === 'loot' && card.where !== 'in play';
	const written = writtenOn(
		laying,
		isLoot ? { ...card, of: nameAt(laying.run.position, roller) } : card,
		isLoot
	);
	const found = written && lineOf(laying, card, (ability) => rollPath(effectIn(ability)) !== null);
	if (!found) return null;
	const { ability, line } = found;
	const event = eventOf(laying, card, ability, written.controller);
	const targets = event && targetsOf(laying, card, { card: card.card, line, path: [] });
	if (!targets) return null;
	if (ability.way === 'tap' && written.source !== null) deactivate(laying, written.source);
	return {
		for: 'ability',
		reader: { card: card.card, line, path: rollPath(effectIn(ability)) ?? [] },
		context: contextOf(written, card, targets, event, roller),
		controller: written.controller
	};
}

function layDamage(laying: Laying, thing: DamageThing): void {
	const attack = attackUnderWay(laying.run.position);
	if (thing.amount === undefined || thing.amount < 1 || !thing.to) {
		wrong(
			laying,
			FIELD,
			'Damage on the stack has an amount and somebody to take it.',
			'damage 1 to Amy'
		);
		return;
	}
	if (thing.combat && !attack) {
		wrong(laying, FIELD, 'Combat damage is dealt in an attack.', 'attack: Amy on Gurdy');
		return;
	}
	const to = mortalOf(laying, thing.to, FIELD);
	if (!to) return;
	const source = thing.from ? sourceOf(laying, thing.from) : likelySource(laying, thing, to);
	if (!source) return;
	put(laying.run, {
		kind: 'damage',
		id: newId(laying.run),
		to,
		amount: thing.amount,
		combat: thing.combat ?? false,
		source
	});
}

/** Combat damage comes from the other side of the attack, other damage from the game. */
function likelySource(laying: Laying, thing: DamageThing, to: EngineMortal): DamageSource {
	const attack = thing.combat ? attackUnderWay(laying.run.position) : null;
	if (!attack) return { game: true };
	if ('object' in to) return { player: attack.attacker };
	const card =
		typeof attack.target === 'number'
			? locate(laying.run.position, attack.target)?.object.card
			: undefined;
	return card !== undefined && typeof attack.target === 'number'
		? { object: attack.target, card, controller: 'game' }
		: { game: true };
}

function sourceOf(laying: Laying, named: Mortal): DamageSource | null {
	const { position } = laying.run;
	if (
		named.is === 'card' &&
		cardOf(named.card).kind === 'loot' &&
		objectsNamed(position, named).length === 0
	) {
		const controller = named.of === undefined ? position.turn.active : seatOf(position, named.of);
		return { loot: named.card, controller };
	}
	if (named.is === 'card' && named.where === 'gone')
		return {
			object: newId(laying.run),
			card: named.card,
			controller: named.of === undefined ? 'game' : seatOf(position, named.of)
		};
	const of = mortalOf(laying, named, FIELD);
	if (!of || 'player' in of) return of;
	const located = locate(position, of.object);
	if (!located) return { game: true };
	const controller = controllerAt(located.place);
	return {
		object: of.object,
		card: located.object.card,
		controller: controller === 'shop' ? 'game' : controller
	};
}
