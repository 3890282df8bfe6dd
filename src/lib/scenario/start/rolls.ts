import { cardOf } from '../../cards/library.ts';
import { EDITIONS } from '../../editions/index.ts';
import { rememberAttackRoll } from '../../mechanics/attack-rolls.ts';
import { firstRollOf } from '../../mechanics/first-roll.ts';
import { put } from '../../mechanics/on-stack.ts';
import { firstRollOfReward } from '../../mechanics/rewards.ts';
import { newId, set, type Run } from '../../mechanics/run.ts';
import type { AttackFrame } from '../../model/frame.ts';
import type { Located } from '../../model/in-play.ts';
import { controllerAt, locate } from '../../model/objects.ts';
import type { Position } from '../../model/position.ts';
import type { Context, DamageSource, Damageable as EngineDamageable } from '../../model/stack.ts';
import type { ItemOf } from '../../model/stack-item.ts';
import type { CardKey, EffectRef, ItemId, ObjectId, Seat } from '../../model/words.ts';
import { nameAt, objectsNamed, seatOf } from '../match.ts';
import type { Damageable, DamageThing, RollThing } from '../words/things.ts';
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
import { damageableOf } from './names.ts';
import { deactivate } from './objects.ts';
import { against, wrong, type SetupBuilder } from './setup-builder.ts';

const FIELD = 'stack';

/** The attack under way, if there is one. */
function attackUnderWay(position: Position): AttackFrame | null {
	for (const frame of position.frames) if (frame.chart === 'attack') return frame;
	return null;
}

/** Puts a roll on the stack. */
export function layRoll(laying: SetupBuilder, thing: RollThing): void {
	const { position } = laying.run;
	const attack = attackUnderWay(position);
	const roller =
		thing.by === undefined
			? (attack?.attacker ?? position.turn.active)
			: seatOf(position, thing.by);
	if (thing.shows === undefined || thing.shows < 1 || thing.shows > 6) {
		against(
			laying,
			['roll within bounds'],
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
	if (purpose.for === 'attack') rememberAttackRoll(laying.run, roller, purpose.target);
}

function purposeOf(
	laying: SetupBuilder,
	thing: RollThing,
	roller: Seat
): ItemOf<'roll'>['purpose'] | null {
	const attack = attackUnderWay(laying.run.position);
	if (!thing.for) {
		if (!attack?.target || attack.target === 'deck')
			return against(
				laying,
				['roll’s purpose'],
				FIELD,
				'A roll is made in an attack under way or for an ability.',
				'attack: Amy on Gurdy · or: Amy’s roll 4 for Book of Sin'
			);
		if (!thing.against) return { for: 'attack', target: attack.target };
		const target = damageableOf(laying, thing.against, FIELD);
		return target && { for: 'attack', target };
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
	const reader = {
		card: card.card,
		line,
		path: rollPath(effectIn(ability)) ?? [],
		...doubledAs(card)
	};
	if (thing.effectGone && !effectsWait(laying.run.position)) {
		return against(
			laying,
			['line of a roll'],
			FIELD,
			'By these rules no effect waits for its roll: the roll is made once it has resolved.',
			'leave out “(effect gone)”'
		);
	}
	return {
		for: 'ability',
		reader,
		context: {
			...contextOf(written, card, targets, event, roller),
			...rolledOf(laying, card, ability)
		},
		controller: written.controller,
		// An identity that nothing on the stack has.
		...(thing.effectGone
			? { defines: newId(laying.run) }
			: waitingBelow(laying.run.position, reader, written.controller))
	};
}

/** Whether an effect with a roll waits on the stack for its number. */
const effectsWait = ({ edition }: Position): boolean =>
	EDITIONS[edition].options.effectOfRoll !== 'has resolved';

/** What waits on the stack for a roll, half resolved, where effects do so: the nearest that needs just this roll. */
function waitingBelow(
	position: Position,
	{ card, line }: EffectRef,
	controller: Seat | 'game'
): { readonly context: Context; readonly defines: ItemId } | null {
	if (!effectsWait(position)) return null;
	for (const item of position.stack.toReversed()) {
		if (item.kind === 'procedure' && item.frame.chart === 'reward') {
			const roll = firstRollOfReward(position, item.frame);
			if (roll?.at.card === card) return { context: roll.context, defines: item.id };
		} else if (item.kind === 'loot' || item.kind === 'ability') {
			const roll = item.controller === controller ? firstRollOf(position, item, () => true) : null;
			if (roll?.at.card === card && roll.at.line === line)
				return { context: item.context, defines: item.id };
		}
	}
	return null;
}

/** Remembers the attack rolls that were made: so many as are said, else those that the stack shows. */
export function countAttackRolls(run: Run, said: number | undefined): void {
	const shown = run.position.stack.filter(
		(item) =>
			(item.kind === 'roll' && item.purpose.for === 'attack') ||
			(item.kind === 'damage' && item.combat)
	).length;
	const attackRolls = said ?? shown;
	if (attackRolls === 0) return;
	set(run, { turn: { ...run.position.turn, attackRolls } });
	const attack = attackUnderWay(run.position);
	if (attack?.target && attack.target !== 'deck')
		rememberAttackRoll(run, attack.attacker, attack.target);
}

/** Puts damage on the stack. */
export function layDamage(laying: SetupBuilder, thing: DamageThing): void {
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
		against(
			laying,
			['combat damage'],
			FIELD,
			'Combat damage is dealt in an attack.',
			'attack: Amy on Gurdy'
		);
		return;
	}
	const to = damageableOf(laying, thing.to, FIELD);
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
function likelySource(
	laying: SetupBuilder,
	thing: DamageThing,
	to: EngineDamageable
): DamageSource {
	const attack = thing.combat ? attackUnderWay(laying.run.position) : null;
	if (!attack) return { game: true };
	if (!('player' in to) || to.player !== attack.attacker) return { player: attack.attacker };
	const { target } = attack;
	if (target === null || target === 'deck') return { game: true };
	if ('player' in target) return target;
	const found = locate(laying.run.position, target.object);
	return found ? objectSource(found) : { game: true };
}

/** Damage that an object deals. */
function objectSource({ object, place }: Located): DamageSource {
	const controller = controllerAt(place);
	return {
		object: object.id,
		card: object.card,
		controller: controller === 'shop' ? 'game' : controller
	};
}

function sourceOf(laying: SetupBuilder, named: Damageable): DamageSource | null {
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
			object: dyingNow(position, named.card) ?? newId(laying.run),
			card: named.card,
			controller: named.of === undefined ? 'game' : seatOf(position, named.of)
		};
	const of = damageableOf(laying, named, FIELD);
	if (!of || 'player' in of) return of;
	const located = locate(position, of.object);
	return located ? objectSource(located) : { game: true };
}

/** The monster of a card whose death is being carried out: it is in no slot anymore (11.1). */
function dyingNow({ frames }: Position, card: CardKey): ObjectId | null {
	for (const frame of frames)
		if (frame.chart === 'monsterDeath' && frame.monster.card === card) return frame.monster.id;
	return null;
}
