import type { Ability, Effect, TargetWord } from '../../abilities/grammar.ts';
import { partAt, partsOf } from '../../abilities/path.ts';
import { abilitiesOf, cardOf } from '../../cards/library.ts';
import { newId } from '../../mechanics/run.ts';
import { specsAt } from '../../mechanics/targets.ts';
import { controllerAt, locate } from '../../model/objects.ts';
import type { Context, EventData } from '../../model/stack.ts';
import type { EffectRef, ObjectId, ObjectKind, Ref, Seat } from '../../model/words.ts';
import { seatOf } from '../match.ts';
import { cardText } from '../names.ts';
import { targetWords, wantedBesideNamed, wordOf } from '../target-words.ts';
import type { CardThing, RollThing, Thing } from '../words/things.ts';
import { named, objectIn, refOf } from './names.ts';
import { wrong, type SetupBuilder } from './setup-builder.ts';

const FIELD = 'stack';

/** What a loot or ability on the stack is written on, and who controls it. */
export interface Written {
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
export function writtenOn(laying: SetupBuilder, thing: CardThing, played: boolean): Written | null {
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

export interface Line {
	readonly ability: Ability;
	readonly line: number;
}

/** The line of a card that a thing on the stack is. */
export function lineOf(
	laying: SetupBuilder,
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
	const possible = all.filter(({ ability }) => fits(ability));
	const likely = possible.filter(({ ability }) => couldTarget(ability, thing.targets ?? []));
	const [first, second] = likely.length > 0 ? likely : possible;
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

/** What a target must be for a name that can be nothing else. */
const TARGET_OF: Partial<Readonly<Record<Thing['is'], TargetWord>>> = {
	player: 'player',
	roll: 'dice roll',
	deck: 'deck',
	discard: 'discard'
};

/** Whether an ability takes as many targets as are named, of such kinds. */
function couldTarget(ability: Ability, things: readonly Thing[]): boolean {
	const specs = 'targets' in ability ? ability.targets : [];
	return (
		specs.length === things.length &&
		things.every((thing, i) => {
			const word = TARGET_OF[thing.is];
			return (
				word === undefined || (specs[i]?.any.some((filter) => wordOf(filter) === word) ?? false)
			);
		})
	);
}

/** Where in an effect its "Roll-" is written. */
export function rollPath(effect: Effect | null): readonly number[] | null {
	if (!effect) return null;
	if (effect.do === 'roll') return [];
	for (const [index, { effect: inner }] of partsOf(effect).entries()) {
		const path = rollPath(inner);
		if (path) return [index, ...path];
	}
	return null;
}

/** What says of a loot, or of where an effect is written, that it is doubled. */
export const doubledAs = ({ doubled }: CardThing): { doubled?: true } =>
	doubled ? { doubled } : {};

export const effectIn = (ability: Ability): Effect | null =>
	'effect' in ability ? ability.effect : null;

export const contextOf = (
	{ source, kind }: Written,
	{ mode }: CardThing,
	targets: readonly Ref[],
	event: EventData,
	you: Seat
): Context => ({ source, kind, you, targets, mode: mode === undefined ? null : mode - 1, event });

/** Whether what was seen is a roll of somebody, one of several that are read together. */
const isRolled = (one: Thing): one is RollThing & { by: string; shows: number } =>
	one.is === 'roll' && one.by !== undefined && one.shows !== undefined;

/** The rolls that have resolved of several that an ability reads together; nothing of other abilities. */
export function rolledOf(
	{ run: { position } }: SetupBuilder,
	{ saw = [] }: CardThing,
	ability: Ability
): Pick<Context, 'rolled'> {
	const rolled = readsTogether(ability)
		? saw.filter(isRolled).map(({ by, shows }) => ({ player: seatOf(position, by), result: shows }))
		: [];
	return rolled.length > 0 ? { rolled } : {};
}

/** Whether an ability has several players roll. */
function readsTogether(ability: Ability): boolean {
	const table = partAt(ability, rollPath(effectIn(ability)) ?? [])?.effect;
	return table?.do === 'roll' && typeof table.who === 'object' && 'each' in table.who;
}

/** The targets that were named when it was put on the stack. */
export function targetsOf(
	laying: SetupBuilder,
	thing: CardThing,
	at: EffectRef
): readonly Ref[] | null {
	const { position } = laying.run;
	const mode = thing.mode === undefined ? null : thing.mode - 1;
	const own = specsAt(position, at, mode);
	const specs = own.length > 0 ? own : specsAt(position, { ...at, path: [] }, mode);
	const things = thing.targets ?? [];
	const needed = own.length > 0 || at.path.length === 0 ? specs.length : things.length;
	if (things.length !== needed)
		return wrong(
			laying,
			FIELD,
			`${cardText(thing.card)} needs ${wantedBesideNamed(needed, things.length)}.`,
			targetWords(specs)
		);
	const refs: Ref[] = [];
	for (const target of things) {
		const ref = refOf(laying, target);
		if (!ref) return null;
		refs.push(ref);
	}
	return refs;
}

/** What a trigger saw: as said, or else what its event most likely was. */
export function eventOf(
	laying: SetupBuilder,
	thing: CardThing,
	ability: Ability,
	controller: Seat | 'game'
): EventData | null {
	const amount = thing.rolled === undefined ? {} : { amount: thing.rolled };
	if (!thing.saw) return { ...likelyEvent(laying, ability, controller), ...amount };
	let event: EventData = amount;
	for (const one of thing.saw) {
		if (isRolled(one) && readsTogether(ability)) continue;
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

function likelyEvent(laying: SetupBuilder, ability: Ability, controller: Seat | 'game'): EventData {
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
