import * as v from 'valibot';
import { whole } from '../../model/whole.ts';
import {
	CHALLENGE_SLOTS,
	DEEDS,
	REMEMBERED,
	type Player,
	type Position,
	type Turn
} from '../../model/position.ts';
import {
	STATS,
	type Change,
	type ContinuousEffect,
	type WaitingTrigger
} from '../../model/effects.ts';
import { EDITIONS } from '../../model/words.ts';
import { attackedOne, attackOn, frame, object } from './frames.ts';
import { question } from './question.ts';
import { item } from './stack.ts';
import { cells } from './tasks.ts';
import {
	card,
	context,
	controller,
	count,
	counters,
	damageable,
	effect,
	is,
	maybe,
	numberChanged,
	number,
	text
} from './words.ts';

const piles = v.strictObject({ loot: cells, treasure: cells, monster: cells, room: cells });
const objects = v.array(object);
const slots = v.array(
	v.strictObject({
		top: v.nullable(object),
		covered: v.array(card),
		as: maybe(v.picklist(CHALLENGE_SLOTS))
	})
);
const playerSchema = whole<Player>()(
	v.strictObject({
		name: text,
		character: object,
		damage: count,
		cents: count,
		hand: cells,
		items: objects,
		souls: objects,
		curses: objects,
		lootPlays: number,
		attacks: number,
		purchases: number,
		dead: v.boolean(),
		counters: maybe(counters),
		skips: maybe(count)
	})
);
const waiting = whole<WaitingTrigger>()(
	v.strictObject({
		id: count,
		controller,
		way: v.picklist(['trigger', 'outcome']),
		effect,
		context
	})
);
const change = whole<Change>()(
	v.union([
		v.strictObject({ stat: v.picklist(STATS), add: number }),
		v.strictObject({ set: v.picklist(STATS), to: number }),
		v.strictObject({
			plays: card,
			free: v.boolean(),
			where: maybe(
				v.union([
					v.strictObject({ under: count }),
					v.strictObject({ hand: count }),
					v.strictObject({ pile: v.picklist(['deck', 'discard', 'outside']) })
				])
			)
		}),
		v.strictObject({ makes: v.picklist(['static effect', 'delayed trigger', 'abilities']) }),
		v.strictObject({ abilitiesOf: card }),
		v.strictObject({ keyword: text, lost: maybe(is(true)) }),
		v.strictObject({ loses: is('abilities'), except: v.nullable(text) }),
		v.strictObject({ copies: card, over: card }),
		v.strictObject({ number: numberChanged, on: card }),
		v.strictObject({ prevent: is('damage'), left: count }),
		v.strictObject({ prevent: is('instance'), upTo: v.nullable(count) })
	])
);
const continuous = whole<ContinuousEffect>()(
	v.strictObject({
		id: count,
		from: effect,
		source: v.nullable(count),
		of: damageable,
		change,
		until: v.picklist([
			'end of turn',
			'indefinitely',
			'your next turn',
			'end of your next turn',
			'your turn ends',
			'its next recharge step',
			'this is in play'
		]),
		whose: maybe(count),
		begun: maybe(is(true)),
		once: maybe(is(true)),
		left: maybe(count),
		next: maybe(v.picklist(['roll', 'attack roll'])),
		context: maybe(context)
	})
);
const blow = v.strictObject({
	by: maybe(count),
	object: maybe(count),
	roll: maybe(count),
	item: maybe(count),
	hp: maybe(count)
});
const turn = whole<Turn>()(
	v.strictObject({
		active: count,
		phase: v.picklist(['start', 'action', 'end']),
		ending: v.boolean(),
		attackRolls: count,
		attackRollsOfOthers: maybe(v.record(text, count)),
		monsterDied: v.boolean(),
		declared: v.nullable(v.picklist(['attack', 'purchase', 'end turn'])),
		grants: maybe(v.array(v.strictObject({ on: attackOn, times: v.nullable(count) }))),
		obligations: maybe(v.array(v.strictObject({ on: attackOn, times: count, from: effect }))),
		declaredOn: maybe(attackOn),
		attacked: maybe(v.array(attackedOne)),
		rolledAgainst: maybe(v.array(v.strictObject({ player: count, target: damageable }))),
		lastAgainst: maybe(v.array(v.strictObject({ target: damageable, result: count }))),
		dealtCombatDamage: maybe(v.array(count)),
		seen: maybe(v.record(text, count)),
		history: maybe(v.record(v.picklist(REMEMBERED), count)),
		deeds: maybe(v.record(v.picklist(DEEDS), v.array(count))),
		blows: maybe(v.record(text, blow)),
		rollsMade: maybe(v.record(text, v.array(count))),
		penaltyItems: maybe(v.record(text, v.strictObject({ object: count, card }))),
		lastRolls: maybe(v.record(text, count)),
		extra: maybe(is(true))
	})
);

/** A field that a position need not have: not there, or undefined. */
const unsaid = v.optional;

/** A position as JSON: the shape of the data, not whether the game can come to it. */
export const positionSchema = whole<Position>()(
	v.strictObject({
		edition: v.picklist(EDITIONS),
		readings: v.record(text, text),
		variants: unsaid(v.record(text, v.union([is(true), count]))),
		timer: unsaid(count),
		roundRooms: unsaid(v.array(count)),
		players: v.array(playerSchema),
		slots: v.strictObject({ monster: slots, shop: slots, room: slots }),
		decks: piles,
		discards: piles,
		pool: count,
		bonusSouls: unsaid(objects),
		standingAnswers: unsaid(
			v.array(
				v.union([
					v.strictObject({ who: count, may: effect, answer: v.picklist(['yes', 'no']) }),
					v.strictObject({ who: count, order: v.array(effect) })
				])
			)
		),
		extraTurns: unsaid(v.array(count)),
		lastTurn: unsaid(count),
		rounds: unsaid(v.record(text, v.strictObject({ count, of: count }))),
		starting: unsaid(count),
		outside: v.array(card),
		stack: v.array(item),
		waiting: v.array(waiting),
		fallen: unsaid(v.array(damageable)),
		doomed: unsaid(v.array(v.array(damageable))),
		effects: v.array(continuous),
		frames: v.array(frame),
		turn,
		question: v.nullable(question),
		winning: unsaid(v.array(count)),
		winners: v.nullable(v.array(count)),
		nextId: count
	})
);
